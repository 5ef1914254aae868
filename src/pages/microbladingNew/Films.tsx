import type { Head } from '@/content/shapes';
import { ReelControls } from '@/sections/ReelControls';
import { ReelVideo } from '@/sections/ReelVideo';
import { useVideoReel } from '@/sections/useVideoReel';
import type { Reel } from '@/sections/VideoReel';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';

export interface FilmsProps extends Head {
  text: string;
  /** Stands after the text while every film is drawn. */
  illustrationNote: string;
  items: readonly Reel[];
}

/** Words left, two vertical films right, the second one lower; on phones a strip to swipe. */
export function Films({ eyebrow, headline, text, illustrationNote, items }: FilmsProps) {
  const reel = useVideoReel();
  const { strip, follow } = reel;
  const allDrawn = items.every(({ poster }) => poster.illustration);
  return (
    <section id="films" className="on-dark overflow-hidden bg-oxblood-deep pt-18 pb-8 text-porcelain md:py-[clamp(72px,7vw,104px)]">
      <div className="wide md:grid-12 md:items-center">
        <div ref={reveal} className="mb-9 md:col-span-5 md:mb-0">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 [&_em]:block" eyebrowClass="text-champagne" />
          <p className="mt-6 max-w-[40ch] border-t border-hair-dark pt-6 text-on-deep">
            {text}
            {allDrawn && ` ${illustrationNote}`}
          </p>
        </div>
        <ul
          ref={strip}
          onScroll={follow}
          className="relative -mx-gutter grid snap-x snap-mandatory scroll-px-gutter auto-cols-[78%] grid-flow-col gap-3 overflow-x-auto overscroll-x-contain px-gutter [scrollbar-width:none] sm:auto-cols-[44%] md:col-span-7 md:col-start-6 md:mx-0 md:snap-none md:auto-cols-fr md:gap-(--gap) md:overflow-visible md:px-0 lg:col-span-6 lg:col-start-7 md:[&>li]:even:pt-16"
        >
          {items.map((film, index) => (
            <ReelVideo key={film.id} item={film} index={index} reel={reel} />
          ))}
        </ul>
        <div className="flex items-center justify-between pt-4 md:hidden">
          <ReelControls films={items} reel={reel} />
        </div>
      </div>
    </section>
  );
}
