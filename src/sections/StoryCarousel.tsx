import type { ReactNode } from 'react';

import type { ClientStory } from '@/content/clientStories';
import { classNames } from '@/lib/classNames';
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
  /** A figure right of the stories, from 1024 px. */
  plate?: ReactNode;
}

/** One large quote at a time, with previous and next buttons and a dot per story, beside it the client's name. It has no autoplay. */
export function StoryCarousel({ eyebrow, headline, stories, ground, plate }: StoryCarouselProps) {
  const carousel = useCarousel({ count: stories.length, end: 'rewind', effect: 'fade' });
  return (
    <section
      className={`overflow-hidden py-section-quiet ${ground === 'deep' ? 'on-dark bg-oxblood-deep text-porcelain' : grounds[ground]}`}
    >
      <div ref={reveal} className="wide">
        <Carousel carousel={carousel} label={headline}>
          <div className="grid-12 gap-y-6 lg:grid-rows-[auto_1fr]">
            <div className="col-span-12 lg:col-span-3 lg:col-start-1 lg:row-start-1">
              <Heading size="h3" eyebrow={eyebrow} text={headline} className="mt-3" />
            </div>
            <div
              className={classNames(
                'col-span-12 [--bleed-start:var(--gutter)] lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:border-s lg:border-brass lg:ps-12',
                'lg:[--bleed-start:24px] [&_.carousel-track]:h-full [&_.carousel-view]:h-full',
                plate === undefined ? 'lg:col-span-9' : 'lg:col-span-6',
              )}
            >
              <CarouselSlides carousel={carousel} slides={stories.map((story) => ({ key: story.id, content: <Story story={story} /> }))} />
            </div>
            <div className="scripted col-span-12 flex items-center justify-between lg:col-span-3 lg:col-start-1 lg:block lg:self-end">
              <Names carousel={carousel} stories={stories} />
              <div className="-me-[12px] flex lg:-ms-[12px] lg:mt-3">
                <CarouselArrow carousel={carousel} to="previous" noun="story" />
                <CarouselArrow carousel={carousel} to="next" noun="story" />
              </div>
            </div>
            {plate !== undefined && <div className="col-span-3 col-start-10 row-span-2 row-start-1 max-lg:hidden">{plate}</div>}
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Story({ story }: { story: ClientStory }) {
  return (
    <figure className="flex h-full flex-col justify-between gap-8">
      <Quote text={story.quote} className="text-quote" />
      <figcaption className="flex flex-wrap items-center gap-x-3 text-small text-(--soft)">
        <b className="font-semibold text-(--strong)">{story.client}</b>
        {story.location}
      </figcaption>
    </figure>
  );
}

/** The pagination: a dot per story, from 1024 px with the client's name. */
function Names({ carousel, stories }: { carousel: CarouselState; stories: readonly ClientStory[] }) {
  return (
    <ol className="-ms-4 flex lg:ms-0 lg:block">
      {stories.map(({ id, client }, position) => (
        <li key={id}>
          <button
            {...slideButton(carousel, position)}
            aria-label={`Story ${position + 1}: ${client}`}
            className="group/dot grid size-11 place-items-center text-small text-(--soft) aria-[current=true]:text-(--strong) lg:flex lg:w-full lg:gap-4 lg:border-t lg:border-(--hair)"
          >
            <span className="size-2.5 rounded-full border border-(--gilt) group-aria-[current=true]/dot:bg-(--gilt)" />
            <span aria-hidden="true" className="group-hover/dot:underline max-lg:hidden">
              {client}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
