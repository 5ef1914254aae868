import { openedPart, hydratedPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { AccordionProps } from './Accordion';
import type { LightboxProps } from './Lightbox';

export const LateAccordion = hydratedPart<AccordionProps>(async () => (await import('./Accordion')).Accordion, '.accordion', 'min-h-96');
export const LateLightbox = openedPart<LightboxProps>(async () => (await import('./Lightbox')).Lightbox);
export const lateCarouselEngine = later(async () => (await import('./carouselEngine')).createCarouselEngine);
export const lateRadixSelect = later(async () => (await import('./RadixSelect')).RadixSelect);
