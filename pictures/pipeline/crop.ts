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
  /** `attention` keeps the most eye-catching part. `centre` crops pictures of the same size identically. */
  position: 'attention' | 'centre';
  cacheDir: string;
}

const LARGEST_PX = Math.max(...PICTURE_WIDTHS_PX);
/** Increase when the cropping changes, to invalidate cached files. */
const CROP_VERSION = 1;

/** Returns the width in px after cropping to the ratio. */
export function croppedWidth({ width, height }: Size, [across, down]: Ratio): number {
  return Math.floor(Math.min(width, (height * across) / down));
}

/**
 * Prepares a photograph for its slot. Rotates it by its EXIF orientation, crops it to the ratio, limits it to the site's largest width,
 * converts it to lossless sRGB and removes metadata (EXIF, place, camera, author). Returns the path of the result in `cacheDir`.
 */
export async function cropPhoto(photoFile: string, slotName: string, { ratio, position, cacheDir }: CropOptions): Promise<string> {
  const photo = await readFile(photoFile);
  const recipe = JSON.stringify([CROP_VERSION, LARGEST_PX, ratio, position]);
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
