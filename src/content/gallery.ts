import { picture, type PictureSource } from '@/lib/picture';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

/** One picture of the gallery. Its alt text is defined with its picture slot. */
export interface GalleryItem {
  /** Number shown beside the picture. */
  id: number;
  category: 'brows' | 'lips' | 'skin';
  title: string;
  /** Describes the drawing, so it is not shown with a photograph. */
  note: string;
  /** Identifies the picture in the chat message. Default: the title. */
  name?: string;
  picture: PictureSource;
  /** Part of the picture that a crop keeps, as CSS object-position. */
  focus: string;
}

export type GalleryFilter = 'all' | GalleryItem['category'];

/** The filter buttons. A category's label is also its heading. */
const filters: readonly { id: GalleryFilter; label: string }[] = [
  { id: 'all', label: 'All Work' },
  { id: 'brows', label: 'Eyebrows' },
  { id: 'lips', label: 'Lips' },
  { id: 'skin', label: 'Skin & Facials' },
];

/** Sample: what the plates show. */
const items: readonly GalleryItem[] = [
  {
    id: 1,
    category: 'brows',
    title: 'Microblading',
    note: 'Single strokes on sand-toned skin',
    picture: picture('gallery-1'),
    focus: '80% 50%',
  },
  { id: 2, category: 'brows', title: 'Mapping', note: 'Before the pigment', picture: picture('gallery-2'), focus: '50% 50%' },
  { id: 3, category: 'brows', title: 'Nano hairstrokes', note: 'Espresso-toned skin', picture: picture('gallery-3'), focus: '50% 50%' },
  { id: 4, category: 'lips', title: 'Velvet lips', note: 'Porcelain skin', picture: picture('gallery-4'), focus: '50% 50%' },
  {
    id: 5,
    category: 'lips',
    title: 'Lip blush',
    note: 'Coral on umber-toned skin',
    name: 'Lip blush, coral',
    picture: picture('gallery-5'),
    focus: '50% 50%',
  },
  {
    id: 6,
    category: 'lips',
    title: 'Lip blush',
    note: 'Nude on sand-toned skin',
    name: 'Lip blush, nude',
    picture: picture('gallery-6'),
    focus: '50% 50%',
  },
  { id: 7, category: 'skin', title: 'Red LED light', note: 'Light therapy, in profile', picture: picture('gallery-7'), focus: '50% 50%' },
  {
    id: 8,
    category: 'skin',
    title: 'Microneedling',
    note: 'The pen, honey-toned skin',
    name: 'Microneedling, honey',
    picture: picture('gallery-8'),
    focus: '50% 50%',
  },
];

/** What search engines and messengers show. */
export const head: PageHead = {
  title: `Permanent Makeup Gallery, Dubai Marina | ${facts.studioName}`,
  description:
    'Brows, lips and skin close up, from our permanent makeup studio in Dubai Marina. Open each plate full screen and ask about the look closest to yours.',
};

/**
 * Texts of the gallery, in the order of its sections. `*asterisks*` set part of a headline in italics.
 * Sample: all words but the filter labels.
 */
export const gallery = {
  hero: {
    headline: 'Close enough to *count the strokes*',
    text: 'Eight plates: brows, lips and skin.',
    /** Shown if all, or some, of the pictures are drawings. */
    illustrationNote: { all: 'They’re illustrations of our techniques.', some: 'Some are illustrations of our techniques.' },
    consent: 'We show a client’s photograph only with her written consent.',
  },
  filters,
  items,
  skinNote: 'Skin changes slowly, and differently for everyone. We’ll say so before you begin.',
  /** Label of the chat link below each plate. */
  ask: 'Ask on WhatsApp',
  related: {
    headline: 'Our treatments',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, shaped to your face.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Shaping, tinting, lamination and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'LED light in blue, red and near-infrared.' },
    ],
  },
} as const;
