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
    note: 'Single strokes on medium skin',
    picture: picture('gallery-1'),
    focus: '80% 50%',
  },
  { id: 2, category: 'brows', title: 'Brow mapping', note: 'Drawn on before we begin', picture: picture('gallery-2'), focus: '50% 50%' },
  { id: 3, category: 'brows', title: 'Nano hairstrokes', note: 'On deep skin', picture: picture('gallery-3'), focus: '50% 50%' },
  { id: 4, category: 'lips', title: 'Velvet lips', note: 'On fair skin', picture: picture('gallery-4'), focus: '50% 50%' },
  {
    id: 5,
    category: 'lips',
    title: 'Lip blush',
    note: 'Coral on brown skin',
    name: 'Lip blush, coral',
    picture: picture('gallery-5'),
    focus: '50% 50%',
  },
  {
    id: 6,
    category: 'lips',
    title: 'Lip blush',
    note: 'Nude on medium skin',
    name: 'Lip blush, nude',
    picture: picture('gallery-6'),
    focus: '50% 50%',
  },
  { id: 7, category: 'skin', title: 'Red LED light', note: 'Light therapy, in profile', picture: picture('gallery-7'), focus: '50% 50%' },
  {
    id: 8,
    category: 'skin',
    title: 'Microneedling',
    note: 'The pen, on tan skin',
    name: 'Microneedling, tan skin',
    picture: picture('gallery-8'),
    focus: '50% 50%',
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Permanent Makeup Gallery, Dubai Marina | ${facts.studioName}`,
  description:
    'Brows, lips and skin close up, from our permanent makeup studio in Dubai Marina. Look closely, then ask us on WhatsApp what would suit you.',
};

/**
 * Texts of the gallery, in the order of its sections. `*asterisks*` set part of a headline in italics.
 * Sample: all words but the filter labels.
 */
export const gallery = {
  hero: {
    headline: 'Permanent makeup in Dubai Marina, *up close*',
    text: 'Brows, lips and skin. Seen something you like? Ask about it on WhatsApp: we’ll tell you the technique, the price and whether we think it would suit you.',
    /** Shown if all, or some, of the pictures are drawings. */
    illustrationNote: { all: 'The pictures are illustrations of our techniques.', some: 'Some are illustrations of our techniques.' },
    consent: 'We show a client’s photograph only with their written consent.',
  },
  filters,
  items,
  skinNote: 'Skin changes slowly and differently for everyone, so we don’t promise a result.',
  /** Label of the chat link below each plate. */
  ask: 'Ask on WhatsApp',
  related: {
    headline: 'Our treatments',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, from AED 1,500.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'LED light therapy, AED 250 a session.' },
    ],
  },
} as const;
