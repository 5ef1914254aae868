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
    cardPicture: picture('studio-gloves'),
    items: [
      { id: 'microblading', name: 'Microblading', priceGM: 2500, priceM: 1800, description: 'Fine strokes, set by hand' },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 'GM only', description: 'The finest line we draw' },
      { id: 'hybrid', name: 'Hybrid Brows', priceGM: 3500, priceM: 2500, description: 'Strokes in front, soft shade behind' },
      { id: 'ombre', name: 'Ombre Brows', priceGM: 2800, priceM: 1900, description: 'A powdered tone, lighter at the head' },
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
        description: 'Balances the tone before colour',
      },
    ],
    aside: 'Every tone is mixed at the chair and tried beside your face before we begin.',
    ask: { label: 'Ask about lips', href: chat },
  },
  {
    id: 'eyeliner',
    title: 'Eyeliner',
    count: 'Two treatments',
    from: 'from 2000',
    heroPicture: picture('pm-register-eye'),
    cardPicture: picture('studio-hand-mirror'),
    items: [
      { id: 'lash', name: 'Lash Enhancement', priceGM: 2500, priceM: 2000, description: 'Pigment between the lashes only' },
      {
        id: 'liner',
        name: 'Classic/Shaded Eyeliner',
        priceGM: 'from 3200',
        priceM: '',
        description: 'A clean line, or a line that fades',
      },
    ],
    aside: 'The line is drawn with your eyes open, then closed. You approve both.',
    ask: { label: 'Ask about eyeliner', href: chat },
  },
];

/** Sample: the answers. The durations are agreed. */
const questions: readonly Question[] = [
  {
    id: 'lasting',
    question: 'Is permanent makeup really permanent?',
    answer:
      'No, and we think that is its charm. Microblading usually keeps for 12 to 24 months, lip blush for 2 to 3 years. Both fade softly, and can be refreshed or left to go.',
  },
  {
    id: 'natural',
    question: 'Will it look natural?',
    answer: 'That is the aim. You see the shape and the tone on your own face before anything is set.',
  },
  {
    id: 'feeling',
    question: 'Is it uncomfortable?',
    answer:
      'The skin is numbed first, and we wait until it is. Most people then speak of light pressure. Everyone feels it differently, so we pause whenever you ask.',
  },
  {
    id: 'artist',
    question: 'Grand Master or Master?',
    answer:
      'Both work to one method. For a first, simple treatment a Master is a fine choice; for corrections of earlier work we suggest a Grand Master.',
  },
  {
    id: 'consultation',
    question: 'What happens at the consultation?',
    answer:
      'We look, measure and talk. You leave with a drawing and a price, and owe us nothing. Before a wedding, come eight weeks ahead or earlier: there is time for the touch-up then.',
  },
];

