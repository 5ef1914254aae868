import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';

import { type OutboxEntry, readEntry, withOutcome } from '@/leads/outbox/entry';
import { indexedDbOutbox, type OutboxStore } from '@/leads/outbox/store';
import { leadsWait } from '@/leads/outbox/waitingLeads';
import { mirrorRecord } from '@/leads/payload';

import { payload } from '../support/fakes';

const waiting = { state: 'waiting', attempts: 0, nextAt: 0 } as const;
const record = mirrorRecord(payload);
const both = { sheet: waiting, table: waiting };
const entry: OutboxEntry = { version: 2, sid: 'a', createdAt: 1, payload, query: {}, record, targets: both };
const HOUR_MS = 3_600_000;
const addAttempt = (current: OutboxEntry) => withOutcome(current, 'sheet', 'unknown', 0, 0);

let store: OutboxStore;
let name: string;

beforeEach(async () => {
  name = crypto.randomUUID();
  store = indexedDbOutbox(name);
  await store.put(entry);
});

describe('the outbox in IndexedDB', () => {
  test('keeps an entry for the next page load; changes and erases it in one transaction; an erased entry stays erased', async () => {
    expect(await indexedDbOutbox(name).all()).toEqual([entry]);
    await store.update(entry, addAttempt);
    expect(await store.all()).toMatchObject([{ targets: { sheet: { attempts: 1 } } }]);
    await store.update(entry, () => null);
    await store.update(entry, (current) => current);
    expect(await store.all()).toEqual([]);
  });

  test('lets the browser delete the site’s data, and continues with an empty outbox', async () => {
    const deleted = vi.fn<() => void>();
    indexedDB.deleteDatabase(name).onsuccess = deleted;
    await waitFor(() => expect(deleted).toHaveBeenCalled());
    expect(await store.all()).toEqual([]);
    await store.put({ ...entry, sid: 'b' });
    expect((await store.all()).map(({ sid }) => sid)).toEqual(['b']);
  });

  test('opens the database again after opening has failed, and after the browser has closed it', async () => {
    const newer = crypto.randomUUID();
    (await openDB(newer, 2)).close();
    const again = indexedDbOutbox(newer);
    await expect(again.all()).rejects.toHaveProperty('name', 'VersionError');
    await deleteDB(newer);
    const open = vi.spyOn(indexedDB, 'open');
    await again.put(entry);
    forceCloseDatabase(open.mock.results[0]?.value.result);
    await waitFor(async () => expect(await again.all()).toEqual([entry]));
  });
});

describe('a connection that the browser has closed without an event, as iOS does under a sleeping tab', () => {
  const { transaction } = IDBDatabase.prototype;
  const died = () => vi.spyOn(IDBDatabase.prototype, 'transaction');
  let opened: MockInstance<IDBFactory['open']>;

  beforeEach(() => void (opened = vi.spyOn(indexedDB, 'open')));

  test.each<[string, () => void]>([
    ['before a transaction', () => opened.mock.results.at(-1)?.value.result.close()],
    [
      'during a transaction',
      () =>
        died().mockImplementationOnce(function abort(this: IDBDatabase, ...args) {
          const tx = transaction.apply(this, args);
          tx.abort();
          return tx;
        }),
    ],
  ])('%s is replaced: each operation has its effect once', async (_when, die) => {
    const operations = [
      () => store.put({ ...entry, sid: 'b' }),
      () => store.update(entry, addAttempt),
      () => store.takeEarly('early'),
      () => store.all(),
    ];
    const db = await openDB(name);
    await db.put('entries', { sid: 'early', version: 0, createdAt: Date.now() });
    store = indexedDbOutbox(name);
    await store.all();
    const results: unknown[] = [];
    for (const operate of operations) {
      die();
      results.push(await operate());
    }
    expect(results).toEqual([undefined, undefined, true, [addAttempt(entry), { ...entry, sid: 'b' }]]);
    expect(opened).toHaveBeenCalledTimes(2 + operations.length);
    db.close();
  });

  test('is replaced once: an operation fails if the next connection is dead as well, and the operation after it works', async () => {
    const throwError = () => {
      throw new DOMException('', 'InvalidStateError');
    };
    died().mockImplementationOnce(throwError).mockImplementationOnce(throwError);
    await expect(store.update(entry, addAttempt)).rejects.toHaveProperty('name', 'InvalidStateError');
    expect(await store.all()).toEqual([entry]);
  });

  test('or that does not respond within a second is closed; the operation is not repeated, and the next one gets a new connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let stuck: IDBTransaction | undefined;
    died().mockImplementationOnce(function stall(this: IDBDatabase, ...args) {
      stuck = Object.assign(transaction.apply(this, args), { _start: () => undefined });
      return stuck;
    });
    const stalled = store.update(entry, addAttempt);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(() => stuck?.db.transaction('entries')).toThrow('not allowed');
    stuck?.abort();
    await expect(stalled).rejects.toHaveProperty('name', 'AbortError');
    expect(await store.all()).toEqual([entry]);
    // Opening can get stuck as well.
    opened.mockReturnValueOnce(new IDBOpenDBRequest());
    store = indexedDbOutbox(name);
    void store.takeEarly('a');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await store.all()).toEqual([entry]);
  });
});

