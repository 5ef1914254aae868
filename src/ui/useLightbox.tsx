import { type HTMLAttributes, type ReactNode, useState } from 'react';

import { LateLightbox } from './late';
import type { LightboxPicture } from './Lightbox';

/** Props of a button that opens the lightbox. */
export type LightboxOpener = Pick<HTMLAttributes<HTMLElement>, 'aria-haspopup' | 'onPointerEnter' | 'onFocus' | 'onClick'>;

/**
 * A lightbox for `plates`. `opener(2)` returns the props of the button that opens it at the third plate. Render `lightbox` anywhere on the
 * page. `label` is its accessible name.
 */
export function useLightbox(
  label: string,
  plates: readonly LightboxPicture[],
): { opener(index: number): LightboxOpener; lightbox: ReactNode } {
  const [selection, setSelection] = useState<number>();
  return {
    opener: (index) => ({
      'aria-haspopup': 'dialog',
      ...LateLightbox.openerProps,
      onClick: (event) => {
        // Focus the button, because Safari does not focus it on click and the lightbox later returns the focus to it.
        event.currentTarget.focus();
        setSelection(index);
      },
    }),
    lightbox: selection !== undefined && (
      <LateLightbox label={label} pictures={plates} startAt={selection} onClose={() => setSelection(undefined)} />
    ),
  };
}
