import type { ReactNode } from 'react';

import type { CarouselState } from './useCarousel';

/** Focusable, so that arrow keys change slides even before Swiper has loaded. */
const scroller = { role: 'group', 'aria-label': 'Slides', tabIndex: 0 } as const;

interface CarouselSlidesProps {
  carousel: CarouselState;
  slides: readonly { key: string; content: ReactNode }[];
}

/** The slides of a carousel, all in the HTML from the start. */
export function CarouselSlides({ carousel, slides }: CarouselSlidesProps) {
  const { view, effect, rotating, pauseFor, followScroll } = carousel;
  return (
    <div
      {...scroller}
      ref={view}
      data-effect={effect}
      className="carousel-view"
      onScroll={followScroll}
      onPointerEnter={() => pauseFor('pointer', true)}
      onPointerLeave={() => pauseFor('pointer', false)}
    >
      <div className="carousel-track" aria-live={rotating ? 'off' : 'polite'}>
        {slides.map(({ key, content }, position) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}`}
            className="carousel-slide"
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
