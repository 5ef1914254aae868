import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { LeadStatus } from '@/leads/leadStatus';
import { toEntry } from '@/leads/outbox/earlyEntry';
import { createOutbox, type OutboxParts } from '@/leads/outbox/outbox';
import type { Outcome } from '@/leads/ports';
import { sleep } from '@/lib/sleep';

import { destination, memoryStore, payload, studio } from '../support/fakes';

const SID = '00000000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const never = () => new Promise<never>(() => undefined);
const fail = (name: string) => () => Promise.reject(new DOMException('', name));
const throwError = () => {
  throw new DOMException('', 'SecurityError');
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Attempts = (Outcome | Promise<Outcome>)[];

interface Setup extends Partial<OutboxParts> {
  sheetAttempts?: Attempts;
  tableAttempts?: Attempts;
  /** Replaces the store's `put`, which is passed as `write`. */
  put?: (write: () => Promise<void>) => Promise<void>;
}

function setUp({ sheetAttempts = ['delivered'], tableAttempts = ['delivered'], put, ...parts }: Setup = {}) {
  const store = memoryStore();
  const [sheet, table] = [destination(...sheetAttempts), destination(...tableAttempts)];
  const leaveHandlers: (() => void)[] = [];
  const statuses: LeadStatus[] = [];
  const outbox = createOutbox({
    store: { ...store, ...(put && { put: async (entry) => put(() => store.put(entry)) }) },
    sheet: sheet.sheet,
    table: table.table,
    notification: studio().notification,
    loadToEntry: async () => toEntry,
    newId: () => SID,
    random: () => 0.5,
    onLeave: (handler) => void leaveHandlers.push(handler),
    onStatus: (_entry, status) => void statuses.push(status),
    ...parts,
  });
  /** Adds a lead. `acknowledged` is undefined while the visitor waits. */
  const submit = () => {
    const visitor: { acknowledged?: boolean } = {};
    void outbox.add(payload, {}).then((acknowledged) => Object.assign(visitor, { acknowledged }));
    return visitor;
  };
  /** The number of requests to the sheet and to the table, and of stored leads. */
  const counts = () => [sheet.calls.length, table.calls.length, store.entries.size];
  return { store, sheet, table, outbox, submit, statuses, counts, leave: () => leaveHandlers.forEach((handler) => handler()) };
}

/** Web Locks that call `request` with the work to be done. */
const locksOf = (request: (work: LockGrantedCallback<unknown>, name: string, options: LockOptions) => Promise<unknown>) => ({
  request: (async (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    request(work, name, options)) as LockManager['request'],
});
const GRANTED: Lock = { name: '', mode: 'exclusive' };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  // The log contains no name and no number.
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/Hessa|971 50/);
});

test('stores a lead first, sends it once to the sheet and once to the table under its own lock and id, and erases it once both confirm', async () => {
  const order: string[] = [];
  const tableAttempt = Promise.withResolvers<Outcome>();
  const { outbox, table, store } = setUp({
    put: async (write) => write().then(() => void order.push('stored')),
    locks: locksOf(async (work, name, options) => {
      order.push(`locked ${name}${options.ifAvailable === true ? ' if available' : ''}`);
      await work(GRANTED);
      order.push('unlocked');
    }),
    sheet: { append: async () => (order.push('sent'), 'delivered') },
    tableAttempts: [tableAttempt.promise],
  });
  // The table never delays the visitor.
  expect(await outbox.add(payload, {})).toBe(true);
  expect([order, table.calls, store.entries.size]).toEqual([['stored', `locked lead-${SID} if available`, 'sent'], [SID], 1]);
  tableAttempt.resolve('delivered');
  await wait(0);
  expect([order.slice(3), table.calls, store.entries.size]).toEqual([['unlocked'], [SID], 0]);
});

