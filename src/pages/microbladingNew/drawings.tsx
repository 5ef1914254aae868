import { jitter } from '@/lib/drawing';

/** The line that the brow follows, in a drawing of 430 x 150: the points of a curve. */
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

/** One hair from (x, y): it swells, bends to the left and ends as a point. */
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
 * The brow of this page's drawings as SVG path data, 430 x 150. Three rows of hairs: they rise from the lower edge, lie along the spine,
 * and lean down from the upper edge to the tail.
 */
export const browPath: string = Array.from({ length: STEPS }, (_, order) => {
  const t = (order / (STEPS - 1)) * 0.93;
  const turn = slope(t);
  const half = 17 * Math.min(1, 0.5 + 2.6 * t) * (1 - t ** 1.6) + 0.8;
  const reach = (1 - 0.4 * t) * Math.min(1, 0.72 + 1.6 * t);
  /** A hair whose root lies so far below the spine (above it when negative) and that leans up by so many degrees. */
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

/** The half circle: centre and radius in the drawing's units. */
const CENTRE = { x: 350, y: 350 };
const RADIUS = 300;
const SIZE = { width: 700, height: 351 };
const POINTS = [170, 138, 106, 74, 42, 10] as const;

function at(degrees: number, radius: number) {
  const turn = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.cos(turn), y: CENTRE.y - radius * Math.sin(turn) };
}

function line(degrees: number, from: number, to: number): string {
  const start = at(degrees, from);
  const end = at(degrees, to);
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
}

const ticks = Array.from({ length: 91 }, (_, order) => line(order * 2, order % 5 ? RADIUS - 8 : RADIUS - 16, RADIUS)).join('');
const rays = POINTS.map((degrees) => line(degrees, 214, RADIUS)).join('');

/** A brow under the measure: a half circle with six rays, their numbers outside it. */
export function MeasuredBrow() {
  return (
    <div aria-hidden="true" className="relative">
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="block w-full">
        <path d={`M${CENTRE.x - RADIUS} ${CENTRE.y}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS * 2} 0Z`} className="fill-white" />
        <g className="fill-none stroke-brass" strokeWidth="1">
          <path d={`M${CENTRE.x - RADIUS} ${CENTRE.y}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS * 2} 0`} />
          <path d={`M${CENTRE.x - 214} ${CENTRE.y}a214 214 0 0 1 428 0`} strokeDasharray="2 6" />
          <path d={ticks} strokeOpacity="0.55" />
          <path d={rays} />
          <path d={`M0 ${CENTRE.y}H${SIZE.width}`} />
        </g>
        <path d={browPath} transform="translate(147 188) scale(0.94)" className="fill-graphite" />
      </svg>
      {POINTS.map((degrees, order) => {
        const { x, y } = at(degrees, RADIUS + 27);
        return (
          <span
            key={degrees}
            className="absolute -translate-1/2 font-serif text-label font-semibold text-rosewood md:text-card"
            style={{ left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }}
          >
            {order + 1}
          </span>
        );
      })}
    </div>
  );
}
