import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type PriceItem, pricesOf, type Question } from './shapes';

/** The names, the prices and the 6-8 weeks of lamination and lift were agreed with the customer. Sample: the other notes. */
const browsAndLashes = [
  { id: 'hd-brows', name: 'HD Brows', price: 350, note: 'Tinted, shaped and tidied to a crisp edge' },
  { id: 'lamination', name: 'Brow Lamination', price: 400, note: 'Brushed up and set, for 6–8 weeks' },
  { id: 'lamination-tint-shape', name: 'Lamination+Tint+Shape', price: 490, note: 'All three in one visit' },
  { id: 'henna', name: 'Henna Brows', price: 250, note: 'Tints the hair and the skin beneath' },
  { id: 'tint-shape', name: 'Tint & Shape', price: 'Ask', note: 'The price depends on your brows' },
  { id: 'threading', name: 'Threading/Waxing', price: 120, note: 'Shaped and tidied' },
  { id: 'lash-lift', name: 'LVL Lash Lift', price: 350, note: 'Your own lashes, lifted for 6–8 weeks' },
  { id: 'combo', name: 'Brow and Lash Lamination Combo', price: 690, note: 'Brows and lashes in one appointment' },
] as const satisfies readonly PriceItem[];

/** Names, prices and weeks were agreed as in `browsAndLashes`. */
const extensions = [
  { id: 'classic', name: 'Classic Full Set', price: 350, note: 'One extension per lash' },
  { id: 'refill', name: 'Classic Refill', price: 175, note: 'Tops up a set that has thinned' },
  { id: 'volume', name: 'Russian/Volume Full Set', price: 399, note: 'Light fans for a fuller look' },
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
  { title: 'Lamination', note: 'Fair skin and hair', picture: picture('brows-lamination'), focus: '50% 50%' },
  { title: 'Tint & Shape', note: 'Tan skin, dark hair', picture: picture('brows-tint'), focus: '50% 50%' },
  { title: 'Lash Lift', note: 'Brown skin', picture: picture('brows-lift'), focus: '50% 50%' },
  { title: 'Henna Brows', note: 'Brown skin, dark hair', picture: picture('brows-henna'), focus: '50% 52%' },
];

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly ClientStory[] = [
  {
    id: 'yasmin',
    quote: 'I’d cancelled twice, because my last tint came out far too dark. This one was right the first time.',
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
    quote: 'They look like my own lashes after a very good night’s sleep.',
    client: 'Huda M.',
    location: 'Mirdif',
  },
];

const { aed, from } = pricesOf(browsAndLashes, extensions);

/** Sample: the patch test, who should wait, and wax on thin skin; the owner confirms it. */
const patchTest: Question = {
  id: 'patch-test',
  question: 'Do I need a patch test?',
  answer:
    'Yes, if you’ve ever reacted to hair dye, henna or lash glue: call us before you come. Call us, too, if you’re pregnant or breastfeeding. If you use a retinoid, or have taken isotretinoin in the last six months, don’t have your brows waxed: wax can lift the skin. Nano hairstrokes and lash enhancement are done with a needle. We numb the skin first; if you’re pregnant or breastfeeding, please wait. The Client Guide says who else should, and what to avoid afterwards.',
};

/** Sample: ours, three as agreed, with how long tint and henna last and what to leave out on the first day. The other durations are those of the prices. */
const questions: readonly Question[] = [
  {
    id: 'how-long',
    question: 'How long do lamination and a lash lift last?',
    answer:
      'Both last 6–8 weeks, until the hairs grow out; tint and henna fade sooner, in three to six weeks. For the first day: no water, steam, mascara or oil on them, and no makeup on your brows. After that, comb them through each morning.',
  },
  patchTest,
  {
    id: 'classic-or-volume',
    question: 'Should I choose classic or Russian volume lashes?',
    answer:
      'A classic set adds one extension to each lash and looks like a longer version of your own. Russian volume uses small, light fans and looks fuller. Your artist checks your own lashes first, then recommends one.',
  },
];

/** The title, description and share image for search engines and messengers. */
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
    headline: 'Brows and lashes in\u{a0}Dubai, *shaped to suit you*',
    lead: 'Brow lamination and lash lifts that last 6–8 weeks, tint, henna and extensions. Less to do every morning.',
    from: from('threading'),
    form: {
      eyebrow: 'Complimentary consultation',
      headline: 'Which treatment would you like?',
      promise: facts.responseTime,
    },
    plate: picture('brows-field'),
  },

  prices: {
    headline: 'Prices at a glance',
    text: 'Prices in AED.',
    browsAndLashes: { headline: 'Brows & Lashes', items: browsAndLashes },
    extensions: { headline: 'Eyelash Extensions', items: extensions },
    ask: { label: 'Ask', about: 'about Tint & Shape on WhatsApp', href: chatLinks.browsLanding },
    plate: { picture: picture('brows-volume'), caption: 'Volume set, eyes closed' },
  },

  gallery: {
    headline: 'A closer look',
    illustrationNote: 'Illustrations of the technique, not client results.',
    plates,
  },

  /** Sample: the words. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'How we work on brows and lashes',
    points: [
      {
        title: 'First, the shape',
        text: 'We mark it out on your brows. Nothing is waxed, tinted or set until you’re happy with it.',
      },
      {
        title: 'We follow your hair growth',
        text: 'We look at which way your brows grow before we comb, lift or set them.',
      },
      {
        title: 'Gentle on your own lashes',
        text: 'No extension is heavier than your lash can carry. If your eyes sting or anything pulls, tell us and we’ll stop.',
      },
      {
        title: 'Colour mixed for you',
        text: 'We mix tint and henna to suit your hair and skin, and start light: it’s easier to add colour than to take it away.',
      },
    ],
    experience: { figure: facts.experience, unit: 'years of experience' },
    claims: ['Licensed by the Dubai Health Authority', `Free parking at ${facts.hotel}`],
  },

  testimonials: {
    eyebrow: `Rated ${facts.rating} out of 5 from ${facts.reviewCount}+ reviews`,
    headline: 'In their own words',
    stories,
  },

  faq: {
    eyebrow: 'Before you book',
    headline: 'Questions about brows and lashes',
    questions,
    invitation: 'Anything else you’d like to know?',
    ask: { label: 'WhatsApp Us', href: chatLinks.browsLanding },
  },

  related: [
    { label: 'Brows & Lashes', href: '/brows-lashes' },
    { label: 'Microblading Dubai', href: '/microblading-in-dubai-new' },
  ],

  visit: {
    headline: 'Where to find us',
    text: `${facts.contactHours}, by appointment.`,
  },

  callback: {
    eyebrow: 'Callback',
    headline: 'Prefer to talk? *We’ll call you*',
    text: 'Tell us what you’d like; a few minutes on the phone is enough.',
    formHeadline: 'Request a call',
    contact: {
      headline: 'Or reach us directly',
      entries: [
        { label: 'Telephone', text: facts.phoneShown, href: callUrl },
        { label: 'WhatsApp', text: facts.chatNumberShown, href: chatLinks.browsLanding },
      ],
    },
  },
} as const;
