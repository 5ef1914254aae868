import { createContext, use } from 'react';

/** What the slides of the carousel around are; '' outside of one. */
export const CarouselLabel = createContext('');

/** The name of a button of a carousel, told apart from those of other carousels of the page: 'Next slide, Client Stories'. */
export function useButtonName(action: string): string {
  const label = use(CarouselLabel);
  return label === '' ? action : `${action}, ${label}`;
}
