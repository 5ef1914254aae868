import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { showStaff, toastWith } from '../support/staff';
import {
  counters,
  failing,
  HOUR_MS,
  NINETY_FIVE,
  openTab,
  serverOfEachTest,
  restoreTimeouts,
  shortenTimeouts,
  showDashboard,
  signIn,
  storedSessions,
  TABLE,
  untilAllLoaded,
  workElsewhere,
} from '../support/staffFaults';
import type { Asked, Fault, StaffServer } from '../support/staffServer';

const server = serverOfEachTest(NINETY_FIVE);
const id = NINETY_FIVE[0]?.id ?? '';
const isPage = ({ method, path }: Asked) => method === 'GET' && path.startsWith(`${TABLE}?select=*`);
const countOf = (name: string) => server().asked.filter((asked) => asked === name).length;
const expectNoNumber = () => expect(counters().join('')).not.toMatch(/\d/);

/** Does something when page 4 of 10 is requested. */
function onPage4(happen: () => void): StaffServer['fault'] {
  return (request) => {
    if (isPage(request) && request.count === 4) happen();
    return undefined;
  };
}

/** Breaks every connection. Without the jump in time the library would retry a renewal for 30 s. */
function offline(): Fault {
  vi.setSystemTime(Date.now() + 31_000);
  return 'reset';
}

describe('a load', () => {
  test.each<[string, Fault]>([
    ['no network', 'reset'],
    ['503', { status: 503, body: '<html>Bad gateway</html>' }],
    ["a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
    ['an empty body with status 200', { status: 200 }],
    ['an object instead of rows', { status: 200, body: '{}' }],
    ['no answer in time', 'stall'],
  ])('fails as a whole if page 4 of 10 fails (%s); the next one reads all leads', async (_, fault) => {
    const { desk } = await signIn(server());
    shortenTimeouts();
    server().fault = failing((request) => isPage(request) && request.count === 4, fault);
    await expect(desk.leads()).rejects.toBeInstanceOf(Error);
    expect(countOf(`GET ${TABLE}`)).toBe(4);
    restoreTimeouts();
    expect((await desk.leads()).leads).toHaveLength(95);
  });

  test('that fails shows “Failed to fetch leads” and no total, and Try again loads all leads', async () => {
    server().fault = failing(isPage, 'reset');
    await showDashboard(server());
    expect((await toastWith('Failed to fetch leads')).textContent).toBe('ErrorFailed to fetch leads');
    expectNoNumber();
    expect(screen.queryByText('No leads found matching your criteria.')).toBeNull();
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
    server().fault = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilAllLoaded(server());
    await waitFor(() => expect(screen.queryByText('Failed to fetch leads')).toBeNull());
  });

  test('that is slow shows “Loading dashboard...” and no number until the last page has arrived', async () => {
    let arrive: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (arrive = resolve));
    server().fault = failing((request) => isPage(request) && request.count === 10, { after });
    await showDashboard(server());
    await waitFor(() => expect(countOf(`GET ${TABLE}`)).toBe(10));
    expect(screen.getByText('Loading dashboard...')).toBeDefined();
    expectNoNumber();
    arrive();
    await untilAllLoaded(server());
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
  });

  test('during which the server refuses the session leads to the login instead of a partial list', async () => {
    server().fault = onPage4(() => server().endSessions());
    await showDashboard(server());
    expect(await screen.findByText('Admin Login')).toBeDefined();
    expect(storedSessions()).toBe(0);
    expect(screen.queryByText('Lead dashboard')).toBeNull();
  });
});

describe('an expired token', () => {
  test('is renewed silently between two pages, and every lead is read once', async () => {
    server().fault = onPage4(() => server().expireTokens());
    const { leads } = await (await signIn(server())).desk.leads();
    expect(leads.map(({ name }) => name)).toEqual(NINETY_FIVE.map((row) => row['full_name']));
    expect(countOf('POST /auth/v1/token')).toBe(2);
  });

  test.each([
    ['by our clock', 'renewed', 2 * HOUR_MS],
    ["by the server's clock only", 'renewed', 0],
    ['by our clock', 'refused', 2 * HOUR_MS],
    ["by the server's clock only", 'refused', 0],
  ] as const)('(%s) that is %s before a deletion decides whether it happens', async (_, renewal, passedMs) => {
    const { desk } = await signIn(server());
    if (renewal === 'renewed') server().expireTokens();
    else server().endSessions();
    workElsewhere(passedMs);
    const isRenewed = renewal === 'renewed';
    expect(await desk.remove(id).catch(() => 'refused')).toBe(isRenewed ? 'gone' : 'refused');
    expect([server().leads.length, storedSessions()]).toEqual(isRenewed ? [94, 1] : [95, 0]);
  });

  test('whose renewal fails because of the network keeps the session, and no anonymous request is sent', async () => {
    const { auth, desk } = await signIn(server());
    server().asked.length = 0;
    workElsewhere(2 * HOUR_MS);
    server().fault = offline;
    await expect(desk.leads()).rejects.toBeInstanceOf(Error);
    expect(await desk.remove(id).catch(() => 'refused')).toBe('refused');
    await expect(auth.signOut()).rejects.toBeInstanceOf(Error);
    expect(new Set(server().asked)).toEqual(new Set(['POST /auth/v1/token']));
    expect(storedSessions()).toBe(1);
  });

  test('leads to the login while the browser is offline; once online again, the leads appear', async () => {
    await signIn(server());
    workElsewhere(2 * HOUR_MS);
    server().fault = offline;
    showStaff('/dashboard', { load: async () => openTab(server()) });
    expect(await screen.findByText('Admin Login')).toBeDefined();
    expect(storedSessions()).toBe(1);

    server().fault = () => undefined;
    // The library waits a minute after a failed renewal before it tries again.
    vi.setSystemTime(Date.now() + 61_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await untilAllLoaded(server());
  });
});
