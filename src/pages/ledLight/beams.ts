import type { Light } from '@/content/ledLight';

/** Where a light stands: each is 42 % wide, so that neighbours overlap, in the hero and on through the skin. */
export const places: Record<Light, string> = {
  blue: 'left-0 w-[42%]',
  red: 'left-[29%] w-[42%]',
  infrared: 'left-[58%] w-[42%]',
};

/** The dot that stands before a light's name. */
export const dots: Record<Light, string> = { blue: 'bg-beam-blue', red: 'bg-beam-red', infrared: 'bg-beam-infrared' };
