import { siteEnv } from '@/backend/env';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';
import { directInsert } from '@/leads/directInsert';
import { adoptEarlyLeads, indexedDbEarlyLeads } from '@/leads/earlyLeadStore';
import { formSender } from '@/leads/formSender';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { setLeadStatus } from '@/leads/leadStatus';
import { createDelivery, type Delivery } from '@/leads/outbox';
import { indexedDbOutbox } from '@/leads/outboxStore';
import { onLeave, type OutboxTriggers, startRetries } from '@/leads/outboxTriggers';

/** Sends the leads of this page's forms and the unsent leads in the outbox. */
export interface Sender extends Pick<LeadDelivery, 'submit' | 'insert'> {
  /** Call this when a form appears. */
  prepare(): void;
  triggers: OutboxTriggers;
}

/** Connects the outbox, the sheet endpoint and the table, and starts the outbox's retries. */
export function startSender(): Sender {
  const table = leadTable(siteEnv);
  const notification = leadNotification(siteEnv);
  const earlyLeads = indexedDbEarlyLeads();
  const outbox = createDelivery({
    store: indexedDbOutbox(),
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table,
    notification,
    locks: navigator.locks,
    onLeave,
    onStatus: ({ sid, payload }, status) => setLeadStatus(sid, status, payload),
  });
  const delivery: Delivery = {
    ...outbox,
    async flush(dueOnly) {
      await adoptEarlyLeads(earlyLeads, outbox);
      await outbox.flush(dueOnly);
    },
  };
  const triggers = startRetries(delivery);
  return {
    ...formSender({ delivery, triggers, insert: directInsert(table, notification), early: earlyLeads }),
    prepare: () => table.prepare(),
    triggers,
  };
}
