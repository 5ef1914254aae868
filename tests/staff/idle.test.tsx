import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeBackend, member, showStaff } from '../support/staff';

const MINUTE_MS = 60_000;
const NOTICE = /You will be signed out in two minutes/;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

async function dashboard() {
  const backend = fakeBackend();
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Lead dashboard');
  return backend;
}
/** Moves the clock and lets the page check it, without every check in between. */
async function passMinutes(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS - 6_000);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
}
const pressKey = async () => act(async () => void window.dispatchEvent(new Event('keydown')));

test('an idle page warns after 28 min and signs out after 30, unless there was activity in this tab, in another tab, or the notice’s button', async () => {
  const { auth } = await dashboard();
  await passMinutes(20);
  await pressKey();
  // A clock that is corrected by a few seconds changes nothing.
  vi.setSystemTime(Date.now() - 3_000);
  await pressKey();
  await passMinutes(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await passMinutes(1.2);
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
  expect(screen.queryByText(NOTICE)).toBeNull();
  await passMinutes(20);
  localStorage.setItem('staff-active-at', String(Date.now()));
  await passMinutes(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(auth.signOut).not.toHaveBeenCalled();
  await passMinutes(1.2);
  screen.getByText(NOTICE);
  await passMinutes(1.9);
  expect(auth.signOut).toHaveBeenCalledWith(true);
  screen.getByText('Admin Login');
});

test('the first activity after a computer has slept for hours does not count: it signs out, without waiting for the network', async () => {
  const { auth } = await dashboard();
  auth.signOut.mockReturnValue(new Promise(() => undefined));
  const noted = localStorage.getItem('staff-active-at');
  vi.setSystemTime(Date.now() + 180 * MINUTE_MS);
  await pressKey();
  await screen.findByText('Admin Login');
  expect(auth.signOut).toHaveBeenCalledWith(true);
  expect(localStorage.getItem('staff-active-at')).toBe(noted);
});

test('a session left idle for hours is not resumed, and signing in again works', async () => {
  localStorage.setItem('staff-active-at', String(Date.now() - 10 * 60 * MINUTE_MS));
  const backend = fakeBackend();
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Admin Login');
  expect(backend.auth.signOut).toHaveBeenCalledWith(true);
  expect(backend.desk.leads).not.toHaveBeenCalled();

  backend.auth.signIn.mockImplementation(async () => {
    backend.tell(member);
    return {};
  });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@studio.test' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByText('Lead dashboard');
  await passMinutes(10);
  expect(backend.auth.signOut).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['its last activity lies in the future', () => localStorage.setItem('staff-active-at', String(Date.now() + 24 * 60 * MINUTE_MS))],
  ['the record cannot be read', () => localStorage.setItem('staff-active-at', 'yesterday')],
  ['the clock is set back', () => vi.setSystemTime(Date.now() - 24 * 60 * MINUTE_MS)],
])('an open page that nobody has used is signed out: %s', async (_, change) => {
  const { auth } = await dashboard();
  await passMinutes(20);
  change();
  await passMinutes(10.1);
  expect(auth.signOut).toHaveBeenCalledWith(true);
});

test('if storage is blocked, the desk works, and its session ends after 30 min, also if another page of the site was shown meanwhile', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  const { auth } = await dashboard();
  await passMinutes(1);
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  await passMinutes(30);
  expect(auth.signOut).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Forward' }).click());
  await screen.findByText('Admin Login');
  expect(auth.signOut).toHaveBeenCalledWith(true);
});

test('the page of an emailed link is signed out, too; the next person to sign in is not asked for a new password', async () => {
  const backend = fakeBackend({ link: 'password' });
  showStaff('/login', { load: async () => backend });
  await screen.findByText('Set a new password');
  await passMinutes(30.2);
  expect(backend.auth.signOut).toHaveBeenCalledWith(true);
  await screen.findByText('Admin Login');
  act(() => backend.tell(member));
  await screen.findByText('Lead dashboard');
});
