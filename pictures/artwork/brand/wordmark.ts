import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &.,';
const WEIGHT = 500;
/** Variable fonts have the family name of their lightest weight. The comma prevents "Light" from being parsed as a weight. */
const FAMILIES = { cormorant: 'Cormorant Light,', figtree: 'Figtree Light,' } as const;

export interface Words {
  text: string;
  font: keyof typeof FAMILIES;
  /** px */
  size: number;
  colour: string;
  /** Letter spacing, px. */
  spacing?: number;
}
/** Renders text as a PNG with a transparent background. */
export type SetWords = (words: Words) => Promise<Buffer>;

/** Makes the site's fonts available while `use` runs: weight 500, as TrueType, which the renderer can read. */
export async function withFonts(use: (set: SetWords) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'atelier-words-'));
  const file = (font: Words['font']): string => join(folder, `${font}.ttf`);
  try {
    for (const font of ['cormorant', 'figtree'] as const) {
      const pack = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
      const source = await readFile(join(pack, 'files', `${font}-latin-wght-normal.woff2`));
      await writeFile(file(font), await subsetFont(source, LETTERS, { targetFormat: 'truetype', variationAxes: { wght: WEIGHT } }));
    }
    await use(({ text, font, size, colour, spacing = 0 }) => {
      const markup = `<span foreground="${colour}" letter_spacing="${Math.round(spacing * 1024)}">${text.replaceAll('&', '&amp;')}</span>`;
      // at 72 dots per inch a point is a pixel
      return sharp({ text: { text: markup, font: `${FAMILIES[font]} ${size}`, fontfile: file(font), rgba: true, dpi: 72 } })
        .png()
        .toBuffer();
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
