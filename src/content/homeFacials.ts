import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl, chatAbout } from '@/site/links';
import type { Path } from '@/site/pages';

import type { PriceItem } from './shapes';

/** The nine facials. Names, prices and order were agreed with the customer. Sample: notes. */
const menu = [
  { id: 'express-glow', name: 'Express Glow', price: 500, note: 'A bright hour before an evening' },
  { id: 'chemical-peel', name: 'Chemical Peel', price: 500, note: 'A fresh surface, with measured acids' },
  {
    id: 'micro-needling',
    name: 'Micro-needling',
    price: 700,
    note: 'Fine channels; lighter than the studio’s SkinPen',
    path: '/skin-pen-microneedling-dubai',
  },
  { id: '24k', name: '24K', price: 1500, note: 'Gold leaf, massage, silence' },
  { id: 'salmon-dna', name: 'Salmon DNA', price: 1800, note: 'Rich and unhurried, for thirsty skin' },
  { id: 'korean-needle-free', name: 'Korean needle-free', price: 850, note: 'Moisture pressed in without needles' },
  { id: 'glass-skin', name: 'Glass Skin', price: 950, note: 'Layer upon layer of light' },
  { id: 'dmk', name: 'DMK', price: 950, note: 'An enzyme mask' },
  { id: 'led-add-on', name: 'LED add-on', price: 200, note: 'Beside any facial of the menu', path: '/led-light-therapy-dubai' },
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

/** Texts of the home facials page, in the order of its sections. `*asterisks*` set part of a headline in italics. */
export const homeFacials = {
  hero: {
    headline: 'The treatment room, *at your own mirror*',
    /** The lowest price of a facial. The LED add-on costs less, but nobody can book it alone. */
    from: 'from 500',
    lead: 'A therapist, fresh linen and nine facials, brought to your home in Dubai.',
    book: { label: 'Book on WhatsApp', href: chatAbout('Home Facials') },
    toMenu: { label: 'See the nine facials', href: '#menu' },
    note: `${travel} We tell you before you confirm.`,
    plate: { picture: picture('facials-mirror'), caption: 'The mirror' },
  },

  menu: {
    headline: 'Nine facials, *three shelves*',
    text: 'Prices are for one visit at your home. Flacons are illustrations.',
    listLabel: 'Facial menu',
    book: 'Book',
    items: menu as readonly Facial[],
  },

  /** Sample: the advice before a booking. */
  advice: {
    headline: 'Not sure which flacon? *Show us your skin.*',
    text: [
      'Send a photograph taken by a window, without make-up or filter, and tell us what your skin has been doing lately.',
      'A therapist reads it and suggests one facial, or none for now. Recent sun, a peel at home or a prescription cream can each be a reason to wait.',
    ],
    ask: { label: 'Ask a therapist', href: chatLinks.main },
    plate: { picture: picture('skin-luminous'), title: 'Skin in window light', caption: 'Plate 2' },
  },

  /** Sample: their words. */
  benefits: {
    headline: 'What home changes',
    points: [
      { title: 'You stay lying down', text: 'No drive, no lift, no bright street straight after a mask.' },
      { title: 'The room comes with us', text: 'Couch, linen, lamp and every product, set up quietly and taken away again.' },
      { title: 'The same standard', text: 'Studio therapists, sealed tools, skin read before anything is opened.' },
    ],
  },

  /** As agreed with the customer, this form sends nothing, so its texts must not promise a call. */
  callback: {
    headline: 'Prefer to talk?',
    beforePhone: 'Our telephone is the surest way:',
    phone: { label: facts.phoneShown, href: callUrl },
    note: travel,
  },

  related: {
    headline: 'For a day at the studio',
    services: [
      { path: '/beauty', title: 'Beauty Services', text: 'Body waxing, and nails in four categories.' },
      { path: '/hair-makeup', title: 'Hair & Makeup', text: 'Styling, colour, and a face for the evening.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tint, lifts and extensions.' },
    ],
  },
} as const;
