import type { lipBlush as words } from '@/content/lipBlush';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/**
 * Position of each benefit on the mouth, in the drawing's units. `place`: classes of the note beside the plate. `line`: the leader line,
 * which continues above the note and is clipped at the container's edge. `at`: position of the numeral where there is no leader line.
 */
const spots = {
  border: { place: 'lg:inset-s-0 lg:top-[calc(100%*67/560)]', line: 'M-400 67H150L198 219', x: 198, y: 219, at: [186, 196] },
  tone: { place: 'lg:inset-s-0 lg:top-[calc(100%*325/560)]', line: 'M-400 325H150L206 320', x: 206, y: 320, at: [144, 366] },
  shape: { place: 'lg:inset-e-0 lg:top-[calc(100%*34/560)]', line: 'M1036 34H400L319 207', x: 319, y: 207, at: [319, 184] },
  mornings: { place: 'lg:inset-e-0 lg:top-[calc(100%*190/560)]', line: 'M1036 190H572L527 279', x: 527, y: 279, at: [546, 256] },
  fade: { place: 'lg:inset-e-0 lg:top-[calc(100%*412/560)]', line: 'M1036 412H470L396 391', x: 396, y: 391, at: [430, 446] },
} as const;

/** The benefits as notes around a plate, each with a leader line to its point on the mouth. */
export function Benefits({ eyebrow, headline, points, plate: { picture, caption }, illustrationNote }: typeof words.benefits) {
  return (
    <section id="benefits" className="overflow-hidden py-section">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-16 lg:text-center">
          <Heading eyebrow={eyebrow} text={headline} className="mx-auto mt-3 md:mt-3 lg:max-w-[11em]" />
        </div>
        <div className="grid-12 relative lg:overflow-x-clip">
          <div className="relative col-span-12 md:col-span-7 md:self-start lg:col-span-6 lg:col-start-4">
            <AnnotatedLips picture={picture} points={points} />
            {picture.illustration && (
              <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-caption text-mute lg:absolute lg:inset-x-0 lg:top-full lg:mt-4">
                <span>{caption}</span>
                <span>{illustrationNote}</span>
              </p>
            )}
          </div>
          <ol className="col-span-12 mt-5 md:col-span-5 md:mt-0 lg:static">
            {points.map(({ id, numeral, title, text }) => (
              <li
                key={id}
                className={classNames(
                  'border-t border-sand py-3 md:py-4 md:first:border-t-0 md:first:pt-0 lg:absolute lg:w-[calc(25%-18px)] lg:border-t-0! lg:py-0 lg:pt-3!',
                  spots[id].place,
                )}
              >
                <h3 className="text-card">
                  <i aria-hidden="true" className="me-2 text-label font-medium text-brass-ink">
                    {numeral}
                  </i>
                  {title}
                </h3>
                <p className="mt-1.5 text-small text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The mouth with a point per benefit. From 1024 px a leader line runs from each point to its note outside the plate. */
function AnnotatedLips({ picture, points }: Pick<typeof words.benefits, 'points'> & { picture: PictureSource }) {
  return (
    <div className="relative aspect-[636/560] border border-sand bg-white p-2 lg:p-3">
      <Picture
        source={picture}
        sizes="(min-width: 1504px) 660px, (min-width: 1024px) 46vw, (min-width: 768px) 54vw, 92vw"
        box="relative size-full"
      />
      <svg viewBox="0 0 636 560" fill="none" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {points.map(({ id, numeral }) => (
          <PointMarker key={id} {...spots[id]} numeral={numeral} />
        ))}
      </svg>
    </div>
  );
}

interface PointMarkerProps {
  line: string;
  x: number;
  y: number;
  at: readonly [x: number, y: number];
  numeral: string;
}

function PointMarker({ line, x, y, at, numeral }: PointMarkerProps) {
  return (
    <g>
      <path d={line} className="stroke-brass-ink [vector-effect:non-scaling-stroke] max-lg:hidden" />
      <circle cx={x} cy={y} className="fill-porcelain stroke-brass-ink max-lg:[r:7px] [r:4.500px]" />
      <text x={at[0]} y={at[1]} textAnchor="middle" className="fill-oxblood-deep font-serif text-[42px] font-semibold italic lg:hidden">
        {numeral}
      </text>
    </g>
  );
}
