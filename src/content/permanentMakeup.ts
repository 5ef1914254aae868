import { pair, picture, type PictureSource } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { callUrl, chatAbout } from '@/site/links';

import { clientStories } from './clientStories';
import type { Link, TwoPriceItem } from './shapes';
import { team, type TeamMember } from './team';

/** The artists for lips and brows, the subjects of this page. */
const artists: readonly TeamMember[] = team.filter(({ role }) => /lips|brows/.test(role));

/** One price card: a group of treatments, its plate, and a link to the page about it. */
export interface PriceCategory {
  /** Anchor of the card on the page. */
  id: string;
  title: string;
  /** `focus`: the part of the picture that the low crop shows, as CSS object-position. */
  plate: { picture: PictureSource; focus: string; caption: string };
  items: readonly TwoPriceItem[];
  more: Link;
}

/** Sample: the descriptions. */
const categories: readonly [PriceCategory, PriceCategory, PriceCategory] = [
  {
    id: 'brows',
    title: 'Eyebrows',
    plate: { picture: picture('pm-brows'), focus: '50% 50%', caption: 'Plate IV. Nano hairstrokes' },
    items: [
      {
        id: 'microblading',
        name: 'Microblading',
        priceGM: 2500,
        priceM: 1800,
        description: 'Fine strokes by hand, for soft, natural texture',
      },
      { id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 1500, description: 'The finest line, drawn hair by hair' },
      { id: 'hybrid', name: 'Hybrid Brows', priceGM: 3500, priceM: 1600, description: 'Strokes in front, soft shading through the tail' },
      { id: 'ombre', name: 'Ombre Powder Brows', priceGM: 2800, priceM: 1500, description: 'A powdered finish, lighter at the start' },
      { id: 'touchUp', name: 'Touch-Up (4-8 weeks)', priceGM: 750, priceM: 500, description: 'Once the colour has settled' },
      { id: 'correction', name: 'PMU Brow Correction', priceGM: 3800, priceM: 2000, description: 'Reshapes and rebalances earlier work' },
    ],
    more: { label: 'Microblading in Dubai', href: '/microblading-in-dubai' },
  },
  {
    id: 'lips',
    title: 'Lips',
    plate: { picture: picture('pm-lips'), focus: '50% 54%', caption: 'Plate V. Lip blush' },
    items: [
      { id: 'lipBlush', name: 'Lip Blush', priceGM: 4200, priceM: 1890, description: 'A sheer, even tint with a soft border' },
      {
        id: 'neutralization',
        name: 'Dark Lip Neutralization',
        priceGM: 4500,
        priceM: 2000,
        description: 'For lips of a cool or uneven tone',
      },
      { id: 'velvet', name: 'Velvet Lips', priceGM: 4800, priceM: 1890, description: 'Richer colour, velvet finish' },
      {
        id: 'lipsTouchUp',
        name: 'Lips Touch-Up (4-6 weeks)',
        priceGM: 1000,
        priceM: 500,
        description: 'A second, lighter layer where it is needed',
      },
    ],
    more: { label: 'Lip blush in Dubai', href: '/lip-blush-dubai' },
  },
  {
    id: 'eyeliner',
    title: 'Eyeliner',
    plate: { picture: picture('pm-eyeliner'), focus: '50% 66%', caption: 'Plate VI. Classic eyeliner' },
    items: [
      { id: 'lash', name: 'Lash Enhancement', priceGM: 2500, priceM: 2000, description: 'A fine line between the lashes' },
      { id: 'classic', name: 'Classic Eyeliner', priceGM: 3200, priceM: 2500, description: 'One clean line, drawn to your eye' },
      { id: 'shaded', name: 'Shaded Eyeliner', priceGM: 3500, priceM: 3000, description: 'A line that melts into soft shadow' },
    ],
    more: { label: 'Permanent makeup in Dubai', href: '/permanent-makeup-in-dubai' },
  },
];
const [brows, lips, eyeliner] = categories;

