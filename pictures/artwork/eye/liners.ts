import { mix, rng, times } from '../lib/math.ts';
import { along, stroke, through, type Path, type Point } from '../lib/vector.ts';
import { LASH_LINE } from './eyeShape.ts';

const INK = '#1a0e0e';
const dot = (x: number, y: number, r: number, fill: string, opacity: number): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(2)}" fill="${fill}" opacity="${opacity.toFixed(2)}"/>`;

/** The strip above the lash line; `height(t)` grows from the inner to the outer corner. Its outer edge runs to `tip`. */
function liner(height: (t: number) => number, tip: Point, opacity: number): string {
  const base: Path = times(40, (i) => along(LASH_LINE, mix(0.02, 1, i / 39)));
  const top = base.map(([x, y], i): Point => [x - height(i / 39) * 0.12, y - height(i / 39)]).toReversed();
  return `<path d="${through(base)}L${tip.join(' ')}${through(top, { start: 'L' })}Z" fill="${INK}" opacity="${opacity}"/>`;
}

/** Pigment between the lashes only. */
function lashLine(): string {
  const random = rng(77);
  const dots = times(900, () => {
    const [x, y] = along(LASH_LINE, 0.02 + 0.96 * random());
    return dot(x + (random() - 0.5) * 3, y + 1 - 9 * random() * random(), 0.6 + random() * 0.8, INK, 0.4);
  });
  const core = stroke(LASH_LINE, {
    width: 8,
    profile: (t) => 0.25 + 0.75 * Math.sin(Math.PI * Math.pow(t, 1.4)),
    fill: INK,
    opacity: 0.75,
  });
  return dots.join('') + core;
}

export const LINERS = {
  bare: () => '',
  lashline: lashLine,
  classic: () => liner((t) => 2 + 21 * Math.pow(t, 1.2), [872, 506], 0.93),
} as const satisfies Record<string, () => string>;
export type Liner = keyof typeof LINERS;
