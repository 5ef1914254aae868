import { useButtonName } from './carouselLabel';
import { IconButton } from './IconButton';
import type { CarouselState } from './useCarousel';

/** Stops and starts the autoplay of a carousel (WCAG 2.2.2). */
export function PauseButton({ carousel }: { carousel: CarouselState }) {
  const name = useButtonName(carousel.paused ? 'Play slides' : 'Pause slides');
  return (
    <span data-autoplay-switch>
      <IconButton icon={carousel.paused ? 'play' : 'pause'} label={name} onClick={carousel.togglePaused} />
    </span>
  );
}
