import { clamp, times } from '../lib/math.ts';
import { along, shape, stroke, type Point } from '../lib/vector.ts';
import { earring } from './ear.ts';
import type { HairStyle } from './hairStyles.ts';
import type { Head } from './head.ts';
import type { Sitter } from './sitter.ts';

/** One curl: a short spiral, lit where the head turns to the light. */
function curl([x, y]: Point, cx: number, { random, hair }: Sitter, size = 1): string {
  const lit = clamp(0.72 - (x - cx) / 520 - (y + 40) / 460);
  const radius = (8 + random() * 8) * size;
  const from = random() * 6.283;
  const way = random() < 0.5 ? 1 : -1;
  const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((u): Point => {
    const a = from + way * u * 4.2;
    const r = radius * (1 - u * 0.45);
    return [x + Math.cos(a) * r, y + Math.sin(a) * r];
  });
  const body = stroke(arc, { width: 6.4 * size, fill: random() < lit * 0.8 ? hair.base : hair.shade, opacity: 0.95 });
  return random() < lit ? body + stroke(arc.slice(1, 5), { width: 2.2, fill: hair.light, opacity: 0.3 + lit * 0.45 }) : body;
}

function behind(head: Head, o: Sitter): string {
  const cx = head.edge(0, -40)[0];
  const mass = times(22, (i): Point => {
    const a = (i / 22) * 6.283;
    const w = 1 + 0.05 * Math.sin(i * 2.7);
    return [cx + Math.cos(a) * 168 * w, -34 + Math.sin(a) * 168 * w * (Math.sin(a) > 0 ? 1.02 : 0.92)];
  });
  const field = times(330, (i) => {
    const a = o.random() * 6.283;
    const d = i % 2 ? 0.94 + o.random() * 0.12 : 0.5 + o.random() * 0.48;
    return curl([cx + Math.cos(a) * 166 * d, -34 + Math.sin(a) * 164 * d], cx, o);
  });
  return shape(mass, `fill="${o.hair.shade}"`) + field.join('');
}

function before(head: Head, o: Sitter): string {
  const { P, edge } = head;
  const cx = edge(0, -40)[0];
  // prettier-ignore
  const hairline = [P(-94, -20), P(-86, -52), P(-62, -84), P(0, -99), P(62, -84), P(86, -52), P(94, -20), edge(1, -60, 12), edge(1, -142, 12), edge(-1, -142, 12), edge(-1, -60, 12)];
  const field = times(175, () => {
    const a = Math.PI * (0.94 + o.random() * 1.12);
    const p = P(clamp(Math.cos(a) * 92, -90, 90), -20 + Math.sin(a) * 82);
    const out = o.random() * 62;
    return curl([p[0] + Math.cos(a) * out, p[1] + Math.sin(a) * out - 4], cx, o);
  });
  // small curls soften the edge of the hair on the forehead
  const edging = times(74, (i) => {
    const [x, y] = along(hairline.slice(0, 7), (i + 0.5) / 74);
    return curl([x + (o.random() - 0.5) * 7, y + (o.random() - 0.2) * 9], cx, o, 0.45 + o.random() * 0.3);
  });
  const jewel = o.person.jewel ? earring(edge(head.turn > 0 ? -1 : 1, 40)[0], 56, o.person.jewel) : '';
  return shape(hairline, `fill="${o.hair.shade}"`) + field.join('') + edging.join('') + jewel;
}

export const curls: HairStyle = { back: behind, front: before, ears: false };
