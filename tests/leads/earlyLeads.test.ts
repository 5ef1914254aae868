import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { EarlyLead } from '@/boot/handover';
import { toEntry } from '@/leads/earlyEntry';
import { earlyLeadId, releaseEarlyLead } from '@/leads/earlyLeads';
import { createOutbox } from '@/leads/outbox';
import { indexedDbOutbox, type OutboxStore } from '@/leads/outboxStore';
import type { Attempt } from '@/leads/ports';

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

describe('an early lead', () => {
  test('becomes the entry that its own page would have stored, under its own id', () => {
    expect(toEntry(early)).toMatchObject({
      version: 1,
      sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001',
      createdAt: Date.UTC(2026, 10, 21),
      payload: {
        name: 'Hessa A.',
        email: '',
        whatsapp: '+971 50 123 4567',
        service: 'Lip Blush',
        message: 'Lead from Lip Blush Dubai form',
        landingPage: 'lip-blush-dubai',
      },
      query: { utm_source: 'instagram', referrer: 'https://l.instagram.com/', landing: '/lip-blush-dubai' },
      sheet: { state: 'waiting', attempts: 0 },
      table: { state: 'waiting', attempts: 0 },
    });
  });

  const values = { name: 'Hessa A.', phone: '050', email: 'hessa@example.com', message: 'Mornings,\nplease' };
  const typed = { name: 'Hessa A.', email: 'hessa@example.com', whatsapp: '050' };

  test.each([
    ['skinPenHero', 'delivered', { service: 'Skin Pen Microneedling', message: 'Lead from Skin Pen Dubai hero form' }],
    ['microbladingFinal', 'waiting', { service: 'Microblading', message: 'Mornings,\nplease', landingPage: 'microblading-dubai' }],
    // An unknown form, as from another release.
    ['winterOffer', 'waiting', { service: '', message: 'Mornings,\nplease', landingPage: '/lip-blush-dubai' }],
  ])('keeps the typed email and message if its form sends them; a skin-pen lead goes to the table: %s', (form, state, sent) => {
    expect(toEntry({ ...early, form, values })).toMatchObject({ sheet: { state }, payload: { ...typed, ...sent } });
  });

  test('is marked if a bot may have sent it; values that nobody can have typed become empty', () => {
    const machine = { name: 'x', phone: new File([], 'x'), form_check: 'Acme' };
    const entry = toEntry({ ...early, values: machine, arrival: '{broken', filledInMs: 1_499 });
    expect(entry.query).toEqual({ suspect: 'honeypot,fast' });
    expect(entry.payload.whatsapp).toBe('');
  });
});

