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

async function prepare(database: string, store: string, ...leads: { sid: string }[]): Promise<void> {
  const db = await openDB(database, 1, { upgrade: (db) => void db.createObjectStore(store, { keyPath: 'sid' }) });
  for (const lead of leads) await db.put(store, lead);
  db.close();
}

test('no lead waits if none was ever sent, and the check creates no database; nor after all were sent', async () => {
  expect(await leadsWait()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  await prepare('lead-outbox', 'entries');
  await prepare('early-leads', 'leads');
  expect(await leadsWait()).toBe(false);
});

test.each([
  ['the outbox', 'lead-outbox', 'entries'],
  ['the loader', 'early-leads', 'leads'],
])('a lead of %s waits', async (_whose, database, store) => {
  await prepare(database, store, { sid: 'a' });
  expect(await leadsWait()).toBe(true);
  // The check has closed its connection, so that an upgrade is not blocked.
  const db = await openDB(database, 2);
  db.close();
});

test('a lead may wait if the database cannot be read, cannot be opened or is missing altogether', async () => {
  await prepare('lead-outbox', 'another-store');
  expect(await leadsWait()).toBe(true);
  const opening = new EventTarget();
  vi.stubGlobal('indexedDB', { open: () => opening });
  const waits = leadsWait();
  opening.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await waits).toBe(true);
  vi.stubGlobal('indexedDB', undefined);
  expect(await leadsWait()).toBe(true);
});
