/** The closed eye: lid, lash line, lashes and optional liner. */
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { blur, blurDefs, stroke, type Path } from '../lib/vector.ts';
import type { Tone } from '../skin/skin.ts';
import { faceFragment, inCrop, LASH_LINE, type Crop } from './eyeShape.ts';
import { lashes, type Lashes } from './lashes.ts';
import { LINERS, type Liner } from './liners.ts';

/** The lid's edge runs on towards the nose, and beyond the outer corner. */
// prettier-ignore
const CORNERS: readonly Path[] = [[[290, 592], [252, 579], [224, 573], [198, 577]], [[740, 594], [800, 566], [834, 556], [870, 560]]];

/** SVG in face units. */
export function closedEye({
  liner = 'bare',
  seed = 4,
  density = 1,
  length = 1,
}: Pick<Lashes, 'seed' | 'density' | 'length'> & { liner?: Liner }): string {
  const grown = lashes({ seed, density, length });
  const rim = stroke(LASH_LINE, { width: 3.6, profile: (t) => 0.25 + 0.75 * Math.sin(Math.PI * t), fill: '#3a1f1a', opacity: 0.7 });
  const roots = stroke(LASH_LINE, { width: 11, fill: '#3a1f1a', opacity: 0.4 });
  const corners = CORNERS.map((points) => stroke(points, { width: 7, fill: '#6e3d2d', opacity: 0.42 })).join('');
  return `<defs>${blurDefs([0.6, 3, 6])}</defs><g ${blur(3)}>${corners}${roots}</g><g ${blur(6)} opacity=".2" transform="translate(5 13)">${grown}</g><g ${blur(0.6)}>${rim}${LINERS[liner]()}${grown}</g>`;
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
  return overlay(image, inCrop(crop, closedEye({ liner, seed, density, length })), [1000, (1000 * height) / width]);
}
