import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { EarlyLead } from '@/boot/handover';
import { earlyLeadId, releaseEarlyLead } from '@/leads/earlyLeads';
import { toEntry } from '@/leads/outbox/earlyEntry';
import { createOutbox } from '@/leads/outbox/outbox';
import { indexedDbOutbox, type OutboxStore } from '@/leads/outbox/store';
import type { Outcome } from '@/leads/ports';

import { fakeBoot } from '../support/fakeBoot';
import { destination, payload, studio } from '../support/fakes';

/** As written by src/boot/loader/. e2e/landing.spec.ts tests the loader and this module together. */
const early: EarlyLead = {
  version: 0,
  sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001',
  form: 'lipBlushHero',
  values: { name: 'Hessa A.', phone: '+971 50 123 4567', form_check: '' },
  path: '/lip-blush-dubai',
  arrival: '["https://studio.example/lip-blush-dubai?utm_source=instagram","https://l.instagram.com/"]',
  createdAt: Date.UTC(2026, 10, 21),
  filledInMs: 9_000,
};
const OTHER_SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002';

test('an early lead becomes the entry that its own page would have stored, under its own id', () => {
  const { sid, createdAt } = early;
  const message = 'Lead from Lip Blush Dubai form';
  const sent = { name: 'Hessa A.', email: '', whatsapp: '+971 50 123 4567', service: 'Lip Blush', message, landingPage: 'lip-blush-dubai' };
  const query = { utm_source: 'instagram', referrer: 'https://l.instagram.com/', landing: '/lip-blush-dubai' };
  const waiting = { state: 'waiting', attempts: 0 };
  expect(toEntry(early)).toMatchObject({ version: 2, sid, createdAt, payload: sent, query, targets: { sheet: waiting, table: waiting } });
});

const typed = { name: 'Hessa A.', phone: '050', email: 'hessa@example.com', message: 'Mornings,\nplease' };
const sentAsTyped = { name: 'Hessa A.', email: 'hessa@example.com', whatsapp: '050', message: 'Mornings,\nplease' };
const LIP_BLUSH = 'Lead from Lip Blush Dubai form';

test.each<[string, object, object]>([
  ['an email', { form: 'skinPenHero', values: typed }, { ...sentAsTyped, message: 'Lead from Skin Pen Dubai hero form' }],
  ['a message', { form: 'microbladingFinal', values: typed }, sentAsTyped],
  ['an unknown form', { form: 'winterOffer', values: typed }, { ...sentAsTyped, service: '', landingPage: '/lip-blush-dubai' }],
  ['no values', { values: null }, { name: '', whatsapp: '' }],
  ['a number', { values: { name: 'Noor', phone: 971 } }, { name: 'Noor', whatsapp: '971' }],
  ['a file', { values: { name: 'x', phone: new File([], 'x') } }, { name: 'x', whatsapp: '' }],
  ['a text', { values: 'Noor, 050' }, { message: `${LIP_BLUSH}\ntyped: Noor, 050` }],
  ['a field of another release', { values: { notes: 'Mornings' } }, { message: `${LIP_BLUSH}\nnotes: Mornings` }],
  ['no path', { form: 'navigationModal', path: { length: 3 } }, { name: 'Hessa A.', landingPage: '/' }],
  ['a form of numbers', { form: 7 }, { name: 'Hessa A.', whatsapp: '+971 50 123 4567' }],
  [
    // The visitor can no longer be asked to shorten it.
    'a message over the limit',
    { form: 'ledDialog', values: { name: 'Noor', message: 'م'.repeat(5_000) } },
    { message: expect.stringMatching(/^م{3800,4000}…$/) },
  ],
])('an early lead with unexpected values keeps what was typed: %s', (_what, stored, sent) => {
  expect(toEntry({ ...early, ...stored })).toMatchObject({ sid: early.sid, payload: sent });
});

test.each<[string, object, object]>([
  ['is marked if a bot may have sent it', { values: { form_check: 'Acme' }, filledInMs: 1_499 }, { suspect: 'honeypot,fast' }],
  ['has an empty query if its arrival is damaged', { filledInMs: 'soon' }, {}],
])('an early lead %s', (_what, stored, query) => {
  expect(toEntry({ ...early, arrival: '{broken', ...stored }).query).toEqual(query);
});

// The second clock has started in 1970.
test.each([Number.NaN, 5])('an early lead of the invalid time %s has the present time', (createdAt) => {
  expect(Date.now() - toEntry({ ...early, createdAt, arrival: { href: 1 } }).createdAt).toBeLessThan(60_000);
});

