import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { toEntry } from '@/leads/earlyEntry';
import { createOutbox, type OutboxParts } from '@/leads/outbox';
import type { OutboxEntry } from '@/leads/outboxEntry';
import { mirrorRecord } from '@/leads/payload';
import type { Attempt } from '@/leads/ports';

import { destination, memoryStore, payload, studio } from '../support/fakes';

const SID = '00000000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const never = () => new Promise<never>(() => undefined);

type Attempts = (Attempt | Promise<Attempt>)[];

function setUp({
  sheetAttempts,
  tableAttempts,
  ...parts
}: Partial<OutboxParts> & { sheetAttempts?: Attempts; tableAttempts?: Attempts } = {}) {
  const store = memoryStore();
  const sheet = destination(...(sheetAttempts ?? ['delivered']));
  const table = destination(...(tableAttempts ?? ['delivered']));
  const { told, notification } = studio();
  const leaveHandlers: (() => void)[] = [];
  const statuses: string[] = [];
  const outbox = createOutbox({
    store,
    sheet: sheet.sheet,
    table: table.table,
    notification,
    loadToEntry: async () => toEntry,
    newId: () => SID,
    random: () => 0.5,
    onLeave: (handler) => void leaveHandlers.push(handler),
    onStatus: (_entry, status) => void statuses.push(status),
    ...parts,
  });
  return { store, sheet, table, told, outbox, statuses, leave: () => leaveHandlers.forEach((handler) => handler()) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('add', () => {
  test('stores a lead first, sends it once to the sheet and once to the table under one id, and erases it once both confirm', async () => {
    const store = memoryStore();
    const waitingAtRequest: number[] = [];
    const append = async () => {
      waitingAtRequest.push(store.entries.size);
      return 'delivered' as const;
    };
    const { outbox, table } = setUp({ store, sheet: { append } });
    expect(await outbox.add(payload, {})).toBe(true);
    await vi.runAllTimersAsync();
    expect([waitingAtRequest, table.calls, store.entries.size]).toEqual([[1], [SID], 0]);
  });

  test('a request without a response for 12 s counts as failed; the lead stays in the outbox', async () => {
    const { outbox, store, statuses } = setUp({ sheetAttempts: [never()], tableAttempts: ['capped'] });
    let acknowledged: boolean | undefined;
    void outbox.add(payload, {}).then((response) => (acknowledged = response));
    await vi.advanceTimersByTimeAsync(11_999);
    expect(acknowledged).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(acknowledged).toBe(false);
    expect([store.entries.size, statuses]).toEqual([1, ['kept']]);
  });

  test.each<[string, Attempts]>([
    ['failed', ['unknown']],
    ['refused it', ['refused']],
    ['not answered for 12 s', [never()]],
  ])('a lead that the table has stored is acknowledged even if the sheet has %s', async (_what, sheetAttempts) => {
    const { outbox, statuses } = setUp({ sheetAttempts });
    const acknowledged = outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(12_000);
    expect([await acknowledged, statuses]).toEqual([true, ['delivered']]);
  });

  test('after the sheet has failed, a visitor waits at most 1 s for the table, which can still acknowledge the lead later', async () => {
    let respondAtTable: (attempt: Attempt) => void = () => undefined;
    const tableAttempts = [new Promise<Attempt>((resolve) => (respondAtTable = resolve))];
    const { outbox, statuses } = setUp({ sheetAttempts: ['unknown'], tableAttempts });
    let acknowledged: boolean | undefined;
    void outbox.add(payload, {}).then((response) => (acknowledged = response));
    await vi.advanceTimersByTimeAsync(999);
    expect(acknowledged).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([acknowledged, statuses]).toEqual([false, ['kept']]);
    respondAtTable('delivered');
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses).toEqual(['kept', 'delivered']);
  });

  test('a lead that both the sheet and the table refuse has failed', async () => {
    const { outbox, store, statuses } = setUp({ sheetAttempts: ['refused'], tableAttempts: ['refused'] });
    expect(await outbox.add(payload, {})).toBe(false);
    expect([store.entries.size, statuses]).toEqual([0, ['failed']]);
  });

  test('an IndexedDB that never responds delays the form by at most 300 ms; a failed request is retried from memory', async () => {
    const store = { put: never, all: never, update: never, takeEarly: never };
    const { outbox, sheet, table } = setUp({ store, tableAttempts: ['unknown', 'delivered'] });
    let acknowledged: boolean | undefined;
    void outbox.add(payload, {}).then((response) => (acknowledged = response));
    await vi.advanceTimersByTimeAsync(299);
    expect(sheet.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sheet.calls).toEqual([SID]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(acknowledged).toBe(true);
    void outbox.flush();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID, SID]]);
  });

  test('without any storage a failed lead stays in memory and is sent again later, exactly once', async () => {
    const broken = () => Promise.reject(new Error('blocked'));
    const store = { put: broken, all: broken, update: broken, takeEarly: broken };
    const attempts: Attempts = ['unknown', 'delivered'];
    const { outbox, sheet, table, statuses } = setUp({ store, sheetAttempts: [...attempts], tableAttempts: [...attempts] });
    expect(await outbox.add(payload, {})).toBe(false);
    expect(statuses).toEqual(['unsaved']);
    await outbox.flush();
    await outbox.flush();
    expect([sheet.calls, table.calls]).toEqual([
      [SID, SID],
      [SID, SID],
    ]);
    expect(statuses.at(-1)).toBe('delivered');
  });
});

