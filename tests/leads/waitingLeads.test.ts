import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';

import { leadsWait } from '@/leads/waitingLeads';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

async function createOutbox(store: string): Promise<void> {
  const db = await openDB('lead-outbox', 1, { upgrade: (db) => void db.createObjectStore(store, { keyPath: 'sid' }) });
  db.close();
}

test('no lead waits if none was ever submitted or all were delivered; a lead in the outbox waits', async () => {
  expect(await leadsWait()).toBe(false);
  // The check creates no database.
  expect(await indexedDB.databases()).toEqual([]);
  await createOutbox('entries');
  expect(await leadsWait()).toBe(false);
  const db = await openDB('lead-outbox', 1);
  await db.put('entries', { sid: 'a' });
  db.close();
  expect(await leadsWait()).toBe(true);
  // The check must have closed its connection, or it would block this upgrade.
  (await openDB('lead-outbox', 2)).close();
});

test('a lead is assumed to wait if the database cannot be read or opened, or if IndexedDB is missing', async () => {
  await createOutbox('another-store');
  expect(await leadsWait()).toBe(true);
  const opening = new EventTarget();
  vi.stubGlobal('indexedDB', { open: () => opening });
  const waits = leadsWait();
  opening.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await waits).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(await leadsWait()).toBe(true);
});