describe('an early lead with unexpected values', () => {
  test.each([
    ['no values', { values: null }, { name: '', whatsapp: '' }],
    ['a number', { values: { name: 'Noor', phone: 971 } }, { name: 'Noor', whatsapp: '971' }],
    ['a text', { values: 'Noor, 050' }, { message: 'Lead from Lip Blush Dubai form\ntyped: Noor, 050' }],
    ['a field of another release', { values: { notes: 'Mornings' } }, { message: 'Lead from Lip Blush Dubai form\nnotes: Mornings' }],
    ['no path', { form: 'navigationModal', path: { length: 3 } }, { name: 'Hessa A.', landingPage: '/' }],
    ['a form of numbers', { form: 7 }, { name: 'Hessa A.', whatsapp: '+971 50 123 4567' }],
  ])('%s: the typed text is still sent', (_what, stored, sent) => {
    expect(toEntry({ ...early, ...stored })).toMatchObject({ sid: early.sid, payload: sent });
  });

  test('an invalid time becomes the present time, and an invalid arrival an empty query', () => {
    const { createdAt, query } = toEntry({ ...early, createdAt: Number.NaN, arrival: { href: 1 }, filledInMs: 'soon' });
    expect(Date.now() - createdAt).toBeLessThan(60_000);
    expect(query).toEqual({});
    // The device's clock has started in 1970.
    expect(Date.now() - toEntry({ ...early, createdAt: 5 }).createdAt).toBeLessThan(60_000);
  });

  test('is truncated to the limits, as the visitor can no longer be asked to shorten it', () => {
    const values = { name: 'Noor', message: 'م'.repeat(5_000) };
    const entry = toEntry({ ...early, form: 'ledDialog', values });
    expect(entry.payload.message).toMatch(/^م{3800,4000}…$/);
  });
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

  afterEach(() => {
    delete window.boot;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Stores a value as the boot loader does. */
  async function storeEarly(lead: object): Promise<void> {
    const db = await openDB('lead-outbox');
    await db.put('entries', lead);
    db.close();
  }

  /** The outbox of a page. `attempts`: the outcomes of the attempts at both destinations. */
  function openOutbox({ attempts = ['delivered'], own = store }: { attempts?: Attempt[]; own?: OutboxStore } = {}) {
    const [sheet, table, { told, notification }] = [destination(...attempts), destination(...attempts), studio()];
    return { sheet, table, told, outbox: createOutbox({ store: own, sheet: sheet.sheet, table: table.table, notification, loadToEntry }) };
  }

  test('is sent by the next page under its own id, and erased; a skin-pen lead goes to the table alone, and the studio is notified', async () => {
    const skinPen = { ...recent, sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002', form: 'skinPenHero' };
    await storeEarly(skinPen);
    const { outbox, sheet, table, told } = openOutbox();
    await outbox.flush();
    expect([sheet.calls, table.calls]).toEqual([[recent.sid], [recent.sid, skinPen.sid]]);
    expect(told).toMatchObject([{ full_name: 'Hessa A.', source_page: 'skin-pen-microneedling-dubai' }]);
    expect(await store.all()).toEqual([]);
  });

  test('is completed before it is sent: a failed attempt leaves an entry with its own time, which another page does not replace', async () => {
    const { outbox } = openOutbox({ attempts: ['unknown'] });
    await outbox.flush(true);
    const [entry] = await store.all();
    expect(entry).toMatchObject({
      version: 1,
      sid: recent.sid,
      createdAt: recent.createdAt,
      sheet: { attempts: 1 },
      table: { attempts: 1 },
    });
    await store.update(toEntry(recent), (current) => current);
    expect(await store.all()).toEqual([entry]);
  });

  test('a table-only lead is retried without the origin, in case a gateway refuses its header', async () => {
    await storeEarly({ ...recent, form: 'skinPenHero' });
    const { outbox, table, told } = openOutbox({ attempts: ['unknown', 'delivered'] });
    await outbox.flush();
    expect(told).toEqual([]);
    await outbox.flush();
    expect(table.queries).toEqual([toEntry(recent).query, {}]);
    expect(told).toHaveLength(1);
  });

  test('is left to its form while that form is on this page', async () => {
    const form = document.createElement('form');
    fakeBoot({ earlyLeads: new Map([[form, recent.sid]]) });
    expect(earlyLeadId(form)).toBe(recent.sid);
    expect(earlyLeadId(document.createElement('form'))).toBeUndefined();
    const { outbox, sheet } = openOutbox();
    await outbox.flush();
    expect(await outbox.nextDue()).toBeUndefined();
    expect(await store.all()).toEqual([recent]);
    expect(releaseEarlyLead(form)).toBe(true);
    expect(releaseEarlyLead(form)).toBe(false);
    await outbox.flush();
    expect(sheet.calls).toEqual([recent.sid]);
  });

  test('is left to its form if that form is sent while IndexedDB is being read', async () => {
    const all = async () => {
      fakeBoot({ earlyLeads: new Map([[document.createElement('form'), recent.sid]]) });
      return store.all();
    };
    const { outbox, sheet } = openOutbox({ own: { ...store, all } });
    await outbox.flush();
    expect(sheet.calls).toEqual([]);
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
    expect(await store.takeEarly(recent.sid)).toBe(false);
    expect(await store.all()).toHaveLength(1);
  });

  test('does not hold back other leads if it cannot be completed; it stays until it can', async () => {
    loadToEntry.mockRejectedValueOnce(new DOMException('', 'NetworkError'));
    const other = { ...toEntry(recent), sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002' };
    await store.put(other);
    const { outbox, sheet } = openOutbox();
    await outbox.flush();
    expect([sheet.calls, await store.all()]).toEqual([[other.sid], [recent]]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[leads] a form sent early could not be read', { reason: 'NetworkError' });
    expect(await outbox.nextDue()).toBeLessThanOrEqual(Date.now());
    await storeEarly({ version: 0, sid: 'a', values: null, path: null });
    await outbox.flush();
    expect(sheet.calls).toEqual([other.sid, recent.sid, 'a']);
  });
});
