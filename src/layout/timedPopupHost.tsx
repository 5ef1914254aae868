import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

import { onRecoverableError } from '@/boot/hydrate';
import { loadUntilAvailable } from '@/boot/lazyModule';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { onNearViewport } from '@/lib/nearViewport';
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

/** Height of the header and of a control below it, which a low window keeps free of the popup. */
const LEAST_SPACE_PX = 160;

const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Opens a page's popup in `host` when its rule or a button asks for it. The popup is a copy of the card in the page's HTML
 * (scripts/build/prerender.ts), hydrated on first interaction. It closes on its X button, after a lead was sent, and on Escape unless something
 * above it handles the key. Returns the cleanup function.
 */
export function startTimedPopup(id: PopupId, host: HTMLElement, delivery: LeadDelivery): () => void {
  let root: Root | undefined;
  let focus: PopupFocus | undefined;
  let stopKeepingClear: (() => void) | undefined;
  let isRequested = false;

  const close = (): void => {
    focus?.restore();
    focus = undefined;
    isRequested = false;
    stopKeepingClear?.();
    // React removes what it has rendered.
    if (root) root.unmount();
    else host.replaceChildren();
    root = undefined;
  };

  /** Hydrates the card in a separate React root, because the card is not part of the page's React tree. */
  const hydrateCard = async (): Promise<void> => {
    for (const type of INTERACTIONS) host.removeEventListener(type, startHydration);
    const card = (await loadUntilAvailable(latePopupCard))(id, delivery, close);
    if (focus === undefined || root !== undefined) return;
    const options = { identifierPrefix: 'popup' };
    if (host.childElementCount > 0) {
      // Hydrate synchronously: React reports an error if the visitor leaves the page before the card has hydrated.
      window.boot?.changes.undo();
      flushSync(() => {
        root = hydrateRoot(host, card, { ...options, onRecoverableError });
      });
      window.boot?.changes.ignoreOwn();
      return;
    }
    const newRoot = (root = createRoot(host, options));
    flushSync(() => newRoot.render(card));
    onShown();
  };
  /** Runs once the card is in the page. */
  const onShown = (): void => {
    stopKeepingClear = keepClear(host);
    if (isRequested) focus?.take();
  };
  const startHydration = (): void => void hydrateCard();

  const open = (requested: boolean): void => {
    isRequested ||= requested;
    if (focus === undefined) {
      focus = manageFocus(host);
      const template = document.querySelector<HTMLTemplateElement>(`template[data-popup="${id}"]`);
      if (template) {
        host.append(template.content.cloneNode(true));
        window.boot?.changes.ignoreOwn();
        for (const type of INTERACTIONS) host.addEventListener(type, startHydration, { passive: true });
        onShown();
      } else startHydration();
    } else if (requested) focus.take();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && focus && !event.defaultPrevented && !isOverlayOpen() && !document.querySelector('[role="listbox"]'))
      close();
  };
  // Listen in the capture phase, before the boot loader stores the click for replay. This button does not need React.
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
    // Defer this, because the page's React is rendering now.
    if (focus) setTimeout(close);
  };
}

interface PopupFocus {
  /** Focuses the first field of a popup that a button has requested. */
  take(): void;
  restore(): void;
}

/** Moves the focus into a requested popup. If the focus is inside when the popup closes, moves it back out. */
function manageFocus(host: HTMLElement): PopupFocus {
  let opener: Element | null = null;
  let before: Element | null = null;
  // An open option list is outside the card in the DOM but belongs to it.
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
    restore() {
      host.removeEventListener('focusin', onFocus);
      if (!host.contains(document.activeElement)) return;
      const returnTarget = [opener, before].find(
        (element): element is HTMLElement => element instanceof HTMLElement && element.isConnected && element !== document.body,
      );
      const target = returnTarget ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return;
      if (!returnTarget) target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
  };
}

/**
 * While the popup is open, scrolls focused elements clear of it, and hides it while one is behind it nevertheless. From 768 px it also hides
 * while a form or table that the visitor has scrolled to is behind it, unless it has the focus. Returns the cleanup function.
 */
function keepClear(host: HTMLElement): () => void {
  let stops: (() => void)[] = [];
  const behind = new Set<Element>();
  const show = (): void => {
    const { activeElement, body } = document;
    // A press on what is behind the hidden popup focuses it too: the popup must not come back before the press ends.
    const isFocused = activeElement?.matches(':focus-visible') === true || (host.style.visibility === 'hidden' && activeElement !== body);
    const hides = !host.contains(activeElement) && (behind.size > 0 || (isFocused && isBehindCard(host, activeElement)));
    host.style.visibility = hides ? 'hidden' : '';
  };
  // The browser scrolls to the focused element after this event. Once the popup has hidden, the element may use its space.
  const onFocus = (): void =>
    void requestAnimationFrame(() => {
      show();
      const card = host.firstElementChild;
      if (!card || getComputedStyle(card).visibility === 'visible' || host.contains(document.activeElement)) return;
      const { style } = document.documentElement;
      const { scrollPaddingBottom } = style;
      style.scrollPaddingBottom = '';
      document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
      style.scrollPaddingBottom = scrollPaddingBottom;
    });
  const stopWatching = (): void => {
    for (const stop of stops) stop();
    stops = [];
    behind.clear();
    show();
  };
  const measure = (): void => {
    stopWatching();
    const card = host.firstElementChild;
    if (!(card instanceof HTMLElement)) return;
    const { style, clientWidth, clientHeight } = document.documentElement;
    style.scrollPaddingBottom = `${Math.min(window.innerHeight - card.offsetTop + 16, window.innerHeight - LEAST_SPACE_PX)}px`;
    if (clientWidth < 768) return;
    const { top, right, bottom, left } = card.getBoundingClientRect();
    const area = `${-top}px ${right - clientWidth}px ${bottom - clientHeight}px ${-left}px`;
    const elements = [...document.querySelectorAll('main :is(form, table)')].filter((element) => !host.contains(element));
    const unseen = new Set(elements);
    stops = elements.map((element) =>
      onNearViewport(element, area, (isBehind) => {
        const wasBehindAtFirst = unseen.delete(element) && isBehind;
        if (isBehind && !wasBehindAtFirst) behind.add(element);
        else behind.delete(element);
        show();
      }),
    );
  };
  // Wait for the next frame: measuring now would force an extra layout of the whole page.
  const frame = requestAnimationFrame(measure);
  window.addEventListener('resize', measure);
  document.addEventListener('focusin', onFocus);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', measure);
    document.removeEventListener('focusin', onFocus);
    stopWatching();
    host.style.visibility = '';
    document.documentElement.style.scrollPaddingBottom = '';
  };
}

function isBehindCard(host: HTMLElement, element: Element | null): boolean {
  const card = host.firstElementChild?.getBoundingClientRect();
  if (!card || !element) return false;
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return left < card.right && right > card.left && top < card.bottom && bottom > card.top;
}
