import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

import { CarouselLabel } from './CarouselButtons';
import type { CarouselState } from './useCarousel';

interface CarouselProps {
  carousel: CarouselState;
  /** Accessible name of the carousel, which is also part of its buttons' names. */
  label: string;
  children: ReactNode;
}

/**
 * The frame of a carousel (WAI-ARIA carousel pattern): holds `CarouselSlides` and their controls, in any layout.
 * Arrow keys change slides. Keyboard focus inside pauses the autoplay, except on the pause button.
 */
export function Carousel({ carousel, label, children }: CarouselProps) {
  const { perView } = carousel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') carousel.next();
    else if (event.key === 'ArrowLeft') carousel.previous();
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    carousel.pauseFor('focus', target.matches(':focus-visible') && target.closest('[data-autoplay-switch]') === null);
  };

  // These events bubble up from the buttons and slides.
  const delegated = { onKeyDown, onFocus, onBlur: () => carousel.pauseFor('focus', false) };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      style={{ '--per-view-base': perView.base, '--per-view-sm': perView.sm, '--per-view-md': perView.md, '--per-view-lg': perView.lg }}
      {...delegated}
    >
      <CarouselLabel value={label}>{children}</CarouselLabel>
    </section>
  );
}
