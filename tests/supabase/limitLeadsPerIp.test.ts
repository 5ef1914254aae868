import { readFileSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** The optional limit on top of the migration, on a plain PostgreSQL with what hosted Supabase brings. */
const HOSTED = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create schema auth;
  create function auth.jwt() returns jsonb language sql stable as $$ select '{}'::jsonb $$;
  grant usage on schema public, auth to anon, authenticated, service_role;
`;
const read = (path: string) => readFileSync(new URL(`../../supabase/${path}`, import.meta.url), 'utf8');

let database: PGlite;

beforeAll(async () => {
  database = new PGlite();
  await database.exec(HOSTED + read('migrations/20250120000000_lead_form.sql') + read('optional/limit_leads_per_ip.sql'));
});
afterAll(async () => await database.close());
beforeEach(async () => {
  await database.exec('reset role; delete from public.lead_form; delete from private.lead_address');
});

/** One lead as the API inserts it: its own transaction, the role and the request's headers set for it. 201, or the error's code. */
async function insert(headers: Record<string, string> | undefined, role = 'anon'): Promise<number | string> {
  return await database.transaction(async (tx) => {
    await tx.query(`select set_config('role', $1, true), set_config('request.headers', $2, true)`, [
      role,
      headers === undefined ? '' : JSON.stringify(headers),
    ]);
    try {
      await tx.query(`insert into public.lead_form (full_name) values ('A')`);
      return 201;
    } catch (error) {
      await tx.rollback();
      return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    }
  });
}

const from = async (address: string) => await insert({ 'cf-connecting-ip': address, 'x-forwarded-for': '203.0.113.99' });

async function many(count: number, send: () => Promise<number | string>): Promise<void> {
  for (let sent = 0; sent < count; sent += 1) expect(await send()).toBe(201);
}

async function count(table: string): Promise<number> {
  const result = await database.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return result.rows[0]?.count ?? -1;
}

test('twenty leads from one address within ten minutes, and not one more; another address is free', async () => {
  await many(20, async () => await from('198.51.100.7'));
  expect(await from('198.51.100.7')).toBe('PT429');
  expect(await count('public.lead_form')).toBe(20);
  expect(await from('198.51.100.8')).toBe(201);
});

test('ten minutes later the address is free again, and the old rows are gone', async () => {
  await many(20, async () => await from('198.51.100.7'));
  await database.exec(`update private.lead_address set inserted_at = now() - interval '9 minutes 50 seconds'`);
  expect(await from('198.51.100.7')).toBe('PT429');
  await database.exec(`update private.lead_address set inserted_at = now() - interval '10 minutes 1 second'`);
  expect(await from('198.51.100.7')).toBe(201);
  expect(await count('private.lead_address')).toBe(1);
});

test('an IPv6 connection is one address, whichever of its 2^64 it uses', async () => {
  let host = 0;
  await many(20, async () => await from(`2001:db8:1:2::${(host += 1).toString(16)}`));
  expect(await from('2001:db8:1:2:ffff::1')).toBe('PT429');
  expect(await from('2001:db8:1:3::1')).toBe(201);
});

test('the first of x-forwarded-for counts where the gateway names no address itself', async () => {
  const forwarded = async () => await insert({ 'x-forwarded-for': '198.51.100.7, 10.0.0.1' });
  await many(20, forwarded);
  expect(await forwarded()).toBe('PT429');
  expect(await from('198.51.100.7')).toBe('PT429');
});

test.each([
  ['no headers', undefined],
  ['no address', { 'user-agent': 'x' }],
  ['no address but words', { 'cf-connecting-ip': "unknown'; drop table private.lead_address;--" }],
  ['an empty one', { 'x-forwarded-for': '' }],
])('%s: the lead passes, and nothing is counted', async (_name, headers) => {
  await many(21, async () => await insert(headers));
  expect(await count('private.lead_address')).toBe(0);
});

test('staff and the function are not counted', async () => {
  await many(21, async () => await insert({ 'cf-connecting-ip': '198.51.100.7' }, 'authenticated'));
  expect(await count('private.lead_address')).toBe(0);
});

test('a lead that is not stored counts for nothing', async () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  await database.query(`insert into public.lead_form (id) values ($1)`, [id]);
  await expect(
    database.transaction(async (tx) => {
      await tx.query(`select set_config('role', 'anon', true), set_config('request.headers', '{"cf-connecting-ip":"198.51.100.7"}', true)`);
      await tx.query(`insert into public.lead_form (id) values ($1)`, [id]);
    }),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await count('private.lead_address')).toBe(0);
});

test('no API role reaches the addresses or the functions', async () => {
  const rights = await database.query(`
    select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_table_privilege(role, 'private.lead_address', 'select, insert, update, delete')
      or has_function_privilege(role, 'private.limit_leads_per_ip()', 'execute')
      or has_function_privilege(role, 'private.request_address()', 'execute')`);
  expect(rights.rows).toEqual([]);
});

test('it goes away without a trace by the lines of its head', async () => {
  const undo = read('optional/limit_leads_per_ip.sql').matchAll(/^-- (?:Undo: )? +(drop .*)$/gm);
  const lines = [...undo].map(([, line = '']) => line);
  expect(lines).toHaveLength(2);
  await database.exec(lines.join('\n'));
  await many(21, async () => await from('198.51.100.7'));
});
