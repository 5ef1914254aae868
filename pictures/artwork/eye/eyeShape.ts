/** The eye region as one relief: brow bone, socket, ball, lid. 1000 face units are the width of a brow plate; the nose is to the left. */
import { blend, rgb, scale, type Rgb } from '../lib/colour.ts';
import { gauss, mix, radians, smooth } from '../lib/math.ts';
import type { Raster, Size } from '../lib/raster.ts';
import { heightOf, type Path } from '../lib/vector.ts';
import { skin, TONES, type Tone } from '../skin/skin.ts';

// prettier-ignore
export const LASH_LINE: Path = [[238, 572], [300, 600], [400, 624], [510, 633], [620, 625], [720, 600], [808, 562]];
/** Leaves the inner corner, runs above the lid and hangs over the outer corner. */
// prettier-ignore
export const CREASE: Path = [[206, 556], [264, 533], [340, 512], [440, 494], [550, 483], [650, 481], [745, 491], [828, 519], [925, 574]];
// prettier-ignore
const BROW_BONE: Path = [[-60, 420], [120, 330], [300, 262], [480, 214], [640, 190], [780, 220], [900, 300], [1040, 400]];

/** A part of the face: left, top and width in face units. */
export interface Crop {
  x: number;
  y: number;
  size: number;
  /** Turns the plate's view around its own middle, in degrees clockwise. */
  turn?: number;
}

const lashY = heightOf(LASH_LINE);
const creaseY = heightOf(CREASE);
const boneY = heightOf(BROW_BONE);

/** A smooth max(0, x), because a corner in a relief would be a hard edge. */
const softAbove = (x: number): number => (x + Math.hypot(x, 26)) / 2;

/** Height of the nose beside a brow without an eye. */
const NOSE = 0.24;
/** Middle line of the face, face units. */
const MIDDLE = -62;

/** Depth of the fold above the lid. Soft at the inner corner and the middle, deepest above the outer corner. */
const foldAt = (X: number): number => smooth(200, 310, X) * smooth(925, 800, X) * mix(0.36, 1, smooth(430, 730, X));
const lidAt = (X: number): number => smooth(205, 330, X) * smooth(826, 690, X);

/** Height of the nose at a distance from the middle line of the face: wide between the brows, narrow between the eyes, higher further down. */
function noseAt(middle: number, Y: number): number {
  const wide = mix(250, 132, smooth(120, 540, Y)) + 34 * smooth(560, 900, Y);
  const high = mix(0.05, 0.17, smooth(140, 540, Y)) + 0.05 * smooth(520, 960, Y);
  return high / (1 + Math.pow(Math.abs(middle) / wide, 2.6));
}

function relief(X: number, Y: number, lid: number, middle: number): number {
  const c = Y - creaseY(X);
  const l = Y - lashY(X);
  const inLid = lidAt(X) * lid;
  let z = 0.05 * gauss(Y - boneY(X) + 6, 62) * smooth(-40, 320, X) * smooth(1120, 760, X);
  z -= 0.12 * Math.pow(Math.max(0, (X - 780) / 400), 2); // temple
  if (lid === 0) return z + NOSE * Math.exp(-softAbove(X + 140) / 150);
  const ball = Math.exp(-Math.pow((X - 522) / 270, 2) - Math.pow((Y - 548) / 138, 2));
  z += 0.094 * ball + noseAt(middle, Y);
  z -= 0.04 * gauss(Y - 425, 66) * gauss(X - 330, 250); // hollow between the brow bone and the eye
  z -= 0.026 * gauss(Math.hypot(X - 205, (Y - 562) * 1.1), 62); // inner corner
  z += foldAt(X) * (0.0105 * smooth(12, -28, c) * gauss(c, 60) - 0.004 * gauss(c - 3, 9)); // the fold rolls over the lid
  z -= inLid * 0.013 * smooth(-3, 14, l) * gauss(l, 52); // the lid over the lower lid
  return z + 0.009 * gauss(l - 54, 28) * inLid - 0.024 * gauss(Y - 780, 84) * gauss(X - 430, 300);
}

