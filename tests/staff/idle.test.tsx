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
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));
const touch = async () => act(async () => void window.dispatchEvent(new Event('keydown')));

test('after 28 min without a touch the page says so, after 30 it signs out, the server in reach or not', async () => {
  const { auth } = await dashboard();
  await pass(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  await pass(1.2);
  expect(screen.getByText(NOTICE)).toBeDefined();
  await pass(1.9);
  expect(auth.signOut).toHaveBeenCalledWith(true);
  expect(screen.getByText('Admin Login')).toBeDefined();
});

test('a touch, the button of the notice, or a touch of another tab begins anew', async () => {
  const { auth } = await dashboard();
  await pass(20);
  await touch();
  await pass(28.2);
  act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
  expect(screen.queryByText(NOTICE)).toBeNull();
  await pass(20);
  localStorage.setItem('staff-active-at', String(Date.now()));
  await pass(27);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('the touch that wakes a computer after hours signs out: it may be somebody else', async () => {
  const { auth } = await dashboard();
  vi.setSystemTime(Date.now() + 180 * MINUTE_MS);
  await touch();
  expect(auth.signOut).toHaveBeenCalledWith(true);
});

test('a session that was left behind hours ago is not opened again; signing in is', async () => {
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
  await pass(10);
  expect(backend.auth.signOut).toHaveBeenCalledTimes(1);
});

test('a time of a clock that was set back keeps nobody in; blocked storage keeps nobody out', async () => {
  localStorage.setItem('staff-active-at', String(Date.now() + 24 * 60 * MINUTE_MS));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { auth } = await dashboard();
  await pass(30.2);
  expect(auth.signOut).toHaveBeenCalledWith(true);
});
