import { type PictureSource, pair, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';

import type { Link, Price, Question, TwoPriceItem } from './shapes';

const chat = chatLinks.permanentMakeup;

/** One price card: a group of treatments, and a sentence to fill the space that a short list leaves. */
export interface PriceCategory {
  /** Anchor of the card. */
  id: string;
  title: string;
  /** Number of treatments, in words. */
  count: string;
  /** Lowest price. */
  from: Price;
  heroPicture: PictureSource;
  cardPicture: PictureSource;
  items: readonly TwoPriceItem[];
  /** '' for none. */
  aside: string;
  ask: Link;
}

/** This page's prices and their order, as agreed with the customer. Sample: the descriptions and the sentences beside the short lists. */
const categories: readonly PriceCategory[] = [
  {
    id: 'brows',
    title: 'Brows',
    count: 'Four techniques',
    from: 'from 1800',
    heroPicture: picture('pm-register-brow'),
    cardPicture: picture('pm-card-brow'),
    items: [
      { id: 'microblading', name: 'Microblading', priceGM: 2500, priceM: 1800, description: 'Fine strokes, drawn by hand' },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 'GM only', description: 'Hair-thin strokes, for a lighter look' },
      { id: 'hybrid', name: 'Hybrid Brows', priceGM: 3500, priceM: 2500, description: 'Strokes at the front, soft shading behind' },
      { id: 'ombre', name: 'Ombre Brows', priceGM: 2800, priceM: 1900, description: 'A soft powder finish, lighter at the front' },
    ],
    aside: '',
    ask: { label: 'Ask about brows', href: chat },
  },
  {
    id: 'lips',
    title: 'Lips',
    count: 'Two treatments',
    from: 'from 3200',
    heroPicture: picture('pm-register-lips'),
    cardPicture: picture('studio-caps'),
    items: [
      { id: 'lipBlush', name: 'Lip Blush', priceGM: 4200, priceM: 3200, description: 'A sheer, even tint with a soft border' },
      {
        id: 'neutralisation',
        name: 'Dark Lip Neutralization',
        priceGM: 4500,
        priceM: 3500,
        description: 'For dark or uneven lips, before colour',
      },
    ],
    aside: 'Your shade is mixed as you watch, then held against your skin.',
    ask: { label: 'Ask about lips', href: chat },
  },
  {
    id: 'eyeliner',
    title: 'Eyeliner',
    count: 'Two treatments',
    from: 'from 2000',
    heroPicture: picture('pm-register-eye'),
    cardPicture: picture('pm-eyeliner'),
    items: [
      { id: 'lash', name: 'Lash Enhancement', priceGM: 2500, priceM: 2000, description: 'Colour between the lashes, no visible line' },
      {
        id: 'liner',
        name: 'Classic/Shaded Eyeliner',
        priceGM: 'from 3200',
        priceM: '',
        description: 'A crisp line, or a softly shaded one',
      },
    ],
    aside: 'We check the line with your eyes open and closed. You approve it.',
    ask: { label: 'Ask about eyeliner', href: chat },
  },
];

/** Sample: the answers, with the days after a treatment. The durations are agreed. */
const questions: readonly Question[] = [
  {
    id: 'lasting',
    question: 'Is permanent makeup really permanent?',
    answer:
      'No, and that’s part of its charm. Microblading usually lasts 12 to 24 months, lip blush 2 to 3 years. Both soften with time; refresh them, or let them fade.',
  },
  {
    id: 'natural',
    question: 'Will it look natural?',
    answer: 'That’s the aim. You see the shape and the shade on your own face before we begin.',
  },
  {
    id: 'feeling',
    question: 'Is it uncomfortable?',
    answer:
      'We numb the skin first and give the cream time to work. Most clients feel light pressure, and we pause whenever you ask. Afterwards, expect stronger colour for a few days, then light flaking.',
  },
  {
    id: 'artist',
    question: 'Grand Master or Master?',
    answer:
      'Both follow the same method. For a first treatment, a Master is a fine choice; to correct earlier work, we suggest a Grand Master.',
  },
  {
    id: 'consultation',
    question: 'What happens at the consultation?',
    answer:
      'We look, measure and talk. You leave with a suggested shape and a price, and owe us nothing. Getting married? Come at least twelve weeks before, so there’s time for the touch-up.',
  },
];

/** Sample: three clients and their words. */
const quotes = [
  {
    id: 'mariam',
    quote: 'I asked for one more millimetre, three times. She measured three times.',
    client: 'Mariam A.',
    about: 'Microblading, Dubai Marina',
    rating: 'Rated 5 out of 5',
  },
  {
    id: 'elena',
    quote: 'My lips have colour again. People ask about my holiday, not my makeup.',
    client: 'Elena P.',
    about: 'Lip Blush, Downtown Dubai',
    rating: 'Rated 5 out of 5',
  },
  {
    id: 'claire',
    quote: 'I’m at the gym before six, and my eyeliner is already on.',
    client: 'Claire D.',
    about: 'Eyeliner, Palm Jumeirah',
    rating: 'Rated 5 out of 5',
  },
] as const;

/**
 * Texts of the permanent makeup landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page
 * labels drawings as illustrations.
 */
