import { clamp, mix, rng, smooth } from '../lib/math.ts';
import { along, stroke, type Point } from '../lib/vector.ts';
import { LASH_LINE } from './eyeShape.ts';

export interface Lashes {
  seed?: number;
  density?: number;
  length?: number;
  /** Moves a point of the plate, as onto a face. */
  place?: (point: Point) => Point;
  /** Share of the width of a plate's lash. */
  fine?: number;
}

const STEPS = 5;

/** A lash from its root. It leaves the lid downwards and curls outwards; angles are measured from straight down, in radians. */
function curve([x, y]: Point, length: number, from: number, to: number): Point[] {
  const path: Point[] = [[x, y]];
  for (let i = 0; i < STEPS; i++) {
    const angle = mix(from, to, Math.pow((i + 0.5) / STEPS, 1.3));
    const [px, py] = path[i] ?? [x, y];
    path.push([px + (Math.sin(angle) * length) / STEPS, py + (Math.cos(angle) * length) / STEPS]);
  }
  return path;
}

/** Longest length at t: short towards the nose, longest past the middle, shorter again at the outer corner. */
const longest = (t: number): number => mix(20, 112, Math.sin(Math.PI * clamp(0.05 + t * 0.64))) * mix(0.52, 1, smooth(1.02, 0.78, t));

/** Lashes of a closed eye, in small groups of unequal length whose tips lean together, with gaps between the groups and a few strays. */
export function lashes({ seed = 4, density = 1, length = 1, place = (p) => p, fine = 1 }: Lashes): string {
  const random = rng(seed);
  const out: string[] = [];
  const draw = (t: number, reach: number, lean: number): void => {
    const [x, y] = along(LASH_LINE, clamp(t, 0.015, 0.985));
    const curl = mix(-0.24, 0.95, smooth(0.04, 0.9, t)) * mix(0.65, 1.25, random());
    const path = curve([x, y - 3 + random() * 4], reach, lean * 0.6, lean + curl).map(place);
    const width = fine * mix(1.5, 2.6, random()) * mix(0.6, 1, smooth(0, 0.3, t)) * mix(0.75, 1, clamp(reach / 80));
    out.push(stroke(path, { width, profile: (u) => Math.pow(1 - u, 0.72), fill: '#20130f', opacity: mix(0.62, 0.94, random()) }));
  };
  let t = 0.035;
  while (t < 0.965) {
    const wide = (mix(0.55, 1.5, random()) * 0.031) / density;
    const tall = longest(t) * length * mix(0.74, 1.1, random());
    const lean = mix(-0.66, 0.84, Math.pow(t, 0.95)) + (random() - 0.5) * 0.34;
    const count = Math.round(mix(1.2, 4, smooth(0.02, 0.4, t)) + random() * 2.4);
    for (let i = 0; i < count; i++) {
      const aside = (i + 0.5) / count - 0.5 + (random() - 0.5) * 0.2;
      const share = i === Math.floor(count / 2) ? 1 : mix(0.42, 0.96, random());
      const stray = random() < 0.16 ? (random() - 0.5) * 0.7 : 0;
      draw(t + aside * wide, tall * share, lean - aside * 0.24 + stray);
    }
    t += wide * mix(0.8, 1.15, random()) + (random() < 0.16 ? 0.009 / density : 0);
  }
  return out.join('');
}
