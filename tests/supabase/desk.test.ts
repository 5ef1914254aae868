import { randomUUID } from 'node:crypto';

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { DeskAction } from '@/desk/model/actions';
import type { DeskBackend } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';

import { type Api, openDesk, sharedApi } from '../support/api.ts';
import { expectErrors } from '../support/consoleErrors.ts';

const LEAD = '00000000-0000-4000-8000-000000000001';
const MINUTE_MS = 60_000;

/** Paths requested from the data API since the list was last cleared. */
const asked: string[] = [];
/** Returns a response in place of the server's, or undefined to ask the server. */
let instead: (path: string) => Response | Error | undefined = () => undefined;

let api: Api;
let staff: DeskBackend;
let maya: DeskBackend;

const accounts = new Map<DeskBackend, string>();

beforeAll(async () => {
  api = await sharedApi();
  for (const email of ['staff@studio.test', 'maya@studio.test']) {
    const { desk, id } = await openDesk(api, email, (path) => {
      if (path.startsWith('/rest/')) asked.push(path);
      return instead(path);
    });
    accounts.set(desk, id);
  }
  [staff, maya] = [...accounts.keys()] as [DeskBackend, DeskBackend];
});

beforeEach(async () => {
  instead = () => undefined;
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from public.lead_deletion');
  await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '2 hours')`, [
    LEAD,
  ]);
  asked.length = 0;
});

async function act(who: DeskBackend, action: DeskAction, seen = 0, id: string = randomUUID(), account = accounts.get(who) ?? '') {
  return await who.send({ id, account, leadId: LEAD, seenVersion: seen, action });
}

/** The follow-up after an action. @throws if the action is not saved. */
async function saves(who: DeskBackend, action: DeskAction, seen = 0, id?: string): Promise<FollowUp> {
  const response = await act(who, action, seen, id);
  if (response.outcome !== 'saved') throw new Error(`${action.kind}: ${response.outcome}`);
  return response.followUp;
}

const minutesSince = (time: number | null | undefined): number => Math.round((Date.now() - (time ?? 0)) / MINUTE_MS);

describe('reading', () => {
  test.each([
    ['at different times', "now() - number * interval '1 second'"],
    ['of one moment', "now() - interval '1 hour'"],
  ])('returns more than 1,000 leads (%s), each once, newest first', async (_, time) => {
    await api.database.sql(`
      insert into public.lead_form (full_name, created_at) select 'x', ${time} from generate_series(1, 2344) as number`);
    const { leads } = await staff.leads();
    expect(new Set(leads.map(({ id }) => id)).size).toBe(2345);
    expect(leads).toHaveLength(2345);
    expect(leads.every(({ createdAt }, index) => index === 0 || createdAt <= (leads[index - 1]?.createdAt ?? 0))).toBe(true);
  });

  test('returns more than 1,000 follow-ups, each once; the next read includes later changes', async () => {
    await api.database.sql(`insert into public.lead_form (full_name) select 'x' from generate_series(1, 1199)`);
    await api.database.sql(`
      insert into public.lead_follow_up (lead_id, updated_at)
      select id, now() - interval '1 hour' - (row_number() over (order by id) / 3) * interval '1 second' from public.lead_form`);
    let pages = 0;
    instead = (path) => {
      if (path.endsWith('/lead_follow_up')) pages += 1;
      return undefined;
    };
    const before = await staff.followUps();
    expect(before !== 'missing' && new Set(before.followUps.map(({ leadId }) => leadId)).size).toBe(1200);
    expect(pages).toBe(2);
    await act(maya, { kind: 'state', state: 'Booked', lostReason: null });
    const after = await staff.followUps();
    expect(after !== 'missing' && after.followUps).toHaveLength(1200);
    expect(after !== 'missing' && after.followUps.find(({ leadId }) => leadId === LEAD)).toMatchObject({
      state: 'Booked',
      ownerName: 'Maya',
    });
  });

  test('reports a database without the tables as “missing”', async () => {
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 }) : undefined);
    expect(await staff.followUps()).toBe('missing');
  });

  test('rejects if the server fails or a captive portal responds instead', async () => {
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ message: 'down' }, { status: 500 }) : undefined);
    await expect(staff.followUps()).rejects.toThrow('down');
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ portal: true }) : undefined);
    await expect(staff.followUps()).rejects.toThrow('no list of rows');
  });

  test('returns changes: actions of colleagues, new leads and deletions; a poll without changes takes three requests', async () => {
    const read = await staff.followUps();
    const [lead] = await api.database.sql<{ created_at: Date }>('select created_at from public.lead_form');
    const since = {
      leads: new Date(lead?.created_at ?? 0).toISOString(),
      followUps: read === 'missing' ? undefined : read.cursor,
      deletions: new Date(lead?.created_at ?? 0).toISOString(),
    };
    await act(maya, { kind: 'claim' });
    await api.database.sql(`insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000002', 'Priya')`);
    await api.database.sql(`insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000003', 'Gone')`);
    await api.database.sql(`delete from public.lead_form where full_name = 'Gone'`);

    const changes = await staff.changes(since);
    expect(changes.leads.map(({ name }) => name)).toEqual(['Layla', 'Priya']);
    expect(changes.followUps).toMatchObject([{ leadId: LEAD, ownerName: 'Maya', version: 1 }]);
    expect(changes.deleted).toEqual(['00000000-0000-4000-8000-000000000003']);

    asked.length = 0;
    const again = await staff.changes(changes.cursors);
    expect(again.leads.map(({ name }) => name)).toEqual(['Priya']);
    expect(again.cursors).toEqual(changes.cursors);
    expect(asked.toSorted()).toEqual(['/rest/v1/lead_deletion', '/rest/v1/lead_follow_up', '/rest/v1/lead_form']);
    expect(await staff.countLeads()).toBe(2);
  });

  test('measures how far the server’s clock is ahead', async () => {
    expect(Math.abs(staff.clockOffset())).toBeLessThan(30_000);
    const hourAhead = new Date(Date.now() + 60 * MINUTE_MS).toUTCString();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([], { headers: { date: hourAhead } }));
    await staff.history(LEAD);
    fetched.mockRestore();
    expect(Math.abs(staff.clockOffset() - 60 * MINUTE_MS)).toBeLessThan(30_000);
  });
});

