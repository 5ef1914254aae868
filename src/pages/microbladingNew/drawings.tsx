import brow from './brow.svg';

/** Centre and radius of the half circle, in the drawing's units. */
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

/** A brow under a measuring half circle with six numbered rays. */
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
        <image href={brow} x="147" y="188" width="404.2" height="141" />
      </svg>
      {POINTS.map((degrees, order) => {
        const { x, y } = at(degrees, RADIUS + 27);
        return (
          <span
            key={degrees}
            className="absolute -translate-1/2 font-serif text-label text-rosewood md:text-card"
            style={{ left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }}
          >
            {order + 1}
          </span>
        );
      })}
    </div>
  );
}
