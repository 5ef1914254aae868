import { DUE_SOON_MS, PROMISE_MS, showDuration, studioClock } from './clock';
import { countAfter, liveLeads } from './liveLeads';
import { type Desk, isSpam } from './states';

/** The leads whose answers make the median: of the last 30 x 24 h. */
const MEDIAN_MS = 30 * 24 * 60 * 60 * 1000;

export interface Urgencies {
  waiting: number;
  dueSoon: number;
  overdue: number;
}

/** How many leads wait how urgently: for the ticker. The chip New is their sum. */
export function countUrgencies(desk: Desk, now: number, clock = studioClock): Urgencies {
  // What came before these moments has been open to us so long: one comparison instead of a clock for each lead.
  const [overdueBefore, soonBefore] = [clock.before(now, PROMISE_MS), clock.before(now, PROMISE_MS - DUE_SOON_MS)];
  const live = liveLeads(desk, now);
  const [waiting, inTime] = [countAfter(live, soonBefore), countAfter(live, overdueBefore)];
  return { waiting, dueSoon: inTime - waiting, overdue: live.length - inTime };
}

/** Median opening time from a lead to its first answer. */
export interface FirstResponse {
  /** '47 min', '1 h 5 min', '–' for none. */
  text: string;
  /** '12 answered, 30 days' */
  caption: string;
}

/** Of the leads of the last 30 days; no function of the ticker. */
export function medianFirstResponse({ byId, followUps }: Desk, now: number, clock = studioClock): FirstResponse {
  const times: number[] = [];
  for (const followUp of followUps.values()) {
    const { leadId, firstContactAt } = followUp;
    if (firstContactAt === null || isSpam(followUp)) continue;
    const time = byId.get(leadId)?.time ?? Number.NaN;
    if (now - time <= MEDIAN_MS) times.push(clock.open(time, firstContactAt));
  }
  times.sort((a, b) => a - b);
  const half = times.length / 2;
  const [lower = 0, upper = 0] = [times[Math.ceil(half) - 1], times[Math.floor(half)]];
  return { text: times.length === 0 ? '–' : showDuration((lower + upper) / 2), caption: `${times.length} answered, 30 days` };
}
