import { LeadForm } from '@/leads/LeadForm';
import { MapBand } from '@/sections/MapBand';
import { MapFrame } from '@/sections/MapFrame';
import { VideoReel } from '@/sections/VideoReel';
import { Accordion } from '@/ui/Accordion';

/** For `beforeAll`: the parts that come late on a real page (ui/island.tsx) render at once in the tests of this file. */
export async function preloadIslands(): Promise<void> {
  await Promise.all([LeadForm.preload(), Accordion.preload(), VideoReel.preload(), MapBand.preload(), MapFrame.preload()]);
}
