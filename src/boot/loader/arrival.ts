import { ARRIVAL_KEY } from '../handover';

/** The address and referrer of the visit's first page, as JSON; null where storage is blocked. */
export let arrival: string | null = null;

try {
  arrival = sessionStorage.getItem(ARRIVAL_KEY);
  // Omit the hash: in an emailed sign-in link it contains the key.
  if (arrival === null) sessionStorage.setItem(ARRIVAL_KEY, (arrival = JSON.stringify([location.href.split('#')[0], document.referrer])));
} catch {
  // Storage is blocked.
}
