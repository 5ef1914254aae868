import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { type Call, sharedApi, signToken } from '../support/api.ts';

// supabase/tests/*.sql prove grants and policies. This file tests what PostgREST adds: status codes, row counts and request options.

const TARGET = '00000000-0000-4000-8000-000000000001';
/** A second lead, with an email, a follow-up and an event. */
const KEPT = '00000000-0000-4000-8000-000000000002';
const DELETED = '00000000-0000-4000-8000-000000000003';
const NEW = { full_name: 'New' };
const AGAIN = { id: TARGET, ...NEW };
const ONE = `lead_form?id=eq.${TARGET}`;
const UPSERT = 'POST lead_form?on_conflict=id';
const ROWS = 'return=representation';

/** Each expected result is the status, then an error's code, the number of rows or the body, then the leads added or removed. */
type Responses = readonly [visitor: string, guest: string, staff: string, secretKey?: string];
/** What staff see of the mail queue. */
const STATE = '{"mail":"off","sent":null,"staff":true,"oldest":null,"failure":null,"refusal":null,"unmailed":0}';
/** Calls the function of the row's name. */
const RPC = 'rpc';
type Row = readonly [name: string, send: string, options: { body?: unknown; prefer?: string }, responses: Responses];

const all = (response: string): Responses => [response, response, response];
const NOBODY: Responses = ['401 42501', '403 42501', '403 42501'];
const staffOnly = (response: string): Responses => ['401 42501', '403 42501', response, '403 42501'];
const functionOnly = (response: string): Responses => ['401 42501', '403 42501', '403 42501', response];

/** A table that staff can read and only triggers and functions can write. `created` would be a valid row. */
const readOnly = (table: string, created: object, changed: object, key = 'lead_id'): Row[] => [
  [`GET ${table}`, `GET ${table}`, {}, ['200 [0]', '200 [0]', '200 [1]']],
  [`POST ${table}`, `POST ${table}`, { body: { ...(key === 'lead_id' && { lead_id: TARGET }), ...created } }, NOBODY],
  [`PATCH ${table}`, `PATCH ${table}?${key}=not.is.null`, { body: changed, prefer: ROWS }, all('200 [0]')],
  [`DELETE ${table}`, `DELETE ${table}?${key}=not.is.null`, { prefer: ROWS }, all('200 [0]')],
];

