import { photo, picture, type PictureSource } from '@/lib/picture';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, chatAbout } from '@/site/links';

import { type PriceItem, pricesOf } from './shapes';

/**
 * Texts and prices of the hair and makeup page. The prices are exact. Sample: the notes under the items, the names of the three colour
 * tiers (only their prices are agreed), headline, lead and texts; the owner confirms that colour is priced by how much hair is coloured, that
 * the shade is mixed on the day, and that stylists come to the client’s home.
 */

const styling = [
  { id: 'curls', name: 'Curls', price: 400, note: '' },
  { id: 'updo', name: 'Updo', price: 'from 650', note: '' },
  { id: 'blow-dry', name: 'Blow Dry', price: 350, note: '' },
  { id: 'dry-trim', name: 'Dry Trim', price: 300, note: '' },
  { id: 'blow-dry-trim', name: 'Blow-Dry & Trim', price: 400, note: '' },
  { id: 'restyle', name: 'Restyle', price: 500, note: '' },
  { id: 'child-haircut', name: 'Child Haircut', price: 200, note: 'under 12' },
] as const satisfies readonly PriceItem[];

/** A colour tier, shown as a swatch of hair. */
export interface ColourTier extends PriceItem {
  length: 'short' | 'middle' | 'long';
  picture: PictureSource;
}

/** From the shortest swatch to the longest. Sample: names and notes. */
const tiers = [
  {
    id: 'roots',
    name: 'Roots',
    price: 'from 400',
    note: 'Regrowth at the roots',
    length: 'short',
    picture: picture('hair-roots'),
  },
  {
    id: 'highlights',
    name: 'Highlights',
    price: 'from 700',
    note: 'Light where the sun would put it',
    length: 'middle',
    picture: picture('hair-highlights'),
  },
  {
    id: 'full-colour',
    name: 'Full Colour',
    price: 'from 950',
    note: 'One shade, root to tip',
    length: 'long',
    picture: picture('hair-full'),
  },
] as const satisfies readonly ColourTier[];

const extras = [
  { id: 'gloss', name: 'Gloss', price: 300, note: 'Shine and tone between colours' },
  { id: 'add-on', name: 'Add-On', price: 200, note: 'Added to any colour above' },
] as const satisfies readonly PriceItem[];

const bridal = [
  { id: 'bridal-trial', name: 'Bridal Trial', price: 1000, note: '' },
  { id: 'bridal', name: 'Bridal', price: 'from 1500', note: '' },
] as const satisfies readonly PriceItem[];

const looks = [
  { id: 'evening', name: 'Evening', price: 'from 750', note: 'Full makeup for an evening out' },
  { id: 'day-look', name: 'Day Look', price: 550, note: 'Even skin and a little colour' },
  { id: 'home-service', name: 'Home Service', price: 100, note: 'Added to the total when we come to you' },
] as const satisfies readonly PriceItem[];

const { aed, from } = pricesOf(styling, tiers, extras, bridal, looks);

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Hair & Makeup Styling in Dubai Marina | ${facts.studioName}`,
  description: `Blow-dry, colour, bridal and evening makeup in Dubai Marina or at your home. Blow-dry ${aed('blow-dry')}, day makeup ${aed('day-look')}, bridal from ${aed('bridal')}.`,
  service: 'Hair and makeup styling',
};

export const hairMakeup = {
  hero: {
    eyebrow: `${facts.district} or your home`,
    headline: 'Polished hair and makeup in Dubai, *never stiff*',
    /** The lowest price of an appointment for an adult: the dry trim. */
    from: from('dry-trim'),
    lead: 'Styling, colour and makeup, for dinner on Thursday or your wedding day.',
    index: {
      label: 'On this page',
      links: [
        { label: 'Styling', href: '#styling' },
        { label: 'Colour', href: '#colour' },
        { label: 'Makeup', href: '#makeup' },
      ],
    },
    picture: picture('hair-hero'),
  },
  /** The callback link dials the studio. */
  actions: {
    book: { label: 'Book on WhatsApp', href: chatAbout('Hair & Makeup') },
    callback: { label: 'Request a Callback', href: callUrl },
  },
  styling: {
    headline: 'Styling',
    text: 'From soft curls to a whole new shape.',
    label: 'Styling prices',
    items: styling,
    photographs: [photo('hair-styling'), photo('hair-restyle')],
  },
  colour: {
    headline: 'Colour',
    text: 'Priced by how much hair we colour. We mix your shade on the day. If you’ve ever reacted to hair dye, call us before you book.',
    /** Shown if all of them are drawings. */
    illustrationNote: 'The swatches are illustrations.',
    label: 'Colour prices',
    tiers,
    extrasLabel: 'Colour extras',
    extras,
  },
  makeup: {
    headline: 'Makeup',
    bride: {
      headline: 'For the bride',
      label: 'Bridal makeup prices',
      items: bridal,
      photograph: photo('hair-bride'),
    },
    looks: {
      label: 'Makeup prices',
      items: looks,
      plate: { picture: picture('pair-velvet-after'), caption: 'Evening makeup, deep red lips' },
    },
  },
  related: {
    headline: 'To finish the look',
    services: [
      { path: '/beauty', title: 'Beauty Services', text: 'Manicures, pedicures and body waxing.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/home-facials', title: 'Home Facials', text: 'Facials at your home, from AED 500.' },
    ],
  },
} as const;
