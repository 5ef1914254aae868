/** Seeded randomness and smooth noise. The same seed gives the same skin, which before/after pairs rely on. */

export const clamp = (x: number, lo = 0, hi = 1): number => (x < lo ? lo : x > hi ? hi : x);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const gauss = (x: number, sigma: number): number => Math.exp(-(x * x) / (2 * sigma * sigma));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns 0 at `lo` and 1 at `hi`, eased at both ends. `hi` may be smaller than `lo`. */
export function smooth(lo: number, hi: number, x: number): number {
  const t = clamp((x - lo) / (hi - lo));
  return t * t * (3 - 2 * t);
}

/**
 * Returns the item at `index`.
 * @throws Error when the list is shorter.
 */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}

/** Creates `n` items, each from its index. */
export const times = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

export type Random = () => number;

/** mulberry32: numbers from 0 up to 1. */
export function rng(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number from 0 to 1, always the same for the same pair of whole numbers. */
export function hash(x: number, y: number, seed = 0): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296;
}

/** Value noise with quintic easing, 0 to 1. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = hash(xi, yi, seed);
  const b = hash(xi + 1, yi, seed);
  const c = hash(xi, yi + 1, seed);
  const d = hash(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

/** Fractal noise centred on 0, about -.5 to .5. Every octave is rotated, which hides the lattice. */
export function fbm(x: number, y: number, octaves = 4, seed = 0): number {
  let sum = 0;
  let amplitude = 0.5;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * (noise(px, py, seed + i) - 0.5);
    const turned = px * 1.62 - py * 1.21;
    py = px * 1.21 + py * 1.62;
    px = turned;
    amplitude *= 0.5;
  }
  return sum;
}
