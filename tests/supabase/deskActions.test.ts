import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test } from 'vitest';

import { BOOKED, LEAD, LOST, MINUTE_MS, minutesSince, openTwoDesks } from './twoDesks.ts';

// parity.test.ts compares what each action does to a follow-up with the browser's prediction.

/** Tomorrow in Dubai, as '2026-11-27'. */
const DAY = new Date(Date.now() + 28 * 60 * MINUTE_MS).toISOString().slice(0, 10);
const { act, api, maya, mayasId, network, saves, staff } = await openTwoDesks();

test('setting a state conflicts with another state that a colleague set unseen, but not with the same state or a claim', async () => {
  await saves(maya, BOOKED);
  const late = await act(staff, LOST);
  expect(late).toMatchObject({ outcome: 'conflict', byName: 'Maya', followUp: { state: 'Booked', version: 1 } });
  expect(late.outcome === 'conflict' && minutesSince(late.at)).toBe(0);
  expect(await saves(staff, BOOKED)).toMatchObject({ version: 1 });
  await saves(staff, { kind: 'take' });
  const contacted = await saves(maya, { kind: 'state', state: 'Contacted', lostReason: null }, 1);
  expect(contacted).toMatchObject({ state: 'Contacted', ownerName: 'staff' });
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
    const asked = both.pendingContacts.map(({ kind, byName, at }) => `${kind} ${byName} ${minutesSince(at)}`);
    expect(asked).toEqual(['whatsapp Maya 25', 'call staff 0']);
    const called = await saves(staff, { kind: 'no answer' }, 2);
    expect(called).toMatchObject({ state: 'New', firstContactAt: null, pendingContacts: [{ kind: 'whatsapp' }] });
    const answered = await saves(maya, { kind: 'yes' }, 3);
    expect(answered).toMatchObject({ state: 'Contacted', pendingContacts: [] });
    expect(minutesSince(answered.firstContactAt)).toBe(25);
    const history = await staff.history(LEAD);
    expect(history.map(({ kind, value }) => [kind, value])).toEqual(['whatsapp', 'call', 'no answer', 'yes'].map((kind) => [kind, null]));
    expect(minutesSince(history[0]?.at)).toBe(25);
    const lately = (await maya.recentEvents(Date.now() - 60 * MINUTE_MS)).filter(({ leadId }) => leadId === LEAD);
    expect(lately.slice(0, 2).map(({ kind, byName }) => `${kind}, ${byName}`)).toEqual(['yes, Maya', 'no answer, staff']);
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
      network.instead = (path) => (path.endsWith('/desk_act') ? response : undefined);
      expect(await act(staff, note, 0, id)).toEqual({ outcome: 'unanswered' });
    }
    network.instead = () => undefined;
    await saves(maya, BOOKED);
    const first = await act(staff, note, 0, id);
    expect(first).toMatchObject({ outcome: 'saved', followUp: { state: 'Booked', version: 1 } });
    expect(await act(staff, note, 0, id)).toEqual(first);
    expect(await staff.history(LEAD)).toMatchObject([{ kind: 'state' }, { kind: 'note', value: note.text }]);
  });

  test('is sent only while its own account is signed in', async () => {
    expect(await act(staff, { kind: 'claim' }, 0, randomUUID(), mayasId)).toEqual({ outcome: 'unanswered' });
    expect(network.asked).toEqual([]);
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
    network.instead = (path) =>
      path.endsWith('/desk_act')
        ? new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
        : undefined;
    expect((await act(staff, { kind: 'claim' })).outcome).toBe(outcome);
  });

  test('is undone completely, unless another action has followed or ten minutes have passed', async () => {
    const [claim, booked, lost] = [randomUUID(), randomUUID(), randomUUID()];
    await saves(staff, { kind: 'claim' }, 0, claim);
    await saves(staff, BOOKED, 1, booked);
    expect(await act(maya, { kind: 'undo', actionId: booked }, 2)).toMatchObject({ outcome: 'changed' });
    const back = { state: 'New', ownerName: 'staff', firstContactAt: null, version: 3 };
    expect(await saves(staff, { kind: 'undo', actionId: booked }, 2)).toMatchObject(back);
    expect(await act(staff, { kind: 'undo', actionId: claim }, 3)).toMatchObject({ outcome: 'changed' });
    await saves(staff, LOST, 3, lost);
    await api.database.sql(`update public.lead_event set at = at - interval '10 minutes' where id = $1`, [lost]);
    expect(await act(staff, { kind: 'undo', actionId: lost }, 4)).toMatchObject({ outcome: 'changed', followUp: { state: 'Lost' } });
  });
});

