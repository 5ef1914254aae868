import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Reply, signToken, startApi } from './api.ts';
import { PRINTED } from './printed.ts';

const LEADS = '/rest/v1/lead_form';
const FULL = { status: 429, body: { code: 'PT429' } };

let api: Api;
let staff: string;

beforeAll(async () => {
  api = await startApi({ limitLeads: true });
  staff = await api.staffToken();
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from private.lead_sender');
});

const insert = async (body: object = { full_name: 'A' }): Promise<Reply> => await api.call('POST', LEADS, { body });
/** Lowest first: of requests at once, any may be the one too much. */
const statuses = async (replies: readonly Promise<Reply>[]): Promise<number[]> =>
  (await Promise.all(replies)).map(({ status }) => status).toSorted((a, b) => a - b);
const times = <T>(count: number, of: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => of(at));

async function count(table: string): Promise<number> {
  const [row] = await api.database.sql<{ count: number }>(`select count(*)::int as count from ${table}`);
  return row?.count ?? -1;
}

/** Leads that came `minutes` ago, stored with all rights: nobody counts for those. */
const store = async (leads: number, minutes: number): Promise<unknown> =>
  await api.database.sql(
    `insert into public.lead_form (created_at) select now() - $2::integer * interval '1 minute' from generate_series(1, $1::integer)`,
    [leads, minutes],
  );
const set = async (name: string, value: string): Promise<unknown> =>
  await api.database.sql('update private.setting set value = $2 where name = $1', [name, value]);

/** With a figure changed, as before a campaign. */
async function withFigure(name: string, value: string, work: () => Promise<void>): Promise<void> {
  const [before] = await api.database.sql<{ value: string }>('select value from private.setting where name = $1', [name]);
  await set(name, value);
  try {
    await work();
  } finally {
    await set(name, before?.value ?? '');
  }
}

describe('all visitors together', () => {
  test('of seventy leads at once, sixty are stored and ten are told to come again', async () => {
    expectErrors(PRINTED.limit);
    expect(await statuses(times(70, () => insert()))).toEqual([...times(60, () => 201), ...times(10, () => 429)]);
    expect(await count('public.lead_form')).toBe(60);
    expect(await insert()).toMatchObject(FULL);
    await api.database.sql(`update public.lead_form set created_at = created_at - interval '1 minute'`);
    expect((await insert()).status).toBe(201);
  });

  test('two hundred in an hour are all', async () => {
    expectErrors(PRINTED.limit);
    await store(199, 59);
    expect(await statuses([insert(), insert()])).toEqual([201, 429]);
    await store(1, 61);
    await api.database.sql(`update public.lead_form set created_at = created_at - interval '1 minute'`);
    expect((await insert()).status).toBe(201);
  });

  test('a lead that is there already is a conflict under a full limit, not a refusal', async () => {
    expectErrors(PRINTED.limit, PRINTED.sameId);
    const id = randomUUID();
    await insert({ id });
    await store(60, 0);
    expect(await insert({ id })).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(await insert({ id: randomUUID() })).toMatchObject(FULL);
  });

  test('many rows in one request pass no limit, and none of them is stored', async () => {
    expectErrors(PRINTED.limit, PRINTED.severalLeads);
    expect(await api.call('POST', LEADS, { body: times(61, () => ({ full_name: 'A' })) })).toMatchObject(FULL);
    expect(await api.call('POST', LEADS, { body: times(2, () => ({ full_name: 'A' })) })).toMatchObject({ status: 413 });
    expect(await count('public.lead_form')).toBe(0);
  });

  test('staff and guests are counted as visitors are; the function is not', async () => {
    expectErrors(PRINTED.limit);
    await store(60, 0);
    const guest = signToken(api.database.jwtSecret, { sub: randomUUID(), role: 'authenticated', aud: 'authenticated', is_anonymous: true });
    for (const token of [staff, guest]) expect(await api.call('POST', LEADS, { token, body: { full_name: 'A' } })).toMatchObject(FULL);
    expect((await api.call('POST', LEADS, { key: api.database.secretKey, body: { full_name: 'A' } })).status).toBe(201);
  });

  test('a date of the sender’s own is no way around', async () => {
    expectErrors(PRINTED.limit);
    await store(60, 0);
    expect(await insert({ created_at: '2001-01-01T00:00:00Z' })).toMatchObject(FULL);
  });
});

describe('the owner', () => {
  test('raises a figure, and takes one away', async () => {
    await store(60, 0);
    await withFigure('leads_a_minute', '61', async () => expect((await insert()).status).toBe(201));
    await withFigure('limit_leads', 'off', async () => expect((await insert()).status).toBe(201));
    await api.database.sql(`update private.setting set name = 'leads_a_minute?' where name = 'leads_a_minute'`);
    expect((await insert()).status).toBe(201);
    await api.database.sql(`update private.setting set name = 'leads_a_minute' where name = 'leads_a_minute?'`);
  });

  test('stops all leads with a figure of 0', async () => {
    expectErrors(PRINTED.limit);
    for (const name of ['leads_a_minute', 'leads_an_hour']) {
      await withFigure(name, '0', async () => expect(await insert()).toMatchObject(FULL));
    }
  });

  test('cannot write what is no figure', async () => {
    await expect(set('leads_an_hour', 'many')).rejects.toMatchObject({ code: '23514' });
    await expect(set('limit_leads', 'yes')).rejects.toMatchObject({ code: '23514' });
  });
});

