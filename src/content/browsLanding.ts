import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import type { PriceItem, Question } from './shapes';

/** The names, the prices and the 6-8 weeks of lamination and lift were agreed with the customer. Sample: the other notes. */
const browsAndLashes = [
  { id: 'hd-brows', name: 'HD Brows', price: 350, note: 'Defined, filled and tidied to a clear edge' },
  { id: 'lamination', name: 'Brow Lamination', price: 400, note: 'Hairs set upwards, for 6–8 weeks' },
  { id: 'lamination-tint-shape', name: 'Lamination+Tint+Shape', price: 490, note: 'The three together, in one sitting' },
  { id: 'henna', name: 'Henna Brows', price: 250, note: 'A warm stain on hair and skin' },
  { id: 'tint-shape', name: 'Tint & Shape', price: 'Ask', note: 'Depends on your hair; we tell you first' },
  { id: 'threading', name: 'Threading/Waxing', price: 120, note: 'A clean line, nothing more' },
  { id: 'lash-lift', name: 'LVL Lash Lift', price: 350, note: 'Your own lashes, raised for 6–8 weeks' },
  { id: 'combo', name: 'Brow and Lash Lamination Combo', price: 690, note: 'Both, while you rest once' },
] as const satisfies readonly PriceItem[];

/** Names, prices and weeks were agreed as in `browsAndLashes`. */
const extensions = [
  { id: 'classic', name: 'Classic Full Set', price: 350, note: 'One to one' },
  { id: 'refill', name: 'Classic Refill', price: 175, note: 'The gaps only' },
  { id: 'volume', name: 'Russian/Volume Full Set', price: 399, note: 'Fans, light as one' },
] as const satisfies readonly PriceItem[];

/** One of the eleven treatments in the price lists. Each has a drawing. */
export type TreatmentId = (typeof browsAndLashes | typeof extensions)[number]['id'];

export interface GalleryItem {
  title: string;
  note: string;
  picture: PictureSource;
  /** Width of the frame. Use a narrow frame only for still lifes, because it would crop eyes. */
  frame: 'wide' | 'middle' | 'narrow';
  focus: string;
}

/** Sample: the plates and their titles are ours. */
const rails: readonly (readonly GalleryItem[])[] = [
  [
    { title: 'Lamination', note: 'Porcelain skin, fair hair', picture: picture('brows-lamination'), frame: 'wide', focus: '50% 50%' },
    { title: 'The linen', note: 'Folded for one', picture: picture('studio-linen'), frame: 'narrow', focus: '50% 50%' },
    { title: 'Tint & Shape', note: 'Honey skin, dark hair', picture: picture('brows-tint'), frame: 'middle', focus: '78% 50%' },
  ],
  [
    { title: 'Lash Lift', note: 'Umber skin', picture: picture('brows-lift'), frame: 'middle', focus: '50% 50%' },
    { title: 'Henna Brows', note: 'Umber skin, dark hair', picture: picture('brows-henna'), frame: 'wide', focus: '50% 52%' },
    { title: 'The shelf', note: 'Fair to deep', picture: picture('studio-bottles'), frame: 'narrow', focus: '50% 62%' },
  ],
];

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly ClientStory[] = [
  {
    id: 'yasmin',
    quote: 'Somewhere in the second week I stopped reaching for the pencil, and *forgot where I keep it.*',
    client: 'Yasmin O.',
    location: 'Dubai Marina',
  },
  {
    id: 'clara',
    quote: 'She combed them up, stepped back, and *put the tint away.* I have trusted her since.',
    client: 'Clara V.',
    location: 'Emirates Hills',
  },
  {
    id: 'huda',
    quote: 'My lashes look like mine after *a very good night.* Nobody has asked me anything.',
    client: 'Huda M.',
    location: 'Mirdif',
  },
];

