import { pair, picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';

import { clientStories } from './clientStories';
import { team } from './team';

const [founderFirstName = ''] = facts.founder.split(' ');

/**
 * Texts of the home page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels drawings as
 * illustrations.
 */
export const home = {
  hero: {
    eyebrow: `${facts.district} · By appointment only`,
    headline: 'Luxury Permanent Makeup *& Skin Aesthetics* in Dubai Marina',
    /** The lowest of the services' prices below. */
    from: 'from 50',
    tagline: facts.tagline,
    book: { label: 'Book Appointment', href: chatLinks.main },
    explore: { label: 'Explore Services', href: '/permanent-makeup' },
    arch: { picture: picture('home-hero-silk'), caption: 'Frontispiece. Oxblood silk, raking light' },
    plate: { picture: picture('home-hero-nano'), title: 'Nano hairstrokes', note: 'Plate 1' },
    facts: [
      { figure: facts.experience, label: 'years of experience' },
      { figure: 'EU', label: 'certified pigments' },
      { figure: 'DHA', label: 'licensed studio' },
    ],
  },

  /** Sample: the founder's words are invented. */
  founder: {
    eyebrow: 'The founder',
    headline: 'From London to Dubai, *one unhurried line* at a time',
    lead: `${founderFirstName} has spent more than fifteen years teaching her hand to disappear. The best compliment she receives is that nobody noticed anything, except that you look rested.`,
    text: 'She draws every shape on your own bones before a needle is opened, and changes it until you are sure. Nothing is traced, nothing is hurried, and the first conversation is always complimentary.',
    portrait: {
      picture: picture('home-founder'),
      name: facts.founder,
      role: 'Founder, International Master',
      caption: 'Gouache portrait',
    },
    timeline: [
      { year: '2015', what: 'Academy', where: 'in Ireland' },
      { year: '2019', what: 'Clinic', where: 'in London' },
      { year: '2025', what: 'Flagship', where: 'in Dubai' },
    ],
    more: { label: 'About the Founder', href: '/about' },
  },

  services: {
    eyebrow: 'Services',
    headline: 'Four disciplines, one standard of hand',
    text: 'Each begins with looking: at your skin, at your features at rest, at how you like to be seen. Then we choose the technique, never the other way round.',
    more: 'View More',
    /** `from`: lowest price on the linked page, not counting touch-ups, removals and add-ons, which cost less. */
    cards: [
      {
        title: 'Brows & Lashes',
        text: 'Lamination, tint, shape, lift and extensions that suit the face you have.',
        from: 'from AED 50',
        href: '/brows-lashes',
        picture: picture('service-brows'),
      },
      {
        title: 'Permanent Makeup',
        text: 'Microblading, lip blush and eyeliner, drawn in EU-certified pigments.',
        from: 'from AED 1,500',
        href: '/permanent-makeup',
        picture: picture('service-permanent-makeup'),
      },
      {
        title: 'Skin Therapy',
        text: 'LED light in three colours, and from there the way to the SkinPen.',
        from: 'from AED 250',
        href: '/skin-therapy',
        picture: picture('led-red'),
      },
      {
        title: 'Beauty Services',
        text: 'Nails and professional body waxing, with hair and makeup one door on.',
        from: 'from AED 50',
        href: '/beauty',
        picture: picture('service-beauty'),
      },
    ],
    ask: {
      title: 'Not sure where to begin?',
      text: 'A first visit starts with a consultation. It is complimentary, it commits you to nothing, and you leave with a drawing and a price.',
      chat: { label: 'Ask on WhatsApp', href: chatLinks.main },
    },
  },

  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'Every stroke is drawn, *not stamped*',
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Single strokes laid in the direction your own hair grows, with pressure that fades where a real brow fades.',
      },
      {
        title: 'Global Expertise & Safety',
        text: 'Trained in Ireland and London, licensed by the Dubai Health Authority, working only with premium EU-certified pigments.',
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'A private studio, one client to an artist. The room, the light and the afternoon are yours.',
      },
    ],
    plate: {
      picture: picture('home-macro-brow'),
      caption: 'Plate 2. A brow, enlarged',
      legend: [
        { letter: 'a', meaning: 'direction' },
        { letter: 'b', meaning: 'crossing' },
        { letter: 'c', meaning: 'fade' },
      ],
    },
  },

  team: {
    headline: 'Meet Our Expert Team',
    text: 'Masters and Grand Masters. Choose the hand you prefer, or let us suggest one.',
    members: team,
  },

  beforeAfter: {
    headline: 'Before & After Gallery',
    text: 'Studies of technique, each shown twice at the same crop: as it arrives, and as it leaves.',
    illustrationNote: 'These are illustrations; no client is pictured.',
    pairs: [
      { id: 'nano', title: 'Nano hairstrokes', note: 'Plate 3', ...pair('pair-nano') },
      { id: 'lipBlush', title: 'Lip blush', note: 'Plate 4', ...pair('pair-lip-blush') },
      { id: 'eyeliner', title: 'Classic eyeliner', note: 'Plate 5', ...pair('pair-eyeliner') },
      { id: 'ombre', title: 'Ombre powder brows', note: 'Plate 6', ...pair('pair-ombre') },
      { id: 'neutralised', title: 'Dark lip neutralization', note: 'Plate 7', ...pair('pair-neutralised') },
      { id: 'microblading', title: 'Microblading', note: 'Plate 8', ...pair('pair-microblading') },
      { id: 'velvet', title: 'Velvet lips', note: 'Plate 9', ...pair('pair-velvet') },
      { id: 'lashLine', title: 'Lash enhancement', note: 'Plate 10', ...pair('pair-lash-line') },
    ],
  },

  /** Sample: four drawn films stand where the studio's own will be. */
  films: {
    headline: 'From the studio table',
    handle: facts.socialHandle,
    handleUrl: facts.socialUrl,
    where: 'on Instagram',
    /** `video`: file name in public/video, without extension. */
    films: [
      { id: 'strokes', title: 'A brow, stroke by stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') },
      { id: 'lips', title: 'Pigment meeting the lip', seconds: 8, video: 'lips', poster: picture('reel-lips-poster') },
      { id: 'silk', title: 'The house colour, breathing', seconds: 8, video: 'silk', poster: picture('reel-silk-poster') },
      { id: 'lights', title: 'Blue, red, near-infrared', seconds: 8, video: 'lights', poster: picture('reel-lights-poster') },
    ],
  },

  stories: clientStories,

  studio: {
    eyebrow: 'The studio',
    headline: 'One quiet room, kept for you',
    /** Six pictures, two per slide: a room and a detail of it. */
    slides: [
      {
        room: { picture: picture('studio-treatment-room'), caption: 'The treatment room, late morning' },
        detail: { picture: picture('studio-pigments'), caption: 'Pigments, mixed for one client' },
      },
      {
        room: { picture: picture('studio-reception'), caption: 'The reception, towards noon' },
        detail: { picture: picture('studio-orchid'), caption: 'An orchid, keeping time' },
      },
      {
        room: { picture: picture('studio-mirror-corner'), caption: 'The mirror corner, where shapes are agreed' },
        detail: { picture: picture('studio-bottles'), caption: 'Five pigments on the shelf' },
      },
    ],
    blurbs: [
      { title: 'Private Consultation', text: 'Mirror, pencil, daylight, and as long as the shape needs.' },
      { title: 'Luxury Comfort', text: 'A warmed couch, fresh linen, numbing given time to work.' },
      { title: 'Premium Location', text: 'In the heart of Dubai Marina, with complimentary parking.' },
    ],
  },

  closing: {
    eyebrow: 'Visit',
    headline: 'The door is quiet. *Ring, and we are yours.*',
    place: 'Located in Dubai Marina • By appointment only • Complimentary consultation',
    book: { label: 'Book Your Private Appointment', href: chatLinks.main },
    map: { label: 'View Map', href: facts.mapUrl },
    parking: facts.parking,
  },
} as const;
