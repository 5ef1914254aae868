import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type FaqQuestion, type PriceItem, pricesOf } from './shapes';

/** In AED. The prices and the 4-8 weeks before the touch-up were agreed with the customer. Sample: the other words of the notes. */
const prices = [
  { id: 'grandMaster', name: 'Grand Master', price: 2500, note: 'Our most experienced artists, for intricate corrections' },
  { id: 'master', name: 'Master', price: 1800, note: 'The same method, the same pigments, the same patience' },
  { id: 'touchUp', name: 'Touch-up', price: 950, note: 'At 4–8 weeks, once the strokes have settled' },
] as const satisfies readonly [PriceItem, PriceItem, PriceItem];

/** The four steps of the hero's drawing, in the order in which a brow is made. Sample. */
const studies = ['Measured, with your face at rest', 'Matched to how your hair grows', 'Placing the arch', 'The finished brow'] as const;

export interface GalleryItem {
  title: string;
  note: string;
  picture: PictureSource;
}

/** Sample: the plates and their titles are ours. */
const plates: { pair: readonly [GalleryItem, GalleryItem]; beside: GalleryItem; measuring: GalleryItem } = {
  pair: [
    { title: 'Before', note: 'A thin, dark brow', picture: picture('pair-microblading-before') },
    { title: 'After', note: 'The same brow, microbladed', picture: picture('pair-microblading-after') },
  ],
  beside: { title: 'Microblading', note: 'Sand-toned skin, eyes closed', picture: picture('gallery-1') },
  measuring: { title: 'Measuring', note: 'Before the first stroke', picture: picture('gallery-2') },
};

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly [ClientStory, ClientStory, ClientStory] = [
  {
    id: 'amna',
    quote: 'I took a photo of the drawing first. Weeks later, my brows look just like it.',
    client: 'Amna S.',
    location: 'Al Wasl',
  },
  {
    id: 'irina',
    quote: 'She left three gaps because my own hair was growing back there. I hadn’t noticed.',
    client: 'Irina P.',
    location: 'Business Bay',
  },
  {
    id: 'farah',
    quote: 'I brought a photo of my brows at twenty. She gave me those back.',
    client: 'Farah N.',
    location: 'Dubai Hills',
  },
];

const { aed, from } = pricesOf(prices);

/** Sample: ours, six as agreed, with the days after the treatment. Months, weeks and prices are those of the prices. */
const questions: readonly FaqQuestion[] = [
  {
    id: 'lasting',
    question: 'How long does microblading last?',
    answer:
      'It lasts 12–24 months. Skin type, sun and aftercare all play a part. The strokes soften evenly, and you decide when to refresh them.',
  },
  {
    id: 'touch-up',
    question: 'What is the touch-up for?',
    answer: `Skin doesn’t hold every stroke equally well. At 4–8 weeks, once they’ve settled, we look at your brows together and add what’s missing. The touch-up costs ${aed('touchUp')}.`,
  },
  {
    id: 'natural',
    question: 'Will it look like hair?',
    answer:
      'That’s the idea. Each stroke follows the length and angle of the hair beside it, and you see the whole shape drawn on before we begin.',
  },
  {
    id: 'comfort',
    question: 'Is it uncomfortable?',
    answer:
      'We numb the brow first and give the cream time to work. Most clients then feel a light scratching. Everyone’s different, so we go at your pace and pause whenever you ask.',
  },
  {
    id: 'before',
    question: 'What will the first weeks look like?',
    answer: [
      { when: 'Days 1–4', text: 'Darker and sharper than the result' },
      { when: 'Days 5–10', text: 'Light flaking; don’t pick' },
      { when: 'Weeks 2–3', text: 'It can look too pale' },
      { when: 'From week 4', text: 'The colour is back' },
      { when: 'Weeks 4–8', text: `The touch-up, ${aed('touchUp')}` },
    ],
  },
  {
    id: 'hand',
    question: 'Grand Master or Master: how do I choose?',
    answer: `Both follow the same method with the same pigments. Microblading costs ${aed('master')} with a Master and ${aed('grandMaster')} with a Grand Master. For corrections and very sparse brows, we suggest a Grand Master. Ask us at the consultation.`,
  },
];

/** What search engines and messengers show. */
export const head: PageHead = {
  title: `Microblading in Dubai Marina, from ${aed('master')}`,
  description: `Natural microblading in Dubai Marina: ${aed('master')} with a Master, ${aed('grandMaster')} with a Grand Master. Before and after, how to prepare, how long it lasts.`,
  share: '/share/microblading.jpg',
  service: 'Microblading',
};

