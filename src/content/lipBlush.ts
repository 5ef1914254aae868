import { pair, photo, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl } from '@/site/links';

import { type FaqQuestion, type Pair, pricesOf, type TwoPriceItem } from './shapes';

/**
 * Prices in AED as agreed with the customer, for a Grand Master and a Master. The touch-up has one price. Sample: the descriptions.
 */
const treatments = [
  { id: 'lipBlush', name: 'Lip Blush', priceGM: 4200, priceM: 3200, description: 'A sheer, even tint with a soft, defined edge' },
  {
    id: 'neutralization',
    name: 'Dark Lip Neutralization',
    priceGM: 4500,
    priceM: 3500,
    description: 'Balances dark or uneven lips before colour is added',
  },
  {
    id: 'velvet',
    name: 'Velvet Lips (Full Color)',
    priceGM: 4800,
    priceM: 3800,
    description: 'Richer and more opaque, with a velvet finish',
  },
  { id: 'touchUp', name: 'Touch-Up', priceGM: 1000, priceM: '', description: 'At 4–6 weeks; not included above' },
] as const satisfies readonly [TwoPriceItem, TwoPriceItem, TwoPriceItem, TwoPriceItem];

/** Sample: the titles. There are exactly eleven. */
const studies: readonly Pair[] = [
  { id: '01', title: 'Rose veil', note: 'Picture 1', ...pair('lip-01') },
  { id: '02', title: 'Berry, sheer', note: 'Picture 2', ...pair('lip-02') },
  { id: '03', title: 'Apricot tint', note: 'Picture 3', ...pair('lip-03') },
  { id: '04', title: 'Even rose', note: 'Picture 4', ...pair('lip-04') },
  { id: '05', title: 'Deep berry', note: 'Picture 5', ...pair('lip-05') },
  { id: '06', title: 'Barely there', note: 'Picture 6', ...pair('lip-06') },
  { id: '07', title: 'Cool rose', note: 'Picture 7', ...pair('lip-07') },
  { id: '08', title: 'Even coral', note: 'Picture 8', ...pair('lip-08') },
  { id: '09', title: 'Velvet garnet', note: 'Picture 9', ...pair('lip-09') },
  { id: '10', title: 'Mauve rose', note: 'Picture 10', ...pair('lip-10') },
  { id: '11', title: 'Warm coral', note: 'Picture 11', ...pair('lip-11') },
];

/** Sample: quotedFromGoogle is off, so the page does not say that it quotes Google; true once the three below are reviews there. */
const quotedFromGoogle: boolean = false;

/** Sample: invented. There are three, of 5 stars each. */
const reviews = [
  {
    id: 'lamia',
    quote: 'My lips used to vanish in photographs. Now I put on balm and go.',
    client: 'Lamia H.',
    treatment: 'Lip Blush',
  },
  {
    id: 'sara',
    quote: 'We tried the colour twice in daylight before she began. I’d have rushed it. She didn’t.',
    client: 'Sara M.',
    treatment: 'Dark Lip Neutralization',
  },
  {
    id: 'nadia',
    quote: 'It’s softening evenly, month by month, and I still leave the house without lipstick.',
    client: 'Nadia K.',
    treatment: 'Velvet Lips',
  },
] as const;

const { aed, from } = pricesOf(treatments);

