import { drawn, filled, ink, jitter, svgFile, toTenth } from './svg.ts';

/** The drawing's width. The lash line starts at `RISE` at both ends and sags by `SAG` in the middle. */
const WIDTH = 1296;
const RISE = 60;
const SAG = 86;

/**
 * Sections of the lash line, with one fan every `step` drawing units. In the middle section, single lashes are placed between fans.
 */
const stretches = [
  { from: 37, to: 446, step: 15, lashes: 1, root: 4.2 },
  { from: 461, to: 890, step: 32, lashes: 3, root: 3.4 },
  { from: 477, to: 880, step: 32, lashes: 1, root: 4.2 },
  { from: 905, to: 1250, step: 24, lashes: 5, root: 2.8 },
] as const;

/** Angle between neighbouring lashes of a fan. */
const SPREAD = 11;

function lineAt(x: number): number {
  return RISE + SAG * Math.sin((Math.PI * x) / WIDTH);
}

/** One tapering, curved lash from the line at `x` to its tip. */
function lash(x: number, lean: number, length: number, root: number): string {
  const y = lineAt(x);
  const tip = { x: x + lean, y: y + length };
  const bend = { x: x + lean * 0.12, y: y + length * 0.62 };
  return `M${toTenth(x - root / 2)} ${toTenth(y)}Q${toTenth(bend.x - root / 3)} ${toTenth(bend.y)} ${toTenth(tip.x)} ${toTenth(tip.y)}Q${toTenth(bend.x + root / 2)} ${toTenth(bend.y - 6)} ${toTenth(x + root / 2)} ${toTenth(y)}Z`;
}

/** Lashes lean outward to both corners of the eye and are longest past the middle. */
function fan(x: number, count: number, root: number, order: number): string {
  const place = x / WIDTH;
  const lean = 62 * (place - 0.46);
  const length = 74 + 62 * Math.sin(Math.PI * Math.min(1, place * 0.92 + 0.02)) + 9 * jitter(order);
  return Array.from({ length: count }, (_, index) => {
    const side = index - (count - 1) / 2;
    return lash(x + side * 0.8, lean + side * SPREAD, length - Math.abs(side) * 7, root);
  }).join('');
}

const line = `M0 ${RISE}${Array.from({ length: 36 }, (_, index) => `L${(index + 1) * 36} ${toTenth(lineAt((index + 1) * 36))}`).join('')}`;

const lashes = stretches
  .flatMap(({ from, to, step, lashes: count, root }) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => fan(from + index * step, count, root, from + index)),
  )
  .join('');

/** One lash line in three styles: single lashes, single lashes with fans of three, fans of five. */
export function lashFringe(): string {
  return svgFile(`0 0 ${WIDTH} 300`, drawn(line, ink.champagne, 2.5) + filled(lashes, ink.champagne));
}
