import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { untilThere } from '@/boot/later';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { isOverlayOpen } from '@/lib/overlays';
import type { PopupId } from '@/site/pages';

import { latePopupCard } from './late';
import { type PopupRule, timePopup } from './popupTiming';

const rules: Record<PopupId, PopupRule> = {
  home: { delayMs: 3_000, scrollPx: 100 },
  browsLanding: { delayMs: 2_000 },
  skinPen: { delayMs: 2_000 },
  microbladingNew: { delayMs: 3_000, scrollPx: 100 },
};

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Opens a page's popup in `host` at its time. What opens is a copy of the card in the page's HTML (scripts/prerender.ts); its form comes
 * alive when somebody touches it. Closes with its X and with Escape, unless something above it answers Escape first, and after a lead was
 * sent. Returns the function that ends all this.
 */
export function startTimedPopup(id: PopupId, host: HTMLElement, delivery: LeadDelivery): () => void {
  let root: Root | undefined;
  let focus: PopupFocus | undefined;
  let endClearance: (() => void) | undefined;
  let isAsked = false;

  const close = (): void => {
    focus?.giveBack();
    focus = undefined;
    isAsked = false;
    endClearance?.();
    // What React has drawn it takes away itself.
    if (root) root.unmount();
    else host.replaceChildren();
    root = undefined;
  };

  /** In a root of its own: the page's React knows nothing of it. */
  const comeAlive = async (): Promise<void> => {
    for (const type of TOUCHES) host.removeEventListener(type, wake);
    const card = (await untilThere(latePopupCard))(id, delivery, close);
    if (focus === undefined || root !== undefined) return;
    const options = { identifierPrefix: 'popup' };
    if (host.childElementCount > 0) {
      // At once: a page that is left before its card is hydrated would have React report it.
      flushSync(() => {
        root = hydrateRoot(host, card, options);
      });
      return;
    }
    const drawn = (root = createRoot(host, options));
    flushSync(() => drawn.render(card));
    show();
  };
  /** Once the card stands in the page. */
  const show = (): void => {
    endClearance = keepFocusAbove(host);
    if (isAsked) focus?.take();
  };
  const wake = (): void => void comeAlive();

  const open = (asked: boolean): void => {
    isAsked ||= asked;
    if (focus === undefined) {
      focus = keepFocus(host);
      const template = document.querySelector<HTMLTemplateElement>(`template[data-popup="${id}"]`);
      if (template) {
        host.append(template.content.cloneNode(true));
        for (const type of TOUCHES) host.addEventListener(type, wake, { passive: true });
        show();
      } else wake();
    } else if (asked) focus.take();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && focus && !event.defaultPrevented && !isOverlayOpen() && !document.querySelector('[role="listbox"]'))
      close();
  };
  // Before the page's loader keeps the press for React: this button needs none.
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && host.contains(target) && target.closest('[data-close]')) close();
  };
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('click', onClick, { capture: true });
  const stopTiming = timePopup(id, rules[id], open);
  return () => {
    stopTiming();
    document.removeEventListener('keydown', onKeyDown);
    window.removeEventListener('click', onClick, { capture: true });
    // Not while the page's React is at work.
    if (focus) setTimeout(close);
  };
}

interface PopupFocus {
  /** A button has asked for the popup: the first field takes the focus. */
  take(): void;
  giveBack(): void;
}

/** Where the focus goes when the popup is asked for, and where it returns to when it was inside and the popup closes. */
function keepFocus(host: HTMLElement): PopupFocus {
  let opener: Element | null = null;
  let before: Element | null = null;
  // A list of options stands outside the card but belongs to it.
  const inside = (node: Element | null) => host.contains(node) || node?.closest('[role="listbox"]');
  const onFocus = ({ target, relatedTarget: from }: FocusEvent): void => {
    if (target instanceof Element && inside(target) && from instanceof Element && !inside(from)) before = from;
  };
  host.addEventListener('focusin', onFocus);
  return {
    take() {
      const active = document.activeElement;
      if (!host.contains(active)) opener = active;
      (host.querySelector<HTMLElement>('form input') ?? host.querySelector<HTMLElement>('[role=dialog]'))?.focus({ preventScroll: true });
    },
    giveBack() {
      host.removeEventListener('focusin', onFocus);
      if (!host.contains(document.activeElement)) return;
      const known = [opener, before].find(
        (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected && element !== document.body,
      );
      const target = known ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return;
      if (!known) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
  };
}

/** While the popup is open, what gets the focus scrolls clear of it. Returns the function that ends this. */
function keepFocusAbove(host: HTMLElement): () => void {
  const { style } = document.documentElement;
  // With the frame's own layout: measured at once, the whole page would be laid out an extra time.
  const frame = requestAnimationFrame(() => {
    const card = host.firstElementChild;
    if (card instanceof HTMLElement) style.scrollPaddingBottom = `${window.innerHeight - card.offsetTop + 16}px`;
  });
  return () => {
    cancelAnimationFrame(frame);
    style.scrollPaddingBottom = '';
  };
}
