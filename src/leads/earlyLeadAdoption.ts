import type { Delivery } from './delivery';
import { ownEarlyLeads } from './earlyLeads';
import type { EarlyLeadStore } from './earlyLeadStore';
import { lateLeftLead } from './late';

/**
 * Takes into the outbox what earlier pages left on the disk when they were closed before their scripts were there; what a form of this
 * page will still send by itself is left to it. The ids make it harmless that another tab may do the same. Never rejects.
 */
export async function adoptEarlyLeads(store: EarlyLeadStore, delivery: Pick<Delivery, 'keep'>): Promise<void> {
  try {
    const kept = await store.all();
    // Only now: a form that is sent in this moment has its id before the disk has the lead.
    const own = ownEarlyLeads();
    const left = kept.filter(({ sid }) => !own.has(sid));
    if (left.length === 0) return;
    // The registry of forms is not needed otherwise.
    const leftLead = await lateLeftLead.get();
    for (const lead of left) {
      await delivery.keep(leftLead(lead));
      await store.claim(lead.sid);
    }
  } catch (error) {
    console.warn('[leads] forms sent early could not be read', { reason: error instanceof Error ? error.name : 'unknown' });
  }
}
