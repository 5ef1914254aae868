import { useEffect, useSyncExternalStore } from 'react';

import { addKeptLeads, type LeadStatus, currentStatus, isLastAcknowledged, watchLeadStatus } from './leadStatus';
import { unsentLeadIds } from './unsentLeads';

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
