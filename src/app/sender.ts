import { siteEnv } from '@/backend/env';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';
import { createDelivery, type Delivery } from '@/leads/delivery';
import { directInsert } from '@/leads/directInsert';
import { adoptEarlyLeads, type EarlyLeadStore, indexedDbEarlyLeads } from '@/leads/earlyLeadStore';
import type { LeadRecord } from '@/leads/fields';
import { indexedDbOutbox } from '@/leads/outboxStore';
import { onLeave, type OutboxTriggers, startRetries } from '@/leads/outboxTriggers';

export interface Sender {
  /** To be called when a form appears. */
  prepare(): void;
  delivery: Delivery;
  triggers: OutboxTriggers;
  insert(record: LeadRecord, id?: string): Promise<boolean>;
  /** What the page's loader has kept (leads/earlyLeads.ts). */
  early: EarlyLeadStore;
}

/** Puts outbox, endpoint and table together, and starts what sends the outbox again. */
export function startSender(): Sender {
  const table = leadTable(siteEnv);
  const notification = leadNotification(siteEnv);
  const early = indexedDbEarlyLeads();
  const outbox = createDelivery({
    store: indexedDbOutbox(),
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table,
    notification,
    locks: navigator.locks,
    onLeave,
  });
  const delivery: Delivery = {
    ...outbox,
    async flush(dueOnly) {
      await adoptEarlyLeads(early, outbox);
      await outbox.flush(dueOnly);
    },
  };
  return {
    prepare: () => table.prepare(),
    delivery,
    triggers: startRetries(delivery),
    insert: directInsert(table, notification),
    early,
  };
}
