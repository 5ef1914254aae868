import { useEffect, useSyncExternalStore } from 'react';

import { addKeptLeads, type LeadStatus, shownStatus, wasThanked, watchLeadStatus } from './leadStatus';
import { unsentLeadIds } from './unsentLeads';

/**
 * What /thank-you is about, live. Known at once after a form of this page; 'delivered' in the prerendered HTML, and until the disk was read
 * on a later visit.
 */
export function useLeadStatus(): LeadStatus {
  const status = useSyncExternalStore(watchLeadStatus, shownStatus, () => 'delivered' as const);
  useEffect(() => {
    if (!wasThanked()) void unsentLeadIds().then(addKeptLeads);
  }, []);
  return status;
}
