import { afterAll, expect, test, vi } from 'vitest';

import { leadTable } from '@/backend/supabase/leadTable';

import { createHosted } from '../../local/database/hosted.ts';
import { LEADS, sharedApi, signToken } from '../support/api.ts';

const api = await sharedApi();
const lite = {
  driver: { query: async (text: string, params?: unknown[]) => ({ rows: await api.database.sql(text, params) }) },
  lastError: () => ({}),
};
const staff = { email: 'staff@studio.test', password: 'studio-demo' };
const RENEW = '/auth/v1/token?grant_type=refresh_token';
const signIn = async () => (await api.call('POST', '/auth/v1/token?grant_type=password', { body: staff })).body as Record<string, string>;
const renew = async (token: unknown) => await api.call('POST', RENEW, { body: { refresh_token: token } });

afterAll(async () => {
  await api.database.sql('drop trigger if exists refuse on public.lead_form');
});

test.each([
  ['a check', '23514', `'check_violation'`],
  ['a trigger without a code of its own', 'P0001', `'P0001'`],
])('a value that %s refuses is answered with 400, and the table of leads calls it refused', async (_, code, state) => {
  await api.database.sql(`create or replace function pg_temp.refuse() returns trigger language plpgsql as
    $$ begin raise exception using message = 'No', errcode = ${state}; end $$`);
  await api.database.sql(
    'create or replace trigger refuse before insert on public.lead_form for each row execute function pg_temp.refuse()',
  );
  const record = { full_name: 'A', email: '', phone_number: '1', inquiry_type: null, message: '', source_page: 'home_popup' };
  const { status, body } = await api.call('POST', LEADS, { body: record });
  expect([status, body]).toMatchObject([400, { code }]);
  vi.stubGlobal('window', { location: { origin: api.origin } });
  const table = leadTable({ supabaseUrl: api.origin, supabaseKey: api.database.publishableKey });
  expect(await table.insertRecord(record, {}, new AbortController().signal)).toBe('refused');
  vi.unstubAllGlobals();
});

test.each(['broken', 'a.b.c', 'e30.e30.'])('the token %s is refused, not taken for a visitor’s', async (token) => {
  expect((await api.call('GET', LEADS, { token })).status).toBe(401);
  expect((await api.call('GET', LEADS, { token: signToken('another secret', { role: 'authenticated' }) })).status).toBe(401);
});

test('an unknown refresh token is named as such', async () => {
  expect(await renew('unknown')).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
});

test('a new password ends the sessions of other devices only', async () => {
  const [mine, other] = [await signIn(), await signIn()];
  const set = async (password: string) => await api.call('PUT', '/auth/v1/user', { token: mine['access_token'] ?? '', body: { password } });
  expect((await set('quietly yours')).status).toBe(200);
  expect(await renew(other['refresh_token'])).toMatchObject({ status: 400, body: { error_code: 'refresh_token_not_found' } });
  expect((await renew(mine['refresh_token'])).status).toBe(200);
  expect((await set(staff.password)).status).toBe(200);
});

test('emails for forgotten passwords are limited, but other addresses are answered as ever', async () => {
  const answer = createHosted({ ...lite, fetch: async () => Response.json({}) }, 2);
  const recover = async (email: string) =>
    (await answer(new Request('http://local/auth/v1/recover', { method: 'POST', body: JSON.stringify({ email }) }))).status;
  const asked = ['staff@studio.test', 'nobody@studio.test', 'Staff@Studio.test', 'staff@studio.test', 'nobody@studio.test'];
  const statuses: number[] = [];
  for (const email of asked) statuses.push(await recover(email));
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
});
