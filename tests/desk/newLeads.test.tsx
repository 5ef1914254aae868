import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { MailState } from '@/desk/model/backend';

import { counter, listed, lookAgain, names, press, showDesk } from '../support/deskPage';
import { at, lead } from '../support/fixtures';
import { atTheDesk, cameAt, deskBackend, newsOf, omar, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');
const TITLE = 'Lead Dashboard | Atelier Marina';
beforeEach(() => {
  document.title = TITLE;
});

const MINUTE_MS = 60_000;
const hana = cameAt('15:47', { id: '4', name: 'Hana Idris', email: '' });
const nora = cameAt('15:46', { id: '3', name: 'Nora Haddad', email: '' });
const waiting = () => screen.getByRole('button', { name: /^New/ }).textContent;
const totals = () => ['Total Leads', 'This Month', 'Filtered Results'].flatMap(counter);

async function show(...leads: Parameters<typeof deskBackend>[0]) {
  const backend = deskBackend(leads);
  await showDesk(backend);
  return backend;
}

test('new leads count as waiting immediately, but appear in the list, its counters and chips only after a click on the notice; deleted ones are not announced', async () => {
  const backend = await show(omar, sofia);
  newsOf(backend, { leads: [hana, nora, omar] });
  await lookAgain();
  expect(document.title).toBe(`(2) ${TITLE}`);
  expect(screen.getByText('2 new leads.').getAttribute('aria-live')).toBe('polite');
  expect([counter('Waiting'), totals()]).toEqual([['3'], ['2', '2', '2']]);
  expect(waiting()).toBe('New 2');
  expect(names()).toEqual(['Omar Said', 'Sofia Lindqvist']);
  await press('2 new leads, show them');
  expect(names()).toEqual(['Hana Idris', 'Nora Haddad', 'Omar Said', 'Sofia Lindqvist']);
  expect(document.activeElement?.textContent).toBe('Hana Idris');
  expect([document.title, totals()]).toEqual([TITLE, ['4', '4', '4']]);
  expect(waiting()).toBe('New 4');
  expect(screen.queryByText('2 new leads.')).toBeNull();
  const late = cameAt('15:48', { id: '5' });
  newsOf(backend, { leads: [late] });
  await lookAgain();
  expect(document.title).toBe(`(1) ${TITLE}`);
  newsOf(backend, { leads: [late], deleted: ['5'] });
  await lookAgain();
  expect([screen.queryByRole('button', { name: /new lead/ }), document.title]).toEqual([null, TITLE]);
});

test('new leads that do not match the filter are mentioned, with a button that shows them', async () => {
  const backend = await show(omar, sofia);
  for (const letter of 'ar') await userEvent.type(screen.getByRole('searchbox'), letter);
  newsOf(backend, { leads: [lead({ ...hana, name: 'Hana Karam' }), lead({ ...nora, name: 'Zoe' })] });
  await lookAgain();
  // Announcements must not interrupt typing.
  expect(screen.queryByText('2 new leads.')).toBeNull();
  await press('2 new leads, show them');
  await screen.findByText('1 of 2 is outside your filter.');
  expect(document.activeElement?.textContent).toBe('Hana Karam');
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  await listed('Zoe');
  expect(screen.queryByText('1 of 2 is outside your filter.')).toBeNull();
});

test('changes are requested three times a minute while the page is visible and idle, and immediately when online or focused again; after twelve hours the whole table is read', async () => {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  const { desk } = await show(sofia);
  desk.mailState.mockClear();
  for (let second = 0; second < 60; second += 1) await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect([desk.changes, desk.mailState, desk.countLeads, desk.leads].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 0, 1]);
  expect(desk.changes.mock.calls[0]?.[0]).toEqual({ leads: 'newest', followUps: '', deletions: 'newest' });
  for (const event of ['online', 'focus']) {
    vi.setSystemTime(Date.now() + 2_000);
    await act(async () => void window.dispatchEvent(new Event(event)));
  }
  expect(desk.changes).toHaveBeenCalledTimes(5);
  vi.setSystemTime(Date.now() + 12 * 60 * MINUTE_MS);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(desk.leads).toHaveBeenCalledTimes(2);
});

test('changes that cannot be loaded leave the list unchanged; after a minute a notice shows the age of the list, until a retry succeeds', async () => {
  const backend = await show(sofia);
  const { changes } = backend.desk;
  const stale = () => screen.queryByText('These are the leads of 15:47. Newer ones could not be loaded.');
  changes.mockRejectedValue(new Error('down'));
  await lookAgain(MINUTE_MS - 1);
  expect(stale()).toBeNull();
  await lookAgain();
  await waitFor(() => expect(stale()).not.toBeNull());
  expect(counter('Total Leads')).toEqual(['1']);
  expect(screen.queryByText('Failed to fetch leads')).toBeNull();
  const { promise, reject } = Promise.withResolvers<never>();
  changes.mockReturnValueOnce(promise);
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveProperty('disabled', true);
  expect(document.activeElement).not.toBe(document.body);
  await act(async () => reject(new Error('down')));
  newsOf(backend, {});
  await press('Try again');
  await waitFor(() => expect(stale()).toBeNull());
});

const ALL_MAILED: MailState = { mail: 'on', unmailed: 0, oldest: null, failure: null };
const OLD = { ...ALL_MAILED, unmailed: 2, oldest: at('18 14:20') };
const overdue = { received: at('14:20'), why: 'The limit of 80 emails a day is reached' };
const notices = () => screen.getAllByRole('status').flatMap(({ textContent }) => (/mail/i.test(textContent) ? textContent : []));

async function showWith(state: MailState | undefined) {
  const backend = deskBackend([sofia]);
  backend.desk.mailState.mockResolvedValue(state);
  await showDesk(backend);
  return backend.desk.mailState;
}

test.each<[MailState | undefined, string | undefined]>([
  [
    { ...OLD, unmailed: 3, oldest: at('14:20'), failure: 'Resend answered 403' },
    '3 leads were not emailed to the studio, the oldest received 14:20. All are in the list below. (Resend answered 403)',
  ],
  [OLD, '2 leads were not emailed to the studio, the oldest received 18 Nov 2026, 14:20. All are in the list below.'],
  [{ ...OLD, unmailed: 1, oldest: at('14:20') }, '1 lead was not emailed to the studio, received 14:20. It is in the list below.'],
  [{ ...ALL_MAILED, overdue }, `The reminder of an unanswered lead, received 14:20, is overdue. (${overdue.why})`],
  [{ ...OLD, mail: 'off' }, 'Emails to the studio are not set up.'],
  [ALL_MAILED, undefined],
  [undefined, undefined],
])('emails to the studio are %j: staff see “%s”', async (state, text) => {
  await showWith(state);
  expect(notices()).toEqual(text === undefined ? [] : [text]);
});

test('emails to the studio that have all been sent are no longer mentioned after the next check; if the check fails, the notice stays', async () => {
  const state = await showWith(OLD);
  state.mockRejectedValueOnce(new Error('down'));
  await lookAgain(MINUTE_MS);
  expect([state.mock.calls.length, notices().length]).toEqual([2, 1]);
  state.mockResolvedValue(ALL_MAILED);
  await lookAgain(MINUTE_MS);
  await waitFor(() => expect(notices()).toEqual([]));
});
