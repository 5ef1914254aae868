/** Portraits, by slot. */
import { PEOPLE } from '../portrait/people.ts';
import { portrait } from '../portrait/portrait.ts';
import { R3x4, R4x5 } from './sizes.ts';
import type { Plates } from './types.ts';

export const portraitPlates: Plates = {
  'home-founder': () => portrait(R4x5, PEOPLE.founder),
  'team-1': () => portrait(R3x4, PEOPLE.founderInTeam),
  'team-2': () => portrait(R3x4, PEOPLE.shayla),
  'team-3': () => portrait(R3x4, PEOPLE.bob),
  'team-4': () => portrait(R3x4, PEOPLE.topknot),
  'team-5': () => portrait(R3x4, PEOPLE.curls, 20),
  'team-6': () => portrait(R3x4, PEOPLE.wrapped),
};
