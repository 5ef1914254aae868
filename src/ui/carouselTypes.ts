/** Slides in view from 0, 640, 768 and 1024 px of screen width. */
export interface PerView {
  base: number;
  sm: number;
  md: number;
  lg: number;
}

/** What follows the last slide: the first one in an endless round, or the way back to the start. A loop needs more slides than are in view. */
export type CarouselEnd = 'loop' | 'rewind';

export type CarouselEffect = 'slide' | 'fade';
