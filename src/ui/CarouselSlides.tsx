import type { ReactNode } from 'react';

import { slideRole, viewRole } from './carouselRoles';
import type { CarouselState } from './useCarousel';

interface CarouselSlidesProps {
  carousel: CarouselState;
  slides: readonly { key: string; content: ReactNode }[];
}

/** The slides of a carousel, all in the HTML from the start. */
export function CarouselSlides({ carousel, slides }: CarouselSlidesProps) {
  const { view, effect, rotating, hold, followScroll } = carousel;
  return (
    <div
      {...viewRole}
      ref={view}
      data-effect={effect}
      className="carousel-view"
      onScroll={followScroll}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
    >
      <div className="carousel-track" aria-live={rotating ? 'off' : 'polite'}>
        {slides.map(({ key, content }, position) => (
          <div key={key} {...slideRole(position, slides.length)} className="carousel-slide">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
