import { TREATMENTS } from './appointment';
import { mayContact } from './contactConsent';
import { dayNumber, dayStart, dayStartOf } from './dubaiTime';
import type { FollowUp, Snapshot } from './followUp';
import type { Lead } from './lead';
import { STATES } from './states';

const FIRST_TOUCH_UP_DAY = 28;

/** The filters for booked leads with something to do. */
const DUE_VISITS = ['Did they come?', 'Touch-ups to offer'] as const;
export type DueVisit = (typeof DUE_VISITS)[number];

export function isDueVisit(name: DueVisit, lead: Lead, snapshot: Snapshot, now: number): boolean {
  if (name === 'Touch-ups to offer') return touchUpDue(lead, snapshot, now) !== undefined;
  const followUp = snapshot.followUps.get(lead.id);
  return followUp?.came === null && isVisitDay(followUp, now);
}

/** Must be cheap: called for every follow-up. */
export function countDueVisits(snapshot: Snapshot, now: number): ReadonlyMap<DueVisit, number> {
  const counts = new Map(DUE_VISITS.map((name) => [name, 0]));
  for (const [leadId, { appointment }] of snapshot.followUps) {
    const lead = appointment && snapshot.byId.get(leadId);
    if (!lead) continue;
    for (const name of DUE_VISITS) if (isDueVisit(name, lead, snapshot, now)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** Whether the day of a booked lead's appointment has come. */
export function isVisitDay({ state, appointment }: FollowUp, now: number): boolean {
  return STATES[state].isBooking && appointment?.day != null && dayStartOf(appointment.day) <= now;
}

/** When to offer the touch-up. Undefined outside that time, once it was offered or declined, or if her number may not be contacted. */
export function touchUpDue(lead: Lead, { followUps, refusedNumbers }: Snapshot, now: number): { first: number; last: number } | undefined {
  const followUp = followUps.get(lead.id);
  const { day, treatment } = followUp?.appointment ?? {};
  if (!followUp?.came || followUp.touchUp !== null || !day || !treatment || !STATES[followUp.state].isBooking) return undefined;
  const visit = dayNumber(dayStartOf(day));
  const first = visit + FIRST_TOUCH_UP_DAY;
  const last = visit + (TREATMENTS[treatment].touchUpUntil ?? 0);
  const today = dayNumber(now);
  if (today < first || today > last || !mayContact(lead, followUp, refusedNumbers)) return undefined;
  return { first: dayStart(first), last: dayStart(last) };
}
