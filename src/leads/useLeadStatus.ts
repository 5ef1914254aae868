import { useEffect, useSyncExternalStore } from 'react';

import { POSTED_KEY } from '@/boot/handover';
import { readStorage, writeStorage } from '@/lib/browserStorage';

import { addKeptLeads, type LeadStatus, currentStatus, isLastAcknowledged, watchLeadStatus } from './leadStatus';
import { isUnsent, readEntry } from './outbox/entry';
import { readOutbox } from './outbox/waitingLeads';

/**
 * Returns the current status for /thank-you and re-renders when it changes. After a submission on this page it is known immediately. In the
 * prerendered HTML, and on a later visit until IndexedDB has been read, it is 'delivered'.
 */
export function useLeadStatus(): LeadStatus {
  const status = useSyncExternalStore(watchLeadStatus, currentStatus, () => 'delivered' as const);
  useEffect(() => {
    if (!isLastAcknowledged()) void unsentLeadIds().then(addKeptLeads);
  }, []);
  return status;
}

/** Reads the ids of the leads on this device that neither the sheet nor the table has acknowledged; [] if IndexedDB cannot be read. */
async function unsentLeadIds(): Promise<string[]> {
  const stored = await readOutbox().catch((): unknown[] => []);
  // The function stored the lead posted without scripts before it redirected to /thank-you.
  const posted = readStorage('sessionStorage', POSTED_KEY);
  writeStorage('sessionStorage', POSTED_KEY, null);
  return stored.flatMap((value) => {
    const lead = readEntry(value);
    return typeof lead === 'object' && isUnsent(lead) && lead.sid !== posted ? [lead.sid] : [];
  });
}