test('setting a state conflicts with another state that a colleague set unseen, but not with the same state or a claim', async () => {
  await saves(maya, { kind: 'state', state: 'Booked', lostReason: null });
  const late = await act(staff, { kind: 'state', state: 'Lost', lostReason: 'Price' });
  expect(late).toMatchObject({ outcome: 'conflict', byName: 'Maya', followUp: { state: 'Booked', version: 1 } });
  expect(late.outcome === 'conflict' && minutesSince(late.at)).toBe(0);
  expect(await saves(staff, { kind: 'state', state: 'Booked', lostReason: null })).toMatchObject({ version: 1 });
  await saves(staff, { kind: 'take' });
  expect(await saves(maya, { kind: 'state', state: 'Contacted', lostReason: null }, 1)).toMatchObject({
    state: 'Contacted',
    ownerName: 'staff',
  });
});

test('the first claim wins, and a second person must take over; a lead can be assigned to a colleague or to nobody', async () => {
  const claimed = await saves(maya, { kind: 'claim' });
  expect(claimed).toMatchObject({ ownerName: 'Maya', state: 'New', firstContactAt: null });
  expect(await act(staff, { kind: 'claim' })).toMatchObject({ outcome: 'held', followUp: { ownerName: 'Maya', version: 1 } });
  expect(await saves(staff, { kind: 'take' })).toMatchObject({ ownerName: 'staff', version: 2 });
  expect(await act(maya, { kind: 'assign', owner: null }, 1)).toMatchObject({ outcome: 'held', followUp: { ownerName: 'staff' } });
  expect(await saves(staff, { kind: 'assign', owner: claimed.owner }, 2)).toMatchObject({ ownerName: 'Maya' });
  expect(await saves(maya, { kind: 'assign', owner: null }, 3)).toMatchObject({ ownerName: null, claimedAt: null });
});

