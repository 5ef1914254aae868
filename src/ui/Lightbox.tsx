import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { type PictureSource, srcSetOf } from '@/lib/picture';

import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { Picture } from './Picture';
import { useLightboxSwipe } from './useLightboxSwipe';
import { useModal } from './useModal';

export interface LightboxPicture {
  picture: PictureSource;
  title: string;
  /** A second line under the title. */
  note?: string | undefined;
}

export interface LightboxProps {
  /** Accessible name of the dialog. */
  label: string;
  /** Must contain at least one picture. */
  pictures: readonly LightboxPicture[];
  /** Index of the first picture to show. */
  startAt: number;
  onClose: () => void;
}

/**
 * Shows one picture over the whole screen (Radix dialog) as long as it is rendered. Load this component lazily. Buttons, arrow keys and
 * swipes go to the previous or next picture and wrap around. On closing, the focus returns to the opener.
 */
export function Lightbox({ label, pictures, startAt, onClose }: LightboxProps) {
  const [index, setIndex] = useState(startAt);
  const opener = useRef<Element | null>(null);
  const content = useModal(true, onClose);
  const nextButton = useRef<HTMLButtonElement>(null);
  const count = pictures.length;
  const shown = pictures[index];

  useEffect(() => {
    for (const neighbour of [index + 1, index - 1 + count]) preload(pictures[neighbour % count]?.picture);
  }, [pictures, index, count]);

  const turn = (by: 1 | -1) => setIndex((index + by + count) % count);
  const swipe = useLightboxSwipe({ onPrevious: () => turn(-1), onNext: () => turn(1) });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  };

  if (!shown) return null;
  const { picture, title, note } = shown;
  const { width, height } = picture;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={document.body}>
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          className={classNames(
            'on-dark notices-above fixed inset-0 z-dialog animate-fade bg-oxblood-deep shadow-oxblood-deep px-(--notch) pb-[env(safe-area-inset-bottom)] text-porcelain outline-none',
            'grid grid-rows-[64px_minmax(0,1fr)_auto_auto] md:grid-cols-[120px_minmax(0,1fr)_120px] md:grid-rows-[72px_minmax(0,1fr)_88px]',
          )}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (!nextButton.current) return;
            event.preventDefault();
            nextButton.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className="flex items-center justify-between ps-5 pe-2 md:col-span-3 md:px-6">
            <Radix.Title className="sr-only">{label}</Radix.Title>
            <p aria-hidden="true" className="text-small text-champagne tabular-nums">
              {`${index + 1} / ${count}`}
            </p>
            <div className="rounded-sm border-hair-dark md:border">
              <Radix.Close asChild>
                <IconButton icon="close" label="Close" />
              </Radix.Close>
            </div>
          </div>

          <div {...swipe} className="lightbox-stage md:col-start-2 md:row-start-2">
            <div key={picture.name} className="lightbox-frame" style={{ '--ratio': width / height }}>
              <Picture source={picture} sizes={sizesOf(picture)} fit="fill" priority />
            </div>
          </div>

          <p aria-live="polite" aria-atomic="true" className="px-5 py-4 text-center md:col-start-2 md:row-start-3 md:self-center md:py-0">
            <span className="sr-only">{`Picture ${index + 1} of ${count}: `}</span>
            <b className="block font-serif text-label">{title}</b>
            {note !== undefined && <span className="mt-0.5 block text-dense text-balance text-on-deep">{note}</span>}
          </p>

          {count > 1 && (
            <div className="flex justify-center gap-3 pb-6 md:contents">
              <TurnButton direction="previous" onClick={() => turn(-1)} />
              <TurnButton ref={nextButton} direction="next" onClick={() => turn(1)} />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface TurnButtonProps {
  direction: 'previous' | 'next';
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The 56 px button for the previous or next picture. It is beside the picture, or below it on phones. */
function TurnButton({ direction, onClick, ref }: TurnButtonProps) {
  const place = direction === 'previous' ? 'md:col-start-1 md:ms-6' : 'md:col-start-3 md:me-6 md:justify-self-end';
  return (
    <button
      ref={ref}
      type="button"
      aria-label={direction === 'previous' ? 'Previous picture' : 'Next picture'}
      onClick={onClick}
      className={`grid size-14 place-items-center rounded-sm border border-hair-dark hover:border-champagne md:row-start-2 md:self-center ${place}`}
    >
      <Icon name={direction} />
    </button>
  );
}

/** Returns the `sizes` attribute. The stage is 240 px narrower and 160 px shorter than the screen (200 px shorter on phones). */
function sizesOf({ width, height }: PictureSource): string {
  const ratio = (width / height).toFixed(3);
  return `(min-width: 768px) min(100vw - 240px, (100vh - 160px) * ${ratio}), min(100vw, (100vh - 200px) * ${ratio})`;
}

function preload(picture: PictureSource | undefined): void {
  if (!picture) return;
  const image = new Image();
  image.sizes = sizesOf(picture);
  image.srcset = srcSetOf(picture);
}
