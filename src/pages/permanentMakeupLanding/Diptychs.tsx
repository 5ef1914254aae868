import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import type { PictureSource } from '@/lib/picture';
import { Carousel } from '@/ui/Carousel';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

import { DiptychIndex } from './DiptychIndex';
import { pairPictures } from './pictures';

const PER_VIEW = { base: 1, sm: 1, md: 1, lg: 1 };
/** §9 "before/after 2 s". */
const AUTOPLAY_MS = 2000;

/** §2: the before/after carousel. Each slide is an edge-to-edge diptych; its index stands below. */
export function Diptychs() {
  const { headline, text, illustrations, pairs } = permanentMakeupLanding.beforeAfter;
  const carousel = useCarousel({ count: pairs.length, perView: PER_VIEW, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  const allDrawn = pairs.every(({ id }) => isDrawn(id));
  const slides = pairs.map(({ id }) => ({
    key: id,
    content: (
      <div className="grid gap-0.5 bg-porcelain md:grid-cols-2">
        <Frame picture={pairPictures[id].before} word="Before" />
        <Frame picture={pairPictures[id].after} word="After" />
      </div>
    ),
  }));
  return (
    <section className="overflow-hidden py-section">
      <div ref={reveal} className="wide mb-8 gap-12 md:mb-14 md:flex md:items-end md:justify-between">
        <h2 className="text-display-2 max-md:[&_em]:block">
          <Emphasis text={headline} />
        </h2>
        <p className="text-small text-ink-soft max-md:mt-4 md:max-w-[34ch]">
          {text}
          {allDrawn && ` ${illustrations}`}
        </p>
      </div>
      <Carousel carousel={carousel} label={headline.replaceAll('*', '')}>
        <div className="[--slide-gap:0px]">
          <CarouselSlides carousel={carousel} slides={slides} />
        </div>
        <div className="wide">
          <DiptychIndex
            carousel={carousel}
            entries={pairs.map(({ id, title, plate }) => ({
              id,
              title,
              note: !allDrawn && isDrawn(id) ? `${plate}. Illustration` : plate,
            }))}
          />
        </div>
      </Carousel>
    </section>
  );
}

function isDrawn(id: keyof typeof pairPictures): boolean {
  return pairPictures[id].before.illustration || pairPictures[id].after.illustration;
}

/** The words are cut out of the picture from below; from 768 px they meet at the seam. */
function Frame({ picture, word }: { picture: PictureSource; word: 'Before' | 'After' }) {
  return (
    <figure className="relative aspect-9/5 max-h-150 w-full">
      <Picture source={picture} sizes="(min-width: 768px) 50vw, 100vw" fit="fill" focus="50% 52%" />
      <figcaption
        className={`absolute bottom-0 left-0 bg-porcelain pt-2 pr-4.5 pl-gutter font-serif text-[20px]/[1.2] font-semibold md:px-5 md:pt-3 md:text-[22px]/[1.2] ${
          word === 'Before' ? 'md:right-0 md:left-auto' : ''
        }`}
      >
        {word}
      </figcaption>
    </figure>
  );
}
