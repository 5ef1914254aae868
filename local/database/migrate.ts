import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Lite } from './lite.ts';

type Driver = Lite['driver'];

/** Roles that exist on hosted Supabase and are named in policies and grants. */
const ROLES = `do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
end $$`;

/**
 * Applies pending migrations and, once per database, supabase/seed.sql. The transaction of each file also writes the file's entry in
 * Supabase's history tables.
 * @throws Error when an applied migration has since been edited or removed.
 */
export async function prepareDatabase(driver: Driver, supabaseDir: string): Promise<{ applied: string[]; seeded: boolean }> {
  await driver.exec(ROLES);
  const files = migrationFiles(join(supabaseDir, 'migrations'));
  const history = await appliedMigrations(driver);
  for (const [version, sql] of history) {
    if (files.find((file) => file.version === version)?.sql === sql) continue;
    throw new Error(`The migration ${version} was edited or removed after it had been applied here: run \`npm start -- --fresh\`.`);
  }
  const applied: string[] = [];
  for (const { version, name, file, sql } of files) {
    if (history.has(version)) continue;
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

/** SQL of the applied migrations, by version. */
async function appliedMigrations(driver: Driver): Promise<Map<string, string>> {
  const history = await driver.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  return new Map(history.rows.map(({ version, statements }) => [version, statements.join('')]));
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
