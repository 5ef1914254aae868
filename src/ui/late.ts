import { lazyDialog, hydratedPart, lazyModuleWithStyles } from '@/boot/LatePart';
import { lazyModule } from '@/boot/lazyModule';

import type { AccordionProps } from './Accordion';
import type { LightboxProps } from './Lightbox';

export const LateAccordion = hydratedPart<AccordionProps>(async () => (await import('./Accordion')).Accordion, '.accordion', 'min-h-96');
export const LateLightbox = lazyDialog<LightboxProps>(async () => (await import('./Lightbox')).Lightbox);
export const lateCarouselEngine = lazyModule(async () => (await import('./carouselEngine')).createCarouselEngine);
export const lateRadixSelect = lazyModule(async () => (await import('./RadixSelect')).RadixSelect);
/** For the public site's forms, which need no toast before they are sent. The staff area imports it at once. */
export const lateToast = lazyModuleWithStyles(async () => (await import('./toast')).showToast);
