import { clamp, mix, nth } from './math.ts';

export type Point = readonly [number, number];
export type Path = readonly Point[];

const f = (n: number): string => n.toFixed(2);

/** SVG path data of a smooth line through points (Catmull-Rom as cubic Beziers). */
export function through(points: Path, { closed = false, start = 'M' }: { closed?: boolean; start?: 'M' | 'L' } = {}): string {
  const n = points.length;
  const at = (i: number): Point => nth(points, closed ? (i + n) % n : clamp(i, 0, n - 1));
  let d = `${start}${f(at(0)[0])} ${f(at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const p0 = at(i - 1);
    const p1 = at(i);
    const p2 = at(i + 1);
    const p3 = at(i + 2);
    d += `C${f(p1[0] + (p2[0] - p0[0]) / 6)} ${f(p1[1] + (p2[1] - p0[1]) / 6)} ${f(p2[0] - (p3[0] - p1[0]) / 6)} ${f(p2[1] - (p3[1] - p1[1]) / 6)} ${f(p2[0])} ${f(p2[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** The point at `t` (0 to 1) of the same line. */
export function along(points: Path, t: number): Point {
  const n = points.length - 1;
  const k = clamp(t) * n;
  const i = Math.min(n - 1, Math.floor(k));
  const u = k - i;
  const p0 = nth(points, clamp(i - 1, 0, n));
  const p1 = nth(points, i);
  const p2 = nth(points, clamp(i + 1, 0, n));
  const p3 = nth(points, clamp(i + 2, 0, n));
  const spline = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u);
  return [spline(p0[0], p1[0], p2[0], p3[0]), spline(p0[1], p1[1], p2[1], p3[1])];
}

/**
 * Returns the height of a left-to-right line at any x. Interpolates cubically, because relief lighting depends on slope and straight
 * pieces would show as stripes.
 */
export function heightOf(points: Path, samples = 96): (x: number) => number {
  const lo = nth(points, 0)[0];
  const hi = nth(points, points.length - 1)[0];
  const fine = Array.from({ length: 1201 }, (_, i) => along(points, i / 1200));
  let j = 1;
  const table = Array.from({ length: samples + 1 }, (_, i): Point => {
    const x = mix(lo, hi, i / samples);
    while (j < fine.length - 1 && nth(fine, j)[0] < x) j++;
    const a = nth(fine, j - 1);
    const b = nth(fine, j);
    return [i, mix(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0] || 1)))];
  });
  return (x) => along(table, (x - lo) / (hi - lo))[1];
}

/** Straight lines through points, without the leading M. */
export const polyline = (points: Path): string => points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');

export interface StrokeStyle {
  /** Widest width, in drawing units. */
  width?: number;
  /** The share of that width at t, which runs from 0 to 1. */
  profile?: (t: number) => number;
  fill?: string;
  opacity?: number;
  /** More SVG attributes. */
  extra?: string;
}

/** A brush stroke: a filled shape whose width follows a profile, so that the line looks drawn. */
export function stroke(points: Path, style: StrokeStyle = {}): string {
  const { width = 2, profile = (t) => Math.sin(Math.PI * t), fill = '#000', opacity = 1, extra = '' } = style;
  const steps = Math.max(6, points.length * 3);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const a = along(points, Math.max(0, t - 0.01));
    const b = along(points, Math.min(1, t + 0.01));
    const p = along(points, t);
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width * profile(t)) / 2;
    const nx = (-(b[1] - a[1]) / length) * half;
    const ny = ((b[0] - a[0]) / length) * half;
    left.push([p[0] + nx, p[1] + ny]);
    right.unshift([p[0] - nx, p[1] - ny]);
  }
  return `<path d="M${polyline([...left, ...right])}Z" fill="${fill}" opacity="${f(opacity)}" ${extra}/>`;
}

/** A closed smooth shape. */
export const shape = (points: Path, attributes: string): string => `<path d="${through(points, { closed: true })}" ${attributes}/>`;
/** An open smooth line. */
export const line = (points: Path, attributes: string): string =>
  `<path d="${through(points)}" fill="none" stroke-linecap="round" ${attributes}/>`;
export const clipPath = (id: string, d: string, attributes = ''): string =>
  `<clipPath id="${id}"><path d="${d}" ${attributes}/></clipPath>`;
export const midpoint = (a: Point, b: Point, t = 0.5): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];

const blurId = (radius: number): string => `b${String(radius).replace('.', '_')}`;

/** Filters for {@link blur}. They cover the whole canvas, because otherwise flat shadows would be clipped to a hard line. */
export const blurDefs = (radii: readonly number[]): string =>
  radii
    .map(
      (r) =>
        `<filter id="${blurId(r)}" filterUnits="userSpaceOnUse" x="-600" y="-600" width="2400" height="2600"><feGaussianBlur stdDeviation="${r}"/></filter>`,
    )
    .join('');

export const blur = (radius: number): string => `filter="url(#${blurId(radius)})"`;
