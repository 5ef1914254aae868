/** Brows. The natural hair uses the same seed at every stage, so a technique only adds to this hair. */
import { closedEye } from '../eye/eye.ts';
import { faceFragment, inCrop, type Crop } from '../eye/eyeShape.ts';
import { blend, blendHex, rgb } from '../lib/colour.ts';
import { clamp, mix, noise, smooth } from '../lib/math.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import type { Tone } from '../skin/skin.ts';
import { bladeStrokes, type Blade } from './bladeStrokes.ts';
import { browHairs } from './browHairs.ts';
import { browMap } from './browMap.ts';
import { powderAt } from './browShape.ts';
import { nanoStrokes, type Nano } from './nanoStrokes.ts';

/** Natural hair and pigment in three colourings. */
const COLOURS = {
  light: { natural: ['#8a6a52', '#775843', '#94745a'], pigment: ['#6f4d39', '#7d5a44', '#5f4131'], powder: '#6f4d39' },
  dark: { natural: ['#4c3428', '#5d4233', '#3d2a21'], pigment: ['#3f2a20', '#4d3428', '#33211a'], powder: '#3f2a20' },
  ink: { natural: ['#2b1d18', '#3a2720', '#231714'], pigment: ['#261913', '#33221b', '#1d130f'], powder: '#261913' },
} as const;
/** Microblading heals softer than hair. */
const healed = (pigment: string): string => blendHex(pigment, '#9a6f58', 0.4);
export type BrowHair = keyof typeof COLOURS;

interface Recipe {
  /** The share of the natural hair that stays visible. */
  natural: number;
  /** True to let the rows of the natural hair meet in the middle. */
  meets?: boolean;
  /** Width of a natural hair. */
  hair?: number;
  nano?: Omit<Nano, 'colours'>;
  blade?: Omit<Blade, 'colours'>;
  powder?: { from: number; full: number; strength: number };
}
const TECHNIQUES = {
  before: { natural: 1 },
  /** The natural hair under `microblading`. */
  sparse: { natural: 1, meets: true },
  microblading: { natural: 1, meets: true, blade: { seed: 61, width: 3.1, gap: 12, opacity: [0.6, 0.85] } },
  /** The natural hair under `nano`. */
  fine: { natural: 0.6, hair: 1.7, meets: true },
  nano: {
    natural: 0.6,
    hair: 1.7,
    meets: true,
    nano: { n: 520, seed: 62, length: 68, width: 1.6, opacity: [0.5, 0.86] },
    powder: { from: 0.1, full: 0.7, strength: 0.1 },
  },
  ombre: { natural: 0.8, powder: { from: 0, full: 0.62, strength: 0.92 } },
  hybrid: {
    natural: 1,
    meets: true,
    blade: { seed: 63, width: 2.8, gap: 8, opacity: [0.5, 0.8] },
    powder: { from: 0.18, full: 0.72, strength: 0.6 },
  },
} as const satisfies Record<string, Recipe>;
export type Technique = keyof typeof TECHNIQUES;

const stipple = (X: number, Y: number, seed: number): number =>
  smooth(0.2, 0.85, noise(X / 2.2, Y / 2.2, seed)) * 0.55 + 0.35 * noise(X / 1.3, Y / 1.3, seed + 2);

export interface Brow extends Size {
  tone: Tone;
  technique: Technique;
  hair: BrowHair;
  crop?: Crop;
  seed?: number;
  map?: boolean;
  /** True to draw the closed eye below the brow. Otherwise only the brow bone is modelled. */
  eye?: boolean;
  exposure?: number;
}
/** The brow alone, in the middle of a 5:4 plate. */
export const BROW_CROP: Crop = { x: 74, y: -110, size: 900 };
/** Brow and closed eye on a 4:5 plate. */
export const FACE_CROP: Crop = { x: 30, y: -190, size: 950 };

/**
 * Returns the parts of the drawing in face units; `strokes` is in drawing order, for the video. `lashes` and `side` are seeds: `side` varies
 * the hairs of a face's second brow.
 */
export function browDrawing({
  technique,
  hair,
  map = false,
  eye = false,
  lashes = 4,
  side = 0,
}: Pick<Brow, 'technique' | 'hair' | 'map' | 'eye'> & { lashes?: number; side?: number }) {
  const recipe: Recipe = TECHNIQUES[technique];
  const { meets = false, hair: width = 2.6 } = recipe;
  const colours = COLOURS[hair];
  const natural = browHairs({
    n: Math.round(150 * recipe.natural),
    seed: 31 + side,
    length: 56,
    width,
    colours: colours.natural,
    opacity: [0.5, 0.85],
    jitter: meets ? 0.36 : 0.5,
    spread: [0.1, 0.86],
    curve: 0.14,
    meets,
    region: (t, k) => mix(0.95, 0.4, smooth(0.55, 0.9, t)) * (k > 0.2 ? 1 : 0.5),
  }).join('');
  const strokes = recipe.blade
    ? bladeStrokes({ colours: colours.pigment.map(healed), ...recipe.blade })
    : recipe.nano
      ? nanoStrokes({ colours: colours.pigment, ...recipe.nano, seed: recipe.nano.seed + side })
      : [];
  const assemble = (drawn: readonly string[]): string =>
    `<defs><filter id="in"><feGaussianBlur stdDeviation=".7"/></filter><filter id="hs"><feGaussianBlur stdDeviation="3"/></filter></defs><g filter="url(#in)">${drawn.join('')}</g><g opacity=".25" filter="url(#hs)" transform="translate(2 5)">${natural}</g>${natural}${eye ? closedEye({ seed: lashes, density: 0.85, length: 0.84 }) : ''}${map ? browMap() : ''}`;
  return { strokes, assemble };
}

export function browSkin(
  { width, height, tone, technique, hair, seed = 5, crop = BROW_CROP, eye = false, exposure = 0 }: Brow,
  pigment = 1,
): Raster {
  const recipe: Recipe = TECHNIQUES[technique];
  const powder = recipe.powder;
  const colour = rgb(COLOURS[hair].powder);
  const image = { width, height, tone, seed, crop, lid: eye ? 1 : 0, exposure };
  if (!powder) return faceFragment(image);
  return faceFragment({
    ...image,
    tint: (c, X, Y) => {
      const d = powderAt(X, Y, powder) * pigment;
      return d > 0.002 ? blend(c, colour, clamp(d * (0.28 + stipple(X, Y, seed + 40) * 0.85))) : c;
    },
  });
}

export async function brow(plate: Brow): Promise<Raster> {
  const { strokes, assemble } = browDrawing({ ...plate, lashes: plate.seed ?? 9 });
  return overlay(browSkin(plate), inCrop(plate.crop ?? BROW_CROP, assemble(strokes)), [1000, (1000 * plate.height) / plate.width]);
}
