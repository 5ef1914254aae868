import { beforeEach, expect, test } from 'vitest';

import type { CampaignFigures } from '@/desk/model/campaigns';
import { campaignName, sortedCampaigns, totalOf } from '@/desk/model/campaignTable';
import { spendLines } from '@/desk/model/spend';

import { openDesk, sharedApi } from '../support/api.ts';

const api = await sharedApi();
const staff = await openDesk(api);
const maya = await openDesk(api, 'maya@studio.test');

beforeEach(async () => {
  await api.database.sql('delete from public.lead_form');
  await api.database.sql('delete from public.campaign_spend');
});

interface Sample {
  at: string;
  campaign?: string;
  click?: [kind: string, id: string];
  followUp?: object;
}

/** Stores a lead of a Google campaign or, without a campaign and a click, of unknown origin. */
async function store({ at, campaign, click = ['', ''], followUp }: Sample): Promise<string> {
  const id = crypto.randomUUID();
  const { sql } = api.database;
  await sql(`insert into public.lead_form (id, full_name, created_at) values ($1, 'Noor', $2)`, [id, at]);
  if (campaign !== undefined || click[0] !== '') {
    await sql(
      `insert into public.lead_origin (lead_id, channel, campaign, click_kind, click_id) values ($1, 'Google', $2, nullif($3, ''), nullif($4, ''))`,
      [id, campaign ?? null, ...click],
    );
  }
  if (followUp) {
    await sql(
      `insert into public.lead_follow_up (lead_id, state, lost_reason, first_contact_at, price, came, version)
       select $1, coalesce(f.state, 'New'), f.lost_reason, f.first_contact_at, f.price, f.came, 1
       from jsonb_populate_record(null::public.lead_follow_up, $2::jsonb) as f`,
      [id, JSON.stringify(followUp)],
    );
  }
  return id;
}

const NO_FIGURES = { leads: 0, answered: 0, booked: 0, came: 0, value: 0, spend: null };
const figuresOf = async (from: string, to: string): Promise<CampaignFigures[]> => {
  const found = await staff.desk.campaignFigures(from, to);
  return found === 'missing' ? [] : found;
};

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
const answered = { state: 'Contacted', first_contact_at: '2026-11-20' };

test('figures count the leads of whole months in Dubai, without spam', async () => {
  const campaign = 'spring-lips';
  await store({ at: '2026-10-31T20:00:00Z', campaign, followUp: answered });
  await store({ at: '2026-11-20', campaign, followUp: { ...answered, state: 'Booked', price: 3200, came: true } });
  await store({ at: '2026-11-20', campaign, followUp: { ...answered, state: 'Booked', price: 900 } });
  await store({ at: '2026-11-20', campaign, followUp: { state: 'Lost', lost_reason: 'Spam or test' } });
  await store({ at: '2026-11-30T19:59:59Z' });
  await store({ at: '2026-11-30T20:30:00Z', campaign });
  await maya.desk.saveSpend('2026-11-01', [
    { channel: 'Google', campaign, aed: 1200.5 },
    { channel: 'TikTok', campaign: null, aed: 300 },
  ]);
  await maya.desk.saveSpend('2026-12-01', [{ channel: 'Google', campaign, aed: 100 }]);
  const november = await staff.desk.campaignFigures('2026-11-01', '2026-12-01');
  expect(november).toHaveLength(3);
  expect(november).toEqual(
    expect.arrayContaining([
      { channel: 'Google', campaign, leads: 3, answered: 3, booked: 2, came: 1, value: 3200, spend: 1200.5 },
      { ...NO_FIGURES, channel: 'TikTok', campaign: null, spend: 300 },
      { ...NO_FIGURES, channel: null, campaign: null, leads: 1 },
    ]),
  );
  expect(await staff.desk.campaignFigures('2026-12-01', '2027-01-01')).toEqual([
    { ...NO_FIGURES, channel: 'Google', campaign, leads: 1, spend: 100 },
  ]);
  expect(await staff.desk.campaignFigures('2026-11-01', '2027-01-01')).toContainEqual(
    expect.objectContaining({ campaign, leads: 4, spend: 1300.5 }),
  );
});

test('names that differ in case are one campaign with one figure, and a typed "google" is Google', async () => {
  for (const campaign of ['spring-lips', 'spring-lips', 'Spring-Lips']) await store({ at: '2026-11-20', campaign });
  await maya.desk.saveSpend('2026-11-01', [{ channel: 'Google', campaign: 'SPRING-lips', aed: 500 }]);
  await maya.desk.saveSpend('2026-11-01', [{ channel: 'google', campaign: 'Spring-lips', aed: 600 }]);
  expect(await staff.desk.campaignFigures('2026-11-01', '2026-12-01')).toMatchObject([
    { channel: 'Google', campaign: 'spring-lips', leads: 3, spend: 600 },
  ]);
  const spends = await staff.desk.spend('2026-11-01');
  expect(spends).toMatchObject([{ channel: 'Google', campaign: 'Spring-lips', aed: 600 }]);
  const [line] = spendLines([{ ...NO_FIGURES, channel: 'Google', campaign: 'spring-lips' }], spends);
  expect(line?.saved?.aed).toBe(600);
  await maya.desk.saveSpend('2026-11-01', [{ channel: 'Google', campaign: 'spring-lips', aed: null }]);
  expect(await staff.desk.spend('2026-11-01')).toEqual([]);
});

test('another name for a channel never overwrites the channel’s own figure', async () => {
  const spent = { Instagram: 1500, ig: 80 };
  const figures = Object.entries(spent).map(([channel, aed]) => ({ channel, campaign: null, aed }));
  await maya.desk.saveSpend('2026-11-01', figures);
  const saved = (await staff.desk.spend('2026-11-01')).map(({ channel, aed }) => [channel, aed]);
  expect(Object.fromEntries(saved)).toEqual(spent);
});