test('a target that has the lead keeps it, however an overlapping request ends', () => {
  const delivered = withOutcome(entry, 'sheet', 'delivered', 0, 0);
  expect(withOutcome(delivered, 'sheet', 'unknown', 0, 0)).toEqual(delivered);
});

describe('an entry of another release, or a damaged one', () => {
  const now = Date.UTC(2026, 10, 22);
  const hoursAgo = (hours: number) => now - hours * HOUR_MS;
  const stored = { ...entry, createdAt: hoursAgo(1), query: { gclid: 'x' } };
  const earlier = { version: 1, targets: undefined };
  const delivered = { state: 'delivered', attempts: 1, nextAt: 5 } as const;
  const refused = { ...delivered, state: 'refused' } as const;

  test.each<[string, object, Partial<OutboxEntry>]>([
    ['nothing, as it is complete', { targets: { table: refused }, further: 1 }, { targets: { table: refused } }],
    ['no query', { query: undefined }, { query: {} }],
    ['a query with values of another type', { query: { gclid: 7 } }, { query: {} }],
    ['no record', { record: undefined }, { record }],
    ['a record without its phone', { record: { ...record, phone_number: undefined } }, { record }],
    ['no targets', { targets: undefined }, {}],
    ['targets of another type', { targets: ['sheet'] }, {}],
    ['unknown targets', { targets: { post: refused } }, {}],
    ['a target without a state', { targets: { table: 'waiting' } }, {}],
    ['the sheet alone', { targets: { sheet: refused } }, { targets: { sheet: refused, table: waiting } }],
    ['a sheet without a state', { targets: { sheet: null, table: refused } }, { targets: { sheet: waiting, table: refused } }],
    ['unknown states', { targets: { table: { state: 'sent', attempts: 'many', nextAt: NaN } } }, { targets: { table: waiting } }],
    ['version 1', { ...earlier, sheet: refused, table: delivered }, { targets: { sheet: refused, table: delivered } }],
    ['version 1 for the table alone', { ...earlier, sheet: delivered, table: refused, notify: true }, { targets: { table: refused } }],
    ['version 1 without its table', { ...earlier, sheet: delivered, notify: true }, { targets: { table: waiting } }],
    ['version 1 without states', { ...earlier, table: delivered }, { targets: { sheet: waiting, table: delivered } }],
    ['version 1 with an unknown mark', { ...earlier, notify: 'yes' }, {}],
    ['a time in the future', { createdAt: now + HOUR_MS }, { createdAt: now }],
    ['no time: it is sent for the last time', { createdAt: 'yesterday' }, { createdAt: hoursAgo(72) - 1 }],
  ])('is repaired: %s', (_what, changed, expected) => {
    expect(readEntry({ ...stored, ...changed }, now)).toEqual({ ...stored, ...expected });
  });

  test.each<[string, unknown, 'none' | 'newer']>([
    ['nothing', undefined, 'none'],
    ['a text', 'a', 'none'],
    ['no id', { ...stored, sid: 7 }, 'none'],
    ['no payload', { ...stored, payload: null }, 'none'],
    ['a payload without its phone', { ...stored, payload: { ...payload, whatsapp: undefined } }, 'none'],
    ['a later release, to which it is left', { sid: 'a', version: 3, createdAt: hoursAgo(400 * 24) }, 'newer'],
  ])('cannot be sent: %s', (_what, value, expected) => {
    expect(readEntry(value, now)).toBe(expected);
  });

  test('that cannot be sent is erased and logged without its text; entries of a later release stay, and all others are read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const db = await openDB(name);
    await db.put('entries', { sid: 'b', version: 1, createdAt: Date.now(), payload: { name: 'Hessa' } });
    await db.put('entries', { sid: 'c', version: 3, createdAt: Date.now() });
    expect(await store.all()).toEqual([entry]);
    expect(await db.getAllKeys('entries')).toEqual(['a', 'c']);
    db.close();
    expect(warn.mock.calls).toEqual([['[leads] the outbox holds what is no lead; it is erased', { sids: ['b'] }]]);
    const change = vi.fn(() => null);
    await store.update({ ...entry, sid: 'c' }, change);
    expect(change).not.toHaveBeenCalled();
  });
});

describe('a page that asks whether a lead waits', () => {
  beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

  test('finds the leads in the outbox, and creates no outbox if no lead was ever submitted', async () => {
    expect([await leadsWait(), await indexedDB.databases()]).toEqual([false, []]);
    store = indexedDbOutbox();
    await store.put(entry);
    expect(await leadsWait()).toBe(true);
    await store.update(entry, () => null);
    expect(await leadsWait()).toBe(false);
    // Its connection is closed, or it would block this upgrade.
    (await openDB('lead-outbox', 2)).close();
  });

  test('assumes that one waits if the database cannot be read or opened, or if IndexedDB is missing', async () => {
    (await openDB('lead-outbox', 1, { upgrade: (db) => void db.createObjectStore('another-store') })).close();
    expect(await leadsWait()).toBe(true);
    const opening = new EventTarget();
    vi.stubGlobal('indexedDB', { open: () => opening });
    const waits = leadsWait();
    opening.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await waits).toBe(true);
    vi.stubGlobal('indexedDB', undefined);
    expect(await leadsWait()).toBe(true);
  });
});
