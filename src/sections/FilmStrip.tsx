import { classNames } from '@/lib/classNames';
import { slideButton } from '@/ui/CarouselButtons';
import { Dot } from '@/ui/Dot';
import { StripButtons } from '@/ui/StripButtons';

import { Film, type FilmContent } from './Film';
import { useFilms } from './useFilms';

interface FilmStripProps {
  films: readonly FilmContent[];
  className: string;
  controlsClass?: string;
}

/** Vertical films side by side. On phones several are a strip to swipe, with a dot per film and previous and next buttons. */
export function FilmStrip({ films, className, controlsClass }: FilmStripProps) {
  const state = useFilms();
  const { strip, index, follow, go } = state;
  return (
    <>
      <ul
        ref={strip}
        onScroll={follow}
        className={classNames(
          'swipe-row relative gap-3 [--swipe-item:60%] md:grid md:auto-cols-fr md:grid-flow-col md:px-(--notch)',
          className,
        )}
      >
        {films.map((film, position) => (
          <Film
            key={film.id}
            film={film}
            index={position}
            state={state}
            sizes={films.length > 1 ? '(min-width: 768px) 25vw, (min-width: 640px) 40vw, 60vw' : '(min-width: 768px) 45vw, 90vw'}
          />
        ))}
      </ul>
      {films.length > 1 && (
        <div className={classNames('flex items-center justify-between pt-4 md:hidden', controlsClass)}>
          <div className="-ms-4 flex">
            {films.map(({ id, title }, position) => (
              <button
                key={id}
                {...slideButton({ index, go }, position)}
                aria-label={`Video ${position + 1}: ${title}`}
                className="grid size-11 place-items-center"
              >
                <Dot filled={position === index} className="text-champagne" />
              </button>
            ))}
          </div>
          <StripButtons {...state} count={films.length} noun="video" />
        </div>
      )}
    </>
  );
}
