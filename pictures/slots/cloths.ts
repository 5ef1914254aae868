import type { Slot } from './slot.ts';

const cloth = { purpose: 'A ground of silk; text may lie over it.', minWidth: 1200 } as const;

export const clothSlots = {
  'silk-wide': { ...cloth, ratio: [18, 13], alt: 'Illustration: deep red silk in wide folds' },
  'silk-oxblood': { ...cloth, ratio: [4, 5], alt: 'Illustration: deep red silk' },
  'silk-ivory': { ...cloth, ratio: [5, 8], alt: 'Illustration: ivory silk' },
  'silk-petal': { ...cloth, ratio: [8, 5], alt: 'Illustration: pale pink silk' },
  'silk-petal-tall': { ...cloth, ratio: [5, 8], alt: 'Illustration: pale pink silk in vertical folds' },
} as const satisfies Record<string, Slot>;
