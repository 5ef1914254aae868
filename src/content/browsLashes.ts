import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import type { PriceGroup, PriceItem, Question } from './shapes';

/**
 * Sample: 50 to 350 is agreed; the items are invented within it. How long lamination and lift last is agreed. What the landing page
 * (browsLanding.ts) sells too costs the same there; what costs more is there alone.
 */
const brows: readonly PriceItem[] = [
  { id: 'brow-trim', name: 'Brow Trim', price: 50, note: 'Length only; the shape stays yours' },
  { id: 'brow-tint', name: 'Brow Tint', price: 90, note: 'Matched to your hair and lashes' },
  { id: 'brow-threading', name: 'Threading/Waxing', price: 120, note: 'A clean line, nothing more' },
  { id: 'brow-tint-shape', name: 'Tint & Shape', price: 'Ask', note: 'Depends on your hair; we tell you first' },
  { id: 'henna-brows', name: 'Henna Brows', price: 250, note: 'Colours the skin as well as the hair' },
  { id: 'soft-lamination', name: 'Soft Lamination', price: 280, note: 'The front hairs only, set for 6–8 weeks' },
  { id: 'soft-lamination-tint', name: 'Soft Lamination & Tint', price: 320, note: 'Set first, then deepened' },
  { id: 'hd-brows', name: 'HD Brows', price: 350, note: 'Defined, filled and tidied to a clear edge' },
];

/** Sample: see `brows`. */
const lashes: readonly PriceItem[] = [
  { id: 'lash-tint', name: 'Lash Tint', price: 80, note: 'Depth without mascara' },
  { id: 'lower-lash-lift', name: 'Lower Lash Lift', price: 150, note: 'The lower line, turned outward' },
  { id: 'brow-lash-tint', name: 'Brow & Lash Tint', price: 160, note: 'One appointment for both' },
  { id: 'short-lash-lift', name: 'Lift for Short Lashes', price: 300, note: 'Small curlers, lifted for 6–8 weeks' },
  { id: 'lash-lift', name: 'LVL Lash Lift', price: 350, note: 'Your own lashes, raised for 6–8 weeks' },
];

/** Sample: 75 to 300 is agreed; the styles and their prices are invented within it. Full sets are on the landing page. */
const extensionStyles: readonly (PriceGroup & { text: string })[] = [
  {
    id: 'classic',
    title: 'Classic',
    text: 'One extension on one lash. A longer version of your own.',
    items: [
      { id: 'classic-half-set', name: 'Half Set', price: 220, note: '' },
      { id: 'classic-refill', name: 'Refill', price: 175, note: '' },
    ],
  },
  {
    id: 'hybrid',
    title: 'Hybrid',
    text: 'Singles and small fans together. More texture, still light.',
    items: [
      { id: 'hybrid-half-set', name: 'Half Set', price: 260, note: '' },
      { id: 'hybrid-refill', name: 'Refill', price: 190, note: '' },
    ],
  },
  {
    id: 'russian-volume',
    title: 'Russian Volume',
    text: 'Fans made by hand. Full, dark, soft to the touch.',
    items: [
      { id: 'russian-volume-half-set', name: 'Half Set', price: 300, note: '' },
      { id: 'russian-volume-refill', name: 'Refill', price: 200, note: '' },
    ],
  },
];

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly ClientStory[] = [
  {
    id: 'dana',
    quote: 'I cried at the aquarium with my daughter and *nothing moved.* I checked twice in the car.',
    client: 'Dana S.',
    location: 'Dubai Marina',
  },
  {
    id: 'leila',
    quote: 'She asked how I wear my hair on an ordinary Tuesday, and *only then* picked up the thread.',
    client: 'Leila B.',
    location: 'JBR',
  },
  {
    id: 'anya',
    quote: 'My brows used to point in every direction. Now *they agree with each other,* and I leave the house ten minutes sooner.',
    client: 'Anya P.',
    location: 'Business Bay',
  },
  {
    id: 'reem',
    quote: 'I wanted the longest set. She held up two lashes to the mirror, and *we chose the shorter one.* She was right.',
    client: 'Reem F.',
    location: 'Al Sufouh',
  },
];

/** Sample: three questions are agreed, their words are not. */
const questions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long does a lash lift last?',
    answer:
      'A lash lift and a brow lamination both last 6–8 weeks, about as long as the hairs they are set in. Before you leave, your artist tells you when the next visit makes sense.',
  },
  {
    id: 'makeup',
    question: 'Can I wear makeup to my appointment?',
    answer: 'Come with clean brows and lashes if you can. If you come straight from work, we take it off for you before we begin.',
  },
  {
    id: 'own-lashes',
    question: 'What about my own lashes under extensions?',
    answer:
      'Each extension is matched to the weight that one lash can carry, and taken off with a gentle remover, never pulled. If your lashes need a rest, we tell you.',
  },
];

/** Texts and prices of the brows and lashes page, in the order of its sections. `*asterisks*` set a phrase in italics. */
export const browsLashes = {
  hero: {
    headline: 'Brows & Lashes, *kept in balance*',
    /** The lowest price of a treatment on this page. */
    from: 'from 50',
    lead: 'Shape, tint, lift and length, chosen together so that neither one does all the talking.',
    book: { label: 'Book Appointment', href: chatLinks.main },
    plate: { picture: picture('brows-strip'), caption: 'Plate I. Brow and lash, at rest' },
  },

  menu: {
    brows: {
      headline: 'Brows',
      tagline: 'from the bone outward',
      items: brows,
      more: { label: 'Full lamination and full sets', href: '/brows-and-lashes-dubai' },
      footnote: 'Prices in AED',
    },
    lashes: {
      headline: 'Lashes',
      tagline: 'your own, lifted',
      items: lashes,
      plate: { picture: picture('brows-lift'), caption: 'Plate II. A lash lift' },
    },
  },

  extensions: {
    headline: 'Extensions, *by the fan*',
    text: 'One lash line, three ways: singles, then singles with fans of three, then fans of five. A half set keeps to the outer corner.',
    drawing: 'Drawing: one lash line with single lashes on the left, fans of three among them in the middle and fans of five on the right',
    styles: extensionStyles,
    removal: { id: 'lash-removal', name: 'Gentle Removal', price: 75, note: 'Also for sets made elsewhere' },
  },

  stories: {
    eyebrow: 'In their words',
    headline: 'Client Stories',
    stories,
    plate: { picture: picture('studio-lamp'), caption: 'Plate III. A lamp, for close work' },
  },

  faq: {
    headline: 'Before you book',
    questions,
    plate: { picture: picture('studio-hand-mirror'), caption: 'Plate IV. The mirror, before you arrive' },
  },

  /** The form does not send anything yet, so no sentence here may promise an answer. */
  booking: {
    headline: 'Book your visit',
    text: 'Brows, lashes or both: choose what you have in mind.',
    direct: 'Or reach us directly:',
    chat: { label: 'WhatsApp', href: chatLinks.main },
    call: { label: facts.phoneShown, href: callUrl },
  },

  related: {
    headline: 'You may also like',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
      { path: '/beauty', title: 'Beauty Services', text: 'Nails, waxing and the small rituals.' },
      { path: '/home-facials', title: 'Home Facials', text: 'A treatment in the quiet of your home.' },
    ],
  },

  visit: {
    headline: 'Where to find us',
    text: 'By appointment only.',
  },
} as const;