describe('an appointment', () => {
  const lips = { kind: 'appointment', appointment: { day: DAY, treatment: 'lips', price: 3200 } } as const;
  const removed = { kind: 'appointment', appointment: null } as const;
  const only = (part: object) => ({ kind: 'appointment', appointment: { day: null, treatment: null, price: null, ...part } }) as const;
  const came = (answer: 'yes' | 'no') => ({ kind: 'came', answer }) as const;

  beforeEach(async () => void (await saves(staff, BOOKED)));

  test('and its answers are in the history and in the figures by campaign; undo takes them back', async () => {
    const figures = async () =>
      await api.database.sql(`select came::int, value::int from public.campaign_figures('2001-01-01', '2101-01-01')`);
    await saves(staff, lips, 1);
    const answer = randomUUID();
    await saves(staff, came('yes'), 2, answer);
    expect(await figures()).toEqual([{ came: 1, value: 3200 }]);
    expect((await staff.history(LEAD)).slice(1)).toMatchObject([
      { kind: 'appointment', value: expect.stringMatching(/Permanent lips, AED 3,200/) },
      { kind: 'came', value: 'Came' },
    ]);
    expect(await saves(staff, { kind: 'undo', actionId: answer }, 3)).toMatchObject({ appointment: lips.appointment, came: null });
    expect(await figures()).toEqual([{ came: 0, value: 0 }]);
  });

  test('an appointment can be removed and brought back; what a colleague saved unseen is not removed', async () => {
    await saves(staff, lips, 1);
    await saves(staff, came('yes'), 2);
    const removal = randomUUID();
    expect(await saves(staff, removed, 3, removal)).toMatchObject({ state: 'Booked', appointment: null, came: null });
    expect(await saves(staff, { kind: 'undo', actionId: removal }, 4)).toMatchObject({ appointment: lips.appointment, came: true });
    await saves(maya, only({ price: 900 }), 5);
    expect((await act(staff, removed, 5)).outcome).toBe('conflict');
  });

  test('that a colleague saved unseen is not overwritten; the same appointment, a note and a claim are no conflict', async () => {
    await saves(maya, lips, 1);
    const late = await act(staff, only({ day: DAY, treatment: 'brows', price: 3200 }), 1);
    expect(late).toMatchObject({ outcome: 'conflict', byName: 'Maya', followUp: { appointment: { treatment: 'lips' } } });
    expect(await saves(staff, lips, 1)).toMatchObject({ version: 2 });
    await saves(maya, { kind: 'note', text: 'x' }, 2);
    await saves(maya, { kind: 'take' }, 2);
    await saves(staff, came('no'), 2);
    expect((await act(maya, came('yes'), 3)).outcome).toBe('conflict');
  });
});

describe('refused', () => {
  const appointments =
    '{} [] brows {"day":"2020-01-01"} {"day":"2999-01-01"} {"day":"infinity"} {"day":"2026-02-30"} {"treatment":"nails"} ' +
    '{"price":-1} {"price":100000.01} {"price":1e30} {"price":"NaN"}';

  test.each<[what: string, part: object, status: number]>([
    ['an unknown kind', { kind: 'delete' }, 400],
    ['no version', { kind: 'claim', seen: null }, 400],
    ['an owner that is not an id', { kind: 'assign', value: 'Maya' }, 400],
    ['an owner without an account', { kind: 'assign', value: randomUUID() }, 400],
    ['a note of 4,001 characters', { kind: 'note', value: 'x'.repeat(4001) }, 413],
    ['a lead that is gone', { kind: 'claim', lead: randomUUID() }, 404],
    ['an appointment without a value', { kind: 'appointment', value: null }, 400],
    ...appointments
      .split(' ')
      .map((value) => [`the appointment ${value}`, { kind: 'appointment', value }, 400] satisfies [string, object, number]),
    ['an unknown answer', { kind: 'came', value: 'maybe' }, 400],
    ['an unknown touch-up', { kind: 'touch-up', value: 'wanted' }, 400],
  ])('%s', async (_, part, status) => {
    const body = { id: randomUUID(), lead: LEAD, seen: 0, value: null, ...part };
    await saves(staff, BOOKED);
    expect((await api.call('POST', '/rest/v1/rpc/desk_act', { token: await api.staffToken(), body })).status).toBe(status);
    expect(await staff.history(LEAD)).toHaveLength(1);
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
