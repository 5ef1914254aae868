import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

import { type PriceGroup, type PriceItem, pricesOf, type Question } from './shapes';

/** Sample: twelve lacquers, from left to right. */
const nailColours = {
  shell: { name: 'Shell', colour: '#F1DDD1', height: 0.545 },
  petal: { name: 'Petal', colour: '#E5BFAE', height: 0.66 },
  rosewater: { name: 'Rosewater', colour: '#D79C8B', height: 0.77 },
  terracotta: { name: 'Terracotta', colour: '#C4776B', height: 0.71 },
  carmine: { name: 'Carmine', colour: '#A23E50', height: 0.855 },
  garnet: { name: 'Garnet', colour: '#8C2A36', height: 1 },
  oxblood: { name: 'Oxblood', colour: '#4A1F28', height: 0.91 },
  midnight: { name: 'Midnight', colour: '#2E141A', height: 0.805 },
  umber: { name: 'Umber', colour: '#6B4A35', height: 0.695 },
  brass: { name: 'Brass', colour: '#B48E58', height: 0.835 },
  sage: { name: 'Sage', colour: '#9AA79B', height: 0.66 },
  sand: { name: 'Sand', colour: '#E3D7CA', height: 0.56 },
} as const;

/** Sample: the items; four categories and the range, 50 to 400, are agreed. */
const nails = [
  {
    id: 'hands',
    title: 'Hands',
    colours: [nailColours.shell, nailColours.petal, nailColours.rosewater],
    items: [
      { id: 'express-manicure', name: 'Express Manicure', price: 80, note: 'Shape, cuticles, polish' },
      { id: 'classic-manicure', name: 'Classic Manicure', price: 120, note: 'With hand massage' },
      { id: 'gel-manicure', name: 'Gel Manicure', price: 170, note: 'Dry by the time you stand up' },
      { id: 'spa-manicure', name: 'Spa Manicure', price: 190, note: 'Scrub, mask, warm towel' },
    ],
  },
  {
    id: 'feet',
    title: 'Feet',
    colours: [nailColours.carmine, nailColours.garnet, nailColours.oxblood],
    items: [
      { id: 'express-pedicure', name: 'Express Pedicure', price: 100, note: 'Shape, cuticles, polish' },
      { id: 'classic-pedicure', name: 'Classic Pedicure', price: 150, note: 'With foot massage' },
      { id: 'gel-pedicure', name: 'Gel Pedicure', price: 200, note: 'Shoes on straight away' },
      { id: 'spa-pedicure', name: 'Spa Pedicure', price: 230, note: 'Scrub, mask, warm towel' },
    ],
  },
  {
    id: 'extensions',
    title: 'Extensions',
    colours: [nailColours.sand, nailColours.terracotta, nailColours.midnight],
    items: [
      { id: 'gel-overlay', name: 'Gel Overlay', price: 250, note: 'Strengthens your own nails' },
      { id: 'soft-gel-extensions', name: 'Soft Gel Extensions', price: 350, note: 'Almond or square' },
      { id: 'sculpted-extensions', name: 'Sculpted Extensions', price: 400, note: 'Built on a form, in the length you like' },
      { id: 'refill', name: 'Extension Refill', price: 250, note: 'After about three weeks' },
    ],
  },
  {
    id: 'care',
    title: 'Care & art',
    colours: [nailColours.brass, nailColours.sage, nailColours.umber],
    items: [
      { id: 'polish-change', name: 'Polish Change', price: 50, note: 'Hands or feet' },
      { id: 'gel-removal', name: 'Gel Removal', price: 60, note: 'Soaked, never scraped' },
      { id: 'french-chrome', name: 'French or Chrome', price: 70, note: 'Added to any manicure or set' },
      { id: 'nail-art', name: 'Nail Art, full set', price: 150, note: 'Designed with you' },
    ],
  },
] as const satisfies readonly (PriceGroup & { colours: readonly { name: string; colour: string }[] })[];

/** Sample: the items; the range, 50 to 250, is agreed. The waxing page lists more, at the same prices. */
const women = [
  { id: 'women-upper-lip', name: 'Upper lip', price: 50, note: '' },
  { id: 'women-chin', name: 'Chin', price: 50, note: '' },
  { id: 'women-full-face', name: 'Full face', price: 150, note: '' },
  { id: 'women-underarms', name: 'Underarms', price: 70, note: '' },
  { id: 'women-half-arms', name: 'Half arms', price: 90, note: '' },
  { id: 'women-full-arms', name: 'Full arms', price: 140, note: '' },
  { id: 'women-half-legs', name: 'Half legs', price: 120, note: '' },
  { id: 'women-full-legs', name: 'Full legs', price: 200, note: '' },
  { id: 'women-bikini', name: 'Bikini line', price: 110, note: '' },
  { id: 'women-brazilian', name: 'Brazilian', price: 220, note: '' },
  { id: 'women-hollywood', name: 'Hollywood', price: 250, note: '' },
] as const satisfies readonly PriceItem[];

