import { type SyntheticEvent, useRef } from 'react';

import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Icon } from '@/ui/Icon';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';

import type { FilmsState } from './useFilms';

export interface FilmContent {
  id: string;
  title: string;
  seconds: number;
  /** File name in public/video, without extension. */
  video: string;
  poster: PictureSource;
}

interface FilmProps {
  film: FilmContent;
  index: number;
  state: FilmsState;
  /** The `sizes` attribute of the poster. */
  sizes: string;
}

/** One film of a strip: poster, play button, caption. The video loads only when it is played. */
export function Film({ film, index, state, sizes }: FilmProps) {
  const bar = useRef<HTMLSpanElement>(null);
  const isPlaying = state.playing === index;

  const showProgress = ({ currentTarget: { currentTime, duration } }: SyntheticEvent<HTMLVideoElement>) => {
    if (bar.current && duration > 0) bar.current.style.scale = `${currentTime / duration} 1`;
  };

  return (
    <li className="snap-start">
      <button
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'} video: ${film.title}`}
        onClick={() => state.toggle(index)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && state.preview(index)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && state.leave(index)}
        onFocus={(event) => event.target.matches(':focus-visible') && state.preview(index)}
        onBlur={() => state.leave(index)}
        className="focus-inside relative block aspect-9/16 w-full overflow-hidden"
      >
        <Picture source={film.poster} sizes={sizes} fit="fill" />
        <video
          loop
          muted
          playsInline
          preload="none"
          aria-hidden="true"
          onPlaying={() => state.report(index, true)}
          onPause={() => state.report(index, false)}
          onTimeUpdate={showProgress}
          className={classNames('peer absolute inset-0 size-full object-cover transition-opacity', !isPlaying && 'opacity-0')}
        >
          <source src={`/video/${film.video}.webm`} type="video/webm" />
          <source src={`/video/${film.video}.mp4`} type="video/mp4" />
        </video>
        <span className="absolute bottom-4 inset-s-4 grid size-12 place-items-center rounded-full bg-scrim text-white lg:bottom-6 lg:inset-s-6">
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </span>
        <span
          ref={bar}
          className={classNames('absolute inset-x-0 bottom-0 origin-left scale-x-0 border-t-2 border-champagne', !isPlaying && 'hidden')}
        />
      </button>
      <p className="flex items-baseline justify-between gap-3 pt-3 text-small text-on-deep md:px-3 md:pb-8 lg:px-6">
        <b className="font-serif text-card text-porcelain">
          <NoBreak text={film.title} />
        </b>
        <span className="tabular-nums">0:{String(film.seconds).padStart(2, '0')}</span>
      </p>
    </li>
  );
}
