import { type Desk, type DeskLead, isLive, LIVE_MS } from './states';

/** By desk, so that a tick of the clock looks at no lead anew. */
const known = new WeakMap<Desk, { since: number; live: readonly DeskLead[] }>();

/** The leads whose clock runs, newest first. Looks at the leads of the last 14 days only, and once for each change to the desk. */
export function liveLeads(desk: Desk, now: number): readonly DeskLead[] {
  const found = known.get(desk);
  if (found && found.since <= now) return upTo(found.live, now - LIVE_MS);
  const live: DeskLead[] = [];
  for (const entry of desk.leads) {
    if (now - entry.time > LIVE_MS) break;
    if (isLive(entry, desk.followUps.get(entry.lead.id), now)) live.push(entry);
  }
  known.set(desk, { since: now, live });
  return live;
}

/** How many leads of a list, newest first, came after a moment. */
export function countAfter(leads: readonly DeskLead[], moment: number): number {
  let [from, to] = [0, leads.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (Number(leads[middle]?.time) > moment) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Without those that came before a moment. */
function upTo(leads: readonly DeskLead[], moment: number): readonly DeskLead[] {
  const count = countAfter(leads, moment - 1);
  return count === leads.length ? leads : leads.slice(0, count);
}
