import { photo, picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

import type { ClientStory } from './clientStories';
import { type Point, type PriceGroup, pricesOf, type Question } from './shapes';

/** A group of the fifteen facials, to make the list easier to read. The order was agreed with the customer. */
export type FacialGroup = PriceGroup;

/** Exactly fifteen facials in AED. Sample: the groups and the notes. */
const groups = [
  {
    id: 'needling',
    title: 'Needling',
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
    items: [
      { id: 'detox', name: 'Detox Facial', price: 850, note: 'A deep cleanse for dull or oily skin' },
      { id: 'glass-skin', name: 'Glass Skin', price: 999, note: 'Layers of moisture, a glassy finish' },
      { id: 'gold', name: '24K Gold Facial', price: 1500, note: 'Gold leaf and a facial massage' },
      { id: 'signature', name: 'Signature Facial', price: 2000, note: 'Put together for your skin on the day' },
    ],
  },
  {
    id: 'renewal',
    title: 'Renewal',
    items: [
      { id: 'salmon-dna', name: 'Salmon DNA Booster', price: 1800, note: 'For a smooth, hydrated look' },
      { id: 'bio-infusion', name: 'Bio-Infusion', price: 990, note: 'Serum pressed in, without needles' },
      { id: 'biorepeel', name: 'BioRePeel', price: 950, note: 'A gentle acid peel; makeup again the next day' },
    ],
  },
  {
    id: 'concern',
    title: 'By concern',
    items: [
      { id: 'acne', name: 'Acne Therapy', price: 'from 1600', note: 'Price depends on the plan; we agree it at the consultation' },
      {
        id: 'pigmentation',
        name: 'Pigmentation Therapy',
        price: 'from 1600',
        note: 'Price depends on the plan; we agree it at the consultation',
      },
      { id: 'acne-back', name: 'Acne Back', price: 1900, note: 'One session for the back' },
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

/** Exactly four. Sample: their words. */
const benefits: readonly [Point, Point, Point, Point] = [
  { title: 'A softer surface', text: 'Pores and lines look finer.' },
  { title: 'A more even tone', text: 'Patchy areas look less obvious.' },
  { title: 'Comfort first', text: 'We work at your pace, and stop when you ask.' },
  { title: 'A plan, not a promise', text: 'We look at your skin, then suggest how many sessions and how often. You decide.' },
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
    title: 'Fair',
    colour: '#F0D8C8',
    dots: '#A9786499',
    pattern: { across: 22, down: 26, depth: 1.6 },
    photograph: photo('skin-gallery-2'),
  },
  {
    title: 'Light',
    colour: '#E8C6AB',
    dots: '#9A644499',
    pattern: { across: 14, down: 16, depth: 1.5 },
    photograph: photo('skin-gallery-4'),
  },
  {
    title: 'Medium',
    colour: '#D9AC88',
    dots: '#7E4B3399',
    pattern: { across: 18, down: 30, depth: 2.6 },
    photograph: photo('skin-gallery-7'),
  },
  {
    title: 'Olive',
    colour: '#C79F6F',
    dots: '#6B482C99',
    pattern: { across: 24, down: 18, depth: 2.1 },
    photograph: photo('skin-gallery-5'),
  },
  {
    title: 'Tan',
    colour: '#B27B52',
    dots: '#5E352499',
    pattern: { across: 26, down: 28, depth: 3.6 },
    photograph: photo('skin-gallery-1'),
  },
  {
    title: 'Brown',
    colour: '#845038',
    dots: '#F0D8C88C',
    pattern: { across: 16, down: 14, depth: 1.3 },
    photograph: photo('skin-gallery-3'),
  },
  {
    title: 'Deep',
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
    quote: 'I was nervous about the needles. The waiting was the worst part.',
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

/** Sample: who should wait, and the fish allergy; the owner confirms it. */
const wait: Question = {
  id: 'wait',
  question: 'Who shouldn’t have microneedling?',
  answer:
    'Please wait if you’re pregnant or breastfeeding, or if the skin we’d work on is sunburnt, infected, broken or still peeling. Ask your doctor first if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, if your skin forms keloids, or if you’ve ever had a cold sore: needling can bring one back. The same goes for a peel. If you’re allergic to fish, don’t book Salmon DNA; to metals, don’t book 24K Gold. Never stop a prescribed medicine for a beauty treatment. Tell us by phone or at the consultation.',
};

/** Sample: what to leave out afterwards; the owner confirms it. */
const after: Question = {
  id: 'after',
  question: 'What can’t I do after SkinPen?',
  answer:
    'Your skin may be pink for a day or two, as if you’d caught the sun, then a little dry. No makeup until the next day, no gym, pool, sea or sauna for two days, no retinol or acids for about a week, and sunscreen daily. This goes for a peel, too. Deeper skin is more prone to dark marks, so we set depth and timing to suit it.',
};

/** Sample: the questions, exactly three, and the sterile, single-use needle tips; the numbing cream's minutes are given. */
const questions: readonly [Question, Question, Question] = [
  {
    id: 'comfort',
    question: 'Does SkinPen microneedling hurt?',
    answer:
      'Most clients feel a light vibration. Numbing cream goes on 20–30 minutes before the treatment, and the needle tip is sterile and used only once.',
  },
  wait,
  after,
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `SkinPen Microneedling in Dubai Marina: ${aed('skinpen')}`,
  description: `SkinPen microneedling in Dubai Marina for ${aed('skinpen')}, with numbing cream. Six sessions for ${aed('skinpen-course')}, 15 luxury facials, complimentary consultation.`,
  share: '/share/skin-pen.jpg',
  service: 'SkinPen microneedling',
};

/** Texts of the SkinPen landing page, in the order of its sections. The page labels drawings as illustrations. */
export const skinPen = {
  hero: {
    headline: 'SkinPen microneedling *in Dubai Marina*',
    lead: 'Fine needles for smoother, more even-looking skin. Numbing cream first, and a plan made for you.',
    form: 'Complimentary consultation',
    /** Price of the treatment that the headline names. Others cost less. */
    from: from('skinpen'),
    /** Sample: the needle tips; the owner confirms them. */
    facts: ['Sterile, single-use needle tips', 'Licensed by the Dubai Health Authority'],
    plate: { picture: picture('skin-pen'), caption: 'The pen, up close' },
  },

  facials: {
    headline: 'Luxury facials and prices',
    text: 'Prices in AED, for one session. Not sure which facial? Come for a consultation: we look at your skin, then recommend one.',
    jump: 'Jump to a part of the list',
    groups,
  },

  packages: {
    headline: 'Packages of six or four',
    text: 'Booking a course? We plan the dates with you before the first session. You can always book just one.',
    freeLabel: 'free',
    packages,
    book: { label: 'Begin with a consultation', href: chatLinks.skinPen },
  },

  benefits: {
    headline: 'What microneedling can do',
    benefits,
    figure: { amount: '20–30', unit: 'minutes of numbing cream' },
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'From fair skin to deep',
    text: 'We set the needle depth, and the time between sessions, to suit your skin.',
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
    eyebrow: 'Before you book',
    headline: 'Questions about SkinPen',
    invitation: 'Another question?',
    ask: { label: 'Ask on WhatsApp', href: chatLinks.skinPen },
    questions,
  },

  visit: { headline: 'Where to find us', text: `${facts.contactHours}, by appointment.` },

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