describe('an early lead in the outbox', () => {
  const recent: EarlyLead = { ...early, createdAt: Date.now() };
  const loadToEntry = vi.fn(async () => toEntry);
  let store: OutboxStore;

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    store = indexedDbOutbox();
    expect(await store.all()).toEqual([]);
    await storeEarly(recent);
  });

  /** Stores a value as the boot loader does. */
  async function storeEarly(lead: object): Promise<void> {
    const db = await openDB('lead-outbox');
    await db.put('entries', lead);
    db.close();
  }

  /** The outbox of a page. `attempts`: the outcomes of the attempts at both destinations. */
  function openOutbox({ attempts = ['delivered'], own = store }: { attempts?: Outcome[]; own?: OutboxStore } = {}) {
    const [sheet, table, { told, notification }] = [destination(...attempts), destination(...attempts), studio()];
    return { sheet, table, told, outbox: createOutbox({ store: own, sheet: sheet.sheet, table: table.table, notification, loadToEntry }) };
  }

  test('is sent by the next page under its own id, and erased; a skin-pen lead goes to the table alone, and the studio is notified', async () => {
    await storeEarly({ ...recent, sid: OTHER_SID, form: 'skinPenHero' });
    const { outbox, sheet, table, told } = openOutbox();
    await outbox.flush();
    expect([sheet.calls, table.calls, await store.all()]).toEqual([[recent.sid], [recent.sid, OTHER_SID], []]);
    expect(told).toMatchObject([{ full_name: 'Hessa A.', source_page: 'skin-pen-microneedling-dubai' }]);
  });

  test('is completed before it is sent: a failed attempt leaves an entry with its own time, which another page does not replace', async () => {
    const { outbox } = openOutbox({ attempts: ['unknown'] });
    await outbox.flush(true);
    const [entry] = await store.all();
    const { sid, createdAt } = recent;
    expect(entry).toMatchObject({ version: 2, sid, createdAt, targets: { sheet: { attempts: 1 }, table: { attempts: 1 } } });
    await store.update(toEntry(recent), (current) => current);
    expect(await store.all()).toEqual([entry]);
  });

  test('a table-only lead is retried without the origin, in case a gateway refuses its header', async () => {
    await storeEarly({ ...recent, form: 'skinPenHero' });
    const { outbox, table, told } = openOutbox({ attempts: ['unknown', 'delivered'] });
    await outbox.flush();
    expect(told).toEqual([]);
    await outbox.flush();
    expect([table.queries, told.length]).toEqual([[toEntry(recent).query, {}], 1]);
  });

  test('is left to its form while that form is on this page, also if the form is sent while IndexedDB is being read', async () => {
    const form = document.createElement('form');
    const sendForm = () => fakeBoot({ earlyLeads: new Map([[form, recent.sid]]) });
    const all = async () => {
      sendForm();
      return store.all();
    };
    const { outbox, sheet } = openOutbox({ own: { ...store, all } });
    await outbox.flush();
    expect([await outbox.nextDue(), await store.all(), sheet.calls]).toEqual([undefined, [recent], []]);
    expect([earlyLeadId(form), earlyLeadId(document.createElement('form'))]).toEqual([recent.sid, undefined]);
    expect([releaseEarlyLead(form), releaseEarlyLead(form)]).toEqual([true, false]);
    const later = openOutbox();
    await later.outbox.flush();
    expect(later.sheet.calls).toEqual([recent.sid]);
  });

  test('is replaced by what its form sends, and erased with it even if the form’s entry could not be stored', async () => {
    const { outbox, sheet } = openOutbox({ own: { ...store, put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) } });
    expect(await outbox.add(payload, {}, recent.sid)).toBe(true);
    await vi.waitFor(async () => expect(await store.all()).toEqual([]));
    expect(sheet.calls).toEqual([recent.sid]);
  });

  test('is taken by only one of two callers, and by none once it is completed', async () => {
    expect(await Promise.all([store.takeEarly(recent.sid), indexedDbOutbox().takeEarly(recent.sid)])).toEqual([true, false]);
    await store.put(toEntry(recent));
    expect([await store.takeEarly(recent.sid), (await store.all()).length]).toEqual([false, 1]);
  });

  test('does not hold back other leads if it cannot be completed; it stays until it can', async () => {
    loadToEntry.mockRejectedValueOnce(new DOMException('', 'NetworkError'));
    await store.put({ ...toEntry(recent), sid: OTHER_SID });
    const { outbox, sheet } = openOutbox();
    await outbox.flush();
    expect([sheet.calls, await store.all()]).toEqual([[OTHER_SID], [recent]]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[leads] a form sent early could not be read', { reason: 'NetworkError' });
    expect(await outbox.nextDue()).toBeLessThanOrEqual(Date.now());
    await storeEarly({ version: 0, sid: 'a', values: null, path: null });
    await outbox.flush();
    expect(sheet.calls).toEqual([OTHER_SID, recent.sid, 'a']);
  });
});
