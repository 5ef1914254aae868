import { pair, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import type { Pair, PriceItem, Question } from './shapes';

/** The three numbers that we may publish, and how long microblading lasts. */
const stats = [
  { figure: facts.experience, label: 'years of experience, from London to Dubai' },
  { figure: facts.rating, label: 'average rating' },
  { figure: `${facts.reviewCount}+`, label: 'reviews from clients' },
  { figure: '12–24', label: 'months is how long microblading lasts' },
] as const;

/** Sample: the films are drawn, their titles are ours. `video` is the file name in public/video, without its ending. */
const films = [
  { id: 'strokes', title: 'Stroke by stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') },
  { id: 'silk', title: 'Without hurry', seconds: 8, video: 'silk', poster: picture('reel-silk-poster') },
] as const;

/** In AED. The touch-up takes place after 4-8 weeks. Sample: the notes. */
const prices: readonly [PriceItem, PriceItem, PriceItem] = [
  {
    id: 'grandMaster',
    name: 'Grand Master',
    price: 2500,
    note: 'The longest experience in the house, for corrections and for brows with little hair to follow.',
  },
  { id: 'master', name: 'Master', price: 1800, note: 'The same drawing, the same pigments and the same time for you.' },
  { id: 'touchUp', name: 'Touch-up (4–8 weeks)', price: 950, note: 'Once the strokes have settled.' },
];

/** Sample: the owner confirms every line; "other clinics" are described in general and none is meant. */
const comparison = [
  { question: 'Your artist', us: 'A Grand Master or a Master, named when you book', others: 'Often decided on the day' },
  { question: 'Method', us: 'Strokes drawn one by one, along your own hair growth', others: 'Sometimes from a template' },
  { question: 'Shape', us: 'Measured and drawn first; you approve it in the mirror', others: 'Sometimes agreed in words' },
  { question: 'Pigments', us: 'EU-certified, and shown to you first', others: 'Not always stated' },
  { question: 'Licence', us: 'Dubai Health Authority', others: 'Ask to see it' },
  { question: 'Price', us: 'Printed: AED\u{a0}2,500 Grand\u{a0}Master, AED\u{a0}1,800\u{a0}Master', others: 'Often on request' },
  { question: 'Consultation', us: 'Complimentary', others: 'May be charged' },
  { question: 'Setting', us: 'A private studio, by appointment only', others: 'Often a shared floor' },
] as const;

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly [ClientStory, ClientStory, ClientStory] = [
  {
    id: 'layla',
    quote: 'I brought her list to two places before I came back. *She had written it herself,* and answered all of it.',
    client: 'Layla R.',
    location: 'Dubai Marina',
  },
  {
    id: 'sophie',
    quote: 'We spent longer on the drawing than on the brow. *That was the part* I had been missing elsewhere.',
    client: 'Sophie T.',
    location: 'Palm Jumeirah',
  },
  {
    id: 'salma',
    quote: 'My sister asked whether I had slept well. *Nobody asks* about the brows.',
    client: 'Salma H.',
    location: 'Jumeirah',
  },
];

/** Sample: three drawn pairs of identical crop. */
const pairs: readonly Pair[] = [
  { id: 'ombre', title: 'Ombre powder', note: 'A sparse brow, umber skin', ...pair('pair-ombre') },
  { id: 'microblading', title: 'Microblading', note: 'A thin, dark brow', ...pair('pair-microblading') },
  { id: 'nano', title: 'Nano hairstrokes', note: 'A brow with gaps', ...pair('pair-nano') },
];

/** Sample: the wording is ours. Months, weeks and prices are agreed. */
const questions: readonly Question[] = [
  {
    id: 'visit',
    question: 'What happens at the first visit?',
    answer:
      'We look, measure and draw, and you see the shape in the mirror before you decide. The consultation is complimentary, and you may go home and think about it.',
  },
  {
    id: 'lasting',
    question: 'How long will it stay?',
    answer: 'Microblading lasts 12–24 months. Oily skin, sun and strong skincare shorten it; it fades softly rather than all at once.',
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: 'AED 2,500 with a Grand Master, AED 1,800 with a Master. The touch-up at 4–8 weeks is AED 950.',
  },
  {
    id: 'touch-up',
    question: 'Do I need the touch-up?',
    answer:
      'Most brows are better for it. Some strokes settle paler than others, and at 4–8 weeks we can see which. Then we add what is missing, and nothing else. Before a wedding, begin eight weeks ahead or earlier.',
  },
  {
    id: 'healing',
    question: 'What will the first days look like?',
    answer:
      'Darker and crisper than the result, then a little flaky, then quieter. You leave with written aftercare, and may send us a photograph whenever you wonder.',
  },
  {
    id: 'earlier',
    question: 'I have old pigment in my brows. Can you work with it?',
    answer:
      'Sometimes. It depends on its colour and its depth, so we have to see it in daylight. If it should be lightened first, we tell you so at the consultation.',
  },
];

