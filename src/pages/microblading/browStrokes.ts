const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** Goes from 0 at `from` to 1 at `to`, eased at both ends. */
function ease(from: number, to: number, x: number) {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
/** Returns a pseudo-random number from -1 to 1, the same in the build and in the browser. */
function jitter(order: number) {
  const value = Math.sin(order * 12.9898) * 43_758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The middle line of the brow, its angle and half its height. `t` is the position along the brow, from the head (0) to the tail (1). */
const spine = (t: number) => 310 - 49 * t - 610 * t ** 2 + 649 * t ** 3;
const angle = (t: number) => Math.atan((-49 - 1220 * t + 1947 * t ** 2) / 710);
const half = (t: number) => 46 + 57 * t - 100 * t ** 2;

const RISING = 118;
const FALLING = 42;

/** Returns one stroke as SVG path data. Most strokes rise from the lower edge. The others come down from the upper edge to meet them. */
function stroke(order: number, falls: boolean) {
  const seed = order + (falls ? 800 : 300);
  const t = falls
    ? mix(0.09, 0.965, (order + 0.5 * jitter(seed)) / FALLING)
    : 0.965 * (Math.max(0, order + 0.6 * jitter(seed)) / RISING) ** 1.08;
  // Hairs stand upright at the head and lie down towards the tail.
  const head = ease(0.24, 0, t);
  // Multiples of the golden ratio spread the roots over the height, so that no row and no gap shows.
  const spread = (order * 0.618 + 0.12 * jitter(seed + 7) + 1) % 1;
  const root = falls ? mix(0.3, 0.92, spread ** 0.7) : mix(-0.97, mix(0.3, 0.34, head), spread ** mix(1.25, 1, head));
  const lean = falls
    ? mix(-0.3, 0.24, ease(0.1, 0.5, t)) * mix(1, 0.4, ease(0.6, 1, t))
    : mix(-1, -0.2, ease(-0.35, 0.85, t)) * mix(1, 0.72, spread);
  const start = mix(angle(t) + lean, 1.1 * t - 1.34, head) + 0.09 * jitter(seed + 11);
  const end = mix(angle(t), start, mix(0.24, 0.72, head));
  const length = falls ? 84 : mix(92, 74, spread);
  const reach = length * (1 + 0.24 * jitter(seed + 5)) * mix(1, 0.6, ease(0.5, 1, t)) * mix(1, 0.78, head);
  const step = (far: number, turn: number) => `${Math.round(far * Math.cos(turn))} ${Math.round(far * Math.sin(turn))}`;
  const y = Math.round(spine(t) - root * half(t));
  return { t, d: `M${Math.round(170 + 710 * t)} ${y}q${step(reach / 2, start)} ${step(reach, (start + end) / 2)}` };
}

/** Strokes of a brow, in the order in which an artist would draw them. */
export const browStrokes = [
  ...Array.from({ length: RISING }, (_, order) => stroke(order, false)),
  ...Array.from({ length: FALLING }, (_, order) => stroke(order, true)),
]
  .sort((a, b) => a.t - b.t)
  .map(({ d }) => d);
