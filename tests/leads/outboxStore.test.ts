import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { indexedDbOutbox, type OutboxEntry, type OutboxStore } from '@/leads/outboxStore';
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
