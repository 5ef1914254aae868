import { type ButtonHTMLAttributes, type ReactNode, useState } from 'react';

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
