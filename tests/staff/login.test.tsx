import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { press } from '../support/deskPage';
import { fakeBackend, showStaff } from '../support/staff';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

function show(path: '/login' | '/dashboard', backend = fakeBackend({ signedIn: false })) {
  showStaff(path, { load: async () => backend });
  return backend;
}

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'staff@studio.test');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await press('Sign In');
}

describe('login', () => {
  test('shows its title and fields; a password can be made readable; the fields are disabled while signing in', async () => {
    const backend = show('/login');
    backend.auth.signIn.mockReturnValue(new Promise(() => undefined));
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(screen.getByText('Access the dashboard to manage leads')).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email')).toMatchObject({ type: 'email', required: true });
    expect(field('Password')).toMatchObject({ type: 'password', required: true });
    await press('Show password');
    expect(field('Password').type).toBe('text');
    await fillIn();
    const button = await screen.findByRole('button', { name: /Signing in\.\.\./ });
    expect([button, field('Email'), field('Password')].map((element) => element.hasAttribute('disabled'))).toEqual([true, true, true]);
    // Browsers offer to save a password only from a password field.
    expect(field('Password').type).toBe('password');
    expect(backend.auth.signIn).toHaveBeenCalledExactlyOnceWith('staff@studio.test', 'wrong');
  });

  test.each([
    ['Invalid login credentials', async () => ({ error: 'Invalid login credentials' })],
    ['An unexpected error occurred', async () => await Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows “%s” in an alert, keeps the email address and asks for the password again', async (text, respond) => {
    const backend = show('/login');
    backend.auth.signIn.mockImplementation(respond);
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(field('Email').value).toBe('staff@studio.test');
    expect(field('Password').value).toBe('');
    expect(document.activeElement).toBe(field('Password'));
  });
});

describe('a forgotten password', () => {
  async function requestLink() {
    await press('Forgot password?');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Forgot password?' }));
    await userEvent.type(screen.getByLabelText('Email'), 'staff@studio.test');
    await press('Send the link');
  }

  test('is reset by an emailed link, without revealing whether the account exists; offline the address is kept', async () => {
    const backend = show('/login');
    backend.auth.mailLink.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await requestLink();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(field('Email').value).toBe('staff@studio.test');
    await press('Send the link');
    expect(backend.auth.mailLink).toHaveBeenLastCalledWith('staff@studio.test');
    expect((await screen.findByRole('status')).textContent).toMatch(/^If this address has an account/);
    await press('Back to sign in');
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(document.activeElement).toBe(field('Email'));
  });

  async function setPassword(first: string, second: string) {
    const field = await screen.findByLabelText('New password');
    if (first !== '') await userEvent.type(field, first);
    await userEvent.type(screen.getByLabelText('Repeat the new password'), second);
    await press('Set password');
  }

  test.each(['/login', '/dashboard'] as const)('requires a new password before the dashboard is shown (link to %s)', async (path) => {
    const backend = show(path, fakeBackend({ link: 'password' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeDefined();
    expect(screen.queryByText('Lead dashboard')).toBeNull();
    expect(screen.getByLabelText('New password')).toMatchObject({ type: 'password', required: true, minLength: 10 });
    await setPassword('quietly yours', 'quietly yours');
    expect(backend.auth.setPassword).toHaveBeenCalledExactlyOnceWith('quietly yours');
    expect(await screen.findByRole('heading', { name: 'Lead dashboard' })).toBeDefined();
  });

  test('reports differing passwords, a refusal by the server and a network failure, and keeps what was typed', async () => {
    const backend = show('/login', fakeBackend({ link: 'password' }));
    await setPassword('quietly yours', 'quietly mine.');
    expect(screen.getByRole('alert').textContent).toContain('The passwords do not match.');
    expect(backend.auth.setPassword).not.toHaveBeenCalled();
    backend.auth.setPassword.mockResolvedValueOnce({ error: 'New password should be different from the old password.' });
    await userEvent.clear(screen.getByLabelText('Repeat the new password'));
    await setPassword('', 'quietly yours');
    expect(screen.getByRole('alert').textContent).toContain('should be different');
    backend.auth.setPassword.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press('Set password');
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'quietly yours');
  });

  test('tells the user when a link has expired', async () => {
    show('/login', fakeBackend({ signedIn: false, link: 'expired' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired or has already been used.');
  });
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
