import { classNames } from '@/lib/classNames';
import { StripButtons } from '@/ui/StripButtons';

import type { VideoReelState } from './useVideoReel';

interface ReelControlsProps {
  films: readonly { id: string; title: string }[];
  reel: VideoReelState;
}

/** Below a strip of films on phones: a dot for each, previous and next, which end at the ends. */
export function ReelControls({ films, reel }: ReelControlsProps) {
  return (
    <>
      <div className="-ml-4.5 flex">
        {films.map((film, index) => (
          <button
            key={film.id}
            type="button"
            aria-label={`Video ${index + 1}: ${film.title}`}
            aria-current={index === reel.index ? 'true' : undefined}
            onClick={() => reel.go(index)}
            className="grid size-11 place-items-center"
          >
            <span className={classNames('size-2 rounded-full border border-champagne', index === reel.index && 'bg-champagne')} />
          </button>
        ))}
      </div>
      <StripButtons index={reel.index} previous={reel.previous} next={reel.next} count={films.length} noun="video" />
    </>
  );
}
