import { textOf } from './fields';
import { isAcknowledged, readEntry } from './outboxEntry';
import { PLACES, readStore } from './waitingLeads';

/** In sessionStorage: the id of the lead that the loader has posted natively in this tab (boot/loader.js). It waits on the disk all the same. */
const POSTED_KEY = 'posted';

/** The ids of the leads on this device that neither sheet nor table has acknowledged. A disk that cannot be read holds none. */
export async function unsentLeadIds(): Promise<string[]> {
  const [outbox = [], early = []] = await Promise.all(PLACES.map(([database, store]) => readStore(database, store).catch(() => [])));
  const waiting = outbox.map((stored) => readEntry(stored)).filter((entry) => typeof entry === 'object' && !isAcknowledged(entry));
  const posted = takePostedId();
  return [...waiting, ...early].map(idOf).filter((sid) => sid !== '' && sid !== posted);
}

/** /thank-you opens once for a native post: the function leads there only when it has stored the lead. */
function takePostedId(): string | null {
  try {
    const posted = sessionStorage.getItem(POSTED_KEY);
    sessionStorage.removeItem(POSTED_KEY);
    return posted;
  } catch {
    return null;
  }
}

/** '' where there is none. */
function idOf(stored: unknown): string {
  return typeof stored === 'object' && stored !== null ? textOf(stored, 'sid') : '';
}
