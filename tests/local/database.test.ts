import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import { inspect } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { countUrgencies } from '@/leads/desk/counters';
import { countChips } from '@/leads/desk/list';
import type { LeadState } from '@/leads/desk/states';

import { createDatabase } from '../../local/database.ts';
import { lockFolder } from '../../local/database/lock.ts';
import { desk, entry, followUp } from '../leads/desk/desk.ts';
import { type Api, ROOT, startApi } from '../supabase/api.ts';
import { usedData } from './preparedData.ts';
import { serve, temporaryFolder } from './serve.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => await api.close());

async function users(): Promise<number> {
  const [row] = await api.database.sql<{ count: number }>('select count(*)::int as count from auth.users');
  return row?.count ?? -1;
}

/** A request with headers that fetch would not let us set. */
async function rawStatus(headers: Record<string, string>): Promise<number> {
  return await new Promise((resolve, reject) => {
    const call = request(
      `${api.origin}/rest/v1/lead_form`,
      { headers: { apikey: api.database.publishableKey, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.on('error', reject).end();
  });
}

describe('sample data', () => {
  test('about forty leads of the last three months, as the forms write them', async () => {
    const leads = await api.database.sql<{ email: string; phone_number: string; age: number; source_page: string }>(
      `select email, phone_number, source_page, extract(day from now() - created_at)::int as age from public.lead_form`,
    );
    expect(leads.length).toBeGreaterThanOrEqual(38);
    expect(Math.max(...leads.map(({ age }) => age))).toBeLessThanOrEqual(92);
    expect(leads.filter(({ age }) => age < 30).length).toBeGreaterThan(15);
    expect(leads.filter(({ email }) => email !== '' && !email.endsWith('@example.com'))).toEqual([]);
    expect(leads.filter(({ phone_number }) => !/^\+971 50 000 00\d\d$/.test(phone_number))).toEqual([]);
    expect(new Set(leads.map(({ source_page }) => source_page)).size).toBeGreaterThanOrEqual(10);
  });

  test('most leads have a follow-up, so that there is something waiting, due soon, overdue, booked and lost at any hour', async () => {
    const leads = await api.database.sql<{ id: string; time: number }>(
      'select id, (extract(epoch from created_at) * 1000)::float8 as time from public.lead_form',
    );
    const rows = await api.database.sql<{ lead_id: string; state: LeadState; owner_name: string; history: number }>(`
      select lead_id, state, owner_name, (select count(*)::int from public.lead_event as e where e.lead_id = f.lead_id) as history
      from public.lead_follow_up as f`);
    const all = desk(
      leads.map(({ id, time }) => entry(id, time)),
      rows.map(({ lead_id: id, state }) => followUp(id, { state })),
    );
    // The newest lead came 25 minutes before the data was made.
    const made = Math.max(...leads.map(({ time }) => time)) + 25 * 60_000;
    const { waiting, dueSoon, overdue } = countUrgencies(all, made);
    const { New, ...others } = countChips(all, made);
    expect(Math.min(waiting, dueSoon, overdue, others.Contacted, others.Booked, others.Lost)).toBeGreaterThan(0);
    expect(New).toBeLessThan(8);
    expect(rows.length).toBeGreaterThan(leads.length / 2);
    expect(new Set(rows.map(({ owner_name: name }) => name))).toEqual(new Set(['Maya', 'staff']));
    expect(rows.filter(({ history }) => history === 0)).toEqual([]);
  });

  test('it refuses to run where a hosted project’s roles are', async () => {
    await api.database.sql('create role supabase_admin nologin');
    const seed = readFileSync(`${ROOT}/supabase/seed.sql`, 'utf8');
    const guard = seed.slice(seed.indexOf('do $$'), seed.indexOf('-- staff@'));
    await expect(api.database.sql(guard)).rejects.toThrow('local backend only');
    await api.database.sql('drop role supabase_admin');
  });
});

describe('sign-in', () => {
  test('the demo account signs in', async () => {
    expect(await api.signIn()).toMatchObject({
      status: 200,
      body: { token_type: 'bearer', expires_in: 3600, user: { email: 'staff@studio.test' } },
    });
  });

  test('a wrong password says so', async () => {
    expect(await api.signIn('studio-damo')).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    });
  });

  test('a session is refreshed, and ended', async () => {
    const { refresh_token } = (await api.signIn()).body as { refresh_token: string };
    const refreshed = await api.call('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } });
    expect(refreshed.status).toBe(200);
    const token = (refreshed.body as { access_token: string }).access_token;
    expect(await api.call('GET', '/auth/v1/user', { token })).toMatchObject({ status: 200, body: { email: 'staff@studio.test' } });
    expect((await api.call('POST', '/auth/v1/logout?scope=global', { token })).status).toBe(204);
    expect((await api.call('GET', '/auth/v1/user', { token })).status).toBe(403);
  });

  test('a request without the key, or with a wrong one, is refused', async () => {
    expect((await api.call('GET', '/rest/v1/lead_form', { key: '' })).status).toBe(401);
    expect((await api.call('GET', '/rest/v1/lead_form', { key: 'sb_publishable_other' })).status).toBe(401);
    expect((await api.call('GET', '/rest/v1/lead_form', { key: 'sb_secret_guess' })).status).toBe(401);
  });
});

describe('accounts', () => {
  const account = { email: 'intruder@example.com', password: 'long-enough-password' };

  test.each([
    ['/auth/v1/signup', account],
    ['/auth/v1/signup', {}],
    ['/auth/v1/otp', { email: account.email, create_user: true }],
    ['/auth/v1/otp', { phone: '+971500000000' }],
    ['/auth/v1/%6ftp', { email: account.email }],
    ['/auth/v1/OTP', { email: account.email }],
    ['/auth/v1/otp/', { email: account.email }],
    ['/rest/v1/../../auth/v1/otp', { email: account.email }],
    ['/auth/v1/magiclink', { email: account.email }],
    ['/auth/v1/invite', { email: account.email }],
    ['/auth/v1/admin/users', account],
    ['/auth/v1/admin/generate_link', { type: 'signup', ...account }],
    ['/auth/v1/token?grant_type=id_token', { provider: 'google', id_token: 'x' }],
    ['/auth/v1/token?grant_type=password&grant_type=id_token', account],
    ['/auth/v1/token?grant_type=web3', { chain: 'ethereum' }],
    ['/auth/v1/sso', { domain: 'example.com' }],
  ])('POST %s with %j makes none', async (path, body) => {
    const before = await users();
    for (const key of [api.database.publishableKey, api.database.secretKey]) {
      expect(await api.call('POST', path, { body, key })).toMatchObject({
        status: 422,
        body: { code: 422, error_code: 'signup_disabled', msg: 'Signups not allowed for this instance' },
      });
    }
    expect(await users()).toBe(before);
  });

  test.each(['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/verify'])('POST %s for an unknown person makes none', async (path) => {
    const before = await users();
    const types = ['signup', 'invite', 'magiclink', 'recovery', 'email'];
    for (const type of types) await api.call('POST', path, { body: { type, email: account.email, token: '123456' } });
    expect(await users()).toBe(before);
  });

  test('GET /authorize and unknown routes lead nowhere', async () => {
    expect((await api.call('GET', '/auth/v1/authorize?provider=google')).status).toBe(422);
    expect((await api.call('GET', '/auth/v1/something')).status).toBe(404);
    expect((await api.call('GET', '/auth/v1/%zz')).status).toBe(404);
    expect((await api.call('GET', '/auth/v1')).status).toBe(404);
  });
});

describe('reach', () => {
  test('other paths go on to the next middleware', async () => {
    for (const path of ['/', '/rest', '/rest/v10/lead_form', '/auth/v2/token', '/_system', '/storage/v1/bucket']) {
      expect((await fetch(api.origin + path)).status).toBe(404);
    }
  });

  test('another host name or another site’s page is refused', async () => {
    expect(await rawStatus({ host: 'localhost:4173' })).toBe(200);
    expect(await rawStatus({ host: 'studio.example.com' })).toBe(403);
    expect(await rawStatus({ origin: 'http://localhost:4173' })).toBe(200);
    expect(await rawStatus({ origin: 'https://evil.example.com' })).toBe(403);
    expect(await rawStatus({ origin: 'null' })).toBe(403);
  });

  test('another machine is refused', async () => {
    const server = await serve((req, res, next) => {
      Object.defineProperty(req.socket, 'remoteAddress', { value: '192.168.1.20' });
      api.database.handle(req, res, next);
    });
    expect((await fetch(`${server.origin}/rest/v1/lead_form`, { headers: { apikey: api.database.publishableKey } })).status).toBe(403);
    await server.close();
  });

  test('a body of more than 4 MB is refused', async () => {
    const { status } = await fetch(`${api.origin}/rest/v1/lead_form`, {
      method: 'POST',
      headers: { apikey: api.database.publishableKey, 'content-type': 'application/json' },
      body: `"${'x'.repeat(4 * 1024 * 1024 - 1)}"`,
    });
    expect(status).toBe(413);
  });

  test('nobody is an admin for want of a key', async () => {
    const reply = await fetch(`${api.origin}/rest/v1/lead_form`);
    expect(reply.status).toBe(401);
  });
});

describe('folder', () => {
  let prepared: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(async () => {
    prepared = await temporaryFolder();
    const database = await createDatabase({ root: ROOT, dataDir: prepared.path });
    expect(database).toMatchObject({ applied: readdirSync(`${ROOT}/supabase/migrations`), seeded: true });
    await database.close();
  });

  afterAll(async () => await prepared.remove());

  test('holds the database and its keys, for their owner only, and no lock once closed', () => {
    expect(readdirSync(prepared.path).sort()).toEqual(['database', 'database-keys.json']);
    expect(statSync(`${prepared.path}/database-keys.json`).mode & 0o077).toBe(0);
  });

  test('data, keys and sign-in survive a restart; nothing is seeded twice', async () => {
    const folder = await temporaryFolder();
    await usedData(folder.path);
    const first = await createDatabase({ root: ROOT, dataDir: folder.path });
    expect(first).toMatchObject({ applied: [], seeded: false });
    await first.sql(`delete from public.lead_form`);
    await first.sql(`insert into public.lead_form (full_name) values ('Kept')`);
    await first.close();
    await first.close();
    const failure: unknown = await first.sql('select $1', ['what a visitor typed']).catch((error: unknown) => error);
    expect(inspect(failure)).toMatch(/^\[database\]  .*closed/);
    const second = await createDatabase({ root: ROOT, dataDir: folder.path });
    expect(second).toMatchObject({ applied: [], seeded: false, secretKey: first.secretKey, jwtSecret: first.jwtSecret });
    expect(await second.sql('select full_name from public.lead_form')).toEqual([{ full_name: 'Kept' }]);
    expect(await second.sql('select email from auth.users order by email')).toEqual([
      { email: 'maya@studio.test' },
      { email: 'staff@studio.test' },
    ]);
    await second.close();
    await folder.remove();
  });

  test('openings in one process share the folder until the last one closes', async () => {
    const folder = await temporaryFolder();
    await usedData(folder.path);
    const [first, second] = await Promise.all([
      createDatabase({ root: ROOT, dataDir: folder.path }),
      createDatabase({ root: ROOT, dataDir: folder.path }),
    ]);
    await first.close();
    expect(await second.sql('select 1 as one')).toEqual([{ one: 1 }]);
    const closing = second.close();
    const third = await createDatabase({ root: ROOT, dataDir: folder.path });
    await closing;
    expect(await third.sql('select 1 as one')).toEqual([{ one: 1 }]);
    await third.close();
    await folder.remove();
  });

  test('a folder that another living process has is refused; a dead one’s is taken over', async () => {
    const folder = await temporaryFolder();
    writeFileSync(`${folder.path}/database.lock`, String(process.ppid));
    await expect(createDatabase({ root: ROOT, dataDir: folder.path })).rejects.toThrow(
      `is in use by process ${process.ppid}. Stop that server first, or set LOCAL_DATA_DIR to another folder.`,
    );
    expect(readdirSync(folder.path)).toEqual(['database.lock']);
    await usedData(folder.path);
    writeFileSync(`${folder.path}/database.lock`, '999999999');
    const database = await createDatabase({ root: ROOT, dataDir: folder.path });
    await database.close();
    await folder.remove();
  });

  test('a lock that names nobody, as after a crash in the middle of writing it, is taken over', async () => {
    const folder = await temporaryFolder();
    for (const text of ['', 'half a number', '-1', String(process.pid)]) {
      writeFileSync(`${folder.path}/database.lock`, text);
      const release = lockFolder(`${folder.path}/database.lock`);
      expect(readFileSync(`${folder.path}/database.lock`, 'utf8')).toBe(String(process.pid));
      release();
      expect(readdirSync(folder.path)).toEqual([]);
    }
    await folder.remove();
  });

  test('an edited migration is named, with the way out; a new one is applied', async () => {
    const folder = await temporaryFolder();
    const root = `${folder.path}/project`;
    const dataDir = `${root}/.local`;
    await mkdir(root);
    await cp(`${ROOT}/supabase`, `${root}/supabase`, { recursive: true });
    await usedData(dataDir);
    writeFileSync(`${root}/supabase/migrations/20990101000000_note.sql`, 'create table private.note (id int);');
    writeFileSync(`${root}/supabase/migrations/notes.txt`, 'no migration');
    const grown = await createDatabase({ root, dataDir });
    expect(grown.applied).toEqual(['20990101000000_note.sql']);
    await grown.close();
    writeFileSync(`${root}/supabase/migrations/20990101000000_note.sql`, 'create table private.note (id bigint);');
    await expect(createDatabase({ root, dataDir })).rejects.toThrow('run `npm start -- --fresh`');
    writeFileSync(`${root}/supabase/migrations/20990101000000_note.sql`, 'create table private.note (id int);');
    await (await createDatabase({ root, dataDir })).close();
    expect(readdirSync(root).sort()).toEqual(['.local', 'supabase']);
    expect(readdirSync(`${root}/supabase`).sort()).toEqual(readdirSync(`${ROOT}/supabase`).sort());
    await folder.remove();
  });
});
