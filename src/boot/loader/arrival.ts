import { ARRIVAL_KEY } from '../handover';

/** False after a reload or Back. */
export const isNavigation = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate';

let arrival: string | null | undefined;

/**
 * Stores and returns the address and referrer of the visit's last advert, else of its first page, as JSON; null where storage is blocked.
 * Must not run before the first paint without need: the first use of session storage waits for another process (60 ms on a phone).
 */
export const storeArrival = (): string | null => {
  if (arrival !== undefined) return arrival;
  arrival = null;
  try {
    arrival = sessionStorage.getItem(ARRIVAL_KEY);
    if (arrival === null || (isNavigation && /[?&](utm_source|gclid|gbraid|wbraid|fbclid|gad_campaignid)=/.test(location.search)))
      // Omit the hash: in an emailed sign-in link it contains the key.
      sessionStorage.setItem(ARRIVAL_KEY, (arrival = JSON.stringify([location.href.split('#')[0], document.referrer])));
  } catch {
    // Storage is blocked.
  }
  return arrival;
};
