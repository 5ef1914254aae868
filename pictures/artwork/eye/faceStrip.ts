/** Both closed eyes and brows as one wide strip, lit from one side. */
import { browDrawing, type BrowHair, type Technique } from '../brow/brow.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import type { Tone } from '../skin/skin.ts';
import { faceFragment, NOSE_RIDGE } from './eyeShape.ts';

/** Half of the strip's width in face units; the nose is in the middle. */
const HALF = 1080;
/** Position of the middle line in face units. */
const MIDDLE = 60;
/** How far the roundness of the nose pushes the eyes outwards. */
const PUSH = NOSE_RIDGE - (NOSE_RIDGE * NOSE_RIDGE) / 1400;

export interface FaceStrip extends Size {
  tone: Tone;
  technique: Technique;
  hair: BrowHair;
  seed?: number;
  /** Top of the strip in face units. */
  top?: number;
}

export async function faceStrip({ width, height, tone, technique, hair, seed = 5, top = 70 }: FaceStrip): Promise<Raster> {
  const image = faceFragment({ width, height, tone, seed, crop: { x: -HALF, y: top, size: HALF * 2 }, mirror: MIDDLE });
  const { strokes, assemble } = browDrawing({ technique, hair, eye: true });
  const side = assemble(strokes);
  const scale = 1000 / (HALF * 2);
  const body = `<g transform="scale(${scale}) translate(${HALF} ${-top})"><g transform="translate(${PUSH - MIDDLE} 0)">${side}</g><g transform="scale(-1 1) translate(${PUSH - MIDDLE} 0)">${side}</g></g>`;
  return overlay(image, body, [1000, (1000 * height) / width]);
}
