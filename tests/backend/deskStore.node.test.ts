import { randomUUID } from 'node:crypto';

import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { deskStore } from '@/backend/supabase/deskStore';
import { createStaffFetch } from '@/backend/supabase/staffFetch';
import type { DeskAct, DeskStore } from '@/leads/desk/ports';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, startApi } from '../supabase/api.ts';

const LEAD = '00000000-0000-4000-8000-000000000001';
const MINUTE_MS = 60_000;

/** Requests to the tables since they were last emptied, and what is answered instead of the server, if anything. */
const asked: string[] = [];
let instead: (path: string) => Response | Error | undefined = () => undefined;

let api: Api;
let staff: DeskStore;
let maya: DeskStore;

async function openStore(email: string): Promise<DeskStore> {
  const clock = { offsetMs: 0 };
  const send = createStaffFetch(api.database.publishableKey, clock);
  const client = createClient(api.origin, api.database.publishableKey, {
    auth: { persistSession: false },
    global: {
      fetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        if (pathname.startsWith('/rest/')) asked.push(pathname);
        const answer = instead(pathname);
        if (answer instanceof Error) throw answer;
        return answer ?? (await send(input, init));
      },
    },
  });
  expect((await client.auth.signInWithPassword({ email, password: 'studio-demo' })).error).toBeNull();
  return deskStore(client, clock);
}

beforeAll(async () => {
  api = await startApi();
  staff = await openStore('staff@studio.test');
  maya = await openStore('maya@studio.test');
});

afterAll(async () => await api.close());

beforeEach(async () => {
  instead = () => undefined;
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from public.lead_deletion');
  await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '2 hours')`, [
    LEAD,
  ]);
  asked.length = 0;
});

async function act(who: DeskStore, deskAct: DeskAct, seen = 0, id: string = randomUUID()) {
  return await who.act({ id, leadId: LEAD, seen, act: deskAct });
}

describe('reading', () => {
  test('all follow-ups beyond the cut of 1,000, each once, also those that change meanwhile', async () => {
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
    await act(maya, { kind: 'state', state: 'Booked' });
    const after = await staff.followUps();
    expect(after !== 'missing' && after.followUps).toHaveLength(1200);
    expect(after !== 'missing' && after.followUps.find(({ leadId }) => leadId === LEAD)).toMatchObject({
      state: 'Booked',
      ownerName: 'Maya',
    });
  });

  test('a database without the tables', async () => {
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ code: 'PGRST205', message: 'no table' }, { status: 404 }) : undefined);
    expect(await staff.followUps()).toBe('missing');
  });

  test('a failure is an error, and so is a portal’s page', async () => {
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ message: 'down' }, { status: 503 }) : undefined);
    await expect(staff.followUps()).rejects.toThrow('down');
    await expect(staff.history(LEAD)).rejects.toThrow('down');
    await expect(staff.countLeads()).rejects.toThrow('could not be counted');
    instead = (path) => (path.startsWith('/rest/') ? Response.json({ portal: true }) : undefined);
    await expect(staff.followUps()).rejects.toThrow('no list of rows');
  });

  test('changes: what a colleague did, who came, who was deleted; a quiet poll takes three requests', async () => {
    const read = await staff.followUps();
    const [lead] = await api.database.sql<{ created_at: Date }>('select created_at from public.lead_form');
    const since = {
      lead: new Date(lead?.created_at ?? 0).toISOString(),
      followUp: read === 'missing' ? undefined : read.changedAt,
      deletion: undefined,
    };
    await act(maya, { kind: 'claim' });
    await api.database.sql(`insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000002', 'Priya')`);
    await api.database.sql(`insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000003', 'Gone')`);
    await api.database.sql(`delete from public.lead_form where full_name = 'Gone'`);

    const changes = await staff.changes(since);
    expect(changes.leads.map(({ full_name: name }) => name)).toEqual(['Layla', 'Priya']);
    expect(changes.followUps).toMatchObject([{ leadId: LEAD, ownerName: 'Maya', version: 1 }]);
    expect(changes.deleted).toMatchObject([{ leadId: '00000000-0000-4000-8000-000000000003' }]);
    expect(Math.abs(Date.now() - (changes.deleted[0]?.at ?? 0))).toBeLessThan(MINUTE_MS);

    asked.length = 0;
    const again = await staff.changes(changes.since);
    expect(again.leads.map(({ full_name: name }) => name)).toEqual(['Priya']);
    expect(again.since).toEqual(changes.since);
    expect(asked.toSorted()).toEqual(['/rest/v1/lead_deletion', '/rest/v1/lead_follow_up', '/rest/v1/lead_form']);
    expect(await staff.countLeads()).toBe(2);
  });

  test('by how much the server’s clock is ahead', async () => {
    expect(Math.abs(staff.clockOffset())).toBeLessThan(30_000);
    const hourAhead = new Date(Date.now() + 60 * MINUTE_MS).toUTCString();
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([], { headers: { date: hourAhead } }));
    await staff.history(LEAD);
    fetched.mockRestore();
    expect(Math.abs(staff.clockOffset() - 60 * MINUTE_MS)).toBeLessThan(30_000);
  });
});

