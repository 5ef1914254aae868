import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { inspect } from 'node:util';

import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { LINK_ORIGIN, type SignInMail } from '../../local/database/lite.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { testFolder, testServer } from './serve.ts';

let folder: string;

beforeEach(async () => {
  folder = await testFolder();
});

async function open(options: Partial<Parameters<typeof createDatabase>[0]> = {}): Promise<Database> {
  const database = await createDatabase({ root: ROOT, dataDir: folder, ...options });
  onTestFinished(database.close);
  return database;
}

it('data, keys and sign-in survive a restart; nothing is seeded twice, and the keys are their owner’s', async () => {
  await usedData(folder);
  const first = await open();
  await first.sql('delete from public.lead_form');
  await first.sql(`insert into public.lead_form (full_name) values ('Kept')`);
  const closing = first.close();
  const second = await open();
  await closing;
  expect(second).toMatchObject({ applied: [], seeded: false, secretKey: first.secretKey, jwtSecret: first.jwtSecret });
  expect(await second.sql('select full_name, u.email from public.lead_form, auth.users u')).toEqual([
    { full_name: 'Kept', email: 'staff@studio.test' },
  ]);
  expect(statSync(`${folder}/database-keys.json`).mode & 0o077).toBe(0);
  // What the server prints of a failure holds no value.
  const failure: unknown = await second.sql('select $1::int', ['typed by a visitor']).catch((error: unknown) => error);
  expect(inspect(failure)).toMatch(/^\[database\] 22P02 /);
  await second.close();
  expect(readdirSync(folder).sort()).toEqual(['database', 'database-keys.json']);
});

it('a folder that another living process has is refused; that of a dead one, or of nobody, is taken over', async () => {
  await usedData(folder);
  const lock = `${folder}/database.lock`;
  writeFileSync(lock, String(process.ppid));
  await expect(open()).rejects.toThrow(
    `is in use by process ${process.ppid}. Stop that server first, or set LOCAL_DATA_DIR to another folder.`,
  );
  for (const text of ['', '999999999']) {
    writeFileSync(lock, text);
    const database = await open();
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    await database.close();
  }
});

it('a new migration is applied; one that was edited is named, with the way out', async () => {
  const root = `${folder}/project`;
  const file = `${root}/supabase/migrations/20990101000000_note.sql`;
  cpSync(`${ROOT}/supabase`, `${root}/supabase`, { recursive: true });
  await usedData(folder);
  writeFileSync(file, 'create table private.note (id int);');
  const grown = await open({ root });
  expect(grown.applied).toEqual(['20990101000000_note.sql']);
  await grown.close();
  writeFileSync(file, 'create table private.note (id bigint);');
  await expect(open({ root })).rejects.toThrow('run `npm run reset`');
});

it('the sample data refuses to be where a hosted project’s roles are', async () => {
  await usedData(folder);
  const database = await open();
  await database.sql('create role supabase_admin nologin');
  const seed = readFileSync(`${ROOT}/supabase/seed.sql`, 'utf8');
  const guard = seed.slice(seed.indexOf('do $$'), seed.indexOf('-- staff@'));
  await expect(database.sql(guard)).rejects.toThrow('local backend only');
});

it('a forgotten password: the mailed link leads to /login with a session, once; the password set with it signs in', async () => {
  await usedData(folder);
  const mails: SignInMail[] = [];
  const database = await open({ deliver: async (mail) => void mails.push(mail) });
  const origin = await testServer(database.handle);
  const call = async (method: string, path: string, body?: object, headers = {}) =>
    await fetch(`${origin}/auth/v1/${path}`, {
      method,
      redirect: 'manual',
      headers: { apikey: database.publishableKey, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const recover = `recover?redirect_to=${encodeURIComponent(`${origin}/login`)}`;
  for (const email of ['nobody@studio.test', 'staff@studio.test']) expect((await call('POST', recover, { email })).status).toBe(200);
  expect(mails).toMatchObject([{ to: 'staff@studio.test' }]);
  const [, link = ''] = new RegExp(`${LINK_ORIGIN}/auth/v1/(verify[^"\\s<]+)`).exec(`${mails[0]?.text} ${mails[0]?.html}`) ?? [];
  const follow = async () => (await call('GET', link.replaceAll('&amp;', '&'))).headers.get('location') ?? '';
  const target = new URL(await follow(), origin);
  const session = new URLSearchParams(target.hash.slice(1));
  expect([target.pathname, session.get('type')]).toEqual(['/login', 'recovery']);
  const change = async (password: string) =>
    (await call('PUT', 'user', { password }, { authorization: `Bearer ${session.get('access_token')}` })).status;
  expect([await change('short'), await change('quietly yours')]).toEqual([422, 200]);
  const signIn = async (password: string) =>
    (await call('POST', 'token?grant_type=password', { email: 'staff@studio.test', password })).status;
  expect([await signIn('studio-demo'), await signIn('quietly yours')]).toEqual([400, 200]);
  expect(await follow()).toContain('error_code=otp_expired');
});