/** Sample: the words of the answers, with the days after the treatment; years, weeks and prices are given. */
const questions: readonly FaqQuestion[] = [
  {
    id: 'lasting',
    question: 'How long does lip blush last?',
    answer: 'Results last 2–3 years, less if your lips see a lot of sun.',
  },
  {
    id: 'natural',
    question: 'Will it look natural?',
    answer:
      'We work in sheer layers inside your own lip line, and stop while it still looks like you. Pigment can be lightened later, though not erased in one session.',
  },
  {
    id: 'comfort',
    question: 'Does lip blush hurt?',
    answer: 'Your lips are numbed first. Most clients then feel light pressure and a warm tingle. If you need a break, raise a hand.',
  },
  /** Sample: how dark lips are treated; the owner confirms it. */
  {
    id: 'neutralization',
    question: 'What is Dark Lip Neutralization?',
    answer:
      'It comes first if your lips are dark or uneven. We balance the tone with a warmer pigment, so the shade you choose is less likely to turn grey. Some lips need more than one session. Ask us how many yours would need.',
  },
  {
    id: 'touch-up',
    question: 'How long does lip blush take to heal?',
    answer: [
      { when: 'Days 1–2', text: 'Tender, bright, a little swollen' },
      { when: 'Days 3–5', text: 'Dry, then flaking; use balm' },
      { when: 'Days 6–14', text: 'Paler than you’d expect' },
      { when: 'From week 3', text: 'The true colour comes through' },
      { when: 'Weeks 4–6', text: `Touch-up, ${aed('touchUp')}, not included` },
    ],
  },
  /** Sample: who should wait; the owner confirms it. */
  {
    id: 'waiting',
    question: 'Who should wait before having lip blush?',
    answer:
      'Please wait if you’re pregnant or breastfeeding, or if your lips are sunburnt, cracked or peeling. If you’ve ever had a cold sore, see your doctor first; a lip treatment can bring one back. Ask your doctor, too, if you take blood thinners, have taken isotretinoin in the last six months, have diabetes or a bleeding disorder, or if your skin forms keloids. Never stop a prescribed medicine for a beauty treatment. Tell us by phone or at the consultation.',
  },
];

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Lip Blush in Dubai Marina: Natural Colour from ${aed('lipBlush')}`,
  description: `Lip blush in Dubai Marina from ${aed('lipBlush')}, with EU-certified pigments. Lasts 2–3 years. Prices by artist, how it feels, and how it heals day by day.`,
  keywords:
    'lip blush dubai, lip blushing dubai, dark lip neutralization dubai, velvet lips dubai, permanent lip colour dubai, lip tattoo dubai marina',
  share: '/share/lip-blush.jpg',
  service: 'Lip blush',
};

/**
 * Texts of the lip blush landing page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels
 * drawings as illustrations.
 */
export const lipBlush = {
  hero: {
    headline: 'Lip blush in Dubai, *made for you*',
    lead: 'A sheer tint that evens your lip tone and brings the colour back. It lasts 2–3 years.',
    plate: { picture: picture('lip-hero'), caption: 'Lip blush, rose veil' },
    form: { eyebrow: 'Complimentary consultation', headline: 'Let’s find your shade' },
    promise: facts.responseTime,
    /** Price of a treatment. The touch-up costs less and is not counted. */
    from: from('lipBlush'),
    badges: {
      experience: { value: facts.experience, label: 'years of experience' },
      natural: { label: 'natural results' },
      licence: { value: 'DHA', label: 'licensed studio' },
      pigments: { value: 'EU', label: 'certified pigments' },
    },
    pageLinks: [
      { href: '#pricing', label: 'Prices', note: 'By artist' },
      { href: '#benefits', label: 'Benefits', note: 'What it does for you' },
      { href: '#gallery', label: 'Before & after', note: 'From bare to blush' },
      { href: '#faq', label: 'Questions', note: 'How it feels and heals' },
    ],
  },

  about: {
    eyebrow: 'What it is',
    headline: 'Not lipstick. Your own lips on a good day',
    text: [
      'Lip blush is a semi-permanent tint. Your artist builds it in sheer layers, like a watercolour, with a very fine needle, until the tone is even and the outline clear again.',
      'You choose the shade with your artist and see the shape on your lips first. Change your mind as often as you like; the numbing cream comes after that.',
    ],
    /** Sample: the needles; the owner confirms them. */
    facts: [
      { label: 'Lasts', value: '2–3 years' },
      { label: 'Touch-up', value: 'at 4–6 weeks' },
      { label: 'Pigments', value: 'EU-certified' },
      { label: 'Needles', value: 'Sterile, single-use' },
    ],
  },

  /** Sample: the names and colours of skins and tones. */
  shades: {
    headline: 'Try a shade on your skin tone',
    skins: {
      legend: 'Your skin',
      chosen: 'Medium',
      options: [
        { name: 'Fair', colour: '#EFD0BF', picture: picture('shade-porcelain') },
        { name: 'Light', colour: '#E5BB9E', picture: picture('shade-sand') },
        { name: 'Medium', colour: '#D5A47B', picture: picture('shade-honey') },
        { name: 'Tan', colour: '#A87252', picture: picture('shade-umber') },
        { name: 'Deep', colour: '#774B34', picture: picture('shade-espresso') },
      ],
    },
    tints: {
      legend: 'Your shade',
      chosen: 'Garnet',
      options: [
        { name: 'Cool rose', colour: '#C4586E' },
        { name: 'Nude', colour: '#BC7860' },
        { name: 'Coral', colour: '#D0624E' },
        { name: 'Garnet', colour: '#7A1222' },
        { name: 'Berry', colour: '#8A2A4A' },
        { name: 'Mauve', colour: '#A05E72' },
      ],
    },
    ask: { label: 'Ask for a shade', href: chatLinks.lipBlush },
    note: 'Colour heals differently on everyone, so yours is mixed for you.',
    illustrationNote: 'An illustration.',
  },

  /** Sample: what tells a Grand Master from a Master; the owner confirms it. */
  pricing: {
    eyebrow: 'By artist',
    headline: 'Lip blush prices',
    text: 'Grand Masters are our most experienced artists and the ones to ask for corrections. For a first, simple tint a Master is all you need: the same method, the same pigments.',
    book: { label: 'Book on WhatsApp', href: chatLinks.lipBlush },
    label: 'Lip blush prices in AED, with a Grand Master and with a Master',
    treatments,
  },

  /** Sample: the words. There are exactly five. */
  benefits: {
    eyebrow: 'Benefits',
    headline: 'What lip blush does for you',
    points: [
      {
        id: 'border',
        numeral: 'i',
        title: 'A clearer lip line',
        text: 'We restore the outline where it has blurred, without going outside it.',
      },
      {
        id: 'tone',
        numeral: 'ii',
        title: 'One even tone',
        text: 'Pale, cool or patchy areas come together in one natural colour.',
      },
      { id: 'shape', numeral: 'iii', title: 'A fuller look', text: 'A touch of light and shade at the Cupid’s bow. Nothing is injected.' },
      { id: 'mornings', numeral: 'iv', title: 'Colour all day', text: 'Once healed, it lasts through coffee, a swim and dinner.' },
      { id: 'fade', numeral: 'v', title: 'A graceful fade', text: 'It softens gradually over 2–3 years. Refresh it whenever you like.' },
    ],
    plate: { picture: picture('lip-atlas'), caption: 'What changes, and where' },
    illustrationNote: 'Illustration of the technique',
  },

  /** Sample: the needles; the owner confirms them. */
  studio: {
    picture: photo('silk-petal-tall'),
    eyebrow: 'The studio',
    headline: 'Our licence, artists and pigments',
    credentials: [
      {
        title: 'Licensed and certified',
        text: 'Dubai Health Authority licence. Needles are sterile, single-use and opened in front of you.',
      },
      {
        title: 'International masters',
        text: `${facts.experience} years of experience in Ireland, London and ${facts.district}.`,
      },
      { title: 'EU-certified pigments', text: 'Mixed beside you, and shown to you before we begin.' },
    ],
  },

  reviews: {
    headline: quotedFromGoogle ? 'Google reviews' : 'Reviews',
    rating: facts.rating,
    count: `from ${facts.reviewCount}+ reviews`,
    stars: quotedFromGoogle ? 'Rated 5 out of 5 on Google' : 'Rated 5 out of 5',
    onGoogle: { label: 'Read our reviews on Google', href: facts.reviewsUrl },
    reviews,
  },

  gallery: {
    eyebrow: 'Before & after',
    headline: 'From bare to blush',
    text: 'Before on the left, after on the right. Move the line to compare.',
    illustrationNote: 'Illustrations of the technique, not client results.',
    studies,
  },

  faq: {
    eyebrow: 'Before you decide',
    headline: 'Questions about lip blush',
    questions,
    plate: { picture: picture('studio-caps'), caption: 'Pigments, before mixing' },
    invitation: 'Don’t see your question?',
    ask: { label: 'Ask on WhatsApp', href: chatLinks.lipBlush },
  },

  related: [
    { label: 'Permanent Makeup', href: '/permanent-makeup' },
    { label: 'Microblading Dubai', href: '/microblading-in-dubai-new' },
  ],

  consultation: {
    eyebrow: 'Consultation',
    headline: 'Come in and *choose your shade*',
    proof: `${facts.responseTime}. ${facts.rating} from ${facts.reviewCount}+ reviews.`,
    place: { title: facts.hotel, lines: [facts.district, 'Free parking'] },
    hours: { title: 'By appointment', line: facts.contactHours },
    reach: {
      title: facts.phoneShown,
      href: callUrl,
      line: 'Call us, or',
      chat: { label: 'WhatsApp us', href: chatLinks.lipBlush },
    },
    complimentary: { title: 'Complimentary', line: 'A consultation with no obligation' },
  },

  /** The copyright line is the one in the footer below, with the agreed year 2025 (site/facts.ts). */
  compliance: {
    headline: 'Please note',
    note: `Lip blush is a cosmetic treatment. Healing and results differ from person to person, and suitability is confirmed at your consultation. ${facts.studioName} is licensed by the Dubai Health Authority and works with EU-certified pigments.${quotedFromGoogle ? ' Reviews are quoted from Google.' : ''}`,
  },
} as const;
