import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import * as signals from '@/lib/signals';
import type { StaffBackend } from '@/staff/session';

// For tests of the staff area under faults, with the real Supabase client.

export const [TABLE, TOKEN, LOGOUT, USER] = ['/rest/v1/lead_form', '/auth/v1/token', '/auth/v1/logout', '/auth/v1/user'];
/** Small enough that 95 leads fill ten pages. */
const PAGE_ROWS = 10;

/** A fault of one request. `reset` breaks the connection; `stall` never responds; `after` responds as usual, but later. */
export type Fault = 'reset' | 'stall' | { after: Promise<unknown> } | { status: number; body?: string; headers?: HeadersInit };

export interface Asked {
  /** Method and path, such as 'GET /rest/v1/lead_form'. */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  /** The number of requests of this name so far, including this one. */
  count: number;
}

type StaffServer = ReturnType<typeof createServer>;

let started = 0;
/** Each test has another address, because the tabs of earlier tests go on renewing their tokens. */
const origin = () => `https://project-${started}.test`;
/** The key of the browser's storage that holds the session. */
export const sessionKey = () => `sb-project-${started}-auth-token`;

const row = { email: '', phone_number: '', inquiry_type: null, source_page: null, created_at: '2026-11-20 10:08:00+00' };
/** 'Lead 1' to 'Lead 95', newest first, all with the same time. */
const NINETY_FIVE = Array.from({ length: 95 }, (_, index) => ({
  ...row,
  id: `00000000-0000-4000-8000-${String(99 - index).padStart(12, '0')}`,
  full_name: `Lead ${index + 1}`,
}));

/** A miniature hosted project behind `fetch`. Its sessions expire and rotate, and it serves lead_form in pages. */
function createServer() {
  /** When each access token expires, in ms since 1970. */
  const access = new Map<string, number>();
  const refresh = new Set<string>();
  /** The refresh token that each used one was exchanged for. */
  const exchanged = new Map<string, string>();
  let issued = 0;
  const server = {
    /** Newest first, as the table is read. */
    leads: NINETY_FIVE,
    /** The response of `staff_state`; undefined if the database has no such function. */
    state: undefined as unknown,
    /** All requests so far. */
    asked: [] as Asked[],
    fault: (_request: Asked): Fault | undefined => undefined,
    lifetimeS: 3600,
    /** How far the server's clock is ahead of this device's. */
    aheadMs: 0,
    /** The ids of the actions that desk_act has saved. */
    saved: new Set<string>(),
    /** Whether a refresh token would be exchanged. */
    knows: (token: string) => refresh.has(token) || refresh.has(exchanged.get(token) ?? ''),
    /** Refuses every access token issued so far. */
    expireTokens: () => access.clear(),
    /** Also refuses to renew any of those tokens. */
    endSessions() {
      access.clear();
      refresh.clear();
    },
    /** Issues a session. */
    session(email = 'staff@studio.test', refreshToken = `refresh${issued + 1}`) {
      issued += 1;
      const [token, seconds] = [`e30.e30.access${issued}`, Math.floor(now() / 1000) + server.lifetimeS];
      access.set(token, seconds * 1000);
      refresh.add(refreshToken);
      const expires = { token_type: 'bearer', expires_in: server.lifetimeS, expires_at: seconds };
      return { access_token: token, refresh_token: refreshToken, ...expires, user: userOf(email) };
    },
    fetch,
  };

  const now = () => Date.now() + server.aheadMs;

  /** Exchanges a refresh token. The one before the last works too, because its answer may have been lost; an older one ends the session. */
  function renew(token: string): Response {
    const next = exchanged.get(token);
    if (next !== undefined && refresh.has(next)) return json(server.session(undefined, next));
    if (next !== undefined) server.endSessions();
    const code = next === undefined ? 'refresh_token_not_found' : 'refresh_token_already_used';
    if (!refresh.delete(token)) return json({ code, msg: 'Invalid Refresh Token' }, 400);
    const session = server.session();
    exchanged.set(token, session.refresh_token);
    return json(session);
  }

  async function fetch(input: string | URL | Request, { method = 'GET', headers, body, signal }: RequestInit = {}): Promise<Response> {
    const url = new URL(String(input));
    if (url.origin !== origin()) throw new TypeError('fetch failed');
    const name = `${method} ${url.pathname}`;
    const count = server.asked.filter((asked) => asked.name === name).length + 1;
    const request: Asked = { name, query: url.searchParams, headers: new Headers(headers), count };
    server.asked.push(request);
    const fault = server.fault(request);
    if (fault === 'reset') throw new TypeError('fetch failed');
    if (fault === 'stall') return await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    if (fault && 'status' in fault) return new Response(fault.body ?? null, fault);
    await fault?.after;
    if (url.pathname === TOKEN) {
      const { email, password, refresh_token: token } = JSON.parse(String(body));
      if (url.searchParams.get('grant_type') !== 'password') return renew(token);
      return password === 'right'
        ? json(server.session(email))
        : json({ code: 'invalid_credentials', msg: 'Invalid login credentials' }, 400);
    }
    if (url.pathname === LOGOUT) {
      server.endSessions();
      return new Response(null, { status: 204 });
    }
    const isKnown = (access.get(request.headers.get('authorization')?.replace('Bearer ', '') ?? '') ?? 0) > now();
    if (url.pathname === USER) return isKnown ? json(userOf()) : json({ code: 'session_not_found', msg: 'Session does not exist' }, 403);
    if (!isKnown) return json({ code: 'PGRST303', message: 'JWT expired' }, 401);
    if (url.pathname === '/rest/v1/rpc/staff_state')
      return server.state ? json(server.state) : json({ code: 'PGRST202', message: 'Could not find the function' }, 404);
    if (url.pathname === '/rest/v1/rpc/desk_act') {
      const { id, lead } = JSON.parse(String(body));
      server.saved.add(id);
      return json({ outcome: 'saved', follow_up: { lead_id: lead, state: 'New', version: 1 } });
    }
    if (url.pathname !== TABLE) return json([]);
    if (method === 'HEAD') return new Response(null, { headers: { 'content-range': `*/${server.leads.length}` } });
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const found = server.leads.filter((lead) => lead.id === id);
    if (method === 'DELETE') server.leads = server.leads.filter((lead) => lead.id !== id);
    if (id !== undefined) return json(found);
    // The page after the row named in `or`, a filter as sent by deskBackend.ts: `(created_at.lt."…",id.lt.<id>)`.
    const after = url.searchParams.get('or');
    const first = after === null ? 0 : server.leads.findIndex((lead) => after.endsWith(`,id.lt.${lead.id})`)) + 1;
    return json(server.leads.slice(first, first + PAGE_ROWS));
  }
  return server;
}

