import atlas from 'picture:lip-atlas';

import { lipBlush } from '@/content/lipBlush';
import { classNames } from '@/lib/classNames';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { AnnotatedLips } from './AnnotatedLips';

/** Where each note hangs beside the plate: the rule above it is the end of its leader line (AnnotatedLips.tsx). */
const places = {
  border: 'lg:left-0 lg:top-[calc(100%*67/560)]',
  tone: 'lg:left-0 lg:top-[calc(100%*325/560)]',
  shape: 'lg:right-0 lg:top-[calc(100%*34/560)]',
  mornings: 'lg:right-0 lg:top-[calc(100%*219/560)]',
  fade: 'lg:right-0 lg:top-[calc(100%*404/560)]',
} as const;

/** Five benefits as notes on a plate (§2); each leader line becomes the rule of its note. */
export function Benefits() {
  const { eyebrow, headline, points, caption, illustrationNote } = lipBlush.benefits;
  return (
    <section id="benefits" className="overflow-hidden py-section">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-16 lg:text-center">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mx-auto mt-3 text-display-2 md:mt-3.5 lg:max-w-[11em]">
            <Emphasis text={headline} />
          </h2>
        </div>
        <div className="grid-12 relative">
          <div className="relative col-span-12 md:col-span-7 md:self-start lg:col-span-6 lg:col-start-4">
            <AnnotatedLips />
            <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-caption text-mute lg:absolute lg:inset-x-0 lg:top-full lg:mt-4">
              <span>{caption}</span>
              {atlas.illustration && <span>{illustrationNote}</span>}
            </p>
          </div>
          <ol className="col-span-12 mt-9 md:col-span-5 md:mt-0 lg:static">
            {points.map(({ id, numeral, title, text }) => (
              <li
                key={id}
                className={classNames(
                  'border-t border-sand py-4 md:first:border-t-0 md:first:pt-0 lg:absolute lg:w-[calc(25%-18px)] lg:border-t! lg:border-brass-ink lg:py-0 lg:pt-3.5!',
                  places[id],
                )}
              >
                <h3 className="text-[24px]/[1.18] font-semibold">
                  <i aria-hidden="true" className="mr-2 text-label font-medium text-brass-ink">
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
