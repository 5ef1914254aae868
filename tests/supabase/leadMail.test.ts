import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Api, startApi } from './api.ts';
import { type DueMail, type MailTable, mailTable } from './mailTable.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

let api: Api;
let mails: MailTable;

beforeAll(async () => {
  api = await startApi();
  mails = mailTable(api);
});

afterAll(async () => await api.close());

beforeEach(async () => await mails.empty());

/** As many mails of one lead each, sent so long ago. */
async function history(count: number, agoS: number): Promise<void> {
  await api.database.sql(
    `with old as (insert into public.lead_form (created_at) select now() - interval '1 day' from generate_series(1, $1::integer) returning id)
     insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at)
     select id, id, at, at from old cross join (select now() - make_interval(secs => $2::integer) as at) as past`,
    [count, agoS],
  );
}

async function expectDue(): Promise<DueMail> {
  const mail = await mails.due();
  if (!mail) throw new Error('Nothing is due.');
  return mail;
}

describe('a lead', () => {
  test('is due a minute after it came, for the visitor’s own call goes first', async () => {
    const [id] = await mails.store(1, 58);
    expect(await mails.due()).toBeUndefined();
    await mails.pass(2);
    expect(await mails.due()).toEqual({ id, leads: [id] });
  });

  test('is handed out once, and is told once its mail was sent', async () => {
    const [id = ''] = await mails.store(1);
    await expectDue();
    expect(await mails.due()).toBeUndefined();
    expect(await mails.told()).toEqual({ [id]: false });
    expect(await mails.settle(id)).toBe(1);
    expect(await mails.told()).toEqual({ [id]: true });
    await mails.pass(HOUR_S);
    expect(await mails.due()).toBeUndefined();
  });

  test('whose sender went away is due again after two minutes, as the same mail', async () => {
    await mails.store(1);
    const first = await expectDue();
    await mails.pass(2 * MINUTE_S - 2);
    expect(await mails.due()).toBeUndefined();
    await mails.pass(2);
    expect(await mails.due()).toEqual(first);
  });

  test('that could not be mailed is due again after 1, 2, 4 ... 32 minutes, then every hour', async () => {
    await mails.store(1);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const { id } = await expectDue();
      expect(await mails.settle(id, 'Resend answered 500')).toBe(1);
      await mails.pass(minutes * MINUTE_S - 2);
      expect(await mails.due()).toBeUndefined();
      await mails.pass(2);
    }
    expect(await mails.due()).toBeDefined();
  });

  test('of more than seven days ago is no news', async () => {
    await mails.store(1, 7 * 24 * HOUR_S + 1);
    expect(await mails.due()).toBeUndefined();
  });

  test('that stays unsent for seven days is given up', async () => {
    await mails.store(1);
    const { id } = await expectDue();
    await mails.settle(id, 'Resend answered 403');
    await mails.pass(7 * 24 * HOUR_S);
    expect(await mails.due()).toBeUndefined();
  });

  test('that was sent late stays sent, whatever a second sender says', async () => {
    const [id = ''] = await mails.store(1);
    await expectDue();
    await mails.pass(2 * MINUTE_S);
    await expectDue();
    await mails.settle(id);
    expect(await mails.settle(id, 'Resend did not answer')).toBe(0);
    expect(await mails.told()).toEqual({ [id]: true });
  });
});

describe('several leads', () => {
  test('up to three are one mail each, four are a digest', async () => {
    const three = await mails.store(3);
    expect([await mails.due(), await mails.due(), await mails.due()]).toEqual(three.map((id) => ({ id, leads: [id] })));
    const four = await mails.store(4);
    const digest = await expectDue();
    expect(digest.leads).toEqual(four);
    expect(four).not.toContain(digest.id);
  });

  test('two hundred are four digests of fifty', async () => {
    const ids = await mails.store(200);
    const digests = [await expectDue(), await expectDue(), await expectDue(), await expectDue()];
    expect(digests.map(({ leads }) => leads.length)).toEqual([50, 50, 50, 50]);
    expect(digests.flatMap(({ leads }) => leads)).toEqual(ids);
    expect(await mails.due()).toBeUndefined();
  });

  test('of a digest that failed come again in it, and none besides', async () => {
    const four = await mails.store(4);
    const digest = await expectDue();
    await mails.settle(digest.id, 'Resend answered 500');
    await mails.pass(MINUTE_S);
    await mails.store(1);
    expect(await mails.due()).toEqual({ id: digest.id, leads: four });
  });

  test('a lead that is deleted inside of a digest is in no later try, and the rest is told', async () => {
    const four = await mails.store(4);
    const digest = await expectDue();
    await mails.settle(digest.id, 'Resend answered 500');
    await api.database.sql('delete from public.lead_form where id = $1', [four[0]]);
    await mails.pass(MINUTE_S);
    expect(await mails.due()).toEqual({ id: digest.id, leads: four.slice(1) });
    expect(await mails.settle(digest.id)).toBe(3);
  });

  test('a digest of which every lead was deleted is no mail', async () => {
    await mails.store(4);
    const digest = await expectDue();
    await mails.empty();
    expect(await mails.settle(digest.id)).toBe(0);
    await mails.pass(HOUR_S);
    expect(await mails.due()).toBeUndefined();
  });

  test('twenty parallel claims hand each lead out once', async () => {
    const ids = await mails.store(30);
    const handed = await Promise.all(Array.from({ length: 20 }, async () => await mails.due()));
    expect(handed.flatMap((mail) => mail?.leads ?? [])).toEqual(ids);
  });
});

