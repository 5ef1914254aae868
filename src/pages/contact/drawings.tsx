import { MapDrawing } from '@/sections/MapDrawing';

/**
 * Geometry of the dial in units of the drawing: its centre, the radius of its frame, the end of its ticks and the position of its figures.
 */
const CENTRE = { x: 320, y: 318 };
const FRAME = 263;
const TICK_END = 277;
const FIGURES = 297;
/** Half the height of a figure, to centre it vertically. */
const FIGURE_DROP = 7;

interface HoursDialProps {
  /** The hours along the arch, clockwise from the bottom left. */
  hours: readonly string[];
}

/** The brass frame of an arch as a clock of the opening hours. */
export function HoursDial({ hours }: HoursDialProps) {
  const point = (index: number, radius: number) => {
    const angle = Math.PI * (1 - index / (hours.length - 1));
    return { x: toTenth(CENTRE.x + radius * Math.cos(angle)), y: toTenth(CENTRE.y - radius * Math.sin(angle)) };
  };
  return (
    <svg
      viewBox="0 0 640 730"
      aria-hidden="true"
      className="absolute bottom-0 left-1/2 h-[calc(var(--dial)*1.1406)] w-(--dial) -translate-x-1/2 overflow-visible"
    >
      <g className="fill-none stroke-brass">
        <path d={`M57 730V318a${FRAME} ${FRAME} 0 0 1 526 0V730`} vectorEffect="non-scaling-stroke" />
        {hours.map((_, index) => {
          const from = point(index, FRAME);
          const to = point(index, TICK_END);
          return <path key={from.x} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} vectorEffect="non-scaling-stroke" />;
        })}
      </g>
      <g className="fill-brass-ink font-serif text-[42px] font-semibold min-[380px]:text-[35px] lg:text-[28px] xl:text-[22px]">
        {hours.map((hour, index) => {
          const { x, y } = point(index, FIGURES);
          return (
            <text key={x} x={x} y={y + FIGURE_DROP} textAnchor="middle">
              {hour}
            </text>
          );
        })}
      </g>
    </svg>
  );
}

const CANAL =
  'M-30 372C140 300 260 268 420 256S700 264 860 300s330 20 620-92v110C1300 386 1120 412 900 390S640 340 480 338 180 372-30 456Z';

/** A drawn map for a wide frame, not to scale. The studio is left of the middle, clear of the card on the right. */
export function WideMap() {
  return (
    <MapDrawing width={1440} height={640} ground="fill-plaster" studio="translate(740 196) scale(1.25)">
      <rect width="1440" height="640" className="fill-sand" opacity="0.5" />
      <g className="fill-none stroke-porcelain" strokeLinecap="round">
        <path
          strokeWidth="7"
          d="M-20 108C160 44 300 20 460-20M-20 214C180 130 340 104 540 92S820 108 960 92s280-40 520-140M120-20 300 250M300-20 384 240M560-20 590 258M820-20 812 268M980-20 968 292M1210-20 1232 292M1372-20 1404 220M-20 500C140 436 300 404 480 396s260 20 400 52 320 24 580-68M-20 600C200 520 360 490 520 494s300 60 460 66 300-30 480-92M96 440 170 660M250 400 330 660M540 370 530 660M880 410 850 660M1010 420 1020 660M1260 380 1310 660"
        />
        <path
          strokeWidth="15"
          d="M-20 40C240-40 600 46 860 20s380-40 620-110M-20 560C200 470 360 446 500 446s270 40 420 62 330 10 540-76"
        />
        <path strokeWidth="34" d={CANAL} />
      </g>
      <path className="fill-sea" d={CANAL} />
      <g className="fill-none stroke-porcelain">
        <path strokeWidth="10" d="M352 180 384 400" />
        <path strokeWidth="13" d="M700-20 706 250 694 660" />
        <path strokeWidth="11" d="M1112-20 1118 300 1106 660" />
      </g>
    </MapDrawing>
  );
}

/** Rounds a coordinate, because the last digits of sines differ between browsers and the build. */
function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