/**
 * Texts and prices of the alternate microblading page, in the order of its sections. `*asterisks*` set part of a headline in italics. The
 * page labels drawings as illustrations.
 */
export const microbladingNew = {
  /** Sample: the words. */
  hero: {
    eyebrow: `Microblading · ${facts.district}`,
    headline: 'Microblading in\u{a0}Dubai, *drawn hair by hair*',
    lead: 'No stamp and no stencil. A master measures your face, sketches the brow with you, and sets every stroke along the way your own hair grows.',
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: 'from 1800',
    callback: 'Or ask us to call you back',
    picture: picture('microblading-lunette'),
  },

  stats: { label: 'The studio in numbers', items: stats },

  films: {
    eyebrow: 'On film',
    headline: 'A few seconds of *a quiet hour*',
    text: 'A stroke is set, then looked at. Then the next one. The films show the order of things; the hour itself is slower, and yours.',
    /** Shown if all of them are drawings. */
    illustrationNote: 'The films are illustrations.',
    films,
  },

  /** Sample: the words. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'Six points *we measure by*',
    points: [
      { title: `${facts.experience} years`, text: 'Of practice behind the hand, from Ireland and London to Dubai.' },
      { title: 'Measured first', text: 'The arch is found by your bones, with the face at rest.' },
      { title: 'You say yes', text: 'To the drawing, in the mirror, before the first stroke.' },
      { title: 'EU-certified pigments', text: 'Opened in front of you, and mixed beside your skin.' },
      { title: 'Licensed', text: 'By the Dubai Health Authority. Do ask to see the licence.' },
      { title: 'A private room', text: 'By appointment only. One client, one artist, one pace.' },
    ],
  },

  pricing: {
    eyebrow: 'Pricing',
    headline: 'Three prices, *said before you ask*',
    text: 'Microblading lasts 12–24 months. Which of the three you need is settled at the consultation, and that is complimentary.',
    list: 'Microblading: prices',
    prices,
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    callback: 'Ask for a call back',
  },

  comparison: {
    eyebrow: 'Side by side',
    headline: 'Eight things to ask *any studio*',
    text: 'Take this list with you. We are glad to be compared.',
    hint: 'Slide to see other clinics',
    region: 'Comparison, scrolls sideways',
    columns: { question: 'Question', us: facts.studioName, others: 'Other clinics' },
    rows: comparison,
    note: 'A guide from our own experience. Clinics differ; ask each one directly.',
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'What is said *afterwards*',
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Before, above. *After, below.*',
    /** Shown if all of them are drawings. */
    illustrationNote: 'Illustrations of the technique, not results of clients.',
    pairs,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Six more, *for us*',
    questions,
    invitation: 'If yours is not here, ask it in your own words.',
    ask: { label: 'WhatsApp Us', href: chatLinks.microbladingNew },
  },

  related: {
    headline: 'From the same hands',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
      { path: '/brows-and-lashes-dubai', title: 'Brows & Lashes Dubai', text: 'Lamination, tint and lift, for weeks at a time.' },
      { path: '/lip-blush-dubai', title: 'Lip Blush Dubai', text: 'The same patience, in colour.' },
    ],
  },

  /** Sample: the words. */
  consultation: {
    eyebrow: 'Consultation',
    headline: 'Tell us about *your brow*',
    text: 'It is complimentary, and it commits you to nothing.',
    steps: [
      { title: 'You write', text: 'A name and a number will do.' },
      { title: 'We answer', text: `${facts.answerTime}.` },
      { title: 'You come', text: `To ${facts.hotel}, where parking is complimentary.` },
    ],
  },

  map: {
    headline: 'Where to find us',
    text: `${facts.contactHours}, by appointment.`,
  },

  closing: {
    headline: 'Rather *talk to someone?*',
    text: `${facts.phoneShown}, or a message at any hour.`,
    chat: { label: 'Chat on WhatsApp', href: chatLinks.microbladingNew },
    call: { label: 'Call the studio', href: callUrl },
  },
} as const;
