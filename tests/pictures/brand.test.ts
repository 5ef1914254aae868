import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawBrand } from '../../pictures/brand.ts';
import { testFolder } from '../support/serve.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const ICONS = ['favicon.svg', 'favicon-32.png', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
const WORDS = { left: 80, top: 90, width: 600, height: 300 };
const ARCH = { left: 760, top: 320, width: 330, height: 300 };

test('a changed name reaches the manifest and the share images; icons and pictures stay', async () => {
  const folder = await testFolder();
  await mkdir(join(folder, 'share'));
  await drawBrand('Layla & Noor', folder);

  for (const icon of ICONS) expect(await readFile(join(folder, icon)), icon).toEqual(await readFile(join(PUBLIC, icon)));
  const manifest = JSON.parse(await readFile(join(folder, 'site.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'Layla & Noor', short_name: 'Layla & Noor', icons: [{}, {}, {}] });
  for (const image of ['share.jpg', 'share/lip-blush.jpg']) {
    expect(await difference(image, WORDS), image).toBeGreaterThan(2);
    expect(await difference(image, ARCH), image).toBeLessThan(1);
  }

  /** Mean difference between the drawn and the committed image, 0 to 255. */
  async function difference(image: string, part: typeof WORDS): Promise<number> {
    const { width, height } = await sharp(join(folder, image)).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    const [drawn, committed] = await Promise.all(
      [folder, PUBLIC].map((place) => sharp(join(place, image)).extract(part).greyscale().raw().toBuffer()),
    );
    return (
      (drawn ?? Buffer.of()).reduce((sum, value, at) => sum + Math.abs(value - (committed?.[at] ?? 0)), 0) / (part.width * part.height)
    );
  }
});
