import { pair, photo, picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';
import { callUrl, chatAbout } from '@/site/links';

import { clientStories } from './clientStories';
import { type Link, pricesOf, type TwoPriceItem } from './shapes';
import { team, type TeamMember } from './team';

/** The artists for lips and brows, the subjects of this page. */
const artists: readonly TeamMember[] = team.filter(({ role }) => /lips|brows/.test(role));

/** One price card: a group of treatments, its drawing, and a link to the page about it. */
export interface PriceCategory {
  /** Anchor of the card on the page. */
  id: string;
  title: string;
  glyph: 'brow' | 'lips' | 'lash';
  photograph: PictureSource | undefined;
  items: readonly TwoPriceItem[];
  more: Link;
}

/** Sample: the descriptions. */
const categories = [
  {
    id: 'brows',
    title: 'Eyebrows',
    glyph: 'brow',
    photograph: photo('pm-brows'),
    items: [
      {
        id: 'microblading',
        name: 'Microblading',
        priceGM: 2500,
        priceM: 1800,
        description: 'Fine strokes by hand, for normal or dry skin',
      },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 1500, description: 'Hair-thin strokes, for normal or dry skin' },
      {
        id: 'hybrid',
        name: 'Hybrid Brows',
        priceGM: 3500,
        priceM: 1600,
        description: 'Strokes at the front, shading for gaps and a soft tail',
      },
      {
        id: 'ombre',
        name: 'Ombre Powder Brows',
        priceGM: 2800,
        priceM: 1500,
        description: 'A soft, made-up look that suits oily skin too',
      },
      { id: 'touchUp', name: 'Touch-Up (4-8 weeks)', priceGM: 750, priceM: 500, description: 'Not included; once the colour has settled' },
      { id: 'correction', name: 'PMU Brow Correction', priceGM: 3800, priceM: 2000, description: 'Reshapes and rebalances earlier work' },
    ],
    more: { label: 'Microblading in Dubai', href: '/microblading-in-dubai' },
  },
  {
    id: 'lips',
    title: 'Lips',
    glyph: 'lips',
    photograph: photo('pm-lips'),
    items: [
      { id: 'lipBlush', name: 'Lip Blush', priceGM: 4200, priceM: 1890, description: 'A sheer, even tint with a soft edge' },
      {
        id: 'neutralization',
        name: 'Dark Lip Neutralization',
        priceGM: 4500,
        priceM: 2000,
        description: 'Balances dark or uneven tone',
      },
      { id: 'velvet', name: 'Velvet Lips', priceGM: 4800, priceM: 1890, description: 'Richer colour, with a velvet finish' },
      {
        id: 'lipsTouchUp',
        name: 'Lips Touch-Up (4-6 weeks)',
        priceGM: 1000,
        priceM: 500,
        description: 'Not included; a second layer where you need it',
      },
    ],
    more: { label: 'Lip blush in Dubai', href: '/lip-blush-dubai' },
  },
  {
    id: 'eyeliner',
    title: 'Eyeliner',
    glyph: 'lash',
    photograph: photo('pm-eyeliner'),
    items: [
      { id: 'lash', name: 'Lash Enhancement', priceGM: 2500, priceM: 2000, description: 'Colour between the lashes, with no visible line' },
      { id: 'classic', name: 'Classic Eyeliner', priceGM: 3200, priceM: 2500, description: 'One clean line, shaped to your eye' },
      { id: 'shaded', name: 'Shaded Eyeliner', priceGM: 3500, priceM: 3000, description: 'A line that melts into soft shadow' },
    ],
    more: { label: 'Permanent makeup in Dubai', href: '/permanent-makeup-in-dubai' },
  },
] as const satisfies readonly [PriceCategory, PriceCategory, PriceCategory];
const [brows, lips, eyeliner] = categories;

/** The fourteenth treatment, which belongs to both brows and lips. It is the last row of the lips. */
const removal = {
  id: 'removal',
  name: 'Lip & Brow Pigment Removal',
  priceGM: 250,
  priceM: 250,
  description: 'Lightens old pigment over several sessions',
} as const satisfies TwoPriceItem;

const packages = [
  { id: 'browsLips', name: 'Ombre Brows & Lips', artist: 'with Master Artist', price: 3000 },
  { id: 'fullFace', name: 'Eyebrows, Lips & Eyeliner', artist: 'with Grand Master Artist', price: 8000 },
] as const;

