import { POSTED_KEY } from '@/boot/handover';
import { readStorage, writeStorage } from '@/lib/browserStorage';

import { textOf } from './fields';
import { isAcknowledged, readEntry } from './outboxEntry';
import { PLACES, readStore } from './waitingLeads';

/** Reads the ids of the leads on this device that neither the sheet nor the table has acknowledged; [] if IndexedDB cannot be read. */
export async function unsentLeadIds(): Promise<string[]> {
  const [outbox = [], early = []] = await Promise.all(PLACES.map(([database, store]) => readStore(database, store).catch(() => [])));
  const waiting = outbox.map((stored) => readEntry(stored)).filter((entry) => typeof entry === 'object' && !isAcknowledged(entry));
  const posted = takePostedId();
  return [...waiting, ...early].map(idOf).filter((sid) => sid !== '' && sid !== posted);
}

/** Takes the id of the lead posted without scripts. The function stored that lead before it redirected to /thank-you. */
function takePostedId(): string | null {
  const posted = readStorage('sessionStorage', POSTED_KEY);
  writeStorage('sessionStorage', POSTED_KEY, null);
  return posted;
}

/** '' if there is none. */
function idOf(stored: unknown): string {
  return typeof stored === 'object' && stored !== null ? textOf(stored, 'sid') : '';
}
