import { picture } from '@/lib/picture';
import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import type { PageHead } from '@/site/head';

const [founderFirstName = ''] = facts.founder.split(' ');

/** Sample: the sentences beyond year and place. */
const stops = [
  {
    year: '2015',
    location: 'Ireland',
    milestone: `${founderFirstName} opens her academy and trains other artists in her method.`,
    picture: picture('silk-ivory'),
  },
  {
    year: '2019',
    location: 'London',
    milestone: 'Her London clinic opens, for brows, lip colour and corrections.',
    picture: picture('silk-petal-tall'),
  },
  {
    year: '2025',
    location: 'Dubai',
    milestone: `Her flagship opens in ${facts.district}, with the full team and ${founderFirstName} herself.`,
    picture: picture('silk-oxblood'),
  },
] as const;

const book = { label: 'Book a Private Appointment', href: chatLinks.main } as const;

/** The title, description and share image for search engines and messengers. */
export const head: PageHead = {
  title: 'Our Permanent Makeup Studio & Founder | Dubai Marina',
  description: `From an academy in Ireland and a clinic in London to a permanent makeup studio in ${facts.district}: meet ${facts.founder}, with ${facts.experience} years’ experience.`,
};

/**
 * Texts of the about page, in the order of its sections. `*asterisks*` set part of a headline in italics. The page labels drawings as
 * illustrations.
 */
export const about = {
  hero: {
    headline: 'Beauty that looks as if it had *always been yours*',
    eyebrow: `Our philosophy · ${facts.district}`,
    lead: 'Good permanent makeup is the kind nobody asks about.',
    text: 'We start with your face: how it moves, how your skin takes colour, how much you want to do each morning. Then we recommend a technique. Sometimes we advise against one.',
    book,
    plate: picture('about-orchid'),
  },

  /** Sample: the founder's story and words are invented. */
  founder: {
    eyebrow: 'The founder',
    headline: `Meet ${facts.founder}`,
    lead: `She’s an International Master with ${facts.experience} years of brows, lips and lash lines behind her, and she trained the artists you’ll meet here.`,
    story: [
      'She opened her academy in Ireland in 2015, to teach what practice had taught her: measure twice, work lightly, and remember that faces change.',
      `A clinic in London followed in 2019. In 2025 she brought her method and her team to ${facts.district}.`,
    ],
    quote: 'I’d rather draw a brow twice than rush it once.',
    portrait: {
      picture: picture('home-founder'),
      name: facts.founder,
      role: 'Founder, International Master',
      note: `${facts.experience} years of experience`,
    },
  },

  timeline: {
    eyebrow: 'The story so far',
    headline: 'How we came to Dubai Marina',
    stops,
  },

  /** Sample: their number is agreed, the words are ours. */
  uniquePoints: {
    headline: 'What you can expect from us',
    points: [
      {
        title: 'You choose your artist',
        text: 'Grand Masters and Masters, trained in the same method. You see the price of each before you book.',
      },
      {
        title: 'The shape comes first',
        text: 'We measure your face, then mark the shape on your skin. No pigment is opened until you like it.',
      },
      {
        title: 'Pigment matched to you',
        text: 'EU-certified colours, mixed for your skin tone, in a studio licensed by the Dubai Health Authority.',
      },
      {
        title: 'Help afterwards',
        text: 'You go home with aftercare advice, and you can call us if anything worries you while it heals.',
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
      { path: '/permanent-makeup', title: 'Permanent Makeup', text: 'Brows, lips and eyeliner, from AED 1,500.' },
      { path: '/brows-lashes', title: 'Brows & Lashes', text: 'Brow tint AED 90, lash lift AED 350, and extensions.' },
      { path: '/skin-therapy', title: 'Skin Therapy', text: 'LED light therapy, AED 250 a session.' },
    ],
  },

  closing: {
    headline: 'Come and talk. *The consultation is complimentary.*',
    text: 'Bring a photograph of yourself that you like. It tells us more than a description can.',
    book,
  },
} as const;
