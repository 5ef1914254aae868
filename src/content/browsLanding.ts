import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type PriceItem, pricesOf, type Question } from './shapes';

/** The names, the prices and the 6-8 weeks of lamination and lift were agreed with the customer. Sample: the other notes. */
const browsAndLashes = [
  { id: 'hd-brows', name: 'HD Brows', price: 350, note: 'Defined, filled and tidied to a crisp edge' },
  { id: 'lamination', name: 'Brow Lamination', price: 400, note: 'Brushed up and set, for 6–8 weeks' },
  { id: 'lamination-tint-shape', name: 'Lamination+Tint+Shape', price: 490, note: 'All three together' },
  { id: 'henna', name: 'Henna Brows', price: 250, note: 'Tints the hairs and the skin beneath' },
  { id: 'tint-shape', name: 'Tint & Shape', price: 'Ask', note: 'The price depends on your brows; ask us' },
  { id: 'threading', name: 'Threading/Waxing', price: 120, note: 'A clean line, nothing more' },
  { id: 'lash-lift', name: 'LVL Lash Lift', price: 350, note: 'Your own lashes, lifted for 6–8 weeks' },
  { id: 'combo', name: 'Brow and Lash Lamination Combo', price: 690, note: 'Both, in one sitting' },
] as const satisfies readonly PriceItem[];

/** Names, prices and weeks were agreed as in `browsAndLashes`. */
const extensions = [
  { id: 'classic', name: 'Classic Full Set', price: 350, note: 'One extension per lash' },
  { id: 'refill', name: 'Classic Refill', price: 175, note: 'To fill the gaps' },
  { id: 'volume', name: 'Russian/Volume Full Set', price: 399, note: 'Light fans, a fuller look' },
] as const satisfies readonly PriceItem[];

/** One of the eleven treatments in the price lists. Each has a drawing. */
export type TreatmentId = (typeof browsAndLashes | typeof extensions)[number]['id'];

export interface GalleryItem {
  title: string;
  note: string;
  picture: PictureSource;
  focus: string;
}

/** Sample: the plates and their titles are ours. */
const plates: readonly GalleryItem[] = [
  { title: 'Lamination', note: 'Porcelain skin, fair hair', picture: picture('brows-lamination'), focus: '50% 50%' },
  { title: 'Tint & Shape', note: 'Honey-toned skin, dark hair', picture: picture('brows-tint'), focus: '50% 50%' },
  { title: 'Lash Lift', note: 'Umber-toned skin', picture: picture('brows-lift'), focus: '50% 50%' },
  { title: 'Henna Brows', note: 'Umber-toned skin, dark hair', picture: picture('brows-henna'), focus: '50% 52%' },
];

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly ClientStory[] = [
  {
    id: 'yasmin',
    quote: 'By the second week I’d stopped reaching for my brow pencil, and forgotten where I kept it.',
    client: 'Yasmin O.',
    location: 'Dubai Marina',
  },
  {
    id: 'clara',
    quote: 'She combed my brows up, looked, and put the tint away. I’ve trusted her ever since.',
    client: 'Clara V.',
    location: 'Emirates Hills',
  },
  {
    id: 'huda',
    quote: 'They look like my own lashes after a very good night’s sleep. Nobody has guessed.',
    client: 'Huda M.',
    location: 'Mirdif',
  },
];

const { aed, from } = pricesOf(browsAndLashes, extensions);

/** Sample: ours, three as agreed. The durations are those of the prices. */
const questions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long do lamination and lash lifts last?',
    answer:
      'Both last 6–8 weeks, until the hairs grow out. Keep them dry for the first day, and comb them through each morning. That’s all they need.',
  },
  {
    id: 'ask',
    question: 'What does Tint & Shape cost?',
    answer:
      'It depends on how much there is to tint and shape. Send us a photo of your brows in daylight, and we’ll tell you the price before you come.',
  },
  {
    id: 'classic-or-volume',
    question: 'Classic or Russian volume: how do I choose?',
    answer:
      'A classic set adds one extension to each lash and looks like a longer version of your own. Russian volume uses small, light fans and looks fuller. Your artist checks your lashes first and tells you what they can carry.',
  },
];

