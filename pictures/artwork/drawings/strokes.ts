import { filled, ink, jitter, svgFile, toTenth } from './svg.ts';

interface Hair {
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  angle: number;
  length: number;
  /** Width at the thickest point, which is a little after the root. */
  width: number;
  /** How far the middle bends to the left, as a fraction of the length. */
  bend: number;
}

/** One hair as SVG path data: bent, and tapered to a point at both ends. */
function hair({ x, y, angle, length, width, bend }: Hair): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${toTenth(x + along * length * Math.cos(turn) + across * Math.sin(turn))} ${toTenth(y + along * length * Math.sin(turn) - across * Math.cos(turn))}`;
  const swing = bend * length;
  return `M${at(0, 0)}C${at(0.16, swing * 0.7 + width * 0.6)} ${at(0.5, swing * 1.25 + width)} ${at(1, 0)}C${at(0.5, swing * 1.25 - width * 0.3)} ${at(0.16, swing * 0.7 - width * 0.7)} ${at(0, 0)}Z`;
}

const STROKE_WIDTH = 750;
const STROKE_HEIGHT = 560;

/** The client's own hairs on both sides of the stroke. They are parallel to the stroke and fade towards the edges. */
const ownHairs = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
  .map((place) =>
    hair({
      x: 44 + place * 42 + 12 * jitter(place + 9),
      y: 60 - place * 44 + 60 * jitter(place + 20) - (place % 2) * 26,
      angle: 45 + 4 * jitter(place + 3),
      length: 500 + 90 * jitter(place + 14),
      width: 6 + 1.6 * jitter(place + 7),
      bend: 0.165,
    }),
  )
  .join('');

/** Each point of the blade leaves a fine line; the lines join at both ends of the stroke. */
const stroke = [0.143, 0.152, 0.161, 0.17, 0.179].map((bend) => hair({ x: 44, y: 60, angle: 44, length: 590, width: 4.4, bend }));

/** Heights on the enlarged blade stroke where the leader lines of its stages end (src/pages/microblading/drawings.tsx). */
const momentsAt = [
  { x: 52, y: 62 },
  { x: 342, y: 256 },
  { x: 468, y: 468 },
] as const;

export function singleStroke(): string {
  const fade = `<radialGradient id="own" gradientUnits="userSpaceOnUse" cx="268" cy="245" r="268" stop-color="${ink.graphite}"><stop offset=".45" stop-color="${ink.graphite}" stop-opacity=".24"/><stop offset="1" stop-color="${ink.graphite}" stop-opacity="0"/></radialGradient>`;
  const marks = momentsAt.map(({ x, y }) => `<path d="M${x} ${y}H${STROKE_WIDTH}"/><circle cx="${x}" cy="${y}" r="6"/>`).join('');
  return svgFile(
    `0 0 ${STROKE_WIDTH} ${STROKE_HEIGHT}`,
    `${fade}${filled(ownHairs, 'url(#own)')}${stroke.map((line) => filled(line, ink.graphite, 0.85)).join('')}<g fill="#fff" stroke="${ink.brass}" stroke-width="1.3">${marks}</g>`,
  );
}

/** Up to three strokes side by side. */
export function strokeMark(count: number): string {
  const strokes = Array.from({ length: count }, (_, order) =>
    hair({ x: 2 + order * 13, y: 30, angle: -38 + order * 5, length: 46, width: 3.4, bend: 0.12 }),
  );
  return svgFile('0 0 84 34', filled(strokes.join(''), ink.graphite));
}

const DIVIDER_HEIGHT = 36;

/** A divider of hair strokes: upright on the left and flatter to the right, as in a brow from front to tail. */
export function divider(width: number, hairs: number): string {
  const strokes = Array.from({ length: hairs }, (_, order) => {
    const t = order / hairs;
    const rise = (1 - t) ** 0.8;
    return hair({
      x: t * (width - 38),
      y: DIVIDER_HEIGHT - 1 + jitter(order + 5),
      angle: -4 - 48 * rise + 5 * jitter(order),
      length: 26 + 13 * rise * (1 + 0.3 * jitter(order + 31)) + 10 * t,
      width: 1.9 + 0.5 * jitter(order + 11),
      bend: 0.1,
    });
  });
  return svgFile(`0 0 ${width} ${DIVIDER_HEIGHT}`, filled(strokes.join(''), ink.graphite));
}
