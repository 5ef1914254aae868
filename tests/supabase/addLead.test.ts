import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { isBlank } from '@/desk/model/text';

import { LEADS, type Reply, sharedApi } from '../support/api.ts';
import { mailTable } from '../support/mailTable.ts';

const api = await sharedApi();
const token = await api.staffToken();
const mails = mailTable(api);

beforeEach(async () => await api.database.sql('delete from public.lead_form'));

const noor = {
  full_name: 'Noor',
  email: '',
  phone_number: '+971 50 123 4567',
  inquiry_type: 'lip-blush',
  message: '',
  source_page: 'WhatsApp',
};

async function add(id: string, lead: object = noor, advert: object = {}): Promise<Reply> {
  return await api.call('POST', '/rest/v1/rpc/add_lead', { token, body: { p_id: id, p_lead: lead, ...advert } });
}

const rowsOf = async (table: string) => await api.database.sql(`select * from ${table}`);

test('a lead added by hand is answered by the caller, told by staff and never emailed', async () => {
  const id = randomUUID();
  const advert = { p_channel: 'Google', p_campaign: 'spring-lips' };
  const reply = await add(id, noor, advert);
  expect(reply).toMatchObject({
    status: 200,
    body: { lead: { id, ...noor }, follow_up: { state: 'Contacted', owner_name: 'staff', added_by_hand: true, version: 1 } },
  });
  expect(await add(id, noor, advert)).toEqual(reply);
  expect(await rowsOf('public.lead_form')).toMatchObject([{ id, ...noor }]);
  expect(await rowsOf('public.lead_origin')).toMatchObject([
    { channel: 'Google', campaign: 'spring-lips', told_by: 'staff', click_id: null },
  ]);
  expect(await rowsOf('public.lead_event')).toMatchObject([{ kind: 'added', value: 'WhatsApp', by_name: 'staff' }]);
  await api.database.sql(`update public.lead_form set created_at = now() - interval '2 days'`);
  for (const kind of ['new', 'staff', 'owner']) expect(await mails.due(kind)).toBeUndefined();
  expect(await mails.state()).toMatchObject({ unmailed: 0, sent: null });
});

test.each<[string, object, object?]>([
  ['number', { ...noor, phone_number: '+971 50 765 4321' }],
  ['service', { ...noor, inquiry_type: null }],
  ['message', { ...noor, message: 'Friday' }],
  ['way', { ...noor, source_page: 'Call' }],
  ['advert', noor, { p_channel: 'Google', p_campaign: 'spring-lips' }],
])('a repeated id with another %s is a conflict, and the first lead stays', async (_what, changed, advert) => {
  const id = randomUUID();
  await add(id);
  expect(await add(id, changed, advert)).toMatchObject({ status: 409, body: { code: 'PT409' } });
  expect(await rowsOf('public.lead_form')).toMatchObject([{ id, ...noor }]);
  expect(await rowsOf('public.lead_origin')).toMatchObject([{ channel: 'WhatsApp', campaign: null }]);
});

test('a deleted lead stays deleted, whoever sends it again', async () => {
  const id = randomUUID();
  await add(id);
  await api.call('DELETE', `${LEADS}?id=eq.${id}`, { token });
  expect(await add(id)).toMatchObject({ status: 409, body: { code: '23505' } });
  expect(await api.call('POST', LEADS, { body: { id, ...noor } })).toMatchObject({ status: 409, body: { code: '23505' } });
  expect(await rowsOf('public.lead_form')).toEqual([]);
});

test('a visitor’s id, an unknown way, a lead without name and number, and a large one are refused', async () => {
  const id = randomUUID();
  await api.call('POST', LEADS, { body: { id, full_name: 'Visitor' } });
  expect((await add(id)).status).toBe(409);
  expect((await add(randomUUID(), { ...noor, source_page: 'home_popup' })).status).toBe(400);
  for (const blank of [' ', ' \n', '\u200b', '\u202e\u3164\u2800'])
    expect((await add(randomUUID(), { ...noor, full_name: blank, phone_number: blank })).status).toBe(400);
  expect((await add(randomUUID(), { ...noor, message: 'x'.repeat(8_000) })).status).toBe(413);
  expect(await rowsOf('public.lead_form')).toHaveLength(1);
});

test('the database and the dashboard agree on which characters show nothing', async () => {
  // Unicode assigns nothing between the third plane and the tags.
  const [row] = await api.database.sql<{ blank: number[] }>(
    `select array_agg(code order by code) as blank
     from (select generate_series(1, 131071) union all select generate_series(917504, 921599)) as codes (code)
     where code not between 55296 and 57343 and private.plain_text(chr(code)) = ''`,
  );
  const codes = Array.from({ length: 0xe1000 }, (_, code) => code).filter((code) => code > 0 && (code < 0x20000 || code >= 0xe0000));
  expect(row?.blank).toEqual(codes.filter((code) => isBlank(String.fromCodePoint(code))));
});
