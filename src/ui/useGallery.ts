import { plateWords } from '@/lib/picture';

import type { LightboxPicture } from './Lightbox';
import { type LightboxOpener, useLightbox } from './useLightbox';

/** What a gallery's button shows, and that it opens the lightbox. */
export interface GalleryButtonProps extends LightboxPicture {
  opener: LightboxOpener;
}

/**
 * A lightbox over the plates of a gallery, whose notes are words about drawings. While all are drawn the page says so once; a drawing among
 * photographs, and each in the lightbox, says it of itself.
 */
export function useGallery<Plate extends LightboxPicture & { note: string }>(label: string, plates: readonly Plate[]) {
  const allDrawn = plates.every(({ picture }) => picture.illustration);
  const { opener, lightbox } = useLightbox(
    label,
    plates.map(({ picture, title, note }) => ({ picture, title, note: plateWords(picture, `${note}. Illustration`) })),
  );
  const buttonOf = (plate: Plate) => ({
    ...plate,
    note: plateWords(plate.picture, allDrawn ? plate.note : `${plate.note}. Illustration`),
    opener: opener(plates.indexOf(plate)),
  });
  return { allDrawn, buttonOf, lightbox };
}
