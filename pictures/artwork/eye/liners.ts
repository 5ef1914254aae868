import { mix, rng, smooth, times } from '../lib/math.ts';
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
  const dots = times(520, () => {
    const [x, y] = along(LASH_LINE, 0.03 + 0.95 * random());
    return dot(x + (random() - 0.5) * 3, y - 3 + (random() - 0.5) * 9, 0.9 + random() * 1.1, INK, 0.6);
  });
  const core = stroke(LASH_LINE, { width: 11, profile: (t) => 0.3 + 0.7 * Math.sin(Math.PI * Math.pow(t, 1.5)), fill: INK, opacity: 0.85 });
  return dots.join('') + core;
}

/** A powdered wing: dots that thin out upwards and are dense along the lashes. */
function wing(): string {
  const random = rng(91);
  const spine: Path = [...LASH_LINE, [846, 508], [884, 470]];
  const dots = times(9000, () => {
    const t = Math.pow(random(), 0.6);
    const h = Math.pow(random(), 1.7);
    const [x, y] = along(spine, t);
    const reach = 6 + 84 * Math.pow(t, 1.3) * smooth(1.02, 0.7, t);
    return dot(x + h * reach * 0.22 * t, y - 1 - h * reach, 0.9 + 1.2 * random(), '#2e1713', 0.5 * (1 - h * 0.85));
  });
  return dots.join('') + liner((t) => 2 + 9 * t, [884, 472], 0.9);
}

export const LINERS = {
  bare: () => '',
  lashline: lashLine,
  classic: () => liner((t) => 2 + 23 * Math.pow(t, 1.2), [872, 490], 0.95),
  wing,
} as const satisfies Record<string, () => string>;
export type Liner = keyof typeof LINERS;
