import { clamp, mix, nth, times, type Random } from '../lib/math.ts';
import { along, blur, clipPath, midpoint, shape, stroke, through, type Path, type Point } from '../lib/vector.ts';
import { SIDES, type Head } from './head.ts';
import type { Colours } from './palette.ts';
import type { Sitter } from './sitter.ts';

export interface Lock {
  id: string;
  /** Two guide lines with the same number of points. */
  inner: Path;
  outer: Path;
  hair: Colours;
  random: Random;
  /** Number of combed strands. */
  n?: number;
  /** Position and width of the highlight along the lock. */
  sheen?: readonly [number, number];
  width?: number;
}

/** A lock of hair: the space between two guide lines, filled and combed with strokes. */
export function lock({ id, inner, outer, hair, random, n = 46, sheen = [0.3, 0.16], width = 2.6 }: Lock): string {
  const strands = times(n, () => {
    const k = random();
    const strand = inner.map((p, i) => midpoint(p, nth(outer, i), k));
    const shine = Math.exp(-(((k - 0.45) / 0.3) ** 2));
    const dark = stroke(strand, {
      width: width * (0.5 + random()),
      fill: random() < 0.5 ? hair.shade : hair.base,
      opacity: 0.3 + random() * 0.4,
    });
    if (random() >= 0.75) return dark;
    // highlights gather where the head turns to the light
    const from = clamp(sheen[0] + (random() - 0.5) * sheen[1]);
    const to = clamp(from + 0.16 + random() * 0.22);
    const part = [0, 0.33, 0.66, 1].map((u) => along(strand, mix(from, to, u)));
    return (
      dark +
      stroke(part, { width: width * (0.4 + random() * 0.7), fill: hair.light, opacity: (0.14 + 0.46 * random()) * (0.35 + 0.65 * shine) })
    );
  });
  const shaded = { width: 26, profile: () => 1, fill: hair.shade, extra: blur(5) };
  const depth = stroke(inner, { ...shaded, opacity: 0.5 }) + stroke(outer, { ...shaded, opacity: 0.4 });
  const d = `${through(inner)}${through(outer.toReversed(), { start: 'L' })}Z`;
  return `${clipPath(id, d)}<path d="${d}" fill="${hair.base}"/><g clip-path="url(#${id})">${strands.join('')}${depth}</g>`;
}

/** Hair behind the face. Its rim thins out towards the ear, so that no corner shows. */
export function cap(head: Head, grow: number, to: number, { hair }: Sitter): string {
  const ys = [-146, -128, -100, -60, -20, 10].filter((y) => y < to - 8);
  const rim = (s: number): Point[] => [...ys.map((y) => head.edge(s, y, grow)), head.edge(s, to, -3), head.edge(s, to + 4, -26)];
  return shape([...rim(1), ...rim(-1).toReversed()], `fill="${hair.shade}"`);
}

/** The fine line of skin where the hair parts. */
export function parting({ P }: Head, { part, skin }: Sitter, lift: number): string {
  const a = P(part, -134);
  const b = P(part * 0.8, -150);
  const path: Path = [P(part, -112), [a[0], a[1] - 6], [b[0], b[1] - lift]];
  return stroke(path, { width: 2.2, fill: skin.shade, opacity: 0.6 });
}

/** Hair combed from a parting to behind the ears. On the side turned away, it ends at the outline of the head and leaves the brow free. */
export function swept(head: Head, o: Sitter, { lift = 17, covered = false } = {}): string {
  const { P, edge, turn } = head;
  const { hair, random, part } = o;
  const top = P(part * 0.8, -156);
  const sides = SIDES.map((s) => {
    const away = covered || s === Math.sign(turn);
    const temple: Path = away
      ? [edge(s, -48, -2), edge(s, -26, 1), edge(s, -12, 3), edge(s, -6, 3)]
      : [P(s * 88, -42), P(s * 93, -12), edge(s, 8, -8), edge(s, 22, 10)];
    const outer: Path = [
      [top[0], top[1] - lift * 1.25],
      edge(s, -149, lift + 4),
      edge(s, -122, lift + 1),
      ...(away
        ? [edge(s, -66, lift - 2), edge(s, -38, lift - 6), edge(s, -16, 8), edge(s, -6, 3)]
        : [edge(s, -60, lift - 1), edge(s, -28, lift - 4), edge(s, 2, 11), edge(s, 22, 8)]),
    ];
    const inner: Path = [P(part, -112), P(s * 34 + part * 0.5, -104), P(s * 68, -80), ...temple];
    return lock({ id: `swept${s}`, inner, outer, hair, random, sheen: s < 0 ? [0.34, 0.2] : [0.28, 0.12], n: 64 });
  });
  return sides.join('') + parting(head, o, lift);
}
