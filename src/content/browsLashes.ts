import { photo, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type PriceGroup, type PriceItem, pricesOf, type Question } from './shapes';

/**
 * Sample: 50 to 350 is agreed; the items are invented within it. How long lamination and lift last is agreed. What the landing page
 * (browsLanding.ts) sells too costs the same there; what costs more is there alone.
 */
const brows = [
  { id: 'brow-trim', name: 'Brow Trim', price: 50, note: 'Length only, not shape' },
  { id: 'brow-tint', name: 'Brow Tint', price: 90, note: 'Matched to your hair and lashes' },
  { id: 'brow-threading', name: 'Threading/Waxing', price: 120, note: 'Shaped and tidied' },
  { id: 'brow-tint-shape', name: 'Tint & Shape', price: 'Ask', note: 'The price depends on your brows' },
  { id: 'henna-brows', name: 'Henna Brows', price: 250, note: 'Tints the hair and the skin beneath' },
  { id: 'soft-lamination', name: 'Soft Lamination', price: 280, note: 'Front hairs only, set for 6–8 weeks' },
  { id: 'soft-lamination-tint', name: 'Soft Lamination & Tint', price: 320, note: 'Set first, then tinted' },
  { id: 'hd-brows', name: 'HD Brows', price: 350, note: 'Tinted, shaped and tidied to a crisp edge' },
] as const satisfies readonly PriceItem[];

/** Sample: see `brows`. */
const lashes = [
  { id: 'lash-tint', name: 'Lash Tint', price: 80, note: 'Depth without mascara' },
  { id: 'lower-lash-lift', name: 'Lower Lash Lift', price: 150, note: 'Lower lashes, gently curled' },
  { id: 'brow-lash-tint', name: 'Brow & Lash Tint', price: 160, note: 'Both in one appointment' },
  { id: 'short-lash-lift', name: 'Lift for Short Lashes', price: 300, note: 'On smaller rods; lasts 6–8 weeks' },
  { id: 'lash-lift', name: 'LVL Lash Lift', price: 350, note: 'Your own lashes, lifted for 6–8 weeks' },
] as const satisfies readonly PriceItem[];

/** Sample: 75 to 300 is agreed; the styles and their prices are invented within it. Full sets are on the landing page. */
const extensionStyles: readonly (PriceGroup & { text: string })[] = [
  {
    id: 'classic',
    title: 'Classic',
    text: 'One extension on each lash. Like your own, only longer.',
    items: [
      { id: 'classic-half-set', name: 'Half Set', price: 220, note: '' },
      { id: 'classic-refill', name: 'Refill', price: 175, note: '' },
    ],
  },
  {
    id: 'hybrid',
    title: 'Hybrid',
    text: 'Singles mixed with small fans. More texture, still light.',
    items: [
      { id: 'hybrid-half-set', name: 'Half Set', price: 260, note: '' },
      { id: 'hybrid-refill', name: 'Refill', price: 190, note: '' },
    ],
  },
  {
    id: 'russian-volume',
    title: 'Russian Volume',
    text: 'Fine, light fans. Full and dark, yet soft.',
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
    quote: 'I cried all through my daughter’s school play. Not a lash moved.',
    client: 'Dana S.',
    location: 'Dubai Marina',
  },
  {
    id: 'leila',
    quote: 'She asked how I usually wear my hair before she started threading.',
    client: 'Leila B.',
    location: 'JBR',
  },
  {
    id: 'anya',
    quote: 'My brows used to point in every direction. Now they agree with each other, and I’m out of the house ten minutes sooner.',
    client: 'Anya P.',
    location: 'Business Bay',
  },
  {
    id: 'reem',
    quote: 'I wanted the longest set. She held two lashes up to the mirror and we chose the shorter one. She was right.',
    client: 'Reem F.',
    location: 'Al Sufouh',
  },
];

const { aed, from } = pricesOf(brows, lashes);

