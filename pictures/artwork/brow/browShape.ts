/** Outline of a brow in face units, and the direction of its hair. */
import { clamp, mix, nth, smooth, times } from '../lib/math.ts';
import { along, type Path, type Point } from '../lib/vector.ts';

// prettier-ignore
export const BROW_TOP: Path = [[168, 296], [262, 246], [390, 196], [520, 166], [630, 156], [720, 178], [800, 232], [880, 310]];
// prettier-ignore
export const BROW_LOW: Path = [[184, 362], [280, 322], [400, 276], [520, 240], [630, 220], [714, 228], [796, 262], [880, 313]];

/** t: head to tail, k: lower edge to upper edge. */
export function inBrow(t: number, k: number): Point {
  const a = along(BROW_TOP, t);
  const b = along(BROW_LOW, t);
  return [mix(b[0], a[0], k), mix(b[1], a[1], k)];
}

/** Direction of the line of the brow, in radians. */
export function tangentAt(t: number): number {
  const a = inBrow(Math.max(0, t - 0.01), 0.5);
  const b = inBrow(Math.min(1, t + 0.01), 0.5);
  return Math.atan2(b[1] - a[1], b[0] - a[0]);
}

/** Direction of growth, in radians: upright at the head, outwards along the body. The upper rows turn down to meet the lower rows. */
export function growth(t: number, k: number): number {
  const tangent = tangentAt(t);
  const upper = smooth(0.5, 0.2, k);
  const body = tangent + mix(mix(-0.72, -0.2, Math.pow(t, 0.8)), mix(0.3, 0.1, t), upper);
  return mix(body, -1.32 + (1 - k) * 0.35, smooth(0.2, 0, t) * 0.92);
}

/** Direction of single hairs, in radians: upright at the head; along the body the lower rows rise, the upper rows fall, and both meet in the middle. */
export function flow(t: number, k: number): number {
  const rising = mix(-1.05, -0.24, Math.pow(t, 0.6));
  const falling = mix(-0.36, 0.3, smooth(0.08, 0.44, t)) * mix(1, 0.4, smooth(0.55, 1, t));
  return mix(tangentAt(t) + mix(rising, falling, smooth(0.44, 0.8, k)), -1.26 + k * 0.3, smooth(0.14, 0, t));
}

const tTable = (() => {
  let i = 0;
  return times(501, (n) => {
    while (i < 1000 && along(BROW_TOP, i / 1000)[0] < n * 2) i++;
    return i / 1000;
  });
})();

/** Density of powdered pigment at a point, 0 to `strength`. The head and the top are soft, the lower edge and the tail are crisp. */
export function powderAt(X: number, Y: number, { from, full, strength }: { from: number; full: number; strength: number }): number {
  if (X < 120 || X > 905 || Y > 420) return 0;
  const t = clamp((X - 168) / (880 - 168));
  const top = along(BROW_TOP, nth(tTable, clamp(Math.round(X / 2), 0, 500)))[1];
  const low = along(BROW_LOW, nth(tTable, clamp(Math.round(X / 2), 0, 500)))[1];
  const k = (low - Y) / Math.max(4, low - top);
  const edge = smooth(-0.1, 0.08, k) * smooth(mix(1.12, 1.02, t), mix(0.42, 0.82, t), k) * smooth(0, 30, X - 160) * smooth(892, 872, X);
  return edge * mix(0.16, 1, smooth(from, full, t)) * strength;
}
