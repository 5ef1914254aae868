import { filled, ink, jitter, svgFile } from './svg.ts';

/** Points of the curve that the brow follows, in a drawing of 430 x 150. */
const SPINE = { x: [34, 140, 280, 404], y: [118, 52, 14, 108] } as const;
const STEPS = 60;

function along(of: readonly [number, number, number, number], t: number): number {
  const u = 1 - t;
  return u ** 3 * of[0] + 3 * u * u * t * of[1] + 3 * u * t * t * of[2] + t ** 3 * of[3];
}

function slope(t: number): number {
  const step = 0.01;
  return Math.atan2(along(SPINE.y, t + step) - along(SPINE.y, t - step), along(SPINE.x, t + step) - along(SPINE.x, t - step));
}

/** One hair from (x, y) that swells, bends to the left and tapers to a point. */
function hair(x: number, y: number, angle: number, length: number, width: number, bend: number): string {
  const at = (far: number, across: number) => {
    const right = x + far * length * Math.cos(angle) + across * Math.sin(angle);
    const down = y + far * length * Math.sin(angle) - across * Math.cos(angle);
    return `${right.toFixed(1)} ${down.toFixed(1)}`;
  };
  const swing = bend * length;
  return `M${at(0, 0)}Q${at(0.45, swing + width)} ${at(1, 0)}Q${at(0.45, swing - width * 0.4)} ${at(0, 0)}Z`;
}

/**
 * Three rows of hairs. The first rises from the lower edge, the second lies
 * along the spine, and the third leans down from the upper edge to the tail.
 */
const hairs = Array.from({ length: STEPS }, (_, order) => {
  const t = (order / (STEPS - 1)) * 0.93;
  const turn = slope(t);
  const half = 17 * Math.min(1, 0.5 + 2.6 * t) * (1 - t ** 1.6) + 0.8;
  const reach = (1 - 0.4 * t) * Math.min(1, 0.72 + 1.6 * t);
  /** A hair with its root `below` the spine (above if negative), leaning up by `lean` degrees. */
  const rooted = (below: number, lean: number, length: number, bend: number, seed: number) =>
    hair(
      along(SPINE.x, t) - below * half * Math.sin(turn) + 3 * jitter(order + seed),
      along(SPINE.y, t) + below * half * Math.cos(turn) + 1.5 * jitter(order + seed + 40),
      turn - ((lean + 5 * jitter(order + seed + 80)) * Math.PI) / 180,
      (length + 7 * jitter(order + seed + 9)) * reach,
      3.2 - 1.1 * t,
      bend,
    );
  const early = Math.min(1, t * 1.8);
  const lower = rooted(1, 46 - 30 * early, 46, 0.09, 1);
  const middle = rooted(0.3, 38 - 30 * early, 42, 0.08, 2);
  return t < 0.1 ? lower + middle : lower + middle + rooted(-0.9, -4 - 12 * early, 38, 0.04, 3);
}).join('');

/** The brow on the page that explains how a brow is measured. */
export function brow(): string {
  return svgFile('0 0 430 150', filled(hairs, ink.graphite));
}
