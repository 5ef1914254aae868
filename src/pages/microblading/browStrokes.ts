interface Row {
  strokes: number;
  /** Position along the brow, from the head (0) to the tail (1). */
  from: number;
  to: number;
  /** Height of the roots, from the lower edge (-1) to the upper edge (1). */
  root: number;
  length: number;
  /** True for strokes that come down from the upper edge. The others are combed upwards to meet them. */
  falls: boolean;
}

const rows: readonly Row[] = [
  { strokes: 58, from: 0, to: 0.95, root: -0.92, length: 84, falls: false },
  { strokes: 50, from: 0.012, to: 0.9, root: -0.28, length: 70, falls: false },
  { strokes: 52, from: 0.14, to: 0.965, root: 0.72, length: 76, falls: true },
];

const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** Goes from 0 at `from` to 1 at `to`, eased at both ends. */
function ease(from: number, to: number, x: number) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
/** Returns a pseudo-random number from -1 to 1, the same in the build and in the browser. */
const jitter = (order: number) => Math.sin(order * 12.9898) * Math.cos(order * 4.1414);

/** The middle line of the brow, its angle and half its height. */
const spine = (t: number) => 329 - 277 * t - 208 * t ** 2 + 466 * t ** 3;
const angle = (t: number) => Math.atan((-277 - 416 * t + 1398 * t ** 2) / 710);
const half = (t: number) => 32 + 51 * t - 81 * t ** 2;

function stroke({ strokes, from, to, root, length, falls }: Row, order: number, seed: number) {
  const t = mix(from, to, (order + 0.3 * jitter(seed)) / (strokes - 1));
  // Hairs stand upright at the head and lie down towards the tail.
  const head = ease(0.22, 0, t);
  const lean = falls ? mix(-0.3, 0.26, ease(0.08, 0.5, t)) * mix(1, 0.45, ease(0.55, 1, t)) : mix(-0.98, -0.24, t ** 0.7);
  const start = mix(angle(t) + lean, -1.3, head * 0.9) + 0.07 * jitter(seed + 11);
  const end = mix(angle(t), start, mix(0.3, 0.75, head));
  const reach = length * (1 + 0.2 * jitter(seed + 3)) * mix(1, 0.58, ease(0.5, 1, t)) * mix(1, 0.74, head);
  // Every other root lies higher, so that no row shows.
  const height = root + (order % 2) * (falls ? 0.24 : 0.3) + 0.12 * jitter(seed + 7) + 0.25 * head * (1 + jitter(seed + 5));
  const step = (far: number, turn: number) => `${Math.round(far * Math.cos(turn))} ${Math.round(far * Math.sin(turn))}`;
  const y = Math.round(spine(t) - height * half(t));
  return { t, d: `M${Math.round(170 + 710 * t)} ${y}q${step(reach / 2, start)} ${step(reach, (start + end) / 2)}` };
}

/** Strokes of a brow as SVG path data, in the order in which an artist would draw them. */
export const browStrokes = rows
  .flatMap((row, index) => Array.from({ length: row.strokes }, (_, order) => stroke(row, order, order + index * 60)))
  .sort((a, b) => a.t - b.t)
  .map(({ d }) => d);
