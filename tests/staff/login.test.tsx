import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { isListed, listed, press } from '../support/deskPage';
import { lead } from '../support/fixtures';
import { allLeads, fakeBackend, member, showStaff } from '../support/staff';

beforeEach(() => localStorage.clear());

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function show(path: '/login' | '/dashboard', backend = fakeBackend({ signedIn: false })) {
  showStaff(path, { load: async () => backend });
  return backend;
}

const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const alert = async () => (await screen.findByRole('alert')).textContent;

test('the login has a title and fields; a password can be made readable; a failure is shown in an alert, and the address stays; signing in disables the fields', async () => {
  const { auth } = show('/login');
  await screen.findByRole('heading', { level: 1, name: 'Admin Login' });
  screen.getByText('Access the dashboard to manage leads');
  expect(document.activeElement).toBe(field('Email'));
  expect(field('Email')).toMatchObject({ type: 'email', required: true });
  expect(field('Password')).toMatchObject({ type: 'password', required: true });
  await press('Show password');
  expect(field('Password').type).toBe('text');
  fill('Email', 'staff@studio.test');
  auth.signIn.mockResolvedValueOnce({ error: 'Invalid login credentials' }).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  for (const text of ['Invalid login credentials', 'An unexpected error occurred']) {
    fill('Password', 'wrong');
    await press('Sign In');
    await waitFor(async () => expect(await alert()).toContain(text));
    expect([field('Email').value, field('Password').value]).toEqual(['staff@studio.test', '']);
    expect(document.activeElement).toBe(field('Password'));
  }
  auth.signIn.mockReturnValueOnce(new Promise(() => undefined));
  fill('Password', 'right');
  await press('Show password');
  await press('Sign In');
  const button = await screen.findByRole('button', { name: /Signing in\.\.\./ });
  expect([button, field('Email'), field('Password')].map((element) => element.hasAttribute('disabled'))).toEqual([true, true, true]);
  // Browsers offer to save a password only from a password field.
  expect(field('Password').type).toBe('password');
  expect(auth.signIn).toHaveBeenLastCalledWith('staff@studio.test', 'right');
});

test('a forgotten password is reset by an emailed link, without revealing whether the account exists; offline the address is kept', async () => {
  const { auth } = show('/login');
  auth.mailLink.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Forgot password?');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Forgot password?' }));
  fill('Email', 'staff@studio.test');
  await press('Send the link');
  expect(await alert()).toContain('An unexpected error occurred');
  expect(field('Email').value).toBe('staff@studio.test');
  auth.mailLink.mockResolvedValueOnce('throttled');
  await press('Send the link');
  const throttled = 'Too many emails have been requested. Check your inbox first; if nothing is there, try again in an hour.';
  await waitFor(async () => expect(await alert()).toContain(throttled));
  await press('Send the link');
  expect(auth.mailLink).toHaveBeenLastCalledWith('staff@studio.test');
  expect((await screen.findByRole('status')).textContent).toMatch(/^If this address has an account/);
  await press('Back to sign in');
  screen.getByRole('heading', { level: 1, name: 'Admin Login' });
  expect(document.activeElement).toBe(field('Email'));
});

test.each(['/login', '/dashboard'] as const)(
  'the emailed link requires a new password before the dashboard is shown, and keeps what was typed until it is accepted (%s)',
  async (path) => {
    const { auth } = show(path, fakeBackend({ link: 'password' }));
    await screen.findByRole('heading', { level: 1, name: 'Set a new password' });
    expect(screen.queryByText('Lead dashboard')).toBeNull();
    expect(field('New password')).toMatchObject({ type: 'password', required: true, minLength: 10 });
    fill('New password', 'quietly yours');
    fill('Repeat the new password', 'quietly mine.');
    await press('Set password');
    expect(await alert()).toContain('The passwords do not match.');
    for (const long of ['x'.repeat(73), 'س'.repeat(37)]) {
      for (const label of ['New password', 'Repeat the new password']) fill(label, long);
      await press('Set password');
      await waitFor(async () => expect(await alert()).toContain('At most 72 letters and digits; an Arabic letter counts as two.'));
      expect(field('New password').value).toBe(long);
    }
    expect(auth.setPassword).not.toHaveBeenCalled();
    for (const label of ['New password', 'Repeat the new password']) fill(label, 'quietly yours');
    const refusal = 'New password should be different from the old password.';
    auth.setPassword.mockResolvedValueOnce({ error: refusal }).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    for (const text of [refusal, 'An unexpected error occurred']) {
      await press('Set password');
      await waitFor(async () => expect(await alert()).toContain(text));
      expect(field('New password').value).toBe('quietly yours');
    }
    await press('Set password');
    expect(auth.setPassword).toHaveBeenLastCalledWith('quietly yours');
    await screen.findByRole('heading', { name: 'Lead dashboard' });
  },
);

