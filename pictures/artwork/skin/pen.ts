/** The needling pen over clear skin. It enters from the upper right; its white tip meets the skin, and its shadow runs out of focus. */
import { blend, rgb } from '../lib/colour.ts';
import { smooth } from '../lib/math.ts';
import { mask, overlay, type Box, type Raster, type Size } from '../lib/raster.ts';
import { closeUp } from './closeUp.ts';
import type { Tone } from './skin.ts';

const BOX: Box = [1500, 1000];
/** Where the tip meets the skin, and the pen's angle in degrees. */
const TIP = [610, 640] as const;
const ANGLE = -33;
/** Angle of the shadow, which falls away from the lamp. */
const SHADOW_ANGLE = -14;

/** A part of the pen along its axis: from, to, radius at either end, and colours across it from the lit side. */
type Part = readonly [from: number, to: number, r0: number, r1: number, across: readonly string[]];
const TIP_WHITE = ['#D9D2C8', '#FFFDF9', '#F3ECE4', '#DCCFC4', '#BFA99B', '#D8C4B6'];
const BRASS = ['#8A6437', '#F6E3B8', '#D9B682', '#A87B45', '#6B4A27', '#A98452'];
const BLACK = ['#3A2A29', '#9A8480', '#443130', '#281B1A', '#170F0F', '#5A3F38'];
const PARTS: readonly Part[] = [
  [0, 92, 47, 53, TIP_WHITE],
  [92, 116, 58, 60, TIP_WHITE],
  [116, 134, 64, 66, BRASS],
  [134, 420, 66, 88, BLACK],
  [420, 436, 90, 91, BRASS],
  [436, 1400, 90, 122, BLACK],
];
const STOPS = [0, 16, 34, 62, 88, 100];
/** How far the end of a part bulges towards the skin, as a share of its radius: the pen is seen from above. */
const BULGE = 0.3;

function partOf([from, to, r0, r1, across]: Part, i: number): string {
  const stops = across.map((colour, k) => `<stop offset="${STOPS[k]}%" stop-color="${colour}"/>`).join('');
  const outline = `M${from} ${-r0}L${to} ${-r1}A${r1 * BULGE} ${r1} 0 0 0 ${to} ${r1}L${from} ${r0}A${r0 * BULGE} ${r0} 0 0 1 ${from} ${-r0}Z`;
  return (
    `<linearGradient id="p${i}" gradientUnits="userSpaceOnUse" x1="0" y1="${-r1}" x2="0" y2="${r1}">${stops}</linearGradient>` +
    `<path d="${outline}" fill="url(#p${i})"/>`
  );
}

/** The pen along the x axis, its tip at 0, as SVG. From the back to the tip, so that each part overlaps the one behind it. */
export const penShape = (): string => PARTS.map(partOf).reverse().join('');

export async function penOverSkin({ width, height, tone, seed }: Size & { tone: Tone; seed: number }): Promise<Raster> {
  const size = { width, height };
  const placed = (angle: number, body: string): string => `<g transform="translate(${TIP[0]} ${TIP[1]}) rotate(${angle})">${body}</g>`;
  const shadow = placed(SHADOW_ANGLE, '<path d="M-16 -34L1500 -120V150L-16 38A18 40 0 0 1 -16 -34Z" fill="#fff"/>');
  const near = await mask({ ...size, box: BOX, body: shadow, sigma: width * 0.006 });
  const far = await mask({ ...size, box: BOX, body: shadow, sigma: width * 0.034 });
  const dark = rgb('#7A4231');
  const ground = closeUp({
    ...size,
    tone,
    seed,
    from: 212,
    cells: 96,
    lines: 0.55,
    tint: (c, u, v) => {
      const at = Math.min(height - 1, Math.round(v * width)) * width + Math.min(width - 1, Math.round(u * width));
      const away = smooth(0.38, 0.85, u);
      const k = (near[at] ?? 0) * (1 - away) + (far[at] ?? 0) * away;
      return blend(c, [(c[0] * dark[0]) / 190, (c[1] * dark[1]) / 150, (c[2] * dark[2]) / 130], k * (0.8 - 0.3 * away));
    },
  });
  return overlay(ground, placed(ANGLE, penShape()), BOX);
}