describe('acting', () => {
  test('from the press to the answer, and what is told of it', async () => {
    const pressedAt = Date.now() - 25 * MINUTE_MS;
    expect(await act(maya, { kind: 'whatsapp', pressedAt })).toMatchObject({
      outcome: 'saved',
      followUp: { ownerName: 'Maya', version: 1 },
    });
    const saved = await act(maya, { kind: 'yes' }, 1);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    expect(saved.followUp).toMatchObject({ leadId: LEAD, state: 'Contacted', asked: [], lostReason: null });
    expect(Math.abs((saved.followUp.firstContactAt ?? 0) - pressedAt)).toBeLessThan(10_000);
    await act(staff, { kind: 'note', text: 'Thursday' });
    const history = await staff.history(LEAD);
    expect(history.map(({ kind, byName, value }) => [kind, byName, value])).toEqual([
      ['whatsapp', 'Maya', null],
      ['yes', 'Maya', null],
      ['note', 'staff', 'Thursday'],
    ]);
    expect(Math.abs((history[0]?.at ?? 0) - pressedAt)).toBeLessThan(10_000);
  });

  test('too late: a conflict, a colleague’s claim, an undo, a lead that is gone', async () => {
    const booked = randomUUID();
    await act(maya, { kind: 'state', state: 'Booked' }, 0, booked);
    expect(await act(staff, { kind: 'lost', reason: 'Price' })).toMatchObject({
      outcome: 'conflict',
      byName: 'Maya',
      followUp: { state: 'Booked', version: 1 },
    });
    expect(await act(staff, { kind: 'claim' })).toMatchObject({ outcome: 'held', followUp: { ownerName: 'Maya' } });
    await act(staff, { kind: 'take' }, 1);
    expect(await act(maya, { kind: 'undo', event: booked }, 2)).toMatchObject({ outcome: 'changed' });
    expect(await act(staff, { kind: 'assign', owner: null }, 2)).toMatchObject({ outcome: 'saved', followUp: { owner: null } });
    expectErrors('The lead is gone', 'No such action');
    expect(await act(staff, { kind: 'note', text: '' })).toEqual({ outcome: 'refused' });
    await api.database.sql('delete from public.lead_form');
    expect(await act(staff, { kind: 'claim' })).toEqual({ outcome: 'gone' });
  });

  test('without an answer it may have been saved; the same action again is saved once', async () => {
    const id = randomUUID();
    let lost = 1;
    instead = (path) => (path.endsWith('/desk_act') && lost-- > 0 ? new TypeError('fetch failed') : undefined);
    expect(await act(staff, { kind: 'note', text: 'Once' }, 0, id)).toEqual({ outcome: 'unanswered' });
    for (let time = 0; time < 2; time += 1)
      expect(await act(staff, { kind: 'note', text: 'Once' }, 0, id)).toMatchObject({ outcome: 'saved' });
    expect(await staff.history(LEAD)).toHaveLength(1);
    instead = (path) => (path.endsWith('/desk_act') ? Response.json({ code: '42501', message: 'x' }, { status: 403 }) : undefined);
    expect(await act(staff, { kind: 'claim' })).toEqual({ outcome: 'refused' });
    instead = (path) => (path.endsWith('/desk_act') ? Response.json('portal') : undefined);
    expect(await act(staff, { kind: 'claim' })).toEqual({ outcome: 'unanswered' });
  });
});
