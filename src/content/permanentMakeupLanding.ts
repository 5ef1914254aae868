import { type PictureSource, pair, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

import { type Link, type Price, pricesOf, type Question, type TwoPriceItem } from './shapes';

const chat = chatLinks.permanentMakeup;
const [founderFirstName = ''] = facts.founder.split(' ');

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
const categories = [
  {
    id: 'brows',
    title: 'Brows',
    count: 'Four techniques',
    from: 'from 1800',
    heroPicture: picture('pm-register-brow'),
    cardPicture: picture('pm-card-brow'),
    items: [
      {
        id: 'microblading',
        name: 'Microblading',
        priceGM: 2500,
        priceM: 1800,
        description: 'Fine strokes by hand, for normal or dry skin',
      },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 'GM only', description: 'Hair-thin strokes, for a lighter look' },
      { id: 'hybrid', name: 'Hybrid Brows', priceGM: 3500, priceM: 2500, description: 'Strokes and shading, for gaps and a soft tail' },
      { id: 'ombre', name: 'Ombre Brows', priceGM: 2800, priceM: 1900, description: 'A soft powder finish that suits oily skin too' },
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
      { id: 'lipBlush', name: 'Lip Blush', priceGM: 4200, priceM: 3200, description: 'A sheer, even tint with a soft edge' },
      {
        id: 'neutralisation',
        name: 'Dark Lip Neutralization',
        priceGM: 4500,
        priceM: 3500,
        description: 'Balances dark or uneven tone before colour',
      },
    ],
    aside: 'We mix your shade in front of you and check it against your skin.',
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
    aside:
      'We check the line on open and closed eyes before we start. Come without contact lenses or lash extensions, and don’t drive home: eyes can water and swell for a day.',
    ask: { label: 'Ask about eyeliner', href: chat },
  },
] as const satisfies readonly PriceCategory[];

const { aed, from } = pricesOf(...categories.map(({ items }) => items));

/** Sample: the answers, with the days after a treatment. */
const questions: readonly Question[] = [
  /** Sample: how long nano, hybrid and powder brows and eyeliner last; the owner confirms it. The other two durations are agreed. */
  {
    id: 'lasting',
    question: 'Is permanent makeup really permanent?',
    answer:
      'No. Microblading usually lasts 12 to 24 months, lip blush 2 to 3 years. As a rule, nano, hybrid and powder brows last one to three years, eyeliner two to five. All fade gradually; refresh them, or let them go.',
  },
  /** Sample: who should wait; the owner confirms it. */
  {
    id: 'waiting',
    question: 'Who should wait before having permanent makeup?',
    answer:
      'Please wait if you’re pregnant or breastfeeding, or if the skin we’d work on is sunburnt, broken or peeling. Ask your doctor first if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, or if your skin forms keloids. If you’ve ever had a cold sore, see your doctor before a lip treatment. Never stop a prescribed medicine for a beauty treatment. Tell us by phone or at the consultation.',
  },
  {
    id: 'feeling',
    question: 'Does permanent makeup hurt?',
    answer: 'We numb the skin first, and most clients feel light pressure. Lips and lash lines are more sensitive than brows.',
  },
  /** Sample: what to avoid afterwards; the owner confirms it. */
  {
    id: 'afterwards',
    question: 'What can’t I do afterwards?',
    answer:
      'For about ten days: no pool, sea, sauna or hard exercise, no makeup on brows or eyes, no direct sun. You can wear a hijab straight away; just keep fabric from rubbing. After lip blush, drink through a straw, eat nothing spicy and wear no lipstick for about a week. Expect stronger colour for a few days, then light flaking.',
  },
  {
    id: 'consultation',
    question: 'What happens at the consultation?',
    answer:
      'We look, measure, and show you the shape and the shade before you agree to anything. You leave with a suggested shape and a price, and there’s no obligation. Getting married? Come at least twelve weeks before, so there’s time for the touch-up, which isn’t included.',
  },
];

/** Sample: three clients and their words. */
const quotes = [
  {
    id: 'mariam',
    quote: 'I asked for one more millimetre, three times. She measured three times.',
    client: 'Mariam A.',
    about: 'Microblading, Dubai Marina',
  },
  {
    id: 'elena',
    quote: 'My lips have colour again. People ask about my holiday, not my makeup.',
    client: 'Elena P.',
    about: 'Lip Blush, Downtown Dubai',
  },
  {
    id: 'claire',
    quote: 'I’m at the gym before six, and my eyeliner is already on.',
    client: 'Claire D.',
    about: 'Eyeliner, Palm Jumeirah',
  },
] as const;

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: 'Permanent Makeup Dubai Marina: Brows, Lips & Eyeliner',
  description: `Permanent makeup in Dubai Marina: microblading from ${aed('microblading')}, lip blush from ${aed('lipBlush')}. How it feels, how it heals. Complimentary consultation.`,
  share: '/share/permanent-makeup.jpg',
  service: 'Permanent makeup',
};

/**
 * Texts of the permanent makeup landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page
 * labels drawings as illustrations.
 */
