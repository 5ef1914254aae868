import { abortAfter } from '@/lib/signals';
import { sleep } from '@/lib/sleep';

import type { LeadDelivery } from '../LeadDelivery';
import type { NotificationPort, TablePort } from '../ports';
import { notifyOnceStored } from './deliver';
import { WRITE_AHEAD_MS } from './leadStorage';
import { VISIBLE_TIMEOUT_MS } from './outbox';
import type { OutboxStore } from './store';

/**
 * Delivers a lead of a skin-pen form: inserts the record into the table, then sends the record to the notification function. Does not add
 * it to the outbox: after a failure the visitor tries again. An early lead is taken out of the outbox first; if another page has completed
 * it, the record gets that lead's id. Resolves with the table's response, or 'unknown' after VISIBLE_TIMEOUT_MS. Never rejects. A failed
 * notification is only logged.
 */
export function directInsert(
  table: Pick<TablePort, 'insert' | 'insertRecord'>,
  notification: NotificationPort,
  { takeEarly }: Pick<OutboxStore, 'takeEarly'>,
): LeadDelivery['insert'] {
  /** If IndexedDB fails or does not respond, no other page can have the lead either. */
  async function isCompletedElsewhere(sid: string): Promise<boolean> {
    const taken = takeEarly(sid).catch(() => true);
    return !(await Promise.race([taken, sleep(WRITE_AHEAD_MS).then(() => true)]));
  }

  return async (record, query, early) => {
    const id = early !== undefined && (await isCompletedElsewhere(early)) ? early : undefined;
    const signal = abortAfter(VISIBLE_TIMEOUT_MS);
    const inserted = id === undefined ? table.insertRecord(record, query, signal) : table.insert(id, record, query, signal);
    void notifyOnceStored(inserted, record, notification);
    const outcome = await inserted;
    if (outcome !== 'delivered') console.warn('[leads] the table did not take the record', { outcome });
    return outcome;
  };
}
