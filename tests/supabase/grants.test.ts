import { readFileSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * What the migration alone grants, on a plain PostgreSQL: hosted Supabase has the three roles and auth.jwt(), and grants
 * nothing on new tables. The local backend cannot show this, because it grants every right at its first request.
 */
const MIGRATION = new URL('../../supabase/migrations/20250120000000_lead_form.sql', import.meta.url);
const HOSTED = `
  create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  create schema auth;
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  grant usage on schema public, auth to anon, authenticated, service_role;
`;
const OLDER_HOSTED = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
const VERBS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'];

let fresh: PGlite;
let older: PGlite;

beforeAll(async () => {
  const sql = readFileSync(MIGRATION, 'utf8');
  fresh = new PGlite();
  older = new PGlite();
  await fresh.exec(HOSTED + sql);
  await older.exec(HOSTED + OLDER_HOSTED + sql);
});

afterAll(async () => {
  await fresh.close();
  await older.close();
});

async function column(database: PGlite, sql: string, params: unknown[] = []): Promise<unknown[]> {
  return (await database.query<{ value: unknown }>(sql, params)).rows.map(({ value }) => value);
}

test.each([
  ['anon', ['INSERT']],
  ['authenticated', ['SELECT', 'INSERT', 'DELETE']],
])('%s has exactly these rights on lead_form: %s', async (role, rights) => {
  for (const database of [fresh, older]) {
    const sql = `select verb as value from unnest($1::text[]) as verb where has_table_privilege($2, 'public.lead_form', verb)`;
    expect(await column(database, sql, [VERBS, role])).toEqual(rights);
  }
});

test('no API role reaches the private schema', async () => {
  for (const role of ['anon', 'authenticated', 'service_role']) {
    expect(await column(fresh, `select has_schema_privilege($1, 'private', 'usage') as value`, [role])).toEqual([false]);
  }
});

test('only service_role may call the notification functions, and no API role another function', async () => {
  const sql = `select p.oid::regprocedure::text as value from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and has_function_privilege($1, p.oid, 'execute') order by 1`;
  for (const database of [fresh, older]) {
    expect(await column(database, sql, ['anon'])).toEqual([]);
    expect(await column(database, sql, ['authenticated'])).toEqual([]);
    expect(await column(database, sql, ['service_role'])).toEqual([
      'claim_lead_notification(text,text,text,text,text,text)',
      'release_lead_notification(uuid)',
    ]);
  }
});

test('every table in public has row level security, every function an empty search_path', async () => {
  expect(
    await column(
      fresh,
      `select relname as value from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
    ),
  ).toEqual([]);
  expect(
    await column(
      fresh,
      `select proname as value from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce(proconfig, '{}') @> array['search_path=""']`,
    ),
  ).toEqual([]);
});

test('the policies are these three and no other', async () => {
  const policies = await fresh.query('select policyname, cmd, permissive, roles from pg_policies order by policyname');
  expect(policies.rows).toEqual([
    { policyname: 'lead_delete', cmd: 'DELETE', permissive: 'PERMISSIVE', roles: ['authenticated'] },
    { policyname: 'lead_insert', cmd: 'INSERT', permissive: 'PERMISSIVE', roles: ['anon', 'authenticated'] },
    { policyname: 'lead_read', cmd: 'SELECT', permissive: 'PERMISSIVE', roles: ['authenticated'] },
  ]);
});

test('the dashboard’s order is served by the index', async () => {
  await fresh.exec('set enable_seqscan = off; set enable_sort = off');
  const plan = await fresh.query('explain select * from public.lead_form order by created_at desc, id desc limit 1000');
  expect(JSON.stringify(plan.rows)).toContain('lead_form_newest_first');
});

/** Runs `work` as a role with claims, in a transaction that is rolled back. */
async function as(role: string, claims: string, work: () => Promise<void>): Promise<void> {
  await fresh.exec(`begin; set local role ${role}; select set_config('request.jwt.claims', '${claims}', true)`);
  try {
    await work();
  } finally {
    await fresh.exec('rollback');
  }
}

const INSERT = `insert into public.lead_form (full_name, created_at) values ('A', '2001-01-01')`;

test('as a visitor: these grants are enough to insert, and for no more', async () => {
  await as('anon', '{}', async () => {
    await fresh.exec(INSERT);
    await expect(fresh.query('select * from public.lead_form')).rejects.toMatchObject({ code: '42501' });
  });
});

test('as an anonymous user: inserting works, reading and deleting find nothing', async () => {
  await as('authenticated', '{"is_anonymous": true}', async () => {
    await fresh.exec(INSERT);
    expect(await column(fresh, 'select id as value from public.lead_form')).toEqual([]);
    expect((await fresh.query('delete from public.lead_form')).affectedRows).toBe(0);
  });
});

test('as staff: these grants are enough to insert, read and delete', async () => {
  await as('authenticated', '{"is_anonymous": false}', async () => {
    await fresh.exec(INSERT);
    expect(await column(fresh, 'select created_at = now() as value from public.lead_form')).toEqual([true]);
    expect((await fresh.query(`delete from public.lead_form where full_name = 'A'`)).affectedRows).toBe(1);
  });
});

test('as the function: both calls work on these grants', async () => {
  await fresh.exec(`insert into public.lead_form (full_name) values ('Claim me')`);
  await as('service_role', '{}', async () => {
    const claim = `select full_name as value from public.claim_lead_notification('Claim me', null, null, null, null, null)`;
    expect(await column(fresh, claim)).toEqual(['Claim me']);
    expect(await column(fresh, claim)).toEqual([]);
  });
});
