import { dueOf, studioClock } from './clock';
import { showClock } from './dubaiTime';
import { liveLeads } from './liveLeads';
import { claimLimit, type Desk, type DeskLead, isHeld, isLive } from './states';

export interface NextLead {
  /** What the card shows; undefined when nobody is waiting for me. */
  entry: DeskLead | undefined;
  /** Another lead that is due before it: "A lead is due sooner". */
  sooner: DeskLead | undefined;
}

/**
 * The lead for the card "Next to answer". `shown`: the id of the one that it shows now, which stays there as long as it waits and no
 * colleague has it; undefined chooses anew (after an action of mine, or when "A lead is due sooner" was pressed).
 */
export function nextLead(desk: Desk, shown: string | undefined, now: number, clock = studioClock): NextLead {
  const { byId, followUps, me } = desk;
  const limit = claimLimit(now, clock);
  const waits = (entry: DeskLead): boolean => {
    const followUp = followUps.get(entry.lead.id);
    return isLive(entry, followUp, now) && !isHeld(followUp, me, limit);
  };
  // The oldest is the first to be due; of equal times the list has the lower id last.
  const first = [...liveLeads(desk, now)].reverse().find(waits);
  const current = shown === undefined ? undefined : byId.get(shown);
  if (!current || !waits(current)) return { entry: first, sooner: undefined };
  const isSooner = first && dueOf(first.time, clock) < dueOf(current.time, clock);
  return { entry: current, sooner: isSooner ? first : undefined };
}

/** 'The studio is closed. 3 leads wait for 10:00.'; undefined while it is open or nobody waits. */
export function closedText(waiting: number, now: number, clock = studioClock): string | undefined {
  if (waiting === 0 || clock.isOpen(now)) return undefined;
  const leads = waiting === 1 ? '1 lead waits' : `${waiting} leads wait`;
  return `The studio is closed. ${leads} for ${showClock(clock.nextOpening(now))}.`;
}
