import type { microbladingNew as words } from '@/content/microbladingNew';
import { FilmStrip } from '@/sections/FilmStrip';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';

export type FilmsProps = typeof words.films;

/** Text on the left and one vertical film on the right. */
export function Films({ eyebrow, headline, text, illustrationNote, films }: FilmsProps) {
  const allDrawn = films.every(({ poster }) => poster.illustration);
  return (
    <section id="films" className="on-dark overflow-hidden bg-oxblood-deep pt-16 pb-8 text-porcelain md:py-24">
      <div className="wide md:grid-12 md:items-center">
        <div ref={reveal} className="mb-8 md:col-span-6 md:mb-0 lg:col-span-5">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 [&_em]:block" />
          <p className="mt-6 max-w-[40ch] border-t border-hair-dark pt-6 text-on-deep">{allDrawn ? `${text} ${illustrationNote}` : text}</p>
        </div>
        <FilmStrip films={films} className="md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-8 xl:col-span-3 xl:col-start-10" />
      </div>
    </section>
  );
}
