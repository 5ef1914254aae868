import { plateWords } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

import type { Plate } from './plates';

interface SwatchProps {
  plate: Plate;
  /** From 1024 px the first and the last one run off the page. */
  edge: 'left' | 'right' | 'none';
  onOpen: () => void;
  /** The pointer or the focus has come: what opening needs may be fetched. */
  onNear: () => void;
}

const edges = { left: 'lg:bleed-left', right: 'lg:bleed-right', none: '' } as const;

/** An upright cut of a plate with its label; it opens the lightbox. Hovered, it shows an inner line. */
export function Swatch({ plate: { picture, title, note }, edge, onOpen, onNear }: SwatchProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        // Safari does not focus a pressed button; the lightbox gives the focus back to it.
        event.currentTarget.focus();
        onOpen();
      }}
      className="group flex min-w-0 flex-1 flex-col text-left"
    >
      <span
        className={`relative block h-74 self-stretch overflow-hidden after:absolute after:inset-3 after:border after:border-porcelain after:opacity-0 after:transition-opacity group-hover:after:opacity-100 group-focus-visible:after:opacity-100 md:h-100 lg:h-115 ${edges[edge]}`}
      >
        <Picture source={picture} sizes="(min-width: 1024px) 575px, (min-width: 768px) 500px, 370px" fit="fill" alt="" />
      </span>
      <span className="pt-3.5 pr-2 text-caption text-ink-soft">
        <span className="sr-only">Enlarge:</span>{' '}
        <b className="block font-serif text-label font-semibold text-ink decoration-1 underline-offset-5 group-hover:underline">{title}</b>{' '}
        {plateWords(picture, note)}
      </span>
    </button>
  );
}
