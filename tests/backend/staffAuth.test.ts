import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import { createStaffSession } from '@/staff/session';

const env = { supabaseUrl: 'http://project.test/supabase', supabaseKey: 'sb_publishable_test' };

const [TOKEN, LOGOUT, USER] = ['/auth/v1/token', '/auth/v1/logout', '/auth/v1/user'];

interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
}

/** Fakes a hosted project's sign-in. Other requests return a list of one row. `answers` respond first, by path. */
function fakeSupabase(answers: Record<string, (request: Request) => Response> = {}) {
  const server = { requests: [] as Request[], answers };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const path = url.pathname.replace('/supabase', '');
    const request = { method: init?.method ?? 'GET', path, query: url.searchParams, headers: new Headers(init?.headers) };
    server.requests.push(request);
    await Promise.resolve();
    return server.answers[path]?.(request) ?? (path === TOKEN ? signIn(String(init?.body)) : Response.json([{ id: '1' }]));
  });
  return server;
}

const token = (signature: string) => `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":4102444800}')}.${signature}`;

function signIn(body: string): Response {
  const { email, password } = JSON.parse(body) as { email: string; password: string };
  if (password !== 'right') return Response.json({ code: 'invalid_credentials', msg: 'Invalid login credentials' }, { status: 400 });
  return Response.json({
    access_token: token('user-token'),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'u1', aud: 'authenticated', email, is_anonymous: email.startsWith('guest') },
  });
}

const NOTE = 'staff-active-at';
const STORED = 'sb-project-auth-token';
const MINUTE_MS = 60_000;

/** Stores the session of an account that was last active at `noted`. */
function leaveSession(noted: string | null, { access = token('left'), expiresInMs = 10 * MINUTE_MS } = {}) {
  const expiresAt = Math.floor((Date.now() + expiresInMs) / 1000);
  const user = { id: 'left', email: 'left@studio.test' };
  localStorage.setItem(STORED, JSON.stringify({ access_token: access, refresh_token: 'left', expires_at: expiresAt, user }));
  if (noted !== null) localStorage.setItem(NOTE, noted);
}

const renews = () =>
  Response.json({ access_token: token('renewed'), refresh_token: 'c', token_type: 'bearer', expires_in: 3600, user: { id: 'left' } });

/** Lets everything that the library has scheduled run. */
const settled = async () => await new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Opens an address of the site. Returns every call of `watch`'s listener as [email, link], and the requests so far. */
function openAuth(address = '/', server = fakeSupabase()) {
  window.history.replaceState(null, '', address);
  const { auth } = createStaffBackend(env);
  const seen: (string | undefined)[][] = [];
  auth.watch((member, link) => seen.push([member?.email, link]));
  return { auth, seen, server };
}
const NOBODY = [undefined, undefined];

describe('watch', () => {
  it('reports nobody at first, then the member, then nobody again', async () => {
    const { auth, seen } = openAuth();
    await waitFor(() => expect(seen.length).toBeGreaterThan(0));
    expect(seen.every(([email]) => email === undefined)).toBe(true);
    await auth.signIn('staff@studio.test', 'right');
    await waitFor(() => expect(seen.at(-1)).toEqual(['staff@studio.test', undefined]));
    await auth.signOut();
    expect(seen.at(-1)).toEqual(NOBODY);
  });

  it('does not report a guest of anonymous sign-in as staff', async () => {
    const { auth, seen } = openAuth();
    await auth.signIn('guest@studio.test', 'right');
    await waitFor(() => expect(seen.length).toBeGreaterThan(1));
    expect(seen.every(([email]) => email === undefined)).toBe(true);
  });
});

it('signIn returns the server’s error message, including the message about a rate limit', async () => {
  const { auth, server } = openAuth();
  expect(await auth.signIn('staff@studio.test', 'wrong')).toEqual({ error: 'Invalid login credentials' });
  server.answers[TOKEN] = () => Response.json({ code: 'over_request_rate_limit', msg: 'Request rate limit reached' }, { status: 429 });
  expect(await auth.signIn('staff@studio.test', 'x')).toEqual({ error: 'Request rate limit reached' });
});