test.each<[string, Attempts, Attempts, waitMs: number, acknowledged: boolean, LeadStatus, stored: number]>([
  ['a request without a response for 12 s counts as failed', [never()], ['capped'], 12_000, false, 'kept', 1],
  ['the table has 1 s to acknowledge a lead after the sheet has failed', ['unknown'], [never()], 1_000, false, 'kept', 1],
  ['a lead is acknowledged by the table if the sheet has failed', ['unknown'], ['delivered'], 0, true, 'delivered', 1],
  ['a lead is acknowledged by the table if the sheet has refused it', ['refused'], ['delivered'], 0, true, 'delivered', 0],
  ['a lead is acknowledged by the table if the sheet does not respond', [never()], ['delivered'], 12_000, true, 'delivered', 1],
  ['a lead that both the sheet and the table refuse has failed', ['refused'], ['refused'], 0, false, 'failed', 0],
])('%s', async (_what, sheetAttempts, tableAttempts, waitMs, acknowledged, status, stored) => {
  const { submit, store, statuses } = setUp({ sheetAttempts, tableAttempts });
  const visitor = submit();
  await wait(Math.max(0, waitMs - 1));
  expect(visitor.acknowledged).toBe(waitMs > 0 ? undefined : acknowledged);
  await wait(1);
  expect([visitor.acknowledged, statuses, store.entries.size]).toEqual([acknowledged, [status], stored]);
});

test('a text that is too long for a row is truncated when it is sent', async () => {
  const sent: unknown[] = [];
  const request = async (_id: string, { message }: { message: string | null }) => (sent.push(message), 'delivered' as const);
  const { outbox } = setUp({ sheet: { append: request }, table: { ...destination().table, insert: request } });
  await outbox.add({ ...payload, message: 'x'.repeat(19_000) }, {});
  expect(sent).toEqual(Array(2).fill(`${'x'.repeat(3_999)}…`));
});

test('an IndexedDB that never responds delays the form by at most 300 ms; a failed request is retried from memory', async () => {
  const store = { put: never, all: never, update: never, takeEarly: never };
  const { outbox, submit, sheet, table } = setUp({ store, tableAttempts: ['unknown', 'delivered'] });
  const visitor = submit();
  await wait(299);
  expect(sheet.calls).toEqual([]);
  await wait(1);
  expect(sheet.calls).toEqual([SID]);
  await wait(1_000);
  expect(visitor.acknowledged).toBe(true);
  void outbox.flush();
  await wait(3_000);
  expect([sheet.calls, table.calls]).toEqual([[SID], [SID, SID]]);
});

test('without any storage a failed lead stays in memory and is sent again later, exactly once', async () => {
  const broken = fail('SecurityError');
  const store = { put: broken, all: broken, update: broken, takeEarly: broken };
  const { outbox, counts, statuses } = setUp({ store, sheetAttempts: ['unknown', 'delivered'], tableAttempts: ['unknown', 'delivered'] });
  expect(await outbox.add(payload, {})).toBe(false);
  expect(statuses).toEqual(['unsaved']);
  await outbox.flush();
  await outbox.flush();
  expect([counts(), statuses.at(-1)]).toEqual([[2, 2, 0], 'delivered']);
  // The retries go on: a lead may wait on a disk that was only slow.
  expect(await outbox.nextDue()).toBe(Date.now());
});

test('a lead that is on disk and, as its write never ends, in memory too is sent only where it was not acknowledged', async () => {
  const tableAttempts: Attempts = ['unknown', 'unknown', 'delivered'];
  const { outbox, submit, counts } = setUp({ put: (write) => write().then(never), sheetAttempts: ['unknown', 'delivered'], tableAttempts });
  submit();
  for (const expected of ['1,1,1', '2,2,1', '2,3,0']) {
    await wait(300);
    expect(String(counts())).toBe(expected);
    void outbox.flush();
  }
});

test('a flush leaves a lead that is just being added to its form, which waits for the response', async () => {
  const { outbox, submit, sheet } = setUp({ put: async (write) => write().then(() => sleep(100)) });
  const visitor = submit();
  await outbox.flush();
  expect(sheet.calls).toEqual([]);
  await wait(100);
  expect([visitor.acknowledged, sheet.calls]).toEqual([true, [SID]]);
});

