import { linkTo } from '@/ui/linkTo';
import { reveal } from '@/ui/reveal';

import type { FilmContent } from './Film';
import { FilmStrip } from './FilmStrip';

export interface FilmBandProps {
  headline: string;
  handle: string;
  handleUrl: string;
  where: string;
  films: readonly FilmContent[];
}

/** Vertical films from edge to edge, in four columns. */
export function FilmBand({ headline, handle, handleUrl, where, films }: FilmBandProps) {
  return (
    <section
      aria-label={`${headline}: videos`}
      className="on-dark overflow-hidden bg-oxblood-deep pt-[clamp(56px,7vw,104px)] text-porcelain"
    >
      <div ref={reveal} className="wide items-baseline justify-between gap-8 pb-6 md:flex md:pb-12">
        <h2 className="text-display-2">{headline}</h2>
        <p className="text-small text-on-deep max-md:mt-2">
          <a {...linkTo(handleUrl)} className="text-link py-3 text-champagne">
            {handle}
          </a>{' '}
          {where}
        </p>
      </div>
      <FilmStrip films={films} className="max-md:mx-0 sm:auto-cols-[40%] md:gap-0.5" controlsClass="wide pb-6" />
    </section>
  );
}
