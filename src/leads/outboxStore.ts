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
}

/** Where unacknowledged leads wait. Every method rejects when the storage fails. */
export interface OutboxStore {
  /** Resolves once the entry is on disk. */
  put(entry: OutboxEntry): Promise<void>;
  all(): Promise<OutboxEntry[]>;
  /** Changes an entry in one transaction; `change` returns null to erase it. An entry that is gone stays gone. */
  update(sid: string, change: (entry: OutboxEntry) => OutboxEntry | null): Promise<void>;
}

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry };
}

const STRICT = { durability: 'strict' } as const;

/** The outbox in IndexedDB (localStorage does not survive a killed browser). */
export function indexedDbOutbox(name = 'lead-outbox'): OutboxStore {
  let opened: Promise<IDBPDatabase<OutboxSchema>> | undefined;
  const database = () => {
    opened ??= openDB<OutboxSchema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'sid' }),
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

  return {
    async put(entry) {
      const tx = (await database()).transaction('entries', 'readwrite', STRICT);
      const written = tx.store.put(entry);
      // At once, not when the browser finds that nothing follows: the tab may be closed in between.
      tx.commit();
      await Promise.all([written, tx.done]);
    },
    async all() {
      return (await database()).getAll('entries');
    },
    async update(sid, change) {
      const tx = (await database()).transaction('entries', 'readwrite', STRICT);
      const entry = await tx.store.get(sid);
      if (entry) {
        const changed = change(entry);
        await (changed ? tx.store.put(changed) : tx.store.delete(sid));
      }
      await tx.done;
    },
  };
}
