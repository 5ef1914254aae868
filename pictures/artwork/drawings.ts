/** Writes the pages' SVG drawings in which each hair is computed:  node drawings.ts */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { brow } from './drawings/brow.ts';
import { browTools } from './drawings/browTools.ts';
import { lashFringe } from './drawings/lashFringe.ts';
import { lashLine } from './drawings/lashLine.ts';
import { divider, singleStroke, strokeMark } from './drawings/strokes.ts';
import { treatmentFiles } from './drawings/treatments.ts';
import { tintMask } from './lips/tintMask.ts';

const files = {
  ...under('browsLanding/drawings', { ...browTools(), ...treatmentFiles(), 'lash-line': lashLine() }),
  ...under('browsLashes', { 'lash-fringe': lashFringe() }),
  ...under('lipBlush', { mouth: tintMask() }),
  ...under('microblading/drawings', {
    divider: divider(1296, 150),
    'divider-short': divider(440, 54),
    'single-stroke': singleStroke(),
    'strokes-1': strokeMark(1),
    'strokes-2': strokeMark(2),
    'strokes-3': strokeMark(3),
  }),
  ...under('microbladingNew', { brow: brow() }),
};

for (const [path, svg] of Object.entries(files)) {
  await writeFile(fileURLToPath(new URL(`../../src/pages/${path}.svg`, import.meta.url)), `${svg}\n`);
}

function under(folder: string, drawings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, svg]) => [`${folder}/${name}`, svg]));
}
