import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl } from '@/site/links';

import type { PriceItem, Question } from './shapes';

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

const options: readonly [LedOption, LedOption, LedOption, LedOption] = [
  { id: 'led-single', name: 'Single session', sessions: 1, price: 250, note: 'One light or two together, chosen on the day.' },
  { id: 'led-six', name: 'Course of 6', sessions: 6, price: 1350, note: 'Six sessions, spaced to suit your skin and your diary.' },
  { id: 'led-twelve', name: 'Course of 12', sessions: 12, price: 2700, note: 'Twelve sessions, for those who like a steady habit.' },
  { id: 'led-add-on', name: 'Add-on', sessions: 0, price: 200, note: 'At the end of another treatment, while you are lying down.' },
];

/** Sample: the six names and notes; their number is agreed. */
const occasions = [
  { name: 'Breakouts', note: 'Skin that is congested, shiny or easily upset', lights: [blue] },
  { name: 'Dullness', note: 'A long summer, long flights, short nights', lights: [red] },
  { name: 'Fine lines', note: 'For those who would like a softer look, taken slowly', lights: [red, infrared] },
  { name: 'Redness', note: 'Skin that flushes and takes its time to settle', lights: [red] },
  { name: 'After a facial', note: 'A calm finish to a treatment, as an add-on', lights: [red, infrared] },
  { name: 'Sensitive skin', note: 'When needles and acids are not for you', lights: [red] },
] as const;

/** Sample: the five questions and answers; their number is agreed. */
const questions: readonly [Question, Question, Question, Question, Question] = [
  {
    id: 'led-feel',
    question: 'What does it feel like?',
    answer:
      'Bright, a little warm, and otherwise like very little. Your eyes are covered, the light stands above you, and nothing touches the skin.',
  },
  {
    id: 'led-which',
    question: 'Which light is for me?',
    answer:
      'We look at your skin first and ask what you would like to change. Blue is usually chosen for skin prone to breakouts, red for skin that looks tired or flushed, and near-infrared together with red. If none of them suits you, we say so.',
  },
  {
    id: 'led-how-many',
    question: 'How many sessions should I book?',
    answer:
      'One is enough to find out whether you like it. Courses of six or twelve are for those who come regularly. How skin responds differs from person to person, so we promise no number and no result.',
  },
  {
    id: 'led-who-not',
    question: 'Is there anyone who should not have it?',
    answer:
      'Tell us about any medication, any condition of the skin or eyes, a sensitivity to light, or a pregnancy. We may ask you to speak to your doctor first. LED light is a cosmetic treatment and takes the place of no medical advice.',
  },
  {
    id: 'led-combine',
    question: 'Can it be combined with another treatment?',
    answer:
      'Yes. As an add-on it closes a facial for AED 200. Whether it suits the day of another treatment is something we check with you beforehand.',
  },
];

/** Sample: the three reviews, first name and initial only. */
const reviews = [
  {
    id: 'rania',
    quote: 'For a little while nobody wanted anything from me. I left *slower than I came*.',
    client: 'Rania H.',
    location: 'Dubai Marina',
  },
  {
    id: 'sofia',
    quote: 'They asked about my medication before they asked about anything else.',
    client: 'Sofia L.',
    location: 'Palm Jumeirah',
  },
  {
    id: 'deepa',
    quote: 'I came for one session and was sold one session. I have been back since.',
    client: 'Deepa N.',
    location: 'Al Barsha',
  },
] as const;

const book = 'Book a session';
const call = { label: 'Call Now', href: callUrl };
const chat = { label: 'WhatsApp Us', href: chatLinks.ledLight };

/**
 * Texts of the LED light therapy page, in the order of its sections. `*asterisks*` set part of a headline in italics.
 * Sample: every text that was not agreed.
 */
