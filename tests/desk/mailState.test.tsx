import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { MailState } from '@/desk/model/backend';

import { lookAgain, showDesk } from '../support/deskPage';
import { at } from '../support/fixtures';
import { atTheDesk, deskBackend, sofia } from '../support/staffAtDesk';

atTheDesk('16:00');

const ALL_MAILED: MailState = { mail: 'on', unmailed: 0, oldest: null, failure: null };
const OLD: MailState = { ...ALL_MAILED, unmailed: 2, oldest: at('18 14:20') };

async function showWith(state: MailState | undefined) {
  const backend = deskBackend([sofia]);
  backend.desk.mailState.mockResolvedValue(state);
  await showDesk(backend);
  return backend.desk.mailState;
}

const notices = (): string[] => screen.getAllByRole('status').flatMap(({ textContent }) => (/mail/i.test(textContent) ? textContent : []));

test.each<[string | undefined, MailState | undefined]>([
  [
    '3 leads were not emailed to the studio, the oldest received 14:20. All are in the list below. (Resend answered 403)',
    { mail: 'on', unmailed: 3, oldest: at('14:20'), failure: 'Resend answered 403' },
  ],
  ['2 leads were not emailed to the studio, the oldest received 18 Nov 2026, 14:20. All are in the list below.', OLD],
  ['1 lead was not emailed to the studio, received 14:20. It is in the list below.', { ...ALL_MAILED, unmailed: 1, oldest: at('14:20') }],
  [
    'The reminder of an unanswered lead, received 14:20, is overdue. (The limit of 80 emails a day is reached)',
    { ...ALL_MAILED, overdue: { received: at('14:20'), why: 'The limit of 80 emails a day is reached' } },
  ],
  ['Emails to the studio are not set up.', { ...OLD, mail: 'off' }],
  [undefined, ALL_MAILED],
  [undefined, undefined],
])('staff see: %s', async (text, state) => {
  await showWith(state);
  expect(notices()).toEqual(text === undefined ? [] : [text]);
});

test('the notice disappears after a check finds that every lead was emailed; it stays if the check fails', async () => {
  const state = await showWith(OLD);
  state.mockRejectedValueOnce(new Error('down'));
  await lookAgain(60_000);
  expect([state.mock.calls.length, notices().length]).toEqual([2, 1]);
  state.mockResolvedValue(ALL_MAILED);
  await lookAgain(60_000);
  await waitFor(() => expect(notices()).toEqual([]));
});
