import { abortAfter } from '@/lib/signals';

import type { SheetPayload, SheetQuery } from './model';
import type { DeadLetter, Leg, OutboxEntry, OutboxStore } from './outboxStore';
import { mirrorRecord } from './payload';
import type { Attempt, NotificationPort, SheetPort, TablePort } from './ports';

/** How long a form may wait for the disk before it sends anyway. */
export const WRITE_AHEAD_MS = 300;
/** A disk that takes longer has failed. WebKit's can stop answering for as long as the browser runs. */
const DISK_TIMEOUT_MS = 1_000;
/** One request, from its start to its whole reply. */
export const ATTEMPT_TIMEOUT_MS = 10_000;
/** A request unanswered for this long counts as failed for the visitor (decisions.md "Forms"). */
export const VISIBLE_TIMEOUT_MS = 12_000;
export const BACKOFF_BASE_MS = 2_000;
export const BACKOFF_CAP_MS = 300_000;
export const ENTRY_LIFETIME_MS = 72 * 3_600_000;
export const MAX_ENTRIES = 20;

type LegName = 'sheet' | 'table';

interface StartedLegs {
  /** Whether the sheet acknowledged. */
  sheetEnded: Promise<boolean>;
  allEnded: Promise<unknown>;
}

export interface DeliveryParts {
  store: OutboxStore;
  sheet: SheetPort;
  table: TablePort;
  notification: NotificationPort;
  /** Runs `work` unless another tab holds the named lock; undefined where the browser has no Web Locks. */
  locks?: Pick<LockManager, 'request'> | undefined;
  /** Calls `act` whenever the page is being left. */
  onLeave?: (act: () => void) => void;
  now?: () => number;
  /** Uniform in [0, 1). */
  random?: () => number;
  newId?: () => string;
}

/** A lead that an earlier page left behind before its scripts were there. */
export interface LeftLead {
  sid: string;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  payload: SheetPayload;
  query: SheetQuery;
  /** `table`: not for the sheet; the studio is notified instead. */
  destination: 'sheet' | 'table';
}

export interface Delivery {
  /**
   * Takes a lead over: into the outbox first, then to the sheet and, in parallel, to the table.
   * Resolves when the sheet replied or failed, at the latest after VISIBLE_TIMEOUT_MS, with whether it acknowledged the lead.
   * Never rejects; what failed is sent later. `sid` is the lead's id where it has one already, a UUID.
   */
  submit(payload: SheetPayload, query: SheetQuery, sid?: string): Promise<boolean>;
  /** Takes a lead into the outbox for the next flush, unless the outbox has it already. Rejects when the disk does not take it. */
  keep(lead: LeftLead): Promise<void>;
  /** Tries every waiting entry; `dueOnly` respects the backoff. */
  flush(dueOnly?: boolean): Promise<void>;
  /** Epoch ms at which the next entry is due, undefined when the outbox is empty. */
  nextDue(): Promise<number | undefined>;
}