/** The fourteenth treatment, which belongs to both brows and lips. */
const removal: readonly TwoPriceItem[] = [
  {
    id: 'removal',
    name: 'Lip & Brow Pigment Removal',
    priceGM: 250,
    priceM: 250,
    description: 'Works on earlier pigment, over several sessions',
  },
];

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
    headline: 'Permanent Makeup, *drawn for one face*',
    lead: 'Pigment set by hand, in a shape agreed with you in pencil before anything else begins.',
    book: { label: 'Book Appointment', href: chatLinks.main },
    prices: { label: 'See Prices', href: '#prices' },
    /** Price of a treatment. Touch-ups and the removal cost less and are not counted. */
    from: 'from 1500',
    /** From the top of the arch to its bottom, in the order of a face. */
    face: [
      { category: brows, picture: picture('pm-register-brow'), focus: '50% 58%' },
      { category: eyeliner, picture: picture('pm-register-eye'), focus: '50% 56%' },
      { category: lips, picture: picture('pm-register-lips'), focus: '50% 58%' },
    ],
    illustrationNote: 'Plates I to III. Illustrations',
  },

  intro: {
    headline: 'Good permanent makeup is not seen. *You look rested, a little more yourself,* and nobody can say why.',
    text: 'A first visit starts with a complimentary consultation: your face at rest, your skin, the colours you already wear. We draw, you look, we draw again. Only then do we choose a technique, and an artist.',
    badge: {
      title: 'Licensed by the Dubai Health Authority',
      lines: [`${facts.experience} years of experience`, 'EU-certified pigments'],
    },
  },

  prices: {
    eyebrow: 'Prices',
    headline: 'Fourteen treatments. *Choose the hand*',
    /** Sample: what tells a Grand Master from a Master. */
    legend: [
      { name: 'Grand Master', text: 'our most experienced hands, the founder’s among them, for intricate shapes and corrections.' },
      { name: 'Master', text: 'trained in the same method, with the same pigments.' },
    ],
    categories,
    removal: { title: 'Removal', items: removal },
  },

  fullFace: {
    name: 'Full Face Package',
    headline: 'One artist, one plan, one face',
    packages,
    plan: { label: 'Plan My Full Face', href: chatAbout('Full Face Package') },
    picture: picture('silk-ivory'),
  },

  transformations: {
    headline: 'Real Transformations',
    text: 'Each study is shown twice at the same crop, as it arrives and as it leaves.',
    illustrationNote: 'Illustrations of technique; no client is pictured.',
    pairs: [
      { id: 'neutralised', title: 'Dark Lip Neutralization', note: 'Lips', ...pair('pair-neutralised') },
      { id: 'microblading', title: 'Microblading', note: 'Brows', ...pair('pair-microblading') },
      { id: 'eyeliner', title: 'Classic Eyeliner', note: 'Eyeliner', ...pair('pair-eyeliner') },
      { id: 'lipBlush', title: 'Lip Blush', note: 'Lips', ...pair('pair-lip-blush') },
    ],
  },

  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'Three things you may *count on*',
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Measured on your bones, laid in the direction your own hair grows.',
        plate: { picture: picture('gallery-2'), focus: '50% 46%', caption: 'A brow, mapped in pencil' },
      },
      {
        title: 'Global Expertise & Safety',
        text: 'Training in Ireland and London, a Dubai licence, and premium EU-certified pigments.',
        plate: { picture: picture('studio-caps'), focus: '50% 42%', caption: 'Seven tones, before they are mixed' },
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'A private studio, one client to an artist. The afternoon is yours.',
        plate: { picture: picture('studio-lamp'), focus: '50% 40%', caption: 'The lamp, late morning' },
      },
    ],
  },

  team: {
    headline: 'The hands you will meet',
    text: 'Choose a Grand Master or a Master; either will draw with you before they work on you.',
    members: [...artists, ...team.filter((member) => !artists.includes(member))],
  },

  stories: clientStories,

  related: {
    headline: 'Read on',
    services: [
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tint and lift, for a few weeks at a time.' },
      { path: '/gallery', title: 'Gallery', text: 'Eight plates: brows, lips and skin, seen close.' },
      { path: '/patient-rights', title: 'Client Guide', text: 'What you may expect of us, and we of you.' },
    ],
  },

  closing: {
    headline: 'Begin with a pencil, *not a needle*',
    text: 'The first conversation is complimentary, and commits you to nothing.',
    book: { label: 'Book Now via WhatsApp', href: chatLinks.main },
    callback: { label: 'Request a Callback', href: callUrl },
    picture: picture('silk-petal'),
  },
} as const;
