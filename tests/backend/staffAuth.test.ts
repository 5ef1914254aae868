import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createStaffSession } from '@/staff/session';

import { type Asked, type Fault, LOGOUT, openTab, serverOfEachTest, sessionKey, signIn, TABLE, TOKEN, USER } from '../support/staffServer';

const server = serverOfEachTest();

const NOTE = 'staff-active-at';
const MINUTE_MS = 60_000;
const NOBODY = [undefined, undefined];

/** Stores the session of an account that was last active at `noted`. Returns its access token. */
function leaveSession(noted: string | null, expiresInMs = 10 * MINUTE_MS): string {
  const session = { ...server().session('left@studio.test'), expires_at: Math.floor((Date.now() + expiresInMs) / 1000) };
  localStorage.setItem(sessionKey(), JSON.stringify(session));
  if (noted !== null) localStorage.setItem(NOTE, noted);
  return session.access_token;
}

/** Lets everything that the library has scheduled run. */
const settled = async () => await new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => window.history.replaceState(null, '', '/'));

/** Opens an address of the site. Returns every call of `watch`'s listener as [email, link]. */
function openAuth(address = '/') {
  window.history.replaceState(null, '', address);
  const { auth } = openTab();
  const seen: (string | undefined)[][] = [];
  auth.watch((member, link) => seen.push([member?.email, link]));
  return { auth, seen };
}

/** Requests to a path fail. */
function fail(path: string, fault: Fault): void {
  server().fault = ({ name }) => (name.endsWith(path) ? fault : undefined);
}
const lastAsked = (): Partial<Asked> => server().asked.at(-1) ?? {};

it('does not report a guest of anonymous sign-in as staff', async () => {
  const { auth, seen } = openAuth();
  await auth.signIn('guest@studio.test', 'right');
  await waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(seen.every(([email]) => email === undefined)).toBe(true);
});

it.each<[what: string, fault: Fault | undefined, answer: unknown]>([
  ['returns the server’s error message', undefined, { error: 'Invalid login credentials' }],
  ['returns the message about a rate limit', { status: 429, body: '{"msg":"Slow down"}' }, { error: 'Slow down' }],
  ['rejects without a network', 'reset', 'rejected'],
  ['rejects on a gateway page', { status: 502, body: '<html>Bad gateway</html>' }, 'rejected'],
  ['rejects on a page instead of an answer', { status: 403, body: '<html>blocked</html>' }, 'rejected'],
])('signIn %s', async (_, fault, answer) => {
  if (fault) fail(TOKEN, fault);
  const { auth } = openAuth();
  expect(await auth.signIn('staff@studio.test', 'wrong').catch(() => 'rejected')).toEqual(answer);
});

it('a forced sign-out removes the session whatever point a renewal has reached', async () => {
  leaveSession(null);
  const { auth } = openTab();
  await settled();
  for (let steps = 0; steps < 40; steps += 1) {
    leaveSession(null, -MINUTE_MS);
    window.dispatchEvent(new Event('visibilitychange'));
    for (let step = 0; step < steps; step += 1) await Promise.resolve();
    await auth.signOut(true);
    await settled();
    expect([steps, localStorage.getItem(sessionKey())]).toEqual([steps, null]);
  }
});

// Failed sign-outs are tested in tests/staff/faults.test.tsx.
it('a sign-out affects only this device, and a forced one removes the session even if the server fails', async () => {
  const { auth, seen } = openAuth();
  for (const isForced of [false, true]) {
    await auth.signIn('staff@studio.test', 'right');
    localStorage.setItem(NOTE, '1');
    if (isForced) fail(LOGOUT, { status: 500, body: '{"msg":"oops"}' });
    await auth.signOut(isForced);
    expect(lastAsked().query?.get('scope')).toBe('local');
  }
  expect([seen.at(-1), Object.keys(localStorage)]).toEqual([NOBODY, [NOTE]]);
});

const linkTo = (type: string, access = server().session().access_token) =>
  `/login#access_token=${access}&refresh_token=b&expires_in=3600&token_type=bearer&type=${type}`;
/** The access token of a session that the server does not know. */
const BAD = 'e30.e30.bad';

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
])('a stored session last active %s is removed before the library can resume it', async (_, noted) => {
  leaveSession(noted);
  const { seen } = openAuth('/login');
  expect(Object.keys(localStorage)).toEqual([]);
  await settled();
  expect(seen).toEqual([NOBODY]);
  expect(server().asked.map(({ name, query }) => [name, query.get('scope')])).toEqual([[`POST ${LOGOUT}`, 'local']]);
});

it.each([
  ['29 min ago', String(Date.now() - 29 * MINUTE_MS)],
  ['at an unknown time', null],
])('a stored session last active %s is resumed', async (_, noted) => {
  leaveSession(noted);
  const { seen } = openAuth('/login');
  await settled();
  expect(new Set(seen.flat())).toEqual(new Set(['left@studio.test', undefined]));
  expect(localStorage.getItem(sessionKey())).not.toBeNull();
});

it.each([
  '/login#access_token=&type=recovery',
  '/login#access_token=a&type=recovery',
  '/login?access_token=a&type=recovery',
  ...['recovery', 'invite', 'magiclink', 'signup'].map((type) => linkTo(type, BAD)),
  linkTo('recovery', 'its own'),
  '/login#type=recovery',
  '/login?code=abc',
  '/login?error=access_denied#error=access_denied&error_code=otp_expired',
  '/dashboard#error_code=identity_already_exists',
  '/dashboard?lead=1',
])('a stored session left yesterday is not brought back by %s', async (address) => {
  const left = leaveSession(long);
  // The server has not heard that the session is over.
  fail(LOGOUT, 'reset');
  const { seen } = openAuth(address.replace('its own', left));
  await settled();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.flatMap(([email]) => email ?? [])).toEqual([]);
});

