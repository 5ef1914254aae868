import { picture, type PictureSource } from '@/lib/picture';
import { facts } from '@/site/facts';

export interface TeamMember {
  id: string;
  name: string;
  role: string;
  /** Exactly three lines. */
  highlights: readonly [string, string, string];
  portrait: PictureSource;
}

/**
 * Everyone who works in the studio, in the order shown. The founder's name comes from src/site/facts.ts.
 * Sample: the six people.
 */
export const team: readonly TeamMember[] = [
  {
    id: 'niamh',
    name: facts.founder,
    role: 'Founder, International Master',
    highlights: ['Nano hairstrokes', 'Correcting earlier work', 'Trains our artists'],
    portrait: picture('team-1'),
  },
  {
    id: 'amal',
    name: 'Amal Rashid',
    role: 'Master, skin therapy',
    highlights: ['SkinPen microneedling', 'LED light programmes', 'Reactive skin, deeper skin tones'],
    portrait: picture('team-2'),
  },
  {
    id: 'clara',
    name: 'Clara Weiss',
    role: 'Grand Master, lips',
    highlights: ['Lip blush and velvet lips', 'Dark lip neutralization', 'Colour matched in daylight'],
    portrait: picture('team-3'),
  },
  {
    id: 'zuri',
    name: 'Zuri Okoye',
    role: 'Master, brows and lashes',
    highlights: ['Microblading and lamination', 'Russian volume sets', 'Henna and tint matching'],
    portrait: picture('team-4'),
  },
  {
    id: 'imani',
    name: 'Imani Adeyemi',
    role: 'Master, lips and eyeliner',
    highlights: ['Lip blush in sheer tones', 'Lash enhancement and liner', 'Hooded and mature eyes'],
    portrait: picture('team-5'),
  },
  {
    id: 'leila',
    name: 'Leila Haddad',
    role: 'Master, beauty services',
    highlights: ['Lycon waxing', 'Bridal makeup and hair', 'Nail care and shaping'],
    portrait: picture('team-6'),
  },
];
