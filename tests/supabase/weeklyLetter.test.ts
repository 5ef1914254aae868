import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { medianFirstResponse } from '@/desk/model/counters';
import { overviewOf } from '@/desk/model/overview';

import { dayNumber, dayStart, dubaiDay, showWeekday } from '../../src/desk/model/dubaiTime.ts';
import { studioHours } from '../../src/site/studioHours.ts';
import type { WeekFigures } from '../../supabase/functions/send-lead-notification/letter.ts';
import { sharedApi } from '../support/api.ts';
import { bareLead, followUp, snapshot } from '../support/fixtures.ts';
import { mailTable } from '../support/mailTable.ts';

const [MINUTE_MS, MINUTE_S, HOUR_S] = [60_000, 60, 3600];
/** Today in Dubai is the letter's day. */
const TODAY = dubaiDay(Date.now());
const NOTHING = 'Nothing needs changing. Keep answering as you do.';

const api = await sharedApi();
const mails = mailTable(api);
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => await api.database.sql<Row>(text, values);
const setLetter = async (value: string): Promise<unknown> =>
  await sql(`update private.setting set value = $1 where name = 'letter'`, [value]);

async function empty(): Promise<void> {
  await sql('delete from public.lead_form');
  await sql('delete from private.weekly_letter');
}

beforeEach(async () => {
  await empty();
  await setLetter(`${showWeekday(Date.now())} 00:00`);
});
afterAll(async () => {
  await empty();
  await setLetter('off');
});

/** The time `days` days before today in Dubai, in ms. */
const at = (days: number, clock: string): number => dayStart(dayNumber(Date.now()) - days) + Date.parse(`1970-01-01T${clock}:00Z`);

interface Part {
  answered?: number;
  state?: 'New' | 'Contacted' | 'Booked' | 'Lost';
  reason?: 'Price' | 'Spam or test';
  /** Strangers can send the names of ways that staff choose from; only the origin tells who typed the lead in. */
  source?: string;
  toldBy?: 'staff';
  channel?: string;
  campaign?: string;
  click?: string;
}

/** Stores leads that came at this time and were mailed long ago. */
async function store(came: number, part: Part = {}, count = 1): Promise<void> {
  const { answered, reason, source = '/x', toldBy = 'visit', channel, campaign, click } = part;
  const state = part.state ?? (reason ? 'Lost' : answered === undefined ? 'New' : 'Contacted');
  const time = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
  await sql(
    `with lead as (
       insert into public.lead_form (full_name, email, phone_number, message, source_page, created_at)
       select 'Secret Name', 'secret@example.test', '+971 50 555 5555', 'Secret message', $1, $2 from generate_series(1, $9::integer) returning id
     ), mail as (
       insert into private.lead_notification (lead_id, kind, mail_id, claimed_at, sent_at)
       select id, kind, id, '-infinity', '-infinity' from lead, unnest(array['new', 'staff', 'owner']) as kind
     ), follow_up as (
       insert into public.lead_follow_up (lead_id, state, lost_reason, first_contact_at) select id, $3, $4, $5 from lead
     )
     insert into public.lead_origin (lead_id, channel, campaign, click_kind, click_id, told_by)
     select id, $6, $7, case when $8::text is not null then 'gclid' end, $8, $10 from lead where $6::text is not null`,
    [source, time(came), state, reason ?? null, time(answered), channel ?? null, campaign ?? null, click ?? null, count, toldBy],
  );
}

async function figures(daysBefore = 0): Promise<WeekFigures> {
  const [row] = await sql<{ figures: WeekFigures }>('select private.week_figures($1::date - $2::integer) as figures', [TODAY, daysBefore]);
  if (!row) throw new Error('There are no figures.');
  return row.figures;
}
const facts = async () => Object.fromEntries((await figures()).facts);
const advice = async () => (await figures()).advice;

const claim = async (kinds = 'new,staff,owner,letter') => await mails.claim(kinds);

