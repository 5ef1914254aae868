import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { type DeadLetter, indexedDbOutbox, type OutboxEntry, type OutboxStore } from '@/leads/outboxStore';
import { mirrorRecord } from '@/leads/payload';

import { payload } from './fakes';

const leg = { state: 'waiting', attempts: 0, nextAt: 0 } as const;
const entry: OutboxEntry = { version: 1, sid: 'a', createdAt: 1, payload, record: mirrorRecord(payload), sheet: leg, table: leg };

let store: OutboxStore;
let name: string;

beforeEach(() => {
  name = crypto.randomUUID();
  store = indexedDbOutbox(name);
});

describe('the outbox in IndexedDB', () => {
  test('keeps an entry for the next page load', async () => {
    await store.put(entry);
    expect(await indexedDbOutbox(name).all()).toEqual([entry]);
  });

  test('a new entry never takes the place of one that is there', async () => {
    await store.putNew(entry);
    await store.putNew({ ...entry, createdAt: 2 });
    expect(await store.all()).toEqual([entry]);
  });

  test('changes and erases in one transaction', async () => {
    await store.put(entry);
    await store.update('a', (current) => ({ ...current, sheet: { ...current.sheet, attempts: 1 } }));
    expect((await store.all())[0]?.sheet.attempts).toBe(1);
    await store.update('a', () => null);
    expect(await store.all()).toEqual([]);
  });

  test('an entry that is gone stays gone', async () => {
    await store.update('a', (current) => current);
    expect(await store.all()).toEqual([]);
  });

  test('works again after a failed opening', async () => {
    const open = indexedDB.open;
    indexedDB.open = () => {
      throw new Error('blocked');
    };
    await expect(store.put(entry)).rejects.toThrow('blocked');
    indexedDB.open = open;
    await store.put(entry);
    expect(await store.all()).toHaveLength(1);
  });

  test('gives way when the browser deletes the site’s data, and goes on with an empty outbox', async () => {
    await store.put(entry);
    const deleted = vi.fn<() => void>();
    indexedDB.deleteDatabase(name).onsuccess = deleted;
    await waitFor(() => expect(deleted).toHaveBeenCalled());
    expect(await store.all()).toEqual([]);
    await store.put({ ...entry, sid: 'b' });
    expect((await store.all()).map(({ sid }) => sid)).toEqual(['b']);
  });

  test('opens again after the browser closed the database under it', async () => {
    const open = vi.spyOn(indexedDB, 'open');
    await store.put(entry);
    const database = open.mock.results[0]?.value.result;
    forceCloseDatabase(database);
    await waitFor(async () => expect(await store.all()).toEqual([entry]));
    expect(open).toHaveBeenCalledTimes(2);
    open.mockRestore();
  });
});

describe('dead letters', () => {
  const letter = (sid: string, endedAt: number): DeadLetter => ({ sid, createdAt: 1, endedAt, sheet: 'refused', table: 'delivered' });
  const letters = async (): Promise<unknown[]> => (await openDB(`${name}-dead-letters`)).getAll('letters');

  test('keep the id and how far the lead came', async () => {
    await store.bury(letter('a', 5));
    expect(await letters()).toEqual([{ sid: 'a', createdAt: 1, endedAt: 5, sheet: 'refused', table: 'delivered' }]);
  });

  test('of more than 20 the oldest go', async () => {
    for (let endedAt = 22; endedAt > 0; endedAt -= 1) await store.bury(letter(String(endedAt).padStart(2, '0'), endedAt));
    const kept = await letters();
    expect(kept).toHaveLength(20);
    expect(kept[0]).toMatchObject({ sid: '03' });
  });

  test('leave the entries of an earlier release readable', async () => {
    await store.bury(letter('a', 5));
    const earlier = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'sid' }) });
    earlier.close();
    await store.put(entry);
    expect(await store.all()).toEqual([entry]);
  });
});
