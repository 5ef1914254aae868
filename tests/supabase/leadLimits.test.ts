import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { LEADS, type Reply, sharedApi } from '../support/api.ts';

const A = { full_name: 'A' };
const FULL = { status: 429, body: { code: 'PT429' } };

// The limits per address are tested in supabase/tests/policies.sql, because the local server passes no headers to the database.
const api = await sharedApi();

const set = async (name: string, value: string): Promise<unknown> =>
  await api.database.sql('update private.setting set value = $2 where name = $1', [name, value]);

beforeAll(async () => await set('limit_leads', 'on'));

afterAll(async () => await set('limit_leads', 'off'));

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

const insert = async (body: unknown = A, token?: string): Promise<Reply> =>
  await api.call('POST', LEADS, { body, ...(token === undefined ? {} : { token }) });
/** The number of rows stored by `count` simultaneous inserts. The other inserts must return 429. */
async function storedOf(count: number, body?: object): Promise<number> {
  const replies = await Promise.all(Array.from({ length: count }, async () => await insert(body)));
  const stored = replies.filter(({ status }) => status === 201).length;
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(count - stored);
  return stored;
}
const pass = async (time: string): Promise<unknown> =>
  await api.database.sql('update public.lead_form set created_at = created_at - $1::interval', [time]);
/** Stores leads with full rights, not as a visitor. */
const store = async (leads: number): Promise<unknown> =>
  await api.database.sql('insert into public.lead_form (full_name) select n from generate_series(1, $1::integer) as n', [leads]);

test('at most 60 leads a minute and 1,000 an hour are stored; for further leads the API returns 429', async () => {
  expect(await storedOf(70)).toBe(60);
  await pass('1 minute');
  await store(939);
  await pass('58 minutes');
  expect(await storedOf(2)).toBe(1);
  await pass('2 minutes');
  expect(await storedOf(1)).toBe(1);
});

test('at the limit, a repeated lead is a conflict, not a refusal, even if it was deleted; a date, a list or a token does not bypass the limit', async () => {
  const id = randomUUID();
  await insert({ id });
  await store(60);
  expect(await insert({ id })).toMatchObject({ status: 409, body: { code: '23505' } });
  await api.database.sql('delete from public.lead_form where id = $1', [id]);
  expect(await insert({ id })).toMatchObject({ status: 409, body: { code: '23505' } });
  expect(await insert({ created_at: '2001-01-01T00:00:00Z' })).toMatchObject(FULL);
  expect(await insert([A, A])).toMatchObject(FULL);
  expect(await insert(A, await api.staffToken())).toMatchObject(FULL);
});

test('the owner can raise a limit, stop all leads with 0 or switch the limits off', async () => {
  await store(60);
  const statusWith = async (name: string, value: string, before: string): Promise<number> => {
    await set(name, value);
    const { status } = await insert();
    await set(name, before);
    return status;
  };
  expect(await statusWith('leads_a_minute', '61', '60')).toBe(201);
  expect(await statusWith('limit_leads', 'off', 'on')).toBe(201);
  await pass('1 minute');
  expect(await statusWith('leads_an_hour', '0', '1000')).toBe(429);
});

test('six leads with one phone number, however written, are stored in ten minutes; other leads are not affected', async () => {
  const lead = { phone_number: '+971 50 000 0001' };
  for (const phone_number of ['0500000001', '050 000 0001', '00971-50-000-0001', '٠٥٠٠٠٠٠٠٠١', '+971 (0)50 000 0001'])
    expect(await storedOf(1, { phone_number })).toBe(1);
  expect(await storedOf(2, lead)).toBe(1);
  expect(await storedOf(1, { phone_number: '+971 50 000 0002' })).toBe(1);
  expect(await storedOf(8, { phone_number: ' none ' })).toBe(8);
  await pass('10 minutes');
  expect(await storedOf(1, lead)).toBe(1);
});