/** What search engines and messengers show. */
export const head: PageHead = {
  title: 'Brow Lamination, Lash Lift & Extensions in Dubai Marina',
  description: `Brow lamination ${aed('lamination')}, LVL lash lift ${aed('lash-lift')}, henna brows ${aed('henna')} and lash extensions in Dubai Marina. Prices, reviews, complimentary consultation.`,
  share: '/share/brows-lashes.jpg',
  service: 'Brows and lashes',
};

/**
 * Texts and prices of the brows and lashes landing page, in the order of its sections. Treatments that /brows-lashes also sells cost the
 * same there. `*asterisks*` set part of a headline in italics.
 */
export const browsLanding = {
  hero: {
    eyebrow: `Brows & lashes · ${facts.district}`,
    headline: 'Brows and lashes in\u{a0}Dubai, *to suit your face*',
    lead: 'Lamination, tint, lash lift and extensions, so you can put down the pencil and mascara.',
    from: from('threading'),
    form: {
      eyebrow: 'Complimentary consultation',
      headline: 'Where shall we begin?',
      promise: facts.answerTime,
    },
    plate: { picture: picture('brows-field'), caption: 'Hair strokes, drawn on paper' },
  },

  prices: {
    headline: 'Prices *at a glance*',
    text: 'A small drawing shows what each treatment does. Lamination and lash lifts last 6–8 weeks.',
    browsAndLashes: { headline: 'Brows & Lashes', items: browsAndLashes },
    extensions: { headline: 'Eyelash Extensions', items: extensions },
    ask: { label: 'Ask', about: 'about Tint & Shape on WhatsApp', href: chatLinks.browsLanding },
    plate: { picture: picture('brows-volume'), caption: 'Volume set, eyes closed' },
  },

  gallery: {
    headline: 'A closer *look*',
    illustrationNote: 'Illustrations of the technique, not client results.',
    plates,
  },

  /** Sample: the words. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'Shaped with you, *never rushed*',
    points: [
      {
        title: 'Pencil, first',
        text: 'We draw your brow shape on first. Nothing is waxed, tinted or set until you’ve said yes.',
      },
      { title: 'Comb, often', text: 'We look at how each hair grows before we change its direction.' },
      {
        title: 'Tweezers, lightly',
        text: 'No extension is heavier than your lash can carry. If your lashes need a rest, we’ll say so.',
      },
      {
        title: 'Brush, last',
        text: 'We mix tint and henna beside you, to suit your hair and skin, and err on the lighter side.',
      },
    ],
    experience: { figure: facts.experience, unit: 'years of experience' },
    claims: ['Licensed by the Dubai Health Authority', 'Complimentary consultation and parking'],
  },

  testimonials: {
    eyebrow: `Rated ${facts.rating} out of 5 from ${facts.reviewCount}+ reviews`,
    headline: 'In their *own words*',
    stories,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *you book*',
    questions,
    invitation: 'Anything else? Send us a message, and someone at the studio will answer.',
    ask: { label: 'WhatsApp Us', href: chatLinks.browsLanding },
  },

  related: [
    { label: 'Brows & Lashes', href: '/brows-lashes' },
    { label: 'Microblading Dubai', href: '/microblading-in-dubai-new' },
  ],

  visit: {
    headline: 'Where to find us',
    text: 'By appointment only.',
  },

  callback: {
    eyebrow: 'Callback',
    headline: 'Prefer to talk? *We’ll call you*',
    text: 'A few minutes on the phone is enough to tell us what you have in mind. The consultation itself is complimentary.',
    formHeadline: 'Request a call',
    contact: {
      headline: 'Or reach us directly',
      entries: [
        { label: 'Telephone', lines: [facts.phoneShown], href: callUrl },
        { label: 'WhatsApp', lines: [facts.chatNumberShown], href: chatLinks.browsLanding },
        { label: 'Address', lines: [facts.hotel, `${facts.district}, ${facts.city}`] },
        { label: 'Hours', lines: [facts.contactHours] },
      ],
    },
  },
} as const;
