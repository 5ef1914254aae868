/** All portraits. They show invented people who represent roles until there are photographs. */
import type { Person } from './sitter.ts';

/** Late forties: fine lines beside a warm mouth. */
// prettier-ignore
const founder = {
  style: 'bun', skin: 'sand', hair: 'brown', cloth: 'ivory', collar: 'tunic', jewel: 'drop', slim: 0.97, jaw: 0.93, part: 4,
  lip: '#B4605C', mouth: 'smile', lipWide: 0.94, noseWidth: 0.94, cheek: 1.3, age: 0.35, browWeight: 1.2,
} as const satisfies Partial<Person>;

// prettier-ignore
export const PEOPLE = {
  /** The founder at rest, for her own page. */
  founder: { ...founder, ground: ['#EFD9CE', '#D8B3A2'], turn: 19, bow: 8, tilt: 5, seed: 4 },
  /** The founder among her team, looking at the viewer. */
  founderInTeam: { ...founder, ground: ['#EBD6CA', '#CDA895'], turn: 14, bow: 5, tilt: -3, open: 0.9, iris: '#6b5236', seed: 6 },
  /** Mid thirties: a long oval face, a fine arched nose. */
  shayla: {
    style: 'shayla', scarf: 'ivory', skin: 'honey', hair: 'ink', cloth: 'rosewood', collar: 'crew', ground: ['#DED0BC', '#B9A086'],
    lip: '#A3504C', mouth: 'arched', turn: 17, bow: 8, tilt: -4, slim: 0.95, jaw: 0.92, chin: 1.06, lipWide: 0.92, noseLength: 1.07,
    noseWidth: 0.9, bridge: 1, eyeSize: 1.38, browLift: 2, browWeight: 1.35, seed: 37,
  },
  /** Late fifties: a square jaw, a straight long nose, narrow lips. */
  bob: {
    style: 'bob', skin: 'porcelain', hair: 'honey', cloth: 'sand', collar: 'wrap', ground: ['#6a343c', '#3c171e'], lip: '#B8605F',
    mouth: 'fine', turn: 12, bow: 4, tilt: -3, part: -26, open: 0.82, iris: '#6d8088', eyeSize: 1.24, slant: -1, browLift: -1,
    browWeight: 1, slim: 0.98, jaw: 1.06, chin: 1.1, noseLength: 1.06, noseWidth: 0.9, cheek: 1.1, hollow: 0.7, age: 0.9, seed: 13,
  },
  /** Mid twenties: a round face, full lips, eyes that rise outwards. */
  topknot: {
    style: 'topknot', skin: 'umber', hair: 'ink', cloth: 'sage', collar: 'wrap', ground: ['#E9DCCB', '#C3AE95'], lip: '#8E4442',
    mouth: 'full', turn: -18, bow: 3, tilt: -5, part: 0, jewel: 'stud', open: 0.95, iris: '#2c1810', eyeSize: 1.36, slant: 1.6,
    lipWide: 1.04, browLift: 2, browWeight: 1.25, noseLength: 0.94, noseWidth: 1.16, noseHigh: 0.8, slim: 1.01, chin: 0.9, seed: 41,
  },
  /** About fifty: broad cheekbones, heavy lids, a generous mouth. */
  curls: {
    style: 'curls', skin: 'espresso', hair: 'ink', cloth: 'petal', collar: 'boat', ground: ['#E8CFC2', '#C69A88'], lip: '#7C3B38',
    mouth: 'round', turn: 14, bow: 6, tilt: 5, jewel: 'drop', lipWide: 1.12, browLift: 1, browWeight: 1.25, noseWidth: 1.24, noseHigh: 0.8,
    noseLength: 0.97, slim: 1.03, jaw: 1.03, cheek: 1.5, age: 0.5, seed: 23,
  },
  /** Early twenties: a heart-shaped face, straight strong brows, large eyes. */
  wrapped: {
    style: 'wrapped', scarf: 'petal', skin: 'sand', hair: 'ink', cloth: 'petal', collar: 'crew', ground: ['#D9D3C4', '#A9A593'],
    lip: '#B06460', mouth: 'heart', turn: -14, bow: 4, tilt: 4, open: 0.94, iris: '#3c2216', eyeSize: 1.4, browWeight: 1.5,
    noseLength: 0.98, noseWidth: 0.86, bridge: 0.4, jaw: 0.9, chin: 0.96, cheek: 0.8, seed: 17,
  },
  waves: {
    style: 'waves', skin: 'honey', hair: 'ink', cloth: 'oxblood', collar: 'vee', ground: ['#E9DDCD', '#C7B197'], lip: '#A04C4A',
    mouth: 'heart', turn: -16, bow: 4, tilt: -4, part: -16, open: 0.9, iris: '#4a2c1c', eyeSize: 1.38, browLift: 2, browWeight: 1.2,
    jaw: 0.91, noseLength: 0.96, noseWidth: 0.96, seed: 9,
  },
  bride: {
    style: 'bun', skin: 'honey', hair: 'chestnut', cloth: 'ivory', collar: 'boat', ground: ['#F1E6DA', '#D8C4AE'], lip: '#B4605A',
    mouth: 'even', turn: 17, bow: 8, tilt: 4, part: -8, jewel: 'drop', eyeSize: 1.36, browLift: 1, noseLength: 0.96, jaw: 0.93,
    chin: 0.94, seed: 53,
  },
  short: {
    style: 'short', skin: 'porcelain', hair: 'silver', cloth: 'ink', collar: 'high', ground: ['#EFE4D6', '#D2BEA6'], lip: '#BE6A66',
    mouth: 'smile', turn: -19, bow: 3, tilt: 2, jewel: 'stud', open: 0.85, iris: '#5d6a66', eyeSize: 1.24, browWeight: 0.9, slim: 0.97,
    jaw: 1.02, noseLength: 1.06, cheek: 1.5, hollow: 0.5, age: 0.9, seed: 31,
  },
} as const satisfies Record<string, Person>;
