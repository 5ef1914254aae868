import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { deskBackend } from '@/backend/supabase/deskBackend';
import { createStaffFetch } from '@/backend/supabase/staffFetch';
import type { DeskAction } from '@/desk/model/actions';
import { TREATMENTS } from '@/desk/model/appointment';
import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import { dubaiDay } from '@/desk/model/dubaiTime';
import { CHANNELS, type FollowUp, type Question } from '@/desk/model/followUp';
import { WAYS } from '@/desk/model/lead';
import { STATES, stateNames } from '@/desk/model/states';
import { applyAction } from '@/desk/model/transition';
import { leadValues } from '@/leads/fields';

import { followUp } from '../support/fixtures.ts';
import { type Api, startApi } from './api.ts';

const LEAD = '00000000-0000-4000-8000-000000000001';
const MAYA: StaffMember = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Maya', email: 'maya@studio.test' };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const started = Date.now();
const moments = {
  'long ago': started - 60 * MINUTE_MS,
  'when the question was opened': started - 50 * MINUTE_MS,
  'when it was pressed': started - 10 * MINUTE_MS,
};

const LIPS = { day: dubaiDay(started), treatment: 'lips', price: 3200 } as const;

let api: Api;
let desk: DeskBackend;
let me: StaffMember;

beforeAll(async () => {
  api = await startApi();
  const clock = { offsetMs: 0 };
  const client = createClient(api.origin, api.database.publishableKey, {
    auth: { persistSession: false },
    global: { fetch: createStaffFetch(api.database.publishableKey, clock) },
  });
  const { data } = await client.auth.signInWithPassword({ email: 'staff@studio.test', password: 'studio-demo' });
  me = { id: data.user?.id ?? '', name: 'staff', email: 'staff@studio.test' };
  desk = deskBackend(client, clock);
  await api.database.sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Layla', now() - interval '3 hours')`, [
    LEAD,
  ]);
});

afterAll(async () => await api.close());

test('the database has the same states as the site', async () => {
  const rows = await api.database.sql('select name, first_answer, reasons from private.lead_state');
  const expected = Object.entries(STATES).map(([name, { firstAnswer, reasons }]) => ({
    name,
    first_answer: firstAnswer,
    reasons,
  }));
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});

test('the database has the same treatments as the site, and takes every way that a lead can have come', async () => {
  const treatments = await api.database.sql<{ name: string }>('select name from private.treatment');
  expect(treatments.map(({ name }) => name).toSorted()).toEqual(Object.keys(TREATMENTS).toSorted());
  for (const source of WAYS) {
    const lead = {
      id: crypto.randomUUID(),
      source,
      values: leadValues((name) => (name === 'name' ? 'Noor' : '')),
      channel: null,
      campaign: null,
    };
    expect(await desk.addLead(lead, me.id)).toMatchObject({ outcome: 'added', lead: { source } });
  }
});

/** Every combination of state, owner and open questions. */
function startingPoints(): FollowUp[] {
  const question = ({ id, name }: StaffMember, kind: Question['kind']) => ({
    kind,
    at: moments['when the question was opened'],
    by: id,
    byName: name,
  });
  const questions = [[], [question(me, 'whatsapp')], [question(MAYA, 'call'), question(me, 'mail')]];
  const visits: readonly Partial<FollowUp>[] = [{}, { appointment: LIPS }, { appointment: LIPS, came: true, touchUp: 'offered' }];
  return stateNames.flatMap((state) =>
    [undefined, me, MAYA].flatMap((owner) =>
      questions.map((asked, index) =>
        followUp(LEAD, {
          state,
          lostReason: STATES[state].reasons[0] ?? null,
          owner: owner?.id ?? null,
          ownerName: owner?.name ?? null,
          claimedAt: owner ? moments['long ago'] : null,
          firstContactAt: STATES[state].firstAnswer === 'set' ? moments['long ago'] : null,
          asked,
          ...(STATES[state].firstAnswer !== 'clear' && visits[index]),
        }),
      ),
    ),
  );
}

const actions: DeskAction[] = [
  { kind: 'claim' },
  { kind: 'take' },
  { kind: 'assign', owner: null },
  ...CHANNELS.map((kind) => ({ kind, pressedAt: moments['when it was pressed'] })),
  { kind: 'yes' },
  { kind: 'not yet' },
  { kind: 'no answer' },
  ...stateNames.map((state) => ({ kind: 'state', state, lostReason: STATES[state].reasons.at(-1) ?? null }) as const),
  { kind: 'state', state: 'Lost', lostReason: STATES.Lost.reasons[0] },
  { kind: 'note', text: 'She comes on Friday.' },
  { kind: 'appointment', appointment: LIPS },
  { kind: 'appointment', appointment: { ...LIPS, treatment: null, price: null } },
  { kind: 'appointment', appointment: { day: dubaiDay(started + 5 * DAY_MS), treatment: 'other', price: 1250.5 } },
  { kind: 'appointment', appointment: null },
  { kind: 'came', answer: 'yes' },
  { kind: 'came', answer: 'no' },
  { kind: 'touch-up', answer: 'declined' },
];

/** Sets the lead's follow-up and clears the history, because an account is limited to 60 actions a minute. */
async function setFollowUp(followUp: FollowUp | undefined): Promise<void> {
  await api.database.sql('delete from public.lead_event');
  await api.database.sql('delete from public.lead_follow_up');
  if (!followUp) return;
  const { state, lostReason, owner, ownerName, claimedAt, firstContactAt, version, appointment, came, touchUp } = followUp;
  const asked = followUp.asked.map(({ kind, at, by, byName }) => ({ kind, at: new Date(at), by, by_name: byName }));
  await api.database.sql(
    `insert into public.lead_follow_up (
       lead_id, state, lost_reason, owner, owner_name, claimed_at, first_contact_at, asked, version, appointment_day, treatment, price, came,
       touch_up
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      LEAD,
      state,
      lostReason,
      owner,
      ownerName,
      claimedAt && new Date(claimedAt),
      firstContactAt && new Date(firstContactAt),
      asked,
      version,
      appointment?.day ?? null,
      appointment?.treatment ?? null,
      appointment?.price ?? null,
      came,
      touchUp,
    ],
  );
}

/** A follow-up without its version, which only the server increments, and with named times, because the clocks differ slightly. */
function comparable(followUp: FollowUp) {
  const named = (time: number | null) =>
    time && (Object.entries(moments).find(([, moment]) => Math.abs(time - moment) < MINUTE_MS)?.[0] ?? 'now');
  return {
    ...followUp,
    version: undefined,
    claimedAt: named(followUp.claimedAt),
    firstContactAt: named(followUp.firstContactAt),
    asked: followUp.asked.map((question) => ({ ...question, at: named(question.at) })),
  };
}

test('the result that the browser shows immediately for every action matches the result in the database', async () => {
  for (const before of [undefined, ...startingPoints()]) {
    for (const action of actions) {
      await setFollowUp(before);
      const request = { id: crypto.randomUUID(), account: me.id, leadId: LEAD, seenVersion: before?.version ?? 0, action };
      const answer = await desk.send(request);
      const shown = applyAction(before, LEAD, action, me, Date.now());
      const pair = `${JSON.stringify(action)} on ${JSON.stringify(before)}`;
      if (answer.outcome !== 'saved' && answer.outcome !== 'held' && answer.outcome !== 'changed')
        throw new Error(`${answer.outcome}: ${pair}`);
      expect(comparable(shown), pair).toEqual(comparable(answer.followUp));
    }
  }
}, 120_000);
