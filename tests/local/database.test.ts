import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';

import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { lockFolder } from '../../local/database/lock.ts';
import { ROOT } from '../support/loadScript.ts';
import { usedData } from '../support/preparedData.ts';
import { testFolder } from '../support/serve.ts';

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});

async function open(root = ROOT): Promise<Database> {
  const database = await createDatabase({ root, dataDir: folder });
  onTestFinished(database.close);
  return database;
}

/** Expects most sample leads to have a follow-up with history, in every state. */
async function expectSampleLeads(sql: Database['sql']): Promise<void> {
  const leads = await sql<{ state: string | null; owner_name: string; history: number }>(`
    select f.state, f.owner_name, (select count(*)::int from public.lead_event as e where e.lead_id = l.id) as history
    from public.lead_form as l left join public.lead_follow_up as f on f.lead_id = l.id`);
  const followed = leads.filter(({ state }) => state !== null);
  expect(followed.length).toBeGreaterThan(leads.length / 2);
  expect(new Set(followed.map(({ state }) => state))).toEqual(new Set(['New', 'Contacted', 'Booked', 'Lost']));
  expect(new Set(followed.map(({ owner_name: name }) => name))).toEqual(new Set(['Maya', 'staff']));
  expect(followed.filter(({ history }) => history === 0)).toEqual([]);
}

it('data, keys and sign-in survive a restart; nothing is seeded twice, and only the file’s owner can read the keys', async () => {
  await usedData(folder);
  const first = await open();
  await expectSampleLeads(first.sql);
  await first.sql('delete from public.lead_form');
  await first.sql(`insert into public.lead_form (full_name) values ('Kept')`);
  const closing = first.close();
  const second = await open();
  await closing;
  expect(second).toMatchObject({ applied: [], seeded: false, secretKey: first.secretKey, jwtSecret: first.jwtSecret });
  expect(await second.sql('select full_name, u.email from public.lead_form, auth.users u order by u.email')).toEqual([
    { full_name: 'Kept', email: 'maya@studio.test' },
    { full_name: 'Kept', email: 'staff@studio.test' },
  ]);
  expect(statSync(`${folder}/database-keys.json`).mode & 0o077).toBe(0);
  // A printed failure contains no values.
  const failure: unknown = await second.sql('select $1::int', ['typed by a visitor']).catch((error: unknown) => error);
  expect(inspect(failure)).toMatch(/^\[database\] 22P02 /);
  await second.close();
  expect(readdirSync(folder).sort()).toEqual(['database', 'database-keys.json']);
});

it('a folder in use by another running process is refused; a folder left by a dead process, or without an owner, is used', () => {
  const lock = `${folder}/database.lock`;
  for (const text of ['', '999999999', String(process.pid)]) {
    writeFileSync(lock, text);
    lockFolder(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  }
  writeFileSync(lock, String(process.ppid));
  expect(() => lockFolder(lock)).toThrow(
    `is in use by process ${process.ppid}. Stop that server first, or set LOCAL_DATA_DIR to another folder.`,
  );
});

it('new migrations are applied; an edited or removed one stops the start; sample data is refused on a hosted project', async () => {
  const root = `${folder}/project`;
  const file = `${root}/supabase/migrations/20990101000000_note.sql`;
  cpSync(`${ROOT}/supabase`, `${root}/supabase`, { recursive: true });
  await usedData(folder);
  writeFileSync(file, 'create role supabase_admin nologin;');
  const grown = await open(root);
  expect(grown.applied).toEqual(['20990101000000_note.sql']);
  const seed = readFileSync(`${ROOT}/supabase/seed.sql`, 'utf8');
  const guard = seed.slice(seed.indexOf('do $$'), seed.indexOf('-- staff@'));
  await expect(grown.sql(guard)).rejects.toThrow('local backend only');
  await grown.close();
  for (const change of [() => writeFileSync(file, 'create role supabase_admin;'), () => rmSync(file)]) {
    change();
    await expect(open(root)).rejects.toThrow(
      '20990101000000 was edited or removed after it had been applied here: run `npm start -- --fresh`',
    );
  }
});
