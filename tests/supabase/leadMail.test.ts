import { beforeEach, describe, expect, test } from 'vitest';

import { LEADS, sharedApi } from '../support/api.ts';
import { type DueMail, mailTable } from '../support/mailTable.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

const api = await sharedApi();
const mails = mailTable(api);

const empty = async (): Promise<unknown> => await api.database.sql('delete from public.lead_form');
beforeEach(empty);

async function expectDue(): Promise<DueMail> {
  const mail = await mails.due();
  if (!mail) throw new Error('Nothing is due.');
  return mail;
}

/** Expects an email to become due after `seconds` and not before, with 20 s of tolerance for a busy machine. */
async function expectDueIn(seconds: number): Promise<DueMail> {
  await mails.pass(seconds - 20);
  expect(await mails.due()).toBeUndefined();
  await mails.pass(20);
  return await expectDue();
}

describe('a lead', () => {
  test('becomes due after a minute, is claimed once, and counts as mailed only after its email was sent', async () => {
    const [id = ''] = await mails.store(1, 0);
    expect(await expectDueIn(MINUTE_S)).toMatchObject({ id, leads: [id] });
    expect(await mails.due()).toBeUndefined();
    expect(await mails.told()).toEqual({ [id]: false });
    expect(await mails.settle(id)).toBe(1);
    expect(await mails.told()).toEqual({ [id]: true });
    await mails.pass(HOUR_S);
    expect(await mails.due()).toBeUndefined();
  });

  test('claimed by a process that died is due again after two minutes, as the same email; once sent, it stays sent', async () => {
    await mails.store(1);
    const first = await expectDue();
    expect(await expectDueIn(2 * MINUTE_S)).toEqual(first);
    await mails.settle(first.id);
    expect(await mails.settle(first.id, 'Resend did not answer')).toBe(0);
    expect(await mails.told()).toEqual({ [first.id]: true });
  });

  test('whose email failed is due again after 1, 2, 4 ... 32 minutes, then every hour, for seven days', async () => {
    await mails.store(1);
    const { id } = await expectDue();
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await mails.settle(id, 'Resend answered 500')).toBe(1);
      expect((await expectDueIn(minutes * MINUTE_S)).id).toBe(id);
    }
    await mails.pass(7 * DAY_S);
    expect(await mails.due()).toBeUndefined();
  });
});

describe('several leads', () => {
  test('get one email each up to three leads; four leads share a digest, and two hundred fill four digests of fifty', async () => {
    const three = await mails.store(3);
    expect([await mails.due(), await mails.due(), await mails.due()]).toEqual(three.map((id) => ({ id, kind: 'new', leads: [id] })));
    const four = await mails.store(4);
    expect((await expectDue()).leads).toEqual(four);
    const many = await mails.store(200);
    const digests = [await expectDue(), await expectDue(), await expectDue(), await expectDue()];
    expect(digests.map(({ leads }) => leads)).toEqual([0, 50, 100, 150].map((from) => many.slice(from, from + 50)));
  });

  test('in a failed digest are sent again in the same digest, without deleted leads and without new leads', async () => {
    const four = await mails.store(4);
    const { id } = await expectDue();
    await mails.settle(id, 'Resend answered 500');
    await api.database.sql('delete from public.lead_form where id = $1', [four[0]]);
    await mails.pass(MINUTE_S);
    await mails.store(1);
    expect(await mails.due()).toMatchObject({ id, leads: four.slice(1) });
    expect(await mails.settle(id)).toBe(3);
  });
});

