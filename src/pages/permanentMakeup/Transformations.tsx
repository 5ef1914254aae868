import { permanentMakeup } from '@/content/permanentMakeup';
import type { PictureSource } from '@/lib/picture';
import { Carousel } from '@/ui/Carousel';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

import { pairPictures } from './pictures';

/** §2: one slide, 2 from 768, 3 from 1024 px; §9: every 2 s. Four slides are too few for a loop of three: it rewinds. */
const PER_VIEW = { base: 1, sm: 1, md: 2, lg: 3 };
const AUTOPLAY_MS = 2000;

const pairs = permanentMakeup.transformations.pairs.map((pair) => ({ ...pair, ...pairPictures[pair.id] }));
type Transformation = (typeof pairs)[number];

/** §2 "Real Transformations": bare frames, two high; the next one leans in from the gutter. */
export function Transformations() {
  const { headline, text, illustrationNote } = permanentMakeup.transformations;
  const carousel = useCarousel({ count: pairs.length, perView: PER_VIEW, autoplayMs: AUTOPLAY_MS, end: 'rewind', holds: false });
  const allDrawn = pairs.every(isDrawn);
  return (
    <section className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-8 items-end gap-y-3.5 md:mb-14">
          <h2 className="col-span-12 text-display-2 md:col-span-7">{headline}</h2>
          <p className="col-span-12 text-small text-ink-soft md:col-span-5 lg:col-span-4 lg:col-start-9">
            {text}
            {allDrawn && ` ${illustrationNote}`}
          </p>
        </div>
        <Carousel carousel={carousel} label={headline}>
          <div className="max-md:pr-12 max-md:[--bleed-end:calc(var(--gutter)+48px)] max-md:[--bleed-start:var(--gutter)] md:[--bleed-end:var(--bleed)] md:[--bleed-start:var(--bleed)]">
            <CarouselSlides
              carousel={carousel}
              slides={pairs.map((pair) => ({ key: pair.id, content: <Pair pair={pair} marked={!allDrawn && isDrawn(pair)} /> }))}
            />
          </div>
          <div className="mt-7 md:mt-11">
            <CarouselRail carousel={carousel} />
          </div>
        </Carousel>
      </div>
    </section>
  );
}

function isDrawn({ before, after }: Transformation): boolean {
  return before.illustration || after.illustration;
}

function Pair({ pair: { title, category, before, after }, marked }: { pair: Transformation; marked: boolean }) {
  return (
    <figure>
      <div className="grid gap-[3px]">
        <Frame picture={before} word="Before" />
        <Frame picture={after} word="After" />
      </div>
      <figcaption className="flex items-baseline justify-between gap-4 pt-4.5">
        <b className="font-serif text-[25px]/[1.2] font-semibold">{title}</b>
        <span className="text-caption whitespace-nowrap text-mute">{marked ? `${category}. Illustration` : category}</span>
      </figcaption>
    </figure>
  );
}

/** The word stands on a tab cut out of the picture in the colour of the ground. */
function Frame({ picture, word }: { picture: PictureSource; word: string }) {
  return (
    <div className="relative aspect-4/3">
      <Picture source={picture} sizes="(min-width: 1504px) 437px, (min-width: 1024px) 29vw, (min-width: 768px) 44vw, 78vw" fit="fill" />
      <span className="absolute bottom-0 left-0 bg-plaster pt-1.5 pr-3.5 pb-1.5 text-caption/[1.4] font-medium text-ink-soft">{word}</span>
    </div>
  );
}
