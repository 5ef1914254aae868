/** Both closed eyes and brows as one wide strip, lit from one side. */
import { browDrawing, type BrowHair, type Technique } from '../brow/brow.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import type { Tone } from '../skin/skin.ts';
import { faceFragment, inCrop, onHalf } from './eyeShape.ts';

export interface FaceStrip extends Size {
  tone: Tone;
  technique: Technique;
  hair: BrowHair;
  seed?: number;
  /** Top of the strip in face units. */
  top?: number;
}

export async function faceStrip({ width, height, tone, technique, hair, seed = 5, top = 70 }: FaceStrip): Promise<Raster> {
  const crop = { x: -1100, y: top, size: 2160 };
  const image = faceFragment({ width, height, tone, seed, crop, whole: true });
  const half = (side: 'left' | 'right', lashes: number, seedOfBrow: number): string => {
    const { strokes, assemble } = browDrawing({ technique, hair, eye: true, lashes, side: seedOfBrow });
    return onHalf(side, assemble(strokes));
  };
  return overlay(image, inCrop(crop, half('left', 5, 3) + half('right', 9, 0)), [1000, (1000 * height) / width]);
}
