/** The mouth as three curves and a relief with two cushions, a philtrum, and fine creases that follow the form. */
import { clamp, fbm, gauss, mix, noise, nth, smooth, times } from '../lib/math.ts';
import type { Path, Point } from '../lib/vector.ts';

export interface Mouth {
  /** Distance from the middle to a corner, as a fraction of the plate's width. */
  half: number;
  upper: number;
  lower: number;
  /** Depth of the cupid's bow. */
  bow: number;
}

export const MOUTHS = {
  even: { half: 0.315, upper: 1, lower: 1, bow: 0 },
  full: { half: 0.312, upper: 1.16, lower: 1.14, bow: -0.006 },
  heart: { half: 0.295, upper: 1.12, lower: 1.04, bow: 0.014 },
  fine: { half: 0.325, upper: 0.84, lower: 0.88, bow: 0.002 },
} as const satisfies Record<string, Mouth>;
export type MouthName = keyof typeof MOUTHS;

type Curve = 'top' | 'seam' | 'low';
const CX = 0.5;
const N = 400;

function table(pairs: Path, x: number): number {
  for (let i = 1; i < pairs.length; i++) {
    const b = nth(pairs, i);
    if (x > b[0]) continue;
    const a = nth(pairs, i - 1);
    return mix(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
  }
  return nth(pairs, pairs.length - 1)[1];
}

/** Smooths a table of points once, to remove corners. */
function smoothed(pairs: Path): number[] {
  const raw = times(N + 1, (i) => table(pairs, i / N));
  const soft = raw.map((_, i) => {
    let sum = 0;
    let weight = 0;
    for (let j = -48; j <= 48; j++) {
      const m = Math.abs(i + j);
      const g = gauss(j, 8 + 14 * smooth(20, 90, i));
      sum += nth(raw, m > N ? 2 * N - m : m) * g;
      weight += g;
    }
    return sum / weight;
  });
  const tail = nth(soft, N);
  return soft.map((y, i) => y - tail * smooth(N * 0.7, N, i));
}

// prettier-ignore
const CURVES: Record<Curve, number[]> = {
  top: smoothed([[0, -0.098], [0.06, -0.104], [0.13, -0.126], [0.2, -0.13], [0.3, -0.115], [0.5, -0.078], [0.75, -0.034], [0.92, -0.008], [1, 0]]),
  seam: smoothed([[0, 0.013], [0.1, 0.009], [0.22, 0.002], [0.4, 0.007], [0.7, 0.006], [1, 0]]),
  low: smoothed([[0, 0.158], [0.2, 0.154], [0.4, 0.136], [0.6, 0.1], [0.8, 0.052], [0.93, 0.016], [1, 0]]),
};

/** A point in or around the mouth. `rim` is the distance to the outline, `gap` the distance to the seam. `t` runs from the top down. */
export interface Place {
  x: number;
  y: number;
  inside: 'upper' | 'lower' | null;
  t: number;
  rim: number;
  gap: number;
}
const FAR = 9;

/** A mouth at a height of the plate (`cy`, in plate widths). */
export function mouthAt(form: Mouth, cy: number) {
  const curve = (name: Curve, x: number): number => {
    const a = Math.min(1, Math.abs(x)) * N;
    const i = Math.min(N - 1, Math.floor(a));
    const list = CURVES[name];
    const y = mix(nth(list, i), nth(list, i + 1), a - i) * (1 + 0.02 * x); // slight asymmetry
    if (name === 'seam') return y;
    return name === 'low' ? y * form.lower : y * form.upper + form.bow * gauss(x, 0.085);
  };

  function locate(u: number, v: number): Place {
    const x = (u - CX) / form.half;
    const y = v - cy;
    if (Math.abs(x) >= 1) return { x, y, inside: null, t: 0, rim: FAR, gap: FAR };
    const top = curve('top', x);
    const seam = curve('seam', x);
    const low = curve('low', x);
    if (y < top) return { x, y, inside: null, t: 0, rim: top - y, gap: FAR };
    if (y > low) return { x, y, inside: null, t: 0, rim: y - low, gap: FAR };
    return y < seam
      ? { x, y, inside: 'upper', t: (y - top) / Math.max(0.002, seam - top), rim: y - top, gap: seam - y }
      : { x, y, inside: 'lower', t: (y - seam) / Math.max(0.002, low - seam), rim: low - y, gap: y - seam };
  }

  /** Outline or seam point at x from -1 to 1, in thousandths of the plate's width. */
  const point = (name: Curve, x: number): Point => [1000 * (CX + x * form.half), 1000 * (cy + curve(name, x))];
  return { locate, point, form, cy };
}
export type MouthField = ReturnType<typeof mouthAt>;

/** Fine lines fan out from the middle and fade towards the rim. */
export function creases(p: Place, seed: number): number {
  const fan = p.x * (1 + 0.3 * (p.inside === 'lower' ? p.t : 1 - p.t));
  const warped = fan + fbm(fan * 4, p.y * 14, 2, seed) * 0.05;
  return (noise(warped * 34, p.y * 9, seed) - 0.5) * 0.8 + (noise(warped * 78, p.y * 16, seed + 3) - 0.5) * 0.5;
}

export function mouthRelief(mouth: MouthField, u: number, v: number, seed: number): number {
  const p = mouth.locate(u, v);
  const X = p.x;
  const y = p.y;
  const corner = smooth(1, 0.82, Math.abs(X));
  let z = -0.1 * Math.pow(Math.abs(u - CX) * 1.6, 2) - 0.05 * Math.pow(y * 1.6, 2);
  z += 0.0075 * (gauss(Math.abs(X) - 0.19, 0.085) - 0.9 * gauss(X, 0.11)) * smooth(-0.09, -0.16, y) * smooth(-0.46, -0.14, y); // philtrum
  z += -0.02 * gauss(y - 0.205 * mouth.form.lower, 0.04) * gauss(X, 0.38) + 0.03 * gauss(y - 0.37, 0.1) * gauss(X, 0.6); // dip under the lip, chin
  z += -0.008 * gauss(Math.abs(X) - 1.05, 0.12) * gauss(y - 0.004, 0.05);
  if (!p.inside) return z + (p.rim < FAR ? 0.0075 * Math.exp(-p.rim / 0.012) * corner : 0);
  const fade = Math.sqrt(1 - X * X);
  const cushion =
    p.inside === 'upper'
      ? 0.042 * Math.pow(Math.sin(Math.PI * Math.pow(p.t, 0.8) * 0.93), 0.75) * fade + 0.02 * gauss(X, 0.16) * Math.sin(Math.PI * p.t)
      : 0.066 * Math.pow(Math.sin(Math.PI * (0.1 + Math.pow(p.t, 0.92) * 0.9)), 1.12) * fade +
        0.007 * gauss(Math.abs(X) - 0.3, 0.2) * Math.sin(Math.PI * p.t);
  const line = 0.02 * Math.exp(-p.gap / 0.006) * smooth(1, 0.9, Math.abs(X));
  return z + 0.0075 * corner + cushion + creases(p, seed) * 0.0023 * Math.sin(Math.PI * clamp(p.t)) * fade - line;
}
