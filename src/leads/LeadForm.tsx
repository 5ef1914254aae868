import { island } from '@/ui/island';

import type { LeadFormProps } from './LeadFormBody';

/** A form of the registry. Its fields stand in the page's HTML; what makes them work comes after the page's script. */
export const LeadForm = island<LeadFormProps>(async () => (await import('./LeadFormBody')).LeadFormBody, <div className="min-h-80" />);
