import { dueOf, DUE_SOON_MS, PROMISE_MS, showDuration, showMoment, studioClock, type Urgency } from './clock';
import { dubaiMonth } from './dubaiTime';
import { claimLimit, isClaimedByOther, isLive, isSpam, LIVE_MS, type Snapshot } from './followUp';
import type { Lead } from './lead';

/** The leads still waiting for a first answer, newest first. Scans only the last 14 days. */
export function liveLeads({ leads, followUps }: Snapshot, now: number): Lead[] {
  const live: Lead[] = [];
  for (const lead of leads) {
    if (now - lead.createdAt > LIVE_MS) break;
    if (isLive(lead, followUps.get(lead.id), now)) live.push(lead);
  }
  return live;
}

export function countUrgencies(snapshot: Snapshot, now: number, clock = studioClock): Record<Urgency, number> {
  // Compute two cutoff times instead of running the opening-hours clock for every lead.
  const [overdueBefore, soonBefore] = [clock.before(now, PROMISE_MS), clock.before(now, PROMISE_MS - DUE_SOON_MS)];
  const live = liveLeads(snapshot, now);
  const countAfter = (moment: number): number => live.filter(({ createdAt }) => createdAt > moment).length;
  const [waiting, inTime] = [countAfter(soonBefore), countAfter(overdueBefore)];
  return { waiting, 'due soon': inTime - waiting, overdue: live.length - inTime };
}

/** Counts the leads of the current month in Dubai. */
export function countThisMonth(leads: readonly Lead[], now: number): number {
  const { start, end } = dubaiMonth(now);
  return leads.filter(({ createdAt }) => createdAt >= start && createdAt < end).length;
}

/** The median covers the leads of the last 30 x 24 h. */
const MEDIAN_WINDOW_MS = 30 * 24 * 60 * 60 * 1000;

/** The median time from a lead's arrival to its first answer, counted in opening hours only. */
export interface FirstResponse {
  /** '47 min', '1 h 5 min', or '–' without any answer. */
  text: string;
  /** '12 answered, 30 days' */
  caption: string;
}

/** Reads every follow-up, which is too slow for each clock tick. */
export function medianFirstResponse({ byId, followUps }: Snapshot, now: number, clock = studioClock): FirstResponse {
  const times: number[] = [];
  for (const followUp of followUps.values()) {
    const { leadId, firstContactAt, addedByHand } = followUp;
    if (firstContactAt === null || addedByHand || isSpam(followUp)) continue;
    const lead = byId.get(leadId);
    if (!lead) continue;
    const { createdAt } = lead;
    if (now - createdAt <= MEDIAN_WINDOW_MS) times.push(clock.open(createdAt, firstContactAt));
  }
  times.sort((a, b) => a - b);
  const half = times.length / 2;
  const [lower = 0, upper = 0] = [times[Math.ceil(half) - 1], times[Math.floor(half)]];
  return { text: times.length === 0 ? '–' : showDuration((lower + upper) / 2), caption: `${times.length} answered, 30 days` };
}

export interface NextLead {
  /** The lead to show on the card; undefined if no lead is waiting for the signed-in person. */
  lead: Lead | undefined;
  /** Another lead that is due before `lead`. */
  sooner: Lead | undefined;
}

/**
 * Chooses the lead for the card "Next to answer". `shown`: the id of the lead now on the card. That lead stays while it waits for an answer
 * and no colleague has claimed it. Pass undefined to choose again.
 */
export function nextLead(snapshot: Snapshot, shown: string | undefined, now: number, clock = studioClock): NextLead {
  const { byId, followUps, me } = snapshot;
  const limit = claimLimit(now, clock);
  const waits = (lead: Lead): boolean => {
    const followUp = followUps.get(lead.id);
    return isLive(lead, followUp, now) && !isClaimedByOther(followUp, me, limit);
  };
  // The oldest lead is due first. Among leads of the same time, the lower id is last in the list.
  const first = liveLeads(snapshot, now).reverse().find(waits);
  const current = shown === undefined ? undefined : byId.get(shown);
  if (!current || !waits(current)) return { lead: first, sooner: undefined };
  const isSooner = first && dueOf(first.createdAt, clock) < dueOf(current.createdAt, clock);
  return { lead: current, sooner: isSooner ? first : undefined };
}

/** 'The studio is closed. 3 leads wait for 10:00.' (for 'Fri 10:00' after tomorrow). Undefined while the studio is open or no lead waits. */
export function closedText(waiting: number, now: number, clock = studioClock): string | undefined {
  if (waiting === 0 || clock.isOpen(now)) return undefined;
  const leads = waiting === 1 ? '1 lead waits' : `${waiting} leads wait`;
  return `The studio is closed. ${leads} for ${showMoment(clock.nextOpening(now), now, 1)}.`;
}
