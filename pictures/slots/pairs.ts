import type { Slot } from './slot.ts';

/** Pairs of before and after pictures with identical crop, light and distance. */
const pair = {
  purpose: 'Before & After: two full frames of one client, same crop, light and distance.',
  ratio: [5, 4],
  minWidth: 1200,
  consent: true,
} as const;

export const pairSlots = {
  'pair-nano-before': { ...pair, alt: 'Illustration, before: a sparse brow', caption: 'Nano hairstrokes' },
  'pair-nano-after': { ...pair, alt: 'Illustration, after: the same brow in nano hairstrokes', caption: 'Nano hairstrokes' },
  'pair-lip-blush-before': { ...pair, alt: 'Illustration, before: full lips in their natural brown', caption: 'Lip blush' },
  'pair-lip-blush-after': { ...pair, alt: 'Illustration, after: the same lips in a warm mauve lip blush', caption: 'Lip blush' },
  'pair-eyeliner-before': { ...pair, alt: 'Illustration, before: a closed eye without liner', caption: 'Classic eyeliner' },
  'pair-eyeliner-after': { ...pair, alt: 'Illustration, after: the same eye with a classic liner', caption: 'Classic eyeliner' },
  'pair-ombre-before': { ...pair, alt: 'Illustration, before: a sparse brow on warm brown skin', caption: 'Ombre powder brows' },
  'pair-ombre-after': {
    ...pair,
    alt: 'Illustration, after: the same brow with powder shading, lighter at the front and darker at the tail',
    caption: 'Ombre powder brows',
  },
  'pair-neutralised-before': { ...pair, alt: 'Illustration, before: lips with a cool dark tone', caption: 'Dark lip neutralization' },
  'pair-neutralised-after': { ...pair, alt: 'Illustration, after: the same lips in a warm rose tone', caption: 'Dark lip neutralization' },
  'pair-microblading-before': { ...pair, alt: 'Illustration, before: a thin, dark brow on tan skin', caption: 'Microblading' },
  'pair-microblading-after': { ...pair, alt: 'Illustration, after: the same brow with crisp hairstrokes', caption: 'Microblading' },
  'pair-lash-line-before': { ...pair, alt: 'Illustration, before: a closed eye with a bare lash line', caption: 'Lash enhancement' },
  'pair-lash-line-after': {
    ...pair,
    alt: 'Illustration, after: the same eye with pigment along the roots of the lashes',
    caption: 'Lash enhancement',
  },
  'pair-velvet-before': { ...pair, alt: 'Illustration, before: pale lips', caption: 'Velvet lips' },
  'pair-velvet-after': { ...pair, alt: 'Illustration, after: the same lips in a matte deep red', caption: 'Velvet lips' },
} as const satisfies Record<string, Slot>;
