import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { createDatabase, type Database } from '../../../local/database.ts';
import { dump } from '../../../scripts/owner/backup/dump.ts';
import { readBackup, writeBackup } from '../../../scripts/owner/backup/file.ts';
import { choose, loadAll, loadMissing, requireNewProject } from '../../../scripts/owner/backup/load.ts';
import { stage } from '../../../scripts/owner/backup/stage.ts';
import { type Connection, type Counts, OMITTED_TABLES, TABLES } from '../../../scripts/owner/backup/tables.ts';
import { usedData } from '../../support/preparedData.ts';
import { temporaryFolder } from '../../support/serve.ts';

const MAYA = { id: '8b7f4e02-91c3-4d5a-a6e8-2c4d9f1b3a57', idInNewProject: '00000000-0000-4000-8000-000000000007' };

const folder = await temporaryFolder();
const open = async (name: string): Promise<Database> => {
  const dataDir = join(folder.path, name);
  await usedData(dataDir);
  return await createDatabase({ root: join(import.meta.dirname, '../../..'), dataDir });
};
const connect = ({ sql }: Database): Connection => ({ query: async (text, values) => ({ rows: await sql(text, values) }) });

const [source, target] = [await open('source'), await open('target')];
await source.sql(`select private.add_staff('maya@studio.test')`);
await source.sql(`update private.setting set value = '12' where name = 'keep_leads_months'`);
await source.sql(`insert into public.lead_deletion (lead_id, lead_created_at, reason) values (gen_random_uuid(), now(), 'age')`);
await source.sql(
  `update public.lead_event set before = '{"price": 1234.50}' where id = (select min(id::text)::uuid from public.lead_event)`,
);
// A lead added by hand counts as mailed before any period of a cap.
await source.sql(
  `update private.lead_notification set sent_at = '-infinity' where mail_id = (select min(mail_id::text)::uuid from private.lead_notification)`,
);
const backup = await writeBackup(join(folder.path, 'backup'), dump(connect(source)), '');

/** Does what scripts/owner/restore.ts does. */
async function restore(path: string, { isMissing = false, include = [''], passphrase = '' } = {}): Promise<Counts> {
  const connection = connect(target);
  const { time, accounts } = await readBackup(path, passphrase);
  if (!isMissing) await requireNewProject(connection, accounts);
  await stage(connection, path, passphrase, accounts);
  await choose(connection, isMissing, include);
  return isMissing ? await loadMissing(connection) : await loadAll(connection, time);
}

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

/** Turns the target into a new project, in which Maya has another id. */
beforeEach(async () => {
  await target.sql('delete from public.lead_form');
  for (const table of ['public.lead_deletion', 'public.campaign_spend', 'private.weekly_letter', 'private.staff'])
    await target.sql(`delete from ${table}`);
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
  const counts = await restore(backup);
  expect(counts).toMatchObject({ 'public.lead_form': 40, 'private.staff': 1, 'private.lead_notification': 120 });
  expect(await contents(target)).toEqual(await contents(source));
  expect(await target.sql('select private.is_mail_due() as due')).toEqual([{ due: false }]);
});

/** Writes a copy of the backup with changed lines and the checksum that fits them. */
async function forge(change: (text: string) => string): Promise<string> {
  const text = gunzipSync(readFileSync(backup)).toString();
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  const lines = change(text.slice(0, end));
  const counts = Object.fromEntries(TABLES.map((table) => [table, lines.split(`{"table":"${table}",`).length - 1]));
  const path = join(folder.path, 'forged.jsonl.gz');
  const sha256 = createHash('sha256').update(lines).digest('hex');
  writeFileSync(path, gzipSync(`${lines}${JSON.stringify({ counts, sha256 })}\n`));
  return path;
}

const twice = (line: string): string => `${line}${line}`;

