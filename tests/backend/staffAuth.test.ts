import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import type { StaffMember } from '@/desk/model/backend';

const env = { supabaseUrl: 'http://project.test/supabase', supabaseKey: 'sb_publishable_test' };

interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
}

/** Fakes a hosted project's sign-in. Other requests return a list of one row. `intercept` can respond first. */
function fakeSupabase() {
  const server = { requests: [] as Request[], intercept: (_request: Request): Response | undefined => undefined };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace('/supabase', '');
    const request = { method: init?.method ?? 'GET', path, query: url.searchParams, headers: new Headers(init?.headers) };
    server.requests.push(request);
    await Promise.resolve();
    return server.intercept(request) ?? (path === '/auth/v1/token' ? signIn(String(init?.body)) : Response.json([{ id: '1' }]));
  });
  return server;
}

function signIn(body: string): Response {
  const { email, password } = JSON.parse(body) as { email: string; password: string };
  if (password !== 'right') return Response.json({ code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 });
  return Response.json({
    access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":4102444800}')}.user-token`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'u1', aud: 'authenticated', email, is_anonymous: email.startsWith('guest') },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The backend and every member that its `watch` reported. */
function watched() {
  const { auth } = createStaffBackend(env);
  const seen: (StaffMember | null)[] = [];
  const stop = auth.watch((member) => seen.push(member));
  return { auth, seen, stop };
}

describe('watch', () => {
  it('reports nobody at first, then the member, then nobody again', async () => {
    fakeSupabase();
    const { auth, seen } = watched();
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(new Set(seen)).toEqual(new Set([null]));
    await auth.signIn('staff@studio.test', 'right');
    await waitFor(() => expect(seen.at(-1)).toMatchObject({ email: 'staff@studio.test' }));
    await auth.signOut();
    expect(seen.at(-1)).toBeNull();
  });

  it('does not report a guest of anonymous sign-in as staff', async () => {
    fakeSupabase();
    const { auth, seen } = watched();
    await auth.signIn('guest@studio.test', 'right');
    await waitFor(() => expect(seen.length).toBeGreaterThan(1));
    expect(seen.every((member) => member === null)).toBe(true);
  });
});

describe('signIn', () => {
  it('returns the server’s error message, including the message about a rate limit', async () => {
    const server = fakeSupabase();
    const { auth } = createStaffBackend(env);
    expect(await auth.signIn('staff@studio.test', 'wrong')).toEqual({ error: 'Invalid login credentials' });
    server.intercept = () => Response.json({ code: 'over_request_rate_limit', msg: 'Request rate limit reached' }, { status: 429 });
    expect(await auth.signIn('staff@studio.test', 'x')).toEqual({ error: 'Request rate limit reached' });
  });

  it.each([
    ['no network', () => Response.error()],
    ['a gateway page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['a page instead of an answer', () => new Response('<html>blocked</html>', { status: 403 })],
  ])('rejects on %s', async (name, reply) => {
    fakeSupabase().intercept = () => {
      if (name === 'no network') throw new TypeError('Failed to fetch');
      return reply();
    };
    await expect(createStaffBackend(env).auth.signIn('staff@studio.test', 'x')).rejects.toBeInstanceOf(Error);
  });
});

// Failed sign-outs are tested in tests/staff/actionFaults.test.tsx.
it('a sign-out affects only this device, and a forced one removes the session even if the server fails', async () => {
  const server = fakeSupabase();
  const { auth, seen } = watched();
  await auth.signIn('staff@studio.test', 'right');
  localStorage.setItem('staff-active-at', '1');
  server.intercept = ({ path }) => (path === '/auth/v1/logout' ? Response.json({ msg: 'oops' }, { status: 500 }) : undefined);
  await auth.signOut(true);
  expect(server.requests.at(-1)?.query.get('scope')).toBe('local');
  expect([seen.at(-1), Object.keys(localStorage)]).toEqual([null, ['staff-active-at']]);
});

describe('an emailed link', () => {
  const opened = (hash: string) => {
    window.history.replaceState(null, '', `/login${hash}`);
    return createStaffBackend(env).auth.link;
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it.each([
    ['', 'none'],
    ['#our-team', 'none'],
    ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=recovery', 'password'],
    ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=invite', 'password'],
    ['#access_token=a&refresh_token=b&expires_in=3600&token_type=bearer&type=magiclink', 'none'],
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired', 'expired'],
  ])('%s: %s', (hash, expected) => {
    fakeSupabase();
    expect(opened(hash)).toBe(expected);
  });

  it('leads back to /login; requesting it does not reveal whether the account exists, and rejects without a response', async () => {
    const server = fakeSupabase();
    const { auth } = createStaffBackend(env);
    server.intercept = () => Response.json({ code: 'user_not_found', msg: 'User not found' }, { status: 404 });
    await auth.mailLink('nobody@studio.test');
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/auth/v1/recover' });
    expect(server.requests.at(-1)?.query.get('redirect_to')).toBe(`${window.location.origin}/login`);
    server.intercept = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(auth.mailLink('staff@studio.test')).rejects.toBeInstanceOf(Error);
  });

  it('returns the server’s error message when the server refuses the new password', async () => {
    const server = fakeSupabase();
    const { auth } = createStaffBackend(env);
    await auth.signIn('staff@studio.test', 'right');
    server.intercept = () => Response.json({ code: 'weak_password', msg: 'Too weak' }, { status: 422 });
    expect(await auth.setPassword('short')).toEqual({ error: 'Too weak' });
  });
});

it('behind a proxy every request has the header that names the backend: sign-in, leads, a deletion and sign-out', async () => {
  const server = fakeSupabase();
  const { auth, desk } = createStaffBackend({ ...env, supabaseHeader: 'x-target-backend: abcdefgh' });
  expect(await auth.signIn('staff@studio.test', 'right')).toEqual({});
  expect((await desk.leads()).leads).toHaveLength(1);
  expect(await desk.remove('1')).toBe('gone');
  await auth.signOut();
  expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set(['/auth/v1/token', '/rest/v1/lead_form', '/auth/v1/logout']));
  expect(new Set(server.requests.map(({ headers }) => headers.get('x-target-backend')))).toEqual(new Set(['abcdefgh']));
});