const noNetwork = (): Response => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['no network', noNetwork],
  ['a gateway page', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ['a page instead of an answer', () => new Response('<html>blocked</html>', { status: 403 })],
])('signIn rejects on %s', async (_, answer) => {
  const { auth } = openAuth('/', fakeSupabase({ [TOKEN]: answer }));
  await expect(auth.signIn('staff@studio.test', 'x')).rejects.toBeInstanceOf(Error);
});

it('a forced sign-out removes the session whatever point a renewal has reached', async () => {
  fakeSupabase({ [TOKEN]: renews });
  leaveSession(null);
  const { auth } = createStaffBackend(env);
  await settled();
  for (let steps = 0; steps < 40; steps += 1) {
    leaveSession(null, { expiresInMs: -MINUTE_MS });
    window.dispatchEvent(new Event('visibilitychange'));
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    await auth.signOut(true);
    await settled();
    expect([steps, localStorage.getItem(STORED)]).toEqual([steps, null]);
  }
});

// Failed sign-outs are tested in tests/staff/faults.test.tsx.
it('a sign-out affects only this device, and a forced one removes the session even if the server fails', async () => {
  const { auth, seen, server } = openAuth('/', fakeSupabase({ [LOGOUT]: () => Response.json({ msg: 'oops' }, { status: 500 }) }));
  await auth.signIn('staff@studio.test', 'right');
  localStorage.setItem(NOTE, '1');
  await auth.signOut(true);
  expect(server.requests.at(-1)?.query.get('scope')).toBe('local');
  expect([seen.at(-1), Object.keys(localStorage)]).toEqual([NOBODY, [NOTE]]);
});

const linkTo = (type: string, access = token('link')) =>
  `/login#access_token=${access}&refresh_token=b&expires_in=3600&token_type=bearer&type=${type}`;
/** A project that knows the user of every access token but the bad one. */
const knowsUser = () =>
  fakeSupabase({
    [USER]: ({ headers }) =>
      headers.get('authorization') === `Bearer ${token('bad')}`
        ? Response.json({ code: 'session_not_found', msg: 'Session from session_id claim in JWT does not exist' }, { status: 403 })
        : Response.json({ id: 'u1', aud: 'authenticated', email: 'staff@studio.test' }),
  });

