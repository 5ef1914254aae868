import { times } from '../lib/math.ts';
import { along, polyline, type Path, type Point } from '../lib/vector.ts';
import { BROW_LOW, BROW_TOP } from './browShape.ts';

const BRASS = '#9A7440';
const NOSE: Point = [128, 800];
/** The brow's head, the head's lower corner, the arch above and below, the tail. */
// prettier-ignore
const MARKS: Path = [[168, 296], [184, 362], [630, 156], [630, 220], [880, 311]];
const line = (x1: number, y1: number, x2: number, y2: number, opacity = 0.8): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${BRASS}" stroke-width="1.6" opacity="${opacity}"/>`;
const dot = ([x, y]: Point): string => `<circle cx="${x}" cy="${y}" r="5.4" fill="#FBF8F4" stroke="${BRASS}" stroke-width="1.7"/>`;
const ray = (x: number, y: number, k: number): string =>
  line(NOSE[0], NOSE[1], NOSE[0] + (x - NOSE[0]) * k, NOSE[1] + (y - NOSE[1]) * k, 0.7);
const edge = (side: Path, dy: number): Point[] =>
  times(40, (i): Point => {
    const [x, y] = along(side, i / 39);
    return [x, y + dy];
  });

/** Brass construction lines of a brow map, in face units. They start at the nose and extend past the brow. */
export function browMap(): string {
  const outline = [...edge(BROW_TOP, -4), ...edge(BROW_LOW, 4).toReversed()];
  return [
    '<g fill="none" stroke-linecap="round">',
    `<path d="M${polyline(outline)}Z" stroke="#6b3b30" stroke-width="2.4" opacity=".75"/>`,
    line(168, 90, 168, 470),
    line(630, 76, 630, 300),
    line(880, 190, 880, 420),
    ray(630, 156, 1.1),
    ray(880, 312, 1.06),
    line(90, 156, 930, 156, 0.55),
    line(90, 362, 930, 362, 0.55),
    line(90, 311, 930, 311, 0.4),
    ...times(25, (i) => line(168 + (i * 712) / 24, 92, 168 + (i * 712) / 24, i % 6 ? 100 : 110)),
    line(168, 92, 880, 92),
    ...MARKS.map(dot),
    '</g>',
  ].join('');
}
