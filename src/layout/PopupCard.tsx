import { useEffect, useId, useRef } from 'react';

import { popups } from '@/content/overlays';
import type { FormId } from '@/leads/forms';
import { LeadFormBody } from '@/leads/LeadFormBody';
import { classNames } from '@/lib/classNames';
import { isCovered } from '@/lib/overlays';
import type { PopupId } from '@/site/pages';
import { IconButton } from '@/ui/IconButton';

interface PopupCardProps {
  form: FormId;
  id: PopupId;
  /** Which bottom corner it takes from 768 px. */
  side: 'left' | 'right';
  onClose(): void;
}

/**
 * A popup that opens by itself: labelled, not modal, takes no focus. A card in a bottom corner, on phones a sheet above the call bar.
 * Closes with its X and with Escape, unless something above it answers Escape first.
 */
export function PopupCard({ form, id, side, onClose }: PopupCardProps) {
  const words = popups[id];
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => keepFocusAbove(card.current), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered() && !document.querySelector('[role="listbox"]')) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      className={classNames(
        'fixed inset-x-0 bottom-callbar z-popup max-h-[62dvh] animate-rise overflow-y-auto overscroll-contain border-t border-brass bg-porcelain shadow-dialog md:inset-x-auto md:bottom-6 md:max-h-[calc(100dvh-120px)] md:w-[400px] md:border-0 md:p-2',
        side === 'left' ? 'md:left-6' : 'md:right-20',
      )}
    >
      <div className="px-gutter pt-3 pb-5 md:border md:border-brass md:px-6 md:pt-4">
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-porcelain pb-1">
          <h2 id={titleId} className="pt-2.5 text-[23px]/[1.15] md:max-w-[9em] md:text-[28px]/[1.1]">
            {words.headline} <em className="text-rosewood">{words.emphasis}</em>
          </h2>
          <div className="-mr-3">
            <IconButton icon="close" label="Close" onClick={onClose} />
          </div>
        </div>
        <p className="mb-4 text-small text-ink-soft">{words.description}</p>
        <LeadFormBody form={form} onSent={onClose} />
        <p className="mt-3 text-center text-caption text-mute">{words.note}</p>
      </div>
    </div>
  );
}

/** While the popup is open, what gets the focus scrolls clear of it. Returns the function that ends this. */
function keepFocusAbove(card: HTMLElement | null): () => void {
  const covered = window.innerHeight - (card?.getBoundingClientRect().top ?? window.innerHeight);
  document.documentElement.style.scrollPaddingBottom = `${covered + 16}px`;
  return () => {
    document.documentElement.style.scrollPaddingBottom = '';
  };
}
