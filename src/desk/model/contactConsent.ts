import { type FollowUp, refusesContact, type Snapshot } from './followUp';
import type { Lead } from './lead';
import { readPhone } from './phone';

/** The numbers whose owners asked not to be contacted. Reads all follow-ups, so compute it once per change. */
export function refusedNumbers({ followUps, byId }: Pick<Snapshot, 'followUps' | 'byId'>): ReadonlySet<string> {
  const refused = [...followUps.values()].filter(refusesContact);
  return new Set(refused.flatMap(({ leadId }) => readPhone(byId.get(leadId)?.phone ?? '')?.dial ?? []));
}

/** Returns whether to show WhatsApp, Call and Mail. `refused`: Snapshot.refusedNumbers. */
export function mayContact(lead: Lead, followUp: FollowUp | undefined, refused: ReadonlySet<string>): boolean {
  return !refusesContact(followUp) && !refused.has(readPhone(lead.phone)?.dial ?? '');
}
