import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { OUTBOX_DATABASE, OUTBOX_KEY, OUTBOX_STORE, OUTBOX_VERSION } from '@/boot/handover';

import { isEarly, type OutboxEntry, readEntry, type StoredLead } from './outboxEntry';

/** Stores unacknowledged leads. Every method rejects when the storage fails. */
export interface OutboxStore {
  /** Resolves once the entry is stored. Replaces an early lead with this id. */
  put(entry: OutboxEntry): Promise<void>;
  /** All leads that this release can read. Erases those that no release can read. */
  all(): Promise<StoredLead[]>;
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

const STRICT = { durability: 'strict' } as const;

/** The outbox in IndexedDB (localStorage does not survive a killed browser). */
export function indexedDbOutbox(name: string = OUTBOX_DATABASE): OutboxStore {
  const database = openDatabase(name);
  const writing = async () => (await database()).transaction(OUTBOX_STORE, 'readwrite', STRICT);

  return {
    async put(entry) {
      const tx = await writing();
      const written = tx.store.put(entry);
      // Commit explicitly: the tab may be closed before the browser commits on its own.
      tx.commit();
      await Promise.all([written, tx.done]);
    },
    async all() {
      const db = await database();
      const { store } = db.transaction(OUTBOX_STORE);
      // Keys and values come in the same order.
      const [sids, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const read = stored.map((value) => readEntry(value));
      const unreadable = sids.filter((_sid, place) => read[place] === 'none');
      if (unreadable.length > 0) console.warn('[leads] the outbox holds what is no lead; it is erased', { sids: unreadable });
      await Promise.all(unreadable.map((sid) => db.delete(OUTBOX_STORE, sid)));
      return read.filter((entry) => typeof entry === 'object');
    },
    async update(entry, change) {
      const tx = await writing();
      const stored = readEntry(await tx.store.get(entry.sid));
      if (typeof stored === 'object') {
        const changed = change(isEarly(stored) ? entry : stored);
        await (changed ? tx.store.put(changed) : tx.store.delete(entry.sid));
      }
      await tx.done;
    },
    async takeEarly(sid) {
      const tx = await writing();
      const stored = readEntry(await tx.store.get(sid));
      const found = typeof stored === 'object' && isEarly(stored);
      if (found) await tx.store.delete(sid);
      await tx.done;
      return found;
    },
  };
}

/** Opens the database on the first call, and again after the browser has closed it. */
export function openDatabase(name: string): () => Promise<IDBPDatabase<Schema>> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    connection ??= openDB<Schema>(name, OUTBOX_VERSION, {
      upgrade: (db) => void db.createObjectStore(OUTBOX_STORE, { keyPath: OUTBOX_KEY }),
      blocking: (_current, _blocked, event) => {
        connection = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => (connection = undefined),
    }).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
}
