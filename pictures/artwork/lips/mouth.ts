/** The shapes of mouths, and positions on or around them. Unit: half the mouth's width. */
import { clamp, fbm, noise, smooth, times } from '../lib/math.ts';
import { heightOf, type Path } from '../lib/vector.ts';

export interface Mouth {
  seed: number;
  /** Distance between the corners, relative to the plate's mouth. */
  width?: number;
  /** Fullness of each lip. */
  upper?: number;
  lower?: number;
  /** Depth of the cupid's bow as a share of the upper lip, and the distance of its peaks from the middle. */
  bow?: number;
  peak?: number;
  /** How far the fullness reaches towards the corners, from -1 to 1. */
  square?: number;
  /** Lift of the corners, and the difference between right and left. */
  lift?: number;
  lean?: number;
  /** Shift of the middle, as when the head is turned slightly. */
  turn?: number;
  /** Waves of the seam: 0 is a straight line. */
  wave?: number;
  /** Additional distance of the nose. */
  nose?: number;
  /** Depth of the fine lines. */
  lines?: number;
  /** True for rounder corners. */
  soft?: true;
}

// prettier-ignore
export const MOUTHS = {
  even: { seed: 71, lean: 0.03 },
  full: { seed: 72, upper: 1.2, lower: 1.14, square: 0.3, bow: 0.17, lean: -0.04, turn: 0.02, wave: 1.2, nose: -0.04 },
  fine: { seed: 73, width: 1.05, upper: 0.74, lower: 0.78, bow: 0.18, square: 0.1, lift: 0.05, lean: 0.05, wave: 0.6, lines: 1.25, nose: 0.06 },
  heart: { seed: 74, width: 0.92, upper: 1.12, lower: 1.06, bow: 0.34, peak: 0.19, square: -0.25, lean: 0.04, wave: 1.5, nose: -0.05 },
  broad: { seed: 75, width: 1.1, upper: 1.06, lower: 1.16, square: 0.55, bow: 0.12, peak: 0.26, lean: -0.05, turn: -0.03, lines: 1.15, nose: -0.03 },
  small: { seed: 76, width: 0.86, upper: 0.98, lower: 1.2, square: 0.15, bow: 0.3, peak: 0.23, lean: 0.05, wave: 1.3, lines: 0.7, nose: 0.03 },
  pout: { seed: 77, width: 0.97, upper: 0.9, lower: 1.3, square: 0.35, bow: 0.24, lift: -0.02, turn: 0.04, lean: -0.03, wave: 0.8, lines: 0.6, nose: 0.07 },
  level: { seed: 78, width: 1.08, upper: 0.92, lower: 0.92, bow: 0.1, peak: 0.28, square: 0.45, lean: 0.06, wave: 0.5, lines: 1.2, nose: 0.02 },
  smile: { seed: 79, width: 1.12, upper: 0.8, lower: 0.9, bow: 0.2, square: 0.2, lift: 0.1, turn: -0.03, lean: -0.05, wave: 0.7 },
  arched: { seed: 80, upper: 1.3, lower: 0.98, bow: 0.26, peak: 0.25, square: -0.05, lift: -0.03, lean: 0.04, turn: -0.04, wave: 1.4, nose: 0.08 },
  round: { seed: 81, width: 0.95, upper: 1.1, lower: 1.1, bow: 0.15, peak: 0.2, square: 0.5, lift: 0.03, lean: -0.06, turn: 0.04, lines: 0.8, nose: -0.02 },
  calm: { seed: 82, width: 0.98, upper: 1.02, lower: 1.06, bow: 0.13, peak: 0.22, square: 0.42, lift: 0.02, lean: 0.03, lines: 0.8, soft: true },
  rested: { seed: 84, width: 1.02, upper: 0.98, lower: 1.12, bow: 0.16, peak: 0.23, square: 0.35, lift: 0.03, lean: -0.04, turn: 0.03, wave: 0.8, lines: 0.75, nose: 0.04, soft: true },
  quiet: { seed: 83, width: 0.94, upper: 0.94, lower: 1.14, bow: 0.17, peak: 0.21, square: 0.4, lift: 0.03, lean: 0.04, turn: -0.02, wave: 1.1, lines: 0.6, soft: true },
} as const satisfies Record<string, Mouth>;
export type MouthName = keyof typeof MOUTHS;

type Edge = 'top' | 'seam' | 'low';
const SAMPLES = 1600;

/** A position in or around a mouth. */
export interface Place {
  x: number;
  y: number;
  lip: 'upper' | 'lower' | null;
  /** Position on each lip, from its upper to its lower edge. */
  upper: number;
  lower: number;
  /** Distance to the outline, positive inside. */
  rim: number;
  /** Distance below the seam. */
  beneath: number;
  /** Distance to the nearer corner. */
  corner: number;
}