const MATRIX: readonly Row[] = [
  ['GET lead_form', 'GET lead_form', {}, ['200 [0]', '200 [0]', '200 [2]']],
  ['POST lead_form', 'POST lead_form', { body: NEW }, all('201 +New')],
  ['PATCH lead_form', `PATCH ${ONE}`, { body: NEW, prefer: ROWS }, all('200 [0]')],
  ['DELETE lead_form', `DELETE ${ONE}`, {}, ['204', '204', '204 -Target']],
  ...readOnly('lead_deletion', { lead_created_at: '2026-01-01', reason: 'age' }, { by_name: 'x' }),
  ...readOnly('lead_follow_up', {}, { owner_name: 'x' }),
  ...readOnly('lead_event', { id: TARGET, at: '2026-01-01', by: TARGET, by_name: 'x', kind: 'note' }, { by_name: 'x' }),
  ...readOnly('lead_origin', { channel: 'Google' }, { channel: 'x' }),
  ...readOnly('campaign_spend', { month: '2026-11-01', channel: 'Google', aed: 1, by_name: 'x' }, { by_name: 'x' }, 'month'),
  ['set_spend', RPC, { body: { p_month: '2026-11-02', p_channel: 'Google', p_campaign: '', p_aed: 1 } }, staffOnly('400 22023')],
  ['several figures', 'POST rpc/set_spend', { body: { p_figures: [] } }, staffOnly('204')],
  ['add_lead', RPC, { body: { p_id: TARGET, p_lead: { full_name: 'New', source_page: 'x' } } }, staffOnly('400 22023')],
  // Policies decide which rows these two read.
  ['campaign_figures', RPC, { body: { p_from: '2001-01-01', p_to: '2101-01-01' } }, ['401 42501', '200 [0]', '200 [2]', '403 42501']],
  ['ad_conversions', RPC, {}, ['401 42501', '200 [0]', '200 [0]', '403 42501']],
  ['last_week', 'HEAD rpc/last_week', {}, ['401', '403', '200', '403']],
  ['claim_lead_notification', RPC, { body: sixValues('Target') }, functionOnly('200 [1]')],
  ['claim_due_mail', RPC, {}, functionOnly('200 [1]')],
  ['settle_mail', RPC, { body: { p_mail_id: KEPT, p_failure: null } }, functionOnly('200 1')],
  ['desk_act', RPC, { body: { id: TARGET, lead: DELETED, seen: 0, kind: 'claim', value: null } }, staffOnly('404 PT404')],
  ['staff_state', RPC, {}, staffOnly(`200 ${STATE}`)],

  ['the inserted row returned', 'POST lead_form', { body: NEW, prefer: ROWS }, ['401 42501', '403 42501', '201 [1] +New']],
  ['a stored id', 'POST lead_form', { body: AGAIN }, all('409 23505')],
  ['a given date', 'POST lead_form', { body: { created_at: '2001-01-01', ...NEW } }, all('201 +New')],
  ['two leads', 'POST lead_form', { body: [NEW, NEW] }, all('413 PT413')],
  ['a message of 4,001 characters', 'POST lead_form', { body: { message: 'x'.repeat(4_001) } }, all('413 PT413')],
  ['5 MB', 'POST lead_form', { body: { message: 'x'.repeat(5_000_000) } }, all('413 413')],
  ['an upsert that overwrites', UPSERT, { body: AGAIN, prefer: 'resolution=merge-duplicates' }, NOBODY],
  ['an upsert that skips a stored id', UPSERT, { body: AGAIN, prefer: 'resolution=ignore-duplicates' }, ['401 42501', '403 42501', '201']],
  ['an update without a filter', 'PATCH lead_form', { body: NEW }, all('400 21000')],
  ['the deleted row returned', `DELETE ${ONE}&select=id`, { prefer: ROWS }, ['200 [0]', '200 [0]', '200 [1] -Target']],
  ['a deletion without a filter', 'DELETE lead_form', {}, all('400 21000')],
  ['a deletion with a limit only', 'DELETE lead_form?select=id&limit=1', {}, all('400 21000')],
];

function sixValues(name: string): object {
  return { p_full_name: name, p_email: null, p_phone_number: null, p_inquiry_type: null, p_message: null, p_source_page: null };
}

const api = await sharedApi();
const tokenOf = (claims: object): string =>
  signToken(api.database.jwtSecret, { sub: randomUUID(), role: 'authenticated', aud: 'authenticated', ...claims });
const callers = {
  /** Only the site's public key. */
  visitor: {},
  /** The token of an anonymous sign-in, should that ever be switched on. */
  guest: { token: tokenOf({ is_anonymous: true }) },
  staff: { token: await api.staffToken() },
  /** An account that is not on the staff list. */
  notStaff: { token: tokenOf({ is_anonymous: false }) },
  /** The edge function's secret key. */
  function: { key: api.database.secretKey },
};
// Once the staff list has one account, all other accounts are not staff.
await api.database.sql(`select private.add_staff('staff@studio.test')`);

async function restoreRows(): Promise<void> {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from public.lead_deletion');
  await api.database.sql(
    `with leads as (
       insert into public.lead_form (id, full_name, created_at)
       values ($1, 'Target', now() - interval '2 minutes'), ($2, 'Kept', now() - interval '2 minutes')
     ), mail as (
       insert into private.lead_notification (lead_id, mail_id, leased_until) values ($2, $2, now() + interval '2 minutes')
     ), follow_up as (
       insert into public.lead_follow_up (lead_id) values ($2)
     ), origin as (
       insert into public.lead_origin (lead_id, channel) values ($2, 'Google')
     ), spend as (
       insert into public.campaign_spend (month, channel, aed, by_name) values ('2026-11-01', 'Google', 1, 'Maya') on conflict do nothing
     ), event as (
       insert into public.lead_event (id, lead_id, at, by, by_name, kind) values ($2, $2, now(), $2, 'Maya', 'claim')
     )
     insert into public.lead_deletion (lead_id, lead_created_at, reason) values ($3, now(), 'age')`,
    [TARGET, KEPT, DELETED],
  );
}

