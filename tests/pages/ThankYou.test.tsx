import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { thankYou } from '@/content/thankYou';
import type * as LeadStatuses from '@/leads/leadStatus';
import type { LeadStatus } from '@/leads/leadStatus';
import { newEntry } from '@/leads/outbox/entry';

import { payload } from '../support/fakes';

// Tests the texts of /thank-you for each result of delivery. The state of a page's leads lives in a module, so each test loads
// fresh modules.

const SID = crypto.randomUUID();
const SUBMITTED = 'Your request has been submitted.';
const REVIEWED = 'Our team will review it within 2 hours, call you, and schedule your free consultation.';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.title = 'Thank You | Atelier Marina';
});

/** Opens /thank-you in a new document, as after a reload or on a later visit. `before`: what a form has done in the same document. */
async function open(before?: (status: typeof LeadStatuses) => void) {
  vi.resetModules();
  const status = await import('@/leads/leadStatus');
  before?.(status);
  const { default: ThankYou } = await import('@/pages/ThankYou');
  return { status, ...render(<ThankYou />) };
}

/** Opens /thank-you after a form whose lead has this status. */
const openAfter = async (leadStatus: LeadStatus, sent = payload) =>
  open(({ setLeadStatus, recordSubmission }) => {
    setLeadStatus(SID, leadStatus, sent);
    recordSubmission(false);
  });

/** Reports the status of leads from another tab. */
function reportFromOtherTab(...messages: [sid: string, status: LeadStatus][]): void {
  const otherTab = new BroadcastChannel('lead-status');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  for (const message of messages) otherTab.postMessage(message);
  otherTab.close();
}

const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const announced = () => screen.getByRole('status').textContent ?? '';
const chat = () => decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '');

function expectThanks(): void {
  expect([headline(), announced(), document.title]).toEqual(['Thank you', SUBMITTED + REVIEWED, 'Thank You | Atelier Marina']);
}

function expectNotice(state: keyof typeof thankYou.unsent): void {
  const { lead, promise } = thankYou.unsent[state];
  expect(announced()).toBe(lead + promise);
  for (const title of [headline(), document.title]) expect(title).toMatch(/^Not sent/);
  expect(document.body.textContent).not.toMatch(/thank|submitted|within 2 hours/i);
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
}

describe('after a form', () => {
  test('whose lead was acknowledged: the page shows the agreed thanks, even if other leads wait', async () => {
    await open(({ setLeadStatus, recordSubmission }) => {
      setLeadStatus('another', 'kept');
      recordSubmission(true);
    });
    expectThanks();
    expect(chat()).not.toContain('text=');
  });

  test.each(['kept', 'unsaved'] as const)('whose lead waits: the page first says where the lead is stored (%s)', async (stored) => {
    const { status } = await openAfter(stored);
    expectNotice(stored);
    expect(chat()).toMatch(/^https:\/\/wa\.me\/.*text=/);
    act(() => status.setLeadStatus(SID, 'delivered'));
    expectThanks();
    expect(screen.getByText('Within 2 hours')).toBeDefined();
  });

  test('whose lead was finally refused: the page shows the typed text, also in the chat link and after a reload, but thanks for a later lead', async () => {
    const { unmount } = await openAfter('failed', { ...payload, message: 'Mornings,\nplease' });
    expectNotice('failed');
    const { textContent } = screen.getByRole('region', { name: /What you wrote/ });
    for (const text of ['Hessa A.', '+971 50 123 4567', 'lip-blush', 'Mornings,\nplease'])
      for (const shown of [textContent, chat()]) expect(shown).toContain(text);
    unmount();
    const { status } = await open();
    await waitFor(() => expectNotice('failed'));
    act(() => status.recordSubmission(true));
    expectThanks();
    expect(sessionStorage.length).toBe(0);
  });

  test('whose lead this tab has given up: the page thanks once another tab has delivered it, also after a reload', async () => {
    const { unmount } = await openAfter('failed');
    unmount();
    await open();
    await waitFor(() => expectNotice('failed'));
    reportFromOtherTab([SID, 'delivered']);
    await waitFor(expectThanks);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('on a later visit', () => {
  const lead = { sid: SID, createdAt: Date.now(), payload, query: {} };
  const entry = newEntry(lead);
  const early = { version: 0, sid: SID };

  async function storeLead(lead: object): Promise<void> {
    const db = await openDB('lead-outbox', 1, { upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'sid' }) });
    await db.put('entries', lead);
    db.close();
  }
  async function posted(): Promise<void> {
    sessionStorage.setItem('posted', SID);
    await storeLead(early);
  }

  test.each([
    ['for both destinations', entry],
    ['for the table alone', newEntry(lead, ['table'])],
    ['as the loader has stored it', early],
  ])('a lead waits %s: the page shows the notice until another tab has delivered that lead', async (_where, lead) => {
    await storeLead(lead);
    await open();
    await waitFor(() => expectNotice('kept'));
    reportFromOtherTab(['another', 'kept'], [SID, 'delivered']);
    await waitFor(expectThanks);
  });

  test.each<[string, () => unknown]>([
    ['nothing waits', () => undefined],
    ['only the sheet waits', () => storeLead({ ...entry, targets: { ...entry.targets, table: { state: 'delivered' } } })],
    ['the browser has posted the form, and the function has redirected here', posted],
    ['IndexedDB cannot be read', () => vi.stubGlobal('indexedDB', undefined)],
  ])('%s: the page keeps its prerendered texts', async (_what, prepare) => {
    await prepare();
    await open();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expectThanks();
    expect(sessionStorage.length).toBe(0);
  });
});
