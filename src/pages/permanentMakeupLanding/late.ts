import { hydratedPart } from '@/boot/LatePart';
import type { permanentMakeupLanding as words } from '@/content/permanentMakeupLanding';

export const LatePairSlides = hydratedPart<typeof words.beforeAfter>(
  async () => (await import('./Pairs')).PairSlides,
  '#pairs',
  'min-h-160',
);
