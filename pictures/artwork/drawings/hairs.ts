import { jitter } from './svg.ts';

// Brows and lashes as tapered hairs in a field of 528 x 216.

interface Point {
  x: number;
  y: number;
}

type Curve = readonly [Point, Point, Point, Point];

export interface BrowStyle {
  hairs: number;
  /** Width of a hair at its root. */
  root: number;
  /** Angle between the hairs and the line of the brow, at the front and at the arch, in degrees. */
  front: number;
  arch: number;
  /** Number of hairs that point down from the upper edge, per hair that points up. */
  fall: number;
  /** Length of the hairs relative to the height of the brow. */
  length: number;
}

export interface LashStyle {
  lashes: number;
  root: number;
  /** Number of lashes that share a root. */
  fan: number;
  length: number;
  /** Selects the lashes to draw by their index; all by default. */
  only?: (order: number) => boolean;
}

const brow: Curve = [
  { x: 22, y: 158 },
  { x: 150, y: 84 },
  { x: 372, y: -12 },
  { x: 510, y: 138 },
];

const lid: Curve = [
  { x: 112, y: 166 },
  { x: 205, y: 112 },
  { x: 325, y: 108 },
  { x: 418, y: 172 },
];

/** Height of the brow: rounded at the front, full up to the arch, pointed at the tail. */
function heightAt(t: number): number {
  const front = Math.min(1, 0.3 + Math.sqrt(t) * 2);
  const tail = t < 0.5 ? 1 : 1 - 0.88 * ((t - 0.5) / 0.5) ** 1.25;
  return 46 * front * tail;
}

export function browHairs({ hairs, root, front, arch, fall, length }: BrowStyle): string {
  return Array.from({ length: hairs }, (_, order) => {
    const t = (order + 0.5 + 0.45 * jitter(order + 13)) / hairs;
    const { at, angle } = along(brow, t);
    const half = heightAt(t) / 2;
    const lean = (t < 0.6 ? front + ((arch - front) * t) / 0.6 : arch - (t - 0.6) * 16) + 14 * jitter(order);
    const long = (20 + half * 1.5) * length * (1 + 0.3 * jitter(order + 40));
    const rising = hair(away(at, angle + 90, half * (0.55 + 0.45 * jitter(order + 7))), angle - lean, long, root, 0.18);
    const falls = t > 0.1 && Math.floor((order + 1) * fall) > Math.floor(order * fall);
    return falls
      ? rising + hair(away(at, angle - 90, half * (0.8 + 0.25 * jitter(order + 3))), angle + lean * 0.45, long * 0.8, root * 0.9, -0.12)
      : rising;
  }).join('');
}

/** Outline of the brow at `spread` times its height, for the tint on the skin. */
export function browOutline(spread: number): string {
  const steps = Array.from({ length: 19 }, (_, order) => order / 18);
  const edge = (t: number, side: 1 | -1) => {
    const { at, angle } = along(brow, t);
    return round(away(at, angle + 90 * side, (heightAt(t) / 2) * spread));
  };
  const upper = steps.map((t) => edge(t, -1));
  const lower = steps.map((t) => edge(t, 1)).reverse();
  return `M${[...upper, ...lower].map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The line that a thread leaves under the brow. */
export const browThread = 'M28 206C170 132 380 66 514 176';

/** The edge of the lid. */
export const lidLine = `M${lid.map(({ x, y }, order) => `${order === 1 ? 'C' : ''}${x} ${y}`).join(' ')}`;

/** Lashes along the lid, turned outward to both corners. */
export function lashHairs({ lashes, root, fan, length, only = () => true }: LashStyle): string {
  return Array.from({ length: lashes }, (_, order) => {
    if (!only(order)) return '';
    const t = order / (lashes - 1);
    const { at } = along(lid, t);
    const angle = -132 + 118 * t ** 0.92;
    const long = length * (0.8 + 0.34 * Math.sin(Math.PI * (0.2 + t * 0.62))) * (1 + 0.06 * jitter(order));
    const bend = 0.2 * (t < 0.42 ? 1 : -1) * (0.35 + Math.abs(t - 0.42));
    return Array.from({ length: fan }, (__, lash) => {
      const side = lash - (fan - 1) / 2;
      return hair(at, angle + side * 9, long * (1 - Math.abs(side) * 0.06), root, bend);
    }).join('');
  }).join('');
}

/** One hair from root to tip: `angle` in degrees, clockwise from the right; `bend` as a fraction of its length. */
export function hair(from: Point, angle: number, length: number, root: number, bend: number): string {
  const tip = away(from, angle, length);
  const middle = away(away(from, angle, length * 0.55), angle + 90, bend * length);
  const left = away(from, angle - 90, root / 2);
  const right = away(from, angle + 90, root / 2);
  const turn = (point: Point) => `${step(point.x)} ${step(point.y)}`;
  return `M${turn(left)}Q${turn(middle)} ${turn(tip)}Q${turn(away(middle, angle + 90, root * 0.8))} ${turn(right)}Z`;
}

function along([a, b, c, d]: Curve, t: number): { at: Point; angle: number } {
  const s = 1 - t;
  const of = (axis: 'x' | 'y') => s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
  const slope = (axis: 'x' | 'y') => s * s * (b[axis] - a[axis]) + 2 * s * t * (c[axis] - b[axis]) + t * t * (d[axis] - c[axis]);
  return { at: { x: of('x'), y: of('y') }, angle: (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI };
}

function away({ x, y }: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: x + distance * Math.cos(radians), y: y + distance * Math.sin(radians) };
}

function round({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Rounds to halves; finer steps would be invisible. */
function step(value: number): number {
  return Math.round(value * 2) / 2;
}
