import type { DBSchema } from 'idb';

import type { Delivery } from './delivery';
import { ownEarlyLeads } from './earlyLeads';
import { lateToSubmission } from './late';
import { openDatabase } from './outboxStore';

/** A form as src/boot/loader.js has written it, before there was a script that knows the registry. */
export interface EarlyLead {
  /** A UUID. */
  sid: string;
  /** A FormId of the release that wrote it. */
  form: string;
  /** What every named field held. */
  values: Record<string, unknown>;
  /** The path on which it was sent. */
  path: string;
  /** What brought the visitor (leads/attribution.ts). */
  arrival: string | null;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  /** From the start of the page to the submit. */
  filledInMs: number;
}

/** Where the loader has left them. Every method rejects when the storage fails. */
export interface EarlyLeadStore {
  all(): Promise<EarlyLead[]>;
  /** Takes a lead off the disk. Resolves with whether it was still there: only one of two that want it hears yes. */
  claim(sid: string): Promise<boolean>;
}

interface EarlySchema extends DBSchema {
  leads: { key: string; value: EarlyLead };
}

export function indexedDbEarlyLeads(): EarlyLeadStore {
  const leads = openDatabase<EarlySchema>('early-leads', (db) => void db.createObjectStore('leads', { keyPath: 'sid' }));
  return {
    async all() {
      return (await leads()).getAll('leads');
    },
    async claim(sid) {
      const tx = (await leads()).transaction('leads', 'readwrite');
      const found = (await tx.store.getKey(sid)) !== undefined;
      await tx.store.delete(sid);
      await tx.done;
      return found;
    },
  };
}

/**
 * Takes into the outbox what earlier pages left on the disk when they were closed before their scripts were there; what a form of this
 * page will still send by itself is left to it. The ids make it harmless that another tab may do the same. A lead that fails stays on the
 * disk and does not block the others. Never rejects.
 */
export async function adoptEarlyLeads(store: EarlyLeadStore, delivery: Pick<Delivery, 'enqueue'>): Promise<void> {
  try {
    const kept = await store.all();
    // Only now: a form that is sent in this moment has its id before the disk has the lead.
    const own = ownEarlyLeads();
    const left = kept.filter(({ sid }) => !own.has(sid));
    if (left.length === 0) return;
    // The registry of forms is not needed otherwise.
    const toSubmission = await lateToSubmission.get();
    for (const lead of left) await adopt(lead).catch(logUnread);

    async function adopt(lead: EarlyLead): Promise<void> {
      await delivery.enqueue(toSubmission(lead));
      await store.claim(lead.sid);
    }
  } catch (error) {
    logUnread(error);
  }
}

function logUnread(error: unknown): void {
  console.warn('[leads] a form sent early could not be read', { reason: error instanceof Error ? error.name : 'unknown' });
}
