import type { ClientStory } from '@/content/clientStories';
import type { permanentMakeup as content } from '@/content/permanentMakeup';
import { StoryNames } from '@/sections/StoryNames';
import { Carousel } from '@/ui/Carousel';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Quote } from '@/ui/Quote';
import { useCarousel } from '@/ui/useCarousel';

const AUTOPLAY_MS = 6000;

/** One large quote on a dark background. Buttons with the clients' names, or with numbers on phones, choose the story. */
export function Stories({ headline, ratingInWords, reviews, stories }: typeof content.stories) {
  const carousel = useCarousel({ count: stories.length, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  return (
    <section id="stories" className="on-dark overflow-hidden bg-oxblood-deep py-section-quiet text-porcelain">
      <div className="wide">
        <Carousel carousel={carousel} label={headline}>
          <div className="grid-12 gap-y-6">
            <div className="col-span-12 lg:col-span-3">
              <h2 className="text-h3">{headline}</h2>
              <p className="mt-2 text-small/normal text-on-deep *:block">
                <span>{ratingInWords}</span> <span>{reviews}</span>
              </p>
            </div>
            <div className="col-span-12 [--bleed-start:var(--gutter)] lg:col-span-9 lg:[--bleed-start:24px]">
              <CarouselSlides carousel={carousel} slides={stories.map((story) => ({ key: story.id, content: <Story {...story} /> }))} />
            </div>
          </div>
          <div className="mt-6 [--hair:rgba(226,200,154,0.75)] md:mt-16">
            <StoryNames carousel={carousel} stories={stories} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function Story({ quote, client, location }: ClientStory) {
  return (
    <figure className="flex h-full flex-col justify-between">
      <Quote text={quote} className="text-quote" />
      <figcaption className="mt-6 text-small text-on-deep lg:sr-only">
        <b className="me-2 font-semibold text-porcelain">{client}</b> {location}
      </figcaption>
    </figure>
  );
}