it('a stored session left yesterday is ended on the server even if its access token has expired, without being stored again', async () => {
  leaveSession(long, -540 * MINUTE_MS);
  const { seen } = openAuth('/login');
  await waitFor(() => expect(lastAsked().name).toBe(`POST ${LOGOUT}`));
  expect(lastAsked().headers?.get('authorization')).toBe('Bearer e30.e30.access2');
  expect([seen, Object.keys(localStorage)]).toEqual([[NOBODY], []]);
});

it('a stored session left yesterday is not brought back by a sign-in that was tried before the library had loaded, and failed', async () => {
  leaveSession(long);
  const session = createStaffSession({ load: async () => openTab() });
  const kinds: string[] = [];
  session.subscribe(() => kinds.push(session.get().kind));
  expect(await session.signIn('colleague@studio.test', 'wrong')).toHaveProperty('error');
  await settled();
  expect(kinds).toEqual(['signedOut']);
  expect(await session.signIn('colleague@studio.test', 'right')).toEqual({});
  expect(session.get()).toMatchObject({ kind: 'signedIn', member: { email: 'colleague@studio.test' } });
  expect(Date.now() - Number(localStorage.getItem(NOTE))).toBeLessThan(MINUTE_MS);
});

it.each([
  ['recovery', 'password'],
  ['magiclink', undefined],
  ['invite', undefined],
])('an emailed link of type %s that works signs in, for a new password if it is for recovery', async (type, link) => {
  leaveSession(String(Date.now()));
  const { seen } = openAuth(linkTo(type));
  // Not yet changed by the library, which would keep it in the tab's history.
  expect(window.location.href).toMatch(/\/login$/);
  // Nobody is signed in until the link was checked, although a session was stored.
  await waitFor(() => expect(seen).toEqual([['staff@studio.test', link]]));
});

it.each([linkTo('recovery', BAD), '/login#access_token=a&type=recovery', '/login#error=access_denied&error_code=otp_expired'])(
  'an emailed link that was refused is reported, and leaves an active session alone: %s',
  async (address) => {
    const nobody = openAuth(address);
    await waitFor(() => expect(nobody.seen.at(-1)).toEqual([undefined, 'expired']));
    leaveSession(String(Date.now()));
    const { seen } = openAuth(address);
    await waitFor(() => expect(seen).toEqual([['left@studio.test', 'expired']]));
  },
);

it('coming back to the page leaves a link that is being checked alone, and the notice of a refused one', async () => {
  const comeBack = () => {
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  const refused = openAuth('/login#error=access_denied&error_code=otp_expired');
  await waitFor(() => expect(refused.seen).toEqual([[undefined, 'expired']]));
  comeBack();
  await settled();
  expect(refused.seen).toHaveLength(1);

  const { promise: after, resolve: answer } = Promise.withResolvers<void>();
  fail(USER, { after });
  const { seen } = openAuth(linkTo('recovery'));
  comeBack();
  answer();
  await waitFor(() => expect(seen).toEqual([['staff@studio.test', 'password']]));
  await settled();
  expect([seen.length, localStorage.getItem(sessionKey())]).toEqual([1, expect.any(String)]);
});

it('an emailed link leads back to /login; requesting it does not reveal whether the account exists, and rejects without a response', async () => {
  const { auth } = openAuth();
  fail('/auth/v1/recover', { status: 404, body: '{"code":"user_not_found","msg":"User not found"}' });
  expect(await auth.mailLink('nobody@studio.test')).toBe('sent');
  expect(lastAsked().name).toBe('POST /auth/v1/recover');
  expect(lastAsked().query?.get('redirect_to')).toBe(`${window.location.origin}/login`);
  for (const body of ['{"code":"over_email_send_rate_limit"}', '{"msg":"Slow down"}', '<html>Too many</html>', '']) {
    fail('/auth/v1/recover', { status: 429, body });
    expect(await auth.mailLink('staff@studio.test')).toBe('throttled');
  }
  fail('/auth/v1/recover', 'reset');
  await expect(auth.mailLink('staff@studio.test')).rejects.toBeInstanceOf(Error);
});

it('setPassword returns the server’s error message when the server refuses the new password', async () => {
  const { auth } = await signIn();
  fail(USER, { status: 422, body: '{"code":"weak_password","msg":"Too weak"}' });
  expect(await auth.setPassword('short')).toEqual({ error: 'Too weak' });
});

it('behind a proxy every request has the header that names the backend: sign-in, leads, a deletion and sign-out', async () => {
  const { auth, desk } = openTab({ supabaseHeader: 'x-target-backend: abcdefgh' });
  expect(await auth.signIn('staff@studio.test', 'right')).toEqual({});
  const { leads } = await desk.leads();
  expect(await desk.remove(leads[0]?.id ?? '')).toBe('gone');
  await auth.signOut();
  const names = server().asked.map(({ name }) => name);
  expect(new Set(names)).toEqual(new Set([`POST ${TOKEN}`, `GET ${TABLE}`, `DELETE ${TABLE}`, `POST ${LOGOUT}`]));
  expect(new Set(server().asked.map(({ headers }) => headers.get('x-target-backend')))).toEqual(new Set(['abcdefgh']));
});
