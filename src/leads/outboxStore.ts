import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import { type OutboxEntry, readEntry } from './outboxEntry';

/** Stores unacknowledged leads. Every method rejects when the storage fails. */
export interface OutboxStore {
  /** Resolves once the entry is stored. */
  put(entry: OutboxEntry): Promise<void>;
  /** Like `put`, but keeps an existing entry with this id. */
  addIfAbsent(entry: OutboxEntry): Promise<void>;
  /** All entries that this release can read. Erases those that no release can read. */
  all(): Promise<OutboxEntry[]>;
  /** Changes an entry in one transaction; `change` returns null to erase it. Does nothing if the entry no longer exists. */
  update(sid: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: string; value: unknown };
}

const STRICT = { durability: 'strict' } as const;

/** The outbox in IndexedDB (localStorage does not survive a killed browser). */
export function indexedDbOutbox(name = 'lead-outbox'): OutboxStore {
  const database = openDatabase<Schema>(name, (db) => void db.createObjectStore('entries', { keyPath: 'sid' }));
  const writing = async () => (await database()).transaction('entries', 'readwrite', STRICT);

  return {
    async put(entry) {
      const tx = await writing();
      const written = tx.store.put(entry);
      // Commit explicitly: the tab may be closed before the browser commits on its own.
      tx.commit();
      await Promise.all([written, tx.done]);
    },
    async addIfAbsent(entry) {
      const tx = await writing();
      if ((await tx.store.getKey(entry.sid)) === undefined) await tx.store.put(entry);
      await tx.done;
    },
    async all() {
      const db = await database();
      const { store } = db.transaction('entries');
      // Keys and values come in the same order.
      const [sids, stored] = await Promise.all([store.getAllKeys(), store.getAll()]);
      const read = stored.map((value) => readEntry(value));
      const unreadable = sids.filter((_sid, place) => read[place] === 'none');
      if (unreadable.length > 0) console.warn('[leads] the outbox holds what is no lead; it is erased', { sids: unreadable });
      await Promise.all(unreadable.map((sid) => db.delete('entries', sid)));
      return read.filter((entry) => typeof entry === 'object');
    },
    async update(sid, change) {
      const tx = await writing();
      const entry = readEntry(await tx.store.get(sid));
      if (typeof entry === 'object') {
        const changed = change(entry);
        await (changed ? tx.store.put(changed) : tx.store.delete(sid));
      }
      await tx.done;
    },
  };
}

/** Opens the database `name` on the first call, and again after the browser has closed it. */
export function openDatabase<Stored extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Stored>) => void,
  version = 1,
): () => Promise<IDBPDatabase<Stored>> {
  let opened: Promise<IDBPDatabase<Stored>> | undefined;
  return () => {
    opened ??= openDB<Stored>(name, version, {
      upgrade: create,
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      terminated: () => (opened = undefined),
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
