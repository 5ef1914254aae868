import type { ReactNode } from 'react';

import type { CarouselState } from './useCarousel';

interface CarouselSlidesProps {
  carousel: CarouselState;
  slides: readonly { key: string; content: ReactNode }[];
}

/** The slides of a carousel, all in the HTML from the start. */
export function CarouselSlides({ carousel, slides }: CarouselSlidesProps) {
  return (
    <div
      ref={carousel.view}
      role="group"
      aria-label="Slides"
      tabIndex={0}
      data-effect={carousel.effect}
      className="carousel-view"
      onScroll={carousel.followScroll}
      onPointerEnter={() => carousel.hold('pointer', true)}
      onPointerLeave={() => carousel.hold('pointer', false)}
    >
      <div className="carousel-track" aria-live={carousel.rotating ? 'off' : 'polite'}>
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