describe('a contact link', () => {
  test('claims a free lead and asks each person who clicked; a yes dates the first contact to the time of the click', async () => {
    const pressedAt = Date.now() - 25 * MINUTE_MS;
    expect(await saves(maya, { kind: 'whatsapp', pressedAt })).toMatchObject({ ownerName: 'Maya', state: 'New' });
    const both = await saves(staff, { kind: 'call', pressedAt: Date.now() }, 1);
    expect(both.ownerName).toBe('Maya');
    expect(both.pendingContacts.map(({ kind, byName, at }) => [kind, byName, minutesSince(at)])).toEqual([
      ['whatsapp', 'Maya', 25],
      ['call', 'staff', 0],
    ]);
    const called = await saves(staff, { kind: 'no answer' }, 2);
    expect(called).toMatchObject({ state: 'New', firstContactAt: null, pendingContacts: [{ kind: 'whatsapp' }] });
    const answered = await saves(maya, { kind: 'yes' }, 3);
    expect(answered).toMatchObject({ state: 'Contacted', pendingContacts: [] });
    expect(minutesSince(answered.firstContactAt)).toBe(25);
    const history = await staff.history(LEAD);
    expect(history.map(({ kind, value }) => [kind, value])).toEqual(['whatsapp', 'call', 'no answer', 'yes'].map((kind) => [kind, null]));
    expect(minutesSince(history[0]?.at)).toBe(25);
    const lately = (await maya.recentEvents(Date.now() - 60 * MINUTE_MS)).filter(({ leadId }) => leadId === LEAD);
    expect(lately.slice(0, 2)).toMatchObject([
      { kind: 'yes', byName: 'Maya' },
      { kind: 'no answer', byName: 'staff' },
    ]);
  });

  test('never records a click before its lead was created', async () => {
    expect(minutesSince((await saves(staff, { kind: 'mail', pressedAt: 0 })).pendingContacts[0]?.at)).toBe(120);
  });
});

