import type { EarlyLeadStore } from './earlyLeadStore';
import type { LeadDelivery } from './LeadDelivery';
import type { Delivery } from './outbox';
import type { OutboxTriggers } from './outboxTriggers';

/** Longest wait for IndexedDB in ms, as in leads/outbox.ts. */
const DISK_MS = 300;

interface FormSenderParts {
  delivery: Pick<Delivery, 'submit'>;
  triggers: Pick<OutboxTriggers, 'retryDue'>;
  insert: LeadDelivery['insert'];
  /** Leads that the page's loader has saved (leads/earlyLeads.ts). */
  early: Pick<EarlyLeadStore, 'claim'>;
}

/** Sends the leads of this page's forms, and erases the boot loader's copies of those leads. */
export function formSender({ delivery, triggers, insert, early }: FormSenderParts): Pick<LeadDelivery, 'submit' | 'insert'> {
  async function erase(sid: string): Promise<void> {
    await early.claim(sid).catch(() => console.warn('[leads] what was kept early could not be erased', { sid }));
  }

  /** Resolves to true if another page has claimed the lead. If IndexedDB does not respond, the lead counts as not claimed. */
  async function isTaken(sid: string): Promise<boolean> {
    const claimed = early.claim(sid).catch(() => true);
    const limit = new Promise<true>((resolve) => setTimeout(() => resolve(true), DISK_MS));
    return !(await Promise.race([claimed, limit]));
  }

  return {
    async submit(payload, query, sid) {
      const isAcknowledged = await delivery.submit(payload, query, sid);
      // Otherwise the outbox collects the lead from the loader's store, or already has it.
      if (isAcknowledged && sid !== undefined) void erase(sid);
      triggers.retryDue();
      return isAcknowledged;
    },
    async insert(record, query, sid) {
      return insert(record, query, sid !== undefined && (await isTaken(sid)) ? sid : undefined);
    },
  };
}
