import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { beforeEach, describe, expect, test } from 'vitest';

import { type HoursException, studioHours } from '../../src/site/studioHours.ts';
import { sharedApi } from '../support/api.ts';
import { mailTable } from '../support/mailTable.ts';

const [MINUTE_S, HOUR_S] = [60, 3600];
const ROUND_THE_CLOCK = { opens: '00:00', closes: '24:00', exceptions: [] as HoursException[] };
/** What a function with all addresses asks for. */
const ALL = 'new,staff,owner';

const api = await sharedApi();
const mails = mailTable(api);
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => await api.database.sql<Row>(text, values);
const setHours = async (hours: unknown): Promise<unknown> => await sql('select private.set_hours($1::jsonb)', [JSON.stringify(hours)]);

beforeEach(async () => {
  await sql('delete from public.lead_form');
  await setHours(ROUND_THE_CLOCK);
  return async () => await setHours(studioHours);
});

/** Stores leads `ageS` seconds old whose first email was sent; returns their ids. */
async function mailed(count: number, ageS: number): Promise<string[]> {
  const ids = await mails.store(count, ageS);
  await sql(
    `insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at)
     select id, before.mail, now() - interval '2 days', now() - interval '2 days'
     from public.lead_form cross join (select gen_random_uuid() as mail) as before on conflict do nothing`,
  );
  return ids;
}

async function remindedOf(kinds: string): Promise<readonly string[] | undefined> {
  const mail = await mails.due(kinds);
  if (mail) await mails.settle(mail.id);
  return mail?.leads;
}

test('the migration sets the usual opening hours of the site', () => {
  const migration = readFileSync('supabase/migrations/20261123000500_hours.sql', 'utf8');
  expect(migration).toContain(`('hours', '${JSON.stringify({ ...studioHours, exceptions: [], knownUntil: undefined })}')`);
});

test('staff are reminded once after 60 minutes of opening hours, and the owner once after 120', async () => {
  const [id = ''] = await mailed(1, 59 * MINUTE_S);
  expect(await remindedOf(ALL)).toBeUndefined();
  await mails.pass(MINUTE_S);
  expect(await remindedOf('new')).toBeUndefined();
  expect(await remindedOf(ALL)).toEqual([id]);
  await mails.pass(58 * MINUTE_S);
  expect(await remindedOf(ALL)).toBeUndefined();
  await mails.pass(2 * MINUTE_S);
  expect(await remindedOf('new,staff')).toBeUndefined();
  expect(await remindedOf(ALL)).toEqual([id]);
  await mails.pass(24 * 60 * MINUTE_S);
  expect(await remindedOf(ALL)).toBeUndefined();
});

test('no reminder, not even a retry, includes a lead that has just been claimed or is no longer New', async () => {
  const [claimed, answered, lost, freed] = await mailed(4, 60 * MINUTE_S);
  const mail = await mails.due(ALL);
  expect(mail?.leads).toEqual([claimed, answered, lost, freed]);
  await mails.settle(mail?.id ?? '', 'Resend answered 500');
  await sql(
    `insert into public.lead_follow_up (lead_id, state, lost_reason, owner, claimed_at) values
     ($1, 'New', null, gen_random_uuid(), now()), ($2, 'Contacted', null, null, null), ($3, 'Lost', 'Spam or test', null, null),
     ($4, 'New', null, null, null)`,
    [claimed, answered, lost, freed],
  );
  await mails.pass(MINUTE_S);
  expect(await mails.claim(ALL)).toMatchObject([{ mail_id: mail?.id, lead: { id: freed }, failure: 'Resend answered 500' }]);
});

describe('a lead whose contact link for a call was clicked', () => {
  let id: string;
  let version: number;

  async function act(kind: string, value: string | null = null): Promise<string> {
    const event = randomUUID();
    const body = { id: event, lead: id, seen: version, kind, value };
    const reply = await api.call('POST', '/rest/v1/rpc/desk_act', { token: await api.staffToken(), body });
    expect(reply).toMatchObject({ status: 200, body: { outcome: 'saved' } });
    ({ version } = (reply.body as { follow_up: { version: number } }).follow_up);
    return event;
  }
  const claimedAgo = async (minutes: number): Promise<unknown> =>
    await sql('update public.lead_follow_up set claimed_at = now() - make_interval(mins => $1::integer)', [minutes]);

  beforeEach(async () => {
    [id = ''] = await mailed(1, 90 * MINUTE_S);
    version = 0;
    await act('call');
  });

  test('causes no reminder for 60 minutes of opening hours, and then one reminder to the staff', async () => {
    await claimedAgo(59);
    expect(await remindedOf(ALL)).toBeUndefined();
    await claimedAgo(60);
    expect(await remindedOf(ALL)).toEqual([id]);
  });

  test('remains claimed while the studio is closed', async () => {
    const isUnclaimed = async () => await sql('select private.is_unclaimed($1) as answer', [id]);
    await claimedAgo(24 * 60);
    expect(await isUnclaimed()).toEqual([{ answer: true }]);
    const day = (offset: number): string => new Date(Date.now() + offset * 24 * 3_600_000).toISOString().slice(0, 10);
    await setHours({ ...ROUND_THE_CLOCK, exceptions: [{ from: day(-2), to: day(1), closed: true }] });
    expect(await isUnclaimed()).toEqual([{ answer: false }]);
  });

  test('causes a reminder immediately after “No answer”, but not after an undo or another call', async () => {
    const missed = await act('no answer');
    await act('undo', missed);
    expect(await remindedOf(ALL)).toBeUndefined();
    await act('no answer');
    await act('call');
    expect(await remindedOf(ALL)).toBeUndefined();
    await act('no answer');
    expect(await remindedOf(ALL)).toEqual([id]);
  });
});

