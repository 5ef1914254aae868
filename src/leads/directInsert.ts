import { VISIBLE_TIMEOUT_MS } from './delivery';
import type { LeadRecord } from './model';
import type { NotificationPort, TablePort } from './ports';

/**
 * How the skin-pen forms deliver (§7.2): the record into the table, then the same record to the notification. No outbox: the visitor
 * is told of a failure and tries again. Resolves with whether the record was stored, false after VISIBLE_TIMEOUT_MS; never rejects.
 * A notification that fails is logged only (§8).
 */
export function directInsert(
  table: Pick<TablePort, 'insertRecord'>,
  notification: NotificationPort,
): (record: LeadRecord) => Promise<boolean> {
  return async (record) => {
    const attempt = await table.insertRecord(record, AbortSignal.timeout(VISIBLE_TIMEOUT_MS));
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
