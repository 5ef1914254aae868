import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Extension, PGlite, PGliteOptions } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROOT } from './api.ts';

/**
 * What a hosted project has before our migrations: the roles, auth.jwt(), the users, and no grant on new tables. The local
 * backend cannot show this, because it grants every right at its first request. `npm run lab:postgres` has more of it.
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
/** Until October 2026 hosted projects granted everything on whatever was new in public. */
const OLDER_HOSTED = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
function sqlFiles(folder: string): [string, string][] {
  const files = readdirSync(`${ROOT}/supabase/${folder}`).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => [file, readFileSync(`${ROOT}/supabase/${folder}/${file}`, 'utf8')]);
}

/** The files of supabase/tests, by name. */
const TAP_FILES: Readonly<Record<string, string>> = Object.fromEntries(sqlFiles('tests'));

/** What makes a hosted project, new or older, of an empty one: the first statements of a transaction. */
const NEW_PROJECT = sqlFiles('migrations')
  .map(([, sql]) => sql)
  .join('\n');
const OLDER_PROJECT = OLDER_HOSTED + NEW_PROJECT;

/**
 * A hosted project in memory, before the first migration: PGlite as @supabase/lite brings it (0.4), which has pgTAP; ours (0.5) has
 * not. When Lite moves to 0.5 this throws "not exported", and the package @electric-sql/pglite-pgtap takes its place.
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
 * Runs a file of supabase/tests, which is one transaction that is rolled back, behind the SQL of `first`. Answers how many
 * assertions hold, and the failures. Rejects when a statement outside of an assertion fails.
 */
async function runTap(database: PGlite, file: string, first: string): Promise<{ hold: number; failed: string[] }> {
  try {
    const results = await database.exec((TAP_FILES[file] ?? '').replace('begin;', () => `begin;\n${first}`));
    const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).join('').split('\n')));
    return { hold: lines.filter((line) => line.startsWith('ok ')).length, failed: lines.filter((line) => /^(not ok|#)/.test(line)) };
  } finally {
    await database.exec('rollback; reset role');
  }
}

/** Assertions of each file of supabase/tests: a file that ends early or shrinks is no proof. */
const ASSERTIONS = { 'desk.sql': 42, 'grants.sql': 53, 'policies.sql': 135, 'retention.sql': 13 };

let hosted: PGlite;

beforeAll(async () => {
  hosted = await openHosted();
});

afterAll(async () => await hosted.close());

test('these are the files', () => {
  expect(Object.keys(TAP_FILES)).toEqual(Object.keys(ASSERTIONS));
});

test.each(Object.entries(ASSERTIONS))('supabase/tests/%s: all %i assertions hold on a new project and an older one', async (file, hold) => {
  expect(await runTap(hosted, file, NEW_PROJECT)).toEqual({ hold, failed: [] });
  expect(await runTap(hosted, file, OLDER_PROJECT)).toEqual({ hold, failed: [] });
});

/** pg_net's call, as far as the sweep uses it. */
const NET = `
  create schema net;
  create table net.sent (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
  returns bigint language sql as $$ insert into net.sent values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;`;

test('the sweep calls the function when a mail is due, and the owner has said where it is', async () => {
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