export function createDelivery(parts: DeliveryParts): Delivery {
  const { store, sheet, table } = parts;
  const now = parts.now ?? Date.now;
  const random = parts.random ?? Math.random;
  const newId = parts.newId ?? (() => crypto.randomUUID());
  /** Entries of this page that the disk did not take. */
  const memory = new Map<string, OutboxEntry>();
  /** Entries of this page whose requests have not started yet. */
  const unsent = new Map<string, OutboxEntry>();

  // Requests outlive the page, its memory does not. The ids make it harmless that one may already be on its way.
  parts.onLeave?.(() => {
    for (const entry of new Map([...unsent, ...memory]).values()) void startLegs(entry, false);
  });

  async function waiting(): Promise<OutboxEntry[]> {
    const stored = await inTime(store.all()).catch((): OutboxEntry[] => []);
    const unsaved = [...memory.values()].filter((entry) => !stored.some((other) => other.sid === entry.sid));
    return [...stored, ...unsaved].sort((a, b) => a.createdAt - b.createdAt);
  }

  async function update(sid: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void> {
    const unsaved = memory.get(sid);
    if (unsaved) {
      const changed = change(unsaved);
      if (changed) memory.set(sid, changed);
      else memory.delete(sid);
    }
    await inTime(store.update(sid, change)).catch(() => console.warn('[leads] the outbox could not be updated', { sid }));
  }

  async function save(entry: OutboxEntry): Promise<void> {
    memory.set(entry.sid, entry);
    const written = store.put(entry).then(
      () => memory.delete(entry.sid),
      () => console.warn('[leads] the outbox is not available; sending from memory', { sid: entry.sid }),
    );
    await Promise.race([written, sleep(WRITE_AHEAD_MS)]);
  }

  async function bury({ sid, createdAt, sheet: { state: sheetState }, table: { state: tableState } }: OutboxEntry): Promise<void> {
    const letter: DeadLetter = { sid, createdAt, endedAt: now(), sheet: sheetState, table: tableState };
    await inTime(store.bury(letter)).catch(() => console.warn('[leads] no trace of a lead that was given up', { sid }));
  }

  async function notify({ sid, record }: OutboxEntry): Promise<void> {
    await parts.notification.notify(record).catch(() => console.warn('[leads] the notification failed', { sid }));
  }

  /** Full jitter: anywhere between now and the doubled ceiling. */
  function retryAt(attempts: number): number {
    return now() + random() * Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** attempts);
  }

  /** Whether this attempt was acknowledged. */
  async function tryLeg(entry: OutboxEntry, name: LegName, dueOnly: boolean): Promise<boolean> {
    if (entry[name].state !== 'waiting' || (dueOnly && entry[name].nextAt > now())) return false;
    const signal = abortAfter(ATTEMPT_TIMEOUT_MS);
    const attempt = await (name === 'sheet'
      ? sheet.append(entry.sid, entry.payload, entry.query ?? {}, signal)
      : table.insert(entry.sid, entry.record, signal));
    if (attempt !== 'delivered')
      console.warn(`[leads] ${name} did not acknowledge`, { sid: entry.sid, attempt, attempts: entry[name].attempts + 1 });
    // At once: the page may be left a moment later, and who finds the row there already may be too late for the mail.
    const told = name === 'table' && entry.notify && attempt === 'delivered' ? notify(entry) : undefined;
    let refused: OutboxEntry | undefined;
    await update(entry.sid, (current) => {
      const changed = { ...current, [name]: nextLeg(current[name], attempt, retryAt(current[name].attempts)) };
      const states = new Set([changed.sheet.state, changed.table.state]);
      if (states.has('waiting')) return changed;
      if (states.has('refused')) refused = changed;
      return null;
    });
    if (refused) await bury(refused);
    await told;
    return attempt === 'delivered';
  }

  /** Both requests start before this returns. */
  function startLegs(entry: OutboxEntry, dueOnly: boolean): StartedLegs {
    unsent.delete(entry.sid);
    const sheetEnded = tryLeg(entry, 'sheet', dueOnly);
    return { sheetEnded, allEnded: Promise.all([sheetEnded, tryLeg(entry, 'table', dueOnly)]) };
  }

  /**
   * Sends an entry unless another tab is at it; `start` begins both requests. Resolves as soon as the sheet's leg has ended, with whether
   * it was acknowledged.
   */
  async function send(entry: OutboxEntry, start: () => StartedLegs): Promise<boolean> {
    if (!parts.locks) return start().sheetEnded;
    return new Promise<boolean>((resolve) => {
      const whole = parts.locks?.request(`lead-${entry.sid}`, { ifAvailable: true }, async (lock) => {
        if (!lock) return resolve(false);
        const { sheetEnded, allEnded } = start();
        void sheetEnded.then(resolve);
        await allEnded;
      });
      void whole?.catch(() => undefined).then(() => resolve(false));
    });
  }

  async function dropExpired(entries: OutboxEntry[]): Promise<OutboxEntry[]> {
    const oldest = now() - ENTRY_LIFETIME_MS;
    const surplus = Math.max(0, entries.length - MAX_ENTRIES);
    const expired = entries.filter((entry, index) => entry.createdAt < oldest || index < surplus);
    const giveUp = async (entry: OutboxEntry): Promise<void> => {
      await update(entry.sid, () => null);
      await bury(entry);
    };
    await Promise.all(expired.map(giveUp));
    return entries.filter((entry) => !expired.includes(entry));
  }

  return {
    async submit(payload, query, sid = newId()) {
      const entry = newEntry({ sid, createdAt: now(), payload, query, destination: 'sheet' });
      unsent.set(entry.sid, entry);
      await save(entry);
      const sent = send(entry, () => startLegs(entry, false)).finally(() => unsent.delete(entry.sid));
      return Promise.race([sent, sleep(VISIBLE_TIMEOUT_MS).then(() => false)]);
    },
    async keep(lead) {
      await store.putNew(newEntry(lead));
    },
    async flush(dueOnly = false) {
      const entries = await dropExpired(await waiting());
      const due = entries.filter((entry) => !dueOnly || dueAt(entry) <= now());
      await Promise.all(due.map((entry) => send(entry, () => startLegs(entry, dueOnly))));
    },
    async nextDue() {
      const entries = await waiting();
      return entries.length === 0 ? undefined : Math.min(...entries.map(dueAt));
    },
  };
}

function newEntry({ destination, ...lead }: LeftLead): OutboxEntry {
  const waiting: Leg = { state: 'waiting', attempts: 0, nextAt: lead.createdAt };
  const entry: OutboxEntry = { version: 1, ...lead, record: mirrorRecord(lead.payload), sheet: waiting, table: waiting };
  return destination === 'sheet' ? entry : { ...entry, sheet: { ...waiting, state: 'delivered' }, notify: true };
}

function nextLeg(leg: Leg, attempt: Attempt, retryAt: number): Leg {
  const attempts = leg.attempts + 1;
  return attempt === 'unknown' ? { state: 'waiting', attempts, nextAt: retryAt } : { state: attempt, attempts, nextAt: leg.nextAt };
}

function dueAt(entry: OutboxEntry): number {
  return Math.min(...[entry.sheet, entry.table].filter((leg) => leg.state === 'waiting').map((leg) => leg.nextAt));
}

/** @throws Error after DISK_TIMEOUT_MS. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The disk does not answer.')), DISK_TIMEOUT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
