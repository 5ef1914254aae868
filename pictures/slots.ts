/**
 * All pictures of the site, by slot. A slot's plate is pictures/plates/<slot>.webp; a photograph for the slot replaces the plate and its
 * illustration note.
 */
import { clothSlots } from './slots/cloths.ts';
import { homeSlots } from './slots/home.ts';
import { landingSlots } from './slots/landing.ts';
import { lipPairSlots } from './slots/lipPairs.ts';
import { pageSlots } from './slots/pages.ts';
import { pairSlots } from './slots/pairs.ts';
import type { Slot } from './slots/slot.ts';
import { teamSlots } from './slots/team.ts';

export const slots = {
  ...homeSlots,
  ...teamSlots,
  ...pairSlots,
  ...pageSlots,
  ...clothSlots,
  ...landingSlots,
  ...lipPairSlots,
} as const satisfies Record<string, Slot>;
export type SlotName = keyof typeof slots;
/** The slots that have a plate. */
export type PlateName = { [Name in SlotName]: (typeof slots)[Name] extends { alt: string } ? Name : never }[SlotName];