/** The week of the specification's sample letter. */
async function storeSampleWeek(): Promise<void> {
  const came = at(3, '10:00');
  for (const [index, minutes] of [5, 15, 20, 30, 36, 40, 60, 120].entries()) {
    const booked = { state: 'Booked', channel: 'Google', click: 'Cj0' } as const;
    const origin = index < 3 ? booked : index < 7 ? { channel: 'Facebook', campaign: 'evil.example/x' } : {};
    await store(came, { answered: came + minutes * MINUTE_MS, ...origin });
  }
  // Late: two were answered after four open hours, one was not answered.
  await store(at(3, '19:30'), { answered: at(2, '12:30'), state: 'Booked' });
  await store(at(4, '19:59'), { answered: at(3, '13:00') });
  await store(at(2, '12:00'));
  // Added by hand, so it counts as a lead only.
  await store(at(1, '12:00'), { answered: at(1, '12:00'), channel: 'WhatsApp', toldBy: 'staff' });
  // Other weeks, and spam.
  await store(at(8, '23:59'));
  await store(at(0, '00:00'));
  await store(came, { answered: came + MINUTE_MS, reason: 'Spam or test' });
}

test('the letter is due from its weekday and time in Dubai until the end of the second day after', async () => {
  await store(Date.parse('2026-11-08T12:00:00+04:00'));
  for (const [setting, time, day] of [
    ['Mon 09:00', '2026-11-23T08:59:59', null],
    ['Mon 09:00', '2026-11-23T09:00:00', '2026-11-23'],
    ['Mon 09:00', '2026-11-25T23:59:00', '2026-11-23'],
    ['Mon 09:00', '2026-11-26T00:00:00', null],
    ['Mon 09:00', '2026-11-22T12:00:00', null],
    ['Sun 23:30', '2026-11-23T08:00:00', '2026-11-22'],
    ['Sun 23:30', '2026-11-22T23:29:59', null],
    ['off', '2026-11-23T09:00:00', null],
    // The first lead came in the week before the 9th.
    ['Mon 09:00', '2026-11-02T09:00:00', null],
    ['Mon 09:00', '2026-11-09T09:00:00', '2026-11-09'],
  ] as const) {
    await setLetter(setting);
    expect(await sql('select private.letter_day($1)::text as day', [`${time}+04:00`]), `${setting}, ${time}`).toEqual([{ day }]);
  }
});

test('the figures of a week leave out spam and personal data, and leads added by hand say nothing about response times', async () => {
  await storeSampleWeek();
  const found = await figures();
  expect(found).toEqual({
    day: TODAY,
    at: expect.stringMatching(/^20\d\d-/),
    leads: 12,
    booked: 4,
    facts: [
      ['Leads', '12'],
      ['Answered within two open hours', '8 of 11'],
      ['Median first response', '38 min'],
      ['Booked', '4'],
      ['From adverts', '7 leads, 3 booked'],
    ],
    advice: '3 of 11 waited longer than two open hours, most of them from 19:00 on. Decide who covers the desk then.',
  });
  expect(JSON.stringify(found)).not.toMatch(/secret|555|evil/i);
});

test('durations have hours and minutes, and one lead is in the singular', async () => {
  expect(await facts()).toMatchObject({ Leads: '0', 'Median first response': '–', 'Answered within two open hours': '0 of 0' });
  for (const [minutes, shown] of Object.entries({ 59.9: '59 min', 60: '1 h', 65: '1 h 5 min', 120: '2 h' })) {
    await empty();
    await store(at(1, '10:00'), { answered: at(1, '10:00') + Number(minutes) * MINUTE_MS, channel: 'Google', campaign: 'spring' });
    expect(await facts()).toMatchObject({ 'Median first response': shown, 'From adverts': '1 lead, 0 booked' });
  }
});

