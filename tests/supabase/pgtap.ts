import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Extension, PGlite, PGliteOptions } from '@electric-sql/pglite';

import { ROOT } from './api.ts';

const TESTS = `${ROOT}/supabase/tests`;
const MIGRATIONS = `${ROOT}/supabase/migrations`;

/**
 * What a hosted project has before our migrations: the roles, auth.jwt(), the users, and no grant on new tables. The local
 * backend cannot show this, because it grants every right at its first request.
 */
const HOSTED = `
  create role anon nologin noinherit; create role authenticated nologin noinherit; create role service_role nologin noinherit bypassrls;
  create role supabase_auth_admin nologin noinherit;
  create schema auth;
  create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  grant usage on schema public, auth to anon, authenticated, service_role;
`;
/** Until October 2026 hosted projects granted everything on whatever was new in public. */
const OLDER_HOSTED = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;
/** As on a hosted project, pgTAP stands in the schema `extensions`, which every role may use. */
const PGTAP = `
  create schema if not exists extensions;
  grant usage on schema extensions to anon, authenticated, service_role;
  create extension if not exists pgtap with schema extensions;
  set search_path = "$user", public, extensions;
`;

/** The files of supabase/tests. */
export const TAP_FILES: readonly string[] = readdirSync(TESTS)
  .filter((file) => file.endsWith('.sql'))
  .sort();

/** What the migrations hold, in their order. */
export const MIGRATION_TEXTS: readonly string[] = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));

/** What makes a hosted project, new or older, of an empty one: the first statements of a transaction. */
export const NEW_PROJECT = MIGRATION_TEXTS.join('\n');
export const OLDER_PROJECT = [OLDER_HOSTED, ...MIGRATION_TEXTS].join('\n');

/** A hosted project in memory, before the first migration. */
export async function openHosted(): Promise<PGlite> {
  const database = openPgtap();
  await database.exec(HOSTED + PGTAP);
  return database;
}

/** The database folder of a local backend that is closed, as its last request left it. */
export async function openLocal(folder: string): Promise<PGlite> {
  const database = openPgtap(folder);
  await database.exec(PGTAP);
  return database;
}

/**
 * PGlite as @supabase/lite brings it (0.4), which has pgTAP; ours (0.5) has not. When Lite moves to 0.5 this throws "not
 * exported", and the package @electric-sql/pglite-pgtap takes its place.
 */
function openPgtap(dataDir?: string): PGlite {
  const require = createRequire(`${ROOT}/node_modules/@supabase/lite/package.json`);
  const { PGlite: Engine } = require('@electric-sql/pglite') as { PGlite: new (options: PGliteOptions) => PGlite };
  const { pgtap } = require('@electric-sql/pglite/pgtap') as { pgtap: Extension };
  return new Engine({ extensions: { pgtap }, ...(dataDir === undefined ? {} : { dataDir }) });
}

export interface TapReport {
  planned: number;
  ran: number;
  /** The descriptions of the assertions that failed. */
  failed: string[];
}

/**
 * Runs a file of supabase/tests, which is one transaction that is rolled back. `first` is the SQL that runs in it before: the
 * migrations, or a hole that the file must notice. Rejects when a statement outside of an assertion fails.
 */
export async function runTap(database: PGlite, file: string, first: string): Promise<TapReport> {
  const sql = readFileSync(`${TESTS}/${file}`, 'utf8').replace('begin;', () => `begin;\n${first}`);
  try {
    const results = await database.exec(sql);
    const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row).join('').split('\n')));
    const planned = lines.map((line) => /^1\.\.(\d+)$/.exec(line)?.[1]).find((count) => count !== undefined);
    const verdicts = lines.flatMap((line) => {
      const [, not, description] = /^(not )?ok \d+ - (.*)$/.exec(line) ?? [];
      return description === undefined ? [] : [{ ok: not === undefined, description }];
    });
    return {
      planned: Number(planned),
      ran: verdicts.length,
      failed: verdicts.filter(({ ok }) => !ok).map(({ description }) => description),
    };
  } finally {
    await database.exec('rollback; reset role');
  }
}