/** Where the two halves of a whole face meet, face units. */
const SEAM = 60;
/** Roundness of the nose there, face units. */
const NOSE_RIDGE = 120;
/** No face is symmetrical: width of a half, and how much lower it sits. */
const LEFT = { wide: 0.96, lower: 9 };
const RIGHT = { wide: 1, lower: 0 };

/** Places a drawing of a half in face units, with x = 0 on the nose. */
export const onHalf = (side: 'left' | 'right', body: string): string => {
  const { wide, lower } = side === 'left' ? LEFT : RIGHT;
  const push = NOSE_RIDGE - (NOSE_RIDGE * NOSE_RIDGE) / 1400 - SEAM;
  return `<g transform="translate(0 ${lower}) scale(${side === 'left' ? -wide : wide} 1) translate(${push} 0)">${body}</g>`;
};

export interface Fragment extends Size {
  tone: Tone;
  seed: number;
  crop: Crop;
  /** 1 draws the closed eye, 0 only the brow bone. */
  lid?: number;
  exposure?: number;
  /** True to show both halves of the face. In the crop, x = 0 is then on the nose. */
  whole?: boolean;
  /** Pigment laid into the skin, in face units. */
  tint?: (colour: Rgb, X: number, Y: number) => Rgb;
}

export function faceFragment({ width, height, tone, seed, crop, lid = 1, exposure = 0, whole = false, tint }: Fragment): Raster {
  const k = crop.size;
  const deep = rgb(TONES[tone][0]);
  const warm = scale(rgb(TONES[tone][1]), [1, 0.9, 0.84]);
  const tall = height / width / 2;
  const cos = Math.cos(radians(crop.turn ?? 0));
  const sin = Math.sin(radians(crop.turn ?? 0));
  const at = (u: number, v: number): readonly [X: number, Y: number, middle: number] => {
    const x = crop.x + (0.5 + (u - 0.5) * cos + (v - tall) * sin) * k;
    const y = crop.y + (tall - (u - 0.5) * sin + (v - tall) * cos) * k;
    if (!whole) return [x, y, x - MIDDLE];
    const { wide, lower } = x < 0 ? LEFT : RIGHT;
    const round = Math.hypot(x / wide, NOSE_RIDGE) - NOSE_RIDGE;
    return [SEAM + round, y - lower * smooth(0, 260, Math.abs(x)), x];
  };
  return skin({
    width,
    height,
    tone,
    seed,
    exposure: exposure - 0.03 * lid,
    focus: [0.42, 0.45],
    relief: (u, v) => {
      const [X, Y, middle] = at(u, v);
      return (relief(X, Y, lid, middle) * 1000) / k;
    },
    tint: (c, u, v) => {
      const [X, Y] = at(u, v);
      const toCrease = Y - creaseY(X);
      const toLash = Y - lashY(X);
      const inLid = lidAt(X) * lid;
      const fold = foldAt(X) * lid;
      const between = inLid * smooth(-10, 40, toCrease) * smooth(10, -30, toLash);
      const rosy = fold * 0.5 * gauss(toCrease - 10, toCrease < 10 ? 16 : 40) + 0.12 * between + inLid * 0.4 * gauss(toLash + 4, 16);
      const second = 0.09 * gauss(toCrease + 4 + (X - 480) * 0.06, 3.4) * smooth(500, 680, X) * smooth(880, 780, X) * lid;
      const line = fold * 0.4 * gauss(toCrease, toCrease < 0 ? 3.6 : 9) + second;
      const shaded = blend(blend(c, warm, rosy), deep, line);
      return tint ? tint(shaded, X, Y) : shaded;
    },
  });
}

/** Places a drawing in face units on a plate with this crop. `tall` is the plate's height in thousandths of its width. */
export const inCrop = (crop: Crop, body: string, tall = 0): string =>
  `<g transform="rotate(${crop.turn ?? 0} 500 ${tall / 2}) scale(${1000 / crop.size}) translate(${-crop.x} ${-crop.y})">${body}</g>`;
