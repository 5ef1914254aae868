import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { LeadRecord, SheetPayload, SheetQuery } from './model';

/** Progress of one entry towards one destination. */
export interface Leg {
  state: 'waiting' | 'delivered' | 'refused';
  attempts: number;
  /** Not before this time (epoch ms). */
  nextAt: number;
}

/** A lead that at least one destination has not acknowledged. Also the row id in lead_form is its `sid`. */
export interface OutboxEntry {
  version: 1;
  sid: string;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  payload: SheetPayload;
  /** Absent in entries of earlier releases. */
  query?: SheetQuery;
  record: LeadRecord;
  sheet: Leg;
  table: Leg;
  /** The studio is told by the notification once the table has it. Absent where the sheet tells the studio. */
  notify?: true;
}

/** What is left of a lead that a destination never took: when it ended and how far it came, nothing that was typed. */
export interface DeadLetter {
  sid: string;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  endedAt: number;
  /** `waiting`: given up for its age or because too many wait. */
  sheet: Leg['state'];
  table: Leg['state'];
}

/** More than this are not kept, the oldest go first. */
export const MAX_DEAD_LETTERS = 20;

/** Where unacknowledged leads wait. Every method rejects when the storage fails. */
export interface OutboxStore {
  /** Resolves once the entry is on disk. */
  put(entry: OutboxEntry): Promise<void>;
  /** The same, unless an entry with this id is there already: that one stays as it is. */
  putNew(entry: OutboxEntry): Promise<void>;
  all(): Promise<OutboxEntry[]>;
  /** Changes an entry in one transaction; `change` returns null to erase it. An entry that is gone stays gone. */
  update(sid: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void>;
  /** Keeps a trace of a lead that was given up, for whoever looks into the browser's storage. */
  bury(letter: DeadLetter): Promise<void>;
}

interface EntrySchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
}

interface LetterSchema extends DBSchema {
  letters: { key: string; value: DeadLetter; indexes: { endedAt: number } };
}

const STRICT = { durability: 'strict' } as const;

/** The outbox in IndexedDB (localStorage does not survive a killed browser). */
export function indexedDbOutbox(name = 'lead-outbox'): OutboxStore {
  const entries = reopened<EntrySchema>(name, (db) => void db.createObjectStore('entries', { keyPath: 'sid' }));
  // A database of its own: a second store beside the entries would lock the pages of an earlier release out of them.
  const letters = reopened<LetterSchema>(
    `${name}-dead-letters`,
    (db) => void db.createObjectStore('letters', { keyPath: 'sid' }).createIndex('endedAt', 'endedAt'),
  );

  return {
    async put(entry) {
      const tx = (await entries()).transaction('entries', 'readwrite', STRICT);
      const written = tx.store.put(entry);
      // At once, not when the browser finds that nothing follows: the tab may be closed in between.
      tx.commit();
      await Promise.all([written, tx.done]);
    },
    async putNew(entry) {
      const tx = (await entries()).transaction('entries', 'readwrite', STRICT);
      if ((await tx.store.getKey(entry.sid)) === undefined) await tx.store.put(entry);
      await tx.done;
    },
    async all() {
      return (await entries()).getAll('entries');
    },
    async update(sid, change) {
      const tx = (await entries()).transaction('entries', 'readwrite', STRICT);
      const entry = await tx.store.get(sid);
      if (entry) {
        const changed = change(entry);
        await (changed ? tx.store.put(changed) : tx.store.delete(sid));
      }
      await tx.done;
    },
    async bury(letter) {
      const tx = (await letters()).transaction('letters', 'readwrite');
      await tx.store.put(letter);
      const oldestFirst = await tx.store.index('endedAt').getAllKeys();
      await Promise.all(oldestFirst.slice(0, -MAX_DEAD_LETTERS).map((sid) => tx.store.delete(sid)));
      await tx.done;
    },
  };
}

/** The database `name`, opened at the first call and again after it was closed under us. */
export function reopened<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opened ??= openDB<Schema>(name, 1, {
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
