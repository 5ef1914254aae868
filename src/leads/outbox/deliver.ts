import { abortAfter } from '@/lib/signals';

import type { LeadRecord } from '../fields';
import { fitToLimits } from '../payload';
import type { NotificationPort, Outcome, SheetPort, TablePort } from '../ports';
import { dueAt, type OutboxEntry, type Target, type TargetState } from './entry';

/** The time limit of one request, including the response. Shorter than VISIBLE_TIMEOUT_MS, so that the outcome is stored by then. */
const ATTEMPT_TIMEOUT_MS = 10_000;

export interface DeliveryPorts {
  sheet: SheetPort;
  table: TablePort;
  notification: NotificationPort;
}

/** Requests that have started, one to each target that was due. */
interface Delivery extends Partial<Record<Target, Promise<Outcome>>> {
  /** Resolves once the studio has been notified, if this page must. */
  notified?: Promise<void>;
}

/**
 * Sends a lead to the targets that are due at `time` (epoch ms; Infinity: to all that wait), and notifies the studio if this page must.
 * Stores nothing. All requests start before this returns.
 */
export function deliver(ports: DeliveryPorts, { sid, payload, record, query, targets }: OutboxEntry, time: number): Delivery {
  const { sheet, table } = targets;
  const isDue = (target: TargetState | undefined): target is TargetState => target?.state === 'waiting' && dueAt(target, time) <= time;
  const delivery: Delivery = {};
  // Entries of earlier releases may exceed the limits.
  if (isDue(sheet)) delivery.sheet = ports.sheet.append(sid, fitToLimits(payload), query, abortAfter(ATTEMPT_TIMEOUT_MS));
  if (!isDue(table)) return delivery;
  // A gateway may refuse the header with the origin. A lead that only the table takes is therefore retried without it.
  const origin = sheet || !table.attempts ? query : {};
  delivery.table = ports.table.insert(sid, fitToLimits(record), origin, abortAfter(ATTEMPT_TIMEOUT_MS));
  if (!sheet) delivery.notified = notifyOnceStored(delivery.table, record, ports.notification);
  return delivery;
}

/** Notifies the studio of a lead as soon as the table has it. Never rejects: the mail sweep emails a lead whose notification has failed. */
export async function notifyOnceStored(inserted: Promise<Outcome>, record: LeadRecord, notification: NotificationPort): Promise<void> {
  if ((await inserted) !== 'delivered') return;
  await notification.notify(record).catch((error: unknown) => {
    console.warn('[leads] the notification failed', { reason: error instanceof Error ? error.message : 'unknown' });
  });
}
