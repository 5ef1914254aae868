import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createDelivery, type DeliveryParts } from '@/leads/delivery';
import type { Attempt } from '@/leads/ports';

import { destination, memoryStore, payload, studio } from './fakes';

const SID = '00000000-0000-4000-8000-000000000001';

function setUp(
  parts: Partial<DeliveryParts> & { sheetAnswers?: (Attempt | Promise<Attempt>)[]; tableAnswers?: (Attempt | Promise<Attempt>)[] } = {},
) {
  const store = memoryStore();
  const sheet = destination(...(parts.sheetAnswers ?? ['delivered']));
  const table = destination(...(parts.tableAnswers ?? ['delivered']));
  const { told, notification } = studio();
  const delivery = createDelivery({
    store,
    sheet: sheet.sheet,
    table: table.table,
    notification,
    newId: () => SID,
    random: () => 0.5,
    ...parts,
  });
  return { store, sheet, table, told, delivery };
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
  test('the lead is in the outbox before the first request', async () => {
    let waitingAtFirstRequest = -1;
    const store = memoryStore();
    const delivery = createDelivery({
      store,
      sheet: {
        async append() {
          waitingAtFirstRequest = store.entries.size;
          return 'delivered';
        },
      },
      table: destination('delivered').table,
      notification: studio().notification,
    });
    await delivery.submit(payload, {});
    expect(waitingAtFirstRequest).toBe(1);
  });

  test('acknowledged by both: sent once each, under one id, and erased', async () => {
    const { delivery, store, sheet, table } = setUp();
    await delivery.submit(payload, {});
    await vi.runAllTimersAsync();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
    expect(store.entries.size).toBe(0);
  });

  test('a request unanswered for 12 s counts as failed; the lead waits', async () => {
    const { delivery, store } = setUp({ sheetAnswers: [new Promise<Attempt>(() => undefined)] });
    let done = false;
    void delivery.submit(payload, {}).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(11_999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
    expect(store.entries.size).toBe(1);
  });

  test('a disk that never answers: the visitor waits a second longer, the lead is sent once and tried again from memory', async () => {
    const silent = () => new Promise<never>(() => undefined);
    const store = { put: silent, addIfAbsent: silent, all: silent, update: silent };
    const { delivery, sheet, table } = setUp({ store, sheetAnswers: ['delivered'], tableAnswers: ['unknown', 'delivered'] });
    let acknowledged: boolean | undefined;
    void delivery.submit(payload, {}).then((answer) => (acknowledged = answer));
    await vi.advanceTimersByTimeAsync(1_300);
    expect(acknowledged).toBe(true);
    void delivery.flush();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID, SID]);
  });

  test('tells whether the sheet acknowledged the lead', async () => {
    expect(await setUp().delivery.submit(payload, {})).toBe(true);
    expect(await setUp({ sheetAnswers: ['unknown'] }).delivery.submit(payload, {})).toBe(false);
  });

  test('what travels beside the body is kept for every attempt', async () => {
    const store = memoryStore();
    const queries: unknown[] = [];
    const delivery = createDelivery({
      store,
      sheet: {
        async append(_sid, _payload, query) {
          queries.push(query);
          return queries.length === 1 ? 'unknown' : 'delivered';
        },
      },
      table: destination('delivered').table,
      notification: studio().notification,
    });
    await delivery.submit(payload, { gclid: 'x' });
    await delivery.flush();
    expect(queries).toEqual([{ gclid: 'x' }, { gclid: 'x' }]);
  });

  test('the table never delays the visitor', async () => {
    const { delivery, store } = setUp({ tableAnswers: [new Promise<Attempt>(() => undefined)] });
    await delivery.submit(payload, {});
    expect(store.entries.get(SID)?.sheet.state).toBe('delivered');
    expect(store.entries.get(SID)?.table.state).toBe('waiting');
  });

  test('a disk that does not answer holds the form for 300 ms at most', async () => {
    const store = { ...memoryStore(), put: () => new Promise<void>(() => undefined) };
    const { delivery, sheet } = setUp({ store });
    void delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(299);
    expect(sheet.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sheet.calls).toEqual([SID]);
  });

  test('without any storage a failed lead waits in memory and is sent later, once', async () => {
    const broken = async () => {
      throw new Error('blocked');
    };
    const store = { put: broken, addIfAbsent: broken, all: broken, update: broken };
    const { delivery, sheet, table } = setUp({ store, sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit(payload, {});
    await delivery.flush();
    await delivery.flush();
    expect(sheet.calls).toEqual([SID, SID]);
    expect(table.calls).toEqual([SID]);
  });
});

