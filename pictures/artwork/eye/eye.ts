/** The closed eye: lid, lash line, lashes and optional liner. */
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { stroke } from '../lib/vector.ts';
import type { Tone } from '../skin/skin.ts';
import { faceFragment, inCrop, LASH_LINE, type Crop } from './eyeShape.ts';
import { lashes, type Lashes } from './lashes.ts';
import { LINERS, type Liner } from './liners.ts';

const FILTERS =
  '<defs><filter id="soft"><feGaussianBlur stdDeviation=".6"/></filter><filter id="cast" filterUnits="userSpaceOnUse" x="0" y="300" width="1000" height="700"><feGaussianBlur stdDeviation="6"/></filter></defs>';

/** SVG in face units. */
export function closedEye({
  liner = 'bare',
  seed = 4,
  density = 1,
  length = 1,
}: Pick<Lashes, 'seed' | 'density' | 'length'> & { liner?: Liner }): string {
  const shadow = lashes({ seed, density: density * 0.6, length, colour: '#5a2f22' });
  const rim = stroke(LASH_LINE, { width: 4, profile: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t), fill: '#3a1f1a', opacity: 0.78 });
  return `${FILTERS}<g filter="url(#cast)" opacity=".26" transform="translate(6 12)">${shadow}</g><g filter="url(#soft)">${rim}${LINERS[liner]()}${lashes({ seed, density, length })}</g>`;
}

export interface Eye extends Size {
  tone: Tone;
  liner: Liner;
  seed?: number;
  crop?: Crop;
  density?: number;
  length?: number;
}
const EYE_CROP: Crop = { x: 140, y: 252, size: 805 };

export async function eye({ width, height, tone, liner, seed = 22, crop = EYE_CROP, density = 0.92, length = 0.94 }: Eye): Promise<Raster> {
  const image = faceFragment({ width, height, tone, seed, crop });
  return overlay(image, inCrop(crop, closedEye({ liner, density, length })), [1000, (1000 * height) / width]);
}
