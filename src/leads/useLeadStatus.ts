import { useEffect, useSyncExternalStore } from 'react';

import { addKeptLeads, type LeadStatus, currentStatus, isLastAcknowledged, watchLeadStatus } from './leadStatus';
import { unsentLeadIds } from './unsentLeads';

/**
 * Returns the status that /thank-you shows, live. Known at once after a submission on this page. In the prerendered HTML, and until the
 * disk has been read on a later visit, it is 'delivered'.
 */
export function useLeadStatus(): LeadStatus {
  const status = useSyncExternalStore(watchLeadStatus, currentStatus, () => 'delivered' as const);
  useEffect(() => {
    if (!isLastAcknowledged()) void unsentLeadIds().then(addKeptLeads);
  }, []);
  return status;
}
