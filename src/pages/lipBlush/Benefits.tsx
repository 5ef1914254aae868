import type { lipBlush as content } from '@/content/lipBlush';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/**
 * Position of each benefit on the mouth, in the drawing's units. `side` and `top` place the note beside the plate, on the same side in
 * either text direction, like the drawing. `bend`: where the leader line, which runs above the note, turns to the point (`x`, `y`).
 * `numeralAt`: position of the numeral where there is no leader line.
 */
const spots = {
  border: { side: 'lg:left-0', top: 67, bend: 150, x: 200, y: 210, numeralAt: [186, 188] },
  tone: { side: 'lg:left-0', top: 325, bend: 150, x: 206, y: 320, numeralAt: [144, 366] },
  shape: { side: 'lg:right-0', top: 34, bend: 400, x: 321, y: 206, numeralAt: [321, 184] },
  mornings: { side: 'lg:right-0', top: 214, bend: 572, x: 527, y: 279, numeralAt: [546, 256] },
  fade: { side: 'lg:right-0', top: 412, bend: 470, x: 396, y: 391, numeralAt: [430, 446] },
} as const;

/** Height of the drawing, in its units. */
const HEIGHT = 560;

/** The benefits as notes around a plate, each with a leader line to its point on the mouth. */
export function Benefits({ eyebrow, headline, points, plate: { picture, caption }, illustrationNote }: typeof content.benefits) {
  return (
    <section id="benefits" className="overflow-hidden py-section">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-16 lg:text-center">
          <Heading eyebrow={eyebrow} text={headline} className="mx-auto mt-3 lg:max-w-[11em]" />
        </div>
        <div className="grid-12 relative lg:overflow-x-clip">
          <div className="relative col-span-12 self-start md:col-span-7 lg:col-span-6 lg:col-start-4 lg:w-full lg:max-w-131 lg:justify-self-center">
            <AnnotatedLips picture={picture} points={points} />
            {picture.illustration && (
              <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-caption text-mute lg:absolute lg:inset-x-0 lg:top-full">
                <span>{caption}</span>
                <span>{illustrationNote}</span>
              </p>
            )}
          </div>
          <ol className="col-span-12 max-md:mt-5 md:col-span-5">
            {points.map(({ id, numeral, title, text }) => (
              <li
                key={id}
                className={classNames('border-sand py-3 max-lg:border-t lg:absolute lg:top-(--top) lg:w-[calc(25%-18px)]', spots[id].side)}
                style={{ '--top': `${(100 * spots[id].top) / HEIGHT}%` }}
              >
                <h3 className="text-card">
                  <i aria-hidden="true" className="me-2 text-label font-medium text-brass-ink">
                    {numeral}
                  </i>
                  {title}
                </h3>
                <p className="mt-1.5 text-small text-ink-soft">
                  <NoBreak text={text} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The mouth with a point per benefit. From 1024 px a leader line runs from each point to its note outside the plate. */
function AnnotatedLips({ picture, points }: Pick<typeof content.benefits, 'points'> & { picture: PictureSource }) {
  return (
    <div className="relative aspect-[636/560] border border-sand bg-white p-2 lg:p-3">
      <Picture source={picture} sizes="(min-width: 1024px) 500px, (min-width: 768px) 54vw, 92vw" box="relative size-full" />
      <svg viewBox={`0 0 636 ${HEIGHT}`} fill="none" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {points.map(({ id, numeral }) => (
          <PointMarker key={id} {...spots[id]} numeral={numeral} />
        ))}
      </svg>
    </div>
  );
}

interface PointMarkerProps {
  top: number;
  bend: number;
  x: number;
  y: number;
  numeralAt: readonly [x: number, y: number];
  numeral: string;
}

/** The leader line is far longer than the plate: the container clips it. */
function PointMarker({ top, bend, x, y, numeralAt, numeral }: PointMarkerProps) {
  return (
    <g>
      <path
        d={`M${bend < x ? -600 : 1236} ${top}H${bend}L${x} ${y}`}
        className="stroke-brass-ink [vector-effect:non-scaling-stroke] max-lg:hidden"
      />
      <circle cx={x} cy={y} className="fill-porcelain stroke-brass-ink [r:7px] lg:[r:4.5px]" />
      <text
        x={numeralAt[0]}
        y={numeralAt[1]}
        textAnchor="middle"
        className="fill-oxblood-deep font-serif text-[42px] font-semibold italic lg:hidden"
      >
        {numeral}
      </text>
    </g>
  );
}
