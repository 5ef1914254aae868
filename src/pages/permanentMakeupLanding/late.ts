import { hydratedPart } from '@/boot/LatePart';
import type { permanentMakeupLanding as content } from '@/content/permanentMakeupLanding';

export const LatePairSlides = hydratedPart<typeof content.beforeAfter>(
  async () => (await import('./Pairs')).PairSlides,
  '#pairs',
  'min-h-160',
);
