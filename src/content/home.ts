import { pair, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

import { clientStories } from './clientStories';
import { team } from './team';

const [founderFirstName = ''] = facts.founder.split(' ');

/** Its price is also the one under the page's headline. */
const permanentMakeup = {
  title: 'Permanent Makeup',
  text: 'Brows, lips and eyeliner in EU-certified pigments.',
  from: 'from AED 1,500',
  href: '/permanent-makeup',
  picture: picture('service-permanent-makeup'),
} as const;

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: 'Luxury Permanent Makeup & Skin Aesthetics | Dubai Marina',
  description: `Microblading, lip blush, brows, lashes and skin therapy in ${facts.district}. Permanent makeup ${permanentMakeup.from}. Complimentary consultation.`,
};

/**
 * Texts of the home page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels drawings as
 * illustrations.
 */
export const home = {
  hero: {
    eyebrow: `${facts.district} · By appointment only`,
    headline: 'Luxury Permanent Makeup *& Skin Aesthetics* in Dubai Marina',
    /** The price of the treatment that the headline names, from the services below. */
    priceOf: 'Permanent makeup',
    from: 'from 1500',
    tagline: facts.tagline,
    book: { label: 'Book Appointment', href: chatLinks.main },
    explore: { label: 'Explore Services', href: '/permanent-makeup' },
    arch: { picture: picture('home-hero-room'), caption: 'Our treatment room' },
    facts: [
      { figure: facts.experience, label: 'years of experience' },
      { figure: 'EU', label: 'certified pigments' },
      { figure: 'DHA', label: 'licensed studio' },
    ],
  },

  /** Sample: the founder's words are invented. */
  founder: {
    eyebrow: 'The founder',
    headline: `Meet ${facts.founder}, from London to Dubai`,
    experience: { figure: facts.experience, unit: 'years of brows, lips and lashes' },
    lead: `${founderFirstName} wants people to say “you look well”, not “I like your brows”.`,
    text: 'Your artist marks the shape on your skin and changes it until you like what you see. Only then is a sterile needle unwrapped.',
    timeline: [
      { year: '2015', what: 'Academy', where: 'in Ireland' },
      { year: '2019', what: 'Clinic', where: 'in London' },
      { year: '2025', what: 'Flagship', where: 'in Dubai' },
    ],
    more: { label: 'About the Founder', href: '/about' },
  },

  services: {
    eyebrow: 'Services',
    headline: 'What would you like done?',
    text: 'Sparse brows, pale lips, uneven skin? First we look at your features, and at how you like to wear makeup. Then we suggest a technique.',
    more: 'View More',
    /** `from`: a price of the linked page, of a treatment that clients book on its own. */
    cards: [
      {
        title: 'Brows & Lashes',
        text: 'Brow shaping, tint and lamination, lash lifts and extensions.',
        from: 'tint from AED 80',
        href: '/brows-lashes',
        picture: picture('service-brows'),
      },
      permanentMakeup,
      {
        title: 'Skin Therapy',
        text: 'LED light therapy in blue, red and near-infrared.',
        from: 'from AED 250',
        href: '/skin-therapy',
        picture: picture('led-red'),
      },
      {
        title: 'Beauty Services',
        text: 'Nails and professional body waxing, plus hair and makeup.',
        from: 'from AED 50',
        href: '/beauty',
        picture: picture('service-beauty'),
      },
    ],
    ask: {
      title: 'Not sure where to begin?',
      text: 'Start with a consultation. It’s complimentary, there’s no obligation, and you leave knowing what we’d suggest and what it costs.',
      chat: { label: 'Ask on WhatsApp', href: chatLinks.main },
      more: { label: 'Pain, healing and aftercare', href: '/patient-rights#before-and-after' },
    },
  },

  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'Made for your face, not from a stencil',
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Fine strokes that follow your own hair growth, soft at the front and tapered at the tail.',
      },
      {
        title: 'Global Expertise & Safety',
        text: 'An academy in Ireland, a clinic in London, a Dubai Health Authority licence and premium EU-certified pigments.',
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'A private studio, your own artist, and time for all your questions.',
      },
    ],
    plate: {
      picture: picture('home-macro-brow'),
      caption: 'A brow, enlarged',
      legend: [
        { letter: 'a', meaning: 'direction' },
        { letter: 'b', meaning: 'crossing' },
        { letter: 'c', meaning: 'fade' },
      ],
    },
  },

  team: {
    headline: 'Meet Our Expert Team',
    text: 'Choose your artist, or let us suggest one.',
    members: team,
  },

  beforeAfter: {
    headline: 'Before & After Gallery',
    text: 'Fine strokes, soft powder, lips and eyeliner.',
    illustrationNote: 'These are illustrations; no client is pictured.',
    pairs: [
      { id: 'nano', title: 'Nano hairstrokes', note: 'Brows', ...pair('pair-nano') },
      { id: 'lipBlush', title: 'Lip blush', note: 'Lips', ...pair('pair-lip-blush') },
      { id: 'eyeliner', title: 'Classic eyeliner', note: 'Eyeliner', ...pair('pair-eyeliner') },
      { id: 'ombre', title: 'Ombre powder brows', note: 'Brows', ...pair('pair-ombre') },
      { id: 'neutralised', title: 'Dark lip neutralization', note: 'Lips', ...pair('pair-neutralised') },
      { id: 'microblading', title: 'Microblading', note: 'Brows', ...pair('pair-microblading') },
      { id: 'velvet', title: 'Velvet lips', note: 'Lips', ...pair('pair-velvet') },
      { id: 'lashLine', title: 'Lash enhancement', note: 'Eyeliner', ...pair('pair-lash-line') },
    ],
  },

  /** Sample: four drawn films stand where the studio's own will be. */
  films: {
    headline: 'From our studio',
    handle: facts.socialHandle,
    handleUrl: facts.socialUrl,
    where: 'on Instagram',
    /** `video`: file name in public/video, without extension. */
    films: [
      { id: 'strokes', title: 'A brow, stroke by stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') },
      { id: 'lips', title: 'Lip blush, layer by layer', seconds: 8, video: 'lips', poster: picture('reel-lips-poster') },
      { id: 'silk', title: 'Silk in our studio colour', seconds: 8, video: 'silk', poster: picture('reel-silk-poster') },
      { id: 'lights', title: 'Blue, red, near-infrared', seconds: 8, video: 'lights', poster: picture('reel-lights-poster') },
    ],
  },

  stories: clientStories,

  studio: {
    eyebrow: 'The studio',
    headline: 'Take a look inside',
    /** Six pictures, two per slide: a room and a detail of it. */
    slides: [
      {
        room: { picture: picture('studio-treatment-room'), caption: 'Our treatment room' },
        detail: { picture: picture('studio-pigments'), caption: 'Pigments, mixed for you' },
      },
      {
        room: { picture: picture('studio-reception'), caption: 'Our reception' },
        detail: { picture: picture('studio-orchid'), caption: 'Illustration' },
      },
      {
        room: { picture: picture('studio-mirror-corner'), caption: 'The mirror where you check your shape' },
        detail: { picture: picture('studio-bottles'), caption: 'Our pigments' },
      },
    ],
    blurbs: [
      { title: 'Private Consultation', text: 'We look at your face together and talk through what you’d like to change.' },
      { title: 'Luxury Comfort', text: 'Fresh linen, a bed you can settle into, and time for the numbing cream to work.' },
      { title: 'Premium Location', text: `At ${facts.hotel} in ${facts.district}, with free parking.` },
    ],
  },

  closing: {
    eyebrow: 'Visit',
    headline: `Your private studio *in ${facts.district}*`,
    place: 'Located in Dubai Marina • By appointment only • Complimentary consultation',
    book: { label: 'Book Your Private Appointment', href: chatLinks.main },
    map: { label: 'View Map', href: facts.mapUrl },
    parking: facts.parking,
    silk: picture('home-hero-silk'),
  },
} as const;
