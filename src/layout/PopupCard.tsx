import { type FocusEvent, type RefObject, useCallback, useEffect, useId, useRef } from 'react';

import { popups } from '@/content/overlays';
import type { FormId } from '@/leads/forms';
import { LeadForm } from '@/leads/LeadForm';
import { classNames } from '@/lib/classNames';
import { isCovered } from '@/lib/overlays';
import type { PopupId } from '@/site/pages';
import { IconButton } from '@/ui/IconButton';

interface PopupCardProps {
  form: FormId;
  id: PopupId;
  /** Which bottom corner it takes from 1280 px. On tablets it is the right one, where pictures are rather than headlines. */
  side: 'left' | 'right';
  /** How often a button has asked for it; each time it takes the focus. 0: it has opened by itself and leaves the focus where it is. */
  asked: number;
  onClose(): void;
}

/** A sheet above the call bar, a card in a corner from 768 px. */
const place =
  'fixed inset-x-0 bottom-callbar z-popup max-h-[62dvh] animate-rise overflow-y-auto overscroll-contain border-t border-brass bg-porcelain shadow-dialog outline-none max-md:scroll-pt-16 max-md:tall:scroll-pb-24 md:inset-x-auto md:bottom-6 md:max-h-[calc(100dvh-120px)] md:w-[400px] md:border-0 md:p-2';

/** In the sheet the fields stand closer, the last two of three and more in one row, and the form's button stays at the foot while they scroll. */
const sheetForm = classNames(
  'max-md:[&_form]:flex max-md:[&_form]:flex-col max-md:[&_form>div:first-child]:gap-x-2.5 max-md:[&_form>div:first-child]:gap-y-3 max-md:[&_input]:px-3 max-md:[&_[role=combobox]]:px-3',
  'min-[375px]:max-md:[&_form>div:first-child:has(>:nth-child(3))]:grid-cols-[1.2fr_1fr] min-[375px]:max-md:[&_form>div:first-child>:nth-last-child(n+3)]:col-span-2',
  // What is wrong with the last fields is said under them, where the foot would lie.
  'max-md:[&_form:has([aria-invalid=true])>button]:static!',
  // The foot's ground and the line above it: shadows, as nothing may stand around the button.
  // Where there is room for it: on a low screen, or above a keyboard, it would cover the fields.
  'max-md:tall:[&_form>button]:sticky max-md:tall:[&_form>button]:bottom-3 max-md:tall:[&_form>button]:shadow-[0_-12px_0_theme(colors.porcelain),0_-13px_0_theme(colors.hair-strong),0_12px_0_theme(colors.porcelain)]',
);

/**
 * A popup: labelled, not modal; one that opens by itself takes no focus.
 * Closes with its X and with Escape, unless something above it answers Escape first.
 */
export function PopupCard({ form, id, side, asked, onClose }: PopupCardProps) {
  const words = popups[id];
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { noteEntry, giveBack } = usePopupFocus(card, asked);
  useEffect(() => keepFocusAbove(card.current), []);
  const close = useCallback(() => {
    giveBack();
    onClose();
  }, [giveBack, onClose]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered() && !document.querySelector('[role="listbox"]')) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [close]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      // A click anywhere on it puts the focus inside, also in browsers whose buttons take none from a click.
      tabIndex={-1}
      onFocus={noteEntry}
      className={classNames(place, 'md:right-16', side === 'left' ? 'xl:right-auto xl:left-6' : 'xl:right-20')}
    >
      <div className={classNames('px-gutter pt-3 pb-5 md:border md:border-brass md:px-6 md:pt-4', sheetForm)}>
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-porcelain pb-1">
          <h2 id={titleId} className="pt-2.5 text-[23px]/[1.15] md:max-w-[9em] md:text-[28px]/[1.1]">
            {words.headline} <em className="text-rosewood">{words.emphasis}</em>
          </h2>
          <div className="-mr-3">
            <IconButton icon="close" label="Close" onClick={close} />
          </div>
        </div>
        <p className="mb-4 text-small text-ink-soft max-md:not-tall:sr-only">{words.description}</p>
        <LeadForm form={form} onSent={onClose} />
        <p className="mt-3 text-center text-caption text-mute">{words.note}</p>
      </div>
    </div>
  );
}

/** Where the focus goes when the popup is asked for, and where it returns to when it was inside and the popup closes. */
function usePopupFocus(card: RefObject<HTMLElement | null>, asked: number) {
  const opener = useRef<Element | null>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (asked === 0) return;
    const active = document.activeElement;
    if (!card.current?.contains(active)) opener.current = active;
    (card.current?.querySelector<HTMLElement>('form input') ?? card.current)?.focus({ preventScroll: true });
  }, [card, asked]);

  /** Notes what had the focus before it moved in; a list of options stands outside the card but belongs to it. */
  const noteEntry = useCallback(
    ({ target, relatedTarget: from }: FocusEvent) => {
      const inside = (node: Element | null) => card.current?.contains(node) || node?.closest('[role="listbox"]');
      if (inside(target) && from && !inside(from)) before.current = from;
    },
    [card],
  );
  const giveBack = useCallback(() => {
    if (!card.current?.contains(document.activeElement)) return;
    const known = [opener.current, before.current].find(
      (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected && element !== document.body,
    );
    const target = known ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    if (!known) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [card]);
  return { noteEntry, giveBack };
}

/** While the popup is open, what gets the focus scrolls clear of it. Returns the function that ends this. */
function keepFocusAbove(card: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  // With the frame's own layout: measured at once, the whole page would be laid out an extra time.
  const frame = requestAnimationFrame(() => {
    if (card) style.scrollPaddingBottom = `${window.innerHeight - card.offsetTop + 16}px`;
  });
  return () => {
    cancelAnimationFrame(frame);
    style.scrollPaddingBottom = '';
  };
}
