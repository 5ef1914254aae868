import { blendHex } from '../lib/colour.ts';
import { blur, line, shape, stroke, type Path, type Point } from '../lib/vector.ts';
import type { Head, Side } from './head.ts';
import { BRASS } from './palette.ts';
import type { Sitter } from './sitter.ts';

export function nose({ P, turn }: Head, { skin, noseLength: long, noseWidth: wide }: Sitter): string {
  const N = (x: number, y: number, out: number): Point => P(x * (y > 30 ? wide : 1), -10 + (y + 10) * long, out);
  const s: Side = turn < -4 ? -1 : 1; // the side that is turned away from the viewer or from the light
  const plane = [
    N(s * 9, -26, 4),
    N(s * 8, -4, 10),
    N(s * 6, 22, 19),
    N(s * 6, 44, 24),
    N(s * 14, 54, 12),
    N(s * 18, 60, 4),
    N(s * 21, 48, 0),
    N(s * 17, 20, 2),
    N(s * 20, -8, 0),
  ];
  const under = [N(-14, 58, 8), N(-7, 62, 16), N(0, 65, 19), N(7, 62, 16), N(14, 58, 8), N(5, 56, 20), N(-5, 56, 20)];
  const nostril = (q: Side): string =>
    stroke([N(q * 13, 59, 8), N(q * 8.5, 57.5, 14), N(q * 4, 61, 16)], { width: 2.8, fill: skin.deep, opacity: 0.72 });
  const wingOf = (q: Side): string =>
    stroke([N(q * 15, 46, 7), N(q * 18.5, 53, 4), N(q * 15, 60, 5)], { width: 2.1, fill: skin.line, opacity: 0.58 });
  const ridge =
    Math.abs(turn) > 12
      ? stroke([N(s * 8, -8, 8), N(s * 7, 20, 20), N(s * 6, 42, 26), N(s * 7, 52, 24), N(s * 3, 60, 22)], {
          width: 2,
          profile: (t) => 0.25 + 0.75 * t * (t < 0.92 ? 1 : 0.4),
          fill: skin.line,
          opacity: 0.5,
        })
      : '';
  const [tx, ty] = N(-2, 47, 27);
  return [
    shape(plane, `fill="${skin.shade}" opacity="${turn ? 0.5 : 0.4}" ${blur(3)}`),
    shape(under, `fill="${skin.shade}" opacity=".6" ${blur(1)}`),
    nostril(1),
    nostril(-1),
    wingOf(1),
    wingOf(-1),
    ridge,
    line([N(-s * 2, -6, 12), N(-s * 2, 34, 23)], `stroke="${skin.light}" stroke-width="5" opacity=".55" ${blur(2)}`),
    `<ellipse cx="${tx}" cy="${ty}" rx="4" ry="3.4" fill="${skin.light}" opacity=".7" ${blur(1)}/>`,
  ].join('');
}

export function mouth({ P }: Head, { lip, lipFull: full, lipWide, smile, skin, noseLength }: Sitter): string {
  const half = 29 * lipWide;
  const Y = 93 + (noseLength - 1) * 34;
  const corner = -smile * 3;
  const at = (list: Path): Point[] => list.map(([x, y]) => P(x * half, Y + y, 5));
  // prettier-ignore
  const top: Path = [[-1, corner], [-0.55, -6.5 * full], [-0.2, -11.5 * full], [0, -9 * full], [0.2, -11.5 * full], [0.55, -6.5 * full], [1, corner]];
  // prettier-ignore
  const seam: Path = [[-1, corner], [-0.5, 1 + corner * 0.2], [-0.17, 0.2], [0, 1.6], [0.17, 0.2], [0.5, 1 + corner * 0.2], [1, corner]];
  // prettier-ignore
  const low: Path = [[-1, corner], [-0.6, 8.5 * full], [-0.25, 13.5 * full], [0, 14 * full], [0.25, 13.5 * full], [0.6, 8.5 * full], [1, corner]];
  const dark = blendHex(lip, '#3a0d14', 0.22);
  const pale = blendHex(lip, '#ffe6dc', 0.42);
  // prettier-ignore
  return [
    shape(at([[-0.5, 17 * full], [0, 20 * full], [0.5, 17 * full], [0, 23 * full]]), `fill="${skin.shade}" opacity=".7" ${blur(3)}`),
    shape([...at(top), ...at(seam).toReversed()], `fill="${dark}"`),
    shape([...at(seam), ...at(low).toReversed()], `fill="${lip}"`),
    shape(at([[-0.44, 5], [-0.15, 6.5], [0.05, 6], [-0.05, 9.2 * full], [-0.34, 8]]), `fill="${pale}" opacity=".7" ${blur(1)}`),
    shape(at([[-0.34, -6.5 * full], [-0.18, -9.5 * full], [-0.1, -6 * full]]), `fill="${pale}" opacity=".4" ${blur(1)}`),
    stroke(at(seam), { width: 2.1, profile: (t) => 0.35 + 0.65 * Math.sin(Math.PI * t), fill: '#3d1216', opacity: 0.85 }),
  ].join('');
}

/** A brass stud, with or without a pearl under it. */
export function earring(x: number, y: number, kind: 'drop' | 'stud'): string {
  const stud = `<circle cx="${x}" cy="${y}" r="3.6" fill="${BRASS}"/><circle cx="${x - 1}" cy="${y - 1}" r="1.2" fill="#fff3d8"/>`;
  if (kind === 'stud') return stud;
  return `${stud}<path d="M${x} ${y + 3}v6" stroke="${BRASS}" stroke-width="1.3"/><ellipse cx="${x}" cy="${y + 17}" rx="4.6" ry="8.5" fill="#f4ece0"/><ellipse cx="${x - 1.4}" cy="${y + 14}" rx="1.3" ry="2.4" fill="#fff"/>`;
}

export function ear({ edge }: Head, s: Side, { skin, person }: Sitter): string {
  const [x, y] = edge(s, 14);
  // prettier-ignore
  const form: Path = [[x - s * 6, y - 22], [x + s * 5, y - 26], [x + s * 10, y - 12], [x + s * 6, y + 8], [x + s, y + 26], [x - s * 7, y + 22]];
  const fold: Path = [
    [x + s, y - 18],
    [x + s * 5, y - 10],
    [x + s * 2, y + 6],
  ];
  const jewel = person.jewel ? earring(x - s * 6, y + 27, person.jewel) : '';
  return shape(form, `fill="${s < 0 ? skin.mid : skin.shade}"`) + stroke(fold, { width: 2, fill: skin.line, opacity: 0.5 }) + jewel;
}