test('answers and median are those that the dashboard computes from the same leads', async () => {
  const week = Array.from({ length: 60 }, (_, index): Part & { came: number } => {
    const came = at(7, '00:00') + index * 2.7 * 60 * MINUTE_MS;
    const reason = index % 16 === 0 ? 'Price' : index % 8 === 0 ? 'Spam or test' : undefined;
    return { came, ...(index % 3 > 0 && { answered: came + ((index * 7) % 31) * 40 * MINUTE_MS }), ...(reason && { reason }) };
  }).filter(({ came, answered = 0 }) => came < at(0, '00:00') && answered < Date.now());
  for (const { came, ...part } of week) await store(came, part);
  const followUps = week.map(({ answered, reason }, index) => {
    const state = reason ? 'Lost' : answered === undefined ? 'New' : 'Contacted';
    return followUp(`${index}`, { state, lostReason: reason ?? null, firstContactAt: answered ?? null });
  });
  const shown = snapshot(
    week.map(({ came }, index) => bareLead(`${index}`, came)),
    followUps,
  );
  const { kept, total } = overviewOf(shown, Date.now());
  expect(kept.due).toBeGreaterThan(kept.withinPromise);
  expect(await facts()).toMatchObject({
    Leads: `${total.leads}`,
    'Answered within two open hours': `${kept.withinPromise} of ${kept.due}`,
    'Median first response': medianFirstResponse(shown, Date.now()).text,
  });
  // Unanswered leads count for 14 days.
  for (const days of [13, 15]) await store(at(days, '12:00'));
  expect((await figures(8)).facts[1]).toEqual(['Answered within two open hours', '0 of 1']);
});

test('the figures of a flood are computed within the five seconds that the function waits', async () => {
  await store(at(3, '10:00'), { answered: at(3, '11:00') }, 2_000);
  const { user } = process.cpuUsage();
  expect(await facts()).toMatchObject({ Leads: '2000', 'Median first response': '1 h' });
  expect((process.cpuUsage().user - user) / 1000).toBeLessThan(1000);
});

describe('the advice', () => {
  test('1, without any lead: test the forms', async () => {
    await store(at(8, '12:00'), { answered: at(8, '12:01') });
    expect(await advice()).toBe('Nobody wrote last week. Send yourself a form from your phone to make sure it arrives.');
  });

  test('2, of five leads or more fewer than 80 % were answered in time: the earliest of the worst hours', async () => {
    await store(at(2, '11:00'), { answered: at(2, '12:00') }, 4);
    await store(at(3, '13:30'), { answered: at(3, '16:00') });
    expect(await advice()).toBe(NOTHING);
    await store(at(3, '09:30'), { answered: at(3, '16:00') });
    expect(await advice()).toBe('2 of 6 waited longer than two open hours, most of them from 09:00 on. Decide who covers the desk then.');
  });

  test('3, of ten leads or more 40 % came while closed', async () => {
    await store(at(2, '10:00'), { answered: at(2, '10:05') }, 6);
    await store(at(3, '21:00'), { answered: at(2, '10:10') }, 3);
    await store(at(2, '23:00'), { answered: at(2, '23:00'), channel: 'Call', toldBy: 'staff' });
    expect(await advice()).toBe(NOTHING);
    await store(at(2, '09:59'), { answered: at(2, '10:10'), source: 'Call' }, 2);
    expect(await advice()).toBe('5 of 12 wrote while you were closed. Answer those first at 10:00.');
  });

  test('3, with two openings a day, the second past midnight: leads of the night count once, as leads of an opening', async () => {
    const spans = [
      ['20:00', '02:00'],
      ['14:00', '18:00'],
    ].map(([opens, closes]) => ({ opens, closes }));
    await sql('select private.set_hours($1::jsonb)', [JSON.stringify({ spans, exceptions: [] })]);
    // Answered after 20 and 50 minutes, and after two hours and a half.
    await store(at(3, '01:30'), { answered: at(3, '01:50') }, 3);
    await store(at(3, '17:40'), { answered: at(3, '20:30') }, 3);
    await store(at(3, '00:30'), { answered: at(3, '15:00') });
    expect(await facts()).toMatchObject({ Leads: '7', 'Answered within two open hours': '6 of 7', 'Median first response': '50 min' });
    await store(at(3, '02:00'), { answered: at(3, '13:00') }, 5);
    expect(await advice()).toBe('5 of 12 wrote while you were closed. Answer those first at 14:00.');
    await sql('select private.set_hours($1::jsonb)', [JSON.stringify(studioHours)]);
  });

  test('4, a campaign of ten leads in 30 days led to no booking; its name is repeated only if it cannot be a link', async () => {
    await store(at(1, '12:00'), { answered: at(1, '12:01'), state: 'Booked' });
    const [evil, spring] = [
      { channel: 'Google', campaign: 'evil.example/x' },
      { channel: 'Instagram', campaign: 'spring-lips_2 a' },
    ];
    await store(at(10, '12:00'), { reason: 'Price', ...evil }, 10);
    const rest = 'leads in 30 days and no booking. Check what the advert promises before you pay for more.';
    expect(await advice()).toBe(`One campaign has brought 10 ${rest}`);
    for (const [days, count] of [
      [30, 11],
      [31, 1],
    ] as const)
      await store(at(days, '00:00'), { reason: 'Price', ...spring }, count);
    expect(await advice()).toBe(`Instagram · spring-lips_2 a has brought 11 ${rest}`);
    for (const origin of [evil, spring]) await store(at(20, '12:00'), { answered: at(20, '12:01'), state: 'Booked', ...origin });
    expect(await advice()).toBe(NOTHING);
  });

  test('5, three leads of the last 14 days are Contacted for over three days', async () => {
    for (const days of [1, 5, 5, 15]) await store(at(days, '12:00'), { answered: at(days, '12:10') });
    await store(at(5, '12:00'), { answered: at(5, '12:10'), state: 'Booked' });
    expect(await advice()).toBe(NOTHING);
    await store(at(12, '12:00'), { answered: at(12, '12:10') });
    expect(await advice()).toBe('3 leads were answered and not followed up. Ask each of them once whether questions remain.');
  });
});

