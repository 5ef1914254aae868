import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { showStaff } from '../support/staff';
import {
  counters,
  deleteFirst,
  failing,
  HOUR_MS,
  NINETY_FIVE,
  openTab,
  serverOfEachTest,
  restoreTimeouts,
  shortenTimeouts,
  showDashboard,
  showLoaded,
  TABLE,
  told,
  untilAllLoaded,
  storedSessions,
  workElsewhere,
} from '../support/staffFaults';
import type { Asked, Fault } from '../support/staffServer';

const server = serverOfEachTest(NINETY_FIVE);
const isPage = ({ method, path }: Asked) => method === 'GET' && path.startsWith(`${TABLE}?select=*`);
const expectNoNumber = () => expect(counters().join('')).not.toMatch(/\d/);

describe('load', () => {
  test.each<[string, Fault]>([
    ['no network', 'reset'],
    ['503', { status: 503, body: '<html>Bad gateway</html>' }],
    ["a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
    ['an empty body with status 200', { status: 200 }],
    ['an object instead of rows', { status: 200, body: '{}' }],
    ['no answer in time', 'stall'],
  ])('a failed load (%s) shows “Failed to fetch leads” and no total; Try again loads all leads', async (_, fault) => {
    shortenTimeouts();
    server().fault = failing(isPage, fault);
    await showDashboard(server());
    await told('Failed to fetch leads');
    expectNoNumber();
    expect(screen.queryByText('No leads found matching your criteria.')).toBeNull();
    expect(screen.queryByText('Loading dashboard...')).toBeNull();

    restoreTimeouts();
    server().fault = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilAllLoaded(server());
  });

  test('a slow load shows “Loading dashboard...” and no number until the last page has arrived', async () => {
    server().fault = failing((request) => isPage(request) && request.count > 8, { delayMs: 400 });
    await showDashboard(server());
    await waitFor(() => expect(server().asked.filter((name) => name === `GET ${TABLE}`).length).toBeGreaterThan(8));
    expect(screen.getByText('Loading dashboard...')).toBeDefined();
    expectNoNumber();
    await untilAllLoaded(server());
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
  });

  test('a failure on page 4 of 10 shows “Failed to fetch leads” and no partial list', async () => {
    server().fault = failing((request) => isPage(request) && request.count === 4, { status: 500, body: '{"message":"boom"}' });
    await showDashboard(server());
    await told('Failed to fetch leads');
    expect(server().asked.filter((name) => name === `GET ${TABLE}`)).toHaveLength(4);
    expectNoNumber();
    expect(screen.queryByText('Lead 1')).toBeNull();
  });

  test('if the server refuses the session between two pages, the login appears instead of a partial list', async () => {
    server().fault = (request) => {
      if (isPage(request) && request.count === 4) server().endSessions();
      return undefined;
    };
    await showDashboard(server());
    expect(await told('Admin Login')).toBeDefined();
    expect(storedSessions()).toBe(0);
    expect(screen.queryByText('Lead dashboard')).toBeNull();
  });
});

describe('an expired token', () => {
  test('is renewed silently between two pages, and every lead appears once', async () => {
    server().fault = (request) => {
      if (isPage(request) && request.count === 4) server().expireTokens();
      return undefined;
    };
    await showLoaded(server());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server().asked.filter((name) => name === 'POST /auth/v1/token')).toHaveLength(2);
  });

  test.each([
    ['by our clock', 2 * HOUR_MS],
    ["by the server's clock only", 0],
  ])('(%s) is renewed before a deletion is sent', async (_, passedMs) => {
    await showLoaded(server());
    server().expireTokens();
    workElsewhere(passedMs);
    await deleteFirst();
    await told('Lead deleted successfully');
    expect(server().leads).toHaveLength(94);
    expect(counters()[0]).toBe('94');
  });

  test.each([
    ['by our clock', 2 * HOUR_MS],
    ["by the server's clock only", 0],
  ])('(%s) that the server refuses to renew leads to the login, and nothing is deleted', async (_, passedMs) => {
    await showLoaded(server());
    server().endSessions();
    workElsewhere(passedMs);
    await deleteFirst();
    expect(await told('Admin Login')).toBeDefined();
    await told('Failed to delete lead');
    expect(screen.queryByText('Lead deleted successfully')).toBeNull();
    expect(server().leads).toHaveLength(95);
    expect(storedSessions()).toBe(0);
  });

  test('that cannot be renewed offline is not replaced by anonymous requests when Try again is clicked', async () => {
    server().fault = failing(isPage, { status: 503 });
    await showDashboard(server());
    await told('Failed to fetch leads');
    server().asked.length = 0;
    workElsewhere(2 * HOUR_MS);
    server().fault = () => {
      vi.setSystemTime(Date.now() + 31_000);
      return 'reset';
    };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Loading dashboard...')).toBeNull());
    await told('Failed to fetch leads');
    expectNoNumber();
    expect(new Set(server().asked)).toEqual(new Set(['POST /auth/v1/token']));
  });

  test('whose renewal fails because of the network keeps the session, and no anonymous request is sent', async () => {
    await showLoaded(server());
    server().asked.length = 0;
    workElsewhere(2 * HOUR_MS);
    server().fault = () => {
      // Without this jump in time the library would retry for 30 s.
      vi.setSystemTime(Date.now() + 31_000);
      return 'reset';
    };
    await deleteFirst();
    await told('Failed to delete lead');
    expect(new Set(server().asked)).toEqual(new Set(['POST /auth/v1/token']));
    expect(screen.getByText('Lead dashboard')).toBeDefined();
    expect(storedSessions()).toBe(1);
    expect(counters()[0]).toBe('95');
  });
});

test('if the token has expired and the browser is offline, the login appears; once online again, the leads appear', async () => {
  expect(await openTab(server()).auth.signIn('staff@studio.test', 'right')).toEqual({});
  workElsewhere(2 * HOUR_MS);
  server().fault = () => {
    vi.setSystemTime(Date.now() + 31_000);
    return 'reset';
  };
  showStaff('/dashboard', { load: async () => openTab(server()) });
  expect(await told('Admin Login')).toBeDefined();
  expect(storedSessions()).toBe(1);

  server().fault = () => undefined;
  // The library waits a minute after a failed renewal before it tries again.
  vi.setSystemTime(Date.now() + 61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await untilAllLoaded(server());
});
