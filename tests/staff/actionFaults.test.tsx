import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import {
  counters,
  deleteFirst,
  failing,
  HOUR_MS,
  FIFTEEN,
  serverOfEachTest,
  restoreTimeouts,
  shortenTimeouts,
  showLoaded,
  TABLE,
  told,
  storedSessions,
  workElsewhere,
} from '../support/staffFaults';
import type { Asked, Fault } from '../support/staffServer';

const server = serverOfEachTest(FIFTEEN);

describe('delete', () => {
  const isDelete = ({ method }: Asked) => method === 'DELETE';

  /** The state of the page and the server after a failed deletion. */
  async function stateAfterDeletion() {
    await deleteFirst();
    await told('Failed to delete lead');
    const success = screen.queryByText('Lead deleted successfully');
    return { success, total: counters()[0], row: screen.queryByText('Lead 1')?.textContent, left: server().leads.length };
  }
  const untouched = { success: null, total: '15', row: 'Lead 1', left: 15 };

  test.each<[string, Fault]>([
    ['403', { status: 403, body: '{"code":"42501","message":"permission denied for table lead_form"}' }],
    ['401', { status: 401, body: '{"code":"42501","message":"permission denied for table lead_form"}' }],
    ['500', { status: 500, body: '{"message":"boom"}' }],
    ['no network', 'reset'],
    ['no row (row-level security hides it)', { status: 200, body: '[]' }],
    ['204 and no body', { status: 204 }],
    ["a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
  ])('when the result of a deletion is %s, the page shows “Failed to delete lead” and keeps the row', async (_, fault) => {
    await showLoaded(server());
    server().fault = failing(isDelete, fault);
    expect(await stateAfterDeletion()).toEqual(untouched);
  });

  test('no success is shown when no row was deleted and the follow-up check of the lead fails', async () => {
    await showLoaded(server());
    server().fault = (request) =>
      isDelete(request) ? { status: 200, body: '[]' } : request.path.includes('id=eq.') ? { status: 503, body: '' } : undefined;
    expect(await stateAfterDeletion()).toEqual(untouched);
  });

  test('no lead is shown as deleted when the account was removed from the staff list', async () => {
    await showLoaded(server());
    server().state = { staff: false };
    server().fault = failing(({ path }) => path.startsWith(TABLE), { status: 200, body: '[]' });
    await deleteFirst();
    await told('Failed to delete lead');
    expect(screen.queryByText('Lead deleted successfully')).toBeNull();
  });

  test('no request is sent when the storage was cleared without a storage event', async () => {
    await showLoaded(server());
    localStorage.clear();
    expect(await stateAfterDeletion()).toEqual(untouched);
    expect(server().asked).not.toContain(`DELETE ${TABLE}`);
  });

  test('a lead that a colleague deleted first is removed from the list, and the deletion is reported as a success', async () => {
    await showLoaded(server());
    server().leads = server().leads.slice(1);
    await deleteFirst();
    await told('Lead deleted successfully');
    expect(counters()[0]).toBe('14');
    expect(screen.queryByText('Lead 1')).toBeNull();
  });

  test('when two colleagues delete a lead at the same moment, both see that the lead was deleted', async () => {
    const other = await showLoaded(server());
    const id = FIFTEEN[0]?.id ?? '';
    const [outcome] = await Promise.all([other.desk.remove(id), deleteFirst()]);
    expect(outcome).toBe('gone');
    await told('Lead deleted successfully');
    expect(server().leads).toHaveLength(14);
    expect(counters()[0]).toBe('14');
  });
});

describe('logout', () => {
  const isLogout = ({ path }: Asked) => path.startsWith('/auth/v1/logout');
  const logout = async () => await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  test.each([401, 403, 404])('leads to the login and leaves no session behind if the server returns %i', async (status) => {
    await showLoaded(server());
    server().fault = failing(isLogout, { status, body: '<html>' });
    await logout();
    expect(await told('Admin Login')).toBeDefined();
    expect(screen.queryByText('Failed to logout')).toBeNull();
    expect(storedSessions()).toBe(0);
  });

  test.each<[string, Fault]>([
    ['500', { status: 500, body: '{"msg":"oops"}' }],
    ['a gateway page', { status: 502, body: '<html>Bad gateway</html>' }],
    ['no network', 'reset'],
    ['no answer in time', 'stall'],
  ])('that fails (%s) shows “Failed to logout” and keeps the user signed in; the next click signs out', async (_, fault) => {
    await showLoaded(server());
    shortenTimeouts();
    server().fault = failing(isLogout, fault);
    await logout();
    await told('Failed to logout');
    expect(screen.getByText('Lead dashboard')).toBeDefined();
    expect(storedSessions()).toBe(1);

    restoreTimeouts();
    server().fault = () => undefined;
    await logout();
    expect(await told('Admin Login')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Failed to logout')).toBeNull());
    expect(storedSessions()).toBe(0);
  });

  test('of a session that has already ended leads to the login', async () => {
    await showLoaded(server());
    server().endSessions();
    workElsewhere(2 * HOUR_MS);
    await logout();
    expect(await told('Admin Login')).toBeDefined();
    expect(storedSessions()).toBe(0);
  });
});

describe('another tab', () => {
  test('that signs out sends this tab to the login', async () => {
    const other = await showLoaded(server());
    await act(async () => await other.auth.signOut());
    expect(await told('Admin Login')).toBeDefined();
  });

  test('that clears the storage sends this tab to the login', async () => {
    await showLoaded(server());
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(await told('Admin Login')).toBeDefined();
  });

  test('that signed out while this tab was suspended sends this tab to the login as soon as it is visible', async () => {
    await showLoaded(server());
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await told('Admin Login')).toBeDefined();
  });

  test('that changes other items in the storage leaves this tab signed in', async () => {
    await showLoaded(server());
    window.dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: null }));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Lead dashboard')).toBeDefined();
  });
});
