import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Extension, PGlite, PGliteOptions } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';

import { ROOT } from '../support/api.ts';

/**
 * The roles, users and schemas of a hosted project before our migrations. The local backend cannot prove grants, because it grants every
 * right on its first request. `npm run lab:postgres` sets up more of a hosted project.
 */
const HOSTED = `
  create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create schema auth;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create schema extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  create extension pgtap with schema extensions;
  set search_path = "$user", public, extensions;
`;
/** Until October 2026 hosted projects granted all rights on every new object in public. */
const OLDER_HOSTED = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
function sqlFiles(folder: string): [string, string][] {
  const files = readdirSync(`${ROOT}/supabase/${folder}`).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => [file, readFileSync(`${ROOT}/supabase/${folder}/${file}`, 'utf8')]);
}

/** The texts of the files in supabase/tests, by name. */
const TAP_FILES: Readonly<Record<string, string>> = Object.fromEntries(sqlFiles('tests'));

/** The migrations of an empty project. On an older project the old default privileges come first. */
const NEW_PROJECT = sqlFiles('migrations')
  .map(([, sql]) => sql)
  .join('\n');
const OLDER_PROJECT = OLDER_HOSTED + NEW_PROJECT;

/**
 * A hosted project in memory, before the first migration. Uses PGlite 0.4 from @supabase/lite, because only that version includes pgTAP.
 * After Lite moves to 0.5 this throws "not exported". Install @electric-sql/pglite-pgtap then.
 */
async function openHosted(): Promise<PGlite> {
  const require = createRequire(`${ROOT}/node_modules/@supabase/lite/package.json`);
  const { PGlite: Engine } = require('@electric-sql/pglite') as { PGlite: new (options: PGliteOptions) => PGlite };
  const { pgtap } = require('@electric-sql/pglite/pgtap') as { pgtap: Extension };
  const database = new Engine({ extensions: { pgtap } });
  await database.exec(HOSTED);
  return database;
}

/**
 * Runs the SQL of `first`, then a file of supabase/tests, in a transaction that is rolled back. Rejects if a statement other than an
 * assertion fails.
 */
async function runTap(database: PGlite, file: string, first: string): Promise<{ planned: number; hold: number; failed: string[] }> {
  try {
    const results = await database.exec((TAP_FILES[file] ?? '').replace('begin;', () => `begin;\n${first}`));
    const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).join('').split('\n')));
    return {
      planned: Number(lines.find((line) => line.startsWith('1..'))?.slice(3) ?? 0),
      hold: lines.filter((line) => line.startsWith('ok ')).length,
      failed: lines.filter((line) => /^(not ok|#)/.test(line)),
    };
  } finally {
    await database.exec('rollback; reset role');
  }
}

const hosted = await openHosted();

afterAll(async () => await hosted.close());

test.each(Object.keys(TAP_FILES))('supabase/tests/%s: every assertion holds on a new project and an older one', async (file) => {
  for (const project of [NEW_PROJECT, OLDER_PROJECT]) {
    const { planned, hold, failed } = await runTap(hosted, file, project);
    expect({ hold, failed }).toEqual({ hold: planned, failed: [] });
    expect(planned).toBeGreaterThan(0);
  }
});

test('supabase/catalogue.json lists what the migrations create, on a new project and an older one', async () => {
  const query = readFileSync(`${ROOT}/scripts/owner/doctor/catalogue.sql`, 'utf8');
  for (const project of [NEW_PROJECT, OLDER_PROJECT]) {
    await hosted.exec(`begin; ${project}; set local search_path = pg_catalog`);
    const { rows } = await hosted.query<{ key: string; definition: string }>(query);
    await hosted.exec('rollback');
    const catalogue = Object.fromEntries(rows.map(({ key, definition }) => [key, definition]));
    await expect(`${JSON.stringify(catalogue, null, 2)}\n`).toMatchFileSnapshot(`${ROOT}/supabase/catalogue.json`);
  }
});

test('the sample data is refused on a hosted project', async () => {
  const seed = readFileSync(`${ROOT}/supabase/seed.sql`, 'utf8');
  await hosted.exec('begin; create role supabase_admin nologin');
  await expect(hosted.exec(seed)).rejects.toThrow('local backend only');
  await hosted.exec('rollback');
});

/** A stub of pg_net that has only the function that the sweep calls. */
const NET = `
  create schema net;
  create table net.sent (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
  returns bigint language sql as $$ insert into net.sent values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;`;

test('the sweep calls the edge function when an email is due and the owner has set the function’s address', async () => {
  const sweep = async (): Promise<unknown> => {
    await hosted.exec('select private.sweep()');
    return (await hosted.query('select * from net.sent')).rows;
  };
  await hosted.exec(`begin; ${NEW_PROJECT}; ${NET} insert into public.lead_form (created_at) values (now() - interval '2 minutes')`);
  expect(await sweep()).toEqual([]);
  await hosted.exec(`select private.set_functions('https://ref.supabase.co/functions/v1/', 'sb_publishable_x')`);
  const headers = { apikey: 'sb_publishable_x', 'content-type': 'application/json' };
  const url = 'https://ref.supabase.co/functions/v1/send-lead-notification/sweep';
  expect(await sweep()).toEqual([{ url, body: {}, headers, timeout_milliseconds: 60_000 }]);
  await hosted.exec('delete from public.lead_form');
  expect(await sweep()).toHaveLength(1);
  await hosted.exec('rollback');
});
