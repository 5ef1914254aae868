import { abortAfter } from '@/lib/signals';

import { VISIBLE_TIMEOUT_MS } from './delivery';
import type { LeadRecord } from './fields';
import type { NotificationPort, TablePort } from './ports';

/**
 * How the skin-pen forms deliver: the record into the table, then the same record to the notification. No outbox: the visitor
 * is told of a failure and tries again. Where another page may be sending the same lead, `id` is the one that it was kept with
 * (leads/earlyLeads.ts), so that it is stored once. Resolves with whether the record was stored, false after VISIBLE_TIMEOUT_MS; never rejects.
 * A notification that fails is logged only.
 */
export function directInsert(
  table: Pick<TablePort, 'insert' | 'insertRecord'>,
  notification: NotificationPort,
): (record: LeadRecord, id?: string) => Promise<boolean> {
  return async (record, id) => {
    const signal = abortAfter(VISIBLE_TIMEOUT_MS);
    const attempt = await (id === undefined ? table.insertRecord(record, signal) : table.insert(id, record, signal));
    if (attempt !== 'delivered') {
      console.warn('[leads] the table did not take the record', { attempt });
      return false;
    }
    notification.notify(record).catch((error: unknown) => {
      console.warn('[leads] the notification failed', { reason: error instanceof Error ? error.message : 'unknown' });
    });
    return true;
  };
}
