import type { EarlyLead } from '@/boot/handover';
import { inTime } from '@/lib/inTime';
import { newId } from '@/lib/newId';
import { abortAfter } from '@/lib/signals';
import { sleep } from '@/lib/sleep';
import { withLock } from '@/lib/withLock';

import { ownEarlyLeads } from './earlyLeads';
import type { SheetPayload, SheetQuery } from './fields';
import type { LeadStatus } from './leadStatus';
import {
  dueAt,
  entryDueAt,
  isAcknowledged,
  isEarly,
  LAST_SEND_AFTER_MS,
  newEntry,
  type OutboxEntry,
  stateAfter,
  type WaitingLead,
} from './outboxEntry';
import { DISK_TIMEOUT_MS, type OutboxStore } from './outboxStore';
import { fitToLimits } from './payload';
import type { NotificationPort, SheetPort, TablePort } from './ports';

/** How long a form waits for IndexedDB before it sends the lead anyway, in ms. */
export const WRITE_AHEAD_MS = 300;
/** If the browser takes longer to grant or deny a lock, the lead is sent without it, in ms. */
const LOCK_TIMEOUT_MS = 1_000;
/** The time limit of one request, including the response. Shorter than VISIBLE_TIMEOUT_MS, so that the outcome is stored by then. */
const ATTEMPT_TIMEOUT_MS = 10_000;
/** A request unanswered for this long counts as failed for the visitor. */
export const VISIBLE_TIMEOUT_MS = 12_000;
/** How long the visitor waits for the table once the sheet has failed. */
const TABLE_GRACE_MS = 1_000;
/** The largest number of entries in the outbox. If there are more, the oldest ones are sent once more and then erased. */
const MAX_ENTRIES = 20;

type Target = 'sheet' | 'table';

interface Attempts {
  /** `sheet` and `table` resolve to true if that destination acknowledged the lead. */
  sheet: Promise<boolean>;
  table: Promise<boolean>;
  /** Resolves once both attempts have ended and their outcomes are stored. */
  ended: Promise<unknown>;
}

export interface OutboxParts {
  store: OutboxStore;
  sheet: SheetPort;
  table: TablePort;
  notification: NotificationPort;
  /** Loads the function that completes early leads (leads/earlyEntry.ts), which includes the registry of forms. */
  loadToEntry: () => Promise<(lead: EarlyLead) => OutboxEntry>;
  /** Runs `work` unless another tab holds the named lock; undefined where the browser has no Web Locks. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Calls `act` whenever the visitor leaves the page. */
  onLeave?: (act: () => void) => void;
  /** Called when a lead is acknowledged, when it stays unsent after its first attempt, and when it is given up unacknowledged. */
  onStatus?: (entry: OutboxEntry, status: LeadStatus) => void;
  now?: () => number;
  /** Uniform in [0, 1). */
  random?: () => number;
  newId?: () => string;
}

