import { TREATMENTS } from './appointment';
import { dayNumber, dayStart, dayStartOf } from './dubaiTime';
import type { FollowUp, Snapshot } from './followUp';
import type { Lead } from './lead';
import { mayContact } from './phone';
import { STATES } from './states';

const FIRST_TOUCH_UP_DAY = 28;

/** The booked visits that staff have to deal with, by the name of their filter. */
export const DUE_VISITS = {
  'Did they come?': (lead: Lead, { followUps }: Snapshot, now: number) => awaitsAnswer(followUps.get(lead.id), now),
  'Touch-ups to offer': (lead: Lead, snapshot: Snapshot, now: number) => touchUpDue(lead, snapshot, now) !== undefined,
} as const;
export type DueVisit = keyof typeof DUE_VISITS;
export const dueVisits: readonly DueVisit[] = ['Did they come?', 'Touch-ups to offer'];

/** Whether the day of the appointment has come. */
export function isVisitDay(followUp: FollowUp | undefined, now: number): boolean {
  const day = bookedDay(followUp);
  return day !== undefined && day <= dayNumber(now);
}

/** Whether nobody has recorded yet if she came. */
export function awaitsAnswer(followUp: FollowUp | undefined, now: number): boolean {
  return followUp?.came === null && isVisitDay(followUp, now);
}

/**
 * The first and the last day for the touch-up, as times, if today is between them. Undefined also once it was offered or declined, or if the
 * number's owner asked not to be contacted.
 */
export function touchUpDue(lead: Lead, { followUps, refusedNumbers }: Snapshot, now: number): { first: number; last: number } | undefined {
  const followUp = followUps.get(lead.id);
  const day = bookedDay(followUp);
  const treatment = followUp?.appointment?.treatment;
  const until = treatment ? TREATMENTS[treatment].touchUpUntil : undefined;
  if (!followUp?.came || followUp.touchUp !== null || day === undefined || until === undefined) return undefined;
  const since = dayNumber(now) - day;
  if (since < FIRST_TOUCH_UP_DAY || since > until || !mayContact(lead, followUp, refusedNumbers)) return undefined;
  return { first: dayStart(day + FIRST_TOUCH_UP_DAY), last: dayStart(day + until) };
}

/** The number of leads with each kind of visit. Reuse the result for the whole day. */
export function countDueVisits(snapshot: Snapshot, now: number): ReadonlyMap<DueVisit, number> {
  const counts = new Map<DueVisit, number>();
  for (const [leadId, { appointment }] of snapshot.followUps) {
    const lead = appointment && snapshot.byId.get(leadId);
    if (!lead) continue;
    for (const name of dueVisits) if (DUE_VISITS[name](lead, snapshot, now)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** The numbered day of a booked lead's appointment. */
function bookedDay(followUp: FollowUp | undefined): number | undefined {
  if (!followUp || !STATES[followUp.state].isBooking || !followUp.appointment?.day) return undefined;
  return dayNumber(dayStartOf(followUp.appointment.day));
}
