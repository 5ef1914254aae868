import { facts } from '@/site/facts';

/** A client's words. First name and initial only. */
export interface ClientStory {
  id: string;
  quote: string;
  client: string;
  location: string;
}

/** The seven stories of / and /permanent-makeup. Sample: invented, until clients have said it and agreed to be quoted. */
const stories: readonly ClientStory[] = [
  {
    id: 'hessa',
    quote: 'I had my brows done in March last year. They’re softer now, and I still go out without makeup.',
    client: 'Hessa A.',
    location: 'Jumeirah',
  },
  {
    id: 'olivia',
    quote: 'She drew the shape four times. I’d have taken the second one. The fourth was mine.',
    client: 'Olivia M.',
    location: 'Dubai Marina',
  },
  {
    id: 'mariam',
    quote: 'I came to have old brows corrected. I got my own face back, and no lecture.',
    client: 'Mariam K.',
    location: 'Al Barsha',
  },
  {
    id: 'priya',
    quote: 'My lips were two colours for years. Now they’re one, and it looks like mine.',
    client: 'Priya S.',
    location: 'Downtown Dubai',
  },
  {
    id: 'sofia',
    quote: 'I was so afraid of a needle near my eyes. I fell asleep halfway through my eyeliner.',
    client: 'Sofia R.',
    location: 'Palm Jumeirah',
  },
  {
    id: 'noura',
    quote: 'They told me what my skin didn’t need, and sold me less than I’d planned to buy. I trust that.',
    client: 'Noura H.',
    location: 'Abu Dhabi',
  },
  {
    id: 'grace',
    quote: 'I swim every morning, and my brows are still there when I get out.',
    client: 'Grace T.',
    location: 'JLT',
  },
];

export const clientStories = {
  headline: 'Client Stories',
  rating: facts.rating,
  ratingInWords: `Rated ${facts.rating} out of 5`,
  reviews: `from ${facts.reviewCount}+ reviews`,
  stories,
} as const;
