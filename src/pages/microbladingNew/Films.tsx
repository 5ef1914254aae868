import type { microbladingNew as content } from '@/content/microbladingNew';
import { classNames } from '@/lib/classNames';
import { FilmStrip } from '@/sections/FilmStrip';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';

export type FilmsProps = typeof content.films;

/** Text on the left and one film on the right, cropped to the part with the brow. On phones the film is below the text, as wide as it. */
export function Films({ eyebrow, headline, text, illustrationNote, films }: FilmsProps) {
  const allDrawn = films.every(({ poster }) => poster.illustration);
  return (
    <section id="films" className="on-dark overflow-hidden bg-oxblood-deep pt-16 pb-8 text-porcelain md:py-16">
      <div className="wide md:grid-12 md:items-center">
        <div ref={reveal} className="mb-6 md:col-span-5 md:mb-0 lg:col-span-4">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 [&_em]:block" />
          <p className="mt-3 max-w-[40ch] border-hair-dark text-on-deep md:mt-6 md:border-t md:pt-6">
            {allDrawn ? `${text} ${illustrationNote}` : text}
          </p>
        </div>
        <FilmStrip
          films={films}
          className={classNames(
            'max-md:[--swipe-item:100%] md:col-span-6 md:col-start-7 lg:col-span-7 lg:col-start-6',
            '[&_:is(img,video)]:object-[50%_56%] [&_button]:aspect-9/10 lg:[&_button]:aspect-5/4',
          )}
        />
      </div>
    </section>
  );
}
