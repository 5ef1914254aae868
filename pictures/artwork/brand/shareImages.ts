import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp, { type Sharp } from 'sharp';

import { facts } from '../../../src/site/facts.ts';
import { svgDocument } from '../lib/raster.ts';
import { markLines, MARK_BOX } from './mark.ts';
import type { SetWords } from './wordmark.ts';

interface PageShare {
  name: string;
  /** Up to two lines. */
  title: readonly string[];
  plate: string;
  /** The part of the plate shown in the arch, as a position of the library sharp. */
  cut: 'centre' | 'north' | 'south' | 'east' | 'west';
}

/** One image for each landing page (`share` in src/content/). */
const shares: readonly PageShare[] = [
  { name: 'permanent-makeup', title: ['Permanent', 'makeup'], plate: 'service-permanent-makeup', cut: 'centre' },
  { name: 'led-light', title: ['LED light', 'therapy'], plate: 'led-red', cut: 'centre' },
  { name: 'brows-lashes', title: ['Brows', '& lashes'], plate: 'brows-lamination', cut: 'centre' },
  { name: 'skin-pen', title: ['Skin pen', 'microneedling'], plate: 'skin-needling', cut: 'centre' },
  { name: 'microblading', title: ['Microblading', 'in Dubai'], plate: 'pair-microblading-after', cut: 'centre' },
  { name: 'microblading-dubai', title: ['Microblading', 'hair by hair'], plate: 'brows-lamination', cut: 'north' },
  { name: 'lip-blush', title: ['Lip blush', 'in Dubai'], plate: 'lip-hero', cut: 'south' },
];

const ROOT = join(import.meta.dirname, '../../..');
const SIZE = { width: 1200, height: 630 };
const ARCH = { left: 708, top: 96, width: 396, height: 534 };

/** Draws public/share/<name>.jpg, 1200 x 630, on porcelain: the page's name on the left, its plate in a framed arch on the right. */
export async function pageShareImages(words: SetWords): Promise<void> {
  const folder = join(ROOT, 'public/share');
  await mkdir(folder, { recursive: true });
  for (const share of shares) await (await compose(share, words)).toFile(join(folder, `${share.name}.jpg`));
}

async function compose({ title, plate, cut }: PageShare, words: SetWords): Promise<Sharp> {
  const radius = ARCH.width / 2;
  const arch = `<path d="M0 ${ARCH.height}V${radius}a${radius} ${radius} 0 0 1 ${ARCH.width} 0v${ARCH.height}Z" fill="#fff"/>`;
  const picture = await sharp(join(ROOT, 'pictures/plates', `${plate}.webp`))
    .resize(ARCH.width, ARCH.height, { fit: 'cover', position: cut })
    .composite([
      {
        input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${ARCH.width}" height="${ARCH.height}">${arch}</svg>`),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  const frame = radius + 14;
  const lines = svgDocument(
    SIZE,
    `<path d="M${ARCH.left - 14} 630V${ARCH.top - 14 + frame}a${frame} ${frame} 0 0 1 ${2 * frame} 0V630" fill="none" stroke="#B48E58" stroke-width="1.5"/><path d="M96 470H252" stroke="#B48E58" stroke-width="1.5"/>`,
  );
  const heading = await Promise.all(title.map((text) => words({ text, font: 'cormorant', size: 92, colour: '#4A1F28' })));
  const name = await words({ text: facts.studioName, font: 'cormorant', size: 40, colour: '#241A1B' });
  const place = await words({ text: 'DUBAI MARINA', font: 'figtree', size: 19, colour: '#7A5A2B', spacing: 3 });
  return sharp({ create: { ...SIZE, channels: 3, background: '#FBF8F4' } })
    .composite([
      { input: picture, left: ARCH.left, top: ARCH.top },
      { input: lines },
      { input: svgDocument({ width: 30, height: 41 }, markLines('#B48E58', 1.1), MARK_BOX), left: 96, top: 96 },
      { input: name, left: 144, top: 100 },
      ...heading.map((input, line) => ({ input, left: 94, top: 236 + line * 98 })),
      { input: place, left: 96, top: 500 },
    ])
    .jpeg({ quality: 86, mozjpeg: true });
}
