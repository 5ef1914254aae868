import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Reply, signToken, startApi } from './api.ts';
import { PRINTED } from './printed.ts';

const LEADS = '/rest/v1/lead_form';
const WITH_ROWS = { prefer: 'return=representation' };

let api: Api;
let staff: string;
let guest: string;

beforeAll(async () => {
  api = await startApi();
  staff = await api.staffToken();
  guest = signToken(api.database.jwtSecret, { sub: randomUUID(), role: 'authenticated', aud: 'authenticated', is_anonymous: true });
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

async function count(): Promise<number> {
  const [row] = await api.database.sql<{ count: number }>('select count(*)::int as count from public.lead_form');
  return row?.count ?? -1;
}

async function store(fullName = 'Layla Haddad'): Promise<string> {
  const [row] = await api.database.sql<{ id: string }>('insert into public.lead_form (full_name) values ($1) returning id', [fullName]);
  return row?.id ?? '';
}

describe('insert', () => {
  test('visitors and staff store a lead with exactly the six fields', async () => {
    const lead = {
      full_name: 'فاطمة الزهراء',
      email: 'fatima@example.com',
      phone_number: '+971 50 000 0001',
      inquiry_type: 'lip-blush',
      message: 'Hello',
      source_page: 'home_popup',
    };
    for (const token of [undefined, staff, guest]) {
      const reply = await api.call('POST', LEADS, { body: lead, ...(token === undefined ? {} : { token }) });
      expect(reply).toMatchObject({ status: 201, body: undefined });
    }
    const rows = await api.database.sql('select full_name, email, phone_number, inquiry_type, message, source_page from public.lead_form');
    expect(rows).toEqual([lead, lead, lead]);
  });

  test('only staff get the stored row back', async () => {
    expectErrors(PRINTED.policy);
    expect(await api.call('POST', LEADS, { body: { full_name: 'A' }, headers: WITH_ROWS })).toMatchObject({
      status: 401,
      body: { code: '42501' },
    });
    expect(await api.call('POST', LEADS, { token: guest, body: { full_name: 'A' }, headers: WITH_ROWS })).toMatchObject({
      status: 403,
      body: { code: '42501' },
    });
    expect(await count()).toBe(0);
    expect(await api.call('POST', LEADS, { token: staff, body: { full_name: 'A' }, headers: WITH_ROWS })).toMatchObject({
      status: 201,
      body: [{ full_name: 'A', email: '', phone_number: '', inquiry_type: null, message: null, source_page: null }],
    });
  });

  test('a lead without a single value is a lead', async () => {
    const nothing = { full_name: '', email: '', phone_number: '', inquiry_type: null, message: null, source_page: null };
    expect((await api.call('POST', LEADS, { body: nothing })).status).toBe(201);
    expect(await count()).toBe(1);
  });

  test('the time is the server’s, for visitors and staff', async () => {
    await api.call('POST', LEADS, { body: { created_at: '2001-01-01T00:00:00Z' } });
    await api.call('POST', LEADS, { token: staff, body: { created_at: '2099-01-01T00:00:00Z' } });
    const rows = await api.database.sql<{ fresh: boolean }>(
      `select created_at between now() - interval '1 minute' and now() as fresh from public.lead_form`,
    );
    expect(rows).toEqual([{ fresh: true }, { fresh: true }]);
  });

  test('the client’s id is kept, and the same id again is a conflict', async () => {
    expectErrors(PRINTED.sameId);
    const id = randomUUID();
    expect((await api.call('POST', LEADS, { body: { id, full_name: 'First' } })).status).toBe(201);
    expect(await api.call('POST', LEADS, { body: { id, full_name: 'Second' } })).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(await api.database.sql('select id, full_name from public.lead_form')).toEqual([{ id, full_name: 'First' }]);
  });

  test('an upsert neither overwrites nor reads', async () => {
    expectErrors(PRINTED.policy);
    const id = await store('First');
    const merge = { prefer: 'resolution=merge-duplicates' };
    for (const call of [{}, { token: staff }]) {
      const reply = await api.call('POST', LEADS, { ...call, body: { id, full_name: 'Spoofed' }, headers: merge });
      expect(reply).toMatchObject({ body: { code: '42501' } });
    }
    expect(await api.database.sql('select full_name from public.lead_form')).toEqual([{ full_name: 'First' }]);
  });

  test('of twenty parallel inserts with one id, one stores', async () => {
    expectErrors(PRINTED.sameId);
    const id = randomUUID();
    const replies = await Promise.all(Array.from({ length: 20 }, async () => await api.call('POST', LEADS, { body: { id } })));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await count()).toBe(1);
  });

  test('several leads in one call are refused, and none is stored', async () => {
    expectErrors(PRINTED.severalLeads);
    const leads = [{ full_name: 'A' }, { full_name: 'B' }];
    for (const call of [{}, { token: staff }]) {
      expect(await api.call('POST', LEADS, { ...call, body: leads })).toMatchObject({ status: 413, body: { code: 'PT413' } });
    }
    expect(await count()).toBe(0);
    expect((await api.call('POST', LEADS, { body: [{ full_name: 'A' }] })).status).toBe(201);
  });

  test('a whole lead as long as the site lets it be is stored, in a script of three bytes a character', async () => {
    const long = (length: number) => '美'.repeat(length);
    const body = {
      full_name: long(1000),
      email: long(1000),
      phone_number: long(1000),
      inquiry_type: long(1000),
      source_page: long(2000),
      message: long(20_000),
    };
    expect((await api.call('POST', LEADS, { body })).status).toBe(201);
  });

  test.each(['full_name', 'email', 'phone_number', 'inquiry_type', 'source_page', 'message'])(
    '%s of 80,000 characters and bodies of megabytes store nothing',
    async (column) => {
      expectErrors(PRINTED.largeLead);
      for (const [length, answer] of [
        [80_000, { status: 413, body: { code: 'PT413' } }],
        [2_000_000, { status: 413, body: { code: 'PT413' } }],
        [5_000_000, { status: 413 }],
      ] as const) {
        expect(await api.call('POST', LEADS, { body: { [column]: 'x'.repeat(length) } })).toMatchObject(answer);
      }
      expect(await count()).toBe(0);
    },
  );

  test('an unknown column is refused', async () => {
    expect(await api.call('POST', LEADS, { body: { full_name: 'A', is_admin: true } })).toMatchObject({
      status: 400,
      body: { code: 'PGRST204' },
    });
    expect(await count()).toBe(0);
  });
});

describe('select', () => {
  test('staff read every lead; visitors and guest tokens read none', async () => {
    await store();
    expect(await api.call('GET', LEADS, { token: staff })).toMatchObject({ status: 200, body: [{ full_name: 'Layla Haddad' }] });
    expect(await api.call('GET', LEADS)).toMatchObject({ status: 200, body: [] });
    expect(await api.call('GET', LEADS, { token: guest })).toMatchObject({ status: 200, body: [] });
  });

  test('1,003 leads arrive whole in ranges, newest first, ties by id', async () => {
    await api.database.sql(
      `insert into public.lead_form (full_name, created_at) select 'Lead ' || n, now() - (n / 3) * interval '1 minute' from generate_series(1, 1003) as n`,
    );
    const expected = await api.database.sql<{ id: string }>('select id from public.lead_form order by created_at desc, id desc');
    const page = async (range: string): Promise<Reply> =>
      await api.call('GET', `${LEADS}?select=*&order=created_at.desc,id.desc`, {
        token: staff,
        headers: { range, 'range-unit': 'items', prefer: 'count=exact' },
      });
    const whole = await api.call('GET', `${LEADS}?select=*&order=created_at.desc,id.desc`, { token: staff });
    expect(whole.body).toHaveLength(1000);
    const [first, second] = [await page('0-999'), await page('1000-1999')];
    expect(first.headers.get('content-range')).toBe('0-999/1003');
    expect(second.headers.get('content-range')).toBe('1000-1002/1003');
    const ids = [first, second].flatMap(({ body }) => (body as { id: string }[]).map(({ id }) => id));
    expect(ids).toEqual(expected.map(({ id }) => id));
  });

  test('other schemas and unknown tables are not there', async () => {
    expectErrors(PRINTED.hiddenLedger, PRINTED.hiddenUsers);
    for (const schema of ['private', 'auth', 'supabase_migrations']) {
      const headers = { 'accept-profile': schema };
      expect(await api.call('GET', '/rest/v1/lead_notification', { token: staff, headers })).toMatchObject({
        status: 406,
        body: { code: 'PGRST106' },
      });
    }
    expect((await api.call('GET', '/rest/v1/lead_notification', { token: staff })).status).toBe(404);
    expect((await api.call('GET', '/rest/v1/users', { token: staff })).status).toBe(404);
  });
});

describe('update', () => {
  test('nobody changes a lead', async () => {
    const id = await store('First');
    for (const call of [{}, { token: guest }, { token: staff }]) {
      const reply = await api.call('PATCH', `${LEADS}?id=eq.${id}`, { ...call, body: { full_name: 'Spoofed' }, headers: WITH_ROWS });
      expect(reply.body).toEqual([]);
    }
    expect(await api.call('PATCH', LEADS, { token: staff, body: { full_name: 'Spoofed' } })).toMatchObject({ body: { code: '21000' } });
    expect(await api.database.sql('select full_name from public.lead_form')).toEqual([{ full_name: 'First' }]);
  });
});

describe('delete', () => {
  test('staff delete one lead and are told which', async () => {
    const id = await store();
    await store('Another');
    const reply = await api.call('DELETE', `${LEADS}?id=eq.${id}&select=id`, { token: staff, headers: WITH_ROWS });
    expect(reply).toMatchObject({ status: 200, body: [{ id }] });
    expect(await count()).toBe(1);
  });

  test('a delete of nothing answers with no rows', async () => {
    const reply = await api.call('DELETE', `${LEADS}?id=eq.${randomUUID()}&select=id`, { token: staff, headers: WITH_ROWS });
    expect(reply).toMatchObject({ status: 200, body: [] });
  });

  test('visitors and guest tokens delete nothing', async () => {
    const id = await store();
    for (const call of [{}, { token: guest }]) {
      expect((await api.call('DELETE', `${LEADS}?id=eq.${id}`, { ...call, headers: WITH_ROWS })).body).toEqual([]);
    }
    expect(await count()).toBe(1);
  });

  test('nobody deletes without a filter', async () => {
    await store();
    for (const call of [{}, { token: guest }, { token: staff }]) {
      expect(await api.call('DELETE', LEADS, call)).toMatchObject({ status: 400, body: { code: '21000' } });
    }
    expect(await count()).toBe(1);
  });
});

test('concurrent requests keep their own role', async () => {
  await store();
  const round = async (): Promise<unknown[]> => [
    (await api.call('GET', LEADS)).body,
    ((await api.call('GET', `${LEADS}?select=full_name`, { token: staff })).body as unknown[]).length > 0,
    (await api.call('POST', LEADS, { body: { full_name: 'A' } })).status,
    (await api.call('POST', '/rest/v1/rpc/release_lead_notification', { key: api.database.secretKey, body: { p_lead_id: randomUUID() } }))
      .body,
  ];
  const rounds = await Promise.all(Array.from({ length: 20 }, round));
  expect(rounds).toEqual(rounds.map(() => [[], true, 201, false]));
});
