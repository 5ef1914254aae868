import { useEffect, useState } from 'react';

import { wasLeadSent } from '@/leads/sentLeads';
import { whenUncovered } from '@/lib/overlays';

/** After the load (§9), and after the first scroll past POPUP_SCROLL_PX, in ms. */
export const POPUP_DELAY_MS = 3_000;
export const POPUP_SCROLL_PX = 100;

/** Popups that this load of the page has shown already. */
const shown = new Set<string>();

/**
 * Whether a timed popup is due: POPUP_DELAY_MS after the load, or as long after the first scroll past POPUP_SCROLL_PX, whichever comes
 * first; once a load of the page, never after a lead was sent in this tab, and not while something covers the page.
 */
export function usePopupTiming(id: string): [due: boolean, close: () => void] {
  const [due, setDue] = useState(false);

  useEffect(() => {
    if (shown.has(id) || wasLeadSent()) return;
    let giveUp: () => void = () => undefined;
    const show = () => {
      cancelTimers();
      giveUp = whenUncovered(() => {
        if (wasLeadSent()) return;
        shown.add(id);
        setDue(true);
      });
    };
    let scrollTimer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      if (window.scrollY <= POPUP_SCROLL_PX || scrollTimer !== undefined) return;
      scrollTimer = setTimeout(show, POPUP_DELAY_MS);
    };
    const loadTimer = setTimeout(show, untilAfterLoad());
    const cancelTimers = () => {
      clearTimeout(loadTimer);
      clearTimeout(scrollTimer);
      window.removeEventListener('scroll', onScroll);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelTimers();
      giveUp();
    };
  }, [id]);

  return [due, () => setDue(false)];
}

/** What is left of the delay, counted from the load event; a page that was reached inside the site counts from now. */
function untilAfterLoad(): number {
  // The duration of a navigation entry ends with its load event; 0 before that.
  const loadedAt = performance.getEntriesByType?.('navigation')[0]?.duration || performance.now();
  const left = loadedAt + POPUP_DELAY_MS - performance.now();
  return left > 0 ? left : POPUP_DELAY_MS;
}