describe('one phone', () => {
  test('six leads within ten minutes, and not one more; another phone is free', async () => {
    expectErrors(PRINTED.limit);
    const lead = { phone_number: '+971 50 000 0001' };
    expect(await statuses(times(7, () => insert(lead)))).toEqual([201, 201, 201, 201, 201, 201, 429]);
    expect((await insert({ phone_number: '+971 50 000 0002' })).status).toBe(201);
    await api.database.sql(`update public.lead_form set created_at = created_at - interval '10 minutes'`);
    expect((await insert(lead)).status).toBe(201);
  });

  test.each(['', '  '])('an empty phone is nobody’s: %j', async (phone) => {
    expect(await statuses(times(8, () => insert({ phone_number: phone })))).toEqual(times(8, () => 201));
  });
});

/** The local server tells the database no headers of an insert, so the request's headers are set beside the role, as PostgREST does. */
describe('one address', () => {
  async function from(headers: Record<string, string> | string | undefined): Promise<number | string> {
    const given = typeof headers === 'object' ? JSON.stringify(headers) : (headers ?? '');
    return await api.database
      .sql(`select private.insert_from($1)`, [given])
      .then(() => 201)
      .catch((error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'no code'));
  }
  const direct = async (address: string): Promise<number | string> =>
    await from({ 'cf-connecting-ip': address, 'x-forwarded-for': '203.0.113.99' });

  async function twenty(send: (at: number) => Promise<number | string>): Promise<void> {
    for (let at = 1; at <= 20; at += 1) expect(await send(at)).toBe(201);
  }

  beforeAll(async () => {
    await api.database.sql(`
      create function private.insert_from(p_headers text) returns void language plpgsql as $$
      begin
        perform set_config('request.headers', p_headers, true);
        perform set_config('role', 'anon', true);
        insert into public.lead_form (full_name) values ('A');
      end $$`);
  });

  test('twenty leads within ten minutes, and not one more; another address is free', async () => {
    await twenty(async () => await direct('198.51.100.7'));
    expect(await direct('198.51.100.7')).toBe('PT429');
    expect(await count('public.lead_form')).toBe(20);
    expect(await direct('198.51.100.8')).toBe(201);
  });

  test('ten minutes later it is free again, and forgotten', async () => {
    await twenty(async () => await direct('198.51.100.7'));
    await api.database.sql(`update private.lead_sender set inserted_at = now() - interval '9 minutes 50 seconds'`);
    expect(await direct('198.51.100.7')).toBe('PT429');
    await api.database.sql(`update private.lead_sender set inserted_at = now() - interval '10 minutes 1 second'`);
    expect(await direct('198.51.100.7')).toBe(201);
    expect(await count('private.lead_sender')).toBe(1);
  });

  test('an IPv6 connection is one address, whichever of its 2^64 it uses', async () => {
    await twenty(async (at) => await direct(`2001:db8:1:2::${at.toString(16)}`));
    expect(await direct('2001:db8:1:2:ffff::1')).toBe('PT429');
    expect(await direct('2001:db8:1:3::1')).toBe(201);
  });

  test('IPv4 written as IPv6 is the address that it is', async () => {
    await twenty(async () => await direct('::ffff:198.51.100.7'));
    expect(await direct('198.51.100.7')).toBe('PT429');
    expect(await direct('::FFFF:198.51.100.8')).toBe(201);
  });

  test('the first of x-forwarded-for counts where the gateway names no address itself', async () => {
    const forwarded = async (): Promise<number | string> => await from({ 'x-forwarded-for': ' 198.51.100.7, 10.0.0.1' });
    await twenty(forwarded);
    expect(await forwarded()).toBe('PT429');
    expect(await direct('198.51.100.7')).toBe('PT429');
  });

  test.each([
    ['no headers', undefined],
    ['headers that are no JSON', 'x'],
    ['no address', { 'user-agent': 'x' }],
    ['no address but words', { 'cf-connecting-ip': "unknown'; drop table private.lead_sender;--" }],
    ['an empty one', { 'x-forwarded-for': '' }],
  ])('%s: the lead passes, and nothing is counted', async (_name, headers) => {
    for (let sent = 1; sent <= 21; sent += 1) expect(await from(headers)).toBe(201);
    expect(await count('private.lead_sender')).toBe(0);
  });

  test('what is kept names no address', async () => {
    await direct('198.51.100.7');
    const [row] = await api.database.sql<{ sender: string }>(
      `select encode(sender, 'hex') as sender, sender <> sha256('198.51.100.7') as salted from private.lead_sender`,
    );
    expect(row).toMatchObject({ sender: expect.stringMatching(/^[0-9a-f]{64}$/), salted: true });
  });
});
