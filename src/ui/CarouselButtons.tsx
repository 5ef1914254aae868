import { createContext, use } from 'react';

import { IconButton } from './IconButton';
import type { CarouselState } from './useCarousel';

/** What the slides of the carousel around are; '' outside of one. */
export const CarouselLabel = createContext('');

/** The name of a button, told apart from those of other carousels of the page: 'Next slide, Client Stories'. */
function useButtonName(action: string): string {
  const label = use(CarouselLabel);
  return label === '' ? action : `${action}, ${label}`;
}

interface CarouselArrowProps {
  carousel: CarouselState;
  to: 'previous' | 'next';
  /** What one slide is. */
  noun?: string;
}

/** One slide back or forth. To be placed inside its `Carousel`, whose label it carries in its name. */
export function CarouselArrow({ carousel, to, noun = 'slide' }: CarouselArrowProps) {
  const name = useButtonName(`${to === 'previous' ? 'Previous' : 'Next'} ${noun}`);
  return <IconButton icon={to} label={name} onClick={carousel[to]} />;
}

/** Stops and starts the autoplay of a carousel (WCAG 2.2.2). */
export function PauseButton({ carousel }: { carousel: CarouselState }) {
  const name = useButtonName(carousel.paused ? 'Play slides' : 'Pause slides');
  return (
    <span data-autoplay-switch>
      <IconButton icon={carousel.paused ? 'play' : 'pause'} label={name} onClick={carousel.togglePaused} />
    </span>
  );
}

/** A button that goes to a slide, and tells whether it is the one in view. */
export function slideButton({ index, go }: Pick<CarouselState, 'index' | 'go'>, position: number) {
  return { type: 'button', 'aria-current': position === index ? 'true' : undefined, onClick: () => go(position) } as const;
}
