import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { toastWith } from '../support/staff';
import {
  counters,
  deleteFirst,
  failing,
  FIFTEEN,
  HOUR_MS,
  openTab,
  restoreTimeouts,
  serverOfEachTest,
  showLoaded,
  shortenTimeouts,
  signIn,
  storedSessions,
  TABLE,
  workElsewhere,
} from '../support/staffFaults';
import type { Asked, Fault } from '../support/staffServer';

const server = serverOfEachTest(FIFTEEN);
const id = FIFTEEN[0]?.id ?? '';

describe('a deletion', () => {
  const isDelete = ({ method }: Asked) => method === 'DELETE';
  const NOTHING: Fault = { status: 200, body: '[]' };

  test.each<[string, (() => void) | Fault]>([
    ['the server answers 403', { status: 403, body: '{"code":"42501","message":"permission denied for table lead_form"}' }],
    ['the server answers 401', { status: 401, body: '{"code":"42501","message":"permission denied for table lead_form"}' }],
    ['the server answers 500', { status: 500, body: '{"message":"boom"}' }],
    ['there is no network', 'reset'],
    ['no row is returned (row-level security hides it)', NOTHING],
    ['the answer is 204 without a body', { status: 204 }],
    ["the answer is a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
    [
      'no row is returned and the check of the lead fails',
      () => (server().fault = (request) => (isDelete(request) ? NOTHING : request.path.includes('id=eq.') ? { status: 503 } : undefined)),
    ],
    [
      'the account was removed from the staff list',
      () => {
        server().state = { staff: false };
        server().fault = failing(({ path }) => path.startsWith(TABLE), NOTHING);
      },
    ],
  ])('counts as failed if %s', async (_, fault) => {
    const { desk } = await signIn(server());
    if (typeof fault === 'function') fault();
    else server().fault = failing(isDelete, fault);
    expect(await desk.remove(id).catch(() => 'refused')).toBe('refused');
    expect(server().leads).toHaveLength(15);
  });

  test('that fails shows “Failed to delete lead” and keeps the row and its number', async () => {
    await showLoaded(server());
    server().fault = failing(isDelete, 'reset');
    await deleteFirst();
    expect((await toastWith('Failed to delete lead')).textContent).toBe('ErrorFailed to delete lead');
    expect(screen.queryByText('Lead deleted successfully')).toBeNull();
    expect([counters()[0], screen.queryByText('Lead 1')?.textContent]).toEqual(['15', 'Lead 1']);
  });

  test('is not requested when the storage was cleared without a storage event', async () => {
    const { desk } = await signIn(server());
    localStorage.clear();
    expect(await desk.remove(id)).toBe('refused');
    expect(server().asked).not.toContain(`DELETE ${TABLE}`);
  });

  test('succeeds for both of two colleagues at the same moment, and for a colleague who comes too late', async () => {
    const tabs = [await signIn(server()), openTab(server())];
    expect(await Promise.all(tabs.map(async ({ desk }) => await desk.remove(id)))).toEqual(['gone', 'gone']);
    expect(await tabs[0]?.desk.remove(id)).toBe('gone');
    expect(server().leads).toHaveLength(14);
  });
});

describe('logout', () => {
  const isLogout = ({ path }: Asked) => path.startsWith('/auth/v1/logout');
  const logout = async () => await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  test.each<[string, () => void]>([
    ...[401, 403, 404].map((status): [string, () => void] => [
      `the server returns ${status}`,
      () => (server().fault = failing(isLogout, { status, body: '<html>' })),
    ]),
    [
      'the token has expired and is not renewed',
      () => {
        server().endSessions();
        workElsewhere(2 * HOUR_MS);
      },
    ],
  ])('succeeds and leaves no session behind if the session has already ended: %s', async (_, end) => {
    const { auth } = await signIn(server());
    end();
    await auth.signOut();
    expect(storedSessions()).toBe(0);
  });

  test.each<[string, Fault]>([
    ['500', { status: 500, body: '{"msg":"oops"}' }],
    ['a gateway page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['no network', 'reset'],
    ['no answer in time', 'stall'],
  ])('that fails (%s) keeps the session; the next one ends it', async (_, fault) => {
    const { auth } = await signIn(server());
    shortenTimeouts();
    server().fault = failing(isLogout, fault);
    await expect(auth.signOut()).rejects.toBeInstanceOf(Error);
    expect(storedSessions()).toBe(1);
    restoreTimeouts();
    server().fault = () => undefined;
    await auth.signOut();
    expect(storedSessions()).toBe(0);
  });

  test('that fails shows “Failed to logout” and keeps the desk; the next click leads to the login', async () => {
    await showLoaded(server());
    server().fault = failing(isLogout, 'reset');
    await logout();
    expect((await toastWith('Failed to logout')).textContent).toBe('ErrorFailed to logout');
    expect(screen.getByText('Lead dashboard')).toBeDefined();
    server().fault = () => undefined;
    await logout();
    await screen.findByText('Admin Login');
    await waitFor(() => expect(screen.queryByText('Failed to logout')).toBeNull());
  });
});

describe('another tab', () => {
  test.each<[string, (other: Awaited<ReturnType<typeof signIn>>) => unknown]>([
    ['signs out', async ({ auth }) => await auth.signOut()],
    [
      'clears the storage',
      () => {
        localStorage.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
      },
    ],
    [
      'signed out while this tab was suspended, once this tab is visible',
      () => {
        localStorage.clear();
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('that %s sends this tab to the login', async (_, leave) => {
    const other = await showLoaded(server());
    await act(async () => void (await leave(other)));
    expect(await screen.findByText('Admin Login')).toBeDefined();
  });

  test('that changes other items in the storage leaves this tab signed in', async () => {
    await showLoaded(server());
    window.dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: null }));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Lead dashboard')).toBeDefined();
  });
});
