import type { Plate, PlateId } from '@/content/microblading';
import { classNames } from '@/lib/classNames';
import { plateWords } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

import { Figure } from './Figure';
import { platePictures } from './platePictures';

interface GalleryPlateProps {
  plate: Plate;
  frame: 'half' | 'single' | 'beside';
  /** The number of the figure on this page. */
  figure: number;
  onOpen: (id: PlateId) => void;
  /** The pointer or the focus has come: what opening needs may be fetched. */
  onNear: () => void;
}

const frames = {
  half: { box: 'aspect-9/5', sizes: '(min-width: 1504px) 786px, (min-width: 1024px) 53vw, (min-width: 768px) 45vw, 92vw' },
  single: { box: 'aspect-5/4', sizes: '(min-width: 1504px) 440px, (min-width: 1024px) 30vw, 45vw' },
  beside: { box: 'aspect-5/4', sizes: '(min-width: 1504px) 555px, (min-width: 1024px) 38vw, 45vw' },
} as const;

/** A plate over its figure line; it opens the lightbox. */
export function GalleryPlate({ plate: { id, title, note }, frame, figure, onOpen, onNear }: GalleryPlateProps) {
  const { box, sizes } = frames[frame];
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
      className="group block w-full text-left"
    >
      <span className={classNames('relative block overflow-hidden rounded-sm', box)}>
        <Picture source={platePictures[id]} sizes={sizes} fit="fill" focus={frame === 'half' ? '50% 52%' : '50% 50%'} alt="" />
      </span>
      <span className="mt-2.5 flex flex-wrap items-baseline gap-x-2 text-caption text-ink-soft">
        <span className="sr-only">Enlarge</span> <Figure number={figure} />{' '}
        <b className="font-semibold text-ink transition-colors group-hover:text-rosewood">{title}</b>{' '}
        <span className={frame === 'half' ? undefined : 'max-md:w-full'}>{plateWords(platePictures[id], note)}</span>
      </span>
    </button>
  );
}
