import { useButtonName } from './carouselLabel';
import { IconButton } from './IconButton';
import type { CarouselState } from './useCarousel';

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
