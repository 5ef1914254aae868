import { liveLeads } from './liveLeads';
import { type Desk, type DeskLead, isLive } from './states';

/** In the order of the screen. */
export const CHIPS = ['All', 'Mine', 'New', 'Contacted', 'Booked', 'Lost'] as const;
export type Chip = (typeof CHIPS)[number];

export const ORDERS = ['Newest first', 'Oldest first', 'Answer by'] as const;
export type Order = (typeof ORDERS)[number];

/** Whether a lead is in the list of a chip. New has the leads whose clock runs, Mine what I own in whatever state. */
export function isUnder(chip: Chip, entry: DeskLead, { followUps, me }: Desk, now: number): boolean {
  if (chip === 'All') return true;
  const followUp = followUps.get(entry.lead.id);
  if (chip === 'Mine') return followUp?.owner === me;
  return chip === 'New' ? isLive(entry, followUp, now) : followUp?.state === chip;
}

type StateCounts = Record<Exclude<Chip, 'All' | 'New'>, number>;

/** How many leads each chip has, whatever is searched. For the ticker when it has the `states`. */
export function countChips(desk: Desk, now: number, states = countStates(desk)): Record<Chip, number> {
  return { ...states, All: desk.leads.length, New: liveLeads(desk, now).length };
}

/** Of the chips that no tick of the clock changes. */
export function countStates(desk: Desk): StateCounts {
  const counts = { Mine: 0, Contacted: 0, Booked: 0, Lost: 0 };
  for (const { leadId, owner, state } of desk.followUps.values()) {
    if (!desk.byId.has(leadId)) continue;
    if (owner === desk.me) counts.Mine += 1;
    if (state !== 'New') counts[state] += 1;
  }
  return counts;
}

/** Leads that are sorted newest first, in another order. Answer by: what waits by when it is due, then the others newest first. */
export function inOrder<T extends DeskLead>(order: Order, leads: readonly T[], { followUps }: Desk, now: number): readonly T[] {
  if (order === 'Newest first') return leads;
  if (order === 'Oldest first') return [...leads].reverse();
  const [live, others]: [T[], T[]] = [[], []];
  for (const entry of leads) (isLive(entry, followUps.get(entry.lead.id), now) ? live : others).push(entry);
  // A lead that came later is never due earlier.
  return [...live.reverse(), ...others];
}
