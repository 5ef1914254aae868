/**
 * Draws plates into pictures/plates/<slot>.webp.
 *   node render.ts            all
 *   node render.ts team- led  only slots that begin with team- or led
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { toSharp } from './lib/raster.ts';
import { plates } from './plates/plates.ts';

const FOLDER = fileURLToPath(new URL('../plates/', import.meta.url));
const WEBP_QUALITY = 92;

const wanted = process.argv.slice(2);
const names = Object.keys(plates).filter((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
if (names.length === 0) throw new Error(`No slot begins with ${wanted.join(' or ')}. Known: ${Object.keys(plates).join(', ')}`);

await mkdir(FOLDER, { recursive: true });
for (const name of names) {
  const draw = plates[name];
  if (!draw) continue;
  const started = performance.now();
  const file = await toSharp(await draw())
    .webp({ quality: WEBP_QUALITY, effort: 5, smartSubsample: true })
    .toFile(`${FOLDER}${name}.webp`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${name}: ${file.width} x ${file.height}, ${Math.round(file.size / 1024)} KB, ${seconds} s`);
}