export interface Outbox {
  /**
   * Stores a lead, then sends it to the sheet and, in parallel, to the table.
   * Resolves when the sheet has acknowledged the lead or failed, at the latest after VISIBLE_TIMEOUT_MS. If the sheet has failed, also
   * waits up to TABLE_GRACE_MS for the table. Resolves to true if the sheet or the table has acknowledged the lead.
   * Never rejects: a failed attempt is repeated later. `sid`: the lead's UUID, if the loader has already stored it under one.
   */
  add(payload: SheetPayload, query: SheetQuery, sid?: string): Promise<boolean>;
  /**
   * Sends every lead, early leads of other pages included; with `dueOnly`, only entries whose backoff has ended. When online, sends an
   * expired entry one last time.
   */
  flush(dueOnly?: boolean): Promise<void>;
  /** Time of the next scheduled attempt in epoch ms; undefined if no lead waits. */
  nextDue(): Promise<number | undefined>;
}

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, sheet, table } = parts;
  const now = parts.now ?? Date.now;
  const random = parts.random ?? Math.random;
  const makeId = parts.newId ?? newId;
  /** Entries of this page that IndexedDB has not stored. */
  const memory = new Map<string, OutboxEntry>();
  /** Entries of this page whose requests have not started yet. */
  const unsent = new Map<string, OutboxEntry>();
  /** Entries that this page is sending. */
  const active = new Set<string>();
  /** The last reported status of each lead. */
  const statuses = new Map<string, LeadStatus>();

  /** Returns whether a flush must leave an entry alone. Its form waits for the response, and browsers may lack Web Locks. */
  const isBeingSent = (sid: string): boolean => unsent.has(sid) || active.has(sid);

  function report(entry: OutboxEntry, status: LeadStatus): void {
    statuses.set(entry.sid, status);
    parts.onStatus?.(entry, status);
  }

  // Send all entries that are unsent or only in memory. A duplicate is harmless: both destinations store each id only once.
  parts.onLeave?.(() => {
    for (const entry of new Map([...unsent, ...memory]).values()) startAttempts(entry, false);
  });

  async function readStore(): Promise<WaitingLead[]> {
    return await inTime(store.all(), DISK_TIMEOUT_MS).catch(() => []);
  }

  /** The complete entries, oldest first. */
  function entriesOf(stored: readonly WaitingLead[]): OutboxEntry[] {
    const saved = stored.filter((lead) => !isEarly(lead));
    const unsaved = [...memory.values()].filter(({ sid }) => !saved.some((other) => other.sid === sid));
    return [...saved, ...unsaved].sort((a, b) => a.createdAt - b.createdAt);
  }

  /**
   * Completes the leads that pages have stored before their scripts had loaded, except those that a form on this page is about to send.
   * Safe in two tabs at the same time. A lead that cannot be completed stays, and does not block the others.
   */
  async function completeEarlyLeads(stored: readonly WaitingLead[]): Promise<readonly WaitingLead[]> {
    // Read the ids after the leads: a form that is being submitted gets its id before its lead is in IndexedDB.
    const own = ownEarlyLeads();
    const early = stored.filter(isEarly).filter(({ sid }) => !own.has(sid));
    if (early.length === 0) return stored;
    try {
      const toEntry = await parts.loadToEntry();
      await Promise.all(
        early.map(async (lead) =>
          inTime(
            store.update(toEntry(lead), (entry) => entry),
            DISK_TIMEOUT_MS,
          ),
        ),
      );
    } catch (error) {
      console.warn('[leads] a form sent early could not be read', { reason: error instanceof Error ? error.name : 'unknown' });
    }
    return await readStore();
  }

  async function update(entry: OutboxEntry, change: (current: OutboxEntry) => OutboxEntry | null): Promise<void> {
    const { sid } = entry;
    const unsaved = memory.get(sid);
    if (unsaved) {
      const changed = change(unsaved);
      if (changed) memory.set(sid, changed);
      else memory.delete(sid);
    }
    await inTime(store.update(unsaved ?? entry, change), DISK_TIMEOUT_MS).catch(() =>
      console.warn('[leads] the outbox could not be updated', { sid }),
    );
  }

  async function save(entry: OutboxEntry): Promise<void> {
    memory.set(entry.sid, entry);
    const written = store.put(entry).then(
      () => {
        memory.delete(entry.sid);
        if (statuses.get(entry.sid) === 'unsaved') report(entry, 'kept');
      },
      () => console.warn('[leads] the outbox is not available; sending from memory', { sid: entry.sid }),
    );
    await Promise.race([written, sleep(WRITE_AHEAD_MS)]);
  }

  async function notify({ sid, record }: OutboxEntry): Promise<void> {
    await parts.notification.notify(record).catch(() => console.warn('[leads] the notification failed', { sid }));
  }

  /** Resolves to true if this attempt was acknowledged. */
  async function attempt(entry: OutboxEntry, name: Target, dueOnly: boolean): Promise<boolean> {
    if (entry[name].state !== 'waiting' || (dueOnly && dueAt(entry[name], now()) > now())) return false;
    const signal = abortAfter(ATTEMPT_TIMEOUT_MS);
    // A gateway may refuse the header with the origin. A lead that only the table takes is therefore retried without it.
    const query = entry.notify && entry.table.attempts > 0 ? {} : entry.query;
    // Entries of earlier releases may exceed the limits.
    const outcome = await (name === 'sheet'
      ? sheet.append(entry.sid, fitToLimits(entry.payload), entry.query, signal)
      : table.insert(entry.sid, fitToLimits(entry.record), query, signal));
    if (outcome === 'delivered') report(entry, 'delivered');
    if (outcome !== 'delivered')
      console.warn(`[leads] ${name} did not acknowledge`, { sid: entry.sid, attempt: outcome, attempts: entry[name].attempts + 1 });
    // Notify before updating the outbox: the visitor may leave soon, and a retry that finds the row stored may come too late for the email.
    const notified = name === 'table' && entry.notify && outcome === 'delivered' ? notify(entry) : undefined;
    let isLost = false;
    await update(entry, (current) => {
      const changed = { ...current, [name]: stateAfter(current[name], outcome, now(), random()) };
      if ([changed.sheet, changed.table].some(({ state }) => state === 'waiting')) return changed;
      isLost = !isAcknowledged(changed);
      return null;
    });
    if (isLost) report(entry, 'failed');
    await notified;
    return outcome === 'delivered';
  }

  /** Both requests start before this returns. */
  function startAttempts(entry: OutboxEntry, dueOnly: boolean, isLast = false): Attempts {
    unsent.delete(entry.sid);
    const toSheet = attempt(entry, 'sheet', dueOnly);
    const toTable = attempt(entry, 'table', dueOnly);
    const ended = Promise.all([toSheet, toTable]).then(() => (isLast ? forget(entry) : undefined));
    return { sheet: toSheet, table: toTable, ended };
  }

  /** Starts sending an entry, and with `isLast` erases it in the end. Resolves to undefined if another tab is sending it. */
  async function send(entry: OutboxEntry, dueOnly = false, isLast = false): Promise<Attempts | undefined> {
    active.add(entry.sid);
    const done = () => active.delete(entry.sid);
    // Another tab may hold the lock after all if the browser has not said so; then this one erases nothing.
    const start = (isSure: boolean): Attempts => startAttempts(entry, dueOnly, isLast && isSure);
    const attempts = await withLock(parts.locks, `lead-${entry.sid}`, LOCK_TIMEOUT_MS, start);
    if (attempts) attempts.ended.then(done, done);
    else done();
    return attempts;
  }

  /** Skips entries that were delivered in the meantime. */
  async function forget(entry: OutboxEntry): Promise<void> {
    let isLost = false;
    await update(entry, (current) => {
      const { sid, sheet: toSheet, table: toTable } = current;
      console.warn('[leads] a lead was given up', { sid, sheet: toSheet.state, table: toTable.state });
      isLost = !isAcknowledged(current);
      return null;
    });
    if (isLost) report(entry, 'failed');
  }

  async function flushOne(entry: OutboxEntry, dueOnly: boolean, isSurplus: boolean): Promise<void> {
    const isLast = isSurplus || now() - entry.createdAt > LAST_SEND_AFTER_MS;
    if (isBeingSent(entry.sid) || (isLast ? !navigator.onLine : dueOnly && entryDueAt(entry, now()) > now())) return;
    const attempts = await send(entry, dueOnly && !isLast, isLast);
    await attempts?.ended;
  }

  return {
    async add(payload, query, sid = makeId()) {
      const entry = newEntry({ sid, createdAt: now(), payload, query });
      unsent.set(entry.sid, entry);
      await save(entry);
      const attempts = await send(entry);
      unsent.delete(sid);
      const responded = attempts?.sheet.then((isStored) => isStored || Promise.race([attempts.table, sleep(TABLE_GRACE_MS)]));
      await Promise.race([responded, sleep(VISIBLE_TIMEOUT_MS)]);
      if (!statuses.has(sid)) report(entry, memory.has(sid) ? 'unsaved' : 'kept');
      return statuses.get(sid) === 'delivered';
    },
    async flush(dueOnly = false) {
      // IndexedDB may work again.
      await Promise.all([...memory.values()].filter(({ sid }) => !isBeingSent(sid)).map(save));
      const stored = await readStore();
      const flushAll = async (entries: OutboxEntry[]) =>
        Promise.all(entries.map(async (entry, place) => flushOne(entry, dueOnly, place < entries.length - MAX_ENTRIES)));
      const wasEarly = ({ sid }: OutboxEntry) => stored.some((lead) => isEarly(lead) && lead.sid === sid);
      // Complete entries do not wait for the script that completes early leads.
      const early = completeEarlyLeads(stored).then(async (all) => flushAll(entriesOf(all).filter(wasEarly)));
      await Promise.all([flushAll(entriesOf(stored)), early]);
    },
    async nextDue() {
      const stored = await readStore();
      const own = ownEarlyLeads();
      const times = entriesOf(stored).map((entry) => entryDueAt(entry, now()));
      // The script that completes early leads has not loaded.
      if (stored.some((lead) => isEarly(lead) && !own.has(lead.sid))) times.push(now());
      return times.length === 0 ? undefined : Math.min(...times);
    },
  };
}
