import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { directInsert } from '@/leads/directInsert';
import type { LeadRecord } from '@/leads/fields';
import type { Attempt } from '@/leads/ports';

const record: LeadRecord = { full_name: 'A', email: '', phone_number: '1', inquiry_type: 'x', message: 'm', source_page: 'p' };
const notify = vi.fn<(record: LeadRecord) => Promise<void>>(async () => undefined);
const warn = vi.spyOn(console, 'warn');

function tableThatSays(attempt: Attempt) {
  return {
    insert: vi.fn<(id: string, record: LeadRecord) => Promise<Attempt>>(async () => attempt),
    insertRecord: vi.fn<(record: LeadRecord) => Promise<Attempt>>(async () => attempt),
  };
}

beforeEach(() => {
  notify.mockReset().mockResolvedValue(undefined);
  warn.mockReset().mockImplementation(() => undefined);
});
afterEach(() => vi.clearAllMocks());

test('stored: the studio is told with the same record', async () => {
  const table = tableThatSays('delivered');
  expect(await directInsert(table, { notify })(record)).toBe(true);
  expect(table.insertRecord.mock.calls[0]?.[0]).toEqual(record);
  expect(notify).toHaveBeenCalledExactlyOnceWith(record);
});

test('a lead that was kept early goes in under its id', async () => {
  const table = tableThatSays('delivered');
  expect(await directInsert(table, { notify })(record, '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001')).toBe(true);
  expect(table.insert.mock.calls[0]?.slice(0, 2)).toEqual(['7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001', record]);
  expect(table.insertRecord).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith(record);
});

test.each(['refused', 'unknown'] as const)('%s: failed, and nobody is told', async (attempt) => {
  expect(await directInsert(tableThatSays(attempt), { notify })(record)).toBe(false);
  expect(notify).not.toHaveBeenCalled();
});

test('a notification that fails is logged only, without the record', async () => {
  notify.mockRejectedValue(new Error('status 500'));
  expect(await directInsert(tableThatSays('delivered'), { notify })(record)).toBe(true);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('[leads] the notification failed', { reason: 'status 500' }));
  expect(JSON.stringify(warn.mock.calls)).not.toContain('full_name');
});

test('a notification may fail with anything', async () => {
  notify.mockRejectedValue('words of nobody');
  expect(await directInsert(tableThatSays('delivered'), { notify })(record)).toBe(true);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('[leads] the notification failed', { reason: 'unknown' }));
});
