import { expect, test } from 'vitest';

import type { DeskAction } from '@/desk/model/actions';
import { TREATMENTS } from '@/desk/model/appointment';
import type { StaffMember } from '@/desk/model/backend';
import { dubaiDay } from '@/desk/model/dubaiTime';
import { CHANNELS, type FollowUp, type PendingContact } from '@/desk/model/followUp';
import { WAYS } from '@/desk/model/lead';
import { STATES, stateNames } from '@/desk/model/states';
import { applyAction } from '@/desk/model/transition';
import { leadValues } from '@/leads/fields';

import { cleanText, plainText } from '../../supabase/functions/_shared/text.ts';
import { openDesk, sharedApi } from '../support/api.ts';
import { followUp } from '../support/fixtures.ts';
import { HOSTILE } from '../support/hostileStrings.ts';
import { loadScript } from '../support/loadScript.ts';

/** An account is limited to 60 actions a minute. */
const CHUNK = 50;
const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
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

const api = await sharedApi();
const { desk, id } = await openDesk(api);
const me: StaffMember = { id, name: 'staff', email: 'staff@studio.test' };

test('the database has the same states as the site', async () => {
  const rows = await api.database.sql('select name, first_answer, reasons from private.lead_state');
  const expected = Object.entries(STATES).map(([name, { firstAnswer, reasons }]) => ({ name, first_answer: firstAnswer, reasons }));
  expect(rows).toEqual(expect.arrayContaining(expected));
  expect(rows).toHaveLength(expected.length);
});

test('the database has the same treatments as the site, and takes every way that a lead can have come', async () => {
  const treatments = await api.database.sql<{ name: string }>('select name from private.treatment');
  expect(treatments.map(({ name }) => name).toSorted()).toEqual(Object.keys(TREATMENTS).toSorted());
  const values = leadValues((name) => (name === 'name' ? 'Noor' : ''));
  for (const source of WAYS) {
    const lead = { id: crypto.randomUUID(), source, values, channel: null, campaign: null };
    expect(await desk.addLead(lead, me.id)).toMatchObject({ outcome: 'added', lead: { source } });
  }
});

test.each([
  ...HOSTILE,
  { given: '\u0007\u001Bx', sent: 'x' },
  { given: 'a\uFFFEb\uFFFF', sent: 'ab' },
  { given: 'x\u2028y\u2029z', shown: 'x\ny\nz' },
])('the site, the functions, the script and the database clean $given alike', async ({ given, sent = given, shown = sent }) => {
  const script = loadScript();
  expect([cleanText(given), cleanText(given, true), script.cleanText(given)]).toEqual([sent, shown, shown]);
  expect(script.oneLine(given, Infinity)).toBe(plainText(given));
  const rows = await api.database.sql('select $1::text as stored, private.plain_text($1) as line', [sent]);
  const line = plainText(given).replace(/[\p{DI}\u2800]| (?= )/gu, '');
  expect(rows).toEqual([{ stored: sent, line: line.trim() }]);
});

/** Every combination of state, owner and open questions. */
function startingPoints(): FollowUp[] {
  const at = moments['when the question was opened'];
  const pendingContact = ({ id, name }: StaffMember, kind: PendingContact['kind']) => ({ kind, at, by: id, byName: name });
  const pendingLists = [[], [pendingContact(me, 'whatsapp')], [pendingContact(MAYA, 'call'), pendingContact(me, 'mail')]];
  const visits: readonly Partial<FollowUp>[] = [{}, { appointment: LIPS }, { appointment: LIPS, came: true, touchUp: 'offered' }];
  return stateNames.flatMap((state) =>
    [undefined, me, MAYA].flatMap((owner) =>
      pendingLists.map((pendingContacts, index) =>
        followUp('', {
          state,
          lostReason: STATES[state].reasons[0] ?? null,
          owner: owner?.id ?? null,
          ownerName: owner?.name ?? null,
          claimedAt: owner ? moments['long ago'] : null,
          firstContactAt: STATES[state].firstAnswer === 'set' ? moments['long ago'] : null,
          pendingContacts,
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

/** Stores a lead for each of these follow-ups. The ids are numbers. */
async function storeLeads(followUps: readonly (FollowUp | undefined)[]): Promise<void> {
  const time = (ms: number | null) => ms && new Date(ms);
  const rows = followUps.map((before, index) => {
    if (!before) return undefined;
    const times = { claimedAt: time(before.claimedAt), firstContactAt: time(before.firstContactAt), updatedAt: new Date(started) };
    const asked = before.pendingContacts.map(({ byName, at, ...rest }) => ({ ...rest, by_name: byName, at: new Date(at) }));
    const row = { ...before, ...before.appointment, ...times, asked, leadId: idOf(index), appointmentDay: before.appointment?.day };
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key.replace(/[A-Z]/g, '_$&').toLowerCase(), value]));
  });
  await api.database.sql(
    `insert into public.lead_form (id, full_name, created_at) select id::uuid, 'Layla', now() - interval '3 hours' from unnest($1::text[]) as id`,
    [followUps.map((_, index) => idOf(index))],
  );
  await api.database.sql('insert into public.lead_follow_up select * from jsonb_populate_recordset(null::public.lead_follow_up, $1)', [
    JSON.stringify(rows.filter((row) => row !== undefined)),
  ]);
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
    pendingContacts: followUp.pendingContacts.map((pendingContact) => ({ ...pendingContact, at: named(pendingContact.at) })),
  };
}

test('the result that the browser shows immediately for every action matches the result in the database', async () => {
  const pairs = [undefined, ...startingPoints()].flatMap((before) => actions.map((action) => ({ before, action })));
  await storeLeads(pairs.map(({ before }) => before));
  const matches = async ({ before, action }: (typeof pairs)[number], index: number): Promise<void> => {
    const leadId = idOf(index);
    const response = await desk.send({ id: crypto.randomUUID(), account: me.id, leadId, seenVersion: before?.version ?? 0, action });
    const pair = `${JSON.stringify(action)} on ${JSON.stringify(before)}`;
    if (response.outcome !== 'saved' && response.outcome !== 'held' && response.outcome !== 'changed')
      throw new Error(`${response.outcome}: ${pair}`);
    const shown = applyAction(before && { ...before, leadId }, leadId, action, me, Date.now());
    expect(comparable(shown), pair).toEqual(comparable(response.followUp));
  };
  for (let from = 0; from < pairs.length; from += CHUNK) {
    await Promise.all(pairs.slice(from, from + CHUNK).map(async (pair, index) => await matches(pair, from + index)));
    await api.database.sql('delete from public.lead_event');
  }
}, 300_000);
