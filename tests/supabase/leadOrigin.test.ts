import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { LEADS, sharedApi } from '../support/api.ts';

const api = await sharedApi();

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
});

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

async function insert(header: string | undefined, id: string = randomUUID()): Promise<number> {
  const headers = header === undefined ? {} : { 'x-lead-origin': header, prefer: 'return=minimal' };
  return (await api.call('POST', LEADS, { body: { id, full_name: 'Noor' }, headers })).status;
}

/** Sends a lead with this origin and returns what is stored of it, without empty columns. */
async function originOf(origin: object): Promise<object | undefined> {
  const id = randomUUID();
  expect(await insert(base64(JSON.stringify(origin)), id)).toBe(201);
  const [row] = await api.database.sql<{ origin: object }>(
    `select jsonb_strip_nulls(to_jsonb(lead_origin) - 'lead_id') as origin from public.lead_origin where lead_id = $1`,
    [id],
  );
  return row?.origin;
}

test('the origin of a lead is stored with it', async () => {
  expect(
    await originOf({
      gclid: 'Cj0-t_1',
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'spring-lips',
      gad_campaignid: '21345678901',
      landing: '/lip-blush-dubai',
      referrer: 'https://www.google.com/',
    }),
  ).toEqual({
    channel: 'Google',
    campaign: 'spring-lips',
    medium: 'cpc',
    landing: '/lip-blush-dubai',
    referrer: 'www.google.com',
    click_kind: 'gclid',
    click_id: 'Cj0-t_1',
    told_by: 'visit',
  });
});

test.each([
  [{ gbraid: 'a' }, 'Google', undefined],
  [{ gclid: 'a', gad_campaignid: '21345678901' }, 'Google', 'Campaign 21345678901'],
  [{ utm_source: 'AdWords', utm_medium: 'paid_search' }, 'Google', undefined],
  [{ utm_source: 'google', utm_medium: 'organic' }, 'Google search', undefined],
  [{ utm_source: 'ig' }, 'Instagram', undefined],
  [{ utm_source: 'meta', fbclid: 'a' }, 'Facebook', undefined],
  [{ utm_source: 'TikTok', utm_campaign: 'two\n lines' }, 'TikTok', 'two lines'],
  [{ referrer: 'https://l.instagram.com/', fbclid: 'a' }, 'Instagram', undefined],
  [{ fbclid: 'a' }, 'Facebook', undefined],
  [{ referrer: 'https://www.google.ae/' }, 'Google search', undefined],
  [{ referrer: 'https://Guide.example/dubai' }, 'guide.example', undefined],
  [{ landing: '/about' }, 'Direct', undefined],
  [{ utm_source: 'google', utm_medium: 'cpc ' }, 'Google', undefined],
  [{ utm_source: 'an' }, 'Facebook', undefined],
  [{ utm_source: 'MSG' }, 'Facebook', undefined],
  [{ utm_source: '{{site_source_name}}', utm_campaign: '{{campaign.name}}', fbclid: 'a' }, 'Facebook', undefined],
  [{ utm_campaign: '%7Bcampaignid%7D', gclid: 'a', gad_campaignid: '21345678901' }, 'Google', 'Campaign 21345678901'],
  [{ utm_source: 'tiktok', utm_campaign: '__CAMPAIGN_NAME__' }, 'tiktok', undefined],
  [{ utm_source: 'x', utm_campaign: '\u202Espil-gnirps' }, 'x', 'spil-gnirps'],
  [{ utm_source: '\u200B', utm_campaign: '\u3164\u2800', landing: '/about' }, 'Direct', undefined],
  [{ utm_source: 'Other Campaigns' }, 'Direct', undefined],
])('%j comes from %s', async (origin, channel, campaign) => {
  const { campaign: stored, ...row } = (await originOf(origin)) as { channel: string; campaign?: string };
  expect([row.channel, stored]).toEqual([channel, campaign]);
});

test.each([
  ['\0abc', 'abc'],
  ['a\0\0b', 'a b'],
  ['a\\\0b', 'a\\ b'],
  ['a\\u0000b', 'a\\u0000b'],
])('the campaign %j does not cost the click id', async (utm_campaign, campaign) => {
  expect(await originOf({ gclid: 'x', utm_campaign })).toMatchObject({ channel: 'Google', campaign, click_id: 'x' });
});

test('an email address and a malformed click id are not stored', async () => {
  for (const utm_campaign of ['anna@example.com', 'anna%40example.com'])
    expect(await originOf({ utm_campaign })).not.toHaveProperty('campaign');
  for (const gclid of ['a<b', 'x'.repeat(401)]) expect(await originOf({ gclid })).not.toHaveProperty('click_id');
  expect(await originOf({ gclid: 'x'.repeat(400) })).toHaveProperty('click_kind', 'gclid');
});

test('a faulty header costs the origin, never the lead', async () => {
  const invalid = ['no base64!', base64('["gclid"]'), base64(JSON.stringify({ landing: 'x'.repeat(5_000) })), `"';drop table lead_form;--`];
  for (const header of [...invalid, Buffer.from([0x7b, 0xff, 0xfe]).toString('base64'), '']) expect(await insert(header)).toBe(201);
  expect(await api.database.sql('select from public.lead_origin')).toHaveLength(0);
  expect(await api.database.sql('select from public.lead_form')).toHaveLength(6);
});
