import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeBackend, member, showStaff } from '../desk/staff';

const MINUTE_MS = 60_000;
const NOTICE = /You will be signed out in two minutes/;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function dashboard() {
  const backend = fakeBackend();
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Lead dashboard');
  return backend;
}
const passMinutes = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const pressKey = async () => act(async () => void window.dispatchEvent(new Event('keydown')));

test('an idle page warns after 28 min and signs out after 30, even if the server cannot be reached', async () => {
  const { auth } = await dashboard();
  await passMinutes(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await passMinutes(1.2);
  expect(screen.getByText(NOTICE)).toBeDefined();
  await passMinutes(1.9);
  expect(auth.signOut).toHaveBeenCalledWith(true);
  expect(screen.getByText('Admin Login')).toBeDefined();
});

test('activity in this tab, activity in another tab, or the button in the notice restarts the countdown', async () => {
  const { auth } = await dashboard();
  await passMinutes(20);
  await pressKey();
  await passMinutes(28.2);
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
  expect(screen.queryByText(NOTICE)).toBeNull();
  await passMinutes(20);
  localStorage.setItem('staff-active-at', String(Date.now()));
  await passMinutes(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('the first activity after a computer has slept for hours signs out, because it may come from someone else', async () => {
  const { auth } = await dashboard();
  vi.setSystemTime(Date.now() + 180 * MINUTE_MS);
  await pressKey();
  expect(auth.signOut).toHaveBeenCalledWith(true);
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

test('a stored activity time in the future does not prevent the sign-out, and the desk works if storage is blocked', async () => {
  localStorage.setItem('staff-active-at', String(Date.now() + 24 * 60 * MINUTE_MS));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { auth } = await dashboard();
  await passMinutes(30.2);
  expect(auth.signOut).toHaveBeenCalledWith(true);
});
