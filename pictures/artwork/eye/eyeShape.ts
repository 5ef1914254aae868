/** The eye region as one relief: brow bone, socket, ball, lid. 1000 face units are the width of a brow plate; the nose is to the left. */
import { blend, rgb, scale, type Rgb } from '../lib/colour.ts';
import { gauss, smooth } from '../lib/math.ts';
import type { Raster, Size } from '../lib/raster.ts';
import { heightOf, type Path } from '../lib/vector.ts';
import { skin, TONES, type Tone } from '../skin/skin.ts';

// prettier-ignore
export const LASH_LINE: Path = [[238, 570], [300, 597], [400, 620], [510, 627], [620, 616], [720, 586], [804, 542]];
// prettier-ignore
const CREASE: Path = [[214, 560], [290, 533], [390, 511], [510, 503], [630, 508], [740, 528], [850, 566]];
// prettier-ignore
const BROW_BONE: Path = [[-60, 420], [120, 330], [300, 262], [480, 214], [640, 190], [780, 220], [900, 300], [1040, 400]];

/** A part of the face: left, top and width in face units. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

const lashY = heightOf(LASH_LINE);
const creaseY = heightOf(CREASE);
const boneY = heightOf(BROW_BONE);

/** A smooth max(0, x), because a corner in a relief would be a hard edge. */
const softAbove = (x: number): number => (x + Math.hypot(x, 26)) / 2;

/** Fades out the fold above the lid before both corners. Otherwise the fold and the lash line would form a lens shape. */
const foldAt = (X: number): number => smooth(270, 440, X) * smooth(815, 640, X);
const lidAt = (X: number): number => smooth(205, 330, X) * smooth(826, 690, X);

function relief(X: number, Y: number, lid: number, nose: number): number {
  const ball = Math.exp(-Math.pow((X - 525) / 310, 2) - Math.pow((Y - 540) / 170, 2));
  const inLid = lidAt(X) * lid;
  const inFold = foldAt(X) * lid;
  const c = Y - creaseY(X);
  const l = Y - lashY(X);
  let z = 0.05 * gauss(Y - boneY(X) + 6, 62) * smooth(-40, 320, X) * smooth(1120, 760, X);
  z += (0.07 * ball - 0.034 * gauss(Y - 420, 74) * gauss(X - 400, 320)) * lid;
  z += nose * Math.exp(-softAbove(X + 140) / 150) - 0.12 * Math.pow(Math.max(0, (X - 780) / 400), 2); // nose, temple
  z -= 0.02 * gauss(Math.hypot(X - 205, Y - 566), 70) * lid; // inner corner
  z += inFold * (-0.004 * gauss(c, 6) + 0.009 * smooth(6, -30, c) * gauss(c, 64)); // the fold over the lid
  z -= inLid * 0.013 * smooth(-3, 14, l) * gauss(l, 52); // the lid over the lower lid
  return z + (0.009 * gauss(l - 54, 28) * inLid - 0.024 * gauss(Y - 780, 84) * gauss(X - 430, 300) * lid);
}

/** Roundness of the nose where the two halves of a face meet, face units. */
export const NOSE_RIDGE = 120;
/** Height of the nose in side view, and height of its bridge in the middle of a whole face. */
const NOSE = 0.24;
const BRIDGE = 0.075;

export interface Fragment extends Size {
  tone: Tone;
  seed: number;
  crop: Crop;
  /** 1 draws the closed eye, 0 only the brow bone. */
  lid?: number;
  exposure?: number;
  /** Position of the middle line in face units, to show the whole face. In the crop, x = 0 is then on the nose. */
  mirror?: number;
  /** Pigment laid into the skin, in face units. */
  tint?: (colour: Rgb, X: number, Y: number) => Rgb;
}

export function faceFragment({ width, height, tone, seed, crop, lid = 1, exposure = 0, mirror, tint }: Fragment): Raster {
  const k = crop.size;
  const deep = rgb(TONES[tone][0]);
  const warmDeep = scale(deep, [1, 0.86, 0.86]);
  const across = (u: number): number => {
    const x = crop.x + u * k;
    return mirror === undefined ? x : mirror + Math.hypot(x, NOSE_RIDGE) - NOSE_RIDGE;
  };
  const bridge = (x: number): number => (mirror === undefined ? 0 : BRIDGE * gauss(x, 120));
  return skin({
    width,
    height,
    tone,
    seed,
    exposure,
    focus: [0.42, 0.45],
    relief: (u, v) => ((relief(across(u), crop.y + v * k, lid, mirror === undefined ? NOSE : 0) + bridge(crop.x + u * k)) * 1000) / k,
    tint: (c, u, v) => {
      const X = across(u);
      const Y = crop.y + v * k;
      const toCrease = Y - creaseY(X);
      const toLash = Y - lashY(X);
      const inFold = foldAt(X) * lid;
      const warm =
        inFold * (0.2 * gauss(toCrease - 5, 18) + 0.1 * gauss(toCrease - 30, 26)) + 0.16 * lidAt(X) * lid * gauss(toLash + 4, 13);
      const shaded = blend(blend(c, warmDeep, warm), deep, 0.36 * inFold * gauss(toCrease, 4.6)); // the fold itself
      return tint ? tint(shaded, X, Y) : shaded;
    },
  });
}

/** Places a drawing in face units on a plate with this crop. */
export const inCrop = (crop: Crop, body: string): string =>
  `<g transform="scale(${1000 / crop.size}) translate(${-crop.x} ${-crop.y})">${body}</g>`;
