/** Silk. Folds fan out from a gathered point. The height field is lit with two soft lights and a woven sheen. */
import { addLight, lighten, ramp, type Rgb } from '../lib/colour.ts';
import { clamp, fbm, hash, mix, noise, smooth } from '../lib/math.ts';
import { field, paint, sampleColour, slope, type Raster, type Size } from '../lib/raster.ts';

interface Cloth {
  stops: readonly (readonly [number, string])[];
  sheen: Rgb;
  spec: number;
}
const SILKS = {
  ivory: {
    stops: [
      [0, '#6f5443'],
      [0.3, '#b39a86'],
      [0.55, '#dccbbb'],
      [0.78, '#f1e7dc'],
      [1, '#fffbf5'],
    ],
    sheen: [70, 66, 60],
    spec: 0.5,
  },
  oxblood: {
    stops: [
      [0, '#10040a'],
      [0.28, '#2c0d16'],
      [0.52, '#4a1a25'],
      [0.76, '#6f2c37'],
      [1, '#9c5a60'],
    ],
    sheen: [104, 68, 68],
    spec: 0.5,
  },
  petal: {
    stops: [
      [0, '#7d473d'],
      [0.3, '#bb8678'],
      [0.55, '#dcb3a5'],
      [0.78, '#efd6cb'],
      [1, '#fdf1ea'],
    ],
    sheen: [86, 74, 68],
    spec: 0.55,
  },
  seaglass: {
    stops: [
      [0, '#0c1e1d'],
      [0.3, '#244644'],
      [0.55, '#4a716e'],
      [0.78, '#86a6a1'],
      [1, '#c6d8d4'],
    ],
    sheen: [70, 80, 78],
    spec: 0.5,
  },
} as const satisfies Record<string, Cloth>;
export type SilkColour = keyof typeof SILKS;

export interface Silk extends Size {
  colour: SilkColour;
  seed: number;
  folds?: number;
  /** Where the cloth is gathered, in picture widths. */
  knot?: readonly [number, number];
  sway?: number;
  /** Steepness of the folds. */
  relief?: number;
  /** Pixels per computed point. */
  sample?: number;
  /** Visible extent of cloth: larger values give smaller folds. */
  span?: number;
  /** Position in the loop, 0 to 1. During the loop the cloth moves and a light sweeps over the cloth. */
  phase?: number;
}

function heightAt(u: number, v: number, { seed, folds = 5.2, knot = [-0.25, -0.3], sway = 1.5, phase }: Silk): number {
  const turn = phase === undefined ? 0 : phase * Math.PI * 2;
  const drift = phase === undefined ? 0 : 1;
  const dx = u - knot[0];
  const dy = v - knot[1];
  const r = Math.hypot(dx, dy);
  const w1 = fbm(u * 0.9 + seed + drift * 0.1 * Math.cos(turn), v * 0.9 + drift * 0.1 * Math.sin(turn), 2, seed);
  const w2 = fbm(u * 1.7 + 9 + drift * 0.12 * Math.sin(turn), v * 1.7 + seed, 2, seed + 5);
  const angle = Math.atan2(dy, dx) + w1 * sway + 0.22 * Math.sin(r * 2.6 + seed + drift * 0.14 * Math.sin(turn));
  const wave = angle * folds + w2 * 2.4;
  const ridge = Math.sqrt(0.012 + Math.sin(wave) ** 2);
  const fine = Math.sqrt(0.02 + Math.sin(wave * 2.3 + w1 * 7 + 1.3) ** 2);
  const alive = smooth(-0.22, 0.2, fbm(u * 1.3 + 4, v * 1.3 + seed * 2, 2, seed + 9));
  const spread = Math.pow(r, 0.8);
  return spread * (0.115 * ridge * mix(0.55, 1, alive) + 0.036 * fine * (1 - alive * 0.6)) * (6 / folds) * 0.9 + 0.05 * w2 * spread;
}

const KEY: Rgb = [-0.55, -0.5, 0.67];
const FILL: Rgb = [0.75, 0.3, 0.58];
const HALFWAY_LENGTH = Math.hypot(KEY[0], KEY[1], KEY[2] + 1);

export function silk(cloth: Silk): Raster {
  const { width, height, colour, relief = 1, sample = 2, span = 1, phase } = cloth;
  const { stops, sheen, spec } = SILKS[colour];
  const tone = ramp(stops);
  const grid = { width: Math.ceil(width / sample) + 4, height: Math.ceil(height / sample) + 4 };
  const unit = grid.width - 4;
  const z = field(grid, (x, y) => heightAt((x / unit) * span, (y / unit) * span, cloth) / span);
  const small = paint(grid, (x, y) => {
    const [sx, sy] = slope(z, grid, x, y);
    const nx0 = -sx * unit * relief * 1.25;
    const ny0 = -sy * unit * relief * 1.25;
    const l = Math.hypot(nx0, ny0, 1);
    const nx = nx0 / l;
    const ny = ny0 / l;
    const nz = 1 / l;
    const key = clamp(nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
    const fill = clamp(nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
    const half = clamp((nx * KEY[0] + ny * KEY[1] + nz * (KEY[2] + 1)) / HALFWAY_LENGTH);
    const front = clamp((nx * 0.4 + ny * 0.2 + nz * 1.5) / 1.565);
    const u = x / grid.width;
    const v = y / grid.height;
    const sweep = phase === undefined ? 0 : 0.1 * Math.exp(-Math.pow((u + v * 0.6 - ((phase * 2.6 + 0.4) % 2.6) + 0.5) / 0.24, 2));
    const body = tone(clamp(0.03 + key * 0.74 + fill * 0.14 + 0.05 * nz - 0.1 * (u + v - 0.8) + sweep));
    const shine = (half ** 26 * 0.75 + half ** 90 * 0.5 + front ** 40 * 0.12 + (1 - nz) ** 2 * 0.18) * spec;
    return addLight(body, sheen, shine + sweep * half * 1.4);
  });
  return paint(cloth, (x, y) => {
    const weave = (noise(x / 1.4, y / 9, 5) - 0.5) * 2 + (hash(x, y, 8) - 0.5) * 2;
    return lighten(sampleColour(small, x / sample + 2, y / sample + 2), weave);
  });
}
