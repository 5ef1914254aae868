import type { ClientStory } from '@/content/clientStories';
import { classNames } from '@/lib/classNames';
import { StoryNames } from '@/sections/StoryNames';
import { Carousel } from '@/ui/Carousel';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Quote } from '@/ui/Quote';
import { useCarousel } from '@/ui/useCarousel';

const AUTOPLAY_MS = 6000;

interface StoriesProps {
  headline: string;
  rating: string;
  ratingInWords: string;
  reviews: string;
  stories: readonly ClientStory[];
}

/** The rating and one large quote. The clients' names, or numbers on phones, choose the story. */
export function Stories({ headline, rating, ratingInWords, reviews, stories }: StoriesProps) {
  const carousel = useCarousel({ count: stories.length, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  return (
    <section className="bg-petal py-section-quiet">
      <div className="wide">
        <Carousel carousel={carousel} label={headline}>
          <div className="grid-12 gap-y-6">
            <div className="col-span-12 grid grid-cols-[1fr_auto] items-end gap-x-4 md:col-span-4 md:block lg:col-span-3">
              <h2 className="col-span-2 mb-5 text-display-3 text-oxblood md:mb-8">{headline}</h2>
              <p aria-hidden="true" className="font-serif text-scale text-oxblood">
                {rating}
              </p>
              <p className="text-small text-ink-soft *:block max-md:text-end md:mt-4">
                <span>{ratingInWords}</span> <span>{reviews}</span>
              </p>
            </div>
            <div
              className={classNames(
                'col-span-12 min-w-0 border-brass md:col-span-8 md:border-s lg:col-span-9',
                'max-md:border-t max-md:pt-6 max-md:[--bleed-start:var(--gutter)]',
              )}
            >
              <CarouselSlides carousel={carousel} slides={stories.map((story) => ({ key: story.id, content: <Story story={story} /> }))} />
            </div>
          </div>
          <div className="mt-6 md:mt-12">
            <StoryNames carousel={carousel} stories={stories} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Story({ story }: { story: ClientStory }) {
  return (
    <figure className="flex h-full flex-col justify-between md:ps-12">
      <Quote text={story.quote} className="text-quote" />
      <figcaption className="mt-6 flex flex-wrap items-center gap-x-3 text-small text-ink-soft md:mt-12 lg:sr-only">
        <b className="font-semibold text-ink">{story.client}</b>
        {story.location}
      </figcaption>
    </figure>
  );
}
