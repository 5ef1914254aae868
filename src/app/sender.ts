import { siteEnv } from '@/backend/env';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';
import { lateToEntry } from '@/leads/late';
import type { LeadDelivery } from '@/leads/LeadDelivery';
import { setLeadStatus } from '@/leads/leadStatus';
import { directInsert } from '@/leads/outbox/directInsert';
import { createOutbox } from '@/leads/outbox/outbox';
import { indexedDbOutbox } from '@/leads/outbox/store';
import { onLeave, type OutboxTriggers, startRetries } from '@/leads/outbox/triggers';

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
  const store = indexedDbOutbox();
  const outbox = createOutbox({
    store,
    sheet: sheetEndpoint(siteEnv.leadScriptUrl),
    table,
    notification,
    loadToEntry: lateToEntry.get,
    locks: navigator.locks,
    onLeave,
    onStatus: ({ sid, payload }, status) => setLeadStatus(sid, status, payload),
  });
  const triggers = startRetries(outbox);
  return {
    async submit(...lead) {
      const isAcknowledged = await outbox.add(...lead);
      triggers.retryDue();
      return isAcknowledged;
    },
    insert: directInsert(table, notification, store),
    prepare: () => table.prepare(),
    triggers,
  };
}