test.each<[what: string, change: (text: string) => string, message: string]>([
  ['a row twice', (text) => text.replace(/\{"table":"public.lead_event".*\n/, twice), 'a row twice in public.lead_event'],
  ['the history of no lead', (text) => text.replace(/\{"table":"public.lead_form".*\n/, ''), 'rows of a lead that is missing'],
  ['an unknown column', (text) => text.replace('"full_name"', '"nick_name"'), 'lacks the table public.lead_form or a column of it'],
  ['an unknown state', (text) => text.replaceAll('"state": "Contacted"', '"state": "Paused"'), 'does not know the state Paused'],
  ['an unknown treatment', (text) => text.replaceAll('"treatment": "brows"', '"treatment": "nails"'), 'does not know the treatment nails'],
  ['a value of another type', (text) => text.replace(/"created_at": "[^"]*"/, '"created_at": "soon"'), 'a value that this project refuses'],
  ['a value that a check refuses', (text) => text.replace('"told_by": "visit"', '"told_by": "x"'), 'a value that this project refuses'],
])('refused, although the checksum fits: %s. Nothing is restored', async (_, change, message) => {
  await expect(restore(await forge(change))).rejects.toThrow(message);
  expect(await target.sql('select from public.lead_form')).toEqual([]);
});

test('a project with leads is left as it is', async () => {
  await target.sql(`insert into public.lead_form (full_name) values ('Noor')`);
  await expect(restore(backup)).rejects.toThrow('The project is not empty: rows in public.lead_form: 1.');
  expect(await target.sql('select full_name from public.lead_form')).toEqual([{ full_name: 'Noor' }]);
});

test('what the doctor leaves behind does not make a project full', async () => {
  await target.sql(`insert into public.lead_form (full_name, source_page) values ('Test lead', '/doctor'), ('Test lead 2', '/doctor')`);
  await target.sql(`delete from public.lead_form where full_name = 'Test lead'`);
  expect(await restore(backup)).toMatchObject({ 'public.lead_form': 40, 'public.lead_deletion': 1 });
});

describe('the staff list', () => {
  const list = async (): Promise<unknown> =>
    await target.sql(`select value, (select count(*)::integer from private.staff) as staff from private.setting where name = 'staff_list'`);

  test('is never turned off: the backup has none, and the project has its own', async () => {
    const open = await forge((text) => text.replace(/\{"table":"private.staff".*\n/, '').replace('"isStaff":true', '"isStaff":false'));
    await expect(restore(open)).rejects.toThrow('Add the staff first');
    await target.sql(`select private.add_staff('maya@studio.test')`);
    // As in a backup that still has the setting.
    const setting = '{"table":"private.setting","row":{"name":"staff_list","value":"off"}}';
    await restore(await forge((text) => text.replace('{"table":"private.staff"', `${setting}\n$&`)));
    expect(await list()).toEqual([{ value: 'on', staff: 1 }]);
  });

  test('gets only those who have an account here; what others did keeps their names', async () => {
    const other = (text: string): string => text.replaceAll(MAYA.id, '00000000-0000-4000-8000-000000000009');
    const left = await forge((text) =>
      text
        .replace(/\{"table":"private.staff".*\n/, (line) => line + other(line))
        .replace('"accounts":[', '$&{"id":"00000000-0000-4000-8000-000000000009","email":"lena@studio.test","isStaff":true},'),
    );
    const { accounts } = await readBackup(left, '');
    expect(await stage(connect(target), left, '', accounts)).toEqual(['lena@studio.test']);
    await restore(left);
    expect(await list()).toEqual([{ value: 'on', staff: 1 }]);
  });
});

test('leads older than a day count as mailed, and as reminded of if they are new; a letter due since the backup counts as sent', async () => {
  const older = await forge((text) =>
    text
      .replaceAll(/\{"table":"private.(?:lead_notification|weekly_letter)".*\n/g, '')
      .replaceAll(/\{"table":"public.lead_follow_up".*\n/g, '')
      .replace(/"time":"[^"]*"/, '"time":"2026-01-01T00:00:00Z"')
      .replaceAll(/"created_at": "[^"]*"/g, `"created_at": "${new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString()}"`),
  );
  await restore(older);
  expect(await target.sql('select private.is_mail_due() as due')).toEqual([{ due: false }]);
  expect(await target.sql(`select kind, count(*)::integer as leads from private.lead_notification group by kind order by kind`)).toEqual(
    ['new', 'owner', 'staff'].map((kind) => ({ kind, leads: 40 })),
  );
  expect(await target.sql('select sent_at::text from private.weekly_letter')).toEqual([{ sent_at: '-infinity' }]);
});

test('a lead that the project knows as deleted stays deleted', async () => {
  const [lead] = await source.sql(`select id, created_at from public.lead_form limit 1`);
  const deleted = `insert into public.lead_deletion (lead_id, lead_created_at, reason) values ($1, $2, 'staff')`;
  await target.sql(deleted, [lead?.id, lead?.created_at]);
  expect(await restore(backup)).toMatchObject({ 'public.lead_form': 39, 'private.lead_notification': 117 });
});

describe('--missing', () => {
  const deletions = async (): Promise<unknown[]> =>
    await target.sql('select reason from public.lead_deletion where lead_id in (select id from pg_temp.chosen)');

  beforeEach(async () => {
    await restore(backup);
    await target.sql(`insert into public.lead_form (full_name) values ('New since')`);
  });

  test('brings deleted leads back with all their rows, but not who asked not to be contacted', async () => {
    const before = await contents(target);
    await target.sql(`delete from public.lead_form where full_name <> 'New since'`);
    expect(await restore(backup, { isMissing: true })).toMatchObject({ 'public.lead_form': 39, 'private.lead_notification': 117 });
    expect(await deletions()).toEqual([{ reason: 'staff' }]);
    const { comeBack, stayOut } = await choose(connect(target), true);
    expect(comeBack).toEqual([]);
    expect(stayOut).toEqual(['1 lead: asked not to be contacted', expect.stringMatching(/^[-0-9a-f]{36} .* received 20/)]);
    const named = { isMissing: true, include: [stayOut[1]?.slice(0, 36) ?? ''] };
    expect(await restore(backup, named)).toMatchObject({ 'public.lead_form': 1 });
    expect(await contents(target)).toEqual(before);
  });

  test('leaves out what was deleted because of its age, and changes no lead that is there', async () => {
    await target.sql(`update public.lead_follow_up set state = 'Booked', lost_reason = null`);
    await target.sql('begin');
    await target.sql(`select set_config('leads.purged', 'yes', true)`);
    await target.sql(`delete from public.lead_form where full_name = 'Layla Haddad'`);
    await target.sql('commit');
    await target.sql(`delete from public.lead_form where full_name = 'Priya Raman'`);
    await target.sql(`update public.lead_deletion set by_name = 'Maya' where reason = 'staff'`);
    const lines = { comeBack: [expect.stringMatching(/^1 lead, deleted by Maya, 20/)], stayOut: ['2 leads: deleted because of their age'] };
    const { accounts } = await readBackup(backup, '');
    await stage(connect(target), backup, '', accounts);
    expect(await choose(connect(target), true)).toEqual(lines);
    expect(await loadMissing(connect(target))).toMatchObject({ 'public.lead_form': 1 });
    expect(await target.sql(`select distinct state from public.lead_follow_up`)).toEqual([{ state: 'Booked' }]);
  });
});

test('an encrypted backup is restored with its passphrase', async () => {
  const encrypted = await writeBackup(join(folder.path, 'secret'), dump(connect(source)), 'oxblood');
  expect(encrypted).toMatch(/\.jsonl\.gz\.age$/);
  expect(await restore(encrypted, { passphrase: 'oxblood' })).toHaveProperty(['public.lead_form'], 40);
});

test('every table is either backed up or deliberately omitted', async () => {
  const existing = await source.sql<{ name: string }>(
    `select relnamespace::regnamespace || '.' || relname as name from pg_class
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')`,
  );
  expect(existing.map(({ name }) => name).toSorted()).toEqual([...TABLES, ...OMITTED_TABLES].toSorted());
});
