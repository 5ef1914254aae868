import type { Point } from '@/content/shapes';
import { jitter, toTenth } from '@/lib/drawing';

interface Hair {
  x: number;
  y: number;
  /** Degrees, clockwise from the right. */
  angle: number;
  length: number;
  /** Width at its thickest, a little after the root. */
  width: number;
  /** How far its middle swings out to the left, in parts of its length. */
  bend: number;
}

/** One hair as SVG path data: it begins as a point, swells, bends and ends as a point. */
function hair({ x, y, angle, length, width, bend }: Hair): string {
  const turn = (angle * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${toTenth(x + along * length * Math.cos(turn) + across * Math.sin(turn))} ${toTenth(y + along * length * Math.sin(turn) - across * Math.cos(turn))}`;
  const swing = bend * length;
  return `M${at(0, 0)}C${at(0.16, swing * 0.7 + width * 0.6)} ${at(0.5, swing * 1.25 + width)} ${at(1, 0)}C${at(0.5, swing * 1.25 - width * 0.3)} ${at(0.16, swing * 0.7 - width * 0.7)} ${at(0, 0)}Z`;
}

/** "Fig. 5", as the drawings of this page are numbered. The number stands upright: the italic has letters only. */
export function FigureNumber({ number }: { number: number }) {
  return (
    <span className="mr-1.5 font-serif text-[21px]/[1.25] font-semibold whitespace-nowrap text-ink">
      <i>Fig.</i> {number}
    </span>
  );
}

const STROKE_WIDTH = 750;
const STROKE_HEIGHT = 560;

/** The client's own hairs on both sides of the stroke and in its lean; they fade towards the edges. */
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

/** The points of the blade leave lines within the line; they begin and end as one. */
const stroke = [0.143, 0.152, 0.161, 0.17, 0.179].map((bend) => hair({ x: 44, y: 60, angle: 44, length: 590, width: 4.4, bend }));

/** Where the stroke begins, turns and ends, in the drawing's units. */
const momentsAt = [
  { x: 52, y: 62 },
  { x: 342, y: 256 },
  { x: 468, y: 468 },
] as const;

/** A stroke, enlarged, and its three moments in words: beside it from 768 px, below it on phones. */
export function SingleStroke({ moments, legend, figure }: { moments: readonly Point[]; legend: string; figure: number }) {
  return (
    <figure>
      <div className="relative">
        <div className="overflow-hidden">
          <svg viewBox={`0 0 ${STROKE_WIDTH} ${STROKE_HEIGHT}`} aria-hidden="true" className="block w-[120%] max-w-none md:w-full">
            <radialGradient id="own-hairs" gradientUnits="userSpaceOnUse" cx="268" cy="245" r="268" className="text-graphite">
              <stop offset="0.45" stopColor="currentColor" stopOpacity="0.24" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </radialGradient>
            <path d={ownHairs} fill="url(#own-hairs)" />
            {stroke.map((line) => (
              <path key={line} d={line} className="fill-graphite/85" />
            ))}
            <g className="fill-white stroke-brass" strokeWidth="1.3">
              {momentsAt.map(({ x, y }) => (
                <g key={y}>
                  <path d={`M${x} ${y}H${STROKE_WIDTH}`} />
                  <circle cx={x} cy={y} r="6" />
                </g>
              ))}
            </g>
          </svg>
        </div>
        <ol className="max-md:mt-4">
          {moments.map(({ title, text }, order) => (
            <li
              key={title}
              className="border-brass max-md:border-t max-md:py-3 md:absolute md:right-0 md:w-[34%] md:pt-3 xl:w-[32%]"
              style={{ top: `${((momentsAt[order]?.y ?? 0) / STROKE_HEIGHT) * 100}%` }}
            >
              <h3 className="text-card font-semibold">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="text-caption text-mute max-md:mt-2 md:w-[62%]">
        <FigureNumber number={figure} /> {legend}
      </figcaption>
    </figure>
  );
}

const strokesOfMark = [0, 1, 2].map((order) =>
  hair({ x: 2 + order * 13, y: 30, angle: -38 + order * 5, length: 46, width: 3.4, bend: 0.12 }),
);

/** Up to three strokes beside each other. */
export function StrokeMark({ count }: { count: number }) {
  return (
    <svg viewBox="0 0 84 34" aria-hidden="true" className="mb-3 h-10 w-25 fill-graphite md:mt-2.5 md:mb-0">
      <path d={strokesOfMark.slice(0, count).join('')} />
    </svg>
  );
}

const DIVIDER_HEIGHT = 36;

/** Upright at the left and lying down towards the right, as a brow goes from its front to its tail. */
function divider(width: number, hairs: number): string {
  return Array.from({ length: hairs }, (_, order) => {
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
  }).join('');
}

const dividers = [
  { width: 1296, path: divider(1296, 150), shown: 'max-md:hidden' },
  { width: 440, path: divider(440, 54), shown: 'md:hidden' },
] as const;

/** A line ruled in hair strokes; on phones a shorter one, not a smaller one. */
export function StrokeDivider() {
  return dividers.map(({ width, path, shown }) => (
    <svg key={width} viewBox={`0 0 ${width} ${DIVIDER_HEIGHT}`} aria-hidden="true" className={`block h-auto w-full fill-graphite ${shown}`}>
      <path d={path} />
    </svg>
  ));
}
