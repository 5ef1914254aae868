import { svgFile } from '../drawings/svg.ts';
import { through, type Point } from '../lib/vector.ts';
import { mouthAt, MOUTHS } from './mouth.ts';

/** Mouth and crop of the shade picker's plates, which have a ratio of 3:2. */
export const SHADE_PICKER = { mouth: 'round', half: 0.36, level: 0.46 } as const;
/** Keeps the tint's soft edge inside the outline. */
const INSET = 0.96;
const ACROSS = [-0.86, -0.62, -0.42, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.42, 0.62, 0.86];

/** Mask for the tint that a page adds (pages/lipBlush/Shades.tsx), with a soft edge. Whole numbers keep the file small. */
export function tintMask(): string {
  const form = MOUTHS[SHADE_PICKER.mouth];
  const { point } = mouthAt(form);
  const half = 1000 * SHADE_PICKER.half * form.width;
  const at = (edge: 'top' | 'seam' | 'low', x: number): Point => {
    const [px, py] = point(edge, x);
    return [500 + px * half, 667 * SHADE_PICKER.level + py * half * INSET];
  };
  const upper = ACROSS.map((x) => at('top', x));
  const lower = ACROSS.toReversed().map((x) => at('low', x));
  const outline = through([at('seam', -0.95), ...upper, at('seam', 0.95), ...lower], { closed: true });
  const d = outline.replaceAll(/\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
  return svgFile('0 0 1000 667', `<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter><path filter="url(#soft)" d="${d}"/>`);
}