describe('an action', () => {
  test('whose response was lost can be sent again with the same id; it counts once and gets the same response', async () => {
    const id = randomUUID();
    const note = { kind: 'note', text: ' First line\nsecond, <b>bold</b> ' } as const;
    for (const response of [new TypeError('fetch failed'), Response.json('portal')]) {
      instead = (path) => (path.endsWith('/desk_act') ? response : undefined);
      expect(await act(staff, note, 0, id)).toEqual({ outcome: 'unanswered' });
    }
    instead = () => undefined;
    await saves(maya, { kind: 'state', state: 'Booked', lostReason: null });
    const first = await act(staff, note, 0, id);
    expect(first).toMatchObject({ outcome: 'saved', followUp: { state: 'Booked', version: 1 } });
    expect(await act(staff, note, 0, id)).toEqual(first);
    expect(await staff.history(LEAD)).toMatchObject([{ kind: 'state' }, { kind: 'note', value: note.text }]);
  });

  test('is sent only while its own account is signed in', async () => {
    expect(await act(staff, { kind: 'claim' }, 0, randomUUID(), accounts.get(maya))).toEqual({ outcome: 'unanswered' });
    expect(asked).toEqual([]);
  });

  test.each([
    ['the session is gone', 401, { code: 'PGRST303', message: 'JWT expired' }, 'unanswered'],
    ['too many requests for the gateway', 429, { message: 'Too many requests' }, 'unanswered'],
    ['the database is overloaded', 500, { code: '57014', message: 'canceling statement' }, 'unanswered'],
    ['the API is starting', 503, { code: 'PGRST002', message: 'Could not query the database for the schema cache' }, 'unanswered'],
    ['a firewall in between', 403, '<html>Forbidden</html>', 'unanswered'],
    ['an account without the right', 403, { code: '42501', message: 'permission denied' }, 'refused'],
    ['no such action', 400, { code: '22023', message: 'No such action' }, 'refused'],
  ])('(%s) whose response is %i %j counts as %s', async (_, status, body, outcome) => {
    instead = (path) =>
      path.endsWith('/desk_act')
        ? new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
        : undefined;
    expect((await act(staff, { kind: 'claim' })).outcome).toBe(outcome);
  });

  test('is undone completely, unless another action has followed or ten minutes have passed', async () => {
    const [claim, booked, lost] = [randomUUID(), randomUUID(), randomUUID()];
    await saves(staff, { kind: 'claim' }, 0, claim);
    await saves(staff, { kind: 'state', state: 'Booked', lostReason: null }, 1, booked);
    expect(await act(maya, { kind: 'undo', actionId: booked }, 2)).toMatchObject({ outcome: 'changed' });
    const back = { state: 'New', ownerName: 'staff', firstContactAt: null, version: 3 };
    expect(await saves(staff, { kind: 'undo', actionId: booked }, 2)).toMatchObject(back);
    expect(await act(staff, { kind: 'undo', actionId: claim }, 3)).toMatchObject({ outcome: 'changed' });
    await saves(staff, { kind: 'state', state: 'Lost', lostReason: 'Price' }, 3, lost);
    await api.database.sql(`update public.lead_event set at = at - interval '10 minutes' where id = $1`, [lost]);
    expect(await act(staff, { kind: 'undo', actionId: lost }, 4)).toMatchObject({ outcome: 'changed', followUp: { state: 'Lost' } });
  });
});

describe('refused', () => {
  beforeEach(() =>
    expectErrors('No such action', 'At most 4000', 'The lead is gone', 'belongs to another', 'Too many actions', 'invalid input'),
  );

  test.each([
    ['an unknown kind', { kind: 'delete' }, 400],
    ['an owner that is not an id', { kind: 'assign', value: 'Maya' }, 400],
    ['an owner without an account', { kind: 'assign', value: randomUUID() }, 400],
    ['a note of 4,001 characters', { kind: 'note', value: 'x'.repeat(4001) }, 413],
    ['a lead that is gone', { kind: 'claim', lead: randomUUID() }, 404],
  ])('%s', async (_, part, status) => {
    const body = { id: randomUUID(), lead: LEAD, seen: 0, value: null, ...part };
    expect((await api.call('POST', '/rest/v1/rpc/desk_act', { token: await api.staffToken(), body })).status).toBe(status);
    expect(await staff.history(LEAD)).toEqual([]);
  });

  test('an id used by a colleague’s action, and an action on a deleted lead', async () => {
    const id = randomUUID();
    await saves(maya, { kind: 'claim' }, 0, id);
    expect(await act(staff, { kind: 'claim' }, 0, id)).toEqual({ outcome: 'refused', reason: 'This id belongs to another action' });
    await api.database.sql('delete from public.lead_form');
    expect(await act(staff, { kind: 'claim' })).toEqual({ outcome: 'gone' });
  });

  test('the 61st action of one account within a minute, until later; colleagues are not affected', async () => {
    await api.database.sql(
      `insert into public.lead_event (id, lead_id, at, by, by_name, kind, value)
       select gen_random_uuid(), $1, now(), id, 'staff', 'note', 'x' from auth.users, generate_series(1, 59) where email = 'staff@studio.test'`,
      [LEAD],
    );
    await saves(staff, { kind: 'note', text: 'the 60th' });
    expect(await act(staff, { kind: 'note', text: 'the 61st' })).toEqual({ outcome: 'unanswered' });
    await saves(maya, { kind: 'note', text: 'hers' });
  });
});
