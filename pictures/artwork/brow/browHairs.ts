import { mix, nth, rng, smooth } from '../lib/math.ts';
import { stroke, type Point } from '../lib/vector.ts';
import { flow, growth, inBrow } from './browShape.ts';

export interface Hairs {
  n: number;
  seed: number;
  length: number;
  width: number;
  colours: readonly string[];
  opacity: readonly [number, number];
  /** Random variation of the direction, in radians. */
  jitter: number;
  /** Lower and upper limits of the rows, 0 to 1. */
  spread?: readonly [number, number];
  /** Probability of a hair at t, k. */
  region?: (t: number, k: number) => number;
  curve?: number;
  /** True to let the rows meet in the middle, as natural hair does. */
  meets?: boolean;
  /** Moves a point of the plate, as onto a face. */
  place?: (point: Point) => Point;
}

const TAPER = (u: number): number => (u < 0.12 ? 0.5 + u * 4 : 1) * Math.pow(1 - u, 0.7);

/** Draws single hairs from head to tail, one SVG path each, in drawing order. */
export function browHairs(hairs: Hairs): string[] {
  const { n, seed, length, width, colours, opacity, jitter, spread = [0, 1], region = () => 1, curve = 0.1, meets = false } = hairs;
  const place = hairs.place ?? ((p: Point) => p);
  const random = rng(seed);
  const out: string[] = [];
  for (let i = 0; i < n; i++) {
    const t = Math.pow((i + random()) / n, 0.96) * 0.97;
    const k = mix(spread[0], spread[1], random());
    const chance = random();
    const turn = (random() - 0.5) * jitter;
    const size = 0.68 + random() * 0.5;
    const strength = mix(opacity[0], opacity[1], random());
    const fill = nth(colours, Math.floor(random() * colours.length));
    if (chance > region(t, k)) continue;
    const [x, y] = inBrow(t, mix(0.1, 0.97, k));
    const angle = (meets ? flow : growth)(t, k) + turn;
    const reach = length * size * mix(1, 0.6, t) * mix(0.72, 1, smooth(0.2, 0.5, k));
    const bend = (meets ? 1 - k * 1.6 : k > 0.45 ? 1 : -0.5) * curve + (1 - t) * 0.05;
    const path = [0, 0.34, 0.68, 1].map((u): Point => {
      const a = angle + bend * u * 2;
      return place([x + Math.cos(a) * reach * u, y + Math.sin(a) * reach * u]);
    });
    out.push(
      stroke(path, { width: width * (0.75 + random() * 0.5), profile: TAPER, fill, opacity: strength * mix(0.55, 1, smooth(0, 0.16, t)) }),
    );
  }
  return out;
}