test('a flush leaves a lead that is just being added to its form, which waits for the response', async () => {
  const store = memoryStore();
  const put = async (entry: OutboxEntry) => {
    await store.put(entry);
    await new Promise((resolve) => setTimeout(resolve, 100));
  };
  const { outbox, sheet } = setUp({ store: { ...store, put } });
  const acknowledged = outbox.add(payload, {});
  await outbox.flush();
  expect(sheet.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect([await acknowledged, sheet.calls]).toEqual([true, [SID]]);
});

test('a lead whose write takes longer than the visitor waits is reported as kept once it is stored', async () => {
  const store = memoryStore();
  const put = async (entry: OutboxEntry) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return store.put(entry);
  };
  const { outbox, statuses } = setUp({ store: { ...store, put }, sheetAttempts: ['unknown'], tableAttempts: ['unknown'] });
  void outbox.add(payload, {});
  await vi.advanceTimersByTimeAsync(4_999);
  expect(statuses).toEqual(['unsaved']);
  await vi.advanceTimersByTimeAsync(1);
  expect(statuses).toEqual(['unsaved', 'kept']);
});

test('a lead whose first write failed is stored by the next flush, and then reported as kept', async () => {
  const store = memoryStore();
  const put = vi.fn(store.put).mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  const { outbox, statuses } = setUp({ store: { ...store, put }, sheetAttempts: ['unknown'], tableAttempts: ['unknown'] });
  await outbox.add(payload, {});
  await outbox.flush();
  expect([statuses, store.entries.size]).toEqual([['unsaved', 'kept'], 1]);
});

test.each<[string, OutboxParts['locks']]>([
  ['refuses locks', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
  ['has no locks', undefined],
])('a lead is requested once while a slow destination has not responded, if the browser %s', async (_what, locks) => {
  const slow = new Promise<Attempt>((resolve) => setTimeout(() => resolve('delivered'), 3_000));
  const { outbox, table } = setUp({ locks, tableAttempts: [slow] });
  await outbox.add(payload, {});
  for (let second = 0; second < 3; second += 1) {
    void outbox.flush();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(table.calls).toEqual([SID]);
});

describe('leaving the page', () => {
  test.each<[string, () => Partial<OutboxParts>]>([
    ['the lead is on disk', () => ({ store: { ...memoryStore(), put: never } })],
    ['the lock is granted', () => ({ locks: { request: never } })],
  ])('before %s starts the requests immediately', async (_what, parts) => {
    const { outbox, sheet, table, leave } = setUp(parts());
    void outbox.add(payload, {});
    await Promise.resolve();
    expect(sheet.calls).toEqual([]);
    leave();
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID]]);
  });

  test.each<[string, Attempts, string[]]>([
    ['not acknowledged: it is sent once more', ['unknown'], [SID, SID]],
    ['acknowledged: nothing is sent', ['delivered'], [SID]],
  ])('with a lead that could not be stored and is %s', async (_what, sheetAttempts, calls) => {
    const store = { ...memoryStore(), put: () => Promise.reject(new Error('full')) };
    const { outbox, sheet, table, leave } = setUp({ store, sheetAttempts });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect([sheet.calls, table.calls]).toEqual([calls, [SID]]);
  });
});

