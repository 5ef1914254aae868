import { picture } from '@/lib/picture';
import type { PageHead } from '@/site/head';
import { chatAbout } from '@/site/links';

import { type Link, type PriceGroup, pricesOf } from './shapes';

/** One of the two lists, with its own chat button. */
export interface WaxingList {
  /** Anchor on the page. */
  id: 'women' | 'men';
  title: string;
  /** Groups by part of the body. */
  groups: readonly PriceGroup[];
  book: Link;
}

/** Sample: the items; the range, 50 to 250, is agreed. The beauty page lists fewer, at the same prices. */
const women = {
  id: 'women',
  title: 'Women',
  groups: [
    {
      id: 'women-face',
      title: 'Face',
      items: [
        { id: 'women-upper-lip', name: 'Upper lip', price: 50, note: '' },
        { id: 'women-chin', name: 'Chin', price: 50, note: '' },
        { id: 'women-between-brows', name: 'Between the brows', price: 50, note: '' },
        { id: 'women-full-face', name: 'Full face', price: 150, note: 'brows not included' },
      ],
    },
    {
      id: 'women-body',
      title: 'Arms & body',
      items: [
        { id: 'women-underarms', name: 'Underarms', price: 70, note: '' },
        { id: 'women-half-arms', name: 'Half arms', price: 90, note: '' },
        { id: 'women-full-arms', name: 'Full arms', price: 140, note: '' },
        { id: 'women-stomach', name: 'Stomach', price: 80, note: '' },
        { id: 'women-back', name: 'Back', price: 150, note: '' },
      ],
    },
    {
      id: 'women-legs',
      title: 'Legs',
      items: [
        { id: 'women-half-legs', name: 'Half legs', price: 120, note: '' },
        { id: 'women-full-legs', name: 'Full legs', price: 200, note: '' },
      ],
    },
    {
      id: 'women-intimate',
      title: 'Intimate',
      items: [
        { id: 'women-bikini', name: 'Bikini line', price: 110, note: '' },
        { id: 'women-brazilian', name: 'Brazilian', price: 220, note: '' },
        { id: 'women-hollywood', name: 'Hollywood', price: 250, note: '' },
      ],
    },
  ],
  book: { label: 'Book for Women', href: chatAbout('Lycon Waxing for Women') },
} as const satisfies WaxingList;

/** Sample: the items; the range, 90 to 250, is agreed. */
const men = {
  id: 'men',
  title: 'Men',
  groups: [
    {
      id: 'men-face',
      title: 'Face',
      items: [
        { id: 'men-ears', name: 'Ears', price: 90, note: '' },
        { id: 'men-nose', name: 'Nose', price: 90, note: '' },
        { id: 'men-between-brows', name: 'Between the brows', price: 90, note: '' },
        { id: 'men-cheeks', name: 'Cheeks & beard line', price: 100, note: '' },
      ],
    },
    {
      id: 'men-body',
      title: 'Arms & body',
      items: [
        { id: 'men-underarms', name: 'Underarms', price: 100, note: '' },
        { id: 'men-half-arms', name: 'Half arms', price: 120, note: '' },
        { id: 'men-full-arms', name: 'Full arms', price: 170, note: '' },
        { id: 'men-chest', name: 'Chest', price: 180, note: '' },
        { id: 'men-stomach', name: 'Stomach', price: 130, note: '' },
        { id: 'men-shoulders', name: 'Shoulders', price: 120, note: '' },
        { id: 'men-back', name: 'Back', price: 200, note: '' },
        { id: 'men-back-shoulders', name: 'Back & shoulders', price: 250, note: '' },
      ],
    },
    {
      id: 'men-legs',
      title: 'Legs',
      items: [
        { id: 'men-half-legs', name: 'Half legs', price: 160, note: '' },
        { id: 'men-full-legs', name: 'Full legs', price: 250, note: '' },
      ],
    },
  ],
  book: { label: 'Book for Men', href: chatAbout('Lycon Waxing for Men') },
} as const satisfies WaxingList;

const { aed, figure, from } = pricesOf(...[...women.groups, ...men.groups].map(({ items }) => items));

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: 'Lycon Waxing for Women & Men in Dubai Marina',
  description: `Lycon waxing in Dubai Marina: women from ${aed('women-upper-lip')}, men from ${aed('men-ears')}. See both price lists and how to prepare, then book on WhatsApp.`,
  service: 'Lycon waxing',
};

/** Texts and prices of the waxing page, in the order of its sections. `*asterisks*` set a phrase in italics. */
export const waxing = {
  /** Sample: the private room; the owner confirms it. */
  hero: {
    eyebrow: 'For women and men',
    headline: 'Lycon waxing *in Dubai Marina*',
    from: from('women-upper-lip'),
    lead: `Low-temperature Lycon wax, in a private room. Men’s waxing starts at ${aed('men-ears')}.`,
    book: { label: 'Book on WhatsApp', href: chatAbout('Lycon Waxing') },
    plate: picture('waxing-bowl'),
  },

  jump: 'Price lists',
  women: { ...women, range: `Head to toe, ${aed('women-upper-lip')} to ${figure('women-hollywood')}` },
  men: { ...men, range: `Head to toe, ${aed('men-ears')} to ${figure('men-full-legs')}` },

  /** Sample: how to prepare, and who should wait. */
  prepare: {
    eyebrow: 'Before you come',
    headline: 'Leave it to grow, then leave it to us',
    steps: [
      {
        title: 'Two weeks before',
        text: 'Put the razor away. The wax needs half a centimetre to hold on to, about the length of a grain of rice.',
      },
      {
        title: 'The day before',
        text: 'A light scrub, then nothing more. No oils, self-tan or strong sun, please.',
      },
      {
        title: 'For a day afterwards',
        text: 'Loose clothes and lukewarm showers. Heat, the gym, the pool and sea, strong sun and makeup on the area can wait a day.',
      },
    ],
    note: 'Waxing stings for a moment and lasts three to six weeks on the body, two to four on the face. Sunburnt, broken or peeling skin has to heal first. If you use a retinoid on the skin, or have taken isotretinoin in the last six months, please don’t have it waxed: it can lift. If you’re pregnant or breastfeeding, have ever reacted to wax, or take other medicine for your skin, call us before you book. The studio is licensed by the Dubai Health Authority.',
  },

  related: {
    headline: 'While you’re here',
    services: [
      { path: '/beauty', title: 'Beauty Services', text: 'Manicures, pedicures and nail art.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/home-facials', title: 'Home Facials', text: 'Facials at your home, from AED 500.' },
    ],
  },
} as const;
