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
    headline: 'From London to Dubai, *one unhurried line* at a time',
    lead: `“You look rested” is what ${founderFirstName} wants you to hear. After more than fifteen years, she still hopes nobody will notice the brows.`,
    text: 'She pencils the shape on first, and changes it until you’re sure. Only then is a sterile needle unwrapped. The consultation is always complimentary.',
    timeline: [
      { year: '2015', what: 'Academy', where: 'in Ireland' },
      { year: '2019', what: 'Clinic', where: 'in London' },
      { year: '2025', what: 'Flagship', where: 'in Dubai' },
    ],
    more: { label: 'About the Founder', href: '/about' },
  },

  services: {
    eyebrow: 'Services',
    headline: 'Four specialities, one exacting standard',
    text: 'We look first: at your skin, your face at rest, the way you like to wear makeup. Then we choose the technique, never the other way round.',
    more: 'View More',
    /** `from`: lowest price on the linked page, not counting touch-ups, removals and add-ons, which cost less. */
    cards: [
      {
        title: 'Brows & Lashes',
        text: 'Lamination, tint, lash lifts and extensions, chosen to suit your face.',
        from: 'from AED 50',
        href: '/brows-lashes',
        picture: picture('service-brows'),
      },
      {
        title: 'Permanent Makeup',
        text: 'Wake up with brows, lips and eyeliner done, in EU-certified pigments.',
        from: 'from AED 1,500',
        href: '/permanent-makeup',
        picture: picture('service-permanent-makeup'),
      },
      {
        title: 'Skin Therapy',
        text: 'Three kinds of LED light, and SkinPen microneedling.',
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
      text: 'Start with a consultation. It’s complimentary, there’s no obligation, and you leave with a suggested shape and a price.',
      chat: { label: 'Ask on WhatsApp', href: chatLinks.main },
    },
  },

  why: {
    eyebrow: `Why Choose ${facts.studioName}`,
    headline: 'Every stroke is drawn, *not stamped*',
    points: [
      {
        title: 'Hyper-Realistic Techniques',
        text: 'Single strokes that follow the way your own hair grows, and soften where a real brow softens.',
      },
      {
        title: 'Global Expertise & Safety',
        text: 'Training in Ireland and London, a Dubai Health Authority licence and premium EU-certified pigments.',
      },
      {
        title: 'Tailored Luxury Experience',
        text: 'A private studio, an artist to yourself, and nobody waiting for your chair.',
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
    text: 'Masters and Grand Masters. Choose your artist, or let us suggest one.',
    members: team,
  },

  beforeAfter: {
    headline: 'Before & After Gallery',
    text: 'Each technique, before and after.',
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
    headline: 'From our studio',
    handle: facts.socialHandle,
    handleUrl: facts.socialUrl,
    where: 'on Instagram',
    /** `video`: file name in public/video, without extension. */
    films: [
      { id: 'strokes', title: 'A brow, stroke by stroke', seconds: 7, video: 'strokes', poster: picture('reel-strokes-poster') },
      { id: 'lips', title: 'Lip blush, layer by layer', seconds: 8, video: 'lips', poster: picture('reel-lips-poster') },
      { id: 'silk', title: 'Our house colour in silk', seconds: 8, video: 'silk', poster: picture('reel-silk-poster') },
      { id: 'lights', title: 'Blue, red, near-infrared', seconds: 8, video: 'lights', poster: picture('reel-lights-poster') },
    ],
  },

  stories: clientStories,

  studio: {
    eyebrow: 'The studio',
    headline: 'A quiet room, kept for you',
    /** Six pictures, two per slide: a room and a detail of it. */
    slides: [
      {
        room: { picture: picture('studio-treatment-room'), caption: 'Our treatment room' },
        detail: { picture: picture('studio-pigments'), caption: 'Pigments mixed for one client' },
      },
      {
        room: { picture: picture('studio-reception'), caption: 'Our reception' },
        detail: { picture: picture('studio-orchid'), caption: 'An orchid and its shadow' },
      },
      {
        room: { picture: picture('studio-mirror-corner'), caption: 'The mirror where you approve the shape' },
        detail: { picture: picture('studio-bottles'), caption: 'Five pigments on the shelf' },
      },
    ],
    blurbs: [
      { title: 'Private Consultation', text: 'A mirror, a pencil and as long as it takes.' },
      { title: 'Luxury Comfort', text: 'A warm couch, fresh linen, and time for the numbing cream to work.' },
      { title: 'Premium Location', text: 'In the heart of Dubai Marina, with complimentary parking.' },
    ],
  },

  closing: {
    eyebrow: 'Visit',
    headline: 'A private door in the Marina. *The hour is yours.*',
    place: 'Located in Dubai Marina • By appointment only • Complimentary consultation',
    book: { label: 'Book Your Private Appointment', href: chatLinks.main },
    map: { label: 'View Map', href: facts.mapUrl },
    parking: facts.parking,
    silk: picture('home-hero-silk'),
  },
} as const;
