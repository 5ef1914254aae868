import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { PICTURE_WIDTHS_PX } from '../../src/lib/picture.ts';
import { cached } from './variants.ts';

type Ratio = readonly [width: number, height: number];

interface Size {
  width: number;
  height: number;
}

interface CropOptions {
  ratio: Ratio;
  /** `attention` keeps what draws the eye; `centre` cuts two pictures of one size alike. */
  position: 'attention' | 'centre';
  cacheDir: string;
}

const LARGEST_PX = Math.max(...PICTURE_WIDTHS_PX);
/** Raised when the cropping changes: old cache entries are not found any more. */
const CROPPING = 1;

/** How many px of width are left of a picture once it is cut to the ratio. */
export function croppedWidth({ width, height }: Size, [across, down]: Ratio): number {
  return Math.floor(Math.min(width, (height * across) / down));
}

/**
 * Makes the source of a slot from a photograph: turned upright as its EXIF says, cut to the ratio, at most as wide as the largest size
 * of the site, in sRGB, lossless, with no metadata (no EXIF, place, camera, author). Gives the path of the file in `cacheDir`.
 */
export async function cropPhoto(photoFile: string, slotName: string, { ratio, position, cacheDir }: CropOptions): Promise<string> {
  const photo = await readFile(photoFile);
  const recipe = JSON.stringify([CROPPING, LARGEST_PX, ratio, position]);
  const hash = createHash('sha256').update(photo).update(recipe).digest('hex').slice(0, 10);
  const file = join(cacheDir, `${slotName}-${hash}-photo.webp`);
  await cached(file, async () => {
    const { autoOrient } = await sharp(photo).metadata();
    const width = Math.min(LARGEST_PX, croppedWidth(autoOrient, ratio));
    const height = Math.round((width * ratio[1]) / ratio[0]);
    const cut = sharp(photo).autoOrient().resize({ width, height, fit: 'cover', position }).flatten({ background: '#ffffff' });
    return cut.webp({ lossless: true, effort: 1 }).toBuffer();
  });
  return file;
}
