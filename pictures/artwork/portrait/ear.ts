import { blur, shape, stroke, type Path, type Point } from '../lib/vector.ts';
import type { Head, Side } from './head.ts';
import { BRASS } from './palette.ts';
import type { Sitter } from './sitter.ts';

/** A brass stud, with or without a pearl under it. */
export function earring(x: number, y: number, kind: 'drop' | 'stud'): string {
  const stud = `<circle cx="${x}" cy="${y}" r="3.6" fill="${BRASS}"/><circle cx="${x - 1}" cy="${y - 1}" r="1.2" fill="#fff3d8"/>`;
  if (kind === 'stud') return stud;
  return `${stud}<path d="M${x} ${y + 3}v6" stroke="${BRASS}" stroke-width="1.3"/><ellipse cx="${x}" cy="${y + 17}" rx="4.6" ry="8.5" fill="#f4ece0"/><ellipse cx="${x - 1.4}" cy="${y + 14}" rx="1.3" ry="2.4" fill="#fff"/>`;
}

/** The ear, whose upper part is under the hair. */
export function ear({ edge }: Head, s: Side, { skin, person }: Sitter): string {
  const [x, y] = edge(s, 20, -3);
  const at = (list: Path): Path => list.map(([dx, dy]): Point => [x + s * dx, y + dy]);
  // prettier-ignore
  const form = at([[-13, -30], [2, -38], [13, -28], [14, -8], [8, 12], [2, 30], [-6, 37], [-13, 30], [-14, 8]]);
  const jewel = person.jewel ? earring(x - s * 6, y + 30, person.jewel) : '';
  // prettier-ignore
  return [
    shape(form, `fill="${s < 0 ? skin.mid : skin.shade}"`),
    shape(at([[-7, -24], [5, -22], [4, 4], [-4, 16], [-9, 6]]), `fill="${skin.deep}" opacity=".4" ${blur(3)}`),
    stroke(at([[2, -34], [11, -24], [11, -6], [4, 14]]), { width: 4, fill: skin.light, opacity: s < 0 ? 0.7 : 0.3, extra: blur(1) }),
    stroke(at([[-12, -2], [-8, 4], [-7, 12], [-10, 18]]), { width: 3, fill: skin.deep, opacity: 0.4, extra: blur(1) }),
    jewel,
  ].join('');
}
