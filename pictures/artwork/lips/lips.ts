/** Lips on the lower face, from the nose to the chin. Every look tints the same mouth with its own edge, evenness and gloss. */
import { addLight, blend, rgb, scale, type Rgb } from '../lib/colour.ts';
import { clamp, fbm, gauss, mix, smooth } from '../lib/math.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { skin, TONES, type Tone } from '../skin/skin.ts';
import { lipMap } from './lipMap.ts';
import { lipLines, mouthAt, MOUTHS, type Mouth, type MouthName, type Place } from './mouth.ts';

/** Natural lip colours, before any tint. */
const BARE: Record<Tone, string> = {
  porcelain: '#CC8F86',
  ivory: '#C6877D',
  sand: '#C08177',
  honey: '#AF7165',
  umber: '#8E5448',
  espresso: '#6F4138',
};

interface LipLook {
  /** The skin's own colour when missing. */
  tint?: string;
  /** How strongly the tint covers the natural colour. */
  amount: number;
  /** Softness of the outline. */
  edge: number;
  gloss: number;
  /** How even the colour is. */
  even: number;
}

const LIP_LOOKS = {
  natural: { amount: 0, edge: 0.09, gloss: 0.16, even: 0.35 },
  pale: { amount: 0.3, edge: 0.13, gloss: 0.12, even: 0.15 },
  dark: { tint: '#643B42', amount: 0.6, edge: 0.1, gloss: 0.13, even: 0 },
  blush: { tint: '#B0525A', amount: 0.7, edge: 0.06, gloss: 0.22, even: 0.8 },
  rose: { tint: '#AC4857', amount: 0.78, edge: 0.06, gloss: 0.22, even: 0.85 },
  mauve: { tint: '#93414E', amount: 0.74, edge: 0.06, gloss: 0.18, even: 0.85 },
  nude: { tint: '#B66455', amount: 0.74, edge: 0.07, gloss: 0.18, even: 0.85 },
  coral: { tint: '#C75A4C', amount: 0.7, edge: 0.07, gloss: 0.22, even: 0.8 },
  berry: { tint: '#7C2A3A', amount: 0.74, edge: 0.06, gloss: 0.18, even: 0.85 },
  neutralised: { tint: '#B25A53', amount: 0.8, edge: 0.06, gloss: 0.18, even: 0.85 },
  velvet: { tint: '#7E2230', amount: 0.92, edge: 0.04, gloss: 0.04, even: 0.95 },
} as const satisfies Record<string, LipLook>;
export type LipLookName = keyof typeof LIP_LOOKS;

export interface Lips extends Size {
  tone: Tone;
  look: LipLookName;
  mouth: MouthName;
  /** Distance from the middle to a corner, as a fraction of the plate's width. */
  half?: number;
  /** Height of the seam as a share of the plate's height. */
  level?: number;
  map?: boolean;
  /** True to let the colour fade before the corners, for a tint that a page adds. */
  faded?: boolean;
  /** A second look that replaces the first look from the left. `progress` runs from 0 to 1 across the mouth. */
  filling?: { look: LipLookName; progress: number };
}

const DEEP: Rgb = [0.56, 0.37, 0.38];
const SEAM: Rgb = [0.27, 0.15, 0.17];
const LIT: Rgb = [1.22, 1.36, 1.36];

/** Share of the second look at a point of the mouth (x from -1 to 1), with a slightly uneven border. */
export function filledAt(x: number, y: number, progress: number, seed: number): number {
  const front = mix(-1.3, 1.3, progress);
  return smooth(front + 0.14, front - 0.14, x + fbm(x * 3, y * 7, 2, seed) * 0.22);
}

