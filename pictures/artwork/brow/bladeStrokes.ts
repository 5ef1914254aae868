import { mix, nth, rng, smooth, times } from '../lib/math.ts';
import { stroke, type Point } from '../lib/vector.ts';
import { flow, inBrow, tangentAt } from './browShape.ts';

export interface Blade {
  seed: number;
  /** Widest width of a stroke and the distance between neighbours, in face units. */
  width: number;
  gap: number;
  colours: readonly string[];
  opacity: readonly [number, number];
}

/** Rows from the lower edge upwards: position of the roots, first and last stroke, length, and how much wider apart the strokes are set. */
const ROWS = [
  { root: 0.05, from: 0, to: 0.92, length: 84, apart: 1 },
  { root: 0.4, from: 0, to: 0.84, length: 68, apart: 1.25 },
  { root: 0.92, from: 0.14, to: 0.97, length: 78, apart: 1.15 },
  { root: 0.68, from: 0.1, to: 0.92, length: 62, apart: 1.35 },
] as const;

/** Sinks in, then thins out as the blade lifts. */
const LIFT = (u: number): number => smooth(-0.12, 0.3, u) * Math.pow(1 - u, 0.6);

/** Microblading: single strokes in rows, with skin between them. Sparse at the head, full in the body, thin at the tail. In drawing order. */
export function bladeStrokes({ seed, width, gap, colours, opacity }: Blade): string[] {
  const random = rng(seed);
  const roots = ROWS.flatMap((row) => {
    const count = Math.round(((row.to - row.from) * 712) / (gap * row.apart));
    return times(count, (i) => ({ ...row, t: mix(row.from, row.to, Math.pow((i + 0.5 + (random() - 0.5) * 0.6) / count, 0.9)) }));
  }).toSorted((a, b) => a.t - b.t);
  return roots.map(({ t, root, length }) => {
    const head = smooth(0.16, 0, t);
    const k = root + (random() - 0.5) * 0.2 + head * mix(0.04, 0.5, random());
    const start = flow(t, root) + (random() - 0.5) * 0.22;
    const end = mix(tangentAt(t), start, mix(0.12, 0.6, smooth(0.34, 0, t)));
    const reach =
      length *
      mix(0.72, 1.15, random()) *
      mix(1, 0.62, smooth(0.55, 1, t)) *
      mix(1, 1.14, smooth(0.4, 0.1, t)) *
      mix(1, 0.66, smooth(0.1, 0, t));
    let [x, y] = inBrow(t, k);
    const path: Point[] = [[x, y]];
    for (let u = 1; u <= 4; u++) {
      const angle = mix(start, end, (u - 0.5) / 4);
      x += (Math.cos(angle) * reach) / 4;
      y += (Math.sin(angle) * reach) / 4;
      path.push([x, y]);
    }
    return stroke(path, {
      width: width * mix(0.82, 1.15, random()) * mix(1, 0.8, smooth(0.7, 1, t)),
      profile: LIFT,
      fill: nth(colours, Math.floor(random() * colours.length)),
      opacity: mix(opacity[0], opacity[1], random()) * mix(0.62, 1, smooth(0, 0.24, t)),
    });
  });
}
