import { beforeEach, expect, it, vi } from 'vitest';

import { verdictOn } from '@/backend/supabase/renewal';
import type { StaffBackend } from '@/staff/session';

import { type Fault, LOGOUT, openTab, serverOfEachTest, sessionKey, signIn, TOKEN } from '../support/staffServer';

const server = serverOfEachTest();
const [JSON_TYPE, HTML] = ['application/json', 'text/html; charset=utf-8'];
const PAGE = '<html>Sign in to the hotel</html>';
const TOKENS = { access_token: 'a', refresh_token: 'r', expires_in: 3600 };
const HOUR_MS = 3_600_000;

it.each<[number, string | null, unknown, ReturnType<typeof verdictOn>]>([
  [200, JSON_TYPE, TOKENS, 'renewed'],
  [201, null, TOKENS, 'renewed'],
  [200, JSON_TYPE, { ...TOKENS, access_token: '' }, 'later'],
  [200, JSON_TYPE, { ...TOKENS, refresh_token: undefined }, 'later'],
  [200, JSON_TYPE, { ...TOKENS, expires_in: 'soon' }, 'later'],
  [200, HTML, PAGE, 'later'],
  [200, JSON_TYPE, 'null', 'later'],
  [204, null, '', 'later'],
  [400, JSON_TYPE, { code: 400, error_code: 'refresh_token_not_found' }, 'ended'],
  [400, JSON_TYPE, { code: 'refresh_token_already_used' }, 'ended'],
  [400, null, { error: 'invalid_grant' }, 'ended'],
  [400, JSON_TYPE, { error_code: 'validation_failed' }, 'ended'],
  [401, JSON_TYPE, { code: 'session_expired' }, 'ended'],
  [403, JSON_TYPE, { code: 'session_not_found' }, 'ended'],
  [403, JSON_TYPE, { error_code: 'user_banned' }, 'ended'],
  [403, JSON_TYPE, { error_code: 'user_not_found' }, 'ended'],
  [400, JSON_TYPE, { code: 'unexpected_failure' }, 'later'],
  [400, JSON_TYPE, { msg: 'refresh_token_not_found' }, 'later'],
  [400, HTML, '{"code":"session_not_found"}', 'later'],
  [401, JSON_TYPE, { message: 'Invalid API key' }, 'later'],
  [403, HTML, PAGE, 'later'],
  ...[302, 404, 408, 409, 429, 500, 503, 511, 540].map((status): [number, string, unknown, 'later'] => [
    status,
    JSON_TYPE,
    { code: 'session_not_found' },
    'later',
  ]),
])('the answer %s (%s) %j to a renewal means: %s', (status, type, body, verdict) => {
  expect(verdictOn(status, type, typeof body === 'string' ? body : JSON.stringify(body))).toBe(verdict);
});

let tab: StaffBackend;
let began: number;
/** The times of the renewals so far, in ms since the token expired. */
let renewals: number[];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.now() });
  tab = await signIn();
  vi.setSystemTime(Date.now() + HOUR_MS);
  began = Date.now();
  renewals = [];
  answer(() => undefined);
});

/** Answers renewals. */
function answer(faultOf: (count: number) => Fault | undefined): void {
  server().fault = ({ name, query }) => {
    if (!name.endsWith(TOKEN) || query.get('grant_type') !== 'refresh_token') return undefined;
    renewals.push(Date.now() - began);
    return faultOf(renewals.length);
  };
}

const pass = async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms));

/** Reads the leads. Returns whether they came, and when, in ms since the token expired. */
async function press(from = tab): Promise<[isRead: boolean, atMs: number]> {
  const isRead = await from.desk.leads().then(
    () => true,
    () => false,
  );
  return [isRead, Date.now() - began];
}

/** As `press`, and waits. */
async function pressed(from = tab): Promise<boolean> {
  const reading = press(from);
  await pass(9_000);
  return (await reading)[0];
}

const stored = () => JSON.parse(localStorage.getItem(sessionKey()) ?? 'null');

it.each<[string, Fault, number[], number]>([
  ['without an answer', 'reset', [0, 200, 600, 1_400], 1_400],
  ['that is answered with 503', { status: 503, body: 'down' }, [0, 200, 600, 1_400], 1_400],
  ['that hangs', 'stall', [0], 8_000],
  ['that is answered by a portal', { status: 403, body: PAGE }, [0], 0],
])('a renewal %s is repeated shortly, and keeps the session; the next press renews at once', async (_, fault, times, endsAt) => {
  answer(() => fault);
  const reading = press();
  await pass(9_000);
  expect([await reading, renewals]).toEqual([[false, endsAt], times]);
  answer(() => undefined);
  expect([await press(), stored().refresh_token]).toEqual([[true, 9_000], 'refresh2']);
});

