/**
 * Solids as signed distance fields: each returns the distance from a point to its surface. Units: about a metre; y is up,
 * z points to the viewer.
 */
import { clamp, fbm, mix } from '../lib/math.ts';
import { heightOf, type Path, type Point } from '../lib/vector.ts';

export type Vec = readonly [number, number, number];
export type Solid = (x: number, y: number, z: number) => number;

export const length2 = (a: number, b: number): number => Math.sqrt(a * a + b * b);
export const length3 = (a: number, b: number, c: number): number => Math.sqrt(a * a + b * b + c * c);

/** Centre, half sizes, radius of the edges. */
export const box =
  ([cx, cy, cz]: Vec, [hx, hy, hz]: Vec, r = 0.02): Solid =>
  (x, y, z) => {
    const a = Math.abs(x - cx) - hx + r;
    const b = Math.abs(y - cy) - hy + r;
    const c = Math.abs(z - cz) - hz + r;
    return length3(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - r;
  };

export const ball =
  ([cx, cy, cz]: Vec, r: number): Solid =>
  (x, y, z) =>
    length3(x - cx, y - cy, z - cz) - r;

/** Upright cylinder: centre, radius, half height, radius of the edges. */
export const rod =
  ([cx, cy, cz]: Vec, r: number, h: number, e = 0.01): Solid =>
  (x, y, z) => {
    const a = length2(x - cx, z - cz) - r + e;
    const b = Math.abs(y - cy) - h + e;
    return Math.min(Math.max(a, b), 0) + length2(Math.max(a, 0), Math.max(b, 0)) - e;
  };

/** A rounded bar from a to b. */
export function capsule(a: Vec, b: Vec, r0: number, r1 = r0): Solid {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const l = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const t = clamp(((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / l);
    return length3(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - mix(r0, r1, t);
  };
}

export const egg =
  ([cx, cy, cz]: Vec, [rx, ry, rz]: Vec): Solid =>
  (x, y, z) => {
    const a = (x - cx) / rx;
    const b = (y - cy) / ry;
    const c = (z - cz) / rz;
    const k = length3(a, b, c);
    const g = length3(a / rx, b / ry, c / rz);
    return g < 1e-6 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / g;
  };

/** Number of samples of a turned profile, high enough that the slope shows no steps. */
const PROFILE_STEPS = 1400;
/** Beyond this distance a turned form is replaced by its bounding cylinder. */
const CYLINDER_MARGIN = 0.46;

/** A form turned on a wheel. The profile lists [height, radius] from the foot up. The lip is rounded by `lip`. */
export function turned([cx, base, cz]: Vec, profile: Path, { scale = 1, lip = 0.012 } = {}): Solid {
  const scaled = profile.map(([y, r]): Point => [y * scale, r * scale]);
  const radiusAt = heightOf(scaled, 120);
  const first = scaled[0]?.[0] ?? 0;
  const last = scaled[scaled.length - 1]?.[0] ?? 1;
  const radii = Float64Array.from({ length: PROFILE_STEPS + 2 }, (_, i) => radiusAt(mix(first, last, Math.min(1, i / PROFILE_STEPS))));
  const widest = Math.max(...radii);
  const middle = base + (first + last) / 2;
  const half = (last - first) / 2;
  return (x, y, z) => {
    const q = length2(x - cx, z - cz);
    const cap = Math.abs(y - middle) - half;
    const away = Math.max(q - widest, cap);
    if (away > CYLINDER_MARGIN) return away;
    const k = clamp((y - middle + half) / (2 * half)) * PROFILE_STEPS;
    const i = Math.floor(k);
    const side = (q - mix(radii[i] ?? 0, radii[i + 1] ?? 0, k - i)) * 0.72 + lip;
    const top = cap + lip;
    return Math.min(Math.max(side, top), 0) + length2(Math.max(side, 0), Math.max(top, 0)) - lip;
  };
}

/** A torus lying flat (`y`) or facing the viewer (`z`). */
export const ring =
  ([cx, cy, cz]: Vec, R: number, r: number, axis: 'y' | 'z' = 'y'): Solid =>
  (x, y, z) =>
    axis === 'y' ? length2(length2(x - cx, z - cz) - R, y - cy) - r : length2(length2(x - cx, y - cy) - R, z - cz) - r;

/** A thin round plate facing the viewer. */
export const disc =
  ([cx, cy, cz]: Vec, R: number, h: number): Solid =>
  (x, y, z) => {
    const a = length2(x - cx, y - cy) - R;
    const b = Math.abs(z - cz) - h;
    return Math.min(Math.max(a, b), 0) + length2(Math.max(a, 0), Math.max(b, 0));
  };

/** Distance to the outline of an arch in the plane z: half width w, from `floor` up to the springing line `top`. Negative inside. */
const archPlane = (x: number, y: number, cx: number, floor: number, w: number, top: number): number => {
  const X = Math.abs(x - cx);
  return y > top ? length2(X, y - top) - w : Math.max(X - w, floor - y);
};
export interface ArchForm {
  x: number;
  floor: number;
  /** Half the width. */
  w: number;
  /** Springing line. */
  top: number;
}
/** A thin arched plate facing the viewer at depth z. */
export const archPlate =
  ({ x: cx, floor, w, top }: ArchForm, z0: number, h: number): Solid =>
  (x, y, z) => {
    const a = archPlane(x, y, cx, floor, w, top);
    const b = Math.abs(z - z0) - h;
    return Math.min(Math.max(a, b), 0) + length2(Math.max(a, 0), Math.max(b, 0));
  };
/** A round bar that follows an arch. */
export const archFrame =
  ({ x: cx, floor, w, top }: ArchForm, z0: number, r: number): Solid =>
  (x, y, z) =>
    length2(archPlane(x, y, cx, floor, w, top), z - z0) - r;
/** The hollow of a niche, open towards the viewer. */
export const archHollow =
  ({ x: cx, floor, w, top }: ArchForm, back: number): Solid =>
  (x, y, z) =>
    Math.max(archPlane(x, y, cx, floor, w, top), back - z);

/** Moves a solid at the origin and rotates it (radians about y, then z, then x). */
export function turn(solid: Solid, [px, py, pz]: Vec, { y: ay = 0, z: az = 0, x: ax = 0 }: { x?: number; y?: number; z?: number }): Solid {
  const [cy, sy, cz, sz, cx, sx] = [Math.cos(ay), Math.sin(ay), Math.cos(az), Math.sin(az), Math.cos(ax), Math.sin(ax)];
  return (x, y, z) => {
    const X = (x - px) * cy - (z - pz) * sy;
    const Z = (x - px) * sy + (z - pz) * cy;
    const X2 = X * cz + (y - py) * sz;
    const Y2 = -X * sz + (y - py) * cz;
    return solid(X2, Y2 * cx + Z * sx, -Y2 * sx + Z * cx);
  };
}
/** Subtracts b from a. */
export const cut =
  (a: Solid, b: Solid): Solid =>
  (x, y, z) =>
    Math.max(a(x, y, z), -b(x, y, z));
export const union =
  (...solids: readonly Solid[]): Solid =>
  (x, y, z) => {
    let d = 99;
    for (const solid of solids) d = Math.min(d, solid(x, y, z));
    return d;
  };
/** Adds noise to the surface, for cloth. */
export const soft =
  (solid: Solid, amount: number, frequency: number, seed = 3): Solid =>
  (x, y, z) => {
    const d = solid(x, y, z);
    if (d > 0.3) return d - amount;
    return (d + fbm(x * frequency + z * frequency * 0.6, y * frequency * 1.4 + z * frequency * 0.5, 2, seed) * amount) * 0.75;
  };
/** Larger than the range of shadow sampling. Otherwise shadow sampling would mistake the bounding ball for a surface. */
const CLUSTER_MARGIN = 0.46;
/** Many solids inside a bounding ball. They are evaluated only for points near the ball. */
export const cluster = ([cx, cy, cz]: Vec, r: number, solids: readonly Solid[]): Solid => {
  const all = union(...solids);
  return (x, y, z) => {
    const d = length3(x - cx, y - cy, z - cz) - r;
    return d > CLUSTER_MARGIN ? d : all(x, y, z);
  };
};
