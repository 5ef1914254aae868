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
  test('title, sentence, fields', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(screen.getByText('Access the dashboard to manage leads')).toBeDefined();
    expect(screen.getByLabelText('Email')).toMatchObject({ type: 'email', required: true });
    expect(screen.getByLabelText('Password')).toMatchObject({ type: 'password', required: true });
  });

  test('Signing in...: inputs and button are disabled while it is asked', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockReturnValue(new Promise(() => undefined));
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect(await screen.findByRole('button', { name: /Signing in\.\.\./ })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Email')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Password')).toHaveProperty('disabled', true);
    expect(backend.auth.signIn).toHaveBeenCalledExactlyOnceWith('staff@studio.test', 'wrong');
  });

  test("the server's message stands in an alert; the e-mail stays, the password is asked again", async () => {
    const backend = signedOut();
    backend.auth.signIn.mockResolvedValue({ error: 'Invalid login credentials' });
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid login credentials');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'staff@studio.test');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  test('the password can be read while it is typed, and is hidden again when it is sent', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockReturnValue(new Promise(() => undefined));
    showStaff('/login', { load: async () => backend });
    expect(document.activeElement).toBe(await screen.findByLabelText('Email'));
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
    await fillIn();
    expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  });

  test('an exception: An unexpected error occurred', async () => {
    const backend = signedOut();
    backend.auth.signIn.mockRejectedValue(new TypeError('Failed to fetch'));
    showStaff('/login', { load: async () => backend });
    await fillIn();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
  });

  test('a session found, or one that comes, leads to the dashboard', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    await screen.findByLabelText('Email');
    act(() => backend.tell(member));
    expect(await screen.findByRole('heading', { name: 'Lead dashboard' })).toBeDefined();
  });

  test('a signed-in user is redirected in the same history entry: back leads to where they came from', async () => {
    showStaff('/login', { load: async () => fakeBackend() });
    await screen.findByRole('heading', { name: 'Lead dashboard' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Home page')).toBeDefined();
  });

  test('a missing setting is named in words, and the form is out of use', async () => {
    showStaff('/login', { problem: 'Configuration error: VITE_SUPABASE_URL is not set.' });
    expect((await screen.findByRole('alert')).textContent).toContain('VITE_SUPABASE_URL is not set');
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', true);
  });
});

describe('a password that is forgotten', () => {
  async function ask() {
    await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Forgot password?' }));
    await userEvent.type(screen.getByLabelText('Email'), 'staff@studio.test');
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  }

  test('a link is mailed; what is said tells nobody who has an account; back is the sign-in', async () => {
    const backend = signedOut();
    showStaff('/login', { load: async () => backend });
    await ask();
    expect(backend.auth.mailLink).toHaveBeenCalledExactlyOnceWith('staff@studio.test');
    expect((await screen.findByRole('status')).textContent).toMatch(/^If this address has an account/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign in' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('no network: said, and the address stays', async () => {
    const backend = signedOut();
    backend.auth.mailLink.mockRejectedValue(new TypeError('Failed to fetch'));
    showStaff('/login', { load: async () => backend });
    await ask();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'staff@studio.test');
  });

  async function setPassword(first: string, second: string) {
    const field = await screen.findByLabelText('New password');
    if (first !== '') await userEvent.type(field, first);
    await userEvent.type(screen.getByLabelText('The same again'), second);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  }

  test.each(['/login', '/dashboard'] as const)('the link leads to a new password first, then to the dashboard (%s)', async (path) => {
    const backend = fakeBackend({ link: 'password' });
    showStaff(path, { load: async () => backend });
    expect(await screen.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeDefined();
    expect(screen.queryByText('Lead dashboard')).toBeNull();
    expect(screen.getByLabelText('New password')).toMatchObject({ type: 'password', required: true, minLength: 10 });
    await setPassword('quietly yours', 'quietly yours');
    expect(backend.auth.setPassword).toHaveBeenCalledExactlyOnceWith('quietly yours');
    expect(await screen.findByRole('heading', { name: 'Lead dashboard' })).toBeDefined();
  });

  test('two that differ, one that the server refuses, no network: each is said, and what was typed stays', async () => {
    const backend = fakeBackend({ link: 'password' });
    showStaff('/login', { load: async () => backend });
    await setPassword('quietly yours', 'quietly mine.');
    expect(screen.getByRole('alert').textContent).toContain('The two passwords differ.');
    expect(backend.auth.setPassword).not.toHaveBeenCalled();
    backend.auth.setPassword.mockResolvedValueOnce({ error: 'New password should be different from the old password.' });
    await userEvent.clear(screen.getByLabelText('The same again'));
    await setPassword('', 'quietly yours');
    expect(screen.getByRole('alert').textContent).toContain('should be different');
    backend.auth.setPassword.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'quietly yours');
  });

  test('a link that is too old says so', async () => {
    showStaff('/login', { load: async () => fakeBackend({ signedIn: false, link: 'expired' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('This link was used already, or is too old.');
  });
});

describe('guard', () => {
  test('a spinner and Authenticating... while the session loads, and nothing of the dashboard', () => {
    showStaff('/dashboard', { load: () => new Promise(() => undefined) });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('Authenticating...');
    expect(status.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
    expect(screen.queryByText('Lead dashboard')).toBeNull();
  });

  test('nobody signed in: to the login in the same history entry, without asking for leads', async () => {
    const backend = signedOut();
    showStaff('/dashboard', { load: async () => backend });
    expect(await screen.findByText('Admin Login')).toBeDefined();
    expect(backend.desk.leads).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Home page')).toBeDefined();
  });

  test('a session that ends elsewhere ends here', async () => {
    const backend = fakeBackend();
    showStaff('/dashboard', { load: async () => backend });
    await screen.findByText('Lead dashboard');
    act(() => backend.tell(null));
    expect(await screen.findByText('Admin Login')).toBeDefined();
  });

  test('a missing setting is named in words', () => {
    showStaff('/dashboard', { problem: 'Configuration error: VITE_SUPABASE_ANON_KEY is not set.' });
    expect(screen.getByRole('alert').textContent).toContain('VITE_SUPABASE_ANON_KEY is not set');
  });
});
