import { facts } from '@/site/facts';

/** A member of the team (§3). The portrait is the picture slot `team-<n>` of src/sections/teamPortraits.ts. */
export interface TeamMember {
  id: TeamMemberId;
  name: string;
  role: string;
  /** Exactly three lines. */
  highlights: readonly [string, string, string];
  /** True until the entry describes a real person. */
  sample: boolean;
}

export type TeamMemberId = 'niamh' | 'amal' | 'clara' | 'zuri' | 'imani' | 'leila';

/** Everyone who works in the studio, in the order shown. The founder's name is a fact of the business: src/site/facts.ts. */
export const team: readonly TeamMember[] = [
  {
    id: 'niamh',
    name: facts.founder,
    role: 'Founder, Grand Master',
    highlights: ['Nano hairstrokes', 'Correction of earlier work', 'Trains the studio’s artists'],
    sample: true,
  },
  {
    id: 'amal',
    name: 'Amal Rashid',
    role: 'Master, skin therapy',
    highlights: ['Skin-pen microneedling', 'LED light programmes', 'Reactive and deeper skin tones'],
    sample: true,
  },
  {
    id: 'clara',
    name: 'Clara Weiss',
    role: 'Grand Master, lips',
    highlights: ['Lip blush and velvet lips', 'Dark lip neutralization', 'Colour matched by daylight'],
    sample: true,
  },
  {
    id: 'zuri',
    name: 'Zuri Okoye',
    role: 'Master, brows and lashes',
    highlights: ['Lamination and lash lift', 'Russian volume sets', 'Henna and tint matching'],
    sample: true,
  },
  {
    id: 'imani',
    name: 'Imani Adeyemi',
    role: 'Master, eyeliner',
    highlights: ['Lash line enhancement', 'Classic and shaded liner', 'Hooded and mature eyes'],
    sample: true,
  },
  {
    id: 'leila',
    name: 'Leila Haddad',
    role: 'Master, beauty services',
    highlights: ['Lycon waxing', 'Bridal makeup and hair', 'Nail care and shaping'],
    sample: true,
  },
];
