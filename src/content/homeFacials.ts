import { photo, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, chatAbout } from '@/site/links';
import type { Path } from '@/site/pages';

import { type PriceItem, pricesOf } from './shapes';

/** The nine facials. Names, prices and order were agreed with the customer. Sample: notes. */
const menu = [
  { id: 'express-glow', name: 'Express Glow', price: 500, note: 'For a fresh look before an evening out' },
  { id: 'chemical-peel', name: 'Chemical Peel', price: 500, note: 'A gentle acid peel, for smoother-looking skin' },
  {
    id: 'micro-needling',
    name: 'Micro-needling',
    price: 700,
    note: 'Sterile, single-use needles; lighter than SkinPen',
    path: '/skin-pen-microneedling-dubai',
  },
  { id: '24k', name: '24K', price: 1500, note: 'Gold leaf and a facial massage' },
  { id: 'salmon-dna', name: 'Salmon DNA', price: 1800, note: 'Rich hydration for dry, tired-looking skin' },
  { id: 'korean-needle-free', name: 'Korean needle-free', price: 850, note: 'Serum pressed in without needles' },
  { id: 'glass-skin', name: 'Glass Skin', price: 950, note: 'Light layers, for a glassy sheen' },
  { id: 'dmk', name: 'DMK', price: 950, note: 'With DMK’s enzyme mask' },
  { id: 'led-add-on', name: 'LED add-on', price: 200, note: 'With any facial on the menu', path: '/led-light-therapy-dubai' },
] as const satisfies readonly (PriceItem & { path?: Path })[];

/** Id of a facial. The page draws a different bottle for each. */
export type FacialId = (typeof menu)[number]['id'];

/** One facial. `path` links to the page about its treatment. */
export interface Facial extends PriceItem {
  id: FacialId;
  path?: Path;
}

/** Wording agreed with the customer. */
const travel = 'Travel charges may apply outside core zones.';

const { aed, from } = pricesOf(menu);

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Home Facials in Dubai: Menu & Prices | ${facts.studioName}`,
  description: `Facials at your home in Dubai, from Express Glow at ${aed('express-glow')} to Salmon DNA at ${aed('salmon-dna')}, by therapists from our Dubai Marina studio. Book on WhatsApp.`,
  service: 'Home facials',
};

/** Texts of the home facials page, in the order of its sections. `*asterisks*` set part of a headline in italics. */
export const homeFacials = {
  /** Sample: who comes, what they bring, and that a travel charge is named before the booking is confirmed; the owner confirms it. */
  hero: {
    headline: 'Facials *at your home in Dubai*',
    /** The lowest price of a facial. The LED add-on costs less, but nobody can book it alone. */
    from: from('express-glow'),
    lead: 'Eight facials and an LED add-on, by our studio’s therapists. We bring the treatment bed, the linen and every product.',
    book: { label: 'Book on WhatsApp', href: chatAbout('Home Facials') },
    toMenu: { label: 'See the menu', href: '#menu' },
    note: `${travel} We’ll tell you before you confirm.`,
    plate: picture('facials-mirror'),
  },

  /** Sample: that a price covers one visit; the owner confirms it. */
  menu: {
    headline: 'Choose your facial',
    text: 'Prices are for one visit to your home. Bottles are illustrations.',
    listLabel: 'Facial menu',
    book: 'Book',
    items: menu as readonly Facial[],
  },

  /** Sample: the advice before a booking. */
  advice: {
    headline: 'Not sure which facial? Send us a photo',
    text: 'Take it by a window, without makeup or a filter, and tell us what you’d like to change. A therapist will suggest one facial.',
    ask: { label: 'Ask a therapist', href: chatLinks.main },
    photograph: photo('skin-luminous'),
  },

  /** Sample: their words, and what we bring; the owner confirms it. */
  benefits: {
    headline: 'Better at home',
    points: [
      { title: 'You stay where you are', text: 'No traffic, no parking, and no going out bare-faced afterwards.' },
      { title: 'We bring everything', text: 'A treatment bed, linen, lamp and every product. We set up and clear away.' },
      {
        title: 'The same standard',
        text: 'Our own therapists, sealed tools, and a skin check before we start. The studio is licensed by the Dubai Health Authority.',
      },
    ],
  },

  /** As agreed with the customer, this form sends nothing, so its texts must not promise a call. */
  callback: {
    headline: 'Prefer to talk?',
    beforePhone: 'Please call us:',
    phone: { label: facts.phoneShown, href: callUrl },
    note: travel,
  },

  related: {
    headline: 'At the studio',
    services: [
      { path: '/beauty', title: 'Beauty Services', text: 'Manicures, pedicures and body waxing.' },
      { path: '/hair-makeup', title: 'Hair & Makeup', text: 'Styling, colour and evening makeup.' },
      { path: '/waxing', title: 'Waxing', text: 'Lycon wax, for women and men.' },
    ],
  },
} as const;
