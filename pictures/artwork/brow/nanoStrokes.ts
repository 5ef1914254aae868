import { mix, nth, rng, smooth, times } from '../lib/math.ts';
import { stroke, type Point } from '../lib/vector.ts';
import { flow, inBrow, tangentAt } from './browShape.ts';

export interface Nano {
  seed: number;
  n: number;
  /** Widest width of a hair and its length in the body, in face units. */
  width: number;
  length: number;
  colours: readonly string[];
  opacity: readonly [number, number];
}

/** The front of the brow, where hairs stand upright and apart. */
const FRONT = 0.2;
/** The share of hairs that rise from the lower edge; the rest fall from the upper edge to meet them. */
const RISING = 0.66;

const TAPER = (u: number): number => smooth(-0.1, 0.24, u) * Math.pow(1 - u, 0.75);

/** Nano strokes: hairs as fine as one needle, upright and single in front, then two directions that cross along the middle. In drawing order. */
export function nanoStrokes({ seed, n, width, length, colours, opacity }: Nano): string[] {
  const random = rng(seed);
  /** Evenly spread over the length, so that no gap and no tuft opens by chance. Height follows the golden ratio for the same reason. */
  const spread = (count: number, from: number, rising: boolean) =>
    times(count, (i) => ({ t: mix(from, 0.97, (i + random()) / count), height: (i * 0.618034 + 0.14 * random()) % 1, rising }));
  const rising = Math.round(n * RISING);
  return [...spread(rising, 0, true), ...spread(n - rising, 0.13, false)]
    .filter(({ t }) => random() < mix(0.5, 1, smooth(0.02, FRONT + 0.12, t)) * mix(1, 0.7, smooth(0.6, 1, t)))
    .toSorted((a, b) => a.t - b.t)
    .map(({ t, height, rising }) => {
      const front = smooth(FRONT, 0, t);
      const low = mix(0.02, 0.16, front);
      const k = rising ? mix(low, mix(0.62, 0.5, front), height ** 1.2) : mix(0.62, 0.95, height ** 0.7);
      const start = flow(t, k) + (random() - 0.5) * mix(0.2, 0.3, front);
      const end = mix(tangentAt(t), start, mix(0.3, 0.78, smooth(0.34, 0, t)));
      const reach =
        length *
        mix(0.66, 1.16, random()) *
        mix(1, 0.58, smooth(0.5, 1, t)) *
        mix(1, 0.8, front) *
        mix(1, 0.82, smooth(0.2, 0.62, k)) *
        (rising ? 1 : 0.9);
      let [x, y] = inBrow(t, k);
      const path: Point[] = [[x, y]];
      for (let u = 1; u <= 4; u++) {
        const angle = mix(start, end, (u - 0.5) / 4);
        x += (Math.cos(angle) * reach) / 4;
        y += (Math.sin(angle) * reach) / 4;
        path.push([x, y]);
      }
      return stroke(path, {
        width: width * mix(0.75, 1.2, random()),
        profile: TAPER,
        fill: nth(colours, Math.floor(random() * colours.length)),
        opacity: mix(opacity[0], opacity[1], random()) * mix(0.7, 1, smooth(0, 0.25, t)),
      });
    });
}