test('no reminder is sent while the studio is closed; when it opens, new leads are emailed before reminders', async () => {
  const [waits] = await mailed(1, 61 * MINUTE_S);
  const today = new Date(Date.now() + 4 * 3_600_000).toISOString().slice(0, 10);
  const yesterday = new Date(Date.parse(today) - 24 * 3_600_000).toISOString().slice(0, 10);
  await setHours({ ...ROUND_THE_CLOCK, exceptions: [{ from: yesterday, to: today, closed: true }] });
  expect(await mails.due(ALL)).toBeUndefined();
  await setHours(ROUND_THE_CLOCK);
  const [fresh] = await mails.store(1);
  expect(await remindedOf(ALL)).toEqual([fresh]);
  expect(await remindedOf(ALL)).toEqual([waits]);
});

test('reminders and new leads share the caps; a lead that is eight days old causes no reminder', async () => {
  await mailed(1, 8 * 24 * 60 * MINUTE_S);
  expect(await mails.due(ALL)).toBeUndefined();
  const waiting = await mailed(2, 70 * MINUTE_S);
  await mails.sent(10, 30 * MINUTE_S, 'owner');
  // After ten emails within the hour only digests are sent.
  expect(await remindedOf(ALL)).toEqual(waiting);
  await mailed(1, 65 * MINUTE_S);
  expect(await mails.due(ALL)).toBeUndefined();
});

/** Sends the next emails; returns their kinds. */
async function send(count: number): Promise<(string | undefined)[]> {
  const kinds: (string | undefined)[] = [];
  while (kinds.length < count) {
    const mail = await mails.due(ALL);
    if (mail) await mails.settle(mail.id);
    kinds.push(mail?.kind);
  }
  return kinds;
}

test.each([
  [60, 1],
  [75, 3],
])('after %i emails in a day, one digest of each kind is sent every %i h', async (count, hours) => {
  await mails.sent(30, 4 * HOUR_S);
  await mails.sent(count - 30, 4 * HOUR_S, 'staff');
  await mailed(2, 121 * MINUTE_S);
  await mails.store(2);
  expect(await send(4)).toEqual(['new', 'staff', 'owner', undefined]);
  await mails.store(2);
  await mails.pass((60 * hours - 1) * MINUTE_S);
  expect(await mails.due(ALL)).toBeUndefined();
  await mails.pass(MINUTE_S);
  expect(await mails.due(ALL)).toMatchObject({ kind: 'new' });
});

test('of the eighty emails a day, twenty are kept for reminders, unless the function sends none', async () => {
  await mails.sent(60, 4 * HOUR_S);
  await mailed(2, 121 * MINUTE_S);
  const fresh = await mails.store(2);
  expect(await send(3)).toEqual(['staff', 'owner', undefined]);
  expect((await mails.due('new'))?.leads).toEqual(fresh);
});

test('the dashboard says since when and why a reminder is overdue, if the function sends reminders', async () => {
  await mailed(1, 76 * MINUTE_S);
  const [lead] = await sql('select to_jsonb(created_at) as received from public.lead_form');
  const overdue = (why: string) => ({ overdue: { ...lead, why } });
  await mails.due('new');
  expect(await mails.state()).not.toHaveProperty('overdue');
  await sql(`update private.setting set value = $1 where name = 'kinds_of_mail'`, [ALL]);
  expect(await mails.state()).toMatchObject(overdue('Not attempted yet'));
  await mails.sent(60, 4 * HOUR_S);
  expect(await mails.state()).toMatchObject(overdue('After 60 emails in a day, reminders go out once an hour'));
  await mails.sent(20, 4 * HOUR_S);
  expect(await mails.state()).toMatchObject(overdue('The limit of 80 emails a day is reached'));
  await sql("delete from private.lead_notification where claimed_at > now() - interval '1 day'");
  const mail = await mails.due(ALL);
  await mails.settle(mail?.id ?? '', 'Resend answered 403');
  expect(await mails.state()).toMatchObject({ unmailed: 0, failure: null, ...overdue('Resend answered 403') });
  await mails.settle(mail?.id ?? '');
  expect(await mails.state()).not.toHaveProperty('overdue');
});
