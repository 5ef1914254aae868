import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import type { MailState } from '@/desk/model/backend';

import { lead } from '../support/fixtures';
import { fakeBackend, listed, showStaff } from '../support/staff';
import { FIFTEEN, openTab, serverOfEachTest } from '../support/staffFaults';

const MINUTE_MS = 60_000;
const ALL_MAILED: MailState = { mail: 'on', unmailed: 0, oldest: null, failure: null };
const TWO_DAYS_AGO = Date.UTC(2026, 10, 18, 10, 20);
const THIS_MORNING = Date.UTC(2026, 10, 20, 10, 20, 0, 123);

afterEach(() => vi.restoreAllMocks());

/** The dashboard with one lead, loaded at 16:00 in Dubai on 20 November. */
async function showWith(state: MailState | undefined) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 12));
  const backend = fakeBackend({ leads: [lead({ id: '1', name: 'Sofia Lindqvist' })] });
  backend.desk.mailState.mockResolvedValue(state);
  showStaff('/dashboard', { load: async () => backend });
  await listed('Sofia Lindqvist');
  await waitFor(() => expect(backend.desk.mailState).toHaveBeenCalled());
  return backend.desk;
}

const notices = (): string[] => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

test.each<[string, MailState]>([
  [
    '3 leads were not emailed to the studio, the oldest received 14:20. All are in the list below. (Resend answered 403)',
    { mail: 'on', unmailed: 3, oldest: THIS_MORNING, failure: 'Resend answered 403' },
  ],
  [
    '2 leads were not emailed to the studio, the oldest received 18 Nov 2026, 14:20. All are in the list below.',
    { mail: 'on', unmailed: 2, oldest: TWO_DAYS_AGO, failure: null },
  ],
  [
    '1 lead was not emailed to the studio, received 14:20. It is in the list below.',
    { mail: 'on', unmailed: 1, oldest: THIS_MORNING, failure: null },
  ],
  [
    'The reminder of an unanswered lead, received 14:20, is overdue. (The limit of 80 emails a day is reached)',
    { ...ALL_MAILED, overdue: { received: THIS_MORNING, why: 'The limit of 80 emails a day is reached' } },
  ],
  ['Emails to the studio are not set up.', { mail: 'off', unmailed: 4, oldest: THIS_MORNING, failure: null }],
])('staff see: %s', async (text, state) => {
  await showWith(state);
  await waitFor(() => expect(notices()).toEqual([text]));
});

test.each([ALL_MAILED, undefined])('no notice appears if all leads were emailed, or no record of emails is kept', async (state) => {
  await showWith(state);
  expect(notices().filter((text) => /mail/i.test(text))).toEqual([]);
});

test('the notice disappears after a check finds that every lead was emailed; it stays if the check fails', async () => {
  const { mailState: state } = await showWith({ mail: 'on', unmailed: 3, oldest: THIS_MORNING, failure: null });
  await screen.findByText(/^3 leads were not emailed/);
  const pollAgain = (): void => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + MINUTE_MS);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  state.mockRejectedValueOnce(new Error('down'));
  pollAgain();
  await waitFor(() => expect(state).toHaveBeenCalledTimes(2));
  screen.getByText(/^3 leads were not emailed/);
  state.mockResolvedValue(ALL_MAILED);
  pollAgain();
  await waitFor(() => expect(screen.queryByText(/not emailed/)).toBeNull());
});

const server = serverOfEachTest(FIFTEEN);

test('over HTTP: reads the state, returns undefined if the database has no email record, rejects any other response', async () => {
  const { auth, desk } = openTab(server());
  await auth.signIn('staff@studio.test', 'right');
  expect(await desk.mailState()).toBeUndefined();
  server().state = { mail: 'on', unmailed: 2, oldest: '2026-11-20T10:20:00.123456+00:00', failure: 'Resend answered 403' };
  expect(await desk.mailState()).toEqual({ mail: 'on', unmailed: 2, oldest: THIS_MORNING, failure: 'Resend answered 403' });
  server().state = { mail: 'on', unmailed: 0, overdue: { received: '2026-11-20T10:20:00.123456+00:00', why: 'Not attempted yet' } };
  expect(await desk.mailState()).toEqual({ ...ALL_MAILED, overdue: { received: THIS_MORNING, why: 'Not attempted yet' } });
  const none = { mail: 'on', unmailed: 0, oldest: null, failure: null };
  server().state = { ...none, oldest: 5 };
  expect(await desk.mailState()).toEqual(ALL_MAILED);
  server().state = { staff: false };
  expect(await desk.mailState()).toBe('notStaff');
  server().state = { ...none, staff: true };
  server().expireTokens();
  expect(await desk.mailState()).toEqual(ALL_MAILED);
  for (const wrong of [[], { mail: 'maybe', unmailed: 1 }, { mail: 'on' }]) {
    server().state = wrong;
    await expect(desk.mailState()).rejects.toThrow('staff_state sent no state.');
  }
  server().fault = () => ({ status: 500, body: 'down' });
  await expect(desk.mailState()).rejects.toThrow('down');
});
