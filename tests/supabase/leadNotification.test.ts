import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { expectErrors } from '../consoleErrors.ts';
import { type Api, type Reply, startApi } from './api.ts';
import { PRINTED } from './printed.ts';

const CLAIM = '/rest/v1/rpc/claim_lead_notification';
const RELEASE = '/rest/v1/rpc/release_lead_notification';
const lead = {
  full_name: 'Sofia',
  email: '',
  phone_number: '+971 50 000 0003',
  inquiry_type: 'Microneedling Therapy',
  message: null,
  source_page: 'skin-pen-microneedling-dubai',
};
type LeadFields = { [Field in keyof typeof lead]: string | null };

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(async () => await api.close());

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

async function store(fields: Partial<LeadFields> = {}): Promise<string> {
  const id = randomUUID();
  await api.call('POST', '/rest/v1/lead_form', { body: { id, ...lead, ...fields } });
  return id;
}

async function claim(fields: Partial<LeadFields> = {}): Promise<Reply> {
  const body = Object.fromEntries(Object.entries({ ...lead, ...fields }).map(([name, value]) => [`p_${name}`, value]));
  return await api.call('POST', CLAIM, { key: api.database.secretKey, body });
}

test('a stored lead is handed out once, as it is stored', async () => {
  const id = await store();
  expect(await claim()).toMatchObject({ status: 200, body: [{ id, ...lead }] });
  expect(await claim()).toMatchObject({ status: 200, body: [] });
});

test('a name, e-mail or phone that was not sent equals an empty one', async () => {
  const id = await store();
  expect((await claim({ email: null })).body).toMatchObject([{ id }]);
});

test.each(Object.keys(lead))('another %s is another lead', async (field) => {
  await store();
  expect((await claim({ [field]: 'something else' })).body).toEqual([]);
});

test('a record that was never stored gets nothing', async () => {
  expect((await claim()).body).toEqual([]);
});

test('after 15 minutes a lead is not handed out any more', async () => {
  await store();
  await api.database.sql(`update public.lead_form set created_at = now() - interval '15 minutes 1 second'`);
  expect((await claim()).body).toEqual([]);
  await api.database.sql(`update public.lead_form set created_at = now() - interval '14 minutes 50 seconds'`);
  expect((await claim()).body).toHaveLength(1);
});

test('twenty parallel calls share one lead; two equal leads are two', async () => {
  const ids = [await store(), await store()];
  const replies = await Promise.all(Array.from({ length: 20 }, async () => await claim()));
  const handedOut = replies.flatMap(({ body }) => (body as { id: string }[]).map(({ id }) => id));
  expect(handedOut.sort()).toEqual(ids.sort());
});

test('a released lead is handed out again', async () => {
  const id = await store();
  await claim();
  const release = async (): Promise<Reply> => await api.call('POST', RELEASE, { key: api.database.secretKey, body: { p_lead_id: id } });
  expect(await release()).toMatchObject({ status: 200, body: true });
  expect(await release()).toMatchObject({ status: 200, body: false });
  expect((await claim()).body).toMatchObject([{ id }]);
});

test('a call that never came back loses its lead after two minutes, one that was sent never', async () => {
  const id = await store();
  await claim();
  await api.database.sql(`update private.lead_notification set leased_until = leased_until - interval '119 seconds'`);
  expect((await claim()).body).toEqual([]);
  await api.database.sql(`update private.lead_notification set leased_until = leased_until - interval '1 second'`);
  expect((await claim()).body).toMatchObject([{ id }]);
  await api.database.sql(`update private.lead_notification set sent_at = now(), leased_until = now() - interval '1 second'`);
  expect((await claim()).body).toEqual([]);
});

test('at most ten mails within an hour: what comes then waits for a digest', async () => {
  await api.database.sql(`insert into public.lead_form (full_name) select 'Flood' from generate_series(1, 10)`);
  await api.database.sql(
    `insert into private.lead_notification (lead_id, mail_id, claimed_at) select id, id, now() - interval '59 minutes' from public.lead_form`,
  );
  const id = await store();
  expect((await claim()).body).toEqual([]);
  await api.database.sql(`update private.lead_notification set claimed_at = now() - interval '61 minutes'`);
  expect((await claim()).body).toMatchObject([{ id }]);
});

test('of twenty parallel calls for twenty leads ten are mailed at once', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `Lead ${index}`);
  for (const name of names) await store({ full_name: name });
  const replies = await Promise.all(names.map(async (name) => await claim({ full_name: name })));
  expect(replies.flatMap(({ body }) => body)).toHaveLength(10);
});

test('deleting a lead deletes its entry', async () => {
  const id = await store();
  await claim();
  const token = await api.staffToken();
  expect((await api.call('DELETE', `/rest/v1/lead_form?id=eq.${id}`, { token })).status).toBe(204);
  expect(await api.database.sql('select * from private.lead_notification')).toEqual([]);
});

test('visitors and staff can neither claim nor release', async () => {
  expectErrors(PRINTED.claim, PRINTED.release);
  const id = await store();
  const token = await api.staffToken();
  const fields = Object.fromEntries(Object.entries(lead).map(([name, value]) => [`p_${name}`, value]));
  for (const [call, status] of [
    [{}, 401],
    [{ token }, 403],
  ] as const) {
    expect(await api.call('POST', CLAIM, { ...call, body: fields })).toMatchObject({ status, body: { code: '42501' } });
    expect(await api.call('POST', RELEASE, { ...call, body: { p_lead_id: id } })).toMatchObject({ status, body: { code: '42501' } });
  }
  expect((await claim()).body).toMatchObject([{ id }]);
});

test('the guard inside holds where every right was granted', async () => {
  expectErrors('permission denied');
  await api.database.sql('grant execute on all functions in schema public to anon, authenticated');
  const reply = await api.call('POST', RELEASE, { body: { p_lead_id: randomUUID() } });
  expect(reply).toMatchObject({ status: 401, body: { code: '42501', message: 'permission denied' } });
});
