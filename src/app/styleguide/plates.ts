import brow from 'picture:gallery-1';
import second from 'picture:gallery-2';
import third from 'picture:gallery-3';
import fourth from 'picture:gallery-4';
import tall from 'picture:team-1';

import type { LightboxPicture } from '@/ui/Lightbox';

/** Samples of several ratios. */
export const plates: LightboxPicture[] = [brow, second, third, fourth, tall].map((picture, index) => ({
  id: picture.name,
  picture,
  title: `Plate ${index + 1}`,
  note: picture.alt,
}));