test('a lead whose write is slow or has failed is reported as kept once it is stored, at the latest by the next flush', async () => {
  const failing = { sheetAttempts: ['unknown'], tableAttempts: ['unknown'] } satisfies Setup;
  const slow = setUp({ ...failing, put: async (write) => sleep(5_000).then(write) });
  slow.submit();
  await wait(4_999);
  expect(slow.statuses).toEqual(['unsaved']);
  await wait(1);
  expect(slow.statuses).toEqual(['unsaved', 'kept']);

  const put = vi.fn(async (write: () => Promise<void>) => write()).mockImplementationOnce(fail('InvalidStateError'));
  const failed = setUp({ ...failing, put });
  await failed.outbox.add(payload, {});
  await failed.outbox.flush();
  expect([failed.statuses, failed.store.entries.size]).toEqual([['unsaved', 'kept'], 1]);
});

test.each<[string, OutboxParts['locks'], waitMs: number]>([
  ['has no locks', undefined, 0],
  ['refuses locks', { request: fail('SecurityError') }, 0],
  ['throws at once', { request: throwError }, 0],
  ['neither grants nor denies the lock for a second', { request: never }, 1_000],
])('a lead is sent without a lock when the browser %s, and only once to a slow table', async (_what, locks, waitMs) => {
  const { outbox, submit, counts } = setUp({ locks, tableAttempts: [sleep(5_000).then(() => 'delivered')] });
  const visitor = submit();
  await wait(waitMs);
  expect([visitor.acknowledged, counts()]).toEqual([true, [1, 1, 1]]);
  for (let second = 0; second < 5; second += 1) {
    void outbox.flush();
    await wait(1_000);
  }
  expect(counts()).toEqual([1, 1, 0]);
});

describe('leaving the page', () => {
  test.each<[string, Setup]>([
    ['the lead is on disk', { put: never }],
    ['the lock is granted', { locks: { request: never } }],
  ])('before %s starts the requests immediately', async (_what, parts) => {
    const { submit, sheet, table, leave } = setUp(parts);
    const visitor = submit();
    await Promise.resolve();
    expect(sheet.calls).toEqual([]);
    leave();
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID]]);
    // The page goes on: what has been acknowledged is not sent again.
    await wait(1_000);
    expect([visitor.acknowledged, sheet.calls, table.calls]).toEqual([true, [SID], [SID]]);
  });

  test.each<[string, Outcome, number]>([
    ['not acknowledged: it is sent once more', 'unknown', 2],
    ['acknowledged: nothing is sent', 'delivered', 1],
  ])('with a lead that could not be stored and is %s', async (_what, attempt, sent) => {
    const { outbox, counts, leave } = setUp({ put: fail('QuotaExceededError'), sheetAttempts: [attempt] });
    await outbox.add(payload, {});
    await wait(0);
    leave();
    expect(counts()).toEqual([sent, 1, 0]);
  });
});

