import type { ReactNode } from 'react';

import type { ClientStory } from '@/content/clientStories';
import { Carousel } from '@/ui/Carousel';
import { CarouselArrow, slideButton } from '@/ui/CarouselButtons';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Heading } from '@/ui/Heading';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';
import { type CarouselState, useCarousel } from '@/ui/useCarousel';

import { type Ground, grounds } from './grounds';

interface StoryCarouselProps {
  eyebrow: string;
  headline: string;
  stories: readonly ClientStory[];
  ground: Ground | 'deep';
  /** A figure beside the stories from 1024 px. */
  plate?: ReactNode;
}

/** One large quote at a time, with previous and next buttons and a dot per story. It has no autoplay. */
export function StoryCarousel({ eyebrow, headline, stories, ground, plate }: StoryCarouselProps) {
  const carousel = useCarousel({ count: stories.length, end: 'rewind', effect: 'fade' });
  return (
    <section className={`overflow-hidden py-section ${ground === 'deep' ? 'on-dark bg-oxblood-deep text-porcelain' : grounds[ground]}`}>
      <div ref={reveal} className="wide grid-12">
        {plate !== undefined && <div className="col-span-4 max-lg:hidden">{plate}</div>}
        <div className={plate === undefined ? 'col-span-12' : 'col-span-12 flex flex-col lg:col-span-7 lg:col-start-6'}>
          <Heading size="h3" eyebrow={eyebrow} text={headline} className="mt-3" />
          <div className="mt-6 flex flex-1 flex-col *:flex *:flex-1 *:flex-col [--bleed-start:var(--gutter)] md:mt-10 md:[--bleed-start:24px]">
            <Carousel carousel={carousel} label={headline}>
              <div className="relative grid flex-1 grid-cols-[minmax(0,1fr)] [&_.carousel-track]:h-full">
                <CarouselSlides
                  carousel={carousel}
                  slides={stories.map((story) => ({ key: story.id, content: <Story story={story} /> }))}
                />
                <div className="scripted flex items-center justify-between md:absolute md:inset-e-0 md:bottom-0 md:h-16">
                  <Dots carousel={carousel} />
                  <div className="-me-[12px] flex md:ms-4">
                    <CarouselArrow carousel={carousel} to="previous" noun="story" />
                    <CarouselArrow carousel={carousel} to="next" noun="story" />
                  </div>
                </div>
              </div>
            </Carousel>
          </div>
        </div>
      </div>
    </section>
  );
}

function Story({ story }: { story: ClientStory }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8">
      <Quote text={story.quote} className="text-quote" place="md:my-auto" />
      <figcaption className="flex min-h-14 flex-wrap items-center gap-x-3 border-t border-brass text-small text-(--soft) md:min-h-16 md:pe-80">
        <b className="font-semibold text-(--strong)">{story.client}</b>
        {story.location}
      </figcaption>
    </figure>
  );
}

function Dots({ carousel }: { carousel: CarouselState }) {
  return (
    <ol className="-ms-4 flex">
      {Array.from({ length: carousel.count }, (_, position) => (
        <li key={position}>
          <button
            {...slideButton(carousel, position)}
            aria-label={`Story ${position + 1}`}
            className="group/dot grid size-11 place-items-center"
          >
            <span className="size-2.5 rounded-full border border-(--gilt) group-aria-[current=true]/dot:bg-(--gilt)" />
          </button>
        </li>
      ))}
    </ol>
  );
}
