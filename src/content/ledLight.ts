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
  { id: 'led-six', name: 'Course of 6', sessions: 6, price: 1350, note: 'Six sessions, spaced to suit your skin and your diary.' },
  { id: 'led-twelve', name: 'Course of 12', sessions: 12, price: 2700, note: 'Twelve sessions, for regulars.' },
  { id: 'led-add-on', name: 'Add-on', sessions: 0, price: 200, note: 'After another treatment, while you’re still lying down.' },
] as const satisfies readonly [LedOption, LedOption, LedOption, LedOption];

/** Sample: the six names and notes; their number is agreed. */
const occasions = [
  { name: 'Breakouts', note: 'Skin that’s congested, shiny or easily upset', lights: [blue] },
  { name: 'Dullness', note: 'After a long summer, long flights, late nights', lights: [red] },
  { name: 'Fine lines', note: 'A softer look over time', lights: [red, infrared] },
  { name: 'Redness', note: 'Skin that flushes and is slow to settle', lights: [red] },
  { name: 'After a facial', note: 'A calm finish to a treatment, as an add-on', lights: [red, infrared] },
  { name: 'Sensitive skin', note: 'When needles and acids aren’t for you', lights: [red] },
] as const;

const { aed } = pricesOf(options);

/** Sample: the five questions and answers; their number is agreed. */
const questions: readonly [Question, Question, Question, Question, Question] = [
  {
    id: 'led-feel',
    question: 'What does it feel like?',
    answer: 'Bright and a little warm, and that’s about all. Your eyes are covered; the panel stays above you and never touches your skin.',
  },
  {
    id: 'led-which',
    question: 'Which light is for me?',
    answer:
      'We look at your skin first and ask what you’d like to change. Blue is usually for skin prone to breakouts, red for skin that looks tired or flushed; near-infrared goes with red. If none of them suits you, we’ll say so.',
  },
  {
    id: 'led-how-many',
    question: 'How many sessions should I book?',
    answer:
      'One is enough to find out whether you like it. Courses of six or twelve are for regular visits. Skin responds differently from person to person, so we don’t promise a number or a result.',
  },
  {
    id: 'led-who-not',
    question: 'Is there anyone who shouldn’t have it?',
    answer:
      'Tell us about any medication, skin or eye condition, sensitivity to light, or pregnancy. We may ask you to speak to your doctor first. LED light is a cosmetic treatment and doesn’t replace medical advice.',
  },
  {
    id: 'led-combine',
    question: 'Can it be combined with another treatment?',
    answer: `Yes. You can add it to a facial for ${aed('led-add-on')}. We’ll tell you beforehand whether both can be done the same day.`,
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

/** What search engines and messengers show. */
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
    lead: 'No needles, no peel. You lie down; we choose blue, red or near-infrared light to suit your skin.',
    book,
    call,
    facts: [
      { figure: aed('led-single'), label: 'single session' },
      { figure: facts.rating, label: `from ${facts.reviewCount}+ reviews` },
      { figure: facts.experience, label: 'years of experience' },
    ],
  },

  lights: {
    surface: 'The surface of the skin',
    legend: 'Drawing, not to scale',
    headline: 'Each light goes only *as deep as it needs to*',
    types: [
      { light: blue, text: 'Stays near the surface. For skin that’s prone to breakouts and shine.', layer: 'Upper layer' },
      { light: red, text: 'Goes a little further. For skin that looks tired, dry or flushed.', layer: 'Middle layer' },
      {
        light: infrared,
        text: 'Goes deepest, and can’t be seen. Used with red when skin has lost a little of its bounce.',
        layer: 'Deeper layer',
      },
    ],
  },

  perfectFor: {
    eyebrow: 'Perfect for',
    headline: 'Skin *suited to LED light*',
    occasions,
    note: 'A cosmetic treatment. We’ll ask about medication and light sensitivity before your first session.',
  },

  services: {
    eyebrow: 'Sessions & packages',
    headline: 'One session, *or a course*',
    label: 'Sessions and packages with prices',
    options,
    /** Label of the button on each option. The option's name is added for screen readers. */
    book: 'Book',
    undecided: 'Not sure which? Write to us, and we’ll ask the right questions.',
    chat,
  },

  benefits: {
    eyebrow: 'Benefits',
    headline: 'Nothing to do *but rest*',
    points: [
      {
        sign: 'untouched',
        title: 'Nothing breaks the skin',
        text: 'No needle, no acid, no peel. The panel stays above you and never touches your face.',
      },
      { sign: 'measured', title: 'Set for you', text: 'At each visit we set the light, distance and time to suit your skin.' },
      {
        sign: 'unhurried',
        title: 'A quiet room',
        text: 'Private, by appointment. Under a blanket, most clients rest; some fall asleep.',
      },
      { sign: 'together', title: 'Alone, or as an add-on', text: 'Have it on its own, or as an add-on after another treatment.' },
    ],
    profiles: [
      { light: blue, picture: picture('led-blue') },
      { light: red, picture: picture('led-red') },
      { light: infrared, picture: picture('led-infrared') },
    ],
    legend: 'One profile, three lights.',
    illustrationNote: 'Illustration',
  },

  about: {
    eyebrow: 'About LED light therapy',
    headline: 'What light does, *and what we don’t claim*',
    lead: 'LED light therapy is a cosmetic treatment: you rest under a panel of small lamps, each a single colour.',
    text: [
      'The light is gentle, yet fills the room. Each light reaches a different depth in the skin, so we choose the one that suits yours.',
      'Results take time. We’ll say beforehand what we think it can do, and whether we’d advise against it.',
    ],
    photograph: photo('service-skin'),
    facts: ['Licensed by the Dubai Health Authority', 'Complimentary consultation', `Complimentary parking at ${facts.hotel}`],
  },

  how: {
    eyebrow: 'How it works',
    headline: 'Mostly, *you rest*',
    steps: [
      {
        step: '1',
        title: 'We look at your skin',
        description: 'We ask about your skin and your medication, then choose the light with you.',
      },
      {
        step: '2',
        title: 'You lie under the light',
        description: 'We cleanse your face and cover your eyes. The panel comes down, and all you have to do is rest.',
      },
      {
        step: '3',
        title: 'You carry on with your day',
        description: 'We finish with moisturiser and sun protection, and note what we used for next time.',
      },
    ],
  },

  reviews: {
    eyebrow: 'Reviews',
    headline: 'What *clients say*',
    rating: facts.rating,
    scale: 'out of 5,',
    count: `from ${facts.reviewCount}+ reviews`,
    quotes: reviews,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Before *your first session*',
    questions,
    invitation: 'Something else?',
    ask: { label: 'Ask us on WhatsApp', href: chatLinks.ledLight },
  },

  closing: {
    headline: 'Choose a time *and put your feet up*',
    text: 'The consultation is complimentary. If light isn’t what your skin needs, we’ll say so.',
    book,
    call,
    chat,
  },

  related: [
    { label: 'SkinPen Microneedling', href: '/skin-pen-microneedling-dubai' },
    { label: 'Home Facials', href: '/home-facials' },
  ],

  dialog: {
    headline: 'Book Your *LED Session*',
    description: `Tell us how to reach you. ${facts.answerTime}.`,
    assurances: ['Complimentary consultation', 'By appointment, in a private room', `Complimentary parking at ${facts.hotel}`],
  },
} as const;