export const ledLight = {
  hero: {
    eyebrow: `${facts.district} · By appointment only`,
    headline: 'LED light therapy, *in three quiet colours*',
    lead: 'Blue, red and near-infrared. No needle and no peel: you lie down, we read your skin and choose the light.',
    book,
    call,
    facts: [
      { figure: 'AED 250', label: 'single session' },
      { figure: facts.rating, label: `from ${facts.reviewCount}+ reviews` },
      { figure: facts.experience, label: 'years of experience' },
    ],
  },

  lights: {
    surface: 'The surface of the skin',
    legend: 'Drawing, not to scale',
    headline: 'Each light ends *where its work begins*',
    types: [
      { light: blue, text: 'Stays closest to the surface. Chosen for skin that is prone to breakouts and shine.', layer: 'Upper layer' },
      { light: red, text: 'Reaches further. Chosen when skin looks tired, dry or a little flushed.', layer: 'Middle layer' },
      {
        light: infrared,
        text: 'Travels deepest, and cannot be seen. Chosen alongside red, when skin has lost a little of its spring.',
        layer: 'Deeper layer',
      },
    ],
  },

  perfectFor: {
    eyebrow: 'Perfect for',
    headline: 'Six reasons to *lie perfectly still*',
    occasions,
    note: 'A cosmetic treatment. We ask about medication and light sensitivity before the first session.',
  },

  services: {
    eyebrow: 'Sessions & packages',
    headline: 'Once, *or as a habit*',
    label: 'Sessions and packages with prices',
    options,
    /** Label of the button on each option. The option's name is added for screen readers. */
    book: 'Book',
    undecided: 'Not sure which? Write to us, and we will ask the right questions.',
    chat,
  },

  benefits: {
    eyebrow: 'Benefits',
    headline: 'Nothing to endure, *and nothing to rush*',
    points: [
      {
        sign: 'untouched',
        title: 'Nothing breaks the skin',
        text: 'No needle, no acid, no peel. The light stands above you and never touches.',
      },
      { sign: 'measured', title: 'Set for you', text: 'Colour, distance and time are chosen at each visit, not once for everyone.' },
      {
        sign: 'unhurried',
        title: 'A quiet room',
        text: 'By appointment, in private, under a blanket. Most guests close their eyes, and some fall asleep.',
      },
      { sign: 'together', title: 'Good company', text: 'It stands by itself, or closes another treatment as an add-on.' },
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
    headline: 'What light does, *and what we do not claim*',
    lead: 'LED light therapy is a cosmetic treatment: the face rests under a panel of small lamps, each of one exact colour.',
    text: [
      'The light is mild enough to lie under and bright enough to fill a room. Colours differ in how far they travel into the skin, which is why we choose between three of them instead of using one for everything.',
      'It is gentle, and gentle things take time. We tell you beforehand what we think it can do for you, and we tell you when we would rather not.',
    ],
    plate: { picture: picture('service-skin'), caption: 'Where three lights meet' },
    facts: ['Licensed by the Dubai Health Authority', 'Complimentary consultation', `Complimentary parking at ${facts.hotel}`],
  },

  how: {
    eyebrow: 'How it works',
    headline: 'Three steps, *one of them lying down*',
    steps: [
      {
        step: '1',
        title: 'We read your skin',
        description: 'We ask about your skin, your medication and your week, then choose the light with you.',
      },
      {
        step: '2',
        title: 'You lie under the light',
        description: 'Your face is cleansed and your eyes are covered. The panel comes down, and for a while nothing is asked of you.',
      },
      {
        step: '3',
        title: 'You go on with your day',
        description: 'We finish with moisturiser and sun protection, and note down what we used for the next time.',
      },
    ],
  },

  reviews: {
    eyebrow: 'Reviews',
    headline: 'Said *on the way out*',
    rating: facts.rating,
    scale: 'out of 5,',
    count: `from ${facts.reviewCount}+ reviews`,
    quotes: reviews,
  },

  faq: {
    eyebrow: 'Questions',
    headline: 'Asked *before the lamp comes on*',
    questions,
    invitation: 'Something else?',
    ask: { label: 'Ask us on WhatsApp', href: chatLinks.ledLight },
    plate: { picture: picture('studio-lamp'), caption: 'A lamp, lit' },
  },

  closing: {
    headline: 'Choose a time, *and close your eyes*',
    text: 'The consultation is complimentary. If light is not what your skin needs, we will say so.',
    book,
    call,
    chat,
  },

  related: {
    headline: 'Beside the light',
    services: [
      { path: '/skin-pen-microneedling-dubai', title: 'By needle: SkinPen', text: 'From AED 1,290 a session, on a page of its own.' },
      { path: '/home-facials', title: 'Home Facials', text: 'Nine facials that come to you.' },
      { path: '/beauty', title: 'Beauty Services', text: 'Body waxing, and nails in four categories.' },
    ],
  },

  dialog: {
    headline: 'Book Your *LED Session*',
    description: `Tell us how to reach you. ${facts.answerTime}.`,
    assurances: ['Complimentary consultation', 'By appointment, in a private room', `Complimentary parking at ${facts.hotel}`],
  },
} as const;
