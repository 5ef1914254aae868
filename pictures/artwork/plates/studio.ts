/** The studio: rooms, details, still lifes. */
import { bottles, niche, orchid, plinthAndArch, tray } from '../still/details.ts';
import { mirrorCorner, reception, treatmentRoom } from '../still/rooms.ts';
import { stillLife } from '../still/stillLife.ts';
import { R3x4, R4x5, R7x5 } from './sizes.ts';
import type { Plates } from './types.ts';

export const studioPlates: Plates = {
  'studio-treatment-room': () => stillLife(R7x5, treatmentRoom()),
  'studio-reception': () => stillLife(R7x5, reception()),
  'studio-mirror-corner': () => stillLife(R7x5, mirrorCorner()),
  'service-beauty': () => stillLife(R4x5, plinthAndArch()),
  'studio-pigments': () => stillLife(R3x4, tray()),
  'studio-orchid': () => stillLife(R3x4, orchid()),
  'studio-bottles': () => stillLife(R3x4, bottles()),
  'booking-niche': () => stillLife(R4x5, niche()),
};
