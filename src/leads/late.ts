import { hydratedPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { LeadFormProps } from './LeadForm';

export const LateLeadForm = hydratedPart<LeadFormProps>(async () => (await import('./LeadForm')).LeadForm, 'form', 'min-h-80');
/** The registry of forms, for leads that an earlier page left in IndexedDB. */
export const lateToSubmission = later(async () => (await import('./earlyEntry')).toSubmission);
