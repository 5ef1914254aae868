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
const films = [
  { id: 'strokes', title: 'One brow, from the first stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') },
] as const;

/** In AED. The touch-up takes place after 4-8 weeks. Sample: the notes. */
const prices = [
  {
    id: 'grandMaster',
    name: 'Grand Master',
    price: 2500,
    note: 'Our most experienced artists, for corrections and very sparse brows.',
  },
  { id: 'master', name: 'Master', price: 1800, note: 'Trained in the same method, with the same pigments.' },
  { id: 'touchUp', name: 'Touch-up (4–8 weeks)', price: 950, note: 'Once the strokes have settled.' },
] as const satisfies readonly [PriceItem, PriceItem, PriceItem];

const { aed, from } = pricesOf(prices);

/** Sample: the owner confirms every line; "other clinics" are described in general and none is meant. */
const comparison = [
  { question: 'Your artist', us: 'A Grand Master or a Master, named when you book', others: 'Often decided on the day' },
  { question: 'Method', us: 'Stroke by stroke, the way your own hair grows', others: 'Sometimes from a template' },
  { question: 'Shape', us: 'Measured first, and shown to you on your own face', others: 'Sometimes only described' },
  { question: 'Needles and pigments', us: 'Sterile, single-use needles; EU-certified pigments', others: 'Not always stated' },
  { question: 'Licence', us: 'Dubai Health Authority', others: 'Ask to see it' },
  { question: 'Price', us: `${aed('grandMaster')} Grand Master\n${aed('master')} Master`, others: 'Often on request' },
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
    quote: 'I was afraid they’d look stamped on. Up close, I can’t tell which hairs are mine.',
    client: 'Salma H.',
    location: 'Jumeirah',
  },
];

/** Sample: three drawn pairs of identical crop. */
const pairs: readonly Pair[] = [
  { id: 'ombre', title: 'Ombre powder', note: 'A sparse brow on brown skin', ...pair('pair-ombre') },
  { id: 'microblading', title: 'Microblading', note: 'A thin, dark brow', ...pair('pair-microblading') },
  { id: 'nano', title: 'Nano hairstrokes', note: 'A brow with gaps', ...pair('pair-nano') },
];

