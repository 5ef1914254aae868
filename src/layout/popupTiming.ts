import { wasLeadSent } from '@/leads/sentLeads';
import { isOverlayOpen, onOverlaysClosed } from '@/lib/overlays';
import { watchPopupRequests } from '@/lib/popupRequests';

/** When a popup opens by itself. */
export interface PopupRule {
  /** Delay after page load, in ms. */
  delayMs: number;
  /**
   * Scroll position in px. The same delay also starts at the first scroll past it, and the delay that ends first counts. Undefined:
   * scrolling does not count.
   */
  scrollPx?: number;
}

/** Interval between checks for the end of a press, in ms. */
const PRESS_CHECK_MS = 100;

/** Path at which this document was loaded; undefined while prerendering. */
const FIRST_PATH = globalThis.location?.pathname;
/** Popups already shown since this document was loaded. */
const shown = new Set<string>();

/**
 * Calls `open` when a popup should open. The rule opens it at most once per page load, and never after a lead was sent in this tab. It
 * waits while an overlay is open or a field has the focus. A button may request it any number of times. Returns the cleanup function.
 */
export function timePopup(id: string, { delayMs, scrollPx }: PopupRule, open: (requested: boolean) => void): () => void {
  const stopWatching = watchPopupRequests((requestedId) => {
    if (requestedId !== id) return;
    shown.add(id);
    open(true);
  });
  if (shown.has(id) || wasLeadSent()) return stopWatching;

  let stopWaitingToOpen: () => void = () => undefined;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    cancelTimers();
    stopWaitingToOpen = whenUnobstructed(() => {
      if (wasLeadSent() || shown.has(id)) return;
      shown.add(id);
      open(false);
    });
  };
  const onScroll = (): void => {
    if (scrollPx === undefined || window.scrollY <= scrollPx || scrollTimer !== undefined) return;
    scrollTimer = setTimeout(show, delayAfterScroll(delayMs));
  };
  const loadTimer = setTimeout(show, delayAfterLoad(delayMs));
  const cancelTimers = (): void => {
    clearTimeout(loadTimer);
    clearTimeout(scrollTimer);
    window.removeEventListener('scroll', onScroll);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  onScroll();
  return () => {
    stopWatching();
    cancelTimers();
    stopWaitingToOpen();
  };
}

/** Returns the rest of the delay after the load event, in ms. On a page reached by navigation inside the site, the delay starts now. */
function delayAfterLoad(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH) return delayMs;
  // The duration of a navigation entry ends with the load event, and is 0 before it.
  const loadedAt = performance.getEntriesByType?.('navigation')[0]?.duration || performance.now();
  return Math.max(0, loadedAt + delayMs - performance.now());
}

/**
 * Returns the rest of the delay after the first scroll, in ms. src/boot/loader/ records a scroll that came before the scripts had loaded.
 */
function delayAfterScroll(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH || window.boot?.scrolledAt === undefined) return delayMs;
  return Math.max(0, window.boot?.scrolledAt + delayMs - performance.now());
}

/**
 * Runs `callback` once no overlay is open, no field has the focus and nothing is being pressed: the press takes the focus from a field, and
 * something that opened before its end would take its click. Returns the function that cancels this.
 */
function whenUnobstructed(callback: () => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const check = () => {
    stopWaiting();
    if (isOverlayOpen()) stopWaiting = onOverlaysClosed(check);
    else if (isTyping()) {
      const checkSoon = () => setTimeout(check);
      document.addEventListener('focusout', checkSoon, { once: true });
      stopWaiting = () => document.removeEventListener('focusout', checkSoon);
    } else if (document.querySelector(':active')) {
      const timer = setTimeout(check, PRESS_CHECK_MS);
      stopWaiting = () => clearTimeout(timer);
    } else callback();
  };
  check();
  return () => stopWaiting();
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
