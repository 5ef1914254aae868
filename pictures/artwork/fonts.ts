// `npm run fonts`: creates the site's three font subsets from the packages. The results are committed.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const punctuation = '\u00A0–—‘’“”•·…©×→←';
/** Western European letters, for names typed into fields. Headlines do not need them. */
const latin1 = Array.from({ length: 96 }, (_, index) => String.fromCharCode(160 + index)).join('') + 'ŒœŠšŽžŸ€™';

const files = [
  {
    package: '@fontsource-variable/cormorant',
    source: 'cormorant-latin-wght-normal.woff2',
    target: 'cormorant.woff2',
    text: `${ascii}${punctuation}é`,
    wght: { min: 500, max: 600 },
  },
  {
    package: '@fontsource-variable/cormorant',
    source: 'cormorant-latin-wght-italic.woff2',
    target: 'cormorant-italic.woff2',
    text: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 &+.,:?‘’“”–-\u00A0',
    wght: 500,
  },
  {
    package: '@fontsource-variable/figtree',
    source: 'figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    text: ascii + punctuation + latin1,
    wght: { min: 400, max: 600 },
  },
];

for (const file of files) {
  const source = join(dirname(require.resolve(`${file.package}/package.json`)), 'files', file.source);
  const font = await subsetFont(await readFile(source), file.text, {
    targetFormat: 'woff2',
    variationAxes: { wght: file.wght },
    keepFeatures: ['kern', 'liga', 'lnum', 'tnum', 'pnum', 'ccmp', 'mark', 'locl'],
  });
  await writeFile(new URL(`../../src/ui/fonts/${file.target}`, import.meta.url), font);
  console.log(`${file.target} ${(font.length / 1024).toFixed(1)} KB`);
}
