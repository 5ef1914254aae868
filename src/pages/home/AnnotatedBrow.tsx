import type { home as content } from '@/content/home';
import { Picture } from '@/ui/Picture';

/** Points where the plumb lines a, b and c meet the brow, in px of the plate (1400 x 1625). All lines start at TOP. */
const points = { a: { x: 300, y: 830 }, b: { x: 700, y: 740 }, c: { x: 1170, y: 830 } } as const;
const TOP = 480;

/** A much enlarged brow with three plumb lines and their legend. A photograph has neither lines nor legend. */
export function AnnotatedBrow({ picture, caption, legend }: typeof content.why.plate) {
  return (
    <figure className="flex h-full flex-col justify-center">
      <div className="relative aspect-4/3 lg:aspect-[1400/1625]">
        <Picture source={picture} sizes="(min-width: 1680px) 44vw, (min-width: 1024px) 740px, 100vw" fit="fill" />
        {picture.illustration && (
          <svg
            viewBox="0 0 1400 1625"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
            className="absolute inset-0 size-full text-oxblood"
          >
            {legend.map(({ letter }) => {
              const { x, y } = points[letter];
              return (
                <g key={letter}>
                  <text
                    x={x}
                    y={TOP - 30}
                    textAnchor="middle"
                    fill="currentColor"
                    className="font-serif text-[93px] font-semibold italic md:text-[50px]"
                  >
                    {letter}
                  </text>
                  <path d={`M${x} ${TOP}V${y}`} stroke="currentColor" vectorEffect="non-scaling-stroke" />
                  <circle cx={x} cy={y} r="9" stroke="currentColor" vectorEffect="non-scaling-stroke" className="fill-porcelain" />
                </g>
              );
            })}
          </svg>
        )}
      </div>
      {picture.illustration && (
        <figcaption className="py-3 text-caption text-on-deep max-lg:px-gutter">
          {caption}. Illustration
          <span className="flex flex-wrap gap-x-4">
            {legend.map(({ letter, meaning }) => (
              <span key={letter}>
                <i className="me-1 font-serif text-label/none text-champagne">{letter}</i> {meaning}
              </span>
            ))}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
