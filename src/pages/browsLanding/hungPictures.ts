import henna from 'picture:brows-henna';
import lamination from 'picture:brows-lamination';
import lift from 'picture:brows-lift';
import tint from 'picture:brows-tint';
import bottles from 'picture:studio-bottles';
import tray from 'picture:studio-pigments';

import type { HungId } from '@/content/browsLanding';
import type { PictureSource } from '@/lib/picture';

/** The picture of each plate in the gallery, and how wide its frame is. Only still lifes fit a narrow one: eyes would be cut. */
export const hungPictures: Record<HungId, { picture: PictureSource; frame: 'wide' | 'middle' | 'narrow'; focus: string }> = {
  lamination: { picture: lamination, frame: 'wide', focus: '50% 50%' },
  tray: { picture: tray, frame: 'narrow', focus: '50% 55%' },
  tint: { picture: tint, frame: 'middle', focus: '78% 50%' },
  lift: { picture: lift, frame: 'middle', focus: '50% 50%' },
  henna: { picture: henna, frame: 'wide', focus: '50% 52%' },
  bottles: { picture: bottles, frame: 'narrow', focus: '50% 62%' },
};