/** Sample: three clients and their words. */
const quotes = [
  {
    id: 'mariam',
    quote: 'I kept asking for one more millimetre. She kept finding it.',
    client: 'Mariam A.',
    about: 'Microblading, Dubai Marina',
    rating: 'Five stars of five',
  },
  {
    id: 'elena',
    quote: 'My lips have a colour again. People ask about my holiday, not my makeup.',
    client: 'Elena P.',
    about: 'Lip Blush, Downtown Dubai',
    rating: 'Five stars of five',
  },
  {
    id: 'claire',
    quote: 'I am at the gym before six, and no longer think about my eyes on the way.',
    client: 'Claire D.',
    about: 'Eyeliner, Palm Jumeirah',
    rating: 'Five stars of five',
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
    lead: 'Brows, lips and eyeliner, measured on your face and tried in daylight. Set only when you say yes.',
    ask: { label: 'Chat on WhatsApp', href: chat },
    picture: picture('silk-wide'),
    card: { eyebrow: 'Complimentary consultation', headline: 'Tell us what you have in mind' },
    from: 'from 1800',
    promise: facts.answerTime,
  },

  /** Sample: the hours of the day and their words. */
  perfectFor: {
    headline: 'Perfect for days that begin *before the mirror*',
    items: [
      {
        hour: '06:10',
        title: 'Early mornings',
        text: 'Awake, and nearly ready. The longest part of the mirror is already behind you.',
      },
      {
        hour: '08:30',
        title: 'Sparse or uneven brows',
        text: 'Gaps are drawn in hair by hair, and two sides brought closer to one height.',
      },
      {
        hour: '13:00',
        title: 'Heat, sea and sport',
        text: 'Colour that sits in the skin, not on it: for the pool, the gym and a long lunch.',
      },
      { hour: '17:45', title: 'Lips that have paled', text: 'A soft, even tone, and a border that is easier to read.' },
      { hour: '22:20', title: 'Less to take off', text: 'Nothing on the pillow, and a shorter evening at the basin.' },
    ],
  },

  /** Sample: what tells the two hands apart; the owner confirms it. */
  pricing: {
    headline: 'Services and pricing, *hand by hand*',
    text: 'Two hands, one method. A Grand Master carries our longest experience; a Master works to the same drawing with the same pigments.',
    categories,
    currency: 'Prices in AED.',
    illustrationNote: 'Plates are illustrations.',
  },

  beforeAfter: {
    headline: 'Before and after, *one frame apart*',
    text: 'Same face, same light, same crop.',
    illustrationNote: 'Illustrations of the technique, not results of clients.',
    pairs: [
      { id: 'microblading', title: 'Microblading', note: 'Plate I', ...pair('pair-microblading') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Plate II', ...pair('pair-lip-blush') },
      { id: 'neutralisation', title: 'Dark Lip Neutralization', note: 'Plate III', ...pair('pair-neutralised') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Plate IV', ...pair('pair-eyeliner') },
    ],
  },

  /** Sample: the wording of the six reasons. */
  why: {
    headline: 'Why choose the *Atelier*',
    reasons: [
      { title: 'Licensed', text: 'By the Dubai Health Authority. Ask to see the licence.' },
      { title: `${facts.experience} years`, text: 'Of practice, carried here from Ireland and London.' },
      { title: 'EU-certified pigments', text: 'Opened in front of you, mixed beside your face.' },
      { title: 'You approve the drawing', text: 'In the mirror, standing up, in daylight.' },
      { title: 'A private room', text: 'By appointment only. One client, one artist.' },
      { title: 'Complimentary advice', text: 'The consultation costs nothing, nor does the parking.' },
    ],
    picture: picture('studio-linen'),
    caption: 'Linen, before you arrive',
    ask: { label: 'Ask us anything', href: chat },
  },

  /** Sample: the wording of the three steps. */
  what: {
    eyebrow: 'What is Permanent Makeup',
    headline: 'Colour, set where a *pencil would rest*',
    text: 'Fine pigment is placed in the upper layers of the skin, so that a brow, a lip or a lash line keeps its tone when the day does not. It softens over time, and is refreshed when you wish.',
    steps: [
      {
        title: 'Looked at',
        text: 'Tone, symmetry and earlier work are noted. Nothing is promised before this.',
        picture: picture('stage-bare'),
      },
      {
        title: 'Measured',
        text: 'The shape is drawn on the skin, and corrected with you until it sits.',
        picture: picture('stage-mapped'),
      },
      {
        title: 'Set',
        text: 'Pigment goes down in sheer passes. A touch-up follows once it has settled.',
        picture: picture('stage-filled'),
      },
    ],
    legend: 'One mouth, three times',
    illustrationNote: 'Illustrations',
  },

  about: {
    eyebrow: 'About',
    headline: 'A London hand, *at home in the Marina*',
    text: [
      `Our founder, ${facts.founder}, is an international master with ${facts.experience} years of practice. She opened an academy in Ireland in 2015 and a clinic in London in 2019; in 2025 the flagship followed here, in ${facts.district}.`,
      'We still work the way we began: one artist to a client, a drawing first, and a mirror handed over early.',
    ],
    ask: { label: 'Ask for her on WhatsApp', href: chat },
    picture: picture('home-founder'),
    legend: 'The founder',
  },

  testimonials: {
    headline: `Three letters, *from ${facts.reviewCount}+*`,
    quotes,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Five we hear *most weeks*',
    invitation: 'Something else? An artist answers, not a script.',
    ask: { label: 'Ask on WhatsApp', href: chat },
    questions,
  },

  related: {
    headline: 'Read on',
    services: [
      { path: '/microblading-in-dubai', title: 'Microblading in Dubai', text: 'Hair strokes by hand, one technique in depth.' },
      { path: '/lip-blush-dubai', title: 'Lip Blush Dubai', text: 'A tint for the lips, and how it settles.' },
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'All our techniques for brows, lips and lash lines.' },
    ],
  },

  final: {
    eyebrow: 'Book',
    headline: 'Sit down with us *before you decide*',
    note: `Complimentary. ${facts.answerTime}. Healing and results differ from person to person; whether a treatment suits you is settled at the consultation.`,
    picture: picture('silk-oxblood'),
    visit: [
      { name: 'Where', text: `${facts.hotel}, ${facts.district}` },
      { name: 'When', text: 'Every day, by appointment' },
      { name: 'Parking', text: 'Complimentary' },
    ],
    ask: { label: 'Write to us instead', href: chat },
  },
} as const;
