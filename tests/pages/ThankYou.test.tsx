import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { thankYou } from '@/content/thankYou';
import type { OutboxEntry } from '@/leads/outboxEntry';
import { mirrorRecord } from '@/leads/payload';

import { payload } from '../support/fakes';

// Tests the texts of /thank-you for each result of delivery. The state of a page's leads lives in a module, so each test loads
// fresh modules.

/** Random, because the BroadcastChannel reaches other test files in this process. */
const SID = crypto.randomUUID();
const THANKS = [
  'Your request has been submitted.',
  'Our team will review it within 2 hours, call you, and schedule your free consultation.',
];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  sessionStorage.clear();
  document.title = 'Thank You | Atelier Marina';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens /thank-you. `status`: the lead status module that the previous page used. */
async function open() {
  const status = await import('@/leads/leadStatus');
  const { default: ThankYou } = await import('@/pages/ThankYou');
  return { status, show: () => render(<ThankYou />) };
}

const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const announced = () => screen.getByRole('status').textContent ?? '';
const chat = () => decodeURIComponent(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '');

function expectThanks(): void {
  expect(headline()).toBe('Thank you');
  expect(announced()).toBe(THANKS.join(''));
  expect(document.title).toBe('Thank You | Atelier Marina');
}

function expectNotice(state: keyof typeof thankYou.unsent): void {
  const { lead, promise } = thankYou.unsent[state];
  expect(headline()).toMatch(/^Not sent/);
  expect(announced()).toBe(lead + promise);
  expect(document.title).toMatch(/^Not sent/);
  expect(document.body.textContent).not.toMatch(/thank|submitted|within 2 hours/i);
  expect(screen.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
}

describe('after a form', () => {
  test('whose lead was acknowledged: the page shows the agreed thanks, even if other leads wait', async () => {
    const { status, show } = await open();
    status.setLeadStatus('another', 'kept');
    status.recordSubmission(true);
    show();
    expectThanks();
    expect(chat()).not.toContain('text=');
  });

  test('whose lead waits: the page first says where the lead is stored, and thanks once the sheet or the table has it', async () => {
    const { status, show } = await open();
    status.setLeadStatus(SID, 'kept');
    status.recordSubmission(false);
    show();
    expectNotice('kept');
    expect(chat()).toMatch(/^https:\/\/wa\.me\/.*text=/);
    act(() => status.setLeadStatus(SID, 'delivered'));
    expectThanks();
    expect(screen.getByText('Within 2 hours')).toBeDefined();
  });

  test('whose lead exists only in memory: the page asks the visitor to keep it open', async () => {
    const { status, show } = await open();
    status.setLeadStatus(SID, 'unsaved');
    status.recordSubmission(false);
    show();
    expectNotice('unsaved');
    expect(announced()).not.toContain(thankYou.unsent.kept.lead);
  });

  test('whose lead was finally refused: the page shows the typed text, also in the chat link, but thanks for a later lead', async () => {
    const { status, show } = await open();
    status.setLeadStatus(SID, 'failed', { ...payload, message: 'Mornings,\nplease' });
    status.recordSubmission(false);
    const { unmount } = show();
    expectNotice('failed');
    for (const text of ['Hessa A.', '+971 50 123 4567', 'lip-blush', 'Mornings,\nplease']) {
      expect(screen.getByRole('region', { name: /What you wrote/ }).textContent).toContain(text);
      expect(chat()).toContain(text);
    }
    unmount();
    // Reload the page.
    vi.resetModules();
    const again = await open();
    again.show();
    await waitFor(() => expectNotice('failed'));
    act(() => again.status.recordSubmission(true));
    expectThanks();
    expect(sessionStorage.length).toBe(0);
  });

  test('whose lead this tab has given up: the page thanks once another tab has delivered it, also after a reload', async () => {
    const { status } = await open();
    status.setLeadStatus(SID, 'failed', payload);
    vi.resetModules();
    const { show } = await open();
    show();
    await waitFor(() => expectNotice('failed'));
    const otherTab = new BroadcastChannel('lead-status');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    otherTab.postMessage([SID, 'delivered']);
    otherTab.close();
    await waitFor(expectThanks);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('on a later visit', () => {
  const waiting = { state: 'waiting', attempts: 1, nextAt: 0 } as const;
  const entry: OutboxEntry = {
    version: 1,
    sid: SID,
    createdAt: Date.now(),
    payload,
    query: {},
    record: mirrorRecord(payload),
    sheet: waiting,
    table: waiting,
  };

  async function storeLead(lead: object): Promise<void> {
    const db = await openDB('lead-outbox', 1, { upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'sid' }) });
    await db.put('entries', lead);
    db.close();
  }

  test.each([
    ['for both destinations', entry],
    ['for the table alone', { ...entry, notify: true, sheet: { ...waiting, state: 'delivered' } }],
    ['as the loader has stored it', { version: 0, sid: SID }],
  ])('a lead waits %s: the page shows the notice until another tab has delivered that lead', async (_where, lead) => {
    await storeLead(lead);
    const { show } = await open();
    show();
    await waitFor(() => expectNotice('kept'));
    const otherTab = new BroadcastChannel('lead-status');
    const messages = [
      ['another', 'kept'],
      [SID, 'delivered'],
    ];
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    for (const message of messages) otherTab.postMessage(message);
    otherTab.close();
    await waitFor(expectThanks);
  });

  test.each([
    ['nothing waits', async () => undefined],
    ['only the sheet waits', async () => storeLead({ ...entry, table: { ...waiting, state: 'delivered' } })],
    [
      'the browser has posted the form, and the function has redirected here',
      async () => {
        await storeLead({ version: 0, sid: SID });
        sessionStorage.setItem('posted', SID);
      },
    ],
    ['IndexedDB cannot be read', async () => vi.stubGlobal('indexedDB', undefined)],
  ])('%s: the page keeps its prerendered texts', async (_what, prepare) => {
    await prepare();
    const { show } = await open();
    show();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expectThanks();
    expect(sessionStorage.length).toBe(0);
  });
});
