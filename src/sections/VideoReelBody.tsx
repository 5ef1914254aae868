import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { IconButton } from '@/ui/IconButton';
import { reveal } from '@/ui/reveal';

import { ReelVideo } from './ReelVideo';
import { useVideoReel } from './useVideoReel';

export interface Reel {
  id: string;
  title: string;
  seconds: number;
  /** File name in public/video, without its ending. */
  video: string;
  poster: PictureSource;
}

export interface VideoReelProps {
  headline: string;
  handle: string;
  handleUrl: string;
  where: string;
  reels: readonly Reel[];
}

/** Vertical videos: a film strip of four columns, on phones a strip to swipe with buttons and dots. */
export function VideoReelBody({ headline, handle, handleUrl, where, reels }: VideoReelProps) {
  const reel = useVideoReel(reels.length);
  const { strip, followScroll } = reel;
  return (
    <section
      aria-label={`${headline}: videos`}
      className="on-dark overflow-hidden bg-oxblood-deep pt-[clamp(72px,7vw,104px)] text-porcelain"
    >
      <div ref={reveal} className="wide items-baseline justify-between gap-8 pb-7 md:flex md:pb-11">
        <h2 className="text-display-2">{headline}</h2>
        <p className="text-small text-on-deep max-md:mt-2">
          <a href={handleUrl} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-2 text-champagne">
            {handle}
          </a>{' '}
          {where}
        </p>
      </div>
      <ul
        ref={strip}
        onScroll={followScroll}
        className="relative grid snap-x snap-mandatory scroll-px-gutter auto-cols-[78%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-gutter [scrollbar-width:none] sm:auto-cols-[40%] md:snap-none md:auto-cols-fr md:gap-0.5 md:overflow-visible md:px-0"
      >
        {reels.map((item, index) => (
          <ReelVideo key={item.id} item={item} index={index} reel={reel} />
        ))}
      </ul>
      <div className="wide flex items-center justify-between pt-4 pb-7 md:hidden">
        <div className="-ml-4.5 flex">
          {reels.map((item, index) => (
            <button
              key={item.id}
              type="button"
              aria-label={`Video ${index + 1}: ${item.title}`}
              aria-current={index === reel.index ? 'true' : undefined}
              onClick={() => reel.go(index)}
              className="grid size-11 place-items-center"
            >
              <span className={classNames('size-2 rounded-full border border-champagne', index === reel.index && 'bg-champagne')} />
            </button>
          ))}
        </div>
        <div className="-mr-3 flex">
          <IconButton icon="previous" label="Previous video" disabled={reel.index === 0} onClick={reel.previous} />
          <IconButton icon="next" label="Next video" disabled={reel.index === reels.length - 1} onClick={reel.next} />
        </div>
      </div>
    </section>
  );
}
