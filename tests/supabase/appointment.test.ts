import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { type Api, sharedApi } from '../support/api.ts';
import { expectErrors } from '../support/consoleErrors.ts';

// parity.test.ts compares what each action does to a follow-up with the browser's prediction.

const LEAD = '00000000-0000-4000-8000-000000000001';
/** Tomorrow in Dubai, as '2026-11-27'. */
const DAY = new Date(Date.now() + 28 * 60 * 60_000).toISOString().slice(0, 10);
const LIPS = JSON.stringify({ day: DAY, treatment: 'lips', price: 3200 });

interface ActResponse {
  outcome?: string;
  follow_up?: Record<string, unknown>;
  conflict?: { by_name?: string } | null;
}

let api: Api;
let staff: string;
let maya: string;

async function act(
  token: string,
  kind: string,
  value: string | null,
  seen: number,
  id = randomUUID(),
): Promise<ActResponse & { status: number }> {
  const { status, body } = await api.call('POST', '/rest/v1/rpc/desk_act', { token, body: { id, lead: LEAD, seen, kind, value } });
  return { status, ...(body as ActResponse) };
}

beforeAll(async () => {
  api = await sharedApi();
  staff = await api.staffToken();
  const account = { email: 'maya@studio.test', password: 'studio-demo' };
  const { body } = await api.call('POST', '/auth/v1/token?grant_type=password', { body: account });
  maya = (body as { access_token: string }).access_token;
});
afterAll(async () => await api.database.sql('delete from public.lead_form'));
beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '2 days')`, [
    LEAD,
  ]);
  await act(staff, 'state', 'Booked', 0);
});

test('an appointment and its answers are in the history and in the figures by campaign; undo takes them back', async () => {
  const saved = await act(staff, 'appointment', LIPS, 1);
  expect(saved.follow_up).toMatchObject({ appointment_day: DAY, treatment: 'lips', price: 3200, came: null, touch_up: null });
  const came = randomUUID();
  await act(staff, 'came', 'yes', 2, came);
  const figures = async () =>
    await api.database.sql(`select came::int, value::int from public.campaign_figures('2001-01-01', '2101-01-01')`);
  expect(await figures()).toEqual([{ came: 1, value: 3200 }]);
  const events = await api.database.sql('select kind, value from public.lead_event order by at');
  expect(events.slice(1)).toEqual([
    { kind: 'appointment', value: expect.stringContaining(`"day": "${DAY}"`) },
    { kind: 'came', value: 'yes' },
  ]);
  expect((await act(staff, 'undo', came, 3)).follow_up).toMatchObject({ appointment_day: DAY, came: null });
  expect(await figures()).toEqual([{ came: 0, value: 0 }]);
});

test('an appointment can be removed and brought back; what a colleague saved unseen is not removed', async () => {
  await act(staff, 'appointment', LIPS, 1);
  await act(staff, 'came', 'yes', 2);
  const removal = randomUUID();
  const removed = await act(staff, 'appointment', 'null', 3, removal);
  expect(removed.follow_up).toMatchObject({ state: 'Booked', appointment_day: null, treatment: null, price: null, came: null });
  expect((await act(staff, 'undo', removal, 4)).follow_up).toMatchObject({
    appointment_day: DAY,
    treatment: 'lips',
    price: 3200,
    came: true,
  });
  await act(maya, 'appointment', '{"price": 900}', 5);
  expect((await act(staff, 'appointment', 'null', 5)).outcome).toBe('conflict');
});

test('what a colleague saved unseen is not overwritten; the same appointment, a note and a claim are no conflict', async () => {
  expect((await act(maya, 'appointment', LIPS, 1)).outcome).toBe('saved');
  const late = await act(staff, 'appointment', JSON.stringify({ day: DAY, treatment: 'brows', price: 3200 }), 1);
  expect([late.outcome, late.conflict?.by_name, late.follow_up?.['treatment']]).toEqual(['conflict', 'Maya', 'lips']);
  expect(await act(staff, 'appointment', LIPS, 1)).toMatchObject({ outcome: 'saved', follow_up: { version: 2 } });
  await act(maya, 'note', 'x', 2);
  await act(maya, 'take', null, 2);
  expect((await act(staff, 'came', 'no', 2)).outcome).toBe('saved');
  expect((await act(maya, 'came', 'yes', 3)).outcome).toBe('conflict');
});

test('an answer needs a day, a touch-up a client who came, and each a lead that is still booked', async () => {
  await act(staff, 'appointment', '{"price": 100}', 1);
  expect((await act(staff, 'came', 'yes', 2)).outcome).toBe('changed');
  await act(staff, 'appointment', LIPS, 2);
  expect((await act(staff, 'touch-up', 'offered', 3)).outcome).toBe('changed');
  await act(maya, 'lost', 'Price', 3);
  for (const [kind, value] of Object.entries({ appointment: LIPS, came: 'yes', 'touch-up': 'offered' }))
    expect((await act(staff, kind, value, 3)).outcome, kind).toBe('changed');
});

test.each([
  ['appointment', null],
  ['appointment', '{}'],
  ['appointment', '[]'],
  ['appointment', 'brows'],
  ['appointment', '{"day": "2020-01-01"}'],
  ['appointment', '{"day": "2999-01-01"}'],
  ['appointment', '{"day": "infinity"}'],
  ['appointment', '{"day": "2026-02-30"}'],
  ['appointment', '{"treatment": "nails"}'],
  ['appointment', '{"price": -1}'],
  ['appointment', '{"price": 100000.01}'],
  ['appointment', '{"price": 1e30}'],
  ['appointment', '{"price": "NaN"}'],
  ['came', 'maybe'],
  ['touch-up', 'wanted'],
])('%s %s is refused', async (kind, value) => {
  expectErrors('No such', 'invalid input', 'out of range', 'overflow');
  expect((await act(staff, kind, value, 1)).status).toBe(400);
  const [row] = await api.database.sql('select version, appointment_day, price from public.lead_follow_up');
  expect(row).toEqual({ version: 1, appointment_day: null, price: null });
});