function userOf(email = 'staff@studio.test') {
  return { id: 'u1', aud: 'authenticated', email, is_anonymous: email.startsWith('guest') };
}

const json = (value: unknown, status = 200): Response => Response.json(value, { status });

/** Gives each test its own server, and a clock that the test can set. */
export function serverOfEachTest(): () => StaffServer {
  let server: StaffServer;
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    // Every test runs two tabs in one page, which the library warns about.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    started += 1;
    server = createServer();
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(() => {
    // Toasts outlive the rendered page.
    cleanup();
    toast.dismiss();
  });
  return () => server;
}

/** Opens another tab of the same browser without rendering a page. */
export function openTab(settings: Parameters<typeof createStaffBackend>[0] = {}): StaffBackend {
  return createStaffBackend({ supabaseUrl: origin(), supabaseKey: 'sb_publishable_test', ...settings });
}

/** Signs in from a tab that renders no page. */
export async function signIn(): Promise<StaffBackend> {
  const tab = openTab();
  expect(await tab.auth.signIn('staff@studio.test', 'right')).toEqual({});
  return tab;
}

/** Shortens the client's timeout of 20 s to 0.3 s. Returns a function that restores it. */
export function shortenTimeouts(): () => void {
  const { abortAfter } = signals;
  const spy = vi.spyOn(signals, 'abortAfter').mockImplementation((_ms, other) => abortAfter(300, other));
  return () => spy.mockRestore();
}

export function storedSessions(): number {
  return Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')).length;
}

/** Advances the clock by two hours, after which the token has expired, while staff work in another tab, so that this tab is not idle. */
export function workElsewhere(): void {
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  localStorage.setItem('staff-active-at', String(Date.now()));
}