describe('flush', () => {
  test('retries a lead only where it was not acknowledged, with its query, at its retry time', async () => {
    const { outbox, sheet, table, store } = setUp({ sheetAttempts: ['unknown', 'delivered'] });
    expect(await outbox.nextDue()).toBeUndefined();
    await outbox.add(payload, { gclid: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await outbox.nextDue()).toBe(Date.now() + 1_000);
    await vi.advanceTimersByTimeAsync(999);
    await outbox.flush(true);
    expect(sheet.calls).toEqual([SID]);
    await vi.advanceTimersByTimeAsync(1);
    await outbox.flush(true);
    expect([sheet.calls, sheet.queries, table.calls]).toEqual([[SID, SID], [{ gclid: 'x' }, { gclid: 'x' }], [SID]]);
    expect(store.entries.size).toBe(0);
  });

  test('retries with exponential backoff and full jitter, from 2 s up to 5 min', async () => {
    const { outbox, store } = setUp({ sheetAttempts: ['unknown'] });
    const start = Date.now();
    await outbox.add(payload, {});
    const waits = [];
    for (let round = 0; round < 14; round += 1) {
      waits.push((store.entries.get(SID)?.sheet.nextAt ?? 0) - start);
      await outbox.flush();
    }
    expect([waits[0], waits[1], waits[13]]).toEqual([1_000, 2_000, 150_000]);
  });

  test('a lead that can never be stored is abandoned; its text does not appear in the log', async () => {
    const { outbox, store } = setUp({ sheetAttempts: ['refused'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(store.entries.size).toBe(0);
    const text = ['[leads] sheet did not acknowledge', { sid: SID, attempt: 'refused', attempts: 1 }];
    expect(vi.mocked(console.warn).mock.calls).toEqual([text]);
  });

  test('a table that responds “later” is retried every 1 to 5 min, for hours, until it has the lead; the sheet gets it once', async () => {
    const attempts = Array.from({ length: 40 }, (): Attempt => 'later');
    const { outbox, sheet, table, store } = setUp({ tableAttempts: [...attempts, 'delivered'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(await outbox.nextDue()).toBe(Date.now() + 180_000);
    for (let minute = 0; minute < 180 && store.entries.size > 0; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await outbox.flush(true);
    }
    expect([table.calls.length, sheet.calls.length, store.entries.size]).toEqual([41, 1, 0]);
  });

  test('after 72 hours a lead is sent one last time and then abandoned; its text does not appear in the log', async () => {
    const { outbox, store, sheet, table } = setUp({ sheetAttempts: ['unknown'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(72 * HOUR_MS);
    await outbox.flush();
    expect(store.entries.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await outbox.flush(true);
    expect([sheet.calls.length, table.calls.length, store.entries.size]).toEqual([3, 1, 0]);
    const text = ['[leads] a lead was given up', { sid: SID, sheet: 'waiting', table: 'delivered' }];
    expect(vi.mocked(console.warn).mock.lastCall).toEqual(text);
  });

  test('an abandoned lead has failed, unless the sheet or the table has it', async () => {
    const { outbox, statuses } = setUp({ sheetAttempts: ['unknown'], tableAttempts: ['capped'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(73 * HOUR_MS);
    await outbox.flush();
    expect(statuses).toEqual(['kept', 'failed']);
  });

  test('an entry of an earlier release that is too long for a row is truncated when it is sent', async () => {
    const sent: string[] = [];
    const append = async (_sid: string, { message }: { message: string }): Promise<Attempt> => {
      sent.push(message);
      return 'delivered';
    };
    const insert = async (_id: string, { message }: { message: string | null }): Promise<Attempt> => {
      sent.push(message ?? '');
      return 'delivered';
    };
    const { table } = destination();
    const { outbox, store } = setUp({ sheet: { append }, table: { ...table, insert } });
    const long = { ...payload, message: 'x'.repeat(19_000) };
    const waiting = { state: 'waiting', attempts: 1, nextAt: 0 } as const;
    const record = { ...mirrorRecord(payload), message: long.message };
    await store.put({ version: 1, sid: SID, createdAt: Date.now(), payload: long, query: {}, record, sheet: waiting, table: waiting });
    await outbox.flush();
    expect(sent).toEqual([`${'x'.repeat(3_999)}…`, `${'x'.repeat(3_999)}…`]);
    expect(store.entries.size).toBe(0);
  });

  test('the last attempt waits until the browser is online, however old the lead is', async () => {
    const { outbox, store, sheet } = setUp({ sheetAttempts: ['unknown', 'delivered'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(72 * HOUR_MS + 1);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await outbox.flush();
    expect([sheet.calls.length, store.entries.size]).toEqual([1, 1]);
    onLine.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(400 * 24 * HOUR_MS);
    await outbox.flush(true);
    expect([sheet.calls.length, store.entries.size]).toEqual([2, 0]);
  });

  test('a lead whose last attempt is under way in another tab is left to that tab', async () => {
    let lock: Lock | null = { name: '', mode: 'exclusive' };
    const request = async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => work(lock);
    const locks = { request: request as LockManager['request'] };
    const { outbox, store, sheet, statuses } = setUp({ locks, sheetAttempts: ['unknown'], tableAttempts: ['unknown'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(73 * HOUR_MS);
    lock = null;
    await outbox.flush();
    expect([sheet.calls.length, store.entries.size, statuses]).toEqual([1, 1, ['kept']]);
  });

  test('a lead is given up before its lock is released', async () => {
    const order: string[] = [];
    const store = memoryStore();
    const request = async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => {
      await work({ name: '', mode: 'exclusive' });
      order.push(store.entries.size === 0 ? 'erased' : 'released');
    };
    const { outbox } = setUp({ store, locks: { request: request as LockManager['request'] }, sheetAttempts: ['unknown'] });
    await outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(73 * HOUR_MS);
    await outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['released', 'erased']);
  });

  test('keeps the newest 20 entries; older entries are sent one last time and deleted', async () => {
    let count = 0;
    const { outbox, store, sheet } = setUp({ sheetAttempts: ['unknown'], newId: () => `lead-${(count += 1)}` });
    for (let lead = 0; lead < 21; lead += 1) {
      await outbox.add(payload, {});
      await vi.advanceTimersByTimeAsync(1);
    }
    await outbox.flush();
    expect([store.entries.size, store.entries.has('lead-1')]).toEqual([20, false]);
    expect(sheet.calls.filter((sid) => sid === 'lead-1')).toHaveLength(2);
  });
});

describe('with several tabs in one browser', () => {
  test('a lead that another tab is sending stays in the outbox, without delaying the visitor', async () => {
    const request = async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => work(null);
    const { outbox, sheet, store } = setUp({ locks: { request: request as LockManager['request'] } });
    expect(await outbox.add(payload, {})).toBe(false);
    expect([sheet.calls.length, store.entries.size]).toEqual([0, 1]);
  });

  test.each<[string, () => Promise<never>, number]>([
    ['refuses locks', () => Promise.reject(new DOMException('', 'SecurityError')), 0],
    [
      'throws at once',
      () => {
        throw new DOMException('', 'SecurityError');
      },
      0,
    ],
    ['neither grants nor denies the lock for a second', never, 1_000],
  ])('a lead is sent without a lock when the browser %s', async (_what, request, waitMs) => {
    const { outbox, sheet, table, store } = setUp({ locks: { request } });
    const acknowledged = outbox.add(payload, {});
    await vi.advanceTimersByTimeAsync(waitMs);
    expect([await acknowledged, sheet.calls, table.calls]).toEqual([true, [SID], [SID]]);
    await vi.runAllTimersAsync();
    expect([sheet.calls.length, store.entries.size]).toEqual([1, 0]);
  });

  test('holds the lock of the lead until the sheet and the table have responded; the table never delays the visitor', async () => {
    let respondAtTable: (attempt: Attempt) => void = () => undefined;
    const locked: string[] = [];
    const request = async (name: string, options: unknown, work: LockGrantedCallback<unknown>) => {
      expect(options).toEqual({ ifAvailable: true });
      locked.push(name);
      await work({ name, mode: 'exclusive' });
      locked.pop();
    };
    const tableAttempts = [new Promise<Attempt>((resolve) => (respondAtTable = resolve))];
    const { outbox, store } = setUp({ locks: { request: request as LockManager['request'] }, tableAttempts });
    expect(await outbox.add(payload, {})).toBe(true);
    expect(locked).toEqual([`lead-${SID}`]);
    respondAtTable('delivered');
    await vi.advanceTimersByTimeAsync(0);
    expect([locked.length, store.entries.size]).toEqual([0, 0]);
  });
});
