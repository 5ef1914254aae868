import type { SVGProps } from 'react';

import type { Point } from '@/content/shapes';

import { browStrokes } from './browStrokes';
import eye from './drawings/eye.svg';
import singleStroke from './drawings/single-stroke.svg';

const strokes = import.meta.glob<string>('./drawings/strokes-*.svg', { eager: true, import: 'default' });

/** A figure number, as in "Fig. 5". The number is not italic: our italic font subset has letters only. */
export function FigureNumber({ number }: { number: number }) {
  return (
    <span className="me-1.5 font-serif text-label whitespace-nowrap text-ink">
      <i>Fig.</i> {number}
    </span>
  );
}

/** The part of the sheet that the drawing fills. From 768 px some lines go on to the top of the page and to its edge. */
const SHEET = { x: 130, y: 32, width: 800, height: 378 };

/** The ruler, the verticals at head, arch and tail, the levels and the outline of the brow. */
const construction = [
  `M168 40H880${Array.from({ length: 25 }, (_, index) => `M${168 + Math.round((index * 712) / 24)} 40v${index % 6 === 0 ? 16 : 8}`).join('')}`,
  'M168-1600V640',
  'M630-1600V640',
  'M880-1600V640',
  'M90 156H1400',
  'M90 300H1400',
  'M90 356H1400',
  'M170 264C340 224 480 160 596 157S800 220 880 300C780 210 620 226 500 272S280 356 170 356',
] as const;

/** Places of the four steps on the sheet: the ruler, below the first strokes, above the arch, below the tail. */
const stepPlaces = [
  { x: 168, y: 84 },
  { x: 290, y: 372 },
  { x: 630, y: 126 },
  { x: 846, y: 356 },
] as const;

/**
 * A brow from its construction lines to its last stroke, with numbers where its four steps happen, and from 768 px a closed eye below it. The
 * lines appear one after another, then the strokes from head to tail (`self-drawn` in design.css).
 */
export function DrawnBrow() {
  return (
    <div aria-hidden="true" className="col-span-12 max-md:-mx-gutter max-md:mb-4 max-md:bg-plaster md:mb-6 xl:pt-28">
      <div className="self-drawn relative">
        <Drawing className="block w-full stroke-brass md:overflow-visible">
          {construction.map((d, order) => (
            <path key={d} d={d} style={{ '--at': order * 2 }} />
          ))}
        </Drawing>
        <div className="absolute inset-0 overflow-hidden">
          <div>
            <Drawing>
              <linearGradient id="lift" className="text-graphite">
                <stop stopColor="currentColor" stopOpacity=".35" />
                <stop offset=".25" stopColor="currentColor" />
                <stop offset="1" stopColor="currentColor" stopOpacity=".12" />
              </linearGradient>
              <g stroke="url(#lift)" strokeWidth="1.7">
                {browStrokes.map((d) => (
                  <path key={d} d={d} />
                ))}
              </g>
            </Drawing>
          </div>
        </div>
        {stepPlaces.map(({ x, y }, order) => (
          <span
            key={x}
            className="arch-number absolute h-6 w-5 -translate-1/2 bg-plaster text-small lg:h-8 lg:w-7 lg:text-label"
            style={{ left: `${percent(x - SHEET.x, SHEET.width)}%`, top: `${percent(y - SHEET.y, SHEET.height)}%` }}
          >
            {order + 1}
          </span>
        ))}
      </div>
      <img src={eye} alt="" width="800" height="290" loading="lazy" className="-mt-[4.8%] w-full max-md:hidden" />
    </div>
  );
}

function Drawing(props: SVGProps<SVGSVGElement>) {
  return <svg viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`} fill="none" {...props} />;
}

function percent(distance: number, whole: number): number {
  return Math.round((1000 * distance) / whole) / 10;
}

/** Start, turn and end of the stroke, in percent of the drawing's height. */
const momentPositions = [11, 46, 84] as const;

/**
 * An enlarged stroke with three labels. The labels are below the stroke on phones, and beside it from 768 px: always right of it, as the
 * drawing is not mirrored in right-to-left text.
 */
export function SingleStroke({ moments, legend, figure }: { moments: readonly Point[]; legend: string; figure: number }) {
  return (
    <figure>
      <div className="relative">
        <div className="overflow-hidden">
          <img src={singleStroke} alt="" width="750" height="560" loading="lazy" className="block w-[120%] max-w-none md:w-full" />
        </div>
        <ol className="max-md:mt-4">
          {moments.map(({ title, text }, order) => (
            <li
              key={title}
              className="border-brass max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:border-t max-md:py-3 md:absolute md:right-0 md:w-[33%] md:pt-3"
              style={{ top: `${momentPositions[order]}%` }}
            >
              <h3 className="text-card whitespace-nowrap">{title}</h3>
              <p className="mt-1 text-small text-ink-soft max-md:text-end">{text}</p>
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

/** One to three strokes side by side. */
export function StrokeMark({ count }: { count: number }) {
  return (
    <img
      src={strokes[`./drawings/strokes-${count}.svg`]}
      alt=""
      width="84"
      height="34"
      loading="lazy"
      className="mb-3 h-10 w-25 md:mt-2 md:mb-0"
    />
  );
}