describe('the caps', () => {
  test('five leads a minute: ten digests, then one in six minutes', async () => {
    const sentAt: number[] = [];
    const sizes: number[] = [];
    for (let minute = 1; minute <= 60; minute += 1) {
      await mails.store(5);
      for (let mail = await mails.due(); mail; mail = await mails.due()) {
        sentAt.push(minute);
        sizes.push(mail.leads.length);
        await mails.settle(mail.id);
      }
      await mails.pass(MINUTE_S);
    }
    expect(sentAt).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 22, 28, 34, 40, 46, 52, 58]);
    expect(sizes).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 30, 30, 30, 30, 30, 30, 30, 30]);
  });

  test('twenty mails within an hour are all, also of those that failed before', async () => {
    const [failed] = await mails.store(1);
    await expectDue();
    await mails.settle(failed ?? '', 'Resend answered 500');
    await mails.pass(61 * MINUTE_S);
    await history(20, 59 * MINUTE_S);
    expect(await mails.due()).toBeUndefined();
    await mails.pass(MINUTE_S);
    expect(await mails.due()).toEqual({ id: failed, leads: [failed] });
  });

  test('mails that were handed out, but not sent, count too', async () => {
    for (let count = 0; count < 5; count += 1) {
      await mails.store(4);
      await expectDue();
    }
    await history(15, 7 * MINUTE_S);
    await mails.store(4);
    expect(await mails.due()).toBeUndefined();
  });

  test('the last twenty of a day are digests, an hour apart', async () => {
    await history(60, 2 * HOUR_S);
    const first = await mails.store(2);
    const digest = await expectDue();
    expect(digest.leads).toEqual(first);
    await mails.settle(digest.id);
    await mails.store(2);
    await mails.pass(HOUR_S - 2);
    expect(await mails.due()).toBeUndefined();
    await mails.pass(2);
    expect(await mails.due()).toBeDefined();
  });

  test('eighty a day are all', async () => {
    await history(80, 23 * HOUR_S);
    await mails.store(1);
    expect(await mails.due()).toBeUndefined();
    await mails.pass(HOUR_S);
    expect(await mails.due()).toBeDefined();
  });

  test('a digest waits for no mail that fails again and again', async () => {
    const [failed = ''] = await mails.store(1);
    await expectDue();
    await mails.settle(failed, 'Resend answered 403');
    await history(10, 30 * MINUTE_S);
    await mails.pass(7 * MINUTE_S);
    expect((await expectDue()).id).toBe(failed);
    const [fresh] = await mails.store(1);
    expect((await expectDue()).leads).toEqual([fresh]);
  });

  test('an owner with another plan changes a figure', async () => {
    await history(20, 59 * MINUTE_S);
    await mails.store(1);
    await api.database.sql(`update private.setting set value = '21' where name = 'mails_an_hour'`);
    expect(await mails.due()).toBeDefined();
    await api.database.sql(`update private.setting set value = '20' where name = 'mails_an_hour'`);
  });
});

describe('what staff see', () => {
  const state = async (): Promise<unknown> =>
    (await api.call('POST', '/rest/v1/rpc/staff_state', { token: await api.staffToken(), body: {} })).body;

  test('a lead counts as untold after ten minutes, with the last failure', async () => {
    const [first, second] = await mails.store(2);
    for (const id of [first, second]) {
      await expectDue();
      await mails.settle(id ?? '', `Failure of ${id}`);
      await mails.pass(1);
    }
    expect(await state()).toEqual({ staff: true, mail: 'off', untold: 0, oldest: null, failure: null });
    await mails.pass(10 * MINUTE_S);
    const [oldest] = await api.database.sql<{ at: string }>('select to_jsonb(min(created_at)) as at from public.lead_form');
    expect(await state()).toEqual({ staff: true, mail: 'off', untold: 2, oldest: oldest?.at, failure: `Failure of ${second}` });
    for (const id of [first, second]) await mails.settle(id ?? '');
    expect(await state()).toMatchObject({ untold: 0, oldest: null, failure: null });
  });

  test('a lead that nobody ever claimed is untold too; one of more than seven days ago is not counted', async () => {
    await mails.store(1, 11 * MINUTE_S);
    await mails.store(1, 8 * 24 * HOUR_S);
    expect(await state()).toMatchObject({ untold: 1, failure: null });
  });

  test('mails are off until the owner has named the functions', async () => {
    await api.database.sql(`select private.set_functions('https://example.com/functions/v1/', 'sb_publishable_x')`);
    expect(await state()).toMatchObject({ mail: 'on' });
    expect(await api.database.sql(`select value from private.setting where name = 'functions_url'`)).toEqual([
      { value: 'https://example.com/functions/v1' },
    ]);
    await api.database.sql(`delete from private.setting where name in ('functions_url', 'publishable_key')`);
  });
});
