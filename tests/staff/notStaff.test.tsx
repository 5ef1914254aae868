import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { isListed, listed, press } from '../support/deskPage';
import { lead } from '../support/fixtures';
import { allLeads, fakeBackend, member, showStaff } from '../support/staff';

const LEADS = [lead({ id: '1', name: 'Sofia Lindqvist' })];

beforeEach(() => localStorage.clear());

const NOTICE = /^This account has no access\.staff@studio\.test is not on the owner's staff list\./;

test('an account that is not on the staff list sees a notice with a Logout button, never an empty table; once it is, Try again shows the leads', async () => {
  const { auth, desk, tell } = fakeBackend();
  desk.mailState.mockResolvedValue('notStaff');
  showStaff('/dashboard', { load: async () => ({ auth, desk }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(NOTICE);
  for (const text of [/No leads found/, /Search/, /Contact/]) expect(screen.queryByText(text)).toBeNull();
  await press('Logout');
  expect(auth.signOut).toHaveBeenCalled();
  act(() => tell(member));
  await screen.findByRole('alert');
  desk.leads.mockResolvedValue(allLeads(LEADS));
  desk.mailState.mockResolvedValue(undefined);
  await press('Try again');
  await listed('Sofia Lindqvist');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('no lead stays on the screen when the account is removed from the staff list', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const backend = fakeBackend({ leads: LEADS });
  showStaff('/dashboard', { load: async () => backend });
  await listed('Sofia Lindqvist');
  backend.desk.leads.mockResolvedValue(allLeads([]));
  backend.desk.mailState.mockResolvedValue('notStaff');
  now.mockReturnValue(1_070_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect((await screen.findByRole('alert')).textContent).toMatch(NOTICE);
  await waitFor(() => expect(isListed('Sofia Lindqvist')).toBe(false));
});

test('an empty table counts as a failed load if the page could not check that the account is on the staff list', async () => {
  const backend = fakeBackend();
  backend.desk.mailState.mockRejectedValue(new Error('down'));
  showStaff('/dashboard', { load: async () => backend });
  expect(await screen.findByText('The leads could not be loaded.')).toBeDefined();
  expect(screen.queryByText(/No leads found/)).toBeNull();
});