/** The names of the leads, with the year for leads older than an hour, and the rows that no request may change. */
async function stored(): Promise<{ leads: string[]; others: string }> {
  const [row] = await api.database.sql<{ leads: string[]; others: string }>(
    `select
       array(select full_name || case when created_at < now() - interval '1 hour' then to_char(created_at, ' of YYYY') else '' end
             from public.lead_form) as leads,
       concat((select array_agg(d) from public.lead_deletion as d where lead_id = $1), (select array_agg(f) from public.lead_follow_up as f),
              (select array_agg(e) from public.lead_event as e), (select array_agg(o) from public.lead_origin as o where lead_id = $2),
              (select array_agg(s) from public.campaign_spend as s)) as others`,
    [DELETED, KEPT],
  );
  return row ?? { leads: [], others: '' };
}

async function outcome(send: string, caller: Call, { body, prefer }: Row[2] = {}): Promise<string> {
  await restoreRows();
  const before = await stored();
  const [method = '', path = ''] = send.split(' ');
  const headers = { ...caller.headers, ...(prefer === undefined ? {} : { prefer }) };
  const reply = await api.call(method, `/rest/v1/${path}`, { ...caller, headers, ...(body === undefined ? {} : { body }) });
  const after = await stored();
  expect(after.others).toBe(before.others);
  const added = after.leads.filter((name) => !before.leads.includes(name)).map((name) => `+${name}`);
  const removed = before.leads.filter((name) => !after.leads.includes(name)).map((name) => `-${name}`);
  return [reply.status, responseOf(reply.body), ...added, ...removed].filter((part) => part !== '').join(' ');
}

function responseOf(body: unknown): string {
  if (body === undefined) return '';
  if (Array.isArray(body)) return `[${body.length}]`;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : JSON.stringify(body);
}

describe('who may do what', () => {
  test.each(MATRIX)('%s', async (name, path, options, [visitor, guest, staff, secretKey]) => {
    const send = path === RPC ? `POST rpc/${name}` : path;
    const responses = {
      visitor: await outcome(send, callers.visitor, options),
      guest: await outcome(send, callers.guest, options),
      staff: await outcome(send, callers.staff, options),
      notStaff: await outcome(send, callers.notStaff, options),
      // The local backend grants the secret key every table. grants.sql proves that a hosted project grants it none.
      function: secretKey && (await outcome(send, callers.function, options)),
    };
    // An account that is not on the staff list has a guest's rights, but may ask whether it is staff.
    const notStaff = name === 'staff_state' ? '200 {"staff":false}' : guest;
    expect(responses).toEqual({ visitor, guest, staff, notStaff, function: secretKey });
  });

  test('the matrix covers each HTTP method of each table, and each function', async () => {
    const shown = await api.database.sql<{ name: string }>(`
      select verb || ' ' || relname as name from pg_class, unnest(array['GET', 'POST', 'PATCH', 'DELETE']) as verb
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      union all select proname from pg_proc where pronamespace = 'public'::regnamespace`);
    expect(MATRIX.map(([name]) => name)).toEqual(expect.arrayContaining(shown.map(({ name }) => name)));
  });
});

test('nobody can access a table or function outside the API', async () => {
  for (const caller of Object.values<Call>(callers)) {
    for (const table of ['lead_notification', 'setting', 'staff', 'lead_sender', 'weekly_letter', 'counted_lead', 'users'])
      expect(await outcome(`GET ${table}`, caller), table).toBe('404 PGRST205');
    for (const [name, body] of Object.entries({
      set_functions: { p_url: 'https://x.ae', p_key: 'eyJ' },
      add_staff: { p_email: 'staff@studio.test' },
      purge_leads: {},
      pg_sleep: { seconds: 5 },
    }))
      expect(await outcome(`POST rpc/${name}`, caller, { body }), name).toBe('404 PGRST202');
  }
});