describe('the letter in the mail queue', () => {
  const isDue = async () => (await sql<{ due: boolean }>('select private.is_mail_due() as due'))[0]?.due;

  test('is claimed once by 20 simultaneous requests, with the figures that the dashboard shows', async () => {
    await storeSampleWeek();
    expect(await isDue()).toBe(true);
    const [letter, ...others] = (await Promise.all(Array.from({ length: 20 }, async () => await claim('letter')))).flat();
    expect([letter?.kind, others, await isDue()]).toEqual(['letter', [], false]);
    const shown = await api.call('POST', '/rest/v1/rpc/last_week', { token: await api.staffToken(), body: {} });
    expect(shown).toMatchObject({ status: 200, body: { ...letter?.lead, at: expect.any(String) } });
    await mails.settle(letter?.mail_id ?? '');
    await mails.pass(HOUR_S);
    expect(await claim()).toEqual([]);
  });

  test('waits for the caps, goes after new leads, counts as one email, and only a function that can send it claims it', async () => {
    await mails.sent(20, 0);
    const [fresh] = await mails.store(1);
    // While the studio is open, a reminder of the lead would be due after an hour.
    await sql(
      `insert into private.lead_notification (lead_id, kind, mail_id, claimed_at, sent_at)
       select $1, kind, gen_random_uuid(), '-infinity', '-infinity' from unnest(array['staff', 'owner']) as kind`,
      [fresh],
    );
    expect([await claim(), await isDue()]).toEqual([[], false]);
    await mails.pass(HOUR_S);
    expect(await claim('new,staff')).toMatchObject([{ kind: 'new', mail_id: fresh }]);
    expect(await claim('new,staff')).toEqual([]);
    expect(await claim()).toMatchObject([{ kind: 'letter' }]);
    expect(await sql(`select private.mails_within('1 hour') as mails`)).toEqual([{ mails: 2 }]);
  });

  test('keeps the figures of its first attempt when an attempt fails or is abandoned', async () => {
    await storeSampleWeek();
    const [first] = await claim('letter');
    expect(first?.lead).toMatchObject({ day: TODAY, booked: 4 });
    await mails.settle(first?.mail_id ?? '', 'Resend answered 500');
    await store(at(1, '12:00'), { answered: at(1, '12:01'), state: 'Booked' });
    for (const pause of [MINUTE_S, 2 * MINUTE_S]) {
      await mails.pass(pause - 20);
      expect(await claim('letter')).toEqual([]);
      await mails.pass(20);
      expect(await claim('letter')).toMatchObject([{ mail_id: first?.mail_id, lead: first?.lead }]);
    }
  });
});
