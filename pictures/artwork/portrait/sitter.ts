import { blendHex } from '../lib/colour.ts';
import { rng, type Random } from '../lib/math.ts';
import type { MouthName } from '../lips/mouth.ts';
import type { Pose } from './head.ts';
import { CLOTHS, HAIRS, SKINS, type ClothName, type Colours, type HairName, type SkinColours, type SkinName } from './palette.ts';

export type Style = 'bun' | 'topknot' | 'waves' | 'bob' | 'short' | 'curls' | 'shayla' | 'wrapped';
export type Collar = 'boat' | 'crew' | 'vee' | 'wrap' | 'tunic' | 'high';

export interface Features {
  /** Eyelids, 0 closed to 1 open. */
  open: number;
  iris: string;
  eyeSize: number;
  /** Height of the outer corner of the eye. */
  slant: number;
  /** Height of the brow over the eye, and how full it is. */
  browLift: number;
  browWeight: number;
  noseLength: number;
  noseWidth: number;
  noseHigh: number;
  /** Bump on the bridge of the nose. */
  bridge: number;
  /** Cheekbones, and the hollow under them. */
  cheek: number;
  hollow: number;
  /** Depth of the lines beside the nose and under the eyes. */
  age: number;
  mouth: MouthName;
  lipWide: number;
}
export interface Person extends Pose, Partial<Features> {
  style: Style;
  collar: Collar;
  skin: SkinName;
  hair: HairName;
  cloth: ClothName;
  /** Cloth of a scarf. */
  scarf?: ClothName;
  /** Wall behind: light and dark. */
  ground: readonly [string, string];
  lip: string;
  /** Roll in degrees. */
  tilt?: number;
  /** Position of the parting, left or right of the middle. */
  part?: number;
  jewel?: 'drop' | 'stud';
  seed: number;
}

/** A person with all colours and features resolved. */
export interface Sitter extends Features {
  person: Person;
  skin: SkinColours;
  hair: Colours;
  cloth: Colours;
  scarf: Colours;
  part: number;
  lip: string;
  blush: string;
  browColour: string;
  shadowColour: string;
  random: Random;
}

const PLAIN: Features = {
  open: 0,
  iris: '#3a2318',
  eyeSize: 1.3,
  slant: 0,
  browLift: 0,
  browWeight: 1.15,
  noseLength: 1,
  noseWidth: 0.94,
  noseHigh: 0.92,
  bridge: 0,
  cheek: 1,
  hollow: 0,
  age: 0,
  mouth: 'even',
  lipWide: 1,
};
const BROWS: Record<HairName, string> = { ink: '#241512', brown: '#33201a', chestnut: '#4a2c20', honey: '#6b4630', silver: '#5c504c' };

export function sitterOf(person: Person): Sitter {
  const skin = SKINS[person.skin];
  return {
    ...PLAIN,
    ...person,
    person,
    skin,
    hair: HAIRS[person.hair],
    cloth: CLOTHS[person.cloth],
    scarf: CLOTHS[person.scarf ?? person.cloth],
    part: person.part ?? 0,
    blush: blendHex(person.lip, skin.mid, 0.25),
    browColour: BROWS[person.hair],
    shadowColour: blendHex(person.lip, skin.shade, 0.5),
    random: rng(person.seed),
  };
}