describe('flush', () => {
  test('retries a lead only where it was not acknowledged, with its query, at its retry time', async () => {
    const { outbox, sheet, counts } = setUp({ sheetAttempts: ['unknown', 'delivered'] });
    expect(await outbox.nextDue()).toBeUndefined();
    await outbox.add(payload, { gclid: 'x' });
    await wait(0);
    expect(await outbox.nextDue()).toBe(Date.now() + 1_000);
    await wait(999);
    await outbox.flush(true);
    expect(counts()).toEqual([1, 1, 1]);
    await wait(1);
    await outbox.flush(true);
    expect([counts(), sheet.queries.map(({ gclid }) => gclid)]).toEqual([
      [2, 1, 0],
      ['x', 'x'],
    ]);
  });

  test('retries with exponential backoff and full jitter, from 2 s up to 5 min', async () => {
    const { outbox, store } = setUp({ sheetAttempts: ['unknown'] });
    await outbox.add(payload, {});
    const waits = [];
    for (let round = 0; round < 14; round += 1) {
      waits.push((store.entries.get(SID)?.targets.sheet?.nextAt ?? 0) - Date.now());
      await outbox.flush();
    }
    expect([waits[0], waits[1], waits[13]]).toEqual([1_000, 2_000, 150_000]);
  });

  test('a table that responds “later” is retried every 1 to 5 min, for hours, until it has the lead; the sheet gets it once', async () => {
    const later = Array.from({ length: 40 }, (): Outcome => 'later');
    const { outbox, store, counts } = setUp({ tableAttempts: [...later, 'delivered'] });
    await outbox.add(payload, {});
    await wait(0);
    expect(await outbox.nextDue()).toBe(Date.now() + 180_000);
    for (let minute = 0; minute < 180 && store.entries.size > 0; minute += 1) {
      await wait(60_000);
      await outbox.flush(true);
    }
    expect(counts()).toEqual([1, 41, 0]);
  });

  test.each<[string, Outcome, sent: number[], LeadStatus[]]>([
    ['delivered', 'delivered', [3, 1, 0], ['delivered']],
    ['failed', 'capped', [3, 3, 0], ['kept', 'failed']],
  ])('after 72 hours a lead is sent one last time, without its text in the log, and has %s', async (_, tableAttempt, sent, expected) => {
    const storedAtUnlock: number[] = [];
    const locks = locksOf(async (work) => {
      await work(GRANTED);
      storedAtUnlock.push(store.entries.size);
    });
    const { outbox, store, counts, statuses } = setUp({ locks, sheetAttempts: ['unknown'], tableAttempts: [tableAttempt] });
    await outbox.add(payload, {});
    await wait(72 * HOUR_MS);
    await outbox.flush();
    await wait(1);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await outbox.flush();
    expect(counts()).toEqual([2, expect.any(Number), 1]);
    onLine.mockReturnValue(true);
    await wait(400 * 24 * HOUR_MS);
    await outbox.flush(true);
    expect([counts(), statuses]).toEqual([sent, expected]);
    await wait(0);
    expect(storedAtUnlock).toEqual([1, 1, 0]);
    const states = { sid: SID, sheet: 'waiting', table: tableAttempt === 'delivered' ? 'delivered' : 'waiting' };
    expect(vi.mocked(console.warn).mock.lastCall).toEqual(['[leads] a lead was given up', states]);
  });

  test('keeps the newest 20 entries; older entries are sent one last time and deleted', async () => {
    let count = 0;
    const { outbox, store, sheet } = setUp({ sheetAttempts: ['unknown'], newId: () => `lead-${(count += 1)}` });
    for (let lead = 0; lead < 21; lead += 1) {
      await outbox.add(payload, {});
      await wait(1);
    }
    await outbox.flush();
    expect([store.entries.size, store.entries.has('lead-1')]).toEqual([20, false]);
    expect(sheet.calls.filter((sid) => sid === 'lead-1')).toHaveLength(2);
  });
});

test('a lead whose last attempt is under way in another tab is left to that tab; an attempt there never delays the visitor', async () => {
  const { outbox, counts, statuses } = setUp({ locks: locksOf(async (work) => work(null)) });
  expect(await outbox.add(payload, {})).toBe(false);
  await wait(73 * HOUR_MS);
  await outbox.flush();
  expect([counts(), statuses]).toEqual([[0, 0, 1], ['kept']]);
});

test('a lead is kept after its last attempt if the browser has not said whether another tab holds its lock', async () => {
  const { submit, outbox, counts } = setUp({ locks: { request: never }, sheetAttempts: ['unknown'], tableAttempts: ['unknown'] });
  submit();
  await wait(73 * HOUR_MS);
  void outbox.flush();
  await wait(1_000);
  expect(counts()).toEqual([2, 2, 1]);
});
