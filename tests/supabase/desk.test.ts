import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { LOST_REASONS, STATES } from '@/leads/desk/states';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Call, type Reply, startApi } from './api.ts';

const LEAD = '00000000-0000-4000-8000-000000000001';
const EVENTS = `/rest/v1/lead_event?lead_id=eq.${LEAD}&select=by_name,kind,value&order=at,id`;
const MINUTE_MS = 60_000;

interface FollowUp {
  state: string;
  owner_name: string | null;
  first_contact_at: string | null;
  asked: { kind: string; by_name: string; at: string }[];
  version: number;
}

interface Answer {
  outcome: string;
  follow_up: FollowUp;
  conflict: { by_name: string; state: string; at: string } | null;
}

let api: Api;
let staff: Call;
let maya: Call;

beforeAll(async () => {
  api = await startApi();
  const signIn = async (email: string): Promise<Call> => {
    const { body } = await api.call('POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'studio-demo' } });
    return { token: (body as { access_token: string }).access_token };
  };
  staff = await signIn('staff@studio.test');
  maya = await signIn('maya@studio.test');
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '2 hours')`, [
    LEAD,
  ]);
});

interface Act {
  id?: string;
  lead?: string;
  seen?: number;
  value?: string | null;
}

async function send(who: Call, kind: string, { id = randomUUID(), lead = LEAD, seen = 0, value = null }: Act = {}): Promise<Reply> {
  return await api.call('POST', '/rest/v1/rpc/desk_act', { ...who, body: { id, lead, seen, kind, value } });
}

async function act(who: Call, kind: string, options?: Act): Promise<Answer> {
  const { status, body } = await send(who, kind, options);
  expect(body).toMatchObject({ outcome: expect.any(String) });
  expect(status).toBe(200);
  return body as Answer;
}

const events = async (): Promise<unknown> => (await api.call('GET', EVENTS, staff)).body;
const minutesAgo = (time: string | null): number => Math.round((Date.now() - Date.parse(time ?? '')) / MINUTE_MS);

describe('a state', () => {
  test('Contacted and Booked note the first contact once and make me the owner; New takes it back; Lost notes none', async () => {
    const contacted = await act(staff, 'state', { value: 'Contacted' });
    expect(contacted.follow_up).toMatchObject({ state: 'Contacted', owner_name: 'staff', version: 1 });
    expect(minutesAgo(contacted.follow_up.first_contact_at)).toBe(0);

    const booked = await act(maya, 'state', { seen: 1, value: 'Booked' });
    expect(booked.follow_up).toMatchObject({ ...contacted.follow_up, state: 'Booked', version: 2, updated_at: expect.any(String) });
    const corrected = await act(maya, 'state', { seen: 2, value: 'New' });
    expect(corrected.follow_up).toMatchObject({ state: 'New', owner_name: 'staff', first_contact_at: null, first_contact_by: null });
    const lost = await act(maya, 'lost', { seen: 3, value: 'Price' });
    expect(lost.follow_up).toMatchObject({ state: 'Lost', lost_reason: 'Price', first_contact_at: null });
    expect(await events()).toEqual([
      { by_name: 'staff', kind: 'state', value: 'Contacted' },
      { by_name: 'Maya', kind: 'state', value: 'Booked' },
      { by_name: 'Maya', kind: 'state', value: 'New' },
      { by_name: 'Maya', kind: 'lost', value: 'Price' },
    ]);
  });

  test('that nobody has seen is not overwritten, and who set it is said; the same state by two is no conflict', async () => {
    await act(maya, 'state', { value: 'Booked' });
    await act(maya, 'take', { seen: 1 });
    const late = await act(staff, 'state', { seen: 0, value: 'Contacted' });
    expect(late).toMatchObject({
      outcome: 'conflict',
      follow_up: { state: 'Booked', version: 1 },
      conflict: { by_name: 'Maya', state: 'Booked' },
    });
    expect(minutesAgo(late.conflict?.at ?? null)).toBe(0);
    expect(await act(staff, 'state', { seen: 0, value: 'Booked' })).toMatchObject({ outcome: 'saved', follow_up: { version: 1 } });
    expect(await act(staff, 'state', { seen: 1, value: 'Contacted' })).toMatchObject({
      outcome: 'saved',
      follow_up: { state: 'Contacted' },
    });
  });

  test('has the words of the screen, and so have the reasons', async () => {
    let seen = 0;
    for (const state of ['Contacted', 'Booked', 'New']) {
      expect(STATES).toContain(state);
      expect(await act(staff, 'state', { seen, value: state })).toMatchObject({
        outcome: 'saved',
        follow_up: { state, version: (seen += 1) },
      });
    }
    for (const value of LOST_REASONS) {
      expect(await act(staff, 'lost', { seen, value })).toMatchObject({
        outcome: 'saved',
        follow_up: { state: 'Lost', lost_reason: value },
      });
      seen += 1;
    }
  });

  test('is not in the way of a claim, nor a claim in the way of a state', async () => {
    await act(maya, 'claim');
    expect(await act(staff, 'state', { seen: 0, value: 'Contacted' })).toMatchObject({
      outcome: 'saved',
      follow_up: { state: 'Contacted', owner_name: 'Maya' },
    });
  });
});

describe('a claim', () => {
  test('the first one wins, the second takes over; who has let go is owner no more', async () => {
    expect(await act(maya, 'claim')).toMatchObject({
      outcome: 'saved',
      follow_up: { owner_name: 'Maya', state: 'New', first_contact_at: null },
    });
    expect(await act(staff, 'claim')).toMatchObject({ outcome: 'held', follow_up: { owner_name: 'Maya', version: 1 } });
    expect(await act(staff, 'take')).toMatchObject({ outcome: 'saved', follow_up: { owner_name: 'staff', version: 2 } });
    expect(await act(maya, 'assign', { seen: 1 })).toMatchObject({ outcome: 'held', follow_up: { owner_name: 'staff' } });
    expect(await act(staff, 'assign', { seen: 2 })).toMatchObject({ outcome: 'saved', follow_up: { owner_name: null, claimed_at: null } });
  });

  test('can be given to a colleague, and to nobody who has no account', async () => {
    const [colleague] = await api.database.sql<{ id: string }>(`select id from auth.users where email = 'maya@studio.test'`);
    expect(await act(staff, 'assign', { value: colleague?.id ?? '' })).toMatchObject({ follow_up: { owner_name: 'Maya' } });
    expectErrors('No such action');
    expect((await send(staff, 'assign', { seen: 1, value: randomUUID() })).status).toBe(400);
  });
});

describe('a press', () => {
  test('claims what nobody has, and asks its question of each who pressed; yes counts from the press', async () => {
    expect(await act(maya, 'whatsapp', { value: '1500' })).toMatchObject({ follow_up: { owner_name: 'Maya', state: 'New' } });
    const { follow_up: both } = await act(staff, 'call', { seen: 1 });
    expect(both.owner_name).toBe('Maya');
    expect(both.asked.map(({ kind, by_name: name, at }) => [kind, name, minutesAgo(at)])).toEqual([
      ['whatsapp', 'Maya', 25],
      ['call', 'staff', 0],
    ]);
    const { follow_up: called } = await act(staff, 'no answer', { seen: 2 });
    expect(called).toMatchObject({ state: 'New', first_contact_at: null, asked: [{ kind: 'whatsapp' }] });
    const { follow_up: answered } = await act(maya, 'yes', { seen: 3 });
    expect(answered).toMatchObject({ state: 'Contacted', asked: [] });
    expect(minutesAgo(answered.first_contact_at)).toBe(25);
    expect(await events()).toMatchObject([{ kind: 'whatsapp' }, { kind: 'call' }, { kind: 'no answer' }, { kind: 'yes' }]);
  });

  test('is never earlier than its lead; “not yet” leaves it New; a Booked lead stays Booked', async () => {
    const { follow_up: early } = await act(staff, 'mail', { value: '86400' });
    expect(minutesAgo(early.asked[0]?.at ?? null)).toBe(120);
    expect(await act(staff, 'not yet', { seen: 1 })).toMatchObject({ follow_up: { state: 'New', asked: [], first_contact_at: null } });
    await act(staff, 'state', { seen: 2, value: 'Booked' });
    await act(staff, 'whatsapp', { seen: 3 });
    expect(await act(staff, 'yes', { seen: 4 })).toMatchObject({ outcome: 'saved', follow_up: { state: 'Booked', asked: [] } });
  });
});

describe('an action', () => {
  test('sent twice under one id counts once and has the same answer', async () => {
    const once = { id: randomUUID(), value: 'Contacted' };
    const first = await act(staff, 'state', once);
    expect(await act(staff, 'state', once)).toEqual(first);
    const note = { id: randomUUID(), value: 'Prefers mornings' };
    await act(staff, 'note', note);
    await act(staff, 'note', note);
    expect(await events()).toHaveLength(2);
  });

  test('a note is kept word for word and changes nothing else', async () => {
    const text = ' First line\nsecond, <b>bold</b> ';
    await act(maya, 'state', { value: 'Booked' });
    expect(await act(staff, 'note', { seen: 0, value: text })).toMatchObject({ outcome: 'saved', follow_up: { version: 1 } });
    expect(await events()).toContainEqual({ by_name: 'staff', kind: 'note', value: text });
  });

  test('is undone whole, unless somebody has acted since or ten minutes have passed', async () => {
    const claim = randomUUID();
    await act(staff, 'claim', { id: claim });
    const booked = randomUUID();
    await act(staff, 'state', { id: booked, seen: 1, value: 'Booked' });
    expect(await act(maya, 'undo', { seen: 2, value: booked })).toMatchObject({ outcome: 'changed' });
    expect(await act(staff, 'undo', { seen: 2, value: booked })).toMatchObject({
      outcome: 'saved',
      follow_up: { state: 'New', owner_name: 'staff', first_contact_at: null, version: 3 },
    });
    expect(await act(staff, 'undo', { seen: 3, value: claim })).toMatchObject({ outcome: 'changed' });

    const lost = randomUUID();
    await act(staff, 'lost', { id: lost, seen: 3, value: 'Price' });
    await api.database.sql(`update public.lead_event set at = at - interval '10 minutes' where id = $1`, [lost]);
    expect(await act(staff, 'undo', { seen: 4, value: lost })).toMatchObject({ outcome: 'changed', follow_up: { state: 'Lost' } });
  });

  test('goes with its lead, history and all', async () => {
    await act(staff, 'state', { value: 'Booked' });
    await act(staff, 'note', { value: 'Thursday' });
    expect((await api.call('DELETE', `/rest/v1/lead_form?id=eq.${LEAD}`, staff)).status).toBe(204);
    expect(await api.database.sql('select lead_id from public.lead_follow_up union all select lead_id from public.lead_event')).toEqual([]);
  });
});

describe('refused', () => {
  beforeEach(() =>
    expectErrors('No such action', 'At most 4000', 'The lead is gone', 'belongs to another', 'Too many actions', 'invalid input'),
  );

  test.each<[string, string, Act, number]>([
    ['an unknown kind', 'delete', {}, 400],
    ['an unknown state', 'state', { value: 'Won' }, 400],
    ['Lost without a reason', 'state', { value: 'Lost' }, 400],
    ['a reason of one’s own', 'lost', { value: 'Rude' }, 400],
    ['an empty note', 'note', { value: ' ' }, 400],
    ['a note of 4,001 characters', 'note', { value: 'x'.repeat(4001) }, 413],
    ['a press in the future', 'call', { value: '-5' }, 400],
    ['an owner that is no id', 'assign', { value: 'Maya' }, 400],
    ['a lead that is gone', 'claim', { lead: '00000000-0000-4000-8000-000000000009' }, 404],
  ])('%s', async (_, kind, options, status) => {
    expect((await send(staff, kind, options)).status).toBe(status);
    expect(await events()).toEqual([]);
  });

  test('an id that a colleague’s action has', async () => {
    const id = randomUUID();
    await act(maya, 'claim', { id });
    expect((await send(staff, 'claim', { id })).status).toBe(409);
  });

  test('the sixty-first action of one account within a minute; a colleague goes on', async () => {
    const [owner] = await api.database.sql<{ id: string }>(`select id from auth.users where email = 'staff@studio.test'`);
    await api.database.sql(
      `insert into public.lead_event (id, lead_id, at, by, by_name, kind, value)
       select gen_random_uuid(), $1, now(), $2, 'staff', 'note', 'x' from generate_series(1, 59)`,
      [LEAD, owner?.id],
    );
    expect((await send(staff, 'note', { value: 'the 60th' })).status).toBe(200);
    expect((await send(staff, 'note', { value: 'the 61st' })).status).toBe(429);
    expect((await send(maya, 'note', { value: 'hers' })).status).toBe(200);
  });
});