/** Sample: the items; the range, 90 to 250, is agreed. */
const men = [
  { id: 'men-ears', name: 'Ears', price: 90, note: '' },
  { id: 'men-nose', name: 'Nose', price: 90, note: '' },
  { id: 'men-underarms', name: 'Underarms', price: 100, note: '' },
  { id: 'men-half-arms', name: 'Half arms', price: 120, note: '' },
  { id: 'men-full-arms', name: 'Full arms', price: 170, note: '' },
  { id: 'men-shoulders', name: 'Shoulders', price: 120, note: '' },
  { id: 'men-chest', name: 'Chest', price: 180, note: '' },
  { id: 'men-stomach', name: 'Stomach', price: 130, note: '' },
  { id: 'men-back', name: 'Back', price: 200, note: '' },
  { id: 'men-half-legs', name: 'Half legs', price: 160, note: '' },
  { id: 'men-full-legs', name: 'Full legs', price: 250, note: '' },
] as const satisfies readonly PriceItem[];

const { aed, from } = pricesOf(...nails.map(({ items }) => items), women, men);

/** Sample: the three questions. */
const questions: readonly [Question, Question, Question] = [
  {
    id: 'length',
    question: 'How long should my hair be for waxing?',
    answer: 'About half a centimetre: two weeks’ growth after shaving. If in doubt, let it grow a little longer; we can always trim it.',
  },
  {
    id: 'gel',
    question: 'Can you remove gel from another salon?',
    answer: `Yes, for ${aed('gel-removal')}. We soak it off, then look after the nail before anything new goes on.`,
  },
  {
    id: 'men',
    question: 'Do you wax men?',
    answer: `Yes, by appointment, from ${aed('men-ears')}. The waxing page has the whole list, and how to prepare.`,
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Nails & Waxing in Dubai Marina | ${facts.studioName}`,
  description: `Manicures, pedicures, nail extensions and professional body waxing in Dubai Marina. From ${aed('polish-change')}, by appointment, with free parking.`,
  service: 'Beauty services',
};

/** Texts and prices of the beauty page, in the order of its sections. `*asterisks*` set a phrase in italics. */
export const beauty = {
  hero: {
    headline: 'Nails and waxing *in Dubai Marina*',
    from: from('polish-change'),
    lead: `Manicures, pedicures, nail extensions and professional body waxing, by appointment at ${facts.hotel}.`,
    book: { label: 'Book Appointment', href: chatLinks.main },
    toWaxing: { label: 'Waxing prices', href: '#waxing' },
    card: { label: 'Illustration: a colour card of twelve lacquers', colours: Object.values(nailColours) },
  },

  nails: {
    headline: 'The nail menu',
    text: 'The colours above are only a guide. Bring a dress or a ring, and we’ll match it.',
    categories: nails,
  },

  waxing: {
    headline: 'Waxing',
    more: { label: 'See the whole waxing list', href: '/waxing' },
    plate: { picture: picture('studio-linen') },
    lists: [
      { id: 'women', title: 'Women', items: women },
      { id: 'men', title: 'Men', items: men },
    ],
  },

  stories: {
    eyebrow: 'Nails and waxing',
    headline: 'Client Stories',
    /** Sample: invented, until clients have said it and agreed to be quoted. */
    stories: [
      {
        id: 'lina',
        quote: 'An hour to myself, and my nails still looked new ten days later.',
        client: 'Lina R.',
        location: 'Dubai Marina',
      },
      {
        id: 'priya',
        quote: 'I came for a colour I couldn’t name. She found it in a minute, and wrote it down for next time.',
        client: 'Priya M.',
        location: 'JBR',
      },
      {
        id: 'oscar',
        quote: 'I’d put it off for a year. It was over quickly, and far less awkward than I’d feared.',
        client: 'Oscar T.',
        location: 'Palm Jumeirah',
      },
    ],
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Good to know',
    questions,
    invitation: 'Another question?',
    ask: { label: 'Ask on WhatsApp', href: chatLinks.main },
  },

  related: {
    headline: 'More from the studio',
    services: [
      { path: '/waxing', title: 'Waxing', text: 'Lycon wax, for women and men.' },
      { path: '/home-facials', title: 'Home Facials', text: 'Facials at your home, from AED 500.' },
      { path: '/hair-makeup', title: 'Hair & Makeup', text: 'Styling, colour and makeup.' },
    ],
  },

  visit: {
    headline: 'Where to find us',
    text: `${facts.contactHours}, by appointment.`,
  },
} as const;