/**
 * Texts and prices of the microblading landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The
 * page labels drawings as illustrations.
 */
export const microblading = {
  hero: {
    eyebrow: `Microblading · ${facts.district}`,
    headline: 'Microblading in\u{a0}Dubai: *brows you wake up with*',
    lead: 'Fine strokes, drawn by hand between your own hairs. They last 12–24 months, and you approve the shape before we begin.',
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: from('master'),
    proof: `${facts.answerTime}. The consultation is complimentary.`,
    studies,
  },

  /** Sample: the words, and the sterile, single-use needles; the owner confirms them. */
  about: {
    eyebrow: 'About microblading',
    headline: 'A single stroke *up close*',
    lead: 'Microblading is drawing. A row of fine, sterile, single-use needles, held like a pencil, leaves a line as thin as a hair.',
    text: 'You’d hardly notice one stroke. A few dozen, each beside a hair of your own, fill the sparse areas and leave the rest alone. No machine, no block of colour.',
    /** From the start of the stroke to its end. */
    moments: [
      { title: 'The start', text: 'Light, so the line seems to grow out of the skin.' },
      { title: 'The curve', text: 'It bends where your own hair bends.' },
      { title: 'The tip', text: 'Lifted early, so it tapers like a hair.' },
    ],
    legend: 'A single stroke between your own hairs',
    lasting: { figure: '12–24', unit: 'months', label: 'how long it lasts' },
    facts: [
      { figure: '4–8 weeks', label: 'until the touch-up' },
      { figure: `${facts.experience} years`, label: 'of experience, and EU-certified pigments' },
    ],
  },

  pricing: {
    headline: 'What microblading *costs*',
    text: 'We’ll help you choose your artist at the consultation. Either way it lasts 12–24 months, depending on your skin and the sun.',
    label: 'Microblading: prices',
    prices,
    book: { label: 'Book a Consultation', href: '#consultation' },
  },

  /** Sample: the words. */
  benefits: {
    eyebrow: 'Benefits',
    headline: 'Brows *without the pencil*',
    plate: { picture: picture('pm-register-brow'), caption: 'Microblading, sand-toned skin' },
    points: [
      {
        title: 'It follows your own hair.',
        text: 'Every stroke follows your own hair, so it looks natural as you move.',
      },
      {
        title: 'It’s measured, not guessed.',
        text: 'We find your arch from your bone structure. You approve the shape in the mirror before the first stroke.',
      },
      { title: 'It frees up your morning.', text: 'No pencil, no stencil, no last check in the car mirror.' },
      {
        title: 'It lasts, then softly fades.',
        text: 'Expect 12–24 months, softening evenly. A touch-up at 4–8 weeks refines the detail.',
      },
      { title: 'A little can be enough.', text: 'Sometimes a dozen strokes in the right place are all you need. We’ll say so.' },
      {
        title: 'There’s room to add.',
        text: 'Want more for the evening? You can still add to your brows in pencil.',
      },
    ],
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'Three clients, *in their own words*',
    rating: { figure: facts.rating, text: `out of 5 from ${facts.reviewCount}+\u{a0}reviews` },
    stars: 'Rated 5 out of 5',
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Before *and after*',
    illustrationNote: 'Illustrations of the technique, not client results.',
    ...plates,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *we begin*',
    questions,
    invitation: 'Send us a photo of your brows in daylight, without makeup. Someone from the studio will reply.',
    ask: { label: 'WhatsApp Us', href: chatLinks.microblading },
  },

  related: [
    { label: 'Brows & Lashes Dubai', href: '/brows-and-lashes-dubai' },
    { label: 'Lip Blush Dubai', href: '/lip-blush-dubai' },
  ],

  /** Sample: the words. */
  consultation: {
    eyebrow: 'Consultation',
    headline: 'Shall we look *at your brows?*',
    text: `Write as much or as little as you like. ${facts.answerTime}. The consultation is complimentary.`,
    contact: [
      { label: 'Telephone', lines: [facts.phoneShown], href: callUrl },
      { label: 'WhatsApp', lines: [facts.chatNumberShown], href: chatLinks.microblading },
    ],
  },

  callback: {
    headline: 'Or leave your number *and we’ll call*',
  },
} as const;
