import { photo, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import { type PriceItem, pricesOf, type Question } from './shapes';

/** One of the three lights. Its name is beside each of its dots and beams. */
export interface Light {
  id: 'blue' | 'red' | 'infrared';
  name: string;
}

const blue: Light = { id: 'blue', name: 'Blue' };
const red: Light = { id: 'red', name: 'Red' };
const infrared: Light = { id: 'infrared', name: 'Near-infrared' };

/** Prices agreed with the customer. No savings are computed. Sample: the notes. */
export interface LedOption extends PriceItem {
  price: number;
  /** Number of sessions in the drawing; 0 for an add-on to another treatment. */
  sessions: 0 | 1 | 6 | 12;
}

const options = [
  { id: 'led-single', name: 'Single session', sessions: 1, price: 250, note: 'One light or two together, chosen on the day.' },
  { id: 'led-six', name: 'Course of 6', sessions: 6, price: 1350, note: 'Six sessions, on dates that fit your diary.' },
  { id: 'led-twelve', name: 'Course of 12', sessions: 12, price: 2700, note: 'Twelve sessions, if you come regularly.' },
  { id: 'led-add-on', name: 'Add-on', sessions: 0, price: 200, note: 'Added to another treatment, in the same visit.' },
] as const satisfies readonly [LedOption, LedOption, LedOption, LedOption];

/** Sample: the six names and notes; their number is agreed. */
const occasions = [
  { name: 'Breakouts', note: 'Skin that’s congested or shiny', lights: [blue] },
  { name: 'Dullness', note: 'After a long summer, long flights, late nights', lights: [red] },
  { name: 'Fine lines', note: 'A softer look over time', lights: [red, infrared] },
  { name: 'Redness', note: 'Skin that flushes and is slow to settle', lights: [red] },
  { name: 'After a facial', note: 'A calming end to another treatment', lights: [red, infrared] },
  { name: 'Sensitive skin', note: 'When needles and acids aren’t for you', lights: [red] },
] as const;

const { aed, from } = pricesOf(options);

/** Sample: the five questions and answers; their number is agreed. */
const questions: readonly [Question, Question, Question, Question, Question] = [
  {
    id: 'led-feel',
    question: 'Does LED light therapy hurt?',
    answer:
      'Most clients only notice that it’s bright and a little warm. Your eyes are covered; the panel stays above you and never touches your skin.',
  },
  {
    id: 'led-which',
    question: 'Which LED light is right for my skin?',
    answer:
      'We look at your skin first and ask what you’d like to change. Blue is usually for skin prone to breakouts, red for skin that looks tired or flushed; near-infrared goes with red. On olive and deeper skin, blue light can deepen dark marks, so we’d start with red.',
  },
  {
    id: 'led-how-many',
    question: 'How many LED sessions do I need?',
    answer:
      'One is enough to find out whether you like it. Courses of six or twelve are for regular visits. Skin responds differently from person to person, so we don’t promise a number or a result.',
  },
  {
    id: 'led-who-not',
    question: 'Who shouldn’t have LED light therapy?',
    answer:
      'Ask your doctor first if you’re pregnant or breastfeeding, take medication, have a skin or eye condition, or are sensitive to light. Tell us by phone or at the consultation. LED doesn’t replace medical advice.',
  },
  {
    id: 'led-combine',
    question: 'Can I add LED to a facial?',
    answer: `Yes, for ${aed('led-add-on')}. It comes at the end of the facial, in the same visit.`,
  },
];

/** Sample: the three reviews, first name and initial only. */
const reviews = [
  {
    id: 'rania',
    quote: 'For once, nobody wanted anything from me. I left calmer than I arrived.',
    client: 'Rania H.',
    location: 'Dubai Marina',
  },
  {
    id: 'sofia',
    quote: 'They asked about my medication before anything else.',
    client: 'Sofia L.',
    location: 'Palm Jumeirah',
  },
  {
    id: 'deepa',
    quote: 'I came for one session, and one session is what they sold me. I’ve been back since.',
    client: 'Deepa N.',
    location: 'Al Barsha',
  },
] as const;

const book = 'Book a session';
const call = { label: 'Call Now', href: callUrl };
const chat = { label: 'WhatsApp Us', href: chatLinks.ledLight };

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `LED Light Therapy in Dubai Marina: ${aed('led-single')} a Session`,
  description: `Blue, red and near-infrared LED light therapy in Dubai Marina. ${aed('led-single')} a session, ${aed('led-six')} for six. How it works, who it suits and how to book.`,
  share: '/share/led-light.jpg',
  service: 'LED light therapy',
};