/** Sample: ours, three as agreed. The durations are those of the prices. */
const questions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long do lamination and a lash lift last?',
    answer:
      'Both last 6–8 weeks, about as long as the hairs they are set in. Keep them dry for the first day, and comb them once in the morning. That is all the care they ask for.',
  },
  {
    id: 'ask',
    question: 'Why does Tint & Shape say “Ask”?',
    answer:
      'Because it depends on how much there is to tint and how much to shape. Send us a photograph of your brows in daylight, and you have the figure before you come.',
  },
  {
    id: 'classic-or-volume',
    question: 'Classic or Russian volume: how do I choose?',
    answer:
      'A classic set places one extension on one lash and looks like a longer version of your own. Russian volume sets small, light fans and looks fuller. Your artist reads your lashes first and tells you what they can carry.',
  },
];

/**
 * Texts and prices of the brows and lashes landing page, in the order of its sections. Treatments that /brows-lashes also sells cost the
 * same there. `*asterisks*` set part of a headline in italics.
 */
export const browsLanding = {
  hero: {
    eyebrow: `Brows & lashes · ${facts.district}`,
    headline: 'Brows and lashes in\u{a0}Dubai, *combed into character*',
    lead: 'Lamination, tint, shape, lift and extensions, fitted to the face you already have.',
    from: 'from 120',
    form: {
      eyebrow: 'Complimentary consultation',
      headline: 'Where shall we begin?',
      promise: facts.answerTime,
    },
    plate: { picture: picture('brows-field'), caption: 'Hair strokes in umber, on paper' },
  },

  prices: {
    headline: 'The list, *drawn out*',
    text: 'Each line carries a small drawing of what it does. Brow lamination and lash lift last 6–8 weeks.',
    browsAndLashes: { headline: 'Brows & Lashes', items: browsAndLashes },
    extensions: { headline: 'Eyelash Extensions', items: extensions },
    ask: { label: 'Ask', about: 'about Tint & Shape on WhatsApp', href: chatLinks.browsLanding },
    plate: { picture: picture('brows-volume'), caption: 'Volume set, eyes closed' },
  },

  gallery: {
    headline: 'Gallery, *hung on brass*',
    illustrationNote: 'Illustrations of the technique, not results of clients.',
    rails,
  },

  /** Sample: the words. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'Four tools, and *the patience* to use them',
    points: [
      {
        title: 'The pencil, first',
        text: 'Your shape is drawn on you in daylight. Nothing is waxed, tinted or set until you have said yes to it.',
      },
      { title: 'The comb, often', text: 'We look at how each hair wants to grow before we ask it to lie another way.' },
      {
        title: 'The tweezer, lightly',
        text: 'One extension is chosen for what one lash can carry. If your lashes need a rest, we say so.',
      },
      {
        title: 'The brush, last',
        text: 'Tint and henna are mixed beside you, for your hair and your skin, and kept a shade under rather than over.',
      },
    ],
    claims: [`${facts.experience} years of experience`, 'Licensed by the Dubai Health Authority', 'Complimentary consultation and parking'],
  },

  testimonials: {
    eyebrow: `Rated ${facts.rating} out of 5, from ${facts.reviewCount}+ reviews`,
    headline: 'Said *in passing*',
    stories,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *you lie down*',
    questions,
    invitation: 'Anything else takes one message. A person from the studio answers it.',
    ask: { label: 'WhatsApp Us', href: chatLinks.browsLanding },
  },

  related: {
    headline: 'You may also like',
    services: [
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'The lighter half of the menu: tints, soft lamination, half sets.' },
      { path: '/microblading-in-dubai', title: 'Microblading in Dubai', text: 'Hair strokes that stay for 12–24 months.' },
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
    ],
  },

  visit: {
    headline: 'Your chair is here',
    text: 'By appointment only.',
  },

  callback: {
    eyebrow: 'Callback',
    headline: 'A name, a number, *and we call you*',
    text: 'Tell us on the telephone what you have in mind. It takes a few minutes, and the consultation itself is complimentary.',
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
