import { pair, photo, picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl, chatAbout } from '@/site/links';

import { clientStories } from './clientStories';
import type { Link, TwoPriceItem } from './shapes';
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
const categories: readonly [PriceCategory, PriceCategory, PriceCategory] = [
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
        description: 'Fine strokes by hand, for soft, natural texture',
      },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 1500, description: 'Very fine strokes, one hair at a time' },
      {
        id: 'hybrid',
        name: 'Hybrid Brows',
        priceGM: 3500,
        priceM: 1600,
        description: 'Hairstrokes at the front, soft shading to the tail',
      },
      { id: 'ombre', name: 'Ombre Powder Brows', priceGM: 2800, priceM: 1500, description: 'A soft powder finish, lighter at the front' },
      { id: 'touchUp', name: 'Touch-Up (4-8 weeks)', priceGM: 750, priceM: 500, description: 'Once the colour has settled' },
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
        description: 'For dark or uneven lips',
      },
      { id: 'velvet', name: 'Velvet Lips', priceGM: 4800, priceM: 1890, description: 'Richer colour, with a velvet finish' },
      {
        id: 'lipsTouchUp',
        name: 'Lips Touch-Up (4-6 weeks)',
        priceGM: 1000,
        priceM: 500,
        description: 'A second, lighter layer where you need it',
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
      { id: 'lash', name: 'Lash Enhancement', priceGM: 2500, priceM: 2000, description: 'A fine line between the lashes' },
      { id: 'classic', name: 'Classic Eyeliner', priceGM: 3200, priceM: 2500, description: 'One clean line, shaped to your eye' },
      { id: 'shaded', name: 'Shaded Eyeliner', priceGM: 3500, priceM: 3000, description: 'A line that melts into soft shadow' },
    ],
    more: { label: 'Permanent makeup in Dubai', href: '/permanent-makeup-in-dubai' },
  },
];
const [brows, lips, eyeliner] = categories;

/** The fourteenth treatment, which belongs to both brows and lips. It is the last row of the lips. */
const removal: TwoPriceItem = {
  id: 'removal',
  name: 'Lip & Brow Pigment Removal',
  priceGM: 250,
  priceM: 250,
  description: 'Lightens old pigment over several sessions',
};

const packages = [
  { id: 'browsLips', name: 'Ombre Brows & Lips', artist: 'with Master Artist', price: 3000 },
  { id: 'fullFace', name: 'Eyebrows, Lips & Eyeliner', artist: 'with Grand Master Artist', price: 8000 },
] as const;

/**
 * Texts of the permanent makeup page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels
 * drawings as illustrations.
 */
export const permanentMakeup = {
  hero: {
    eyebrow: 'Brows · Lips · Eyeliner',
    headline: 'Permanent makeup *shaped to your face*',
    lead: 'Wake up with your makeup done. You approve the shape in pencil before we begin.',
    book: { label: 'Book Appointment', href: chatLinks.main },
    prices: { label: 'See Prices', href: '#prices' },
    /** Price of a treatment. Touch-ups and the removal cost less and are not counted. */
    from: 'from 1500',
    brow: { category: brows, picture: picture('pm-register-brow') },
    others: [
      { category: eyeliner, picture: picture('pm-register-eye'), focus: '50% 62%' },
      { category: lips, picture: picture('pm-register-lips'), focus: '50% 62%' },
    ],
    illustrationNote: 'Plates I to III. Illustrations',
  },

  intro: {
    headline: 'Good permanent makeup goes unnoticed. *You look rested, a little more yourself,* and nobody knows why.',
    text: 'Your first visit is a complimentary consultation: your face at rest, your skin, the colours you already wear. We draw, you look, we draw again. Only then do you choose a technique and an artist.',
    badge: {
      title: 'Licensed by the Dubai Health Authority',
      lines: [`${facts.experience} years of experience`, 'EU-certified pigments'],
    },
  },

  prices: {
    eyebrow: 'Prices',
    headline: 'Fourteen treatments. *Choose your artist*',
    /** Sample: what tells a Grand Master from a Master. */
    legend: [
      { name: 'Grand Master', text: 'our most experienced artists, the founder among them, for intricate shapes and corrections.' },
      { name: 'Master', text: 'trained in the same method, with the same pigments.' },
    ],
    categories,
    removal,
  },

  fullFace: {
    name: 'Full Face Package',
    headline: 'A plan for your whole face',
    packages,
    plan: { label: 'Plan My Full Face', href: chatAbout('Full Face Package') },
    picture: picture('silk-ivory'),
  },

  /** Sample: how colour settles in the days and weeks after. */
  transformations: {
    headline: 'Real Transformations',
    text: 'Before and after, like for like. Colour looks deeper for the first few days. The skin flakes lightly, and the colour settles over four to eight weeks.',
    illustrationNote: 'These are illustrations; no client is pictured.',
    pairs: [
      { id: 'neutralised', title: 'Dark Lip Neutralization', note: 'Lips', ...pair('pair-neutralised') },
      { id: 'microblading', title: 'Microblading', note: 'Brows', ...pair('pair-microblading') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Eyeliner', ...pair('pair-eyeliner') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Lips', ...pair('pair-lip-blush') },
    ],
  },

  /** Sample: how needles are supplied and opened. */
  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'What you can *count on*',
    plate: { picture: picture('gallery-2'), caption: 'A brow, mapped in pencil' },
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Mapped to your bone structure, following the way your own hair grows.',
      },
      {
        title: 'Global Expertise & Safety',
        text: 'Training in Ireland and London, premium EU-certified pigments, and sterile, single-use needles opened in front of you.',
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'A private studio, with an artist to yourself and no rush.',
      },
    ],
  },

  team: {
    headline: 'The artists you’ll meet',
    text: 'Choose a Grand Master or a Master. Either will draw your shape with you first.',
    members: [...artists, ...team.filter((member) => !artists.includes(member))],
  },

  stories: clientStories,

  related: {
    headline: 'Before you decide',
    services: [
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tints and lifts that last for weeks.' },
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
