import { slots } from '../../slots.ts';
import { landingPlates } from './landing.ts';
import { pagePlates } from './pages.ts';
import { portraitPlates } from './people.ts';
import { studioPlates } from './studio.ts';
import { techniquePlates } from './technique.ts';
import type { Plates } from './types.ts';

/** Every drawing of the site, by slot name (pictures/slots.ts). */
export const plates: Plates = { ...techniquePlates, ...studioPlates, ...portraitPlates, ...pagePlates, ...landingPlates };

const strays = [...Object.keys(slots).filter((name) => !(name in plates)), ...Object.keys(plates).filter((name) => !(name in slots))];
if (strays.length > 0) throw new Error(`Slots and plates differ: ${strays.join(', ')}`);
