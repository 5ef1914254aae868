import type { permanentMakeupLanding as content } from '@/content/permanentMakeupLanding';
import type { Pair } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { pairNotes } from '@/sections/pairNotes';
import { Carousel } from '@/ui/Carousel';
import { CarouselArrow, PauseButton, slideButton } from '@/ui/CarouselButtons';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { type CarouselState, useCarousel } from '@/ui/useCarousel';

const AUTOPLAY_MS = 2000;

/** The before/after carousel: two pictures per slide from edge to edge, with an index of the slides below. */
export function PairSlides({ headline, text, illustrationNote, pairs }: typeof content.beforeAfter) {
  const carousel = useCarousel({ count: pairs.length, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  const { allDrawn, noteFor } = pairNotes(pairs);
  const slides = pairs.map(({ id, before, after }) => ({
    key: id,
    content: (
      <div className="grid gap-0.5 bg-porcelain md:grid-cols-2">
        <Frame picture={before} word="Before" />
        <Frame picture={after} word="After" />
      </div>
    ),
  }));
  return (
    <section id="pairs" className="overflow-hidden py-section">
      <div ref={reveal} className="wide mb-8 gap-12 md:mb-16 md:flex md:items-end md:justify-between">
        <Heading text={headline} className="max-md:[&_em]:block" />
        <p className="text-small text-ink-soft max-md:mt-4 md:max-w-[34ch]">{allDrawn ? illustrationNote : text}</p>
      </div>
      <Carousel carousel={carousel} label={headline.replaceAll('*', '')}>
        <div className="lg:wide lg:grid-12 lg:items-end">
          <div className="[--slide-gap:0px] lg:col-span-8">
            <CarouselSlides carousel={carousel} slides={slides} />
          </div>
          <div className="max-lg:wide lg:col-span-4">
            <PairIndex carousel={carousel} entries={pairs.map((pair) => ({ ...pair, note: noteFor(pair) }))} />
          </div>
        </div>
      </Carousel>
    </section>
  );
}

/** One picture. Its label is on a tab cut out of the bottom edge. From 768 px the two tabs meet at the seam. */
function Frame({ picture, word }: { picture: PictureSource; word: 'Before' | 'After' }) {
  return (
    <figure className="relative aspect-2/1 max-h-150 w-full md:aspect-9/5 lg:aspect-5/4">
      <Picture
        source={picture}
        sizes="(min-width: 1504px) 450px, (min-width: 1024px) 31vw, (min-width: 768px) 50vw, 100vw"
        fit="fill"
        focus="50% 52%"
      />
      <figcaption
        className={classNames(
          'absolute bottom-0 bg-porcelain pt-2 pe-4 ps-gutter font-serif text-label md:px-5 md:pt-3 md:text-card',
          word === 'Before' ? 'max-md:inset-s-0 md:inset-e-0' : 'inset-s-0',
        )}
      >
        {word}
      </figcaption>
    </figure>
  );
}

interface PairIndexProps {
  carousel: CarouselState;
  entries: readonly Pick<Pair, 'id' | 'title' | 'note'>[];
}

/** A button per slide, of which a brass line marks the current one. Also the count and the previous, pause and next buttons. */
function PairIndex({ carousel, entries }: PairIndexProps) {
  const { count, index } = carousel;
  return (
    <>
      <ol className="mt-5 mb-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 md:mt-12 md:grid-cols-2 lg:mt-0 lg:grid-cols-1 lg:gap-y-2">
        {entries.map(({ id, title, note }, position) => (
          <li key={id}>
            <button
              {...slideButton(carousel, position)}
              className="slide-tab flex flex-col items-baseline justify-between pb-2 md:flex-row md:gap-4"
            >
              {title} <span className="font-sans text-caption font-normal whitespace-nowrap text-mute">{note}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="flex items-center justify-between">
        <p className="font-serif text-label/none">
          <span>{index + 1}</span> <span className="font-medium text-mute">of {count}</span>
        </p>
        <div className="-me-[12px] flex [@media(scripting:none)]:invisible">
          <CarouselArrow carousel={carousel} to="previous" />
          <PauseButton carousel={carousel} />
          <CarouselArrow carousel={carousel} to="next" />
        </div>
      </div>
    </>
  );
}
