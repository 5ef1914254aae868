import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { type Api, type Call, signToken, startApi } from './api.ts';

const LEADS = '/rest/v1/lead_form';
const MIRA = '6a1e2c7a-3f60-4c1b-9a52-6f0f5a0c7e22';
const WITH_ROWS = { prefer: 'return=representation' };

let api: Api;
let staff: Call;
let mira: Call;

beforeAll(async () => {
  api = await startApi();
  staff = { token: await api.staffToken() };
  mira = { token: signToken(api.database.jwtSecret, { sub: MIRA, role: 'authenticated', aud: 'authenticated', is_anonymous: false }) };
  await api.database.sql('delete from public.lead_form');
  await api.database.sql(`insert into public.lead_form (full_name) values ('Layla Haddad')`);
  await api.database.sql(
    `insert into auth.users (id, aud, role, email) values ($1, 'authenticated', 'authenticated', 'Mira@Studio.test')`,
    [MIRA],
  );
});

afterAll(async () => await api.close());

afterEach(async () => await api.database.sql('delete from private.staff'));

const leadsOf = async (call: Call): Promise<number> => ((await api.call('GET', LEADS, call)).body as unknown[]).length;
const deletedBy = async (call: Call): Promise<unknown> =>
  (await api.call('DELETE', `${LEADS}?full_name=eq.Layla%20Haddad&select=full_name`, { ...call, headers: WITH_ROWS })).body;
const stateOf = async (call: Call): Promise<unknown> => (await api.call('POST', '/rest/v1/rpc/staff_state', { ...call, body: {} })).body;
const add = async (email: string): Promise<unknown> => await api.database.sql('select private.add_staff($1) as answer', [email]);

test('while nobody is on the list, every account is staff', async () => {
  expect([await leadsOf(staff), await leadsOf(mira)]).toEqual([1, 1]);
  expect(await stateOf(mira)).toMatchObject({ staff: true, untold: 0 });
});

test('from the first name on, an account that is not on it sees nothing and deletes nothing', async () => {
  expect(await add('staff@studio.test')).toEqual([{ answer: 'Staff: staff@studio.test' }]);
  expect([await leadsOf(staff), await leadsOf(mira)]).toEqual([1, 0]);
  expect(await deletedBy(mira)).toEqual([]);
  expect(await stateOf(mira)).toEqual({ staff: false });
  expect(await stateOf(staff)).toMatchObject({ staff: true });
  expect(await leadsOf(staff)).toBe(1);
});

test('a second name, in whatever case, lets its account in; twice is once', async () => {
  await add('staff@studio.test');
  await add(' mira@studio.TEST ');
  expect(await add('mira@studio.test')).toEqual([{ answer: 'Staff: staff@studio.test, Mira@Studio.test' }]);
  expect(await leadsOf(mira)).toBe(1);
});

test('an address without an account is an error in words, and lets nobody in or out', async () => {
  await expect(add('mirra@studio.test')).rejects.toThrow('No account has the address mirra@studio.test: make it first');
  expect(await leadsOf(mira)).toBe(1);
});

test('whose account is deleted leaves the list', async () => {
  await add('staff@studio.test');
  await add('mira@studio.test');
  await api.database.sql('delete from auth.users where id = $1', [MIRA]);
  expect(await api.database.sql('select count(*)::integer as names from private.staff')).toEqual([{ names: 1 }]);
  expect(await leadsOf(mira)).toBe(0);
});

test('the auth server is told no, whatever it asks', async () => {
  expect(await api.database.sql(`select private.refuse_account('{"user": {"email": "x@example.com"}}') as answer`)).toEqual([
    { answer: { error: { http_code: 403, message: 'Accounts are made by the owner' } } },
  ]);
});
