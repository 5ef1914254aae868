import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { dump } from '../../scripts/backup/dump.ts';
import { readBackup, writeBackup } from '../../scripts/backup/file.ts';
import { load } from '../../scripts/backup/load.ts';
import { type Connection, OMITTED_TABLES, TABLES } from '../../scripts/backup/tables.ts';
import { usedData } from '../local/preparedData.ts';
import { temporaryFolder } from '../local/serve.ts';

const MAYA = { id: '8b7f4e02-91c3-4d5a-a6e8-2c4d9f1b3a57', idInNewProject: '00000000-0000-4000-8000-000000000007' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let source: Database;
let target: Database;
let backup: string;

const open = async (name: string): Promise<Database> => {
  const dataDir = join(folder.path, name);
  await usedData(dataDir);
  return await createDatabase({ root: join(import.meta.dirname, '../..'), dataDir });
};
const connect = ({ sql }: Database): Connection => ({ query: async (text, values) => ({ rows: await sql(text, values) }) });
/** The rows of each table, without the setting that every project has of its own. */
const contents = async ({ sql }: Database): Promise<string[][]> =>
  await Promise.all(
    TABLES.map(async (table) => {
      const rows = await sql<{ row: string }>(
        `select to_jsonb(t)::text as row from ${table} as t where to_jsonb(t) ->> 'name' is distinct from 'address_salt'`,
      );
      return rows.map(({ row }) => row.replaceAll(MAYA.id, MAYA.idInNewProject)).toSorted();
    }),
  );

beforeAll(async () => {
  folder = await temporaryFolder();
  [source, target] = [await open('source'), await open('target')];
  await source.sql(`select private.add_staff('maya@studio.test')`);
  await source.sql(`update private.setting set value = '12' where name = 'keep_leads_months'`);
  await source.sql(`insert into public.lead_deletion (lead_id, lead_created_at, reason) values (gen_random_uuid(), now(), 'age')`);
  // A lead added by hand counts as mailed before any period of a cap.
  await source.sql(
    `update private.lead_notification set sent_at = '-infinity' where mail_id = (select min(mail_id::text)::uuid from private.lead_notification)`,
  );
  backup = await writeBackup(join(folder.path, 'backup.jsonl.gz'), dump(connect(source)), '');
});

/** Turns the target into a new project, in which Maya has another id. */
beforeEach(async () => {
  await target.sql('delete from public.lead_form');
  for (const table of ['public.lead_deletion', 'public.campaign_spend', 'private.staff']) await target.sql(`delete from ${table}`);
  await target.sql(`update private.setting set value = 'off' where name = 'staff_list'`);
  await target.sql('delete from auth.identities');
  await target.sql('delete from auth.users');
  await target.sql(`insert into auth.users (id, email) values ($1, 'Maya@studio.test')`, [MAYA.idInNewProject]);
});

afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await folder.remove();
});

test('a new project gets every row, with the ids of its own accounts, and nothing to mail', async () => {
  const counts = await load(connect(target), readBackup(backup, ''));
  expect(counts).toMatchObject({ 'public.lead_form': 40, 'private.staff': 1, 'private.lead_notification': 120 });
  expect(await contents(target)).toEqual(await contents(source));
  expect(await target.sql('select private.is_mail_due() as due')).toEqual([{ due: false }]);
});

test('a project with leads is left as it is', async () => {
  await target.sql(`insert into public.lead_form (full_name) values ('Noor')`);
  await expect(load(connect(target), readBackup(backup, ''))).rejects.toThrow('The project is not empty: 1 rows in public.lead_form.');
  expect(await target.sql('select full_name from public.lead_form')).toEqual([{ full_name: 'Noor' }]);
});

test.each([
  ['staff without an account', 'maya@studio.test', 'mira@studio.test', 'make them first (going-live.md, 1.6): mira@studio.test'],
  ['a cut-off file', /\n\{"counts".*/, '', 'The backup is cut off'],
  ['a missing row', /\n\{"table":"public.lead_event".*/, '', 'rows of public.lead_event'],
  ['no staff list', /\n\{"table":"private.staff".*?\n(.*"private.staff":)1/s, '\n$10', 'The backup has no staff list'],
  ['an unknown column', '"full_name"', '"nick_name"', 'no column nick_name in public.lead_form'],
])('%s: nothing is restored', async (_, found, replaced, message) => {
  const changed = join(folder.path, 'changed.jsonl.gz');
  writeFileSync(changed, gzipSync(gunzipSync(readFileSync(backup)).toString().replace(found, replaced)));
  await expect(load(connect(target), readBackup(changed, ''))).rejects.toThrow(message);
  expect(await target.sql('select from public.lead_form')).toEqual([]);
});

test('an encrypted backup needs its passphrase', async () => {
  const encrypted = await writeBackup(join(folder.path, 'secret.jsonl.gz'), dump(connect(source)), 'oxblood');
  expect(encrypted).toMatch(/\.age$/);
  await expect(load(connect(target), readBackup(encrypted, 'silk'))).rejects.toThrow('the passphrase is wrong');
  expect(await load(connect(target), readBackup(encrypted, 'oxblood'))).toHaveProperty(['public.lead_form'], 40);
});

test('every table is either backed up or deliberately omitted', async () => {
  const existing = await source.sql<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
  );
  expect(existing.map(({ name }) => name).toSorted()).toEqual([...TABLES, ...OMITTED_TABLES].toSorted());
});
