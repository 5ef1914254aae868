import { hydratedPart } from '@/boot/LatePart';
import { lazyModule } from '@/boot/lazyModule';

import type { LeadFormProps } from './form/LeadForm';

export const LateLeadForm = hydratedPart<LeadFormProps>(async () => (await import('./form/LeadForm')).LeadForm, 'form', 'min-h-80');
/** Includes the registry of forms, for leads that an earlier page left in the outbox. */
export const lateToEntry = lazyModule(async () => (await import('./outbox/earlyEntry')).toEntry);
