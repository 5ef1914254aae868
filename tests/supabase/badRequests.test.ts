import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, startApi } from './api.ts';
import { type Callers, callersOf } from './callers.ts';
import { PRINTED } from './printed.ts';

const LEADS = '/rest/v1/lead_form';
const JSON_TYPE = 'application/json';
const AN_ID = '0a9f1c2e-5b34-4d6f-8a71-2c3d4e5f6a7b';

let api: Api;
let callers: Callers;

beforeAll(async () => {
  api = await startApi();
  callers = await callersOf(api);
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

interface Post {
  token?: string | undefined;
  type?: string;
  query?: string;
  headers?: Record<string, string>;
}

/** Posts the body as it stands; the answer is the status and the error's code. */
async function post(body: string | Uint8Array<ArrayBuffer>, { token, type = JSON_TYPE, query = '', headers }: Post = {}): Promise<string> {
  const response = await fetch(`${api.origin}${LEADS}${query}`, {
    method: 'POST',
    headers: {
      apikey: api.database.publishableKey,
      'content-type': type,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  const code = /"code":"(\w+)"/.exec(await response.text())?.[1];
  return code === undefined ? String(response.status) : `${response.status} ${code}`;
}

async function storedNames(): Promise<string[]> {
  const rows = await api.database.sql<{ full_name: string }>('select full_name from public.lead_form');
  return rows.map(({ full_name }) => full_name);
}

describe('an id or a date of one’s own', () => {
  beforeEach(() =>
    expectErrors(
      PRINTED.sameId,
      'invalid input syntax for type timestamp',
      'date/time field value out of range',
      'Invalid input for date type',
      'invalid input syntax for type uuid',
      'null value in column "id"',
    ),
  );

  const dates = [
    '2001-01-01T00:00:00Z',
    '2099-12-31T23:59:59+04:00',
    'infinity',
    '-infinity',
    'epoch',
    'yesterday',
    '4713-01-01 00:00:00+00 BC',
    null,
  ];

  test.each(dates)('created_at %j is not refused, and is not taken: the time is the server’s', async (date) => {
    for (const { token } of [callers.visitor, callers.guest, callers.staff]) {
      expect(await post(JSON.stringify({ full_name: 'A', created_at: date }), { token })).toBe('201');
    }
    expect(
      await api.database.sql(`select created_at between now() - interval '1 minute' and now() as fresh from public.lead_form`),
    ).toEqual([{ fresh: true }, { fresh: true }, { fresh: true }]);
  });

  test.each([
    ['not a date', '400 22007'],
    ['2026-02-31', '400 22008'],
    [{ now: true }, '500 SUP'],
  ])('created_at %j is no date: %s', async (date, answer) => {
    expect(await post(JSON.stringify({ full_name: 'A', created_at: date }))).toBe(answer);
    expect(await storedNames()).toEqual([]);
  });

  test.each([
    [AN_ID, AN_ID],
    [AN_ID.toUpperCase(), AN_ID],
    [`{${AN_ID}}`, AN_ID],
    ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'],
  ])('the id %s is kept', async (id, stored) => {
    expect(await post(JSON.stringify({ id, full_name: 'A' }))).toBe('201');
    expect(await api.database.sql('select id from public.lead_form')).toEqual([{ id: stored }]);
    for (const { token } of [callers.visitor, callers.guest, callers.staff]) {
      expect(await post(JSON.stringify({ id, full_name: 'Taken' }), { token })).toBe('409 23505');
    }
    expect(await storedNames()).toEqual(['A']);
  });

  test.each([
    [null, '400 23502'],
    ['', '400 22P02'],
    ['1', '400 22P02'],
    [1, '400 22P02'],
    [`${AN_ID}'; drop table public.lead_form; --`, '400 22P02'],
  ])('the id %j is refused: %s', async (id, answer) => {
    expect(await post(JSON.stringify({ id, full_name: 'A' }))).toBe(answer);
    expect(await storedNames()).toEqual([]);
  });
});

/** Body, answer to a visitor, answer to staff. Nothing of it is stored. */
const REFUSED: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string, string, Post?])[] = [
  ['nothing', '', '400 PGRST102', '400 PGRST102'],
  ['half an object', '{"full_name":', '400 PGRST102', '400 PGRST102'],
  ['two objects', '{"full_name":"A"}{"full_name":"B"}', '400 PGRST102', '400 PGRST102'],
  ['null', 'null', '400 PGRST102', '400 PGRST102'],
  ['a number', '7', '400 42601', '400 42601'],
  ['a text', '"full_name"', '400 PGRST204', '400 PGRST204'],
  ['an empty list', '[]', '201', '201'],
  ['a list of numbers', '[1, 2]', '400 PGRST102', '400 PGRST102'],
  ['a list of nothing', '[null]', '400 PGRST102', '400 PGRST102'],
  ['a list in a list', '[[{"full_name":"A"}]]', '400 PGRST102', '400 PGRST102'],
  ['two leads', '[{"full_name":"A"},{"full_name":"B"}]', '413 PT413', '413 PT413'],
  ['two leads of different fields', '[{"full_name":"A"},{"email":"b"}]', '400 PGRST102', '400 PGRST102'],
  ['two leads as CSV', 'full_name,email\nA,b\nC,d\n', '413 PT413', '413 PT413', { type: 'text/csv' }],
  ['20,000 lists in each other', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '400 PGRST102', '400 PGRST102'],
  ['20,000 lists in a field', `{"message":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, '500 SUP', '500 SUP'],
  ['an object in a field', '{"full_name":{"a":1}}', '500 SUP', '500 SUP'],
  ['a list in a field', '{"full_name":["A"]}', '500 SUP', '500 SUP'],
  ['a name that is null', '{"full_name":null}', '400 23502', '400 23502'],
  ['a zero character', '{"full_name":"a\\u0000b"}', '400 22021', '400 22021'],
  ['an unknown field', '{"full_name":"A","is_admin":true}', '400 PGRST204', '400 PGRST204'],
  ['5,000 unknown fields', `{${Array.from({ length: 5000 }, (_, n) => `"f${n}":1`).join(',')}}`, '400 PGRST204', '400 PGRST204'],
  ['a prototype', '{"full_name":"A","__proto__":{"is_admin":true}}', '400 PGRST204', '400 PGRST204'],
  ['a constructor', '{"constructor":{"prototype":{}}}', '400 PGRST204', '400 PGRST204'],
  ['a field named as SQL', '{"full_name\\") values (1); drop table public.lead_form; --":"A"}', '400 PGRST204', '400 PGRST204'],
  ['columns named as SQL', '{"full_name":"A"}', '400 PGRST100', '400 PGRST100', { query: '?columns=full_name,id")%20values%20(1);--' }],
  ['columns that are not there', '{"full_name":"A"}', '400 PGRST204', '400 PGRST204', { query: '?columns=full_name,nope' }],
  ['a message of 80,000', `{"message":"${'x'.repeat(80_000)}"}`, '413 PT413', '413 PT413'],
  ['a body of 5 MB', `{"full_name":"${'x'.repeat(5_000_000)}"}`, '413 413', '413 413'],
  ['a wish that is unknown', '{"full_name":"A"}', '400 PGRST122', '400 PGRST122', { headers: { prefer: 'handling=strict, role=admin' } }],
  ['a plan', '{"full_name":"A"}', '406 PGRST107', '406 PGRST107', { headers: { accept: 'application/vnd.pgrst.plan+json' } }],
  ['text', '{"full_name":"A"}', '400 PGRST102', '400 PGRST102', { type: 'text/plain' }],
  ['bytes', '{"full_name":"A"}', '400 PGRST102', '400 PGRST102', { type: 'application/octet-stream' }],
  ['XML', '<full_name>A</full_name>', '400 PGRST102', '400 PGRST102', { type: 'application/xml' }],
];

describe('a body that is no lead', () => {
  beforeEach(() =>
    expectErrors(
      PRINTED.largeLead,
      PRINTED.severalLeads,
      PRINTED.zeroCharacter,
      'null value in column "full_name"',
      'Invalid input for string type',
      'syntax error at or near ")"',
    ),
  );

  // 500 SUP and the empty list's 201 are the local backend's; hosted PostgREST writes an object as its text.
  test.each(REFUSED.map(([name, body, visitor, staff, options = {}]) => [name, body, visitor, staff, options] as const))(
    '%s stores nothing',
    async (_, body, visitor, staff, options) => {
      expect(await post(body, options)).toBe(visitor);
      expect(await post(body, { ...options, token: callers.staff.token })).toBe(staff);
      expect(await storedNames()).toEqual([]);
    },
  );

  test('the backend is there afterwards', async () => {
    expect(await post('{"full_name":"A"}')).toBe('201');
  });
});

/** Odd, but one lead: what is stored of it. */
const TAKEN: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string, Post?])[] = [
  ['a list of one', '[{"full_name":"A"}]', 'A'],
  ['a field twice', '{"full_name":"A","full_name":"B"}', 'B'],
  ['a number as a name', '{"full_name":7}', '7'],
  ['half a character', '{"full_name":"a\\ud800b"}', 'a\ufffdb'],
  ['bytes that are no text', new Uint8Array([...Buffer.from('{"full_name":"a'), 0xff, ...Buffer.from('b"}')]), 'a\ufffdb'],
  ['one lead as CSV', 'full_name\nA\n', 'A', { type: 'text/csv' }],
  ['a plain form', 'full_name=A', 'A', { type: 'application/x-www-form-urlencoded' }],
  ['a wish to roll back', '{"full_name":"A"}', 'A', { headers: { prefer: 'tx=rollback' } }],
  ['a filter', '{"full_name":"A"}', 'A', { query: '?full_name=eq.B' }],
];

describe('a body that is a lead after all', () => {
  test.each(TAKEN.map(([name, body, stored, options = {}]) => [name, body, stored, options] as const))(
    '%s is stored once, and nothing comes back',
    async (_, body, name, options) => {
      expect(await post(body, options)).toBe('201');
      expect(await storedNames()).toEqual([name]);
    },
  );
});
