import { inBrow } from '../brow/browShape.ts';
import { mix, smooth, times } from '../lib/math.ts';
import { jitter } from './svg.ts';

interface Row {
  strokes: number;
  /** Position along the brow, from the head (0) to the tail (1). */
  from: number;
  to: number;
  /** Height of the roots, from the lower edge (0) to the upper (1). */
  root: number;
  length: number;
  /** Angle between a stroke and the line of the brow, at the head and at the tail, in radians. */
  lean: readonly [head: number, tail: number];
  bend: number;
}

/** The rows from the lower edge and the middle are combed upwards. One row comes down from the upper edge to meet them. */
const rows: readonly Row[] = [
  { strokes: 32, from: 0.005, to: 0.925, root: 0.01, length: 98, lean: [-0.54, -0.12], bend: 0.09 },
  { strokes: 28, from: 0.012, to: 0.88, root: 0.36, length: 88, lean: [-0.44, -0.06], bend: 0.08 },
  { strokes: 18, from: 0.2, to: 0.94, root: 0.9, length: 92, lean: [0.3, 0.08], bend: 0.06 },
];

/** Returns a brow as SVG path data in face units, one stroke after another as an artist would draw them. Each stroke begins with M. */
export function browStrokes(): string {
  return rows
    .flatMap(({ strokes, from, to, root, length, lean, bend }, row) =>
      times(strokes, (order) => {
        const seed = order + row * 50;
        const t = mix(from, to, order / (strokes - 1)) + 0.007 * jitter(seed);
        const [x, y] = inBrow(t, root + 0.05 * jitter(seed + 7));
        const [ax, ay] = inBrow(Math.max(0, t - 0.02), 0.5);
        const [bx, by] = inBrow(Math.min(1, t + 0.02), 0.5);
        const combed = Math.atan2(by - ay, bx - ax) + mix(...lean, t ** 0.8);
        const angle = mix(combed, -1.22, smooth(0.2, 0, t) * 0.75) + 0.06 * jitter(seed + 3);
        const reach = length * mix(0.94, 0.56, t ** 3) * (1 + 0.14 * jitter(seed + 11));
        const at = (along: number, across: number): string =>
          `${Math.round(along * Math.cos(angle) + across * Math.sin(angle))} ${Math.round(along * Math.sin(angle) - across * Math.cos(angle))}`;
        const d = `M${Math.round(x)} ${Math.round(y)}q${at(reach * 0.5, reach * bend)} ${at(reach, 0)}`;
        return { place: t + row * 0.03, d: d.replaceAll(' -', '-') };
      }),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ d }) => d)
    .join('');
}
