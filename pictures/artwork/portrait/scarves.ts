/** Two ways to wear a scarf: wrapped close, and the open shayla. */
import { blendHex } from '../lib/colour.ts';
import { mix, nth, times } from '../lib/math.ts';
import { along, blur, clipPath, line, midpoint, shape, stroke, through, type Path, type Point } from '../lib/vector.ts';
import { fold } from './fold.ts';
import { SIDES, type Head } from './head.ts';
import type { Sitter } from './sitter.ts';

export function wrappedScarf({ P, edge }: Head, { scarf: c }: Sitter): string {
  const grow = 17;
  const x0 = edge(0, 150)[0];
  const crown = P(0, -152);
  // prettier-ignore
  const opening = [
    P(-88, 24), P(-88, -30), P(-72, -74), P(-36, -98), P(0, -104), P(36, -98), P(72, -74), P(88, -30), P(88, 24), P(74, 78), P(48, 118), P(20, 147),
    P(0, 152), P(-20, 147), P(-48, 118), P(-74, 78),
  ];
  // prettier-ignore
  const silhouette: Path = [
    ...[-146, -118, -70, -10, 40].map((y) => edge(-1, y, grow)), [-104 + x0 * 0.4, 120], [-108, 184], [-150, 240], [-206, 290], [-238, 352], [-252, 440], [-254, 620],
    [0, 640], [274, 620], [272, 440], [254, 340], [206, 280], [146, 234], [108, 180], [104 + x0 * 0.4, 120],
    ...[40, -10, -70, -118, -146].map((y) => edge(1, y, grow)), [crown[0], crown[1] - grow],
  ];
  const d = through(silhouette, { closed: true }) + through(opening, { closed: true });
  const swag = (half: number, y: number, bend: number): Path => [
    [-half, y - 92],
    [-half * 0.72 + bend, y - 30],
    [x0 * 0.6 + bend, y],
    [half * 0.7 + bend, y - 26],
    [half, y - 84],
  ];
  const folds = [
    ...times(7, (i) => fold(swag(92 + i * 19, 194 + i * 38, (i - 2) * 8), c, { width: 9 + i, dark: 0.6, light: 0.42 })),
    fold([edge(-1, -60, 10), edge(-1, 30, 4), [-84 + x0 * 0.5, 110], [-20, 190], [90, 260], [168, 330]], c, { width: 12, dark: 0.7 }),
    ...SIDES.flatMap((s) => {
      const top = P(0, -150);
      return [
        fold([P(s * 30, -112), edge(s, -96, 2), edge(s, -30, 6), edge(s, 50, 6)], c, { dark: 0.38, light: s < 0 ? 0.55 : 0.2 }),
        fold([[top[0] + s * 12, top[1] - 10], edge(s, -122, 8), edge(s, -50, 13), edge(s, 40, 13)], c, {
          width: 5,
          dark: 0.3,
          light: s < 0 ? 0.4 : 0.12,
        }),
      ];
    }),
  ];
  // prettier-ignore
  const turnedAway: Path = [[60 + x0, -190], [240, -150], [260, 430], [90, 430], [110, 200], [96, 60], [110, -80]];
  // prettier-ignore
  const lit: Path = [[-60, -180], [-110, -120], [-116, 20], [-100, 60], [-84, -60], [-40, -130]];
  return [
    clipPath('scarf', d, 'clip-rule="evenodd"'),
    `<path d="${d}" fill-rule="evenodd" fill="${c.base}"/><g clip-path="url(#scarf)">`,
    shape(turnedAway, `fill="${c.shade}" opacity=".55" ${blur(16)}`),
    shape(lit, `fill="${c.light}" opacity=".55" ${blur(10)}`),
    ...folds,
    line(opening.slice(0, 9), `stroke="${c.light}" stroke-width="5" opacity=".55" ${blur(1)}`),
    '</g>',
    line([...opening, nth(opening, 0)], `stroke="${c.shade}" stroke-width="1.6" opacity=".7"`),
  ].join('');
}

export function shayla({ P, edge }: Head, { scarf: c }: Sitter): string {
  const grow = 25;
  const x0 = edge(0, 150)[0];
  const top = P(0, -158);
  const sides = SIDES.map((s) => {
    // prettier-ignore
    const inner: Path = [
      [top[0], top[1] + 30], P(s * 42, -122), P(s * 78, -88), P(s * 92, -44), edge(s, 6, 1), edge(s, 50, 3), [s * 84 + x0 * 0.5, 126], [s * 66, 196],
      [s * 58, 280], [s * 74, 400], [s * 90, 520],
    ];
    // prettier-ignore
    const outer: Path = [
      [top[0], top[1] - 24], edge(s, -146, grow), edge(s, -112, grow + 2), edge(s, -56, grow + 2), edge(s, 6, grow + 3), edge(s, 54, grow + 12),
      [s * 134 + x0 * 0.4, 140], [s * 168, 210], [s * 226, 280], [s * 262, 400], [s * 280, 520],
    ];
    const between = (k: number): Point[] => inner.map((p, i) => midpoint(p, nth(outer, i), k));
    const folds = (
      [
        [0.12, 0, 1],
        [0.34, 0.25, 1],
        [0.52, 0, 0.7],
        [0.66, 0.42, 1],
        [0.84, 0.1, 1],
      ] as const
    ).map(([k, from, to]) =>
      fold(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => along(between(k + Math.sin(u * 5 + k * 9) * 0.035), mix(from, to, u))),
        c,
        { width: 15, dark: s > 0 ? 0.6 : 0.5, light: s < 0 ? 0.42 : 0.2 },
      ),
    );
    const d = `${through(inner)}${through(outer.toReversed(), { start: 'L' })}Z`;
    const id = `shayla${s}`;
    const fill = s > 0 ? blendHex(c.base, c.shade, 0.35) : c.base;
    const hem = stroke(inner, { width: 3, profile: () => 0.8, fill: c.light, opacity: 0.5 });
    return `${clipPath(id, d)}<path d="${d}" fill="${fill}"/><g clip-path="url(#${id})">${folds.join('')}</g>${hem}`;
  });
  return sides.join('');
}
