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

test('on a device that has never sent anything nothing waits, and the look leaves nothing behind', async () => {
  expect(await leadsWait()).toBe(false);
  expect(await indexedDB.databases()).toEqual([]);
  expect(await leadsWait()).toBe(false);
});

test('nothing waits once everything was sent', async () => {
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
  // The look is over: nobody who wants another version waits for it.
  const db = await openDB(database, 2);
  db.close();
});

test('where the disk cannot be read something may wait', async () => {
  await prepare('lead-outbox', 'another-store');
  expect(await leadsWait()).toBe(true);
});

test('where the database does not open something may wait', async () => {
  const opening = new EventTarget();
  vi.stubGlobal('indexedDB', { open: () => opening });
  const waits = leadsWait();
  opening.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await waits).toBe(true);
});

test('where there is no storage at all something may wait', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await leadsWait()).toBe(true);
});
