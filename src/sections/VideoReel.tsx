import type { PictureSource } from '@/lib/picture';
import { linkTo } from '@/ui/linkTo';
import { reveal } from '@/ui/reveal';

import { ReelControls } from './ReelControls';
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
export function VideoReel({ headline, handle, handleUrl, where, reels }: VideoReelProps) {
  const reel = useVideoReel();
  const { strip, follow } = reel;
  return (
    <section
      aria-label={`${headline}: videos`}
      className="on-dark overflow-hidden bg-oxblood-deep pt-[clamp(72px,7vw,104px)] text-porcelain"
    >
      <div ref={reveal} className="wide items-baseline justify-between gap-8 pb-7 md:flex md:pb-11">
        <h2 className="text-display-2">{headline}</h2>
        <p className="text-small text-on-deep max-md:mt-2">
          <a {...linkTo(handleUrl)} className="text-link inline-block py-2 text-champagne">
            {handle}
          </a>{' '}
          {where}
        </p>
      </div>
      <ul
        ref={strip}
        onScroll={follow}
        className="relative grid snap-x snap-mandatory scroll-px-gutter auto-cols-[78%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-gutter [scrollbar-width:none] sm:auto-cols-[40%] md:snap-none md:auto-cols-fr md:gap-0.5 md:overflow-visible md:px-0"
      >
        {reels.map((item, index) => (
          <ReelVideo key={item.id} item={item} index={index} reel={reel} />
        ))}
      </ul>
      <div className="wide flex items-center justify-between pt-4 pb-7 md:hidden">
        <ReelControls films={reels} reel={reel} />
      </div>
    </section>
  );
}
