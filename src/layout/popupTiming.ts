import { wasLeadSent } from '@/leads/sentLeads';
import { isOverlayOpen, onOverlaysClosed } from '@/lib/overlays';
import { watchPopupRequests } from '@/lib/popupRequests';

/** When a popup opens by itself. */
export interface PopupRule {
  /** Delay after page load, in ms. */
  delayMs: number;
  /** The same delay also runs from the first scroll past this position (px), if that ends sooner. Undefined: scrolling does not count. */
  scrollPx?: number;
}

/** Path at which this document was loaded; undefined while prerendering. */
const FIRST_PATH = globalThis.location?.pathname;
/** Popups already shown since this document was loaded. */
const shown = new Set<string>();

/**
 * Calls `open` when a popup should open. By its rule it opens once per page load, never after a lead was sent in this tab, and not while an
 * overlay is open or a field has the focus. A button may request it any number of times. Returns the cleanup function.
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

/** Returns the rest of the delay, in ms since the load event. A page reached by navigation inside the site counts from now. */
function delayAfterLoad(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH) return delayMs;
  // The duration of a navigation entry ends with the load event, and is 0 before it.
  const loadedAt = performance.getEntriesByType?.('navigation')[0]?.duration || performance.now();
  return Math.max(0, loadedAt + delayMs - performance.now());
}

/** Returns the rest of the delay since the first scroll. If that came before the scripts, src/boot/loader/ has recorded its time. */
function delayAfterScroll(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH || window.boot?.scrolledAt === undefined) return delayMs;
  return Math.max(0, window.boot?.scrolledAt + delayMs - performance.now());
}

/** Calls back once no overlay is open and no field has the focus. Returns the function that cancels this. */
function whenUnobstructed(callback: () => void): () => void {
  let stopWaiting: () => void = () => undefined;
  const check = () => {
    stopWaiting();
    if (isOverlayOpen()) stopWaiting = onOverlaysClosed(check);
    else if (isTyping()) {
      const later = () => setTimeout(check);
      document.addEventListener('focusout', later, { once: true });
      stopWaiting = () => document.removeEventListener('focusout', later);
    } else callback();
  };
  check();
  return () => stopWaiting();
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}
