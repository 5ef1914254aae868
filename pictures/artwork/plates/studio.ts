/** The studio: rooms, details, still lifes. */
import { bottles, lacquers, niche, orchid, tray } from '../still/details.ts';
import { foldedLinen, handMirror, lamp, pigmentCaps } from '../still/quietThings.ts';
import { mirrorCorner, reception, treatmentRoom, treatmentRoomTall } from '../still/rooms.ts';
import { stillLife } from '../still/stillLife.ts';
import { R3x4, R4x5, R7x5 } from './sizes.ts';
import type { Plates } from './types.ts';

const R3x2 = { width: 1100, height: 733 };

export const studioPlates: Plates = {
  'home-hero-room': () => stillLife({ width: 1200, height: 1680 }, treatmentRoomTall()),
  'studio-treatment-room': () => stillLife(R7x5, treatmentRoom()),
  'studio-reception': () => stillLife(R7x5, reception()),
  'studio-mirror-corner': () => stillLife(R7x5, mirrorCorner()),
  'service-beauty': () => stillLife(R4x5, lacquers()),
  'studio-pigments': () => stillLife(R3x4, tray()),
  'studio-orchid': () => stillLife(R3x4, orchid()),
  'studio-bottles': () => stillLife(R3x4, bottles()),
  'studio-lamp': () => stillLife(R3x4, lamp()),
  'studio-hand-mirror': () => stillLife(R3x2, handMirror()),
  'studio-caps': () => stillLife(R3x2, pigmentCaps()),
  'studio-linen': () => stillLife({ width: 1120, height: 933 }, foldedLinen()),
  'booking-niche': () => stillLife(R4x5, niche()),
};
