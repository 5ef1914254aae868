import { wasLeadSent } from '@/leads/sentLeads';
import { isOverlayOpen, onOverlaysClosed } from '@/lib/overlays';
import { watchPopupRequests } from '@/lib/popupRequests';

/** When a popup opens by itself. */
export interface PopupRule {
  /** After the load, in ms. */
  delayMs: number;
  /** As long after the first scroll past this position (px), if that is sooner; undefined where scrolling does not count. */
  scrollPx?: number;
}

/** The path that this document was loaded at; undefined while prerendering. */
const FIRST_PATH = globalThis.location?.pathname;
/** Popups that this load of the page has shown already. */
const shown = new Set<string>();

/**
 * Calls `open` when a popup is to open: by its rule, once a load of the page, never after a lead was sent in this tab, and not while
 * something covers the page or a field is being typed in; or because a button asked for it, as often as one does. Returns the function that
 * ends this.
 */
export function timePopup(id: string, { delayMs, scrollPx }: PopupRule, open: (asked: boolean) => void): () => void {
  const stopWatching = watchPopupRequests((wanted) => {
    if (wanted !== id) return;
    shown.add(id);
    open(true);
  });
  if (shown.has(id) || wasLeadSent()) return stopWatching;

  let giveUp: () => void = () => undefined;
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    cancelTimers();
    giveUp = whenFree(() => {
      if (wasLeadSent() || shown.has(id)) return;
      shown.add(id);
      open(false);
    });
  };
  const onScroll = (): void => {
    if (scrollPx === undefined || window.scrollY <= scrollPx || scrollTimer !== undefined) return;
    scrollTimer = setTimeout(show, untilAfterScroll(delayMs));
  };
  const loadTimer = setTimeout(show, untilAfterLoad(delayMs));
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
    giveUp();
  };
}

/** What is left of the delay, counted from the load event; a page that was reached inside the site counts from now. */
function untilAfterLoad(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH) return delayMs;
  // The duration of a navigation entry ends with its load event; 0 before that.
  const loadedAt = performance.getEntriesByType?.('navigation')[0]?.duration || performance.now();
  return Math.max(0, loadedAt + delayMs - performance.now());
}

/** The first scroll may have come before the scripts: then src/boot/loader/ has noted when. */
function untilAfterScroll(delayMs: number): number {
  if (window.location.pathname !== FIRST_PATH || window.boot?.scrolledAt === undefined) return delayMs;
  return Math.max(0, window.boot?.scrolledAt + delayMs - performance.now());
}

/** Calls back once nothing covers the page and no field has the focus. Returns the function that gives up. */
function whenFree(callback: () => void): () => void {
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
