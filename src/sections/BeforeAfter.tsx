import type { PictureSource } from '@/lib/picture';
import { Carousel } from '@/ui/Carousel';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

/** §2: one slide, 2 from 768, 3 from 1024 px; §9: every 2 s. */
const PER_VIEW = { base: 1, sm: 1, md: 2, lg: 3 };
const AUTOPLAY_MS = 2000;
/** Below it Swiper cannot loop 3 in view with a neighbour on both sides. */
const LOOP_FROM_SLIDES = 7;

export interface BeforeAfterPair {
  id: string;
  title: string;
  note: string;
  before: PictureSource;
  after: PictureSource;
}

interface BeforeAfterProps {
  headline: string;
  text: string;
  /** Stands after the text while every pair is drawn; a drawn pair among photographs says so itself. */
  illustrationNote: string;
  pairs: readonly BeforeAfterPair[];
}

/** Pairs of identical crop, stacked on museum plates; their neighbours stand faintly in the gutters. */
export function BeforeAfter({ headline, text, illustrationNote, pairs }: BeforeAfterProps) {
  const allDrawn = pairs.every(isDrawn);
  const end = pairs.length < LOOP_FROM_SLIDES ? 'rewind' : 'loop';
  const carousel = useCarousel({ count: pairs.length, perView: PER_VIEW, autoplayMs: AUTOPLAY_MS, end });
  return (
    <section className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-8 items-end gap-y-3.5 md:mb-16">
          <h2 className="col-span-12 text-display-2 md:col-span-5">{headline}</h2>
          <p className="col-span-12 text-ink-soft md:col-span-6 md:col-start-7 lg:col-span-5 lg:col-start-8">
            {text}
            {allDrawn && ` ${illustrationNote}`}
          </p>
        </div>
        <Carousel carousel={carousel} label={headline}>
          <div className="relative [--bleed-end:var(--bleed)] [--bleed-start:var(--bleed)]">
            <CarouselSlides
              carousel={carousel}
              slides={pairs.map((pair) => ({ key: pair.id, content: <Pair pair={pair} marked={!allDrawn && isDrawn(pair)} /> }))}
            />
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-full w-(--bleed) bg-plaster/55" />
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-full w-(--bleed) bg-plaster/55" />
          </div>
          <div className="mt-7 md:mt-12">
            <CarouselRail carousel={carousel} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function isDrawn(pair: BeforeAfterPair): boolean {
  return pair.before.illustration || pair.after.illustration;
}

function Pair({ pair, marked }: { pair: BeforeAfterPair; marked: boolean }) {
  return (
    <figure className="border border-sand bg-white px-3.5 pt-3.5">
      <Frame picture={pair.before} word="Before" />
      <div className="mt-2">
        <Frame picture={pair.after} word="After" />
      </div>
      <figcaption className="flex items-baseline justify-between gap-4 py-4">
        <b className="font-serif text-card font-semibold">{pair.title}</b>
        <span className="text-caption whitespace-nowrap text-mute">{marked ? `${pair.note}. Illustration` : pair.note}</span>
      </figcaption>
    </figure>
  );
}

function Frame({ picture, word }: { picture: PictureSource; word: string }) {
  return (
    <div className="relative aspect-5/4">
      <Picture source={picture} sizes="(min-width: 1504px) 408px, (min-width: 1024px) 28vw, (min-width: 768px) 42vw, 84vw" fit="fill" />
      <span className="absolute bottom-0 left-0 bg-white pt-1.5 pr-3 text-caption/[1.4] font-medium text-ink-soft">{word}</span>
    </div>
  );
}
