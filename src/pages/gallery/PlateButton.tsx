import type { PlateId } from '@/content/gallery';
import { plateWords } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

import type { Plate } from './plates';

interface PlateButtonProps {
  plate: Plate;
  /** `large` takes the height it is given from tablets on; `tall` bleeds off the left edge. */
  shape: 'large' | 'small' | 'tall';
  sizes: string;
  onOpen: (id: PlateId) => void;
  /** The pointer or the focus has come: what opening needs may be fetched. */
  onNear: () => void;
}

const frames = { large: 'aspect-5/4 md:aspect-auto md:flex-1', small: 'aspect-5/4', tall: 'aspect-4/5' } as const;

/** A plate with its number and label; it opens the lightbox. Hovered, it shows an inner line. */
export function PlateButton({ plate, shape, sizes, onOpen, onNear }: PlateButtonProps) {
  const { id, picture, focus, title, note } = plate;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        // Safari does not focus a pressed button; the lightbox gives the focus back to it.
        event.currentTarget.focus();
        onOpen(id);
      }}
      className="group flex min-w-0 flex-1 flex-col text-left"
    >
      <span
        className={`relative block w-full overflow-hidden after:absolute after:inset-3.5 after:border after:border-porcelain after:opacity-0 after:transition-opacity group-hover:after:opacity-100 group-focus-visible:after:opacity-100 ${frames[shape]}`}
      >
        <Picture source={picture} sizes={sizes} fit="fill" focus={focus} priority={id === 1} />
      </span>{' '}
      <span className={`flex gap-2.5 pt-3 md:gap-3.5 ${shape === 'tall' ? 'pl-(--bleed)' : ''}`}>
        <span className="min-w-4 shrink-0 font-serif text-[30px]/none font-medium text-rosewood md:min-w-4.5 md:text-[34px]/none in-[.on-dark]:text-champagne">
          <span className="sr-only">Enlarge plate</span> {id}
        </span>{' '}
        <span className="min-w-0 text-caption text-ink-soft in-[.on-dark]:text-on-deep">
          <b className="block font-serif text-label font-semibold text-ink decoration-1 underline-offset-5 group-hover:underline in-[.on-dark]:text-porcelain">
            {title}
          </b>{' '}
          {plateWords(picture, note)}
        </span>
      </span>
    </button>
  );
}
