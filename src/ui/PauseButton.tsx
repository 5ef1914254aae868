import { IconButton } from './IconButton';
import type { CarouselState } from './useCarousel';

/** Stops and starts the autoplay of a carousel (WCAG 2.2.2). */
export function PauseButton({ carousel }: { carousel: CarouselState }) {
  return (
    <span data-autoplay-switch>
      <IconButton
        icon={carousel.paused ? 'play' : 'pause'}
        label={carousel.paused ? 'Play slides' : 'Pause slides'}
        onClick={carousel.togglePaused}
      />
    </span>
  );
}
