import { abortAfter } from '@/lib/signals';

import type { LeadRecord, SheetQuery } from './fields';
import { VISIBLE_TIMEOUT_MS } from './outbox';
import type { Attempt, NotificationPort, TablePort } from './ports';

/**
 * Delivers a lead of a skin-pen form: inserts the record into the table, then sends the record to the notification function. Uses no
 * outbox: after a failure the visitor tries again. `id`: the id under which the loader saved the lead (leads/earlyLeads.ts). Needed because
 * another page may be sending the lead too. Resolves with the table's response, or 'unknown' after VISIBLE_TIMEOUT_MS. Never rejects. A
 * failed notification is only logged.
 */
export function directInsert(
  table: Pick<TablePort, 'insert' | 'insertRecord'>,
  notification: NotificationPort,
): (record: LeadRecord, query: SheetQuery, id?: string) => Promise<Attempt> {
  return async (record, query, id) => {
    const signal = abortAfter(VISIBLE_TIMEOUT_MS);
    const attempt = await (id === undefined ? table.insertRecord(record, query, signal) : table.insert(id, record, query, signal));
    if (attempt === 'delivered') {
      notification.notify(record).catch((error: unknown) => {
        console.warn('[leads] the notification failed', { reason: error instanceof Error ? error.message : 'unknown' });
      });
    } else console.warn('[leads] the table did not take the record', { attempt });
    return attempt;
  };
}