test('the login says when an emailed link has expired', async () => {
  show('/login', fakeBackend({ signedIn: false, link: 'expired' }));
  expect(await alert()).toContain('This link has expired or has already been used.');
});

test('the dashboard shows only a spinner and “Authenticating...” while the session loads', () => {
  showStaff('/dashboard', { load: () => new Promise(() => undefined) });
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('Authenticating...');
  expect(status.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  expect(screen.queryByText('Lead dashboard')).toBeNull();
});

test.each([
  ['/dashboard', false, 'Admin Login'],
  ['/login', true, 'Lead dashboard'],
] as const)('%s redirects in the same history entry (signed in: %s), so Back returns to the page before', async (path, signedIn, title) => {
  const backend = show(path, fakeBackend({ signedIn }));
  await screen.findByText(title);
  expect(backend.desk.leads).toHaveBeenCalledTimes(signedIn ? 1 : 0);
  await press('Back');
  screen.getByText('Home page');
});

test.each(['/login', '/dashboard'] as const)('%s names a missing setting; no sign-in is possible', async (path) => {
  showStaff(path, { problem: 'Configuration error: VITE_SUPABASE_URL is not set.' });
  expect((await screen.findByRole('alert')).textContent).toContain('VITE_SUPABASE_URL is not set');
  expect(screen.queryAllByRole('button', { name: 'Sign In' }).filter((button) => !button.hasAttribute('disabled'))).toEqual([]);
});

const LEADS = [lead({ id: '1', name: 'Sofia Lindqvist' })];
const noticed = async () =>
  expect(await alert()).toMatch(/^This account has no access\.staff@studio\.test is not on the owner's staff list\./);

test('an account that is not on the staff list sees a notice with a Logout button, never an empty table; once it is on the list, Try again shows the leads', async () => {
  const { auth, desk, tell } = show('/dashboard', fakeBackend());
  desk.mailState.mockResolvedValue('notStaff');
  await noticed();
  for (const text of [/No leads found/, /Search/, /Contact/]) expect(screen.queryByText(text)).toBeNull();
  await press('Logout');
  expect(auth.signOut).toHaveBeenCalled();
  act(() => tell(member));
  await noticed();
  desk.leads.mockResolvedValue(allLeads(LEADS));
  desk.mailState.mockResolvedValue(undefined);
  await press('Try again');
  await listed('Sofia Lindqvist');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an account that is not on the staff list any more sees no lead', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { desk } = show('/dashboard', fakeBackend({ leads: LEADS }));
  await listed('Sofia Lindqvist');
  desk.leads.mockResolvedValue(allLeads([]));
  desk.mailState.mockResolvedValue('notStaff');
  now.mockReturnValue(1_070_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await noticed();
  await waitFor(() => expect(isListed('Sofia Lindqvist')).toBe(false));
});

test('an account that is not on the staff list may be behind an empty table: if that cannot be checked, the load has failed', async () => {
  const { desk } = show('/dashboard', fakeBackend());
  desk.mailState.mockRejectedValue(new Error('down'));
  await screen.findByText('The leads could not be loaded.');
  expect(screen.queryByText(/No leads found/)).toBeNull();
});
