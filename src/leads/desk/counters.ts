import { DUE_SOON_MS, PROMISE_MS, showDuration, studioClock } from './clock';
import { type Desk, isLive, isSpam, LIVE_MS } from './states';

/** The leads whose answers make the median: of the last 30 x 24 h. */
const MEDIAN_MS = 30 * 24 * 60 * 60 * 1000;

export interface Urgencies {
  waiting: number;
  dueSoon: number;
  overdue: number;
}

/** How many leads wait how urgently: for the ticker. Looks at the leads of the last 14 days only. The chip New is their sum. */
export function countUrgencies({ leads, followUps }: Desk, now: number, clock = studioClock): Urgencies {
  // What came before these moments has been open to us so long: one comparison instead of a clock for each lead.
  const [overdueBefore, soonBefore] = [clock.before(now, PROMISE_MS), clock.before(now, PROMISE_MS - DUE_SOON_MS)];
  const counts = { waiting: 0, dueSoon: 0, overdue: 0 };
  for (const entry of leads) {
    if (now - entry.time > LIVE_MS) break;
    if (!isLive(entry, followUps.get(entry.lead.id), now)) continue;
    if (entry.time <= overdueBefore) counts.overdue += 1;
    else if (entry.time <= soonBefore) counts.dueSoon += 1;
    else counts.waiting += 1;
  }
  return counts;
}

/** Median opening time from a lead to its first answer. */
export interface FirstResponse {
  /** '47 min', '1 h 5 min', '–' for none. */
  text: string;
  /** '12 answered, 30 days' */
  caption: string;
}

/** Of the leads of the last 30 days; no function of the ticker. */
export function medianFirstResponse({ leads, followUps }: Desk, now: number, clock = studioClock): FirstResponse {
  const times: number[] = [];
  for (const { lead, time } of leads) {
    if (now - time > MEDIAN_MS) break;
    const followUp = followUps.get(lead.id);
    if (followUp?.firstContactAt != null && !Number.isNaN(time) && !isSpam(followUp)) times.push(clock.open(time, followUp.firstContactAt));
  }
  times.sort((a, b) => a - b);
  const half = times.length / 2;
  const [lower = 0, upper = 0] = [times[Math.ceil(half) - 1], times[Math.floor(half)]];
  return { text: times.length === 0 ? '–' : showDuration((lower + upper) / 2), caption: `${times.length} answered, 30 days` };
}
