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

/** Rounds a coordinate, because the last digits of sines differ between browsers and the build. */
function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
