import { siteEnv } from '@/backend/env';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadTable } from '@/backend/supabase/leadTable';
import { createDelivery, type Delivery } from '@/leads/delivery';
import { indexedDbOutbox } from '@/leads/outboxStore';
import { keepFlushing, type OutboxTriggers } from '@/leads/outboxTriggers';

export interface Sender {
  delivery: Delivery;
  triggers: OutboxTriggers;
}

/** Puts outbox, endpoint and table together, and starts what sends the outbox again. */
export function startSender(): Sender {
  const delivery = createDelivery({
    store: indexedDbOutbox(),
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table: leadTable(siteEnv),
    locks: navigator.locks,
  });
  return { delivery, triggers: keepFlushing(delivery) };
}