/**
 * Texts of the LED light therapy page, in the order of its sections. `*asterisks*` set part of a headline in italics.
 * Sample: every text that was not agreed.
 */
export const ledLight = {
  hero: {
    eyebrow: `${facts.district} · By appointment only`,
    headline: 'LED light therapy in Dubai: *simply lie back*',
    from: from('led-single'),
    lead: 'Blue, red or near-infrared light, chosen to suit your skin. No needles and no peel.',
    book,
    call,
  },

  lights: {
    surface: 'The surface of the skin',
    legend: 'Drawing, not to scale',
    headline: 'How deep each light goes',
    types: [
      { light: blue, text: 'Stays near the surface. For skin that’s prone to breakouts and shine.', layer: 'Upper layer' },
      { light: red, text: 'Goes a little further. For skin that looks dull, dry or flushed.', layer: 'Middle layer' },
      {
        light: infrared,
        text: 'Goes deepest, and is invisible. Used with red when skin looks tired and less firm.',
        layer: 'Deeper layer',
      },
    ],
  },

  perfectFor: {
    eyebrow: 'Perfect for',
    headline: 'Who LED light suits',
    occasions,
    note: 'A cosmetic treatment. We’ll ask about medication first.',
  },

  services: {
    eyebrow: 'Sessions & packages',
    headline: 'One session, or a course',
    label: 'Sessions and packages with prices',
    options,
    /** Label of the button on each option. The option's name is added for screen readers. */
    book: 'Book',
  },

  benefits: {
    eyebrow: 'Benefits',
    headline: 'Why clients like it',
    points: [
      {
        icon: 'untouched',
        title: 'Nothing breaks the skin',
        text: 'There’s no needle, no acid and no peel, only light on clean skin.',
      },
      { icon: 'measured', title: 'Set for you', text: 'At each visit we set the light, its distance and the time for your skin that day.' },
      {
        icon: 'unhurried',
        title: 'Nothing for you to do',
        text: 'You’re warm under a blanket while the panel does the work. Some clients fall asleep.',
      },
      { icon: 'together', title: 'On its own or added on', text: `Book it by itself, or add it to a facial for ${aed('led-add-on')}.` },
    ],
    profiles: [
      { light: blue, picture: picture('led-blue') },
      { light: red, picture: picture('led-red') },
      { light: infrared, picture: picture('led-infrared') },
    ],
    legend: 'One profile in three lights.',
    illustrationNote: 'Illustration',
  },

  about: {
    eyebrow: 'About LED light therapy',
    headline: 'What light does, and what we don’t claim',
    lead: 'LED light therapy is a cosmetic treatment with a panel of small lamps, each a single colour.',
    text: [
      'Each colour reaches a different depth in the skin, so we choose the one that suits yours.',
      'Results take time. One session shows you how it feels, not what it can do.',
    ],
    photograph: photo('service-skin'),
    facts: ['Licensed by the Dubai Health Authority', `Free parking at ${facts.hotel}`],
  },

  how: {
    eyebrow: 'How it works',
    headline: 'Your session, step by step',
    steps: [
      {
        step: '1',
        title: 'We look at your skin',
        description: 'We ask about your skin and your medication, then choose the light with you.',
      },
      {
        step: '2',
        title: 'You lie under the light',
        description: 'We cleanse your face, cover your eyes and bring the panel down.',
      },
      {
        step: '3',
        title: 'You carry on with your day',
        description: 'We finish with moisturiser and sun protection. You can put makeup on straight away, and go to the gym or the pool.',
      },
    ],
  },

  reviews: {
    eyebrow: 'Reviews',
    headline: 'What clients say',
    rating: facts.rating,
    scale: 'out of 5,',
    count: `from ${facts.reviewCount}+ reviews`,
    quotes: reviews,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before your first session',
    questions,
    invitation: 'Something else?',
    ask: { label: 'Ask us on WhatsApp', href: chatLinks.ledLight },
  },

  closing: {
    headline: 'Ready *to book?*',
    text: 'The consultation is complimentary. If LED isn’t right for your skin, we’ll tell you.',
    book,
    call,
    chat,
  },

  related: [
    { label: 'SkinPen Microneedling', href: '/skin-pen-microneedling-dubai' },
    { label: 'Home Facials', href: '/home-facials' },
  ],

  dialog: {
    headline: 'Book Your LED Session',
    description: `Tell us how to reach you. ${facts.responseTime}.`,
    assurances: ['Complimentary consultation', 'By appointment only', `Free parking at ${facts.hotel}`],
  },
} as const;
