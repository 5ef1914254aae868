import { siteEnv } from '@/backend/env';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';
import { createDelivery, type Delivery } from '@/leads/delivery';
import { directInsert } from '@/leads/directInsert';
import type { LeadRecord } from '@/leads/model';
import { indexedDbOutbox } from '@/leads/outboxStore';
import { keepFlushing, onLeave, type OutboxTriggers } from '@/leads/outboxTriggers';

export interface Sender {
  /** To be called when a form appears. */
  prepare(): void;
  delivery: Delivery;
  triggers: OutboxTriggers;
  insert(record: LeadRecord): Promise<boolean>;
}

/** Puts outbox, endpoint and table together, and starts what sends the outbox again. */
export function startSender(): Sender {
  const table = leadTable(siteEnv);
  const delivery = createDelivery({
    store: indexedDbOutbox(),
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table,
    locks: navigator.locks,
    onLeave,
  });
  return {
    prepare: () => table.prepare(),
    delivery,
    triggers: keepFlushing(delivery),
    insert: directInsert(table, leadNotification(siteEnv)),
  };
}
