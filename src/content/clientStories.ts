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
    quote: 'My mother noticed first, and all she said was that I looked well. That’s exactly what I’d asked for.',
    client: 'Hessa A.',
    location: 'Jumeirah',
  },
  {
    id: 'olivia',
    quote: 'She drew the shape four times before I said yes. Not once did I feel rushed.',
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
    quote: 'My lips were two colours for years. Now it’s one shade, and it looks like mine.',
    client: 'Priya S.',
    location: 'Downtown Dubai',
  },
  {
    id: 'sofia',
    quote: 'It was so quiet that I fell asleep during my eyeliner. I didn’t know that was possible.',
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
    quote: 'I swim every morning and my brows are still there when I get out. It’s a small luxury, and a daily one.',
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
