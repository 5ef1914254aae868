import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Call, sharedApi } from './api.ts';
import { type Callers, callersOf, refusedTokens } from './callers.ts';
import { PRINTED } from './printed.ts';
import {
  ACT,
  type Action,
  CLAIM,
  DELETIONS,
  DUE,
  EVENTS,
  FOLLOW_UPS,
  GONE,
  KEPT,
  LEADS,
  MATRIX,
  SETTLE,
  STATE,
  STRAY,
  TARGET,
} from './roleActions.ts';

let api: Api;
let callers: Callers;

beforeAll(async () => {
  api = await sharedApi();
  callers = await callersOf(api);
  // Of two accounts, one is a stray.
  await api.database.sql(`select private.add_staff('staff@studio.test')`);
});

beforeEach(() => expectErrors(...Object.values(PRINTED)));

/** What became of Target, Kept and Kept's mail; other states stand for themselves. */
const EFFECTS: Record<string, string> = {
  'Kept Target | Kept': 'nothing',
  'Kept New Target | Kept': 'stored',
  'Kept New New Target | Kept': 'stored twice',
  'Kept New (2001) Target | Kept': 'stored for 2001',
  ' Kept Target | Kept': 'stored a nameless one',
  'Kept New | Kept': 'overwritten',
  'Kept | Kept': 'removed',
  'Kept Target | Kept Target': 'claimed',
};

async function outcome(action: Action, caller: Call): Promise<string> {
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
     ), event as (
       insert into public.lead_event (id, lead_id, at, by, by_name, kind) values ($2, $2, now(), $2, 'Maya', 'claim')
     )
     insert into public.lead_deletion (lead_id, lead_created_at, reason) values ($3, now(), 'age')`,
    [TARGET, KEPT, GONE],
  );
  const { status, body } = await api.call(action.method, action.path, {
    ...caller,
    ...(action.body === undefined ? {} : { body: action.body }),
    ...(action.headers === undefined ? {} : { headers: action.headers }),
  });
  return [String(status), answerOf(body), await effect()].filter((part) => part !== '').join(' ');
}

function answerOf(body: unknown): string {
  if (body === undefined) return '';
  if (Array.isArray(body)) return `[${body.length}]`;
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : JSON.stringify(body);
}

async function effect(): Promise<string> {
  const [row] = await api.database.sql<{ state: string }>(`
    select concat_ws(' ',
      (select string_agg(full_name || case when created_at < now() - interval '1 hour' then ' (' || extract(year from created_at) || ')' else '' end, ' ' order by full_name) from public.lead_form),
      '|',
      (select string_agg(full_name, ' ' order by full_name) from private.lead_notification join public.lead_form on id = lead_id where sent_at is not null or leased_until > now())) as state`);
  return EFFECTS[row?.state ?? ''] ?? row?.state ?? '';
}

describe('who may do what', () => {
  test.each(MATRIX)('%s', async (name, action, [visitor, guest, staff, secret]) => {
    expect({
      visitor: await outcome(action, callers.visitor),
      guest: await outcome(action, callers.guest),
      staff: await outcome(action, callers.staff),
      stray: await outcome(action, callers.stray),
      function: await outcome(action, callers.function),
    }).toEqual({ visitor, guest, staff, stray: STRAY[name] ?? guest, function: secret });
  });

  test('every table and function that the API shows has its rows here', async () => {
    const shown = await api.database.sql<{ path: string }>(`
      select '/rest/v1/' || relname as path from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      union all select '/rest/v1/rpc/' || proname from pg_proc where pronamespace = 'public'::regnamespace order by path`);
    expect(shown.map(({ path }) => path)).toEqual([DELETIONS, EVENTS, FOLLOW_UPS, LEADS, DUE, CLAIM, ACT, SETTLE, STATE]);
  });

  test.each(['auth', 'private', 'pg_catalog'])('nobody reaches the schema %s', async (schema) => {
    for (const caller of Object.values(callers) as Call[]) {
      for (const [method, path] of [
        ['GET', '/rest/v1/users'],
        ['POST', '/rest/v1/users'],
        ['POST', '/rest/v1/rpc/add_staff'],
      ] as const) {
        const headers = { 'accept-profile': schema, 'content-profile': schema };
        expect(await outcome({ method, path, headers, ...(method === 'POST' ? { body: {} } : {}) }, caller)).toBe('406 PGRST106 nothing');
      }
    }
  });

  test('only the function sees the list of what there is', async () => {
    for (const caller of [callers.visitor, callers.guest, callers.staff, callers.stray]) {
      expect((await api.call('GET', '/rest/v1/', caller)).status).toBe(403);
    }
  });
});

test('a token that is none opens nothing, and neither does a good one without the site’s key', async () => {
  const select = { method: 'GET', path: LEADS };
  for (const [name, token, answer] of await refusedTokens(api))
    expect(`${name}: ${await outcome(select, { token })}`).toBe(`${name}: ${answer}`);
  expect((await api.call('GET', LEADS, { ...callers.staff, key: '' })).status).toBe(401);
});
