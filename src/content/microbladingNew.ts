import { pair, photo, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import type { ClientStory } from './clientStories';
import { type FaqQuestion, type Pair, type PriceItem, pricesOf } from './shapes';

/** The three numbers that we may publish, and how long microblading lasts. */
const stats = [
  { figure: facts.experience, label: 'years of experience, from London to Dubai' },
  { figure: facts.rating, label: 'average rating' },
  { figure: `${facts.reviewCount}+`, label: 'client reviews' },
  { figure: '12–24', label: 'months before it needs refreshing' },
] as const;

/** Sample: the film is drawn, its title is ours. `video` is the file name in public/video, without its ending. */
const films = [{ id: 'strokes', title: 'Stroke by stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') }] as const;

/** In AED. The touch-up takes place after 4-8 weeks. Sample: the notes. */
const prices = [
  {
    id: 'grandMaster',
    name: 'Grand Master',
    price: 2500,
    note: 'Our most experienced artists, for corrections and very sparse brows.',
  },
  { id: 'master', name: 'Master', price: 1800, note: 'The same method, the same pigments and just as much time.' },
  { id: 'touchUp', name: 'Touch-up (4–8 weeks)', price: 950, note: 'Once the strokes have settled.' },
] as const satisfies readonly [PriceItem, PriceItem, PriceItem];

const { aed, from } = pricesOf(prices);

/** Sample: the owner confirms every line; "other clinics" are described in general and none is meant. */
const comparison = [
  { question: 'Your artist', us: 'A Grand Master or a Master, named when you book', others: 'Often decided on the day' },
  { question: 'Method', us: 'Drawn stroke by stroke, the way your own hair grows', others: 'Sometimes from a template' },
  { question: 'Shape', us: 'Measured and drawn first; you approve it in the mirror', others: 'Sometimes only described' },
  { question: 'Needles and pigments', us: 'Sterile, single-use needles; EU-certified pigments', others: 'Not always stated' },
  { question: 'Licence', us: 'Dubai Health Authority', others: 'Ask to see it' },
  { question: 'Price', us: `${aed('grandMaster')}\u{a0}Grand\u{a0}Master\n${aed('master')}\u{a0}Master`, others: 'Often on request' },
  { question: 'Consultation', us: 'Complimentary', others: 'May be charged' },
  { question: 'Setting', us: 'A private studio, by appointment only', others: 'Often a shared room' },
] as const;

/** Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly [ClientStory, ClientStory, ClientStory] = [
  {
    id: 'layla',
    quote: 'I came with a page of questions. They answered every one.',
    client: 'Layla R.',
    location: 'Dubai Marina',
  },
  {
    id: 'sophie',
    quote: 'We spent longer on the shape than on the strokes. That’s what gave me confidence.',
    client: 'Sophie T.',
    location: 'Palm Jumeirah',
  },
  {
    id: 'salma',
    quote: 'My sister asked if I’d slept well. Nobody asks about my brows.',
    client: 'Salma H.',
    location: 'Jumeirah',
  },
];

/** Sample: three drawn pairs of identical crop. */
const pairs: readonly Pair[] = [
  { id: 'ombre', title: 'Ombre powder', note: 'A sparse brow, umber-toned skin', ...pair('pair-ombre') },
  { id: 'microblading', title: 'Microblading', note: 'A thin, dark brow', ...pair('pair-microblading') },
  { id: 'nano', title: 'Nano hairstrokes', note: 'A brow with gaps', ...pair('pair-nano') },
];

/** Sample: the wording is ours, with the days after the treatment. Months, weeks and prices are agreed. */
const questions: readonly FaqQuestion[] = [
  {
    id: 'visit',
    question: 'What happens at the first visit?',
    answer:
      'We look, measure and draw the shape, and you see it in the mirror before you decide. The consultation is complimentary, and you’re welcome to go home and think about it.',
  },
  {
    id: 'lasting',
    question: 'How long will it last?',
    answer: 'Microblading lasts 12–24 months. Oily skin, sun and strong skincare shorten that. It fades softly, not all at once.',
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: `${aed('grandMaster')} with a Grand Master, ${aed('master')} with a Master. The touch-up at 4–8 weeks is ${aed('touchUp')}.`,
  },
  {
    id: 'touch-up',
    question: 'Do I need the touch-up?',
    answer:
      'Most brows are better for it. Some strokes settle paler than others, and at 4–8 weeks we can see which. Then we add what’s missing, and nothing else. Before a wedding, start at least twelve weeks ahead.',
  },
  {
    id: 'healing',
    question: 'What will the first days look like?',
    answer: [
      { when: 'Days 1–4', text: 'Darker and sharper than the result' },
      { when: 'Days 5–10', text: 'Light flaking; don’t pick' },
      { when: 'Weeks 2–3', text: 'It can look too pale' },
      { when: 'From week 4', text: 'The colour is back' },
      { when: 'Weeks 4–8', text: `The touch-up, ${aed('touchUp')}` },
    ],
  },
  {
    id: 'earlier',
    question: 'I have old pigment in my brows. Can you work with it?',
    answer:
      'Sometimes. It depends on the colour and depth, so we need to see it in daylight. If it needs lightening first, we’ll tell you at the consultation.',
  },
];