/** The face around the mouth: nose, philtrum, folds, chin. */
function face({ x, y, rim }: Place, far: number): number {
  const n = y + far;
  const side = Math.abs(x);
  let z = -0.055 * x * x - 0.025 * y * y;
  const ridges = gauss(x - 0.21, 0.1) + gauss(x + 0.21, 0.1) - 0.9 * gauss(x, 0.12);
  z += 0.017 * ridges * smooth(-0.26, -0.42, y) * smooth(-0.95, -0.55, y); // philtrum
  const tip = 0.16 * gauss(x, 0.24) * gauss(n + 1.25, 0.2) + 0.12 * gauss(x, 0.32) * smooth(-0.9, -2.1, n);
  const wings = 0.11 * gauss(side - 0.45, 0.13) * gauss(n + 1.17, 0.19);
  z += tip + wings + 0.06 * gauss(x, 0.1) * gauss(n + 1.02, 0.13);
  z -= 0.016 * gauss(side - 1.2 - 0.3 * (n + 0.5), 0.16) * smooth(0.25, -0.35, n) * smooth(-1.9, -0.9, n); // fold beside the nose
  z -= 0.08 * gauss(y - 0.74, 0.15) * gauss(x, 0.5); // under the lip
  z += 0.12 * gauss(y - 1.2, 0.33) * gauss(x, 0.62); // chin
  z -= 0.4 * smooth(1.2, 2.7, y + 0.2 * x * x);
  z -= 0.014 * gauss(side - 1.06, 0.11) * gauss(y - 0.05, 0.18); // corners
  return z + 0.012 * gauss(rim + 0.02, 0.045) * smooth(0.9, 0.3, side) * smooth(0.1, -0.1, y); // the pale line around the lips
}

/** Both lips roll outwards and meet in the groove of the seam. */
export function cushions(p: Place, lines: number): number {
  const { x, upper, lower, beneath } = p;
  const width = Math.sqrt(Math.max(0, 1 - x * x));
  const roll = Math.pow(Math.sin(Math.PI * Math.pow(upper, 0.95)), 1.5);
  const above = (0.085 * roll + 0.05 * smooth(0, 0.85, upper)) * width + 0.03 * gauss(x, 0.15) * Math.sin(Math.PI * upper ** 1.4);
  const belly = Math.pow(Math.sin(Math.PI * (0.1 + 0.9 * lower * (1.15 - 0.15 * lower))), 1.15);
  const below = 0.16 * belly * width + 0.014 * (gauss(x - 0.3, 0.19) + gauss(x + 0.3, 0.19)) * belly;
  const fine = lines * 0.0026 * Math.min(1, p.rim / 0.08) * width;
  const rounded = mix(1, smooth(0, 0.06, p.rim), smooth(0.65, 0.95, Math.abs(x)));
  return (mix(above, below, smooth(-0.03, 0.03, beneath)) + fine - 0.018 * gauss(beneath, 0.035)) * rounded;
}

