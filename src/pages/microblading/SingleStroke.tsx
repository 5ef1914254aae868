import { microblading } from '@/content/microblading';

import { Figure } from './Figure';
import { hair, uneven } from './strokes';

const WIDTH = 750;
const HEIGHT = 560;

/** The client's own hairs on both sides of the stroke and in its lean; they fade towards the edges. */
const own = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]
  .map((place) =>
    hair({
      x: 44 + place * 42 + 12 * uneven(place + 9),
      y: 60 - place * 44 + 60 * uneven(place + 20) - (place % 2) * 26,
      angle: 45 + 4 * uneven(place + 3),
      length: 500 + 90 * uneven(place + 14),
      width: 6 + 1.6 * uneven(place + 7),
      bend: 0.165,
    }),
  )
  .join('');

/** The points of the blade leave lines within the line; they begin and end as one. */
const stroke = [0.143, 0.152, 0.161, 0.17, 0.179].map((bend) => hair({ x: 44, y: 60, angle: 44, length: 590, width: 4.4, bend }));

/** Where the stroke begins, turns and ends, in the drawing's units. */
const moments = [
  { x: 52, y: 62 },
  { x: 342, y: 256 },
  { x: 468, y: 468 },
] as const;

/** A stroke, enlarged, and its three moments in words: beside it from 768 px, below it on phones. */
export function SingleStroke() {
  const { stroke: words, caption } = microblading.about;
  return (
    <figure>
      <div className="relative">
        <div className="overflow-hidden">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="block w-[144%] max-w-none md:w-full">
            <radialGradient id="own-hairs" gradientUnits="userSpaceOnUse" cx="268" cy="245" r="268" className="text-graphite">
              <stop offset="0.45" stopColor="currentColor" stopOpacity="0.24" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0" />
            </radialGradient>
            <path d={own} fill="url(#own-hairs)" />
            {stroke.map((line) => (
              <path key={line} d={line} className="fill-graphite/85" />
            ))}
            <g className="fill-white stroke-brass" strokeWidth="1.3">
              {moments.map(({ x, y }) => (
                <g key={y}>
                  <path d={`M${x} ${y}H${WIDTH}`} />
                  <circle cx={x} cy={y} r="6" />
                </g>
              ))}
            </g>
          </svg>
        </div>
        <ol className="max-md:mt-4">
          {words.map(({ title, text }, order) => (
            <li
              key={title}
              className="border-brass max-md:border-t max-md:py-4 md:absolute md:right-0 md:w-[34%] md:pt-3 xl:w-[32%]"
              style={{ top: `${((moments[order]?.y ?? 0) / HEIGHT) * 100}%` }}
            >
              <h3 className="text-card font-semibold">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="text-caption text-mute max-md:mt-2 md:w-[62%]">
        <Figure number={5} /> {caption}
      </figcaption>
    </figure>
  );
}
