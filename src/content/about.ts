import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';

/** Sample: the sentences beyond year and place. */
const stops = [
  {
    year: '2015',
    location: 'Ireland',
    milestone: 'The academy opens. A method is written down, taught, and tested by other hands.',
    picture: picture('silk-ivory'),
  },
  {
    year: '2019',
    location: 'London',
    milestone: 'The clinic. Corrections, hair strokes and lip colour for faces from everywhere.',
    picture: picture('silk-petal-tall'),
  },
  {
    year: '2025',
    location: 'Dubai',
    milestone: 'The flagship in the Marina: private rooms, the whole team, and the founder’s own chair.',
    picture: picture('silk-oxblood'),
  },
] as const;

/**
 * Texts of the about page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels drawings as
 * illustrations.
 */
export const about = {
  hero: {
    headline: 'Beauty that looks as if it had *always been yours*',
    eyebrow: 'Philosophy',
    lead: 'The best permanent makeup is the kind that nobody asks about.',
    text: 'It begins with the face you already have: how it moves, how your skin holds colour, how little you like to do in the morning. Then we choose a technique. Sometimes we advise against one.',
    plate: { picture: picture('about-orchid'), title: 'Shadow of an orchid, late morning', caption: 'Plate 1' },
  },

  /** Sample: the founder's story and words are invented. */
  founder: {
    eyebrow: 'The founder',
    headline: 'An international master, *from London to Dubai*',
    lead: `${facts.founder} has drawn brows, lips and lash lines for ${facts.experience} years, and still begins every one of them with a pencil.`,
    story: [
      'She opened her academy in Ireland in 2015, to teach what she had learned by hand: measure twice, draw lightly, leave room for the face to change.',
      `A clinic in London followed in 2019. In 2025 she brought her method and her team to ${facts.district}, to a private studio where each artist sees one client at a time.`,
    ],
    quote: 'I would rather draw a brow twice than explain a hurried one.',
    portrait: { picture: picture('home-founder'), name: facts.founder, role: 'Founder, International Master', note: 'Plate 2' },
  },

  timeline: {
    eyebrow: 'The path here',
    headline: 'Three doors, each *a little wider*',
    stops,
  },

  /** Sample: their number is agreed, the words are ours. */
  uniquePoints: {
    headline: 'Four things we do *not hurry*',
    points: [
      {
        title: 'The hand',
        text: 'Grand Masters and Masters, trained to one standard. You choose whose hand you prefer, and you know the price of each.',
      },
      {
        title: 'The drawing',
        text: 'Every shape is measured and drawn on you first, in daylight. You approve it in the mirror before any pigment is opened.',
      },
      {
        title: 'The pigment',
        text: 'EU-certified colours, mixed for your skin tone, in a studio licensed by the Dubai Health Authority.',
      },
      {
        title: 'The visit',
        text: 'By appointment only, in a private room. A complimentary consultation before, and a voice you know on the telephone after.',
      },
    ],
    facts: [
      { figure: facts.experience, label: 'years of experience' },
      { figure: facts.rating, label: `out of 5, from ${facts.reviewCount}+ reviews` },
    ],
  },

  related: {
    headline: 'What we are asked for',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and lash lines, drawn for one face.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tint, lifts and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'Three lights, for three intentions.' },
    ],
  },

  closing: {
    headline: 'Come and talk. *The consultation is our gift.*',
    text: 'Bring a photograph of yourself that you like. It says more than any chart.',
    book: { label: 'Book a Private Appointment', href: chatLinks.main },
  },
} as const;
