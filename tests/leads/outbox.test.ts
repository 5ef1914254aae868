import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDelivery, type DeliveryParts } from '@/leads/outbox';
import { mirrorRecord } from '@/leads/payload';
import type { Attempt } from '@/leads/ports';

import { destination, memoryStore, payload, studio } from './fakes';

const SID = '00000000-0000-4000-8000-000000000001';
const HOUR_MS = 3_600_000;
const never = () => new Promise<never>(() => undefined);

type Answers = (Attempt | Promise<Attempt>)[];

function setUp({ sheetAnswers, tableAnswers, ...parts }: Partial<DeliveryParts> & { sheetAnswers?: Answers; tableAnswers?: Answers } = {}) {
  const store = memoryStore();
  const sheet = destination(...(sheetAnswers ?? ['delivered']));
  const table = destination(...(tableAnswers ?? ['delivered']));
  const { told, notification } = studio();
  const leaveHandlers: (() => void)[] = [];
  const statuses: string[] = [];
  const delivery = createDelivery({
    store,
    sheet: sheet.sheet,
    table: table.table,
    notification,
    newId: () => SID,
    random: () => 0.5,
    onLeave: (handler) => void leaveHandlers.push(handler),
    onStatus: (_entry, status) => void statuses.push(status),
    ...parts,
  });
  return { store, sheet, table, told, delivery, statuses, leave: () => leaveHandlers.forEach((handler) => handler()) };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('submit', () => {
  test('stores a lead first, sends it once to the sheet and once to the table under one id, and erases it once both confirm', async () => {
    const store = memoryStore();
    const waitingAtRequest: number[] = [];
    const append = async () => {
      waitingAtRequest.push(store.entries.size);
      return 'delivered' as const;
    };
    const { delivery, table } = setUp({ store, sheet: { append } });
    expect(await delivery.submit(payload, {})).toBe(true);
    await vi.runAllTimersAsync();
    expect([waitingAtRequest, table.calls, store.entries.size]).toEqual([[1], [SID], 0]);
  });

  test('a request without a response for 12 s counts as failed; the lead stays in the outbox', async () => {
    const { delivery, store, statuses } = setUp({ sheetAnswers: [never()], tableAnswers: ['capped'] });
    let acknowledged: boolean | undefined;
    void delivery.submit(payload, {}).then((answer) => (acknowledged = answer));
    await vi.advanceTimersByTimeAsync(11_999);
    expect(acknowledged).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(acknowledged).toBe(false);
    expect([store.entries.size, statuses]).toEqual([1, ['kept']]);
  });

  test.each<[string, Answers]>([
    ['failed', ['unknown']],
    ['refused it', ['refused']],
    ['not answered for 12 s', [never()]],
  ])('a lead that the table has stored is acknowledged even if the sheet has %s', async (_what, sheetAnswers) => {
    const { delivery, statuses } = setUp({ sheetAnswers });
    const acknowledged = delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(12_000);
    expect([await acknowledged, statuses]).toEqual([true, ['delivered']]);
  });

  test('after the sheet has failed, a visitor waits at most 1 s for the table, which can still acknowledge the lead later', async () => {
    let answerTable: (attempt: Attempt) => void = () => undefined;
    const tableAnswers = [new Promise<Attempt>((resolve) => (answerTable = resolve))];
    const { delivery, statuses } = setUp({ sheetAnswers: ['unknown'], tableAnswers });
    let acknowledged: boolean | undefined;
    void delivery.submit(payload, {}).then((answer) => (acknowledged = answer));
    await vi.advanceTimersByTimeAsync(999);
    expect(acknowledged).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect([acknowledged, statuses]).toEqual([false, ['kept']]);
    answerTable('delivered');
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses).toEqual(['kept', 'delivered']);
  });

  test('a lead that both the sheet and the table refuse has failed', async () => {
    const { delivery, store, statuses } = setUp({ sheetAnswers: ['refused'], tableAnswers: ['refused'] });
    expect(await delivery.submit(payload, {})).toBe(false);
    expect([store.entries.size, statuses]).toEqual([0, ['failed']]);
  });

  test('an IndexedDB that never responds delays the form by at most 300 ms; a failed request is retried from memory', async () => {
    const store = { put: never, addIfAbsent: never, all: never, update: never };
    const { delivery, sheet, table } = setUp({ store, tableAnswers: ['unknown', 'delivered'] });
    let acknowledged: boolean | undefined;
    void delivery.submit(payload, {}).then((answer) => (acknowledged = answer));
    await vi.advanceTimersByTimeAsync(299);
    expect(sheet.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sheet.calls).toEqual([SID]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(acknowledged).toBe(true);
    void delivery.flush();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID, SID]]);
  });

  test('without any storage a failed lead stays in memory and is sent again later, exactly once', async () => {
    const broken = () => Promise.reject(new Error('blocked'));
    const store = { put: broken, addIfAbsent: broken, all: broken, update: broken };
    const answers: Answers = ['unknown', 'delivered'];
    const { delivery, sheet, table, statuses } = setUp({ store, sheetAnswers: [...answers], tableAnswers: [...answers] });
    expect(await delivery.submit(payload, {})).toBe(false);
    expect(statuses).toEqual(['unsaved']);
    await delivery.flush();
    await delivery.flush();
    expect([sheet.calls, table.calls]).toEqual([
      [SID, SID],
      [SID, SID],
    ]);
    expect(statuses.at(-1)).toBe('delivered');
  });
});

