import { times } from '../lib/math.ts';
import { polyline, type Path, type Point } from '../lib/vector.ts';
import type { MouthField } from './mouth.ts';

const BRASS = '#9A7440';
const HAIR = `stroke="${BRASS}" stroke-width="1.5" fill="none"`;

/** Brass construction lines of a lip map. A drawing unit is a thousandth of the plate's width. */
export function lipMap(mouth: MouthField): string {
  const row = (name: 'top' | 'low'): Path => times(41, (i) => mouth.point(name, -1 + i / 20));
  const swell = (name: 'top' | 'low'): Path =>
    row(name).map(([x, y]) => {
      const bulge = 1 - Math.pow(Math.abs(x - 500) / (mouth.form.half * 1000), 4);
      return [500 + (x - 500) * 1.015, y + (name === 'top' ? -7 : 7) * bulge];
    });
  const up = ([x, y]: Point): Point => [x, y - 7];
  const peakR = up(mouth.point('top', 0.18));
  const peakL = up(mouth.point('top', -0.18));
  const bow = up(mouth.point('top', 0));
  const [, floor] = mouth.point('low', 0);
  const cornerR = mouth.point('seam', 1);
  const cornerL = mouth.point('seam', -1);
  const level = mouth.cy * 1000;
  const vertical = (x: number): string => `<path d="M${x} ${bow[1] - 113}V${floor + 90}" ${HAIR} opacity=".75"/>`;
  const outline = (name: 'top' | 'low'): string =>
    `<path d="M${polyline(swell(name))}" stroke="#7d2f35" stroke-width="2.6" fill="none" opacity=".8"/>`;
  const through = (points: Path): string => `<path d="M${polyline(points)}" ${HAIR} opacity=".9"/>`;
  const dot = ([x, y]: Point): string => `<circle cx="${x}" cy="${y}" r="5" fill="#FBF8F4" stroke="${BRASS}" stroke-width="1.6"/>`;
  const width = cornerR[0] - cornerL[0];
  const ticks = times(21, (i) => `<path d="M${cornerL[0] + (width * i) / 20} ${floor + 96}v${i % 5 ? 8 : 16}" ${HAIR}/>`);
  const marks: Path = [cornerL, cornerR, peakL, peakR, bow, [500, floor + 7]];
  return [
    '<g stroke-linecap="round">',
    outline('top'),
    outline('low'),
    ...[peakL[0], 500, peakR[0]].map(vertical),
    ...[cornerL, cornerR].map(([x]) => `<path d="M${x} ${level - 95}V${level + 95}" ${HAIR} opacity=".6"/>`),
    `<path d="M${cornerL[0] - 70} ${level}H${cornerR[0] + 70}" ${HAIR} opacity=".75"/>`,
    through([cornerL, peakL, bow, peakR, cornerR]),
    through([cornerL, [438, floor + 7], [562, floor + 7], cornerR]),
    ...ticks,
    `<path d="M${cornerL[0]} ${floor + 96}H${cornerR[0]}" ${HAIR}/>`,
    ...marks.map(dot),
    '</g>',
  ].join('');
}
