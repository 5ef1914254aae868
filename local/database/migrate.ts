import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Lite } from './lite.ts';

type Driver = Lite['driver'];

/** Hosted Supabase has these from the start; policies and grants name them. */
const ROLES = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

/**
 * Brings the database up to supabase/migrations and, once in its life, runs supabase/seed.sql. Each file is one transaction
 * with its entry in Supabase's own history tables. Throws when a file was edited after it had been applied here.
 */
export async function prepareDatabase(driver: Driver, supabaseDir: string): Promise<{ applied: string[]; seeded: boolean }> {
  await driver.exec(ROLES);
  const applied: string[] = [];
  for (const { version, name, file, sql } of migrationFiles(join(supabaseDir, 'migrations'))) {
    if (await isApplied(driver, version, file, sql)) continue;
    await driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)', [
        version,
        name,
        [sql],
      ]);
    });
    applied.push(file);
  }
  return { applied, seeded: await seedOnce(driver, join(supabaseDir, 'seed.sql')) };
}

function migrationFiles(folder: string): { version: string; name: string; file: string; sql: string }[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      return version !== undefined && name !== undefined ? [{ version, name, file, sql: readFileSync(join(folder, file), 'utf8') }] : [];
    });
}

async function isApplied(driver: Driver, version: string, file: string, sql: string): Promise<boolean> {
  const history = await driver.query<{ statements: string[] }>(
    'select statements from supabase_migrations.schema_migrations where version = $1',
    [version],
  );
  const entry = history.rows[0];
  if (entry && entry.statements.join('') !== sql) {
    throw new Error(
      `supabase/migrations/${file} was changed after it had been applied to the local database: run \`npm start -- --fresh\`.`,
    );
  }
  return entry !== undefined;
}

async function seedOnce(driver: Driver, path: string): Promise<boolean> {
  const seeded = await driver.query('select 1 from supabase_migrations.seed_files where path = $1', ['supabase/seed.sql']);
  if (seeded.rows.length > 0) return false;
  await driver.transaction(async (transaction) => {
    await transaction.exec(readFileSync(path, 'utf8'));
    await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', ['supabase/seed.sql', 'once']);
  });
  return true;
}
