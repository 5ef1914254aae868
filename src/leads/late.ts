import { standingPart } from '@/boot/LatePart';
import { later } from '@/boot/later';

import type { LeadFormProps } from './LeadForm';

export const LateLeadForm = standingPart<LeadFormProps>(async () => (await import('./LeadForm')).LeadForm, 'form', 'min-h-80');
/** The registry of forms, for what an earlier page has left on the disk. */
export const lateToSubmission = later(async () => (await import('./earlySubmission')).toSubmission);
