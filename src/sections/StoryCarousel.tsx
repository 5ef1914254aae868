import type { ReactNode } from 'react';

import type { ClientStory } from '@/content/clientStories';
import { classNames } from '@/lib/classNames';
import { Carousel } from '@/ui/Carousel';
import { CarouselArrow, slideButton } from '@/ui/CarouselButtons';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Dot } from '@/ui/Dot';
import { Heading } from '@/ui/Heading';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';
import { type CarouselState, useCarousel } from '@/ui/useCarousel';

import { type Background, backgrounds } from './backgrounds';

interface StoryCarouselProps {
  eyebrow: string;
  headline: string;
  stories: readonly ClientStory[];
  background: Background | 'deep';
  /** A figure right of the stories, from 1024 px. */
  plate?: ReactNode;
}

/** One large quote at a time. Below it are a dot per story, from 1024 px with the client's name, and previous and next buttons. It has no autoplay. */
export function StoryCarousel({ eyebrow, headline, stories, background, plate }: StoryCarouselProps) {
  const carousel = useCarousel({ count: stories.length, end: 'rewind', effect: 'fade' });
  const span = plate ? 'lg:col-span-6' : 'lg:col-span-9';
  return (
    <section
      className={`overflow-hidden py-section-quiet ${background === 'deep' ? 'on-dark bg-oxblood-deep text-porcelain' : backgrounds[background]}`}
    >
      <div ref={reveal} className="wide">
        <Carousel carousel={carousel} label={headline}>
          <div className="grid-12 gap-y-6">
            <div className="col-span-12 lg:col-span-3">
              <Heading size="h3" eyebrow={eyebrow} text={headline} className="mt-3" />
            </div>
            <div
              className={classNames(
                'col-span-12 [--bleed-start:var(--gutter)] lg:border-s lg:border-brass lg:ps-12 lg:[--bleed-start:24px]',
                span,
              )}
            >
              <CarouselSlides carousel={carousel} slides={stories.map((story) => ({ key: story.id, content: <Story story={story} /> }))} />
            </div>
            <div className={classNames('scripted col-span-12 flex items-center justify-between lg:col-start-4 lg:ps-12', span)}>
              <Names carousel={carousel} stories={stories} />
              <div className="-me-[12px] flex">
                <CarouselArrow carousel={carousel} to="previous" noun="story" />
                <CarouselArrow carousel={carousel} to="next" noun="story" />
              </div>
            </div>
            {plate && <div className="col-span-3 col-start-10 row-span-2 row-start-1 max-lg:hidden">{plate}</div>}
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Story({ story }: { story: ClientStory }) {
  return (
    <figure className="flex h-full flex-col gap-6 lg:justify-between lg:gap-8">
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
    <ol className="-ms-4 flex lg:ms-0 lg:gap-x-10">
      {stories.map(({ id, client }, position) => (
        <li key={id}>
          <button
            {...slideButton(carousel, position)}
            aria-label={`Story ${position + 1}: ${client}`}
            className="group grid size-11 place-items-center text-small text-(--soft) aria-[current=true]:text-(--strong) lg:flex lg:w-auto lg:gap-3"
          >
            <Dot filled={position === carousel.index} className="text-(--gilt)" />
            <span aria-hidden="true" className="group-hover:underline max-lg:hidden">
              {client}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
