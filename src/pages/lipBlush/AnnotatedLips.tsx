import atlas from 'picture:lip-atlas';

import { Picture } from '@/ui/Picture';

/** Where each note points, in the drawing's units, and its numeral beside the point where there is no leader line. */
const marks = [
  { id: 'border', line: 'M-36 67.500H150L198 219', x: 198, y: 219, numeral: 'i', at: [186, 196] },
  { id: 'tone', line: 'M-36 325.500H150L206 320', x: 206, y: 320, numeral: 'ii', at: [144, 366] },
  { id: 'shape', line: 'M672 34.500H400L319 207', x: 319, y: 207, numeral: 'iii', at: [319, 184] },
  { id: 'mornings', line: 'M672 219.500H580L527 279', x: 527, y: 279, numeral: 'iv', at: [546, 256] },
  { id: 'fade', line: 'M672 404.500H500L404 362', x: 404, y: 362, numeral: 'v', at: [440, 424] },
] as const;

/** The mouth with five points; from 1024 px a leader line runs from each point to its note outside the plate. */
export function AnnotatedLips() {
  return (
    <div className="relative aspect-[636/560] border border-sand bg-white p-2 lg:p-3">
      <div className="relative size-full">
        <Picture source={atlas} sizes="(min-width: 1504px) 660px, (min-width: 1024px) 46vw, (min-width: 768px) 54vw, 92vw" fit="fill" />
      </div>
      <svg viewBox="0 0 636 560" fill="none" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {marks.map(({ id, line, x, y, numeral, at }) => (
          <g key={id}>
            <path d={line} className="stroke-brass-ink [vector-effect:non-scaling-stroke] max-lg:hidden" />
            <circle cx={x} cy={y} className="fill-porcelain stroke-brass-ink max-lg:[r:7px] [r:4.500px]" />
            <text
              x={at[0]}
              y={at[1]}
              textAnchor="middle"
              className="fill-oxblood-deep font-serif text-[42px] font-semibold italic lg:hidden"
            >
              {numeral}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