describe('enqueue', () => {
  const left = {
    sid: SID,
    createdAt: Date.UTC(2026, 10, 20),
    payload,
    query: { landing: '/lip-blush-dubai' },
    destination: 'sheet',
  } as const;

  test('a lead of an earlier page goes to sheet and table at the next flush, under its own id and with its own time', async () => {
    const { delivery, store, sheet, table, told } = setUp();
    await delivery.enqueue(left);
    expect(store.entries.get(SID)).toMatchObject({ createdAt: Date.UTC(2026, 10, 20), payload, query: { landing: '/lip-blush-dubai' } });
    expect(sheet.calls).toEqual([]);
    await delivery.flush();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
    expect(told).toEqual([]);
    expect(store.entries.size).toBe(0);
  });

  test('one that is for the table alone never goes to the sheet; the studio is told once the table has it', async () => {
    const { delivery, store, sheet, table, told } = setUp({ tableAnswers: ['unknown', 'delivered'] });
    await delivery.enqueue({ ...left, destination: 'table' });
    await delivery.flush();
    expect(told).toEqual([]);
    await delivery.flush();
    expect(table.calls).toEqual([SID, SID]);
    expect(sheet.calls).toEqual([]);
    expect(told).toEqual([
      {
        full_name: 'Hessa A.',
        email: '',
        phone_number: '+971 50 123 4567',
        inquiry_type: 'lip-blush',
        message: 'Quick inquiry from Home popup',
        source_page: 'home_popup',
      },
    ]);
    expect(store.entries.size).toBe(0);
  });

  test('what the outbox has already stays as it is: it may be newer, and be on its way', async () => {
    const { delivery, store, sheet, table } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit({ ...payload, whatsapp: '+971 50 999 9999' }, {}, SID);
    await vi.runAllTimersAsync();
    await delivery.enqueue(left);
    expect(store.entries.get(SID)).toMatchObject({ payload: { whatsapp: '+971 50 999 9999' }, table: { state: 'delivered' } });
    await delivery.flush();
    expect([sheet.calls, table.calls]).toEqual([[SID, SID], [SID]]);
  });

  test('a notification that fails is logged only', async () => {
    const notify = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no network'));
    const { delivery, store } = setUp({ notification: { notify } });
    await delivery.enqueue({ ...left, destination: 'table' });
    await delivery.flush();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith('[leads] the notification failed', { sid: SID });
    expect(store.entries.size).toBe(0);
  });

  test('older than 72 h it is sent once', async () => {
    const { delivery, store, sheet, table } = setUp();
    await delivery.enqueue({ ...left, createdAt: Date.UTC(2026, 10, 18) - 1 });
    await delivery.flush();
    expect([sheet.calls, table.calls]).toEqual([[SID], [SID]]);
    expect(store.entries.size).toBe(0);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('rejects when the disk does not take it', async () => {
    const store = { ...memoryStore(), addIfAbsent: () => Promise.reject(new Error('the disk is full')) };
    await expect(setUp({ store }).delivery.enqueue(left)).rejects.toThrow('the disk is full');
  });
});

describe('flush', () => {
  test('tries again only what was not acknowledged', async () => {
    const { delivery, sheet, table, store } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(store.entries.size).toBe(1);
    await delivery.flush();
    expect(sheet.calls).toEqual([SID, SID]);
    expect(table.calls).toEqual([SID]);
    expect(store.entries.size).toBe(0);
  });

  test('backs off with full jitter from 2 s, doubled to at most 5 min', async () => {
    const { delivery, store } = setUp({ sheetAnswers: ['unknown'] });
    const start = Date.now();
    await delivery.submit(payload, {});
    expect((store.entries.get(SID)?.sheet.nextAt ?? 0) - start).toBe(1_000);
    await delivery.flush();
    expect((store.entries.get(SID)?.sheet.nextAt ?? 0) - start).toBe(2_000);
    for (let round = 0; round < 12; round += 1) await delivery.flush();
    expect((store.entries.get(SID)?.sheet.nextAt ?? 0) - start).toBe(150_000);
  });

  test('dueOnly waits for the backoff', async () => {
    const { delivery, sheet } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit(payload, {});
    await delivery.flush(true);
    expect(sheet.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await delivery.flush(true);
    expect(sheet.calls).toHaveLength(2);
  });

  test('a lead that can never be stored is given up, without its text in the log', async () => {
    const warn = vi.mocked(console.warn);
    const { delivery, store } = setUp({ sheetAnswers: ['refused'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(store.entries.size).toBe(0);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/Hessa|971/);
    expect(warn.mock.calls).toEqual([['[leads] sheet did not acknowledge', { sid: SID, attempt: 'refused', attempts: 1 }]]);
  });

  /** Parts whose page is left by calling `leave`. */
  function leaving() {
    const acts: (() => void)[] = [];
    return { onLeave: (act: () => void) => void acts.push(act), leave: () => acts.forEach((act) => act()) };
  }

  test('left before the disk has taken the lead: the requests start at once', async () => {
    const { onLeave, leave } = leaving();
    const { delivery, store, sheet, table } = setUp({ onLeave });
    store.put = async () => new Promise<never>(() => undefined);
    void delivery.submit(payload, {});
    expect(sheet.calls).toEqual([]);
    leave();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
  });

  test('left while the lock is still asked for: the requests start at once', async () => {
    const { onLeave, leave } = leaving();
    const request = vi.fn(async () => new Promise<never>(() => undefined));
    const { delivery, sheet, table } = setUp({ locks: { request }, onLeave });
    void delivery.submit(payload, {});
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    expect(sheet.calls).toEqual([]);
    leave();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
  });

  test('left with a lead on disk and its requests on their way: nothing is sent twice', async () => {
    const { onLeave, leave } = leaving();
    const { delivery, sheet, table } = setUp({ onLeave, sheetAnswers: [new Promise<Attempt>(() => undefined)] });
    void delivery.submit(payload, {});
    await vi.waitFor(() => expect(sheet.calls).toEqual([SID]));
    leave();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
  });

  test('left with a lead that the disk has not taken: what has no acknowledgement is sent once more', async () => {
    const { onLeave, leave } = leaving();
    const { delivery, store, sheet, table } = setUp({ onLeave, sheetAnswers: ['unknown', 'unknown'], tableAnswers: ['delivered'] });
    store.put = async () => Promise.reject(new Error('full'));
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(sheet.calls).toEqual([SID, SID]);
    expect(table.calls).toEqual([SID]);
  });

  test('left after both have acknowledged: nothing is sent', async () => {
    const { onLeave, leave } = leaving();
    const { delivery, store, sheet, table } = setUp({ onLeave });
    store.put = async () => Promise.reject(new Error('full'));
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    leave();
    expect(sheet.calls).toEqual([SID]);
    expect(table.calls).toEqual([SID]);
  });

  test('a destination that asks for time is asked again after 1 to 5 min', async () => {
    const { delivery, store } = setUp({ tableAnswers: ['later'] });
    const start = Date.now();
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(store.entries.get(SID)?.table).toEqual({ state: 'waiting', attempts: 1, nextAt: start + 180_000 });
    expect(await delivery.nextDue()).toBe(start + 180_000);
  });

  test('a grant that comes back after an hour: the table gets the lead then, the sheet has it once', async () => {
    const answers = Array.from({ length: 40 }, (): Attempt => 'later');
    const { delivery, sheet, table, store } = setUp({ tableAnswers: [...answers, 'delivered'] });
    await delivery.submit(payload, {});
    for (let minute = 0; minute < 180 && store.entries.size > 0; minute += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await delivery.flush(true);
    }
    expect(table.calls).toHaveLength(41);
    expect(sheet.calls).toHaveLength(1);
    expect(store.entries.size).toBe(0);
  });

  test('a clock that is set back: what waits is due at once, and old leads are as old as now', async () => {
    const { delivery, sheet } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    await delivery.submit(payload, {});
    vi.setSystemTime(Date.UTC(2025, 10, 21));
    expect(await delivery.nextDue()).toBe(Date.now());
    await delivery.flush(true);
    expect(sheet.calls).toEqual([SID, SID]);
  });

  test('after 72 hours a lead is sent once more and then given up, without its text in the log', async () => {
    const { delivery, store, sheet, table } = setUp({ sheetAnswers: ['unknown'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(72 * 3_600_000);
    await delivery.flush();
    expect(store.entries.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await delivery.flush(true);
    expect(sheet.calls).toHaveLength(3);
    expect(table.calls).toHaveLength(1);
    expect(store.entries.size).toBe(0);
    expect(vi.mocked(console.warn).mock.lastCall).toEqual([
      '[leads] a lead was given up',
      { sid: SID, sheet: 'waiting', table: 'delivered' },
    ]);
  });

  test('the last send waits for a network; after 30 days there is none', async () => {
    const { delivery, store, sheet } = setUp({ sheetAnswers: ['unknown'] });
    await delivery.submit(payload, {});
    await vi.advanceTimersByTimeAsync(72 * 3_600_000 + 1);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await delivery.flush();
    expect(store.entries.size).toBe(1);
    onLine.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(27 * 24 * 3_600_000);
    await delivery.flush();
    expect(sheet.calls).toHaveLength(1);
    expect(store.entries.size).toBe(0);
  });

  test('keeps the newest 20 entries; the others are sent once more', async () => {
    let count = 0;
    const { delivery, store, sheet } = setUp({ sheetAnswers: ['unknown'], newId: () => `lead-${(count += 1)}` });
    for (let lead = 0; lead < 21; lead += 1) {
      await delivery.submit(payload, {});
      await vi.advanceTimersByTimeAsync(1);
    }
    await delivery.flush();
    expect(store.entries.size).toBe(20);
    expect(store.entries.has('lead-1')).toBe(false);
    expect(sheet.calls.filter((sid) => sid === 'lead-1')).toHaveLength(2);
  });

  test('leaves an entry alone that another tab is sending', async () => {
    const locks = {
      request: (async (_name: string, _options: LockOptions, work: LockGrantedCallback<unknown>) => work(null)) as LockManager['request'],
    };
    const { delivery, sheet, store } = setUp({ locks });
    await delivery.submit(payload, {});
    expect(sheet.calls).toEqual([]);
    expect(store.entries.size).toBe(1);
  });

  test('sends while it holds the lock of the lead, and gives it back only when both have answered', async () => {
    let answerTable: (attempt: Attempt) => void = () => undefined;
    const held: string[] = [];
    const locks = {
      request: (async (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) => {
        expect(options).toEqual({ ifAvailable: true });
        held.push(name);
        await work({ name, mode: 'exclusive' });
        held.pop();
      }) as LockManager['request'],
    };
    const { delivery, store } = setUp({ locks, tableAnswers: [new Promise<Attempt>((resolve) => (answerTable = resolve))] });
    expect(await delivery.submit(payload, {})).toBe(true);
    expect(held).toEqual([`lead-${SID}`]);
    answerTable('delivered');
    await vi.advanceTimersByTimeAsync(0);
    expect(held).toEqual([]);
    expect(store.entries.size).toBe(0);
  });

  test('locks that the browser refuses keep nobody waiting: the lead stays for later', async () => {
    const locks = { request: (async () => Promise.reject(new DOMException('', 'SecurityError'))) as LockManager['request'] };
    const { delivery, sheet, store } = setUp({ locks });
    expect(await delivery.submit(payload, {})).toBe(false);
    expect(sheet.calls).toEqual([]);
    expect(store.entries.size).toBe(1);
  });

  test('nextDue names the earliest waiting attempt', async () => {
    const { delivery } = setUp({ sheetAnswers: ['unknown', 'delivered'] });
    expect(await delivery.nextDue()).toBeUndefined();
    await delivery.submit(payload, {});
    expect(await delivery.nextDue()).toBe(Date.now() + 1_000);
    await delivery.flush();
    expect(await delivery.nextDue()).toBeUndefined();
  });
});
