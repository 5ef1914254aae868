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
  'shade-porcelain': { ...shade, alt: 'Illustration: a closed mouth in the chosen shade, porcelain skin' },
  'shade-sand': { ...shade, alt: 'Illustration: a closed mouth in the chosen shade, sand-toned skin' },
  'shade-honey': { ...shade, alt: 'Illustration: a closed mouth in the chosen shade, honey-toned skin' },
  'shade-umber': { ...shade, alt: 'Illustration: a closed mouth in the chosen shade, umber-toned skin' },
  'shade-espresso': { ...shade, alt: 'Illustration: a closed mouth in the chosen shade, espresso-toned skin' },
  'led-blue': { ...led, alt: 'Illustration: a profile with closed eyes in blue light', caption: 'Blue' },
  'led-red': { ...led, alt: 'Illustration: a profile with closed eyes in red light', caption: 'Red' },
  'led-infrared': {
    ...led,
    alt: 'Illustration: a profile with closed eyes in deep crimson light, standing for near-infrared',
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
  'skin-gallery-1': { ...skinGallery, caption: 'Honey' },
  'skin-gallery-2': { ...skinGallery, caption: 'Porcelain' },
  'skin-gallery-3': { ...skinGallery, caption: 'Umber' },
  'skin-gallery-4': { ...skinGallery, caption: 'Ivory' },
  'skin-gallery-5': { ...skinGallery, caption: 'Chestnut' },
  'skin-gallery-6': { ...skinGallery, caption: 'Espresso' },
  'skin-gallery-7': { ...skinGallery, caption: 'Sand' },
  'brows-field': {
    purpose: 'Brows & lashes landing, hero: one brow on plain paper, right of the middle.',
    ratio: [36, 23],
    minWidth: 1800,
    alt: 'Illustration: a brow in umber ink strokes on paper',
  },
  'brows-lamination': { ...brows, alt: 'Illustration: a brow combed upwards above closed lashes, porcelain skin', caption: 'Lamination' },
  'brows-tint': { ...brows, alt: 'Illustration: a softly tinted brow above closed lashes, honey-toned skin', caption: 'Tint & shape' },
  'brows-lift': { ...brows, alt: 'Illustration: closed lashes, umber-toned skin', caption: 'Lash lift' },
  'brows-volume': { ...brows, alt: 'Illustration: full closed lashes, porcelain skin', caption: 'Volume' },
  'brows-henna': {
    purpose: 'Brows & lashes, gallery: tall.',
    ratio: [4, 5],
    minWidth: 1000,
    alt: 'Illustration: a full brow above closed lashes, umber-toned skin',
    caption: 'Henna',
  },
  'microblading-lunette': {
    purpose: 'Microblading new, hero: a brow in a half circle.',
    ratio: [2, 1],
    minWidth: 1600,
  },
} as const satisfies Record<string, Slot>;
