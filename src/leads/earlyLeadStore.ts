import type { DBSchema, IDBPDatabase } from 'idb';

import { EARLY_LEADS_DATABASE, EARLY_LEADS_KEY, EARLY_LEADS_STORE, EARLY_LEADS_VERSION, type EarlyLead } from '@/boot/handover';

import { ownEarlyLeads } from './earlyLeads';
import { lateToSubmission } from './late';
import type { Delivery } from './outbox';
import { openDatabase } from './outboxStore';

/** The forms that the boot loader has saved. Every method rejects when the storage fails. */
export interface EarlyLeadStore {
  all(): Promise<EarlyLead[]>;
  /** Deletes a lead. Resolves to true if the lead was still stored, so that only one of two callers gets true. */
  claim(sid: string): Promise<boolean>;
}

interface EarlySchema extends DBSchema {
  [EARLY_LEADS_STORE]: { key: string; value: EarlyLead };
}

export function indexedDbEarlyLeads(): EarlyLeadStore {
  const create = (db: IDBPDatabase<EarlySchema>) => void db.createObjectStore(EARLY_LEADS_STORE, { keyPath: EARLY_LEADS_KEY });
  const leads = openDatabase<EarlySchema>(EARLY_LEADS_DATABASE, create, EARLY_LEADS_VERSION);
  return {
    async all() {
      return (await leads()).getAll(EARLY_LEADS_STORE);
    },
    async claim(sid) {
      const tx = (await leads()).transaction(EARLY_LEADS_STORE, 'readwrite');
      const found = (await tx.store.getKey(sid)) !== undefined;
      await tx.store.delete(sid);
      await tx.done;
      return found;
    },
  };
}

/**
 * Moves early leads (saved by pages whose scripts had not loaded) into the outbox, except those that a form on this page is about to send.
 * Safe in two tabs at the same time, because the outbox and both targets ignore an id that they already have. A lead that cannot be moved
 * stays in IndexedDB and does not block the others. Never rejects.
 */
export async function adoptEarlyLeads(store: EarlyLeadStore, delivery: Pick<Delivery, 'enqueue'>): Promise<void> {
  try {
    const stored = await store.all();
    // Read the ids after the leads: a form that is being submitted gets its id before its lead is in IndexedDB.
    const own = ownEarlyLeads();
    const toMove = stored.filter(({ sid }) => !own.has(sid));
    if (toMove.length === 0) return;
    // Load the registry of forms only when there is a lead to move.
    const toSubmission = await lateToSubmission.get();
    for (const lead of toMove) await adopt(lead).catch(logFailure);

    async function adopt(lead: EarlyLead): Promise<void> {
      await delivery.enqueue(toSubmission(lead));
      await store.claim(lead.sid);
    }
  } catch (error) {
    logFailure(error);
  }
}

function logFailure(error: unknown): void {
  console.warn('[leads] a form sent early could not be read', { reason: error instanceof Error ? error.name : 'unknown' });
}