/** What search engines and messengers show. */
export const head: PageHead = {
  title: `Microblading Dubai Marina: ${facts.experience} Years of Experience`,
  description: `Microblading in Dubai Marina from ${aed('master')}, rated ${facts.rating} from ${facts.reviewCount}+ reviews. What to ask any studio, how brows heal, and how to book a callback.`,
  share: '/share/microblading-dubai.jpg',
  service: 'Microblading',
};

/**
 * Texts and prices of the alternate microblading page, in the order of its sections. `*asterisks*` set part of a headline in italics. The
 * page labels drawings as illustrations.
 */
export const microbladingNew = {
  /** Sample: the words. */
  hero: {
    eyebrow: `Microblading · ${facts.district}`,
    headline: 'Microblading in\u{a0}Dubai, *drawn hair by hair*',
    lead: 'No stamp, no stencil. Your artist measures your face, agrees the shape with you, and follows the way your own hair grows.',
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: from('master'),
    callback: 'Or ask us to call you back',
    picture: photo('microblading-lunette'),
  },

  stats: { label: 'The studio in numbers', items: stats },

  films: {
    eyebrow: 'On film',
    headline: 'A few seconds *of your visit*',
    text: 'One stroke, then a look, then the next. The film is short; we take our time.',
    /** Shown if the film is a drawing. */
    illustrationNote: 'An illustration.',
    films,
  },

  /** Sample: the words, and the sterile, single-use needles; the owner confirms them. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'What you *can expect*',
    points: [
      { title: `${facts.experience} years`, text: 'Experience in Ireland, London and Dubai.' },
      { title: 'Measured first', text: 'We find your arch from your bone structure, with your face at rest.' },
      { title: 'You say yes', text: 'Nothing starts until you’ve approved the shape in the mirror.' },
      { title: 'EU-certified pigments', text: 'Opened in front of you. Needles are sterile and single-use.' },
      { title: 'Licensed', text: 'We hold a Dubai Health Authority licence. Do ask to see it.' },
      { title: 'A private room', text: 'By appointment only. One client, one artist, your pace.' },
    ],
  },

  pricing: {
    eyebrow: 'Pricing',
    headline: 'Prices *before you ask*',
    text: 'Microblading lasts 12–24 months. We’ll help you choose your artist at the complimentary consultation.',
    list: 'Microblading: prices',
    prices,
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    callback: 'Ask us to call you back',
  },

  comparison: {
    eyebrow: 'Side by side',
    headline: 'Eight things to ask *any studio*',
    text: 'Take this list with you. We’re happy to be compared.',
    hint: 'Slide to see other clinics',
    region: 'Comparison, scrolls sideways',
    columns: { question: 'Question', us: facts.studioName, others: 'Other clinics' },
    rows: comparison,
    note: 'Based on our own experience. Clinics differ; ask each one directly.',
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'What clients *tell us*',
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Before on top, *after below*',
    /** Shown if all of them are drawings. */
    illustrationNote: 'Illustrations of the technique, not client results.',
    pairs,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Now *ask us*',
    questions,
    invitation: 'Another question? Just ask.',
    ask: { label: 'WhatsApp Us', href: chatLinks.microbladingNew },
  },

  related: [
    { label: 'Permanent Makeup in Dubai', href: '/permanent-makeup-in-dubai' },
    { label: 'Lip Blush Dubai', href: '/lip-blush-dubai' },
  ],

  /** Sample: the words. */
  consultation: {
    eyebrow: 'Consultation',
    headline: 'Tell us about *your brows*',
    text: 'Complimentary, with no obligation.',
    steps: [
      { title: 'You write', text: 'A name and a number will do.' },
      { title: 'We answer', text: `${facts.answerTime}.` },
      { title: 'You visit us', text: `At ${facts.hotel}, with complimentary parking.` },
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
