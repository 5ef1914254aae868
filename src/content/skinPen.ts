import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';

import type { ClientStory } from './clientStories';
import type { Point, PriceGroup, Question } from './shapes';

/** A group of the fifteen facials, to make the list easier to read. The order was agreed with the customer. */
export interface FacialGroup extends PriceGroup {
  countInWords: string;
}

/** Exactly fifteen facials in AED. Sample: the groups and the notes. */
const groups: readonly [FacialGroup, FacialGroup, FacialGroup, FacialGroup] = [
  {
    id: 'needling',
    title: 'Needling',
    countInWords: 'five',
    items: [
      { id: 'skinpen', name: 'SkinPen Microneedling', price: 1290, note: 'The face, point by point' },
      { id: 'bio-microneedling', name: 'Bio Microneedling', price: 1200, note: 'With a bio-active serum' },
      { id: 'biorepeel-skinpen', name: 'BioRePeel+SkinPen', price: 1450, note: 'The peel first, then the pen' },
      { id: 'face-neck', name: 'Face & Neck', price: 1490, note: 'One session, down to the collarbone' },
      { id: 'face-neck-decolletage', name: 'Face Neck Decolletage', price: 1700, note: 'The longest of our sessions' },
    ],
  },
  {
    id: 'radiance',
    title: 'Radiance',
    countInWords: 'four',
    items: [
      { id: 'detox', name: 'Detox Facial', price: 850, note: 'A deep, unhurried cleanse' },
      { id: 'glass-skin', name: 'Glass Skin', price: 999, note: 'Moisture in layers, a mirror finish' },
      { id: 'gold', name: '24K Gold Facial', price: 1500, note: 'Gold leaf, massage and rest' },
      { id: 'signature', name: 'Signature Facial', price: 2000, note: 'The whole ritual, composed for you' },
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    countInWords: 'three',
    items: [
      { id: 'salmon-dna', name: 'Salmon DNA Booster', price: 1800, note: 'Smooths and hydrates the look of skin' },
      { id: 'bio-infusion', name: 'Bio-Infusion', price: 990, note: 'Serum, pressed in without needles' },
      { id: 'biorepeel', name: 'BioRePeel', price: 950, note: 'A peel you can go out with' },
    ],
  },
  {
    id: 'concern',
    title: 'By concern',
    countInWords: 'three',
    items: [
      { id: 'acne', name: 'Acne Therapy', price: 'from 1600', note: 'Planned after we have looked' },
      { id: 'pigmentation', name: 'Pigmentation Therapy', price: 'from 1600', note: 'Planned after we have looked' },
      { id: 'acne-back', name: 'Acne Back', price: 1900, note: 'The same care, for the back' },
    ],
  },
];

/** Exactly two packages. Both prices are shown as given, and nothing is computed from them. */
const packages = [
  {
    id: 'skinpen',
    name: '6 SkinPen sessions',
    paidSessions: 5,
    freeSessions: 1,
    price: 5950,
    priceNote: 'Pay 5, get 1 free. Value',
    otherPrice: 7140,
  },
  {
    id: 'salmon',
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
  { title: 'A softer surface', text: 'The look of pores and fine lines, gently refined.' },
  { title: 'A more even tone', text: 'Light falls on the skin with fewer interruptions.' },
  { title: 'A comfortable hour', text: 'Numbing cream rests 20–30 minutes before we begin.' },
  { title: 'A plan, not a promise', text: 'We look, note and suggest a rhythm. You decide.' },
];

/** Sample: the words. From the palest plate to the deepest. */
const plates = [
  { picture: picture('skin-gallery-2'), title: 'Porcelain', note: 'At rest, in side light' },
  { picture: picture('skin-gallery-4'), title: 'Ivory', note: 'A hand, at rest' },
  { picture: picture('skin-gallery-7'), title: 'Sand', note: 'A shoulder, in morning light' },
  { picture: picture('skin-gallery-1'), title: 'Honey', note: 'The pattern of the pen' },
  { picture: picture('skin-gallery-3'), title: 'Umber', note: 'At rest, in low light' },
  { picture: picture('skin-gallery-5'), title: 'Chestnut', note: 'A wider pattern' },
  { picture: picture('skin-gallery-6'), title: 'Espresso', note: 'Towards evening' },
] as const;

/** Sample: what clients say, and their districts. */
const stories: readonly ClientStory[] = [
  {
    id: 'reem',
    quote: 'She looked at my skin for a long while before she said a word. *Nobody had done that before.*',
    client: 'Reem S.',
    location: 'Dubai Marina',
  },
  {
    id: 'charlotte',
    quote: 'I was afraid of the needles, and then I nearly fell asleep. *The waiting was the longest part.*',
    client: 'Charlotte B.',
    location: 'JBR',
  },
  {
    id: 'anjali',
    quote: 'They sent me home with a date and two sentences of advice. *I did not have to buy anything else.*',
    client: 'Anjali P.',
    location: 'Business Bay',
  },
];

/** Sample: the questions, exactly three; the numbing cream's minutes are given. */
const questions: readonly [Question, Question, Question] = [
  {
    id: 'comfort',
    question: 'Does skin-pen microneedling hurt?',
    answer:
      'Most clients describe a light vibration. Numbing cream is applied 20–30 minutes before the treatment, and we pause whenever you ask.',
  },
  {
    id: 'sessions',
    question: 'How many sessions will I need?',
    answer:
      'That depends on your skin and on what you would like to see. We look first, then suggest a number and a rhythm; one session on its own is always possible.',
  },
  {
    id: 'after',
    question: 'What should I plan for afterwards?',
    answer:
      'Skin can be pink for a day or two, like after some sun. Keep that time free of makeup, heat and direct sunlight; you leave with written advice for your own skin.',
  },
];

/** Texts of the skin-pen landing page, in the order of its sections. The page labels drawings as illustrations. */
export const skinPen = {
  hero: {
    eyebrow: `Luxury facials · ${facts.district}`,
    headline: 'Skin-pen microneedling in Dubai, *point by point*',
    lead: 'A fine pen, a calm room and a plan drawn up for your skin alone.',
    form: 'Complimentary consultation',
    /** Price of the needling. Other facials cost less. */
    from: 'from 1200',
    facts: ['Numbing cream, 20–30 minutes before', 'Licensed by the Dubai health authority'],
    left: picture('skin-needling'),
    right: picture('skin-luminous'),
    caption: 'Left, the pattern; right, the skin',
  },

  facials: {
    headline: 'Luxury facials, *all fifteen*',
    text: 'Prices in AED, for one session. Not sure which? Book a consultation; we look at your skin first and the list second.',
    jump: 'Jump to a part of the list',
    groups,
    note: { lead: 'Numbing cream goes on first,', text: '20–30 minutes before a SkinPen session.' },
  },

  packages: {
    headline: 'Two packages, *for the longer view*',
    text: 'Skin answers to rhythm. Sessions are spaced with you, and written into one plan.',
    freeLabel: 'free',
    packages,
    book: { label: 'Begin with a consultation', href: chatLinks.skinPen },
  },

  benefits: {
    headline: 'Four things *the pen is good at*',
    benefits,
    plate: { picture: picture('studio-gloves'), caption: 'A steady hand, and a second one' },
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Skin, seen close, *from porcelain to espresso*',
    text: 'Every skin holds light differently. So the pattern, the depth and the rhythm are chosen anew each time.',
    illustrationNote: 'The plates are illustrations.',
    label: 'Gallery: skin, seen close',
    plates,
  },

  stories: {
    eyebrow: 'From the quiet room',
    headline: 'Client Stories',
    plate: { picture: picture('silk-seaglass'), caption: 'Silk, the colour of sea-glass' },
    stories,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *we begin*',
    invitation: 'Is yours not among them? An artist answers on WhatsApp.',
    ask: { label: 'Ask on WhatsApp', href: chatLinks.skinPen },
    questions,
  },

  visit: { headline: 'Where to find us', text: 'By appointment only.' },

  /** Sample: the words. */
  callback: {
    eyebrow: 'Callback',
    headline: 'Leave a number, *we will call*',
    text: 'One call, from an artist, at an hour that suits you. No newsletter follows.',
    plate: { picture: picture('studio-treatment-room'), caption: 'The treatment room, before noon' },
  },

  related: {
    headline: 'Skin, in other ways',
    services: [
      { path: '/led-light-therapy-dubai', title: 'LED Light Therapy', text: 'Three lights, for three intentions.' },
      { path: '/home-facials', title: 'Home Facials', text: 'Nine facials that come to you.' },
      { path: '/beauty', title: 'Beauty Services', text: 'Nails, waxing and more.' },
    ],
  },
} as const;