test('invented campaigns share a line, and never bury one with spend or a booking', async () => {
  await api.database.sql(
    `with lead as (
       insert into public.lead_form (full_name, created_at) select 'Noor', '2026-11-20' from generate_series(1, 1200) returning id
     )
     insert into public.lead_origin (lead_id, channel, campaign)
     select id, 'Google', 'invented ' || row_number() over () from lead`,
  );
  for (let lead = 0; lead < 2; lead += 1) await store({ at: '2026-11-20', campaign: 'popular' });
  await store({ at: '2026-11-20', campaign: 'booked', followUp: { ...answered, state: 'Booked' } });
  await store({ at: '2026-11-20' });
  await maya.desk.saveSpend('2026-11-01', [{ channel: 'Instagram', campaign: 'paid', aed: 5000 }]);
  const figures = await figuresOf('2026-11-01', '2026-12-01');
  expect(figures).toHaveLength(41);
  expect(totalOf(figures)).toMatchObject({ leads: 1204, booked: 1, spend: 5000 });
  const named = figures.filter(({ campaign }) => !campaign?.startsWith('invented'));
  expect(sortedCampaigns(named).map((line) => [campaignName(line), line.leads])).toEqual([
    ['Google · popular', 2],
    ['Google · booked', 1],
    ['Instagram · paid', 0],
    ['Other campaigns', 1164],
    ['Not known', 1],
  ]);
});

test('a colleague sees a saved figure with its author, and can delete it', async () => {
  const figure = { channel: 'Google', campaign: 'spring-lips' };
  await maya.desk.saveSpend('2026-11-01', [{ ...figure, aed: 1200 }]);
  const [saved] = await staff.desk.spend('2026-11-01');
  expect(saved).toEqual({ ...figure, aed: 1200, byName: 'Maya', at: saved?.at });
  expect(Math.abs(Date.now() - (saved?.at ?? 0))).toBeLessThan(60_000);
  expect(await staff.desk.spend('2026-10-01')).toEqual([]);
  await staff.desk.saveSpend('2026-11-01', [{ ...figure, aed: null }]);
  expect(await maya.desk.spend('2026-11-01')).toEqual([]);
  await expect(staff.desk.saveSpend('2026-11-01', [{ ...figure, aed: 1_000_000 }])).rejects.toThrow('No such figure');
});

test.each([
  ['campaign', { channel: 'Instagram', campaign: 'boost @atelier.marina' }],
  ['campaign', { channel: 'Instagram', campaign: 'boost%40atelier' }],
  ['channel', { channel: 'maya@studio.test', campaign: null }],
  ['channel', { channel: 'Other  campaigns', campaign: null }],
] as const)('a %s that no lead can have is refused by name, and no figure is saved', async (name, refused) => {
  await staff.desk.saveSpend('2026-11-01', [{ channel: 'Instagram', campaign: null, aed: 1500 }]);
  const changes = [
    { channel: 'Google', campaign: 'spring-lips', aed: 1200 },
    { channel: 'Instagram', campaign: null, aed: null },
    { ...refused, aed: 80 },
  ];
  expect(await staff.desk.saveSpend('2026-11-01', changes)).toBe(name);
  expect(await staff.desk.spend('2026-11-01')).toMatchObject([{ channel: 'Instagram', campaign: null, aed: 1500 }]);
});

test('the origin of a lead is read, and null if there is none', async () => {
  const id = await store({ at: ago(1), campaign: 'spring-lips' });
  expect(await staff.desk.origin(id)).toEqual({ channel: 'Google', campaign: 'spring-lips', firstPage: null, toldBy: 'visit' });
  expect(await staff.desk.origin(await store({ at: ago(1) }))).toBeNull();
});

test('bookings from Google clicks of 90 days to 24 hours ago are conversions at the time they were last booked', async () => {
  /** Stores a lead with this click and sets these states in turn. */
  const clicked = async (click: string, days: number, ...states: ('Booked' | 'Contacted')[]): Promise<string> => {
    const [kind = '', clickId = ''] = click.split(' ');
    const leadId = await store({ at: ago(days), click: [kind, clickId] });
    for (const [seenVersion, state] of states.entries()) {
      const action = { kind: 'state', state, lostReason: null } as const;
      const request = { id: crypto.randomUUID(), account: staff.id, leadId, seenVersion, action };
      expect(await staff.desk.send(request)).toMatchObject({ outcome: 'saved' });
    }
    return leadId;
  };
  const samples = { 'gclid a': 2, 'gclid b': 80, 'wbraid w': 5, 'gclid old': 91, 'gclid young': 2 / 24, 'fbclid f': 5 };
  for (const [click, days] of Object.entries(samples)) await clicked(click, days, 'Booked');
  await clicked('gclid contacted', 3, 'Contacted');
  const twice = await clicked('gclid twice', 3, 'Booked', 'Contacted', 'Booked');
  await api.database.sql('update public.lead_follow_up set price = 3200 where lead_id = $1', [twice]);
  const found = await staff.desk.adConversions();
  const expected = ['gclid a null', 'gclid b null', 'wbraid w null', 'gclid twice 3200'];
  expect(found.map(({ clickKind, clickId, aed }) => `${clickKind} ${clickId} ${aed}`)).toEqual(expected);
  const [last] = await api.database.sql<{ at: string }>('select to_jsonb(max(at)) as at from public.lead_event where lead_id = $1', [
    twice,
  ]);
  expect(found.at(-1)?.bookedAt).toBe(Date.parse(last?.at ?? ''));
});