export const permanentMakeupLanding = {
  hero: {
    headline: 'Permanent makeup in Dubai *that looks like you*',
    lead: 'Less makeup to put on every morning. Microblading lasts 12–24 months, lip blush 2–3 years.',
    ask: { label: 'Chat on WhatsApp', href: chat },
    picture: picture('silk-wide'),
    card: { eyebrow: 'Complimentary consultation', headline: 'Tell us what you have in mind' },
    from: from('microblading'),
    promise: facts.responseTime,
  },

  /** Sample: the words. */
  perfectFor: {
    headline: 'Perfect for early starts and long days',
    items: [
      {
        title: 'Early mornings',
        text: 'Awake, and nearly ready. The slowest part of your morning is already done.',
      },
      {
        title: 'Sparse or uneven brows',
        text: 'Gaps filled hair by hair, and two brows that look more like a pair.',
      },
      {
        title: 'Heat, sea and sport',
        text: 'Colour in the skin, not on it. Once healed, it stays put in the pool and at the gym.',
      },
      { title: 'Lips that have faded', text: 'A soft, even tone, and an outline you can see again.' },
      { title: 'Late evenings', text: 'A clean pillowcase, and less to take off at night.' },
    ],
  },

  /** Sample: what tells a Grand Master from a Master; the owner confirms it. */
  pricing: {
    headline: 'Treatments and prices',
    text: 'Masters follow the same method as Grand Masters and use the same pigments. For a first treatment, a Master is a good choice; to correct earlier work, we suggest a Grand Master, one of our most experienced artists.',
    categories,
    currency: 'Prices in AED.',
    illustrationNote: 'Pictures are illustrations.',
  },

  beforeAfter: {
    headline: 'Before and after',
    text: 'Same face, same light, same angle.',
    illustrationNote: 'Illustrations of the technique, not client results.',
    pairs: [
      { id: 'microblading', title: 'Microblading', note: 'Brows', ...pair('pair-microblading') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Lips', ...pair('pair-lip-blush') },
      { id: 'neutralisation', title: 'Dark Lip Neutralization', note: 'Lips', ...pair('pair-neutralised') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Eyeliner', ...pair('pair-eyeliner') },
    ],
  },

  /** Sample: the wording of the six reasons, and the sterile, single-use needles; the owner confirms them. */
  why: {
    headline: `Why choose ${facts.studioName}`,
    reasons: [
      { title: 'Licensed', text: 'Dubai Health Authority licence. Every needle is sterile and single-use.' },
      { title: `${facts.experience} years`, text: 'Experience in Ireland, London and Dubai.' },
      { title: 'EU-certified pigments', text: 'Mixed for your skin: warmer for olive and deeper tones.' },
      { title: 'The shape is yours', text: 'We change it as often as you ask before any colour goes in.' },
      { title: 'By appointment only', text: 'Your artist has time for you and all your questions.' },
      { title: 'Advice first', text: 'A consultation doesn’t commit you to a treatment.' },
    ],
    picture: picture('studio-linen'),
    caption: 'In our treatment room',
    ask: { label: 'Ask us anything', href: chat },
  },

  /** Sample: the wording of the three steps. */
  what: {
    eyebrow: 'What is Permanent Makeup',
    headline: 'Makeup that doesn’t wash off',
    text: 'We place fine pigment in the upper layers of the skin, so your brows, lips or lash line keep their colour from morning to night. It softens over time; refresh it whenever you like.',
    steps: [
      {
        title: 'First, we look',
        text: 'Your skin tone, your symmetry, any earlier work. Then we tell you what will suit you.',
        picture: picture('stage-bare'),
      },
      {
        title: 'Then we map',
        text: 'We mark the shape on your skin and check it from every side.',
        picture: picture('stage-mapped'),
      },
      {
        title: 'Then the colour',
        text: 'We build it in sheer layers. A touch-up follows once it has settled, at its own price.',
        picture: picture('stage-filled'),
      },
    ],
    legend: 'Lips in three stages',
    illustrationNote: 'Illustrations',
  },

  about: {
    eyebrow: 'About',
    headline: 'Meet the founder',
    experience: { figure: facts.experience, unit: 'years of experience' },
    text: [
      `Our founder, ${facts.founder}, is an International Master with ${facts.experience} years of experience. She opened her academy in Ireland in 2015, her London clinic in 2019 and her flagship in ${facts.district} in 2025.`,
      'We still work the way she began: no shape is decided without you.',
    ],
    ask: { label: `Ask for ${founderFirstName} on WhatsApp`, href: chat },
  },

  testimonials: {
    headline: `Three of our ${facts.reviewCount}+ reviews`,
    quotes,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'What clients ask us first',
    invitation: 'Something else you’d like to ask?',
    ask: { label: 'Ask on WhatsApp', href: chat },
    questions,
  },

  related: [
    { label: 'Microblading Dubai', href: '/microblading-in-dubai' },
    { label: 'Lip Blush Dubai', href: '/lip-blush-dubai' },
  ],

  final: {
    eyebrow: 'Book',
    headline: 'Meet us *before you decide*',
    note: `${facts.responseTime}. Healing and results differ from person to person; at the consultation we’ll tell you whether a treatment suits you.`,
    picture: picture('silk-oxblood'),
    visit: [
      { name: 'Where', text: `${facts.hotel}, ${facts.district}` },
      { name: 'When', text: 'Every day, by appointment' },
      { name: 'Parking', text: 'Free, at the hotel' },
    ],
    ask: { label: 'Message us instead', href: chat },
  },
} as const;
