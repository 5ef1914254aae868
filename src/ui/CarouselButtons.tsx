import { createContext, use } from 'react';

import { IconButton } from './IconButton';
import type { CarouselState } from './useCarousel';

/** Label of the surrounding carousel, or '' outside a carousel. */
export const CarouselLabel = createContext('');

/** Names a button so that it differs from those of other carousels on the page: 'Next slide, Client Stories'. */
function useButtonName(action: string): string {
  const label = use(CarouselLabel);
  return label === '' ? action : `${action}, ${label}`;
}

interface CarouselArrowProps {
  carousel: CarouselState;
  to: 'previous' | 'next';
  /** What one slide is called, as in 'Next story'. */
  noun?: string;
}

/** Goes one slide back or forward. Place the button inside its `Carousel`, because its name includes the carousel's label. */
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

/** Props of a button that goes to a slide and is marked while that slide is in view. */
export function slideButton({ index, go }: Pick<CarouselState, 'index' | 'go'>, position: number) {
  return { type: 'button', 'aria-current': position === index ? 'true' : undefined, onClick: () => go(position) } as const;
}
