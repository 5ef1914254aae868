import { hair } from './hairs.ts';
import { drawn, filled, ink, jitter, svgFile } from './svg.ts';

const WIDTH = 900;
const COUNT = 104;

/** Lashes of a closed eye: longest past the middle, leaning outwards to both corners. */
const lashes = Array.from({ length: COUNT }, (_, order) => {
  const t = order / (COUNT - 1);
  const x = 20 + t * (WIDTH - 60);
  const length = (58 + 74 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.78))) * (1 + 0.16 * jitter(order));
  return hair({ x, y: lidAt(x) - 3 }, 90 + 62 * (0.4 - t) + 9 * jitter(order + 20), length, 3.4, t < 0.34 ? -0.06 : 0.12);
}).join('');

function lidAt(x: number): number {
  return 82 * Math.sin((Math.PI * x) / WIDTH) - 8;
}

const lid = `M0 -8${Array.from({ length: 30 }, (_, order) => `L${(order + 1) * 30} ${Math.round(lidAt((order + 1) * 30))}`).join('')}`;

/** The lash line above the lash extensions on the brows landing page. */
export function lashLine(): string {
  return svgFile('-24 -12 944 226', drawn(lid, ink.umber, 2.5) + filled(lashes, ink.umber));
}
