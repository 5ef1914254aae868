import { beforeAll, beforeEach, expect, test } from 'vitest';

import { type Api, sharedApi } from './api.ts';
import { DELETIONS, KEPT, LEADS, TARGET } from './roleActions.ts';

let api: Api;
let token: string;

beforeAll(async () => {
  api = await sharedApi();
  token = await api.staffToken();
});

beforeEach(async () => {
  for (const table of ['public.lead_form', 'public.lead_deletion']) await api.database.sql(`delete from ${table}`);
});

/** Stores a lead of that age, and its entry in the ledger of mails. */
const store = async (id: string, age: string): Promise<unknown> =>
  await api.database.sql(
    `with lead as (insert into public.lead_form (id, full_name, email, created_at) values ($1, 'Layla', 'layla@example.com', now() - $2::interval))
     insert into private.lead_notification (lead_id, mail_id, sent_at) values ($1, $1, now())`,
    [id, age],
  );
const deletions = async () => (await api.call('GET', `${DELETIONS}?order=at`, { token })).body as object[];

/** What is left of leads and mails after a night in which the owner wants leads of so many months. */
async function leftAfter(months: string): Promise<number[]> {
  await api.database.sql(`update private.setting set value = $1 where name = 'keep_leads_months'`, [months]);
  await api.database.sql('select private.purge_leads()');
  await api.database.sql(`update private.setting set value = '24' where name = 'keep_leads_months'`);
  const tables = ['public.lead_form', 'private.lead_notification', 'private.lead_sender'];
  return await Promise.all(tables.map(async (table) => (await api.database.sql(`select from ${table}`)).length));
}

test('a lead ends after 24 months, with its mail, its sender and old records; another time is the owner’s to set, 0 for ever', async () => {
  await store(TARGET, '24 months 1 day');
  await store(KEPT, '13 months');
  await api.database.sql(`insert into private.lead_sender (sender, inserted_at) values ('x', now() - interval '10 minutes')`);
  const old = `insert into public.lead_deletion (lead_id, lead_created_at, at, reason) values ($1, now(), now() - interval '25 months', 'age')`;
  await api.database.sql(old, [KEPT]);
  expect(await leftAfter('0')).toEqual([2, 2, 0]);
  expect(await leftAfter('24')).toEqual([1, 1, 0]);
  expect(await deletions()).toMatchObject([{ lead_id: TARGET, by_name: null, reason: 'age' }]);
  expect(await leftAfter('14')).toEqual([1, 1, 0]);
  expect(await leftAfter('12')).toEqual([0, 0, 0]);
});

test('the record says who deleted a lead, by the e-mail’s first part or the account’s name, and holds nothing of the visitor', async () => {
  for (const data of ['{"name": " Mira "}', '{}']) {
    await store(TARGET, '1 day');
    await api.database.sql(`update auth.users set raw_user_meta_data = $1::jsonb where email = 'staff@studio.test'`, [data]);
    expect((await api.call('DELETE', `${LEADS}?id=eq.${TARGET}`, { token })).status).toBe(204);
  }
  expect(await deletions()).toMatchObject([
    { by_name: 'Mira', reason: 'staff' },
    { by_name: 'staff', reason: 'staff' },
  ]);
  expect(JSON.stringify(await deletions())).not.toMatch(/Layla|example/);
});

test('a delete of the owner’s is recorded too, one that took nothing is not', async () => {
  await store(TARGET, '1 day');
  expect((await api.call('DELETE', `${LEADS}?id=eq.${TARGET}`)).status).toBe(204);
  expect(await deletions()).toEqual([]);
  await api.database.sql('delete from public.lead_form');
  expect(await deletions()).toMatchObject([{ lead_id: TARGET, by_name: 'postgres', reason: 'staff' }]);
});
