import { photo, picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

import type { ClientStory } from './clientStories';
import { type Point, type PriceGroup, pricesOf, type Question } from './shapes';

/** A group of the fifteen facials, to make the list easier to read. The order was agreed with the customer. */
export interface FacialGroup extends PriceGroup {
  countInWords: string;
}

/** Exactly fifteen facials in AED. Sample: the groups and the notes. */
const groups = [
  {
    id: 'needling',
    title: 'Needling',
    countInWords: 'five',
    items: [
      { id: 'skinpen', name: 'SkinPen Microneedling', price: 1290, note: 'For the whole face' },
      { id: 'bio-microneedling', name: 'Bio Microneedling', price: 1200, note: 'With a bio-active serum' },
      { id: 'biorepeel-skinpen', name: 'BioRePeel+SkinPen', price: 1450, note: 'The peel first, then the pen' },
      { id: 'face-neck', name: 'Face & Neck', price: 1490, note: 'One session, down to the collarbone' },
      { id: 'face-neck-decolletage', name: 'Face Neck Decolletage', price: 1700, note: 'One session, down to the chest' },
    ],
  },
  {
    id: 'radiance',
    title: 'Radiance',
    countInWords: 'four',
    items: [
      { id: 'detox', name: 'Detox Facial', price: 850, note: 'A deep, unhurried cleanse' },
      { id: 'glass-skin', name: 'Glass Skin', price: 999, note: 'Layers of moisture, a glassy finish' },
      { id: 'gold', name: '24K Gold Facial', price: 1500, note: 'Gold leaf, massage and rest' },
      { id: 'signature', name: 'Signature Facial', price: 2000, note: 'The full ritual, tailored to you' },
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    countInWords: 'three',
    items: [
      { id: 'salmon-dna', name: 'Salmon DNA Booster', price: 1800, note: 'For a smooth, hydrated look' },
      { id: 'bio-infusion', name: 'Bio-Infusion', price: 990, note: 'Serum pressed in, without needles' },
      { id: 'biorepeel', name: 'BioRePeel', price: 950, note: 'A peel that leaves your evening free' },
    ],
  },
  {
    id: 'concern',
    title: 'By concern',
    countInWords: 'three',
    items: [
      { id: 'acne', name: 'Acne Therapy', price: 'from 1600', note: 'Planned once we’ve seen your skin' },
      { id: 'pigmentation', name: 'Pigmentation Therapy', price: 'from 1600', note: 'Planned once we’ve seen your skin' },
      { id: 'acne-back', name: 'Acne Back', price: 1900, note: 'The same care, for the back' },
    ],
  },
] as const satisfies readonly [FacialGroup, FacialGroup, FacialGroup, FacialGroup];

/** Exactly two packages. Both prices are shown as given, and nothing is computed from them. */
const packages = [
  {
    id: 'skinpen-course',
    name: '6 SkinPen sessions',
    paidSessions: 5,
    freeSessions: 1,
    price: 5950,
    priceNote: 'Pay 5, get 1 free. Value',
    otherPrice: 7140,
  },
  {
    id: 'salmon-dna-course',
    name: '4 Salmon DNA sessions',
    paidSessions: 4,
    freeSessions: 0,
    price: 6000,
    priceNote: 'Regular price',
    otherPrice: 7200,
  },
] as const;

/** Exactly four. Sample: their words; the numbing cream's minutes are given. */
const benefits: readonly [Point, Point, Point, Point] = [
  { title: 'A softer surface', text: 'Pores and lines look finer.' },
  { title: 'A more even tone', text: 'Skin looks clearer and more even.' },
  { title: 'Comfort first', text: 'Numbing cream goes on 20–30 minutes before we begin.' },
  { title: 'A plan, not a promise', text: 'We see your skin, then suggest a schedule. You decide.' },
];

/** A skin tone of the gallery, with the needle pattern that its arch shows. */
export interface Tone {
  title: string;
  colour: string;
  /** Colour of the dots. */
  dots: string;
  /** Distances between the dots and their radius, in px. A larger dot stands for a deeper needle. */
  pattern: { across: number; down: number; depth: number };
  photograph: PictureSource | undefined;
}

/** Sample: the patterns. From the palest tone to the deepest. */
const tones: readonly Tone[] = [
  {
    title: 'Porcelain',
    colour: '#F0D8C8',
    dots: '#A9786499',
    pattern: { across: 22, down: 26, depth: 1.6 },
    photograph: photo('skin-gallery-2'),
  },
  {
    title: 'Ivory',
    colour: '#E8C6AB',
    dots: '#9A644499',
    pattern: { across: 14, down: 16, depth: 1.5 },
    photograph: photo('skin-gallery-4'),
  },
  {
    title: 'Sand',
    colour: '#D9AC88',
    dots: '#7E4B3399',
    pattern: { across: 18, down: 30, depth: 2.6 },
    photograph: photo('skin-gallery-7'),
  },
  {
    title: 'Honey',
    colour: '#C08A60',
    dots: '#5E352499',
    pattern: { across: 26, down: 28, depth: 3.6 },
    photograph: photo('skin-gallery-1'),
  },
  {
    title: 'Umber',
    colour: '#966144',
    dots: '#F0D8C88C',
    pattern: { across: 16, down: 14, depth: 1.3 },
    photograph: photo('skin-gallery-3'),
  },
  {
    title: 'Chestnut',
    colour: '#6F4230',
    dots: '#E8C6AB8C',
    pattern: { across: 24, down: 18, depth: 2.1 },
    photograph: photo('skin-gallery-5'),
  },
  {
    title: 'Espresso',
    colour: '#462A20',
    dots: '#D9AC888C',
    pattern: { across: 12, down: 22, depth: 1.7 },
    photograph: photo('skin-gallery-6'),
  },
];

/** Sample: what clients say, and their districts. */
const stories: readonly ClientStory[] = [
  {
    id: 'reem',
    quote: 'She looked at my skin for a long time before she said a word. Nobody had ever done that.',
    client: 'Reem S.',
    location: 'Dubai Marina',
  },
  {
    id: 'charlotte',
    quote: 'I was nervous about the needles, and then I nearly fell asleep. The waiting was the worst part.',
    client: 'Charlotte B.',
    location: 'JBR',
  },
  {
    id: 'anjali',
    quote: 'I went home with some advice and a routine. Nobody tried to sell me anything.',
    client: 'Anjali P.',
    location: 'Business Bay',
  },
];

const { aed, from } = pricesOf(...groups.map(({ items }) => items), packages);

/** Sample: the questions, exactly three, and the sterile, single-use needle tips; the numbing cream's minutes are given. */
const questions: readonly [Question, Question, Question] = [
  {
    id: 'comfort',
    question: 'Does SkinPen microneedling hurt?',
    answer:
      'Most clients feel a light vibration. Numbing cream goes on 20–30 minutes before the treatment, the needle tip is sterile and used only once, and we pause whenever you ask.',
  },
  {
    id: 'sessions',
    question: 'How many sessions will I need?',
    answer:
      'It depends on your skin and what you’d like to change. We look first, then suggest how many and how often. You can always book just one.',
  },
  {
    id: 'after',
    question: 'What should I plan for afterwards?',
    answer:
      'Your skin may be pink for a day or two, as if you’d caught the sun. Avoid makeup, heat and direct sun until this fades. You’ll leave with written advice for your skin.',
  },
];

/** What search engines and messengers show. */
export const head: PageHead = {
  title: `SkinPen Microneedling in Dubai Marina: ${aed('skinpen')}`,
  description: `SkinPen microneedling in Dubai Marina for ${aed('skinpen')}, with numbing cream. Six sessions for ${aed('skinpen-course')}, 15 luxury facials, complimentary consultation.`,
  share: '/share/skin-pen.jpg',
  service: 'SkinPen microneedling',
};

/** Texts of the SkinPen landing page, in the order of its sections. The page labels drawings as illustrations. */
export const skinPen = {
  hero: {
    eyebrow: `Luxury facials · ${facts.district}`,
    headline: 'SkinPen microneedling *in Dubai Marina*',
    lead: 'Softer, more even-looking skin, with a plan made just for you.',
    form: 'Complimentary consultation',
    /** Price of the needling. Other facials cost less. */
    from: from('bio-microneedling'),
    facts: ['Numbing cream, 20–30 minutes before', 'Licensed by the Dubai Health Authority'],
    plate: { picture: picture('skin-pen'), caption: 'The pen, up close' },
  },

  facials: {
    headline: 'Luxury facials *and prices*',
    text: 'Prices in AED, for one session. Not sure which facial? Book a consultation: we look at your skin first, then advise.',
    jump: 'Jump to a part of the list',
    groups,
    /** Sample: the needle tips; the owner confirms them. */
    note: { lead: 'Numbing cream goes on first,', text: '20–30 minutes before a SkinPen session. Needle tips are sterile and single-use.' },
  },

  packages: {
    headline: 'Packages *for the months ahead*',
    text: 'Skin responds to regular care. Together we space the sessions and set them out in one plan.',
    freeLabel: 'free',
    packages,
    book: { label: 'Begin with a consultation', href: chatLinks.skinPen },
  },

  benefits: {
    headline: 'What microneedling *does well*',
    benefits,
    figure: { amount: '20–30', unit: 'minutes of numbing cream' },
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'From porcelain *to espresso*',
    text: 'We choose the pattern, depth and spacing to suit your skin.',
    illustrationNote: 'Pictures are illustrations.',
    label: 'Gallery: skin, close up',
    tones,
  },

  stories: {
    eyebrow: 'In their own words',
    headline: 'Client Stories',
    stories,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *we begin*',
    invitation: 'Another question? Ask us on WhatsApp.',
    ask: { label: 'Ask on WhatsApp', href: chatLinks.skinPen },
    questions,
  },

  visit: { headline: 'Where to find us', text: 'By appointment only.' },

  /** Sample: the words. */
  callback: {
    eyebrow: 'Callback',
    headline: 'Leave a number *and we’ll call*',
    text: 'One call, to arrange a time. No newsletter.',
  },

  related: [
    { label: 'LED Light Therapy', href: '/led-light-therapy-dubai' },
    { label: 'Home Facials', href: '/home-facials' },
  ],
} as const;