export const permanentMakeupLanding = {
  hero: {
    eyebrow: `Permanent makeup · ${facts.district}`,
    headline: 'Permanent makeup in Dubai, *quietly yours*',
    lead: 'Wake up with your brows, lips or eyeliner done. We map the shape to your face; nothing starts until you say yes.',
    ask: { label: 'Chat on WhatsApp', href: chat },
    picture: picture('silk-wide'),
    card: { eyebrow: 'Complimentary consultation', headline: 'Tell us what you have in mind' },
    from: 'from 1800',
    promise: facts.answerTime,
  },

  /** Sample: the hours of the day and their words. */
  perfectFor: {
    headline: 'Perfect for early starts *and long days*',
    items: [
      {
        hour: '06:10',
        title: 'Early mornings',
        text: 'Awake, and nearly ready. The slowest part of your morning is already done.',
      },
      {
        hour: '08:30',
        title: 'Sparse or uneven brows',
        text: 'Gaps filled hair by hair, and two brows that look more like a pair.',
      },
      {
        hour: '13:00',
        title: 'Heat, sea and sport',
        text: 'Colour in the skin, not on it. It lasts through the pool, the gym and a long lunch.',
      },
      { hour: '17:45', title: 'Lips that have faded', text: 'A soft, even tone, and an outline you can see again.' },
      { hour: '22:20', title: 'Late evenings', text: 'A clean pillowcase, and less to take off at night.' },
    ],
  },

  /** Sample: what tells a Grand Master from a Master; the owner confirms it. */
  pricing: {
    headline: 'Treatments and prices, *artist by artist*',
    text: 'Grand Masters are our most experienced artists. Masters follow the same method and use the same pigments.',
    categories,
    currency: 'Prices in AED.',
    illustrationNote: 'Pictures are illustrations.',
  },

  beforeAfter: {
    headline: 'Before *and after*',
    text: 'Same face, same light, same angle.',
    illustrationNote: 'Illustrations of the technique, not client results.',
    pairs: [
      { id: 'microblading', title: 'Microblading', note: 'Plate I', ...pair('pair-microblading') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Plate II', ...pair('pair-lip-blush') },
      { id: 'neutralisation', title: 'Dark Lip Neutralization', note: 'Plate III', ...pair('pair-neutralised') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Plate IV', ...pair('pair-eyeliner') },
    ],
  },

  /** Sample: the wording of the six reasons, and the sterile, single-use needles; the owner confirms them. */
  why: {
    headline: 'Why choose the *Atelier*',
    reasons: [
      { title: 'Licensed', text: 'Dubai Health Authority licence. Every needle is sterile and single-use.' },
      { title: `${facts.experience} years`, text: 'Experience in Ireland, London and Dubai.' },
      { title: 'EU-certified pigments', text: 'Opened in front of you, and mixed for your skin.' },
      { title: 'You approve the shape', text: 'In the mirror, in daylight, before we begin.' },
      { title: 'A private room', text: 'By appointment only. One client, one artist.' },
      { title: 'Advice first', text: 'The consultation is complimentary. So is the parking.' },
    ],
    picture: picture('studio-linen'),
    caption: 'Fresh linen, before you arrive',
    ask: { label: 'Ask us anything', href: chat },
  },

  /** Sample: the wording of the three steps. */
  what: {
    eyebrow: 'What is Permanent Makeup',
    headline: 'Makeup that *doesn’t wash off*',
    text: 'We place fine pigment in the upper layers of the skin, so your brows, lips or lash line keep their colour from morning to night. It softens over time; refresh it whenever you like.',
    steps: [
      {
        title: 'Assessed',
        text: 'We look at tone, symmetry and earlier work, then tell you what will suit you.',
        picture: picture('stage-bare'),
      },
      {
        title: 'Mapped',
        text: 'We draw the shape on your skin and adjust it until you’re happy.',
        picture: picture('stage-mapped'),
      },
      {
        title: 'Set',
        text: 'We build the colour in sheer layers, and touch it up once it has settled.',
        picture: picture('stage-filled'),
      },
    ],
    legend: 'Lips in three stages',
    illustrationNote: 'Illustrations',
  },

  about: {
    eyebrow: 'About',
    headline: 'From London *to Dubai Marina*',
    text: [
      `Our founder, ${facts.founder}, is an International Master with ${facts.experience} years of experience. She opened her academy in Ireland in 2015, her London clinic in 2019 and this flagship, in ${facts.district}, in 2025.`,
      'We still work the way she began: one artist for each client, and a shape you approve in the mirror first.',
    ],
    ask: { label: 'Ask for her on WhatsApp', href: chat },
  },

  testimonials: {
    headline: `Three of our *${facts.reviewCount}+ reviews*`,
    quotes,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'What clients *ask us first*',
    invitation: 'Something else? An artist answers, not a bot.',
    ask: { label: 'Ask on WhatsApp', href: chat },
    questions,
  },

  related: [
    { label: 'Microblading Dubai', href: '/microblading-in-dubai' },
    { label: 'Lip Blush Dubai', href: '/lip-blush-dubai' },
  ],

  final: {
    eyebrow: 'Book',
    headline: 'Come and talk *before you decide*',
    note: `${facts.answerTime}. Healing and results differ from person to person; at your complimentary consultation we’ll tell you whether a treatment suits you.`,
    picture: picture('silk-oxblood'),
    visit: [
      { name: 'Where', text: `${facts.hotel}, ${facts.district}` },
      { name: 'When', text: 'Every day, by appointment' },
      { name: 'Parking', text: 'Complimentary' },
    ],
    ask: { label: 'Message us instead', href: chat },
  },
} as const;
