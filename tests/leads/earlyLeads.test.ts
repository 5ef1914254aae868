import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { EarlyLead } from '@/boot/handover';
import { toSubmission } from '@/leads/earlyEntry';
import { earlyLeadId, releaseEarlyLead } from '@/leads/earlyLeads';
import { adoptEarlyLeads, type EarlyLeadStore, indexedDbEarlyLeads } from '@/leads/earlyLeadStore';
import { type EarlySubmission } from '@/leads/outbox';

import { fakeBoot } from '../boot/fakeBoot';

/** As written by src/boot/loader/. e2e/landing.spec.ts tests the loader and this module together. */
const early: EarlyLead = {
  sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001',
  form: 'lipBlushHero',
  values: { name: 'Hessa A.', phone: '+971 50 123 4567', form_check: '' },
  path: '/lip-blush-dubai',
  arrival: '["https://studio.example/lip-blush-dubai?utm_source=instagram","https://l.instagram.com/"]',
  createdAt: Date.UTC(2026, 10, 21),
  filledInMs: 9_000,
};

describe('an early lead', () => {
  test('becomes the payload and query that its own page would have sent, under its own id', () => {
    expect(toSubmission(early)).toEqual({
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
      destination: 'sheet',
    });
  });

  const values = { name: 'Hessa A.', phone: '050', email: 'hessa@example.com', message: 'Mornings,\nplease' };
  const typed = { name: 'Hessa A.', email: 'hessa@example.com', whatsapp: '050' };

  test.each([
    ['skinPenHero', 'table', { service: 'Skin Pen Microneedling', message: 'Lead from Skin Pen Dubai hero form' }],
    ['microbladingFinal', 'sheet', { service: 'Microblading', message: 'Mornings,\nplease', landingPage: 'microblading-dubai' }],
    // An unknown form, as from another release.
    ['winterOffer', 'sheet', { service: '', message: 'Mornings,\nplease', landingPage: '/lip-blush-dubai' }],
  ])('keeps the typed email and message if its form sends them; a skin-pen lead goes to the table: %s', (form, destination, payload) => {
    expect(toSubmission({ ...early, form, values })).toMatchObject({ destination, payload: { ...typed, ...payload } });
  });

  test('is marked if a bot may have sent it; values that nobody can have typed become empty', () => {
    const machine = { name: 'x', phone: new File([], 'x'), form_check: 'Acme' };
    const { payload, query } = toSubmission({ ...early, values: machine, arrival: '{broken', filledInMs: 1_499 });
    expect(query).toEqual({ suspect: 'honeypot,fast' });
    expect(payload.whatsapp).toBe('');
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
  ])('%s: the typed text is still sent', (_what, stored, payload) => {
    expect(toSubmission({ ...early, ...stored })).toMatchObject({ sid: early.sid, payload });
  });

  test('an invalid id becomes a new id, an invalid time the present time, and an invalid arrival an empty query', () => {
    const { sid, createdAt, query } = toSubmission({ ...early, sid: 'x', createdAt: Number.NaN, arrival: { href: 1 }, filledInMs: 'soon' });
    expect(sid).toMatch(/^[0-9a-f]{8}-/);
    expect(Date.now() - createdAt).toBeLessThan(60_000);
    expect(query).toEqual({});
    // The device's clock has started in 1970.
    expect(Date.now() - toSubmission({ ...early, createdAt: 5 }).createdAt).toBeLessThan(60_000);
  });

  test('is truncated to the limits, as the visitor can no longer be asked to shorten it', () => {
    const values = { name: 'Noor', message: 'م'.repeat(5_000) };
    const { payload } = toSubmission({ ...early, form: 'ledDialog', values });
    expect(payload.message).toMatch(/^م{3800,4000}…$/);
  });
});

describe('adopting early leads of earlier pages', () => {
  const keep = vi.fn<(lead: EarlySubmission) => Promise<void>>();
  let store: EarlyLeadStore;

  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keep.mockReset().mockResolvedValue(undefined);
    store = indexedDbEarlyLeads();
    expect(await store.all()).toEqual([]);
    const db = await openDB('early-leads');
    await db.put('leads', early);
    await db.put('leads', { ...early, sid: '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002', form: 'homeHero' });
    db.close();
  });

  afterEach(() => {
    delete window.boot;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('moves the leads to the outbox, and erases them once the outbox has stored them', async () => {
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(keep.mock.calls.map(([{ sid, payload }]) => [sid, payload.message])).toEqual([
      ['7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001', 'Lead from Lip Blush Dubai form'],
      ['7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0002', 'Booking request from hero section'],
    ]);
    expect(await store.all()).toEqual([]);
  });

  test('skips a lead that a form on this page will still send, until that form is removed', async () => {
    const form = document.createElement('form');
    fakeBoot({ earlyLeads: new Map([[form, early.sid]]) });
    expect(earlyLeadId(form)).toBe(early.sid);
    expect(earlyLeadId(document.createElement('form'))).toBeUndefined();
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(await store.all()).toEqual([early]);
    expect(releaseEarlyLead(form)).toBe(true);
    expect(releaseEarlyLead(form)).toBe(false);
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(keep).toHaveBeenCalledTimes(2);
    expect(await store.all()).toEqual([]);
  });

  test('skips a lead whose form is sent on this page while IndexedDB is being read', async () => {
    const all = async () => {
      fakeBoot({ earlyLeads: new Map([[document.createElement('form'), early.sid]]) });
      return [early];
    };
    await adoptEarlyLeads({ ...store, all }, { enqueue: keep });
    expect(keep).not.toHaveBeenCalled();
  });

  test('lets only one of two simultaneous claims succeed', async () => {
    expect(await Promise.all([store.claim(early.sid), indexedDbEarlyLeads().claim(early.sid)])).toEqual([true, false]);
    expect(await store.all()).toHaveLength(1);
  });

  test('keeps a lead that cannot be adopted, and adopts the other leads', async () => {
    keep.mockRejectedValueOnce(new DOMException('', 'DataCloneError'));
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(keep).toHaveBeenCalledTimes(2);
    expect(await store.all()).toEqual([early]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[leads] a form sent early could not be read', { reason: 'DataCloneError' });
  });

  test('adopts all leads even if the first has unreadable values', async () => {
    const db = await openDB('early-leads');
    await db.put('leads', { sid: 1, values: null, path: null });
    db.close();
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(keep).toHaveBeenCalledTimes(3);
    expect(await store.all()).toEqual([]);
  });

  test('keeps leads that the outbox refuses; an IndexedDB failure is only logged', async () => {
    keep.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await adoptEarlyLeads(store, { enqueue: keep });
    expect(await store.all()).toHaveLength(2);
    expect(console.warn).toHaveBeenCalledWith('[leads] a form sent early could not be read', { reason: 'QuotaExceededError' });
    await adoptEarlyLeads({ ...store, all: () => Promise.reject(new DOMException('', 'InvalidStateError')) }, { enqueue: keep });
    expect(console.warn).toHaveBeenLastCalledWith('[leads] a form sent early could not be read', { reason: 'InvalidStateError' });
  });
});
