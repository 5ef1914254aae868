import { illustrationText } from '@/lib/picture';

import type { LightboxPicture } from './Lightbox';
import { type LightboxOpener, useLightbox } from './useLightbox';

/** A gallery button: the picture it shows, and the props that open the lightbox. */
export interface GalleryButtonProps extends LightboxPicture {
  opener: LightboxOpener;
}

/**
 * A lightbox for a gallery whose notes describe drawings. If all plates are drawings (`allDrawn`), the page says so once. In the lightbox,
 * and on a page that also has photographs, each drawing is labelled as an illustration.
 */
export function useGallery<Plate extends LightboxPicture & { note: string }>(label: string, plates: readonly Plate[]) {
  const allDrawn = plates.every(({ picture }) => picture.illustration);
  const { opener, lightbox } = useLightbox(
    label,
    plates.map(({ picture, title, note }) => ({ picture, title, note: illustrationText(picture, `${note}. Illustration`) })),
  );
  const buttonOf = (plate: Plate) => ({
    ...plate,
    note: illustrationText(plate.picture, allDrawn ? plate.note : `${plate.note}. Illustration`),
    opener: opener(plates.indexOf(plate)),
  });
  return { allDrawn, buttonOf, lightbox };
}
