import { picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import type { PriceItem, Question } from './shapes';

/** In AED. The prices and the 4-8 weeks before the touch-up were agreed with the customer. Sample: the other words of the notes. */
const prices: readonly [PriceItem, PriceItem, PriceItem] = [
  { id: 'grandMaster', name: 'Grand Master', price: 2500, note: 'Our longest experience, and the most intricate corrections' },
  { id: 'master', name: 'Master', price: 1800, note: 'The same method, the same pigments, the same patience' },
  { id: 'touchUp', name: 'Touch-up', price: 950, note: 'At 4–8 weeks, once the strokes have settled' },
];

/** The four steps of the hero's drawing, in the order in which a brow is made. Sample. */
const studies = ['The measure, taken with the face at rest', 'The lean, read hair by hair', 'The arch, set', 'The brow, complete'] as const;

export interface GalleryItem {
  title: string;
  note: string;
  picture: PictureSource;
}

/** Sample: the plates and their titles are ours. */
const plates: { pair: readonly [GalleryItem, GalleryItem]; beside: GalleryItem; below: readonly GalleryItem[] } = {
  pair: [
    { title: 'Before', note: 'Honey skin, a thin dark brow', picture: picture('pair-microblading-before') },
    { title: 'After', note: 'The same brow, microbladed', picture: picture('pair-microblading-after') },
  ],
  beside: { title: 'Microblading', note: 'Sand skin, eyes closed', picture: picture('gallery-1') },
  below: [
    { title: 'The measure', note: 'Before the first line', picture: picture('gallery-2') },
    { title: 'Nano hairstrokes', note: 'Espresso skin', picture: picture('gallery-3') },
    { title: 'Ombre powder', note: 'Umber skin', picture: picture('pair-ombre-after') },
  ],
};

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly [ClientStory, ClientStory, ClientStory] = [
  {
    id: 'amna',
    quote: 'I photographed the drawing before she began. Weeks later I compared: *the brow is the drawing.*',
    client: 'Amna S.',
    location: 'Al Wasl',
  },
  {
    id: 'irina',
    quote: 'She left three places empty, because *my own hair was coming back there.* I had not seen it.',
    client: 'Irina P.',
    location: 'Business Bay',
  },
  {
    id: 'farah',
    quote: 'At the touch-up there were *four strokes to\u{a0}add.* She added four.',
    client: 'Farah N.',
    location: 'Dubai Hills',
  },
];

/** Sample: ours, six as agreed. Months, weeks and prices are those of the prices. */
const questions: readonly Question[] = [
  {
    id: 'lasting',
    question: 'How long does microblading last?',
    answer:
      'It lasts 12–24 months. Skin type, sun and home care all play a part. The strokes soften evenly, and you decide when they are worth refreshing.',
  },
  {
    id: 'touch-up',
    question: 'What is the touch-up for?',
    answer:
      'Skin does not keep every line with the same strength. At 4–8 weeks, once the strokes have settled, we look at the brow together and set what is missing. The touch-up costs AED 950.',
  },
  {
    id: 'natural',
    question: 'Will it look like hair?',
    answer:
      'That is what the method is for. Each line takes the length and the lean of the hair beside it, and you see the whole shape as a drawing before anything is set.',
  },
  {
    id: 'comfort',
    question: 'Is it uncomfortable?',
    answer:
      'The brow is numbed first, and we wait until it is. Most people then speak of a light scratching. Everyone feels it differently, so we work at your pace and pause whenever you ask.',
  },
  {
    id: 'before',
    question: 'How long before a wedding?',
    answer:
      'Eight weeks or more. The strokes look darker and crisper in the first days, and the touch-up comes at 4–8 weeks. Come with the brow as it grows, not plucked or tinted in the days before. At the consultation, tell us about medicines, allergies and earlier pigment; we tell you whether microblading suits you, and what else to leave out.',
  },
  {
    id: 'hand',
    question: 'Grand Master or Master: how do I choose?',
    answer:
      'Both work to one method with the same pigments. With a Master microblading costs AED 1,800, with a Grand Master AED 2,500. For corrections and very sparse brows we suggest a Grand Master. Ask us at the consultation.',
  },
];

/**
 * Texts and prices of the microblading landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The
 * page labels drawings as illustrations.
 */
export const microblading = {
  hero: {
    eyebrow: `Microblading · ${facts.district}`,
    headline: 'Microblading in\u{a0}Dubai, *a study in single strokes*',
    lead: 'We read the brow before we draw it: how the hair leans, where it thins, what the face asks for. Then, one line after another.',
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: 'from 1800',
    proof: `Complimentary. ${facts.answerTime}.`,
    studies,
  },

  /** Sample: the words. */
  about: {
    eyebrow: 'About microblading',
    headline: 'One stroke, *seen from close by*',
    lead: 'Microblading is drawing. A row of very fine points, held like a pencil, leaves a line of pigment as thin as a hair.',
    text: 'One line alone is hardly seen. A few dozen, each set beside a hair of your own, fill the places where the brow is sparse and leave the rest as it is. No machine, no block of colour.',
    /** From the start of the stroke to its end. */
    moments: [
      { title: 'The entry', text: 'Light, so that the line seems to come out of the skin.' },
      { title: 'The turn', text: 'It bends where your own hair bends, and no sooner.' },
      { title: 'The exit', text: 'Lifted early, so that it ends as finely as a hair.' },
    ],
    legend: 'A single stroke between your own hairs',
    facts: [
      { figure: '12–24 months', label: 'is how long it lasts' },
      { figure: '4–8 weeks', label: 'until the touch-up' },
      { figure: `${facts.experience} years`, label: 'of experience, and EU-certified pigments' },
    ],
  },

  pricing: {
    headline: 'Pricing, *in three lines*',
    text: 'Which hand suits your brow is settled at the consultation. Either way it lasts 12–24 months, depending on your skin and your sun.',
    label: 'Microblading: prices',
    prices,
    book: { label: 'Book a Consultation', href: '#consultation' },
  },

  /** Sample: the words. */
  benefits: {
    eyebrow: 'Benefits',
    headline: 'What a single line *can do*',
    plate: { picture: picture('pm-register-brow'), caption: 'Microblading, sand skin' },
    points: [
      {
        title: 'It follows your own hair.',
        text: 'Every stroke takes the lean of the one beside it, so the brow moves with your face and not against it.',
      },
      {
        title: 'It is measured, not guessed.',
        text: 'The arch is placed by your bones. You approve the drawing in the mirror before the first line.',
      },
      { title: 'It gives back the morning.', text: 'No pencil, no stencil, no second look on the way to the car.' },
      {
        title: 'It keeps, then lets go.',
        text: 'It lasts 12–24 months and softens evenly. A touch-up at 4–8 weeks settles the detail.',
      },
      { title: 'It can be very little.', text: 'Sometimes a dozen lines in the right place are the whole treatment. We will say so.' },
      {
        title: 'It leaves you room.',
        text: 'For an evening you can still darken or lengthen it with a pencil. On other days you need not.',
      },
    ],
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'Three people, *some strokes later*',
    rating: { figure: facts.rating, text: `of 5, from ${facts.reviewCount}+\u{a0}reviews` },
    stars: 'Five stars of five',
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'From the *same sketchbook*',
    illustrationNote: 'Illustrations of the technique, not results of clients.',
    ...plates,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Asked before *the first line*',
    questions,
    invitation: 'A photograph of your brow in daylight, without make-up, is a good beginning. A person from the studio answers.',
    ask: { label: 'WhatsApp Us', href: chatLinks.microblading },
  },

  related: {
    headline: 'You may also like',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
      { path: '/brows-and-lashes-dubai', title: 'Brows & Lashes Dubai', text: 'Lamination, tint and lift, for weeks at a time.' },
      { path: '/gallery', title: 'Gallery', text: 'Plates of every technique, side by side.' },
    ],
  },

  /** Sample: the words. */
  consultation: {
    eyebrow: 'Consultation',
    headline: 'A blank page, *for your brow*',
    text: `Write as much or as little as you like. ${facts.answerTime}. The consultation is complimentary.`,
    contact: [
      { label: 'Telephone', lines: [facts.phoneShown], href: callUrl },
      { label: 'WhatsApp', lines: [facts.chatNumberShown], href: chatLinks.microblading },
      { label: 'Studio', lines: [facts.hotel, `${facts.district}, ${facts.city}`] },
      { label: 'Hours', lines: [facts.contactHours] },
    ],
  },

  callback: {
    headline: 'Or leave a number, *and an artist calls*',
  },
} as const;
