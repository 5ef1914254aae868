import one from 'picture:skin-gallery-1';
import two from 'picture:skin-gallery-2';
import three from 'picture:skin-gallery-3';
import four from 'picture:skin-gallery-4';
import five from 'picture:skin-gallery-5';
import luminous from 'picture:skin-luminous';
import needling from 'picture:skin-needling';

import { skinPen, type SkinPlate, type SkinPlateId } from '@/content/skinPen';
import type { PictureSource } from '@/lib/picture';

/** A plate of the gallery with its picture. */
export interface Plate extends SkinPlate {
  picture: PictureSource;
}

const pictures: Record<SkinPlateId, PictureSource> = {
  'skin-gallery-1': one,
  'skin-gallery-2': two,
  'skin-gallery-3': three,
  'skin-gallery-4': four,
  'skin-gallery-5': five,
  'skin-luminous': luminous,
  'skin-needling': needling,
};

/** From the palest to the deepest. */
export const plates: readonly Plate[] = skinPen.gallery.plates.map(({ id, title, note }) => ({ id, title, note, picture: pictures[id] }));
