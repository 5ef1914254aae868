import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

import { OUTBOX_DATABASE, OUTBOX_KEY, OUTBOX_STORE, OUTBOX_VERSION } from '@/boot/handover';

import { isEarly, type OutboxEntry, readEntry, type WaitingLead } from './entry';

/** Stores unacknowledged leads. Every method rejects when the storage fails. */
export interface OutboxStore {
  /** Resolves once the entry is stored. Replaces an early lead with this id. */
  put(entry: OutboxEntry): Promise<void>;
  /** All leads that this release can read. Erases those that no release can read. */
  all(): Promise<WaitingLead[]>;
  /**
   * Changes the stored entry in one transaction; `change` returns null to erase it. If only the early lead is stored, `change` gets `entry`,
   * which completes it. Does nothing if the lead is no longer stored.
   */
  update(entry: OutboxEntry, change: (current: OutboxEntry) => OutboxEntry | null): Promise<void>;
  /** Erases an early lead. Resolves to true if it was still stored and not completed, so that only one of two callers gets true. */
  takeEarly(sid: string): Promise<boolean>;
}

interface Schema extends DBSchema {
  [OUTBOX_STORE]: { key: string; value: unknown };
}

type Connection = IDBPDatabase<Schema>;
type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<Schema, [typeof OUTBOX_STORE], Mode>;

const STRICT = { durability: 'strict' } as const;
/** If IndexedDB takes longer, it counts as failed, in ms. WebKit's can stop responding until the browser is restarted. */
export const DISK_TIMEOUT_MS = 1_000;

/** The outbox in IndexedDB (localStorage does not survive a killed browser). */
export function indexedDbOutbox(name: string = OUTBOX_DATABASE): OutboxStore {
  let current: Promise<Connection> | undefined;

  /** Lets the next operation open a new connection. Transactions that are under way may still complete. */
  function drop(opening: Promise<Connection>): void {
    if (current === opening) current = undefined;
    opening.then((connection) => connection.close()).catch(() => undefined);
  }

  /**
   * Runs `work` in a transaction, and once more on a new connection if the first could not start or was aborted, so that nothing was
   * written: iOS closes the database of a sleeping tab without an event. After DISK_TIMEOUT_MS nothing is repeated.
   */
  async function transact<T, Mode extends IDBTransactionMode>(
    mode: Mode,
    work: (tx: Transaction<Mode>) => Promise<T>,
    mayRepeat = true,
  ): Promise<T> {
    const opening = (current ??= openDatabase(name));
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      drop(opening);
    }, DISK_TIMEOUT_MS);
    let connection: Connection | undefined;
    let tx: Transaction<Mode> | undefined;
    try {
      connection = await opening;
      tx = connection.transaction(OUTBOX_STORE, mode, STRICT);
      const result = await work(tx);
      await tx.done;
      return result;
    } catch (error) {
      const isCommitted = await tx?.done.then(() => true).catch(() => false);
      if (!isCommitted) drop(opening);
      if (isCommitted || !connection || isLate || !mayRepeat) throw error;
      return await transact(mode, work, false);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    put: async (entry) =>
      transact('readwrite', async (tx) => {
        const written = tx.store.put(entry);
        // Commit explicitly: the tab may be closed before the browser commits on its own.
        tx.commit();
        await written;
      }),
    async all() {
      // Keys and values come in the same order.
      const [sids, stored] = await transact('readonly', async ({ store }) => Promise.all([store.getAllKeys(), store.getAll()]));
      const read = stored.map((value) => readEntry(value));
      const unreadable = sids.filter((_sid, place) => read[place] === 'none');
      if (unreadable.length > 0) {
        console.warn('[leads] the outbox holds what is no lead; it is erased', { sids: unreadable });
        await transact('readwrite', async ({ store }) => Promise.all(unreadable.map(async (sid) => store.delete(sid))));
      }
      return read.filter((entry) => typeof entry === 'object');
    },
    update: async (entry, change) =>
      transact('readwrite', async ({ store }) => {
        const stored = readEntry(await store.get(entry.sid));
        if (typeof stored !== 'object') return;
        const changed = change(isEarly(stored) ? entry : stored);
        await (changed ? store.put(changed) : store.delete(entry.sid));
      }),
    takeEarly: async (sid) =>
      transact('readwrite', async ({ store }) => {
        const stored = readEntry(await store.get(sid));
        const found = typeof stored === 'object' && isEarly(stored);
        if (found) await store.delete(sid);
        return found;
      }),
  };
}

/** Opens a connection that closes when another tab deletes or upgrades the database. */
export async function openDatabase(name: string): Promise<Connection> {
  return await openDB<Schema>(name, OUTBOX_VERSION, {
    upgrade: (db) => void db.createObjectStore(OUTBOX_STORE, { keyPath: OUTBOX_KEY }),
    blocking: (_current, _blocked, { target }) => target instanceof IDBDatabase && target.close(),
  });
}