describe('the caps', () => {
  test('beyond ten emails in an hour, a digest is sent every six minutes, even while another email keeps failing', async () => {
    const [failed = ''] = await mails.store(1);
    await expectDue();
    await mails.settle(failed, 'Resend answered 403');
    await mails.sent(10, 30 * MINUTE_S);
    expect((await expectDueIn(MINUTE_S)).id).toBe(failed);
    const two = await mails.store(2);
    const digest = await expectDue();
    expect(digest.leads).toEqual(two);
    await mails.settle(digest.id);
    await mails.settle(failed);
    await mails.store(2);
    await expectDueIn(6 * MINUTE_S);
  });

  test('at most twenty emails are sent in an hour, including retries; a setting changes that limit for another plan', async () => {
    const [failed = ''] = await mails.store(1);
    await expectDue();
    await mails.settle(failed, 'Resend answered 500');
    await mails.pass(61 * MINUTE_S);
    await mails.sent(20, 30 * MINUTE_S);
    expect(await mails.due()).toBeUndefined();
    await api.database.sql(`update private.setting set value = '21' where name = 'mails_an_hour'`);
    const due = await mails.due();
    await api.database.sql(`update private.setting set value = '20' where name = 'mails_an_hour'`);
    expect(due?.id).toBe(failed);
    await mails.settle(failed, 'Resend answered 500');
    expect((await expectDueIn(30 * MINUTE_S)).id).toBe(failed);
  });

  test('at most eighty emails are sent in a day, and the last twenty are digests an hour apart', async () => {
    await mails.sent(60, 2 * HOUR_S);
    const two = await mails.store(2);
    const digest = await expectDue();
    expect(digest.leads).toEqual(two);
    await mails.settle(digest.id);
    await mails.store(2);
    await expectDueIn(HOUR_S);
    await empty();
    await mails.sent(80, 23 * HOUR_S);
    await mails.store(1, 0);
    await expectDueIn(HOUR_S);
  });
});

describe('the request that a skin-pen form makes to the function', () => {
  const six = { full_name: 'Sofia', email: '', phone_number: '+971 50 000 0003', inquiry_type: 'Facial', message: null, source_page: '/x' };
  const store = async (): Promise<unknown> => await api.call('POST', LEADS, { body: six });
  async function claim(changed: object = {}): Promise<unknown[]> {
    const body = Object.fromEntries(Object.entries({ ...six, ...changed }).map(([name, value]) => [`p_${name}`, value]));
    return (await api.call('POST', '/rest/v1/rpc/claim_lead_notification', { key: api.database.secretKey, body })).body as unknown[];
  }

  test('claims a stored lead once, within 15 minutes, and only if all six values match', async () => {
    await store();
    for (const field of Object.keys(six)) expect(await claim({ [field]: 'something else' })).toEqual([]);
    expect(await claim({ email: null })).toMatchObject([six]);
    expect(await claim()).toEqual([]);
    await store();
    await mails.pass(15 * MINUTE_S);
    expect(await claim()).toEqual([]);
  });

  test('leaves a failed email to the sweep, which knows whether it was refused, and claims an equal later lead', async () => {
    await store();
    const [first] = (await claim()) as { id: string }[];
    await mails.settle(first?.id ?? '', 'Resend answered 422');
    await mails.pass(2 * MINUTE_S);
    expect(await claim()).toEqual([]);
    await store();
    expect(await claim()).toMatchObject([{ id: expect.not.stringContaining(first?.id ?? '') }]);
  });

  test('claims two equal leads once each, even in simultaneous requests, and none beyond ten emails in the hour', async () => {
    await store();
    await store();
    expect((await Promise.all(Array.from({ length: 20 }, async () => await claim()))).flat()).toHaveLength(2);
    await mails.sent(8, 59 * MINUTE_S);
    await store();
    expect(await claim()).toEqual([]);
  });
});

test('staff see leads not emailed within ten minutes, the last failure, and whether emails are switched on', async () => {
  await mails.store(1, 8 * DAY_S);
  await mails.store(1);
  await mails.settle((await expectDue()).id, 'Resend answered 403');
  // The reason is known at once, the lead counts as unmailed after ten minutes.
  const refusal = 'Resend answered 403';
  expect(await mails.state()).toEqual({ staff: true, mail: 'off', unmailed: 0, oldest: null, failure: null, sent: null, refusal });
  await mails.pass(10 * MINUTE_S);
  const [lead] = await api.database.sql<{ at: string }>('select to_jsonb(max(created_at)) as at from public.lead_form');
  await api.database.sql(`select private.set_functions('https://example.com/functions/v1/', 'sb_publishable_x')`);
  expect(await mails.state()).toEqual({ staff: true, mail: 'on', unmailed: 1, oldest: lead?.at, failure: refusal, sent: null, refusal });
  await api.database.sql(`delete from private.setting where name in ('functions_url', 'publishable_key')`);
});
