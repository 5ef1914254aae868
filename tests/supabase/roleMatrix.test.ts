import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Call, startApi } from './api.ts';
import { type Callers, callersOf, refusedTokens, unreadableTokens } from './callers.ts';
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
  OTHER_SCHEMAS,
  RELEASE,
  SETTLE,
  STATE,
  STRAY,
  TARGET,
} from './roleActions.ts';

let api: Api;
let callers: Callers;

beforeAll(async () => {
  api = await startApi();
  callers = await callersOf(api);
  // Of two accounts, one is a stray.
  await api.database.sql(`select private.add_staff('staff@studio.test')`);
});

afterAll(async () => await api.close());

beforeEach(() => expectErrors(...Object.values(PRINTED)));

/** What became of Target, Kept and Kept's mail; other states stand for themselves. */
const EFFECTS: Record<string, string> = {
  'Kept Target | Kept': 'nothing',
  'Kept New Target | Kept': 'stored',
  'Kept New New Target | Kept': 'stored twice',
  [`Kept ${'New '.repeat(1000)}Target | Kept`]: 'stored 1000 times',
  'Kept New | Kept': 'overwritten',
  'Kept Target (2001) | Kept': 'backdated',
  'Kept | Kept': 'removed',
  'Kept Target | Kept Target': 'claimed',
  'Kept Target |': 'released',
};

async function outcome(action: Action, caller: Call): Promise<string> {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql(`insert into public.lead_form (id, full_name) values ($1, 'Target'), ($2, 'Kept')`, [TARGET, KEPT]);
  await api.database.sql(`update public.lead_form set created_at = now() - interval '2 minutes'`);
  await api.database.sql(
    `insert into private.lead_notification (lead_id, mail_id, leased_until) values ($1, $1, now() + interval '2 minutes')`,
    [KEPT],
  );
  await api.database.sql('insert into public.lead_follow_up (lead_id) values ($1)', [KEPT]);
  await api.database.sql(`insert into public.lead_event (id, lead_id, at, by, by_name, kind) values ($1, $1, now(), $1, 'Maya', 'claim')`, [
    KEPT,
  ]);
  await api.database.sql('delete from public.lead_deletion');
  await api.database.sql(`insert into public.lead_deletion (lead_id, lead_created_at, reason) values ($1, now(), 'age')`, [GONE]);
  const { status, body, headers } = await api.call(action.method, action.path, {
    ...caller,
    ...(action.body === undefined ? {} : { body: action.body }),
    ...(action.headers === undefined ? {} : { headers: action.headers }),
  });
  const range = action.method === 'HEAD' ? headers.get('content-range') : undefined;
  return [String(status), range ?? answerOf(body), await effect()].filter((part) => part !== '').join(' ');
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
    expect(shown.map(({ path }) => path)).toEqual([DELETIONS, EVENTS, FOLLOW_UPS, LEADS, DUE, CLAIM, ACT, RELEASE, SETTLE, STATE]);
  });

  test.each(OTHER_SCHEMAS)('nobody may %s', async (_, action) => {
    for (const caller of Object.values(callers) as Call[]) expect(await outcome(action, caller)).toBe('406 PGRST106 nothing');
  });

  test('only the function sees the list of what there is', async () => {
    for (const caller of [callers.visitor, callers.guest, callers.staff, callers.stray]) {
      expect((await api.call('GET', '/rest/v1/', caller)).status).toBe(403);
    }
  });
});

describe('tokens that open nothing', () => {
  test('every action is refused, whatever it is', async () => {
    for (const [name, { token, code }] of Object.entries(await refusedTokens(api))) {
      for (const [action, request] of MATRIX) {
        const expected = request.method === 'HEAD' ? '401 nothing' : `401 ${code} nothing`;
        expect(`${name}, ${action}: ${await outcome(request, { token })}`).toBe(`${name}, ${action}: ${expected}`);
      }
    }
  });

  test('what is no token makes a visitor of its bearer', async () => {
    for (const [name, caller] of Object.entries(await unreadableTokens(api))) {
      for (const [action, request, [visitor]] of MATRIX) {
        expect(`${name}, ${action}: ${await outcome(request, caller)}`).toBe(`${name}, ${action}: ${visitor}`);
      }
    }
  });

  test('a staff token without the site’s key is refused', async () => {
    for (const [action, request] of MATRIX) {
      const { status } = await api.call(request.method, request.path, { ...callers.staff, key: '' });
      expect(`${action}: ${status}`).toBe(`${action}: 401`);
    }
  });
});