describe('a stored session', () => {
  const long = String(Date.now() - 600 * MINUTE_MS);

  it.each([
    ['half an hour ago', String(Date.now() - 30 * MINUTE_MS)],
    ['yesterday', long],
    ['tomorrow', String(Date.now() + 24 * 60 * MINUTE_MS)],
    ['in a minute', String(Date.now() + MINUTE_MS)],
    ['never', '-1'],
    ['Infinity', 'Infinity'],
    ['garbage', 'yesterday'],
    ['nothing', ''],
  ])('last active %s is removed before the library can resume it', async (_, noted) => {
    leaveSession(noted);
    const { seen, server } = openAuth('/login');
    expect(Object.keys(localStorage)).toEqual([]);
    await settled();
    expect(seen).toEqual([NOBODY]);
    expect(server.requests.map(({ path, query }) => [path, query.get('scope')])).toEqual([[LOGOUT, 'local']]);
  });

  it.each([
    ['29 min ago', String(Date.now() - 29 * MINUTE_MS)],
    ['at an unknown time', null],
  ])('last active %s is resumed', async (_, noted) => {
    leaveSession(noted);
    const { seen } = openAuth('/login');
    await settled();
    expect(new Set(seen.flat())).toEqual(new Set(['left@studio.test', undefined]));
    expect(localStorage.getItem(STORED)).not.toBeNull();
  });

  it.each([
    '/login#access_token=&type=recovery',
    '/login#access_token=a&type=recovery',
    '/login?access_token=a&type=recovery',
    linkTo('recovery', token('bad')),
    linkTo('invite', token('bad')),
    linkTo('magiclink', token('bad')),
    linkTo('signup', token('bad')),
    linkTo('recovery', token('left')),
    '/login#type=recovery',
    '/login?code=abc',
    '/login?error=access_denied#error=access_denied&error_code=otp_expired',
    '/dashboard#error_code=identity_already_exists',
    '/dashboard?lead=1',
  ])('left yesterday is not brought back by %s', async (address) => {
    leaveSession(long);
    const { seen } = openAuth(address, knowsUser());
    await settled();
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.flatMap(([email]) => email ?? [])).toEqual([]);
  });

  it('left yesterday is ended on the server even if its access token has expired, without being stored again', async () => {
    leaveSession(long, { expiresInMs: -540 * MINUTE_MS });
    const { seen, server } = openAuth('/login', fakeSupabase({ [TOKEN]: renews }));
    await waitFor(() => expect(server.requests.at(-1)?.path).toBe(LOGOUT));
    expect(server.requests.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token('renewed')}`);
    expect([seen, Object.keys(localStorage)]).toEqual([[NOBODY], []]);
  });

  it('left yesterday is not brought back by a sign-in that was tried before the library had loaded, and failed', async () => {
    leaveSession(long);
    fakeSupabase();
    const session = createStaffSession({ load: async () => createStaffBackend(env) });
    const kinds: string[] = [];
    session.subscribe(() => kinds.push(session.get().kind));
    expect(await session.signIn('colleague@studio.test', 'wrong')).toHaveProperty('error');
    await settled();
    expect(kinds).toEqual(['signedOut']);
    expect(await session.signIn('colleague@studio.test', 'right')).toEqual({});
    expect(session.get()).toMatchObject({ kind: 'signedIn', member: { email: 'colleague@studio.test' } });
    expect(Date.now() - Number(localStorage.getItem(NOTE))).toBeLessThan(MINUTE_MS);
  });
});

describe('an emailed link', () => {
  it.each([
    ['recovery', 'password'],
    ['magiclink', undefined],
    ['invite', undefined],
  ])('of type %s that works signs in, for a new password if it is for recovery', async (type, link) => {
    leaveSession(String(Date.now()));
    const { seen } = openAuth(linkTo(type), knowsUser());
    // Not yet changed by the library, which would keep it in the tab's history.
    expect(window.location.href).toMatch(/\/login$/);
    // Nobody is signed in until the link was checked, although a session was stored.
    await waitFor(() => expect(seen).toEqual([['staff@studio.test', link]]));
  });

  it.each([linkTo('recovery', token('bad')), '/login#access_token=a&type=recovery', '/login#error=access_denied&error_code=otp_expired'])(
    'that was refused is reported, and leaves an active session alone: %s',
    async (address) => {
      const server = knowsUser();
      const nobody = openAuth(address, server);
      await waitFor(() => expect(nobody.seen.at(-1)).toEqual([undefined, 'expired']));
      leaveSession(String(Date.now()));
      const { seen } = openAuth(address, server);
      await waitFor(() => expect(seen).toEqual([['left@studio.test', 'expired']]));
    },
  );

  it('leads back to /login; requesting it does not reveal whether the account exists, and rejects without a response', async () => {
    const { auth, server } = openAuth();
    server.answers['/auth/v1/recover'] = () => Response.json({ code: 'user_not_found', msg: 'User not found' }, { status: 404 });
    await auth.mailLink('nobody@studio.test');
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/auth/v1/recover' });
    expect(server.requests.at(-1)?.query.get('redirect_to')).toBe(`${window.location.origin}/login`);
    server.answers['/auth/v1/recover'] = noNetwork;
    await expect(auth.mailLink('staff@studio.test')).rejects.toBeInstanceOf(Error);
  });

  it('returns the server’s error message when the server refuses the new password', async () => {
    const { auth } = openAuth(
      '/',
      fakeSupabase({ [USER]: () => Response.json({ code: 'weak_password', msg: 'Too weak' }, { status: 422 }) }),
    );
    await auth.signIn('staff@studio.test', 'right');
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
  expect(new Set(server.requests.map(({ path }) => path))).toEqual(new Set([TOKEN, '/rest/v1/lead_form', LOGOUT]));
  expect(new Set(server.requests.map(({ headers }) => headers.get('x-target-backend')))).toEqual(new Set(['abcdefgh']));
});
