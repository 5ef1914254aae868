import type { Slot } from './slot.ts';

const shade = {
  purpose: 'Lip blush, shades: always the drawing, as the page lays a tint over its mouth.',
  ratio: [3, 2],
  minWidth: 1200,
} as const;
const led = {
  purpose: 'LED: one profile in three lights, same pose. Red is also in the gallery and on the service card Skin Therapy.',
  ratio: [4, 5],
  minWidth: 1200,
} as const;
const skinGallery = {
  purpose: 'Skin pen, gallery: tall and narrow, bare skin, close up, its texture in light from one side; one tone each.',
  ratio: [5, 12],
  minWidth: 600,
} as const;
const brows = { purpose: 'Brows & lashes, gallery: brow and closed lashes.', ratio: [5, 4], minWidth: 1200 } as const;

export const landingSlots = {
  'lip-hero': {
    purpose: 'Lip blush, hero arch: finished lips, low in the frame.',
    ratio: [13, 17],
    minWidth: 1300,
    alt: 'Illustration: full lips in a rose lip blush',
  },
  'lip-atlas': {
    purpose: 'Lip blush, benefits: lips with room for leader lines.',
    ratio: [5, 4],
    minWidth: 1400,
    alt: 'Illustration: lips in a soft lip blush',
  },
  'shade-porcelain': { ...shade, alt: 'Illustration: closed lips in the chosen shade, fair skin' },
  'shade-sand': { ...shade, alt: 'Illustration: closed lips in the chosen shade, light skin' },
  'shade-honey': { ...shade, alt: 'Illustration: closed lips in the chosen shade, medium skin' },
  'shade-umber': { ...shade, alt: 'Illustration: closed lips in the chosen shade, tan skin' },
  'shade-espresso': { ...shade, alt: 'Illustration: closed lips in the chosen shade, deep skin' },
  'led-blue': { ...led, alt: 'Illustration: a woman in profile, eyes closed, in blue light', caption: 'Blue' },
  'led-red': { ...led, alt: 'Illustration: a woman in profile, eyes closed, in red light', caption: 'Red' },
  'led-infrared': {
    ...led,
    alt: 'Illustration: a woman in profile, eyes closed, in deep crimson light, representing near-infrared',
    caption: 'Near-infrared',
  },
  'skin-luminous': {
    purpose: 'Home facials, advice: bare skin close up in soft window light, smooth with a faint sheen.',
    ratio: [3, 2],
    minWidth: 1200,
  },
  'skin-pen': {
    purpose: 'Skin pen, hero: the pen on clear skin, without pigment or hands; the page cuts it to a circle.',
    ratio: [3, 2],
    minWidth: 1400,
    alt: 'Illustration: a black and brass needling pen, its white tip resting on bare skin',
  },
  'skin-gallery-1': { ...skinGallery, caption: 'Tan' },
  'skin-gallery-2': { ...skinGallery, caption: 'Fair' },
  'skin-gallery-3': { ...skinGallery, caption: 'Brown' },
  'skin-gallery-4': { ...skinGallery, caption: 'Light' },
  'skin-gallery-5': { ...skinGallery, caption: 'Olive' },
  'skin-gallery-6': { ...skinGallery, caption: 'Deep' },
  'skin-gallery-7': { ...skinGallery, caption: 'Medium' },
  'brows-field': {
    purpose: 'Brows & lashes landing, hero: one brow on plain paper, right of the middle.',
    ratio: [36, 23],
    minWidth: 1800,
    alt: 'Illustration: brown pen strokes forming a brow',
  },
  'brows-lamination': { ...brows, alt: 'Illustration: a brow combed upwards above a closed eye, fair skin', caption: 'Lamination' },
  'brows-tint': { ...brows, alt: 'Illustration: a softly tinted brow above a closed eye, tan skin', caption: 'Tint & shape' },
  'brows-lift': { ...brows, alt: 'Illustration: a closed eye with lifted lashes, brown skin', caption: 'Lash lift' },
  'brows-volume': { ...brows, alt: 'Illustration: a closed eye with full lashes, fair skin', caption: 'Volume' },
  'brows-henna': {
    purpose: 'Brows & lashes, gallery: tall.',
    ratio: [4, 5],
    minWidth: 1000,
    alt: 'Illustration: a full brow above a closed eye, brown skin',
    caption: 'Henna',
  },
  'microblading-lunette': {
    purpose: 'Microblading new, hero: a brow in a half circle.',
    ratio: [2, 1],
    minWidth: 1600,
  },
} as const satisfies Record<string, Slot>;
