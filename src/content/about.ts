import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

/** Sample: the sentences beyond year and place. */
const stops = [
  {
    year: '2015',
    location: 'Ireland',
    milestone: 'She opens the academy, writes down her method and teaches it to other artists.',
    picture: picture('silk-ivory'),
  },
  {
    year: '2019',
    location: 'London',
    milestone: 'The clinic follows, for corrections, hairstrokes and lip colour.',
    picture: picture('silk-petal-tall'),
  },
  {
    year: '2025',
    location: 'Dubai',
    milestone: 'The Marina flagship: private rooms, the whole team, and the founder in person.',
    picture: picture('silk-oxblood'),
  },
] as const;

/** What search engines and messengers show. */
export const head: PageHead = {
  title: `About Our Studio & Founder, Dubai Marina | ${facts.studioName}`,
  description: `From an academy in Ireland and a clinic in London to a private permanent makeup studio in Dubai Marina: meet our founder, with ${facts.experience} years’ experience.`,
};

/**
 * Texts of the about page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels drawings as
 * illustrations.
 */
export const about = {
  hero: {
    headline: 'Beauty that looks as if it had *always been yours*',
    eyebrow: 'Philosophy',
    lead: 'Good permanent makeup is the kind nobody asks about.',
    text: 'We begin with the face you have: how it moves, how your skin holds colour, how little you want to do in the morning. Then we choose a technique. Sometimes we advise against it.',
    plate: { picture: picture('about-orchid'), title: 'An orchid’s shadow', caption: 'Plate 1' },
  },

  /** Sample: the founder's story and words are invented. */
  founder: {
    eyebrow: 'The founder',
    headline: 'An international master, *from London to Dubai*',
    lead: `${facts.founder} has been shaping brows, lips and lash lines for ${facts.experience} years. She still begins each one with a pencil.`,
    story: [
      'She opened her academy in Ireland in 2015, to teach what practice had taught her: measure twice, draw lightly, leave room for the face to change.',
      `A clinic in London followed in 2019. In 2025 she brought her method and her team to ${facts.district}, to a private studio where each artist sees one client at a time.`,
    ],
    quote: 'I’d rather draw a brow twice than rush it once.',
    portrait: { picture: picture('home-founder'), name: facts.founder, role: 'Founder, International Master', note: 'Plate 2' },
  },

  timeline: {
    eyebrow: 'The story so far',
    headline: 'How we came *to the Marina*',
    stops,
  },

  /** Sample: their number is agreed, the words are ours. */
  uniquePoints: {
    headline: 'Four things we *never hurry*',
    points: [
      {
        title: 'The choice',
        text: 'Grand Masters and Masters, trained to one standard. You choose your artist, and see the price first.',
      },
      {
        title: 'The drawing',
        text: 'We measure, then draw the shape on you in daylight. You approve it in the mirror before any pigment is opened.',
      },
      {
        title: 'The pigment',
        text: 'EU-certified colours, mixed for your skin tone, in a studio licensed by the Dubai Health Authority.',
      },
      {
        title: 'The visit',
        text: 'By appointment only, in a private room. A complimentary consultation first; afterwards, a familiar voice to call.',
      },
    ],
    facts: [
      { figure: facts.experience, label: 'years of experience' },
      { figure: facts.rating, label: `out of 5 from ${facts.reviewCount}+ reviews` },
    ],
  },

  related: {
    headline: 'Our treatments',
    services: [
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, shaped to your face.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Lamination, tint, lifts and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'LED light in blue, red and near-infrared.' },
    ],
  },

  closing: {
    headline: 'Come and talk. *The consultation is complimentary.*',
    text: 'Bring a photograph of yourself that you like. It says more than any chart.',
    book: { label: 'Book a Private Appointment', href: chatLinks.main },
  },
} as const;
