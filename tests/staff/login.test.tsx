import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { fakeBackend, member, showStaff } from '../desk/staff';

const signedOut = () => fakeBackend({ signedIn: false });

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'staff@studio.test');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('login', () => {
  test('shows its title, introduction and fields', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(screen.getByText('Access the dashboard to manage leads')).toBeDefined();
    expect(screen.getByLabelText('Email')).toMatchObject({ type: 'email', required: true });
    expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password', required: true });
  });

  test('disables inputs and button while signing in', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockReturnValue(new Promise(() => undefined));
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect(await screen.findByRole('button', { name: /Signing in\.\.\./ })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Password')).toHaveProperty('disabled', true);
    expect(backend.auth.signIn).toHaveBeenCalledExactlyOnceWith('staff@studio.test', 'wrong');
  });

  test("shows the server's message in an alert, keeps the email address and asks for the password again", async () => {
    const backend = signedOut();
    backend.auth.signIn.mockResolvedValue({ error: 'Invalid login credentials' });
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid login credentials');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'staff@studio.test');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  test('can show the password while it is typed, and hides the password again when the form is submitted', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockReturnValue(new Promise(() => undefined));
    showStaff('/login', { load: async () => backend });
    expect(document.activeElement).toBe(await screen.findByLabelText('Email'));
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
    await fillIn();
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  });

  test('shows “An unexpected error occurred” on an exception', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockRejectedValue(new TypeError('Failed to fetch'));
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
  });

  test('opens the dashboard when a session starts in another tab', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    await screen.findByLabelText('Email');
    act(() => backend.tell(member));
    expect(await screen.findByRole('heading', { name: 'Lead dashboard' })).toBeDefined();
  });

  test('redirects a signed-in user in the same history entry, so Back returns to the page before the login', async () => {
    showStaff('/login', { load: async () => fakeBackend() });
    await screen.findByRole('heading', { name: 'Lead dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Home page')).toBeDefined();
  });

  test('names a missing setting and disables the form', async () => {
    showStaff('/login', { problem: 'Configuration error: VITE_SUPABASE_URL is not set.' });
    expect((await screen.findByRole('alert')).textContent).toContain('VITE_SUPABASE_URL is not set');
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', true);
  });
});

describe('a forgotten password', () => {
  async function requestLink() {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Forgot password?' }));
    await userEvent.type(screen.getByLabelText('Email'), 'staff@studio.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  test('is reset by an emailed link, without revealing whether the account exists; Back returns to the sign-in', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    await requestLink();
    expect(backend.auth.mailLink).toHaveBeenCalledExactlyOnceWith('staff@studio.test');
    expect((await screen.findByRole('status')).textContent).toMatch(/^If this address has an account/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('shows an error when offline, and keeps the email address', async () => {
    const backend = signedOut();
    backend.auth.mailLink.mockRejectedValue(new TypeError('Failed to fetch'));
    showStaff('/login', { load: async () => backend });
    await requestLink();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'staff@studio.test');
  });

  async function setPassword(first: string, second: string) {
    const field = await screen.findByLabelText('New password');
    if (first !== '') await userEvent.type(field, first);
    await userEvent.type(screen.getByLabelText('Repeat the new password'), second);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  }

  test.each(['/login', '/dashboard'] as const)('requires a new password before the dashboard is shown (link to %s)', async (path) => {
    const backend = fakeBackend({ link: 'password' });
    showStaff(path, { load: async () => backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeDefined();
    expect(screen.queryByText('Lead dashboard')).toBeNull();
    expect(screen.getByLabelText('New password')).toMatchObject({ type: 'password', required: true, minLength: 10 });
    await setPassword('quietly yours', 'quietly yours');
    expect(backend.auth.setPassword).toHaveBeenCalledExactlyOnceWith('quietly yours');
    expect(await screen.findByRole('heading', { name: 'Lead dashboard' })).toBeDefined();
  });

  test('reports differing passwords, a refusal by the server and a network failure, and keeps what was typed', async () => {
    const backend = fakeBackend({ link: 'password' });
    showStaff('/login', { load: async () => backend });
    await setPassword('quietly yours', 'quietly mine.');
    expect(screen.getByRole('alert').textContent).toContain('The passwords do not match.');
    expect(backend.auth.setPassword).not.toHaveBeenCalled();
    backend.auth.setPassword.mockResolvedValueOnce({ error: 'New password should be different from the old password.' });
    await userEvent.clear(screen.getByLabelText('Repeat the new password'));
    await setPassword('', 'quietly yours');
    expect(screen.getByRole('alert').textContent).toContain('should be different');
    backend.auth.setPassword.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'quietly yours');
  });

  test('tells the user when a link has expired', async () => {
    showStaff('/login', { load: async () => fakeBackend({ signedIn: false, link: 'expired' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired or has already been used.');
  });
});

describe('guard', () => {
  test('shows only a spinner and “Authenticating...” while the session loads', () => {
    showStaff('/dashboard', { load: () => new Promise(() => undefined) });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Authenticating...');
    expect(status.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    expect(screen.queryByText('Lead dashboard')).toBeNull();
  });

  test('redirects to the login in the same history entry when signed out, without loading leads', async () => {
    const backend = signedOut();
    showStaff('/dashboard', { load: async () => backend });
    expect(await screen.findByText('Admin Login')).toBeDefined();
    expect(backend.desk.leads).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Home page')).toBeDefined();
  });

  test('opens the login when the session ends in another tab', async () => {
    const backend = fakeBackend();
    showStaff('/dashboard', { load: async () => backend });
    await screen.findByText('Lead dashboard');
    act(() => backend.tell(null));
    expect(await screen.findByText('Admin Login')).toBeDefined();
  });

  test('names a missing setting', () => {
    showStaff('/dashboard', { problem: 'Configuration error: VITE_SUPABASE_ANON_KEY is not set.' });
    expect(screen.getByRole('alert').textContent).toContain('VITE_SUPABASE_ANON_KEY is not set');
  });
});
