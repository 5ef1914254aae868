/** The sun, the window it shines through, and the room as reflected in shiny objects. */
import type { Rgb } from '../lib/colour.ts';
import { clamp, mix, smooth } from '../lib/math.ts';
import { length3, type Vec } from './solids.ts';

const unit = (x: number, y: number, z: number): Vec => {
  const l = length3(x, y, z);
  return [x / l, y / l, z / l];
};
/** Direction towards the sun. */
export const SUN = unit(-0.62, 0.62, 0.62);

/** Returns the share of sunlight that passes through at s (across) and t (up) for the point p. */
export type Gobo = (s: number, t: number, p: Vec) => number;

interface Panes {
  /** Left, right, foot, head of the window. */
  s0?: number;
  s1?: number;
  t0?: number;
  t1?: number;
  bars?: readonly number[];
  rails?: readonly number[];
  soft?: number;
  dark?: number;
}
/** A window with bars. */
export const panes =
  ({ s0 = -0.9, s1 = 0.9, t0 = -0.8, t1 = 1.2, bars = [0], rails = [0.25], soft = 0.06, dark = 0.1 }: Panes): Gobo =>
  (s, t) => {
    let k =
      smooth(s0 - soft, s0 + soft, s) * smooth(s1 + soft, s1 - soft, s) * smooth(t0 - soft, t0 + soft, t) * smooth(t1 + soft, t1 - soft, t);
    for (const bar of bars) k *= smooth(0.02, 0.02 + soft * 1.3, Math.abs(s - bar));
    for (const rail of rails) k *= smooth(0.02, 0.02 + soft * 1.3, Math.abs(t - rail));
    return mix(dark, 1, k);
  };

/** A round-headed window. */
export const archedWindow =
  (
    s0: number,
    half: number,
    foot: number,
    top: number,
    { bars = [0], soft = 0.06, dark = 0.1 }: Pick<Panes, 'bars' | 'soft' | 'dark'> = {},
  ): Gobo =>
  (s, t) => {
    const x = Math.abs(s - s0);
    const d = t > top ? Math.hypot(x, t - top) - half : Math.max(x - half, foot - t);
    let k = smooth(soft, -soft, d);
    for (const bar of bars) k *= smooth(0.018, 0.018 + soft * 1.2, Math.abs(s - s0 - bar));
    k *= smooth(0.018, 0.018 + soft * 1.2, Math.abs(t - top));
    return mix(dark, 1, k);
  };

/** A warm room, a bright window on the left, a dark floor. */
export function roomSeenInBrass([x, y, z]: Vec): Rgb {
  const up = smooth(-0.5, 0.9, y);
  const window = smooth(0.42, 0.68, -x * 0.8 + y * 0.35) * smooth(-0.4, 0, z + 0.3) * 2.1;
  return [0.22 + 0.62 * up + window, 0.18 + 0.56 * up + window * 0.93, 0.15 + 0.49 * up + window * 0.82];
}

/** The far side of the room, with its window. */
export function roomSeenInMirror(x: number, y: number): Rgb {
  const window =
    smooth(-0.38, -0.33, x) *
    smooth(0.04, -0.01, x) *
    smooth(-0.18, -0.13, y) *
    smooth(0.44, 0.39, y) *
    (Math.abs(x + 0.17) < 0.01 || Math.abs(y - 0.16) < 0.008 ? 0.5 : 1);
  const g = smooth(-0.5, 0.6, y) * 0.2;
  return [0.5 + g + window * 0.7, 0.43 + g + window * 0.66, 0.36 + g * 0.9 + window * 0.58];
}

/** Converts linear light to 0-255 with soft highlight compression, so that linen does not clip to white. */
export function toScreen(c: Rgb, grain: number): Rgb {
  const tone = (v: number): number => {
    const x = v < 0.5 ? v : 0.5 + 0.5 * (1 - Math.exp(-(v - 0.5) / 0.5));
    return 255 * clamp(x) ** (1 / 2.2) + grain;
  };
  return [tone(c[0]), tone(c[1]), tone(c[2])];
}