const { aed, from } = pricesOf(brows.items, lips.items, eyeliner.items, [removal]);

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: `Permanent Makeup Dubai Marina: Prices from ${aed('ombre')}`,
  description: `Microblading, nano and ombre brows, lip blush and eyeliner in Dubai Marina, from ${aed('ombre')}. Prices by artist, and a complimentary consultation first.`,
  service: 'Permanent makeup',
};

/**
 * Texts of the permanent makeup page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels
 * drawings as illustrations.
 */
export const permanentMakeup = {
  hero: {
    headline: `Permanent makeup *in ${facts.district}*`,
    lead: 'Wake up with your brows, lips or eyeliner done. Microblading lasts 12–24 months, lip blush 2–3 years, and you approve the shape in pencil first.',
    book: { label: 'Book Appointment', href: chatLinks.main },
    prices: { label: 'See Prices', href: '#prices' },
    /** Price of a treatment. Touch-ups and the removal cost less and are not counted. */
    from: from('ombre'),
    brow: { category: brows, picture: picture('pm-register-brow') },
    others: [
      { category: eyeliner, picture: picture('pm-register-eye'), focus: '50% 62%' },
      { category: lips, picture: picture('pm-register-lips'), focus: '50% 62%' },
    ],
    illustrationNote: 'Illustrations',
  },

  intro: {
    headline: 'It should look like your face, not like makeup',
    text: 'At the consultation we look at your features, your skin and the colours you wear. Olive and deeper skin needs a warmer pigment; on oily skin, soft powder keeps its edges longer. Once we’ve advised you, you choose the technique and the artist.',
    badge: {
      title: 'Licensed by the Dubai Health Authority',
      lines: [`${facts.experience} years of experience`, 'EU-certified pigments'],
    },
  },

  prices: {
    eyebrow: 'Treatments',
    headline: 'Prices by artist',
    /** Sample: what tells a Grand Master from a Master. */
    legend: [
      {
        name: 'Grand Master',
        text: 'our most experienced artists, the founder among them. Best suited to corrections and complex shapes.',
      },
      { name: 'Master', text: 'trained in the same method, with the same pigments.' },
    ],
    categories,
    removal,
  },

  fullFace: {
    name: 'Full Face Package',
    headline: 'Brows and lips, with or without eyeliner',
    packages,
    plan: { label: 'Plan My Full Face', href: chatAbout('Full Face Package') },
    picture: picture('silk-ivory'),
  },

  transformations: {
    headline: 'Real Transformations',
    text: 'Before, and once the colour has healed.',
    illustrationNote: 'These are illustrations; no client is pictured.',
    pairs: [
      { id: 'neutralised', title: 'Dark Lip Neutralization', note: 'Lips', ...pair('pair-neutralised') },
      { id: 'microblading', title: 'Microblading', note: 'Brows', ...pair('pair-microblading') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Eyeliner', ...pair('pair-eyeliner') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Lips', ...pair('pair-lip-blush') },
    ],
  },

  /** Sample: how needles are supplied and opened, and that one artist does it all; the owner confirms both. */
  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'What you can count on',
    plate: { picture: picture('gallery-2'), caption: 'A brow, mapped before treatment' },
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Single strokes or soft powder, placed the way your own hair grows.',
      },
      {
        title: 'Global Expertise & Safety',
        text: 'Experience in Ireland and London, premium EU-certified pigments, and sterile, single-use needles opened in front of you.',
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'The artist you choose plans your shape, does your treatment and sees you again at the touch-up.',
      },
    ],
  },

  team: {
    headline: 'Meet the team',
    text: 'For brows, lips and eyeliner, you choose a Grand Master or a Master.',
    members: [...artists, ...team.filter((member) => !artists.includes(member))],
  },

  stories: clientStories,

  related: {
    headline: 'You may also like',
    services: [
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, or a lash lift for 6–8 weeks, AED 350.' },
      { path: '/gallery', title: 'Gallery', text: 'Brows, lips and skin, close up.' },
      { path: '/patient-rights', title: 'Client Guide', text: 'What to expect, and what we ask of you.' },
    ],
  },

  closing: {
    headline: 'Begin with a pencil, *not a needle*',
    text: 'Your consultation is complimentary, with no obligation.',
    book: { label: 'Book Now via WhatsApp', href: chatLinks.main },
    callback: { label: 'Request a Callback', href: callUrl },
  },
} as const;
