import { abortAfter } from '@/lib/signals';

import { VISIBLE_TIMEOUT_MS } from './delivery';
import type { LeadRecord } from './fields';
import type { Attempt, NotificationPort, TablePort } from './ports';

/**
 * How the skin-pen forms deliver: the record into the table, then the same record to the notification. No outbox: the visitor
 * sees the failure and tries again. Where another page may be sending the same lead, `id` is the one that it was kept with
 * (leads/earlyLeads.ts), so that it is stored once. Resolves with how the table answered, 'unknown' after VISIBLE_TIMEOUT_MS; never rejects.
 * A notification that fails is logged only.
 */
export function directInsert(
  table: Pick<TablePort, 'insert' | 'insertRecord'>,
  notification: NotificationPort,
): (record: LeadRecord, id?: string) => Promise<Attempt> {
  return async (record, id) => {
    const signal = abortAfter(VISIBLE_TIMEOUT_MS);
    const attempt = await (id === undefined ? table.insertRecord(record, signal) : table.insert(id, record, signal));
    if (attempt === 'delivered') {
      notification.notify(record).catch((error: unknown) => {
        console.warn('[leads] the notification failed', { reason: error instanceof Error ? error.message : 'unknown' });
      });
    } else console.warn('[leads] the table did not take the record', { attempt });
    return attempt;
  };
}
