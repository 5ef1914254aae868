import type { DBSchema } from 'idb';

import { reopened } from './outboxStore';

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
  /** What brought the visitor (leads/campaign.ts). */
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
  const leads = reopened<EarlySchema>('early-leads', (db) => void db.createObjectStore('leads', { keyPath: 'sid' }));
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
