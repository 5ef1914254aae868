import one from 'picture:gallery-1';
import two from 'picture:gallery-2';
import three from 'picture:gallery-3';
import four from 'picture:gallery-4';
import five from 'picture:gallery-5';
import six from 'picture:gallery-6';
import seven from 'picture:gallery-7';
import eight from 'picture:gallery-8';

import { gallery, type GalleryFilter, type GalleryItem, type PlateId } from '@/content/gallery';
import { type PictureSource, plateWords } from '@/lib/picture';

/** A gallery item with its picture. */
export interface Plate extends GalleryItem {
  picture: PictureSource;
  /** CSS object-position of its crop. */
  focus: string;
}

const pictures: Record<PlateId, PictureSource> = { 1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight };

/** A crop keeps the tail of the brow. */
const focuses: Partial<Record<PlateId, string>> = { 1: '80% 50%' };

/** All plates in the order of their numbers. */
const plates: readonly Plate[] = gallery.items.map(({ id, category, title, note, name }) => ({
  id,
  category,
  title,
  note,
  name: plateWords(pictures[id], name) ?? title,
  picture: pictures[id],
  focus: focuses[id] ?? '50% 50%',
}));

/** What a filter leaves, in the order of the numbers. */
export function platesIn(filter: GalleryFilter): readonly Plate[] {
  return filter === 'all' ? plates : plates.filter(({ category }) => category === filter);
}

/** How many of the plates are illustrations. */
export function drawnPlates(): 'all' | 'some' | 'none' {
  const drawn = plates.filter(({ picture }) => picture.illustration).length;
  if (drawn === 0) return 'none';
  return drawn === plates.length ? 'all' : 'some';
}
