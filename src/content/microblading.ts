import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type FaqQuestion, type PriceItem, pricesOf } from './shapes';

/** In AED. The prices and the 4-8 weeks before the touch-up were agreed with the customer. Sample: the other words of the notes. */
const prices = [
  { id: 'grandMaster', name: 'Grand Master', price: 2500, note: 'Our most experienced artists, for corrections and very sparse brows' },
  { id: 'master', name: 'Master', price: 1800, note: 'Trained in the same method, with the same pigments' },
  { id: 'touchUp', name: 'Touch-up', price: 950, note: 'At 4–8 weeks, once the strokes have settled' },
] as const satisfies readonly [PriceItem, PriceItem, PriceItem];

/** The four steps of the hero's drawing, in the order in which a brow is made. Sample. */
const studies = ['Measured', 'Matched to your hair', 'The arch placed', 'The finished brow'] as const;

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
  beside: { title: 'Microblading', note: 'On medium skin', picture: picture('gallery-1') },
  measuring: { title: 'Measuring', note: 'Before the first stroke', picture: picture('gallery-2') },
};

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly [ClientStory, ClientStory, ClientStory] = [
  {
    id: 'amna',
    quote: 'I took a photo of the shape before she started. Weeks later, my brows look just like it.',
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
    answer: `Some strokes heal lighter than others. At 4–8 weeks, once they’ve settled, we look at your brows together and add what’s missing. The touch-up costs ${aed('touchUp')}.`,
  },
  /** Sample: what suits which skin; the owner confirms it. */
  {
    id: 'skin',
    question: 'Does microblading suit my skin?',
    answer:
      'Hair-like strokes suit normal and dry skin. Oily skin blurs fine strokes sooner, so powder brows may suit you better. On mature or thin skin, soft shading is often the better choice. For gaps and a soft tail, hybrid brows combine the two. Olive and deeper skin needs warmer pigment, so that it’s less likely to heal grey.',
  },
  {
    id: 'comfort',
    question: 'Does microblading hurt?',
    answer:
      'We numb the brow first. Most clients then feel a light scratching, and hear it more than they feel it. You can ask for a break at any time.',
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
  /** Sample: who should wait, and the patch test; the owner confirms it. */
  {
    id: 'waiting',
    question: 'Who should wait before having microblading?',
    answer:
      'Please wait if you’re pregnant or breastfeeding, or if the skin around your brows is sunburnt, broken or peeling. Ask your doctor first if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, or if your skin forms keloids. Never stop a prescribed medicine for a beauty treatment. If you’ve ever reacted to hair dye, henna or numbing cream, ask us for a patch test.',
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Microblading in Dubai Marina, from ${aed('master')}`,
  description: `Natural microblading in Dubai Marina: ${aed('master')} with a Master, ${aed('grandMaster')} with a Grand Master. How it feels, how it heals, how long it lasts.`,
  share: '/share/microblading.jpg',
  service: 'Microblading',
};

/**
 * Texts and prices of the microblading landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The
 * page labels drawings as illustrations.
 */
export const microblading = {
  hero: {
    headline: 'Microblading in\u{a0}Dubai: *brows you wake up with*',
    lead: 'Fuller-looking brows without makeup, built up stroke by stroke. They last 12–24 months.',
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: from('master'),
    proof: `${facts.responseTime}. The consultation is complimentary.`,
    studies,
  },

  /** Sample: the words, and the sterile, single-use needles; the owner confirms them. */
  about: {
    eyebrow: 'About microblading',
    headline: 'What microblading is',
    lead: 'Fine strokes of pigment, placed by hand between your own hairs. The tool is held like a pencil and ends in a row of sterile, single-use needles.',
    text: 'They fill the sparse areas and leave the rest alone. The pigments are EU-certified, and the studio is licensed by the Dubai Health Authority.',
    /** From the start of the stroke to its end. */
    moments: [
      { title: 'The start', text: 'Light, as if it grew there.' },
      { title: 'The curve', text: 'It bends where your own hair bends.' },
      { title: 'The tip', text: 'Tapered like a hair.' },
    ],
    legend: 'A single stroke between your own hairs',
    lasting: { figure: '12–24', unit: 'months', label: 'how long it lasts' },
    facts: [
      { figure: '4–8 weeks', label: 'until the touch-up' },
      { figure: `${facts.experience} years`, label: 'of experience' },
    ],
  },

  pricing: {
    headline: 'What microblading costs',
    text: 'We’ll help you choose your artist at the consultation. The touch-up isn’t included.',
    label: 'Microblading: prices',
    prices,
    book: { label: 'Request a consultation', href: '#consultation' },
  },

  /** Sample: the words. */
  benefits: {
    eyebrow: 'Benefits',
    headline: 'Brows without the pencil',
    plate: { picture: picture('pm-register-brow'), caption: 'Microblading on medium skin' },
    points: [
      {
        title: 'It looks like hair.',
        text: 'Each stroke takes the length and direction of the hair beside it.',
      },
      {
        title: 'It’s measured, not guessed.',
        text: 'We measure both sides and check one against the other.',
      },
      { title: 'It frees up your morning.', text: 'Nothing to smudge, and no last check in the car mirror.' },
      {
        title: 'It lasts, then softly fades.',
        text: 'The strokes fade evenly over 12–24 months. A touch-up at 4–8 weeks refines the detail.',
      },
      {
        title: 'A little can be enough.',
        text: 'Sometimes a dozen strokes in the right place are all you need, and then that’s all we add.',
      },
      {
        title: 'There’s room to add.',
        text: 'Want more for the evening? Once healed, you can wear brow makeup on top.',
      },
    ],
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'Three clients, in their own words',
    rating: { figure: facts.rating, text: `out of 5 from ${facts.reviewCount}+\u{a0}reviews` },
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Before and after',
    illustrationNote: 'Illustrations of the technique, not client results.',
    ...plates,
  },

  faq: {
    eyebrow: 'Before you book',
    headline: 'Questions about microblading',
    questions,
    invitation: 'Send us a photo of your brows in daylight, without makeup, and we’ll tell you what we’d do.',
    ask: { label: 'WhatsApp Us', href: chatLinks.microblading },
  },

  related: [
    { label: 'Brows & Lashes Dubai', href: '/brows-and-lashes-dubai' },
    { label: 'Lip Blush Dubai', href: '/lip-blush-dubai' },
  ],

  /** Sample: the words. */
  consultation: {
    eyebrow: 'Consultation',
    headline: 'Let’s talk *about your brows*',
    text: `Write as much or as little as you like. ${facts.responseTime}.`,
    contact: [
      { label: 'Telephone', text: facts.phoneShown, href: callUrl },
      { label: 'WhatsApp', text: facts.chatNumberShown, href: chatLinks.microblading },
    ],
  },

  callback: {
    headline: 'Or leave your number and we’ll call',
  },
} as const;
