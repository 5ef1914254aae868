import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { showStaff } from '../desk/staff';
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
} from './faults';
import type { Asked, Fault } from './staffServer';

const server = serverOfEachTest(NINETY_FIVE);
const isPage = ({ method, path }: Asked) => method === 'GET' && path.startsWith(`${TABLE}?select=*`);
const noNumber = () => expect(counters().join('')).not.toMatch(/\d/);

describe('load', () => {
  test.each<[string, Fault]>([
    ['no network', 'reset'],
    ['503', { status: 503, body: '<html>Bad gateway</html>' }],
    ["a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
    ['nothing at all with status 200', { status: 200 }],
    ['an object instead of rows', { status: 200, body: '{}' }],
    ['no answer in time', 'stall'],
  ])('backend down (%s): Failed to fetch leads, no total; Try again brings them all', async (_, fault) => {
    shortenTimeouts();
    server().fault = failing(isPage, fault);
    await showDashboard(server());
    await told('Failed to fetch leads');
    noNumber();
    expect(screen.queryByText('No leads found matching your criteria.')).toBeNull();
    expect(screen.queryByText('Loading dashboard...')).toBeNull();

    restoreTimeouts();
    server().fault = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await untilAllLoaded(server());
  });

  test('backend slow: Loading dashboard... and no number until every page has come', async () => {
    server().fault = failing((request) => isPage(request) && request.count > 8, { delayMs: 400 });
    await showDashboard(server());
    await waitFor(() => expect(server().asked.filter((name) => name === `GET ${TABLE}`).length).toBeGreaterThan(8));
    expect(screen.getByText('Loading dashboard...')).toBeDefined();
    noNumber();
    await untilAllLoaded(server());
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
  });

  test('page 4 of 10 fails: Failed to fetch leads, no partial list', async () => {
    server().fault = failing((request) => isPage(request) && request.count === 4, { status: 500, body: '{"message":"boom"}' });
    await showDashboard(server());
    await told('Failed to fetch leads');
    expect(server().asked.filter((name) => name === `GET ${TABLE}`)).toHaveLength(4);
    noNumber();
    expect(screen.queryByText('Lead 1')).toBeNull();
  });

  test('the session is refused between two pages: to the login, no partial list', async () => {
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

describe('token expires', () => {
  test('between two pages: renewed in silence, every lead is there once', async () => {
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
  ])('in mid-session, %s: renewed before the deletion', async (_, passedMs) => {
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
  ])('in mid-session, %s, and the renewal is refused: to the login, nothing deleted', async (_, passedMs) => {
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

  test('and cannot be renewed for want of a network: Try again asks nothing as a visitor', async () => {
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
    noNumber();
    expect(new Set(server().asked)).toEqual(new Set(['POST /auth/v1/token']));
  });

  test('and the network fails while it is renewed: the session stays, and nothing is asked as a visitor', async () => {
    await showLoaded(server());
    server().asked.length = 0;
    workElsewhere(2 * HOUR_MS);
    server().fault = () => {
      // The library would try on for 30 s.
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

test('at load with an expired token and no network: the login; back at the leads when the network is', async () => {
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
  // The library waits a minute after a renewal that failed.
  vi.setSystemTime(Date.now() + 61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await untilAllLoaded(server());
});