/** Sample: the wording is ours, with the days after the treatment. Months, weeks and prices are agreed. */
const questions: readonly FaqQuestion[] = [
  {
    id: 'visit',
    question: 'What happens at the first visit?',
    answer:
      'We look at your brows, measure them, and mark a shape for you to see. There’s no obligation; you’re welcome to go home and think about it.',
  },
  {
    id: 'lasting',
    question: 'How long does microblading last?',
    answer: 'Microblading lasts 12–24 months. Oily skin, sun and strong skincare shorten that. It fades softly, not all at once.',
  },
  {
    id: 'comfort',
    question: 'Does microblading hurt?',
    answer: 'We numb the skin once you’re happy with the shape. Most clients then feel only a light scratching.',
  },
  /** Sample: who should wait; the owner confirms it. */
  {
    id: 'waiting',
    question: 'Who should wait?',
    answer:
      'Please wait if you’re pregnant or breastfeeding, or if the skin we’d work on is sunburnt, broken or peeling. Ask your doctor first if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, or if your skin forms keloids. Never stop a prescribed medicine for a beauty treatment. If any of this applies to you, call us or tell us at the consultation.',
  },
  /** Sample: what if she does not like it; the owner confirms it. */
  {
    id: 'unhappy',
    question: 'What if I don’t like my brows?',
    answer:
      'First give them four weeks: fresh colour is always stronger than healed colour, and the strokes look sharper than they will. The touch-up evens out what healed lighter. Pigment can be lightened over several sessions, not erased in one.',
  },
  {
    id: 'touch-up',
    question: 'Do I need a touch-up, and is it included?',
    answer: `You’ll usually want one: some strokes heal paler than others, and at 4–8 weeks we can see which. We add what’s missing, and nothing else. It isn’t included; the touch-up is ${aed('touchUp')}. Before a wedding, start at least twelve weeks ahead.`,
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
  /** Sample: what suits which skin; the owner confirms it. */
  {
    id: 'skin',
    question: 'Is microblading right for my skin?',
    answer:
      'On normal or dry skin, yes. If yours is oily, fine strokes blur sooner and ombre powder brows hold better; mature or thin skin often looks best with soft shading, too. Hybrid brows mix strokes and shading, for gaps and a soft tail. For olive and deeper skin we choose a warmer pigment, which is less likely to turn grey.',
  },
  {
    id: 'earlier',
    question: 'Can you work over old microblading?',
    answer:
      'Sometimes. It depends on its colour and depth, so we need to see it first. Some old pigment has to be lightened first, over several sessions.',
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Microblading Dubai Marina: ${facts.experience} Years of Experience`,
  description: `Microblading in Dubai Marina from ${aed('master')}, rated ${facts.rating} from ${facts.reviewCount}+ reviews. What to ask before you choose, and how brows heal day by day.`,
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
    headline: 'Microblading in\u{a0}Dubai, *drawn hair by hair*',
    lead: 'Hair-like strokes, fitted to your face and placed one at a time: no stamp, no stencil. They last 12–24 months.',
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: from('master'),
    callback: 'Or ask us to call you back',
    picture: photo('microblading-lunette'),
  },

  stats: { label: 'The studio in numbers', items: stats },

  films: {
    eyebrow: 'On film',
    headline: 'See a brow take shape',
    text: 'Stroke by stroke, in a few seconds.',
    /** Shown if the film is a drawing. */
    illustrationNote: 'An illustration.',
    films,
  },

  /** Sample: the words, and the sterile, single-use needles; the owner confirms them. */
  why: {
    eyebrow: 'Why choose us',
    headline: 'Before the first stroke',
    points: [
      { title: `${facts.experience} years`, text: 'Experience in Ireland, London and Dubai.' },
      { title: 'Measured first', text: 'We map your arch to your bone structure while your face is relaxed.' },
      { title: 'You approve the shape', text: 'A millimetre higher? A softer tail? Say so, and we change it.' },
      { title: 'EU-certified pigments', text: 'And sterile, single-use needles, opened in front of you.' },
      { title: 'Licensed', text: 'We hold a Dubai Health Authority licence. Do ask to see it.' },
      { title: 'By appointment only', text: 'One artist looks after you, from consultation to touch-up.' },
    ],
  },

  pricing: {
    eyebrow: 'Pricing',
    headline: 'Prices before you ask',
    text: 'Microblading lasts 12–24 months. Not sure which artist? We’ll help you choose.',
    list: 'Microblading: prices',
    prices,
    book: { label: 'Book Appointment', href: chatLinks.microbladingNew },
    callback: 'Ask us to call you back',
  },

  comparison: {
    eyebrow: 'Side by side',
    headline: 'Eight things to ask any studio',
    text: 'Take this list with you. We’re happy to be compared.',
    hint: 'Slide to see other clinics',
    region: 'Comparison, scrolls sideways',
    columns: { question: 'Question', us: facts.studioName, others: 'Other clinics' },
    rows: comparison,
    note: 'Based on our own experience. Clinics differ; ask each one directly.',
  },

  testimonials: {
    eyebrow: 'Testimonials',
    headline: 'What clients tell us',
    stories,
  },

  gallery: {
    eyebrow: 'Gallery',
    headline: 'Before and after',
    /** Shown if all of them are drawings. */
    illustrationNote: 'Illustrations of the technique, not client results.',
    pairs,
  },

  faq: {
    eyebrow: 'Ask us',
    headline: 'Your questions about microblading',
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
    headline: 'Tell us about your brows',
    text: 'Complimentary, with no obligation.',
    steps: [
      { title: 'You write', text: 'A name and a number will do.' },
      { title: 'We answer', text: `${facts.responseTime}.` },
      { title: 'You visit us', text: `At ${facts.hotel}, with free parking.` },
    ],
  },

  map: {
    headline: 'Where to find us',
    text: `${facts.contactHours}, by appointment.`,
  },

  closing: {
    headline: 'Rather *talk to someone?*',
    text: `Call ${facts.phoneShown}, or message us at any time.`,
    chat: { label: 'Chat on WhatsApp', href: chatLinks.microbladingNew },
    call: { label: 'Call the studio', href: callUrl },
  },
} as const;
