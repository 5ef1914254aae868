import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { leadTable } from '@/backend/supabase/leadTable';
import type { Attempt, TablePort } from '@/leads/ports';

import { expectErrors } from '../consoleErrors.ts';
import { MIGRATION, RECORD } from '../furtherField.ts';
import { type Api, startApi } from './api.ts';
import { PRINTED } from './printed.ts';

const record = { full_name: 'A', email: '', phone_number: '+971', inquiry_type: null, message: 'm', source_page: 'home_popup' };

let api: Api;
let table: TablePort;

beforeAll(async () => {
  api = await startApi();
  vi.stubGlobal('window', { location: { origin: api.origin } });
  table = leadTable({ supabaseUrl: api.origin, supabaseKey: api.database.publishableKey });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await api.close();
});

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

const insert = async (changed: object = {}, id: string = randomUUID()): Promise<Attempt> =>
  await table.insert(id, { ...record, ...changed }, AbortSignal.timeout(10_000));
const stored = async () => await api.database.sql('select id from public.lead_form');

test('a row that is there already was delivered', async () => {
  expectErrors(PRINTED.sameId);
  const id = randomUUID();
  expect([await insert({}, id), await insert({}, id)]).toEqual(['delivered', 'delivered']);
  expect(await stored()).toEqual([{ id }]);
});

test.each<[string, object, string | undefined, string]>([
  ['too large', { message: 'x'.repeat(80_000) }, undefined, PRINTED.largeLead],
  ['the character NUL', { message: 'a\u0000b' }, undefined, PRINTED.zeroCharacter],
  ['an id that is none', {}, 'no-uuid', 'invalid input syntax for type uuid'],
])('what can never be stored is refused: %s', async (_what, changed, id, printed) => {
  expectErrors(printed);
  expect(await insert(changed, id)).toBe('refused');
  expect(await stored()).toEqual([]);
});

test.each<[string, string, string, string]>([
  [
    'a missing policy',
    'alter policy lead_insert on public.lead_form with check (false)',
    'alter policy lead_insert on public.lead_form with check (true)',
    PRINTED.policy,
  ],
  [
    'a missing grant',
    'revoke insert on public.lead_form from anon',
    'grant insert on public.lead_form to anon',
    'permission denied for table lead_form',
  ],
  [
    'a missing column',
    'alter table public.lead_form rename column message to words',
    'alter table public.lead_form rename column words to message',
    'column "message" of relation "lead_form" does not exist',
  ],
  [
    'a missing table',
    'alter table public.lead_form rename to leads',
    'alter table public.leads rename to lead_form',
    'relation "lead_form" does not exist',
  ],
  [
    'a must that the site does not know',
    'alter table public.lead_form add column branch text not null',
    'alter table public.lead_form drop column branch',
    'null value in column "branch"',
  ],
])('a lead waits for the repair of %s, and is stored then', async (_what, harm, repair, printed) => {
  expectErrors(printed);
  const id = randomUUID();
  await api.database.sql(harm);
  expect(await insert({}, id)).toBe('later');
  await api.database.sql(repair);
  expect(await insert({}, id)).toBe('delivered');
  expect(await stored()).toEqual([{ id }]);
});

test('a column that only the site knows: what it holds stands in the message', async () => {
  expectErrors('column "preferred_time" of relation "lead_form" does not exist');
  expect(await insert(RECORD)).toBe('delivered');
  expect(await table.insertRecord(RECORD, AbortSignal.timeout(10_000))).toBe('delivered');
  const messages = await api.database.sql<{ message: string }>('select message from public.lead_form');
  const whole = 'Lead from Lip Blush Dubai form\nPreferred time: Late mornings';
  expect(messages).toEqual([{ message: whole }, { message: whole }]);
});

test('once the table has the column, it stands there', async () => {
  vi.unstubAllGlobals();
  const later = await startApi();
  vi.stubGlobal('window', { location: { origin: later.origin } });
  // Before the first request: the local backend looks at the columns once.
  await later.database.sql(MIGRATION);
  const id = randomUUID();
  const newer = leadTable({ supabaseUrl: later.origin, supabaseKey: later.database.publishableKey });
  expect(await newer.insert(id, RECORD, AbortSignal.timeout(10_000))).toBe('delivered');
  const staff = await later.call('GET', `/rest/v1/lead_form?id=eq.${id}`, { token: await later.staffToken() });
  expect(staff.body).toMatchObject([RECORD]);
  await later.close();
});

test('a key of another project: later', async () => {
  const stray = leadTable({ supabaseUrl: api.origin, supabaseKey: 'sb_publishable_wrong' });
  expect(await stray.insert(randomUUID(), record, AbortSignal.timeout(10_000))).toBe('later');
});
