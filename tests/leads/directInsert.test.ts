import { beforeEach, expect, test, vi } from 'vitest';

import type { LeadRecord, SheetQuery } from '@/leads/fields';
import { directInsert } from '@/leads/outbox/directInsert';
import type { Outcome } from '@/leads/ports';

const record: LeadRecord = { full_name: 'A', email: '', phone_number: '1', inquiry_type: 'x', message: 'm', source_page: 'p' };
const query = { gclid: 'a' };
const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';
const notify = vi.fn<(record: LeadRecord) => Promise<void>>();
const insert = vi.fn<(id: string, record: LeadRecord, query: SheetQuery) => Promise<Outcome>>();
const insertRecord = vi.fn<(record: LeadRecord, query: SheetQuery) => Promise<Outcome>>();
const takeEarly = vi.fn<(sid: string) => Promise<boolean>>();
const deliver = directInsert({ insert, insertRecord }, { notify }, { takeEarly });

beforeEach(() => {
  notify.mockReset().mockResolvedValue(undefined);
  insert.mockReset().mockResolvedValue('delivered');
  insertRecord.mockReset().mockResolvedValue('delivered');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('once a lead is stored, the studio is notified with the same record', async () => {
  expect(await deliver(record, query)).toBe('delivered');
  expect(insertRecord.mock.calls[0]?.slice(0, 2)).toEqual([record, query]);
  expect(notify).toHaveBeenCalledExactlyOnceWith(record);
});

test.each<[string, () => Promise<boolean>, ids: string[]]>([
  ['is still in the outbox is inserted with exactly the six fields', async () => true, []],
  ['another page has completed is inserted under its id, so that it is stored once', async () => false, [SID]],
  ['IndexedDB does not answer for waits 300 ms at most', () => new Promise(() => undefined), []],
  ['IndexedDB fails to return is inserted', () => Promise.reject(new Error('no disk')), []],
])('an early lead that %s', async (_what, respond, ids) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  takeEarly.mockImplementation(respond);
  void deliver(record, query, SID);
  await vi.advanceTimersByTimeAsync(300);
  expect(takeEarly.mock.lastCall).toEqual([SID]);
  expect([insert.mock.calls.map(([id]) => id), insertRecord.mock.calls.length]).toEqual([ids, 1 - ids.length]);
});

test.each(['refused', 'capped', 'unknown'] as const)('an insert that is %s counts as failed, and nobody is notified', async (attempt) => {
  insertRecord.mockResolvedValue(attempt);
  expect(await deliver(record, query)).toBe(attempt);
  expect(notify).not.toHaveBeenCalled();
});

test.each([
  [new Error('status 500'), 'status 500'],
  ['words of nobody', 'unknown'],
])('a failed notification is only logged, without the record: %s', async (error, reason) => {
  notify.mockRejectedValue(error);
  expect(await deliver(record, query)).toBe('delivered');
  await vi.waitFor(() => expect(vi.mocked(console.warn).mock.calls).toEqual([['[leads] the notification failed', { reason }]]));
});
