import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { leadsWait } from '@/leads/waitingLeads';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function prepare(store: string, ...leads: { sid: string }[]): Promise<void> {
  const db = await openDB('lead-outbox', 1, { upgrade: (db) => void db.createObjectStore(store, { keyPath: 'sid' }) });
  for (const lead of leads) await db.put(store, lead);
  db.close();
}

test('no lead waits if none was ever submitted or all were delivered; the check creates no database', async () => {
  expect(await leadsWait()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  await prepare('entries');
  expect(await leadsWait()).toBe(false);
});

test('a lead in the outbox counts as waiting', async () => {
  await prepare('entries', { sid: 'a' });
  expect(await leadsWait()).toBe(true);
  // The check must have closed its connection, or it would block this upgrade.
  const db = await openDB('lead-outbox', 2);
  db.close();
});

test('a lead is assumed to wait if the database cannot be read or opened, or if IndexedDB is missing', async () => {
  await prepare('another-store');
  expect(await leadsWait()).toBe(true);
  const opening = new EventTarget();
  vi.stubGlobal('indexedDB', { open: () => opening });
  const waits = leadsWait();
  opening.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await waits).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(await leadsWait()).toBe(true);
});
