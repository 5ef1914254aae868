import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Api, startApi } from './api.ts';

const LEADS = '/rest/v1/lead_form';
const LEAD = '00000000-0000-4000-8000-000000000001';

let api: Api;
let staff: string;

beforeAll(async () => {
  api = await startApi();
  staff = await api.staffToken();
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from public.lead_deletion');
});

const store = async (name: string, age: string, id?: string): Promise<unknown> =>
  await api.database.sql(
    `insert into public.lead_form (id, full_name, phone_number, email, created_at)
     values (coalesce($3::uuid, gen_random_uuid()), $1, '+971 50 000 0001', 'layla@example.com', now() - $2::interval)`,
    [name, age, id ?? null],
  );
const names = async (): Promise<unknown[]> => {
  const rows = await api.database.sql<{ full_name: string }>('select full_name from public.lead_form order by full_name');
  return rows.map(({ full_name: name }) => name);
};
const purge = async (): Promise<unknown> =>
  (await api.database.sql<{ purged: number }>('select private.purge_leads() as purged'))[0]?.purged;
const deletions = async (): Promise<unknown> =>
  (await api.call('GET', '/rest/v1/lead_deletion?select=lead_id,by_name,reason&order=at', { token: staff })).body;
const deleteAsStaff = async (): Promise<number> => (await api.call('DELETE', `${LEADS}?id=eq.${LEAD}`, { token: staff })).status;

describe('the end of a lead', () => {
  test('comes after 24 months, for its entry in the ledger of mails too', async () => {
    await store('Old', '24 months 1 day', LEAD);
    await store('Young', '23 months 27 days');
    await api.database.sql(`insert into private.lead_notification (lead_id, mail_id, sent_at) values ($1, $1, now())`, [LEAD]);
    expect(await purge()).toBe(1);
    expect(await names()).toEqual(['Young']);
    expect(await api.database.sql('select lead_id from private.lead_notification')).toEqual([]);
    expect(await deletions()).toEqual([{ lead_id: LEAD, by_name: null, reason: 'age' }]);
  });

  test('is the owner’s to set; 0 keeps leads for ever', async () => {
    await store('Of last year', '13 months');
    for (const [months, left] of [
      ['0', 1],
      ['14', 1],
      ['12', 0],
    ] as const) {
      await api.database.sql(`update private.setting set value = $1 where name = 'keep_leads_months'`, [months]);
      await purge();
      expect(await names()).toHaveLength(left);
    }
    await api.database.sql(`update private.setting set value = '24' where name = 'keep_leads_months'`);
  });

  test('takes what limits the visitors along, and records of deletions after 24 months', async () => {
    await api.database.sql(`insert into private.lead_sender (sender, inserted_at) values ('x', now() - interval '10 minutes')`);
    await api.database.sql(`
      insert into public.lead_deletion (lead_id, lead_created_at, at, reason)
      values (gen_random_uuid(), now(), now() - interval '24 months 1 day', 'age'), ('${LEAD}', now(), now() - interval '23 months', 'age')`);
    await purge();
    expect(await api.database.sql('select id from private.lead_sender')).toEqual([]);
    expect(await deletions()).toMatchObject([{ lead_id: LEAD }]);
  });
});

describe('the record of a deletion', () => {
  test('says who deleted the lead, by the first part of the e-mail or the account’s name, and holds nothing of the visitor', async () => {
    await store('Layla Haddad', '1 day', LEAD);
    expect(await deleteAsStaff()).toBe(204);
    expect(await deletions()).toEqual([{ lead_id: LEAD, by_name: 'staff', reason: 'staff' }]);

    await store('Layla Haddad', '1 day', LEAD);
    await api.database.sql(`update auth.users set raw_user_meta_data = '{"name": " Mira "}' where email = 'staff@studio.test'`);
    expect(await deleteAsStaff()).toBe(204);
    expect(await deletions()).toMatchObject([{ by_name: 'staff' }, { by_name: 'Mira' }]);
    await api.database.sql(`update auth.users set raw_user_meta_data = '{}' where email = 'staff@studio.test'`);

    const [kept] = await api.database.sql<{ text: string }>('select jsonb_agg(to_jsonb(d))::text as text from public.lead_deletion as d');
    expect(kept?.text).not.toMatch(/Layla|971|example/);
  });

  test('is made for each lead of a statement, also of one by the owner, and for none that stayed', async () => {
    await store('A', '1 day');
    await store('B', '1 day');
    expect((await api.call('DELETE', `${LEADS}?full_name=eq.A`)).status).toBe(204);
    expect(await deletions()).toEqual([]);
    await api.database.sql('delete from public.lead_form');
    expect(await deletions()).toMatchObject([{ by_name: 'postgres', reason: 'staff' }, { by_name: 'postgres' }]);
  });
});
