import type { Hung, HungId } from '@/content/browsLanding';
import { plateWords } from '@/lib/picture';
import { Picture } from '@/ui/Picture';

import { hungPictures } from './hungPictures';

interface HungPlateProps {
  plate: Hung;
  onOpen: (id: HungId) => void;
  /** The pointer or the focus has come: what opening needs may be fetched. */
  onNear: () => void;
}

const frames = {
  wide: { item: 'max-md:w-68 md:col-span-5', sizes: '(min-width: 1504px) 536px, (min-width: 768px) 37vw, 305px' },
  middle: { item: 'max-md:w-68 md:col-span-4', sizes: '(min-width: 1504px) 490px, (min-width: 768px) 34vw, 305px' },
  narrow: { item: 'max-md:w-47.5 md:col-span-3', sizes: '(min-width: 1504px) 312px, (min-width: 768px) 24vw, 190px' },
} as const;

/** A plate in its frame on a wire from the rail; it opens the lightbox. */
export function HungPlate({ plate, onOpen, onNear }: HungPlateProps) {
  const { id, title, note } = plate;
  const { picture, frame, focus } = hungPictures[id];
  const { item, sizes } = frames[frame];
  return (
    <li
      className={`relative flex shrink-0 snap-start before:absolute before:bottom-full before:left-1/2 before:h-7 before:w-px before:bg-brass/70 md:before:h-9 ${item}`}
    >
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
        <span className="relative block h-61 w-full overflow-hidden rounded-sm border-8 border-plaster transition-colors group-hover:border-champagne md:h-[min(28.3vw,408px)]">
          <Picture source={picture} sizes={sizes} fit="fill" focus={focus} alt="" />
        </span>
        <span className="mt-3 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-caption text-on-umber">
          <span className="sr-only">Enlarge</span> <b className="font-serif text-[21px]/[1.2] font-semibold text-porcelain">{title}</b>{' '}
          <span className={frame === 'narrow' ? 'max-md:hidden' : undefined}>{plateWords(picture, note)}</span>
        </span>
      </button>
    </li>
  );
}
