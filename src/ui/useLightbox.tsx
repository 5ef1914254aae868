import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';

import { plateWords } from '@/lib/picture';

import { LateLightbox } from './late';
import type { LightboxPicture } from './Lightbox';

/** What the button that opens the lightbox is given. */
export type LightboxOpener = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'aria-haspopup' | 'onPointerEnter' | 'onFocus' | 'onClick'
>;

/**
 * A lightbox over `plates`: `opener(2)` are the props of the button that opens it at the third of them, `lightbox` stands anywhere in the
 * page. `label` names it for assistive technology.
 */
export function useLightbox(
  label: string,
  plates: readonly LightboxPicture[],
): { opener(index: number): LightboxOpener; lightbox: ReactNode } {
  const [opened, setOpened] = useState<number>();
  return {
    opener: (index) => ({
      type: 'button',
      'aria-haspopup': 'dialog',
      ...LateLightbox.near,
      onClick: (event) => {
        // Safari does not focus a pressed button; the lightbox gives the focus back to it.
        event.currentTarget.focus();
        setOpened(index);
      },
    }),
    lightbox: opened !== undefined && (
      <LateLightbox label={label} pictures={plates} startAt={opened} onClose={() => setOpened(undefined)} />
    ),
  };
}

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
