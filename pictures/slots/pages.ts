import type { Slot } from './slot.ts';

const gallery = { purpose: 'Gallery page: one finished work, close, even light.', ratio: [5, 4], minWidth: 1400 } as const;
const register = {
  purpose: 'Permanent makeup, hero: the brow fills the arch, eye and lips stand in small arches below; same light in all.',
  ratio: [8, 5],
  minWidth: 1200,
} as const;
const frieze = {
  purpose:
    'Permanent makeup, head of a price list (eyeliner also on the landing page): the whole subject in the middle half of the height.',
  ratio: [2, 1],
  minWidth: 1600,
} as const;
const stage = { purpose: 'What is permanent makeup: one mouth in three stages, same crop.', ratio: [4, 5], minWidth: 1000 } as const;
const swatch = { purpose: 'Hair & makeup, colour: a fall of hair as a swatch.', ratio: [2, 3], minWidth: 700 } as const;

export const pageSlots = {
  'pm-register-brow': { ...register, alt: 'Illustration: a microbladed brow' },
  'pm-register-eye': { ...register, alt: 'Illustration: the lashes of a closed eye, with pigment along the roots' },
  'pm-register-lips': { ...register, alt: 'Illustration: lips in a nude lip blush' },
  'pm-brows': { ...frieze, caption: 'Nano hairstrokes' },
  'pm-lips': { ...frieze, caption: 'Lip blush' },
  'pm-eyeliner': { ...frieze, alt: 'Illustration: a closed eye with a classic liner', caption: 'Classic eyeliner' },
  'pm-card-brow': {
    purpose: 'Permanent makeup, landing page, price card Brows: the brow in the middle half of the height.',
    ratio: [3, 2],
    minWidth: 1400,
    alt: 'Illustration: a hybrid brow, strokes over soft powder, brown skin',
  },
  'stage-bare': { ...stage, alt: 'Illustration: lips without colour', caption: 'Bare' },
  'stage-mapped': { ...stage, alt: 'Illustration: the same lips with gold mapping lines', caption: 'Measured' },
  'stage-filled': { ...stage, alt: 'Illustration: the same lips filled with rose pigment', caption: 'Filled' },
  'gallery-1': { ...gallery, alt: 'Illustration: a microbladed brow above a closed eye, medium skin', caption: 'Microblading' },
  'gallery-2': { ...gallery, alt: 'Illustration: a sparse brow with gold mapping lines, fair skin', caption: 'Mapping' },
  'gallery-3': {
    ...gallery,
    alt: 'Illustration: a brow in nano hairstrokes above a closed eye, deep skin',
    caption: 'Nano hairstrokes',
  },
  'gallery-4': { ...gallery, alt: 'Illustration: lips in a matte deep red, fair skin', caption: 'Velvet lips' },
  'gallery-5': { ...gallery, alt: 'Illustration: full lips in a coral lip blush, brown skin', caption: 'Lip blush, coral' },
  'gallery-6': { ...gallery, alt: 'Illustration: lips in a nude lip blush, medium skin', caption: 'Lip blush, nude' },
  'gallery-7': {
    purpose: 'Gallery page: LED light on a profile.',
    ratio: [4, 5],
    minWidth: 1200,
    alt: 'Illustration: a woman in profile, eyes closed, in red light',
    caption: 'Red LED light',
  },
  'gallery-8': {
    ...gallery,
    alt: 'Illustration: a black and brass needling pen over an arch in honey, fine points growing towards its tip',
    caption: 'Microneedling, honey',
  },
  'brows-strip': {
    purpose: 'Brows & lashes, hero: both brows and closed eyes, full width.',
    ratio: [50, 17],
    minWidth: 2000,
    alt: 'Illustration: two full brows above closed eyes, the bridge of the nose between them',
  },
  'facials-mirror': {
    purpose: 'Home facials, hero: a dressing table in daylight.',
    ratio: [1, 1],
    minWidth: 1300,
    alt: 'Illustration: a round brass mirror, a vase and small dishes on a white bench in sunlight',
  },
  'waxing-bowl': {
    purpose: 'Waxing, hero: warm wax and linen.',
    ratio: [6, 5],
    minWidth: 1400,
    alt: 'Illustration: a porcelain bowl of amber wax with a wooden spatula and folded linen',
  },
  'hair-hero': {
    purpose: 'Hair & makeup, hero: a fall of waves.',
    ratio: [13, 15],
    minWidth: 1300,
    alt: 'Illustration: brunette waves catching the light',
  },
  'hair-roots': { ...swatch, alt: 'Illustration: a length of black hair' },
  'hair-highlights': { ...swatch, alt: 'Illustration: a length of copper hair' },
  'hair-full': { ...swatch, alt: 'Illustration: a length of honey-blonde hair' },
  'hair-styling': {
    purpose: 'Hair & makeup, styling: long hair, half length.',
    ratio: [3, 4],
    minWidth: 1000,
  },
  'hair-restyle': {
    purpose: 'Hair & makeup, restyle: short hair, half length.',
    ratio: [3, 4],
    minWidth: 1000,
  },
  'hair-bride': {
    purpose: 'Hair & makeup, bridal: hair up, head and shoulders.',
    ratio: [10, 9],
    minWidth: 1000,
  },
  'about-orchid': {
    purpose: 'About: a quiet corner of the studio, wide.',
    ratio: [6, 5],
    minWidth: 1400,
    alt: 'Illustration: the shadow of an orchid on a sunlit plaster wall, a jar on the shelf',
  },
} as const satisfies Record<string, Slot>;