export function mouthAt(form: Mouth) {
  const { seed, upper = 1, lower = 1, bow = 0.22, peak = 0.22, square = 0, lift = 0, lean = 0, turn = 0, wave = 1, soft = false } = form;
  const reach = 2 ** square;
  // prettier-ignore
  const halves: Record<Edge, Path> = {
    top: [[0, 1 - bow], [0.28 * peak, 1 - 0.88 * bow], [0.62 * peak, 1 - 0.38 * bow], [peak, 1], [peak + 0.13, 0.93], [0.52, 0.74], [0.68, 0.52], [0.83, 0.345], [0.94, 0.26], [1, 0.23]]
      .map(([x = 0, h = 0]) => [x, -0.33 * upper * (x > peak ? h ** (1 / reach) : h)]),
    seam: [[0, 0.036], [0.08, 0.031], [0.19, 0.006], [0.33, -0.008], [0.5, 0.004], [0.7, 0.012], [0.88, 0.002], [1, -0.008]]
      .map(([x = 0, h = 0]) => [x, h * wave]),
    low: [[0, 1], [0.12, 0.994], [0.28, 0.936], [0.45, 0.826], [0.62, 0.65], [0.78, 0.457], [0.9, 0.298], [1, 0.213]]
      .map(([x = 0, h = 0]) => [x, 0.47 * lower * h ** (1 / reach)]),
  };
  const table = (edge: Edge, index: number): number[] => {
    const side = (s: 1 | -1): Path =>
      halves[edge].map(([x, y]) => [
        s * x,
        y * (1 + s * lean * smooth(0, edge === 'low' ? 0.9 : 0.35, x)) + 0.02 * fbm(s * x * 1.7, index, 1, seed),
      ]);
    const height = heightOf([...side(-1).slice(1).toReversed(), ...side(1)]);
    return times(SAMPLES + 1, (i) => height((2 * i) / SAMPLES - 1));
  };
  const [tops, seams, lows] = [table('top', 1), table('seam', 2), table('low', 3)] as const;
  const at = (list: readonly number[], x: number): number => {
    const i = ((clamp(x, -1, 1) + 1) / 2) * SAMPLES;
    const k = Math.min(SAMPLES - 1, Math.floor(i));
    return (list[k] ?? 0) + ((list[k + 1] ?? 0) - (list[k] ?? 0)) * (i - k);
  };
  /** Heights of the three edges. Both lips end in a small round corner. */
  const edges = (x: number): Record<Edge, number> => {
    const seam = at(seams, x);
    const round = Math.sqrt(Math.max(0, 1 - Math.abs(x) ** (soft ? 5 : 10)));
    return { top: seam + (at(tops, x) - seam) * round, seam, low: seam + (at(lows, x) - seam) * round };
  };

  function locate(px: number, py: number): Place {
    const x = px - turn * (1 - px * px);
    const y = py + lift * Math.min(x * x, 1.3);
    const { top, seam, low } = edges(x);
    const steep = (edge: 'top' | 'low'): number => {
      const rise = (edges(x + 0.02)[edge] - edges(x - 0.02)[edge]) / 0.04;
      return Math.sqrt(1 + Math.min(rise * rise, 1.5) * smooth(1, 0.8, Math.abs(x)));
    };
    const beyond = Math.max(0, Math.abs(x) - 1);
    const rim = Math.min((y - top) / steep('top'), (low - y) / steep('low')) - beyond;
    const beneath = y - seam;
    return {
      x,
      y,
      lip: rim < 0 ? null : beneath < 0 ? 'upper' : 'lower',
      upper: clamp((y - top) / Math.max(0.02, seam - top)),
      lower: clamp(beneath / Math.max(0.02, low - seam)),
      rim,
      beneath,
      corner: Math.hypot(0.96 - Math.abs(x), beneath - 0.01),
    };
  }

  /** The point of an edge at x from -1 to 1. */
  const point = (edge: Edge, x: number): readonly [number, number] => [x + turn * (1 - x * x), edges(x)[edge] - lift * x * x];
  return { locate, point, peak };
}
export type MouthField = ReturnType<typeof mouthAt>;

/** Fine lines from the seam to the border: short, uneven in depth and distance. Negative in a line. */
export function lipLines({ x, y, lip, upper, lower, beneath }: Place, seed: number): number {
  if (!lip) return 0;
  const away = lip === 'lower' ? lower : 1 - upper;
  const fan = x * (1 - 0.16 * away) + fbm(x * 4, y * 1.6, 3, seed) * 0.09;
  const crease = (n: number): number => Math.pow(1 - Math.abs(2 * n - 1), 4);
  const patch = smooth(-0.14, 0.2, fbm(x * 3.4, y * 4, 2, seed + 9));
  const broad = crease(noise(fan * 16, y * 1.7, seed));
  const fine = crease(noise(fan * 34, y * 3, seed + 3));
  const soft = noise(fan * 13, y * 1.5, seed + 5) - 0.5;
  return smooth(0, 0.06, Math.abs(beneath)) * (soft * 0.5 - broad * 0.32 * patch - fine * 0.35 * (1.2 - patch));
}