/** Sample: the patch test, who should wait, and wax on thin skin; the owner confirms it. */
const patchTest: Question = {
  id: 'patch-test',
  question: 'Do I need a patch test?',
  answer:
    'Yes, if you’ve ever reacted to hair dye, henna or lash glue: call us before you come. Call us, too, if you’re pregnant or breastfeeding. Retinoids and isotretinoin leave skin fragile: don’t have your brows waxed while you use a retinoid on them, or if you’ve taken isotretinoin in the last six months.',
};

/** Sample: three questions are agreed, their words are not; the owner confirms how long tint and henna last, and what to leave out on the first day. */
const questions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long does a lash lift last?',
    answer:
      'A lash lift lasts 6–8 weeks, until the lashes grow out, and so does a brow lamination. Tint and henna fade in three to six weeks, henna on the skin in one or two, so a colour you don’t like won’t stay. For the first day keep both dry and away from steam and oil, and wear no mascara or brow makeup.',
  },
  patchTest,
  {
    id: 'own-lashes',
    question: 'Will extensions hurt my own lashes?',
    answer:
      'We choose a weight that your lashes can hold, and you shouldn’t feel any pull. Don’t pick at a set: come in, and we’ll take it off with a gentle remover. If your own lashes look thin, we’ll suggest a break first.',
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Brows & Lashes in Dubai Marina | ${facts.studioName}`,
  description: `Brow shaping, tint and lamination, lash lifts and extensions in Dubai Marina. Tint from ${aed('lash-tint')}, lash lift ${aed('lash-lift')}, by appointment, with free parking.`,
  service: 'Brow and lash treatments',
};

/** Texts and prices of the brows and lashes page, in the order of its sections. `*asterisks*` set a phrase in italics. */
export const browsLashes = {
  hero: {
    headline: 'Brows and lashes *in Dubai Marina*',
    /** Price of the tint, which priceOf names. The trim costs less. */
    from: from('lash-tint'),
    priceOf: 'Tint',
    lead: 'Brow shaping, tint and lamination, lash lifts and extensions, chosen to go together. Lamination and lifts last 6–8 weeks.',
    book: { label: 'Book Appointment', href: chatLinks.main },
    plate: { picture: picture('brows-strip'), caption: 'Brows and lashes, eyes closed' },
  },

  menu: {
    brows: {
      headline: 'Brows',
      tagline: 'shape first, then colour',
      items: brows,
      more: { label: 'See full lamination and full lash sets', href: '/brows-and-lashes-dubai' },
      footnote: 'Licensed by the Dubai Health Authority.',
    },
    lashes: {
      headline: 'Lashes',
      tagline: 'your own, lifted',
      items: lashes,
      plate: { picture: picture('brows-lift'), caption: 'A lash lift' },
    },
  },

  extensions: {
    headline: 'Lash extensions in three styles',
    text: 'From single lashes to light fans of five. A half set covers the outer corners.',
    drawing: 'Drawing: one lash line with single lashes on the left, fans of three among them in the middle and fans of five on the right',
    styles: extensionStyles,
    removal: { id: 'lash-removal', name: 'Gentle Removal', price: 75, note: 'Sets from other salons too' },
  },

  stories: {
    eyebrow: 'In their words',
    headline: 'Client Stories',
    stories,
    photograph: photo('studio-lamp'),
  },

  faq: {
    headline: 'Before you book',
    questions,
    plate: { picture: picture('studio-hand-mirror') },
  },

  /** The form does not send anything yet, so no sentence here may promise an answer. */
  booking: {
    headline: 'Book your visit',
    text: 'Brows, lashes or both: tell us what you’d like.',
    direct: 'Or reach us directly:',
    chat: { label: 'WhatsApp', href: chatLinks.main },
    call: { label: facts.phoneShown, href: callUrl },
  },

  related: {
    headline: 'You may also like',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, from AED 1,500.' },
      { path: '/beauty', title: 'Beauty Services', text: 'Manicures, pedicures and waxing.' },
      { path: '/home-facials', title: 'Home Facials', text: 'A facial at home, from AED 500.' },
    ],
  },

  visit: {
    headline: 'Where to find us',
    text: `${facts.contactHours}, by appointment.`,
  },
} as const;
