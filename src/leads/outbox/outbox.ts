import { newId } from '@/lib/newId';
import { sleep } from '@/lib/sleep';
import { withLock } from '@/lib/withLock';

import type { SheetPayload, SheetQuery } from '../fields';
import type { Outcome } from '../ports';
import { deliver, type DeliveryPorts } from './deliver';
import { entryDueAt, isEarly, LAST_SEND_AFTER_MS, newEntry, type Target, withOutcome } from './entry';
import { createLeadStorage, type Lead, type StorageParts } from './leadStorage';

/** If the browser takes longer to grant or deny a lock, the lead is sent without it, in ms. */
const LOCK_TIMEOUT_MS = 1_000;
/** A request unanswered for this long counts as failed for the visitor. */
export const VISIBLE_TIMEOUT_MS = 12_000;
/** How long the visitor waits for the table once the sheet has failed. */
const TABLE_GRACE_MS = 1_000;
/** The largest number of entries in the outbox. If there are more, the oldest ones are sent once more and then erased. */
const MAX_ENTRIES = 20;

/** A lead whose requests have started. */
interface Sending {
  /** Resolves once the sheet's outcome is stored and, if the sheet has failed, the table's as well or TABLE_GRACE_MS have passed. */
  responded: Promise<unknown>;
  ended: Promise<unknown>;
}

export interface OutboxParts extends DeliveryPorts, StorageParts {
  /** Undefined where the browser has no Web Locks. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Calls `act` whenever the visitor leaves the page. */
  onLeave?: (act: () => void) => void;
  now?: () => number;
  /** Uniform in [0, 1). */
  random?: () => number;
  newId?: () => string;
}

export interface Outbox {
  /**
   * Stores a lead, then sends it to the sheet and, in parallel, to the table. Resolves when the sheet has responded or failed (then waits
   * up to TABLE_GRACE_MS for the table), at the latest after VISIBLE_TIMEOUT_MS, to true if the sheet or the table has acknowledged the
   * lead. Never rejects: a failed attempt is repeated later. `sid`: the lead's UUID, if the loader has already stored it under one.
   */
  add(payload: SheetPayload, query: SheetQuery, sid?: string): Promise<boolean>;
  /**
   * Sends every lead, early leads of other pages included; with `dueOnly`, only entries whose backoff has ended. When online, sends an
   * expired entry one last time.
   */
  flush(dueOnly?: boolean): Promise<void>;
  /** Time of the next scheduled attempt in epoch ms; undefined if no lead waits. Now, if IndexedDB cannot be read. */
  nextDue(): Promise<number | undefined>;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { now = Date.now, random = Math.random, newId: makeId = newId } = parts;
  const storage = createLeadStorage(parts);
  /** Leads that a flush leaves alone: a form waits for their response, and browsers may lack Web Locks. */
  const active = new Map<string, Lead>();

  // A duplicate is harmless: both targets store each id only once.
  parts.onLeave?.(() => {
    const unsent = [...active.values()].filter(({ stage }) => stage === 'unsent');
    for (const lead of new Set([...unsent, ...storage.memory.values()])) start(lead);
  });

  /** Stores the outcome of a request. Resolves to true if the target has acknowledged the lead. */
  async function record(lead: Lead, target: Target, requested: Promise<Outcome> | undefined): Promise<boolean> {
    const outcome = await requested;
    if (!outcome) return false;
    if (outcome === 'delivered') storage.report(lead, 'delivered');
    else console.warn(`[leads] ${target} did not acknowledge`, { sid: lead.entry.sid, outcome });
    await storage.update(lead, (current) => withOutcome(current, target, outcome, now(), random()));
    return outcome === 'delivered';
  }

  async function giveUp(lead: Lead): Promise<void> {
    const last = await storage.update(lead, (current) => current, true);
    if (!last) return;
    const states = Object.entries(last.targets).map(([name, { state }]) => [name, state]);
    console.warn('[leads] a lead was given up', { sid: last.sid, ...Object.fromEntries(states) });
  }

  /** Sends a lead to the targets that are due at `time`, and with `isLast` erases it in the end. All requests start before this returns. */
  function start(lead: Lead, time = Infinity, isLast = false): Sending {
    lead.stage = 'sending';
    const delivery = deliver(parts, lead.entry, time);
    const [sheet, table] = [record(lead, 'sheet', delivery.sheet), record(lead, 'table', delivery.table)];
    const ended = Promise.all([sheet, table, delivery.notified]).then(async () => isLast && giveUp(lead));
    return { responded: sheet.then((isStored) => isStored || Promise.race([table, sleep(TABLE_GRACE_MS)])), ended };
  }

  /** Starts sending a lead. Resolves to undefined if another tab is sending it. */
  async function send(lead: Lead, time = Infinity, isLast = false): Promise<Sending | undefined> {
    const { sid } = lead.entry;
    active.set(sid, lead);
    // Only a page that is sure to be alone with the lead erases it.
    const sending = await withLock(parts.locks, `lead-${sid}`, LOCK_TIMEOUT_MS, (isSure) => start(lead, time, isLast && isSure));
    void Promise.resolve(sending?.ended).finally(() => active.delete(sid));
    return sending;
  }

  async function flushOne(lead: Lead, dueOnly: boolean, isSurplus: boolean): Promise<void> {
    const { sid, createdAt } = lead.entry;
    const isLast = isSurplus || now() - createdAt > LAST_SEND_AFTER_MS;
    if (active.has(sid) || (isLast ? !navigator.onLine : dueOnly && entryDueAt(lead.entry, now()) > now())) return;
    const sending = await send(lead, dueOnly && !isLast ? now() : Infinity, isLast);
    await sending?.ended;
  }

  return {
    async add(payload, query, sid = makeId()) {
      const lead: Lead = { entry: newEntry({ sid, createdAt: now(), payload, query }), stage: 'unsent' };
      active.set(sid, lead);
      await storage.save(lead);
      const sending = await send(lead);
      await Promise.race([sending?.responded, sleep(VISIBLE_TIMEOUT_MS)]);
      if (!lead.status) storage.report(lead, storage.memory.has(sid) ? 'unsaved' : 'kept');
      return lead.status === 'delivered';
    },
    async flush(dueOnly = false) {
      // IndexedDB may work again.
      await Promise.all([...storage.memory].flatMap(([sid, lead]) => (active.has(sid) ? [] : [storage.save(lead)])));
      const stored = await storage.read();
      const flushAll = async (leads: Lead[]) =>
        Promise.all(leads.map(async (lead, place) => flushOne(lead, dueOnly, place < leads.length - MAX_ENTRIES)));
      const wasEarly = ({ entry }: Lead) => stored?.some((lead) => isEarly(lead) && lead.sid === entry.sid);
      // Complete entries do not wait for the script that completes early leads.
      const early = storage.completeEarly(stored).then(async (all) => flushAll(storage.leadsOf(all).filter(wasEarly)));
      await Promise.all([flushAll(storage.leadsOf(stored)), early]);
    },
    async nextDue() {
      const stored = await storage.read();
      const times = storage.leadsOf(stored).map(({ entry }) => entryDueAt(entry, now()));
      // IndexedDB was too slow, or the script that completes early leads has not loaded.
      if (!stored || storage.earlyLeads(stored).length > 0) times.push(now());
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}