describe('leaving the page', () => {
  test.each<[string, () => Partial<DeliveryParts>]>([
    ['the lead is on disk', () => ({ store: { ...memoryStore(), put: never } })],
    ['the lock is granted', () => ({ locks: { request: never } })],
  ])('before %s starts the requests immediately', async (_what, parts) => {
    const { delivery, sheet, table, leave } = setUp(parts());
    void delivery.submit(payload, {});
    await Promise.resolve();
    expect(sheet.calls).toEqual([]);
    leave();
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID]]);
  });

  test.each<[string, Answers, string[]]>([
    ['not acknowledged: it is sent once more', ['unknown'], [SID, SID]],
    ['acknowledged: nothing is sent', ['delivered'], [SID]],
  ])('with a lead that could not be stored and is %s', async (_what, sheetAnswers, calls) => {
    const store = { ...memoryStore(), put: () => Promise.reject(new Error('full')) };
    const { delivery, sheet, table, leave } = setUp({ store, sheetAnswers });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect([sheet.calls, table.calls]).toEqual([calls, [SID]]);
  });
});

describe('enqueue', () => {
  const createdAt = Date.UTC(2026, 10, 20);
  const earlyLead = { sid: SID, createdAt, payload, query: { landing: '/lip-blush-dubai' }, destination: 'sheet' } as const;

  test('sends a lead of an earlier page to the sheet and the table at the next flush, with its own id and time', async () => {
    const { delivery, store, sheet, table, told } = setUp();
    await delivery.enqueue(earlyLead);
    expect(store.entries.get(SID)).toMatchObject({ createdAt, payload, query: { landing: '/lip-blush-dubai' } });
    expect(sheet.calls).toEqual([]);
    await delivery.flush();
    expect([sheet.calls, table.calls, told]).toEqual([[SID], [SID], []]);
    expect(store.entries.size).toBe(0);
  });

  test('sends a table-only lead only to the table, and notifies the studio once the table has stored it', async () => {
    const { delivery, store, sheet, table, told } = setUp({ tableAnswers: ['unknown', 'delivered'] });
    await delivery.enqueue({ ...earlyLead, destination: 'table' });
    await delivery.flush();
    expect(told).toEqual([]);
    await delivery.flush();
    expect([sheet.calls, table.calls]).toEqual([[], [SID, SID]]);
    // The retry goes without the origin, in case a gateway refuses its header.
    expect(table.queries).toEqual([earlyLead.query, {}]);
    expect(told).toMatchObject([{ full_name: 'Hessa A.', phone_number: '+971 50 123 4567', source_page: 'home_popup' }]);
    expect(store.entries.size).toBe(0);
  });

  test('does not replace a lead already in the outbox, which may be newer and in transit', async () => {
    const { delivery, store, sheet, table } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit({ ...payload, whatsapp: '+971 50 999 9999' }, {}, SID);
    await vi.runAllTimersAsync();
    await delivery.enqueue(earlyLead);
    expect(store.entries.get(SID)).toMatchObject({ payload: { whatsapp: '+971 50 999 9999' }, table: { state: 'delivered' } });
    await delivery.flush();
    expect([sheet.calls, table.calls]).toEqual([[SID, SID], [SID]]);
  });
});

