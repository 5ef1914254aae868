import type { EarlyLead } from '@/boot/handover';
import { inTime } from '@/lib/inTime';
import { sleep } from '@/lib/sleep';

import { ownEarlyLeads } from '../earlyLeads';
import type { LeadStatus } from '../leadStatus';
import { isAcknowledged, isEarly, isWaiting, type OutboxEntry, type WaitingLead } from './entry';
import { DISK_TIMEOUT_MS, type OutboxStore } from './store';

/** How long a form waits for IndexedDB before it sends the lead anyway, in ms. */
export const WRITE_AHEAD_MS = 300;

/** A lead as this page knows it. */
export interface Lead {
  entry: OutboxEntry;
  /** `unsent` until the requests of a form's lead start. */
  stage?: 'unsent' | 'sending';
  /** The last status that this page has reported. */
  status?: LeadStatus;
}

export interface StorageParts {
  store: OutboxStore;
  /** Loads the function that completes early leads (leads/outbox/earlyEntry.ts), which includes the registry of forms. */
  loadToEntry: () => Promise<(lead: EarlyLead) => OutboxEntry>;
  /** Called when a lead is acknowledged, when it stays unsent after its first attempt, and when it is given up unacknowledged. */
  onStatus?: (entry: OutboxEntry, status: LeadStatus) => void;
}

/** Keeps leads in IndexedDB, and in memory where it fails. */
export function createLeadStorage({ store, loadToEntry, onStatus }: StorageParts) {
  /** Leads of this page that IndexedDB has not stored. */
  const memory = new Map<string, Lead>();

  function report(lead: Lead, status: LeadStatus): void {
    lead.status = status;
    onStatus?.(lead.entry, status);
  }

  /** Resolves to undefined if IndexedDB cannot be read in time. */
  async function read(): Promise<readonly WaitingLead[] | undefined> {
    return await inTime(store.all(), DISK_TIMEOUT_MS).catch(() => undefined);
  }

  /** Finds the early leads, except those that a form on this page is about to send. */
  function earlyLeads(stored: readonly WaitingLead[] = []): EarlyLead[] {
    // Read the ids after the leads: a form that is being submitted gets its id before its lead is in IndexedDB.
    const own = ownEarlyLeads();
    return stored.filter(isEarly).filter(({ sid }) => !own.has(sid));
  }

  return {
    memory,
    report,
    read,
    earlyLeads,

    /** The complete leads, oldest first. */
    leadsOf(stored: readonly WaitingLead[] = []): Lead[] {
      const saved = stored.filter((lead) => !isEarly(lead)).map((entry) => memory.get(entry.sid) ?? { entry });
      return [...new Set([...saved, ...memory.values()])].sort((a, b) => a.entry.createdAt - b.entry.createdAt);
    },

    /**
     * Completes early leads, also in two tabs at the same time, and returns what is then stored. A lead that cannot be completed stays, and
     * does not block the others.
     */
    async completeEarly(stored: readonly WaitingLead[] | undefined): Promise<readonly WaitingLead[] | undefined> {
      const early = earlyLeads(stored);
      if (early.length === 0) return stored;
      try {
        const toEntry = await loadToEntry();
        const complete = async (lead: EarlyLead) => store.update(toEntry(lead), (entry) => entry);
        await Promise.all(early.map(async (lead) => inTime(complete(lead), DISK_TIMEOUT_MS)));
      } catch (error) {
        console.warn('[leads] a form sent early could not be read', { reason: error instanceof Error ? error.name : 'unknown' });
      }
      return await read();
    },

    /** Resolves once the lead is stored, or after WRITE_AHEAD_MS. */
    async save(lead: Lead): Promise<void> {
      const { sid } = lead.entry;
      memory.set(sid, lead);
      const written = store.put(lead.entry).then(
        () => {
          memory.delete(sid);
          if (lead.status === 'unsaved') report(lead, 'kept');
        },
        () => console.warn('[leads] the outbox is not available; sending from memory', { sid }),
      );
      await Promise.race([written, sleep(WRITE_AHEAD_MS)]);
    },

    /**
     * Changes a lead where it is stored, and erases it there if no target is waiting, or with `isLast`; reports a lead that is erased
     * unacknowledged. Resolves to the changed entry, undefined if it has been erased before.
     */
    async update(lead: Lead, change: (current: OutboxEntry) => OutboxEntry, isLast = false): Promise<OutboxEntry | undefined> {
      const isOver = (changed: OutboxEntry) => isLast || !isWaiting(changed);
      const { entry } = lead;
      const { sid } = entry;
      lead.entry = change(entry);
      let changed = memory.has(sid) ? lead.entry : undefined;
      if (isOver(lead.entry)) memory.delete(sid);
      const written = store.update(entry, (current) => {
        changed = change(current);
        return isOver(changed) ? null : changed;
      });
      await inTime(written, DISK_TIMEOUT_MS).catch(() => console.warn('[leads] the outbox could not be updated', { sid }));
      if (changed && isOver(changed) && !isAcknowledged(changed)) report(lead, 'failed');
      return changed;
    },
  };
}
