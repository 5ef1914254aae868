import { times } from '../lib/math.ts';
import { polyline, type Path, type Point } from '../lib/vector.ts';
import type { MouthField } from './mouth.ts';

const BRASS = '#9A7440';
const HAIR = `stroke="${BRASS}" stroke-width="1.5" fill="none"`;

/** Brass construction lines of a lip map. Unit: a thousandth of the plate's width. */
export function lipMap({ point, peak }: MouthField, half: number, middle: number): string {
  const at = (edge: 'top' | 'seam' | 'low', x: number, out = 0): Point => {
    const [px, py] = point(edge, x);
    return [500 + px * half * (1 + Math.abs(out) / 600), middle + py * half + out];
  };
  const outline = (edge: 'top' | 'low', out: number): string => {
    const row = times(49, (i) => at(edge, -1 + i / 24, out * (1 - Math.abs(i / 24 - 1) ** 6)));
    return `<path d="M${polyline(row)}" stroke="#7d2f35" stroke-width="2.6" fill="none" opacity=".8"/>`;
  };
  const [cornerL, cornerR, dip, floor] = [at('seam', -1), at('seam', 1), at('top', 0, -7), at('low', 0, 7)];
  const [peakL, peakR] = [at('top', -peak, -7), at('top', peak, -7)];
  const ruler = floor[1] + 90;
  const path = (d: string, opacity: number): string => `<path d="${d}" ${HAIR} opacity="${opacity}"/>`;
  const through = (points: Path): string => path(`M${polyline(points)}`, 0.9);
  const dot = ([x, y]: Point): string => `<circle cx="${x}" cy="${y}" r="5" fill="#FBF8F4" stroke="${BRASS}" stroke-width="1.6"/>`;
  const tick = (i: number): string => `M${cornerL[0] + ((cornerR[0] - cornerL[0]) * i) / 20} ${ruler}v${i % 5 ? 8 : 16}`;
  return [
    '<g stroke-linecap="round">',
    outline('top', -7),
    outline('low', 7),
    ...[peakL, dip, peakR].map(([x]) => path(`M${x} ${dip[1] - 106}V${ruler - 6}`, 0.75)),
    ...[cornerL, cornerR].map(([x, y]) => path(`M${x} ${y - 95}V${y + 95}`, 0.6)),
    path(`M${cornerL[0] - 70} ${cornerL[1]}L${cornerR[0] + 70} ${cornerR[1]}`, 0.75),
    through([cornerL, peakL, dip, peakR, cornerR]),
    through([cornerL, at('low', -0.2, 7), at('low', 0.2, 7), cornerR]),
    path(`M${cornerL[0]} ${ruler}H${cornerR[0]}${times(21, tick).join('')}`, 1),
    ...[cornerL, cornerR, peakL, peakR, dip, floor].map(dot),
    '</g>',
  ].join('');
}