describe('flush', () => {
  test('retries a lead only where it was not acknowledged, with its query, at its retry time', async () => {
    const { delivery, sheet, table, store } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    expect(await delivery.nextDue()).toBeUndefined();
    await delivery.submit(payload, { gclid: 'x' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await delivery.nextDue()).toBe(Date.now() + 1_000);
    await vi.advanceTimersByTimeAsync(999);
    await delivery.flush(true);
    expect(sheet.calls).toEqual([SID]);
    await vi.advanceTimersByTimeAsync(1);
    await delivery.flush(true);
    expect([sheet.calls, sheet.queries, table.calls]).toEqual([[SID, SID], [{ gclid: 'x' }, { gclid: 'x' }], [SID]]);
    expect(store.entries.size).toBe(0);
  });

  test('retries with exponential backoff and full jitter, from 2 s up to 5 min', async () => {
    const { delivery, store } = setUp({ sheetAnswers: ['unknown'] });
    const start = Date.now();
    await delivery.submit(payload, {});
    const waits = [];
    for (let round = 0; round < 14; round += 1) {
      waits.push((store.entries.get(SID)?.sheet.nextAt ?? 0) - start);
      await delivery.flush();
    }
    expect([waits[0], waits[1], waits[13]]).toEqual([1_000, 2_000, 150_000]);
  });

  test('a lead that can never be stored is abandoned; its text does not appear in the log', async () => {
    const { delivery, store } = setUp({ sheetAnswers: ['refused'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(store.entries.size).toBe(0);
    const words = ['[leads] sheet did not acknowledge', { sid: SID, attempt: 'refused', attempts: 1 }];
    expect(vi.mocked(console.warn).mock.calls).toEqual([words]);
  });

  test('a table that responds “later” is retried every 1 to 5 min, for hours, until it has the lead; the sheet gets it once', async () => {
    const answers = Array.from({ length: 40 }, (): Attempt => 'later');
    const { delivery, sheet, table, store } = setUp({ tableAnswers: [...answers, 'delivered'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(await delivery.nextDue()).toBe(Date.now() + 180_000);
    for (let minute = 0; minute < 180 && store.entries.size > 0; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await delivery.flush(true);
    }
    expect([table.calls.length, sheet.calls.length, store.entries.size]).toEqual([41, 1, 0]);
  });

  test('after 72 hours a lead is sent one last time and then abandoned; its text does not appear in the log', async () => {
    const { delivery, store, sheet, table } = setUp({ sheetAnswers: ['unknown'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(72 * HOUR_MS);
    await delivery.flush();
    expect(store.entries.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await delivery.flush(true);
    expect([sheet.calls.length, table.calls.length, store.entries.size]).toEqual([3, 1, 0]);
    const words = ['[leads] a lead was given up', { sid: SID, sheet: 'waiting', table: 'delivered' }];
    expect(vi.mocked(console.warn).mock.lastCall).toEqual(words);
  });

  test('an abandoned lead has failed, unless the sheet or the table has it', async () => {
    const { delivery, statuses } = setUp({ sheetAnswers: ['unknown'], tableAnswers: ['capped'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(73 * HOUR_MS);
    await delivery.flush();
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
    const { delivery, store } = setUp({ sheet: { append }, table: { ...table, insert } });
    const long = { ...payload, message: 'x'.repeat(19_000) };
    const waiting = { state: 'waiting', attempts: 1, nextAt: 0 } as const;
    const record = { ...mirrorRecord(payload), message: long.message };
    await store.put({ version: 1, sid: SID, createdAt: Date.now(), payload: long, query: {}, record, sheet: waiting, table: waiting });
    await delivery.flush();
    expect(sent).toEqual([`${'x'.repeat(3_999)}…`, `${'x'.repeat(3_999)}…`]);
    expect(store.entries.size).toBe(0);
  });

  test('the last attempt waits until the browser is online; after 30 days the lead is deleted', async () => {
    const { delivery, store, sheet } = setUp({ sheetAnswers: ['unknown'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(72 * HOUR_MS + 1);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await delivery.flush();
    expect(store.entries.size).toBe(1);
    onLine.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(27 * 24 * HOUR_MS);
    await delivery.flush();
    expect([sheet.calls.length, store.entries.size]).toEqual([1, 0]);
  });

  test('keeps the newest 20 entries; older entries are sent one last time and deleted', async () => {
    let count = 0;
    const { delivery, store, sheet } = setUp({ sheetAnswers: ['unknown'], newId: () => `lead-${(count += 1)}` });
    for (let lead = 0; lead < 21; lead += 1) {
      await delivery.submit(payload, {});
      await vi.advanceTimersByTimeAsync(1);
    }
    await delivery.flush();
    expect([store.entries.size, store.entries.has('lead-1')]).toEqual([20, false]);
    expect(sheet.calls.filter((sid) => sid === 'lead-1')).toHaveLength(2);
  });
});

describe('with several tabs in one browser', () => {
  test('a lead that another tab is sending stays in the outbox, without delaying the visitor', async () => {
    const request = async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => work(null);
    const { delivery, sheet, store } = setUp({ locks: { request: request as LockManager['request'] } });
    expect(await delivery.submit(payload, {})).toBe(false);
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
    const { delivery, sheet, table, store } = setUp({ locks: { request } });
    const acknowledged = delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(waitMs);
    expect([await acknowledged, sheet.calls, table.calls]).toEqual([true, [SID], [SID]]);
    await vi.runAllTimersAsync();
    expect([sheet.calls.length, store.entries.size]).toEqual([1, 0]);
  });

  test('holds the lock of the lead until the sheet and the table have responded; the table never delays the visitor', async () => {
    let answerTable: (attempt: Attempt) => void = () => undefined;
    const held: string[] = [];
    const request = async (name: string, options: unknown, work: LockGrantedCallback<unknown>) => {
      expect(options).toEqual({ ifAvailable: true });
      held.push(name);
      await work({ name, mode: 'exclusive' });
      held.pop();
    };
    const tableAnswers = [new Promise<Attempt>((resolve) => (answerTable = resolve))];
    const { delivery, store } = setUp({ locks: { request: request as LockManager['request'] }, tableAnswers });
    expect(await delivery.submit(payload, {})).toBe(true);
    expect(held).toEqual([`lead-${SID}`]);
    answerTable('delivered');
    await vi.advanceTimersByTimeAsync(0);
    expect([held.length, store.entries.size]).toEqual([0, 0]);
  });
});