it('a press during the last try of a renewal gets a try of its own', async () => {
  server().fault = ({ name }) => {
    if (name.endsWith(TOKEN)) renewals.push(Date.now() - began);
    return renewals.length === 4
      ? { after: new Promise((_, reject) => setTimeout(reject, 100)) }
      : renewals.length < 4
        ? 'reset'
        : undefined;
  };
  const first = press();
  await pass(1_450);
  const second = press();
  await pass(2_000);
  expect([await first, await second, renewals]).toEqual([
    [true, 2_300],
    [true, 2_300],
    [0, 200, 600, 1_400, 2_300],
  ]);
});

it.each<[string, HeadersInit, number]>([
  ['without Retry-After', {}, 60_000],
  ['with Retry-After: 90', { 'retry-after': '90' }, 90_000],
  ['with Retry-After: soon', { 'retry-after': 'soon' }, 60_000],
  [
    'with a time of the server, whose clock is an hour ahead',
    { date: 'Sat, 28 Nov 2026 12:00:00 GMT', 'retry-after': 'Sat, 28 Nov 2026 12:02:00 GMT' },
    120_000,
  ],
])('after 429 %s nobody asks again too early: not a press, another tab or a reloaded page', async (_, headers, waitMs) => {
  vi.setSystemTime(Date.parse('2026-11-28T11:00:00Z'));
  began = Date.now();
  localStorage.setItem(sessionKey(), JSON.stringify({ ...stored(), expires_at: began / 1000 }));
  answer((count) => (count === 1 ? { status: 429, body: '{"code":"over_request_rate_limit"}', headers } : undefined));
  for (const from of [tab, tab, openTab()]) expect(await press(from)).toEqual([false, 0]);
  await pass(waitMs - 1);
  for (const from of [tab, openTab()]) expect([await press(from), renewals]).toEqual([[false, waitMs - 1], [0]]);
  await pass(1);
  expect([await press(), renewals]).toEqual([
    [true, waitMs],
    [0, waitMs],
  ]);
});

it('a forced sign-out does not ask too early either', async () => {
  answer(() => ({ status: 429 }));
  await press();
  await tab.auth.signOut(true);
  expect([stored(), renewals]).toEqual([null, [0]]);
});

it('a session that another tab has renewed is neither renewed again, nor ended because the old token is refused', async () => {
  const other = openTab();
  expect([await pressed(other), await pressed(), renewals.length]).toEqual([true, true, 1]);
  await pass(HOUR_MS);
  answer((count) => (count === 1 ? { status: 400, body: '{"code":"refresh_token_already_used"}' } : undefined));
  renewals = [];
  expect(await Promise.all([pressed(), pressed(other)])).toEqual([true, true]);
  expect(stored().refresh_token).toBe('refresh3');
});

it('a new password keeps the tokens that another tab has renewed meanwhile, and the time when they expire', async () => {
  await press();
  const renewal = server().fault;
  const { promise: after, resolve } = Promise.withResolvers<void>();
  server().fault = (request) => (request.name.startsWith('PUT') ? { after } : renewal(request));
  const saving = tab.auth.setPassword('quietly yours');
  await pass(HOUR_MS);
  await press(openTab());
  resolve();
  await saving;
  expect(stored()).toMatchObject({ refresh_token: 'refresh3', user: { id: 'u1' } });
  expect([await press(), renewals.length]).toEqual([[true, HOUR_MS], 2]);
  await pass(HOUR_MS);
  expect([await press(), renewals.length]).toEqual([[true, 2 * HOUR_MS], 3]);
});

it.each([-HOUR_MS, HOUR_MS])('a clock that is %s ms behind renews once an hour', async (aheadMs) => {
  server().aheadMs = aheadMs;
  await tab.auth.signIn('staff@studio.test', 'right');
  for (let minute = 0; minute < 150; minute += 1) {
    await pass(60_000);
    expect((await press())[0]).toBe(true);
  }
  expect(renewals).toEqual([HOUR_MS, 2 * HOUR_MS]);
});

it('a logout renews an expired token first, and so ends the session on the server', async () => {
  await tab.auth.signOut();
  const { name, headers } = server().asked.at(-1) ?? {};
  expect([name, headers?.get('authorization')]).toEqual([`POST ${LOGOUT}`, 'Bearer e30.e30.access2']);
});
