import type { Pair } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Carousel } from '@/ui/Carousel';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

import { pairNotes } from './pairNotes';

/** Shows one slide, two from 768 px and three from 1024 px. */
const PER_VIEW = { base: 1, sm: 1, md: 2, lg: 3 };
const AUTOPLAY_MS = 2000;
/** With fewer slides Swiper cannot loop while three are in view and a neighbour shows on both sides. */
const LOOP_FROM_SLIDES = 7;

interface PairCarouselProps {
  headline: string;
  text: string;
  /** Added to the text if every pair is drawn. If only some are, each drawn pair is labelled instead. */
  illustrationNote: string;
  pairs: readonly Pair[];
  /** `mounted`: framed in white, with faint neighbours in the gutters. `bare`: no frame; on phones the next slide shows in part. */
  frame: keyof typeof frames;
  /** True if hover and focus pause the autoplay. */
  pausesOnHover?: boolean;
}

const frames = {
  mounted: {
    head: 'md:mb-16',
    headline: 'md:col-span-5',
    text: 'md:col-span-6 md:col-start-7 lg:col-span-5 lg:col-start-8',
    track: 'relative [--bleed-end:var(--bleed)] [--bleed-start:var(--bleed)]',
    rail: 'md:mt-12',
    figure: 'border border-sand bg-white px-3 pt-3',
    plates: 'gap-2',
    plate: 'aspect-2/1 md:aspect-5/4',
    word: 'bg-white pe-3',
    caption: 'py-3 md:py-4',
    sizes: '(min-width: 1504px) 408px, (min-width: 1024px) 28vw, (min-width: 768px) 42vw, 84vw',
  },
  bare: {
    head: 'md:mb-16',
    headline: 'md:col-span-7',
    text: 'text-small md:col-span-5 lg:col-span-4 lg:col-start-9',
    track: 'max-md:pe-12 max-md:[--bleed-end:calc(var(--bleed)+48px)] md:[--bleed-end:var(--bleed)] [--bleed-start:var(--bleed)]',
    rail: 'md:mt-12',
    figure: undefined,
    plates: 'gap-[3px]',
    plate: 'aspect-4/3',
    word: 'bg-plaster pe-3 pb-1.5',
    caption: 'pt-4',
    sizes: '(min-width: 1504px) 437px, (min-width: 1024px) 29vw, (min-width: 768px) 44vw, 78vw',
  },
} as const;

/** A carousel of before/after pairs of identical crop. */
export function PairCarousel({ headline, text, illustrationNote, pairs, frame, pausesOnHover = true }: PairCarouselProps) {
  const styles = frames[frame];
  const { allDrawn, noteFor } = pairNotes(pairs);
  const end = pairs.length < LOOP_FROM_SLIDES ? 'rewind' : 'loop';
  const carousel = useCarousel({ count: pairs.length, perView: PER_VIEW, autoplayMs: AUTOPLAY_MS, end, pausesOnHover });
  const veil = 'pointer-events-none absolute inset-y-0 w-(--bleed) bg-plaster/55';
  return (
    <section className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className={classNames('grid-12 mb-6 items-end gap-y-3', styles.head)}>
          <h2 className={classNames('col-span-12 text-display-2', styles.headline)}>{headline}</h2>
          <p className={classNames('col-span-12 text-ink-soft', styles.text)}>{allDrawn ? `${text} ${illustrationNote}` : text}</p>
        </div>
        <Carousel carousel={carousel} label={headline}>
          <div className={styles.track}>
            <CarouselSlides
              carousel={carousel}
              slides={pairs.map((pair) => ({
                key: pair.id,
                content: <PairFigure {...pair} note={noteFor(pair)} frame={frame} />,
              }))}
            />
            {frame === 'mounted' && (
              <>
                <span aria-hidden="true" className={classNames(veil, 'inset-e-full')} />
                <span aria-hidden="true" className={classNames(veil, 'inset-s-full')} />
              </>
            )}
          </div>
          <div className={classNames('mt-6', styles.rail)}>
            <CarouselRail carousel={carousel} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function PairFigure({ title, note, before, after, frame }: Pair & { frame: keyof typeof frames }) {
  const styles = frames[frame];
  return (
    <figure className={styles.figure}>
      <div className={classNames('grid', styles.plates)}>
        <Half picture={before} word="Before" frame={frame} />
        <Half picture={after} word="After" frame={frame} />
      </div>
      <figcaption className={classNames('flex items-baseline justify-between gap-4', styles.caption)}>
        <b className={classNames('font-serif text-card')}>{title}</b>
        <span className="text-caption whitespace-nowrap text-mute">{note}</span>
      </figcaption>
    </figure>
  );
}

/** One picture of a pair. Its label is on a tab in the background colour, so that the tab looks cut out of the picture. */
function Half({ picture, word, frame }: { picture: PictureSource; word: string; frame: keyof typeof frames }) {
  const styles = frames[frame];
  return (
    <div className={classNames('relative', styles.plate)}>
      <Picture source={picture} sizes={styles.sizes} fit="fill" />
      <span className={classNames('absolute bottom-0 inset-s-0 pt-1.5 text-caption/snug font-medium text-ink-soft', styles.word)}>
        {word}
      </span>
    </div>
  );
}