export async function lips(plate: Lips): Promise<Raster> {
  const { width, height, tone, look, mouth: name, half = 0.33, level = 0.5, map = false, faded = false, filling } = plate;
  const rounded = !faded;
  const form: Mouth = MOUTHS[name];
  const { seed, width: wide = 1, lines: depth = 1, nose = 0 } = form;
  const mouth = mouthAt(form);
  const size = half * wide;
  const middle = (level * height) / width;
  const near = (u: number, v: number): Place => mouth.locate((u - 0.5) / size, (v - middle) / size);
  const first: LipLook = LIP_LOOKS[look];
  const second: LipLook = LIP_LOOKS[filling?.look ?? look];
  const natural = rgb(BARE[tone]);
  const colour = (l: LipLook): Rgb => blend(natural, rgb(l.tint ?? TONES[tone][2]), l.amount);
  const [from, to] = [colour(first), colour(second)];
  const shadow = rgb(TONES[tone][0]);
  const image = skin({
    width,
    height,
    tone,
    seed,
    pores: 0.8,
    mottle: 0.75,
    focus: [0.42, level - 0.06],
    relief: (u, v) => {
      const p = near(u, v);
      const z = face(p, nose);
      return size * (p.lip ? z + cushions(p, lipLines(p, seed) * depth) * smooth(1.02, 0.74, Math.abs(p.x)) : z);
    },
    tint: (under, u, v, lit) => {
      const p = near(u, v);
      const { x, y } = p;
      const share = filling ? filledAt(x, y, filling.progress, seed) : 0;
      const lerp = (key: 'edge' | 'even'): number => mix(first[key], second[key], share);
      const pigment = blend(from, to, share);
      const uneven = 1 - lerp('even');
      let c = blend(under, blend(shadow, [90, 30, 24], 0.3), nostrils(p, nose));
      c = blend(c, pigment, gauss(Math.min(0, p.rim), 0.05) * 0.2 * smooth(1, 0.8, Math.abs(x)));
      c = scale(c, addLight([1, 1, 1], [-0.15, -0.21, -0.22], gauss(y - 0.62, 0.11) * gauss(x, 0.46)));
      const soft = lerp('edge') * (1 + uneven * fbm(x * 5, y * 5, 2, seed + 2) * 1.6);
      const cover =
        smooth(-soft * 0.5, soft * 1.1, p.rim) * (rounded ? smooth(0.995, 0.925, Math.abs(x)) : smooth(1.01, 0.84, Math.abs(x)));
      const patch = fbm(x * 3.2, y * 4.4, 3, seed + 5) * uneven;
      const light = clamp(
        lit * 1.1 -
          0.2 * (smooth(0, 0.9, p.upper) * smooth(0.03, -0.03, p.beneath) + smooth(0.4, 1, p.lower)) +
          lipLines(p, seed) * 0.07 * depth +
          0.14 * gauss(p.lower - 0.3, 0.15) * gauss(x + 0.12, 0.34),
      );
      const deep = scale(pigment, DEEP);
      const body =
        light < 0.56
          ? blend(deep, pigment, smooth(0, 0.56, light) * 0.5 + (light / 0.56) * 0.5)
          : blend(pigment, scale(pigment, LIT), (light - 0.56) / 0.44);
      c = blend(c, addLight(body, [34, 27, 27], patch), cover * (0.95 - uneven * 0.16));
      const ends = smooth(0.98, 0.83, Math.abs(x));
      const thick = mix(rounded ? 0.028 : 0.02, 0.012, Math.abs(x)) * (1 + 0.4 * gauss(x, 0.2));
      c = blend(c, deep, Math.exp(-Math.abs(p.beneath) / 0.055) * 0.42 * ends);
      const shade = rounded
        ? 0.28 * gauss(p.corner, 0.06) * smooth(1.03, 0.95, Math.abs(x))
        : (0.5 * gauss(p.corner, 0.045) + 0.08 * gauss(p.corner, 0.1)) * smooth(1.07, 0.97, Math.abs(x));
      c = scale(c, addLight([1, 1, 1], [-0.4, -0.5, -0.5], shade));
      return blend(c, scale(pigment, SEAM), Math.exp(-((p.beneath / thick) ** 2)) * (rounded ? 0.62 : 0.85) * ends);
    },
    gloss: (u, v) => {
      const p = near(u, v);
      if (!p.lip) return 0;
      const share = filling ? filledAt(p.x, p.y, filling.progress, seed) : 0;
      return (
        mix(first.gloss, second.gloss, share) *
        (p.lip === 'lower' ? 1 : 0.4) *
        clamp(0.8 + lipLines(p, seed) * 0.8) *
        smooth(0.01, 0.08, p.rim) *
        smooth(0.03, 0.08, Math.abs(p.beneath))
      );
    },
  });
  return map ? overlay(image, lipMap(mouth, 1000 * size, 1000 * middle), [1000, (1000 * height) / width]) : image;
}

/** Darkness of the nostrils and of the shadow that the nose casts. */
function nostrils({ x, y }: Place, far: number): number {
  const n = y + far;
  const a = Math.abs(x) - 0.25;
  const b = n + 1.01 - a * 0.18;
  return 0.5 * smooth(1, 0, Math.hypot(a / 0.18, b / 0.09)) + 0.14 * gauss(n + 0.86, 0.12) * gauss(x - 0.08, 0.36);
}
