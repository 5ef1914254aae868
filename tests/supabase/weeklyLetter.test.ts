import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { medianFirstResponse } from '@/desk/model/counters';
import { overviewOf } from '@/desk/model/overview';

import { dayNumber, dayStart, dubaiDay, showWeekday } from '../../src/desk/model/dubaiTime.ts';
import { type Dependencies, handle } from '../../supabase/functions/send-lead-notification/handler.ts';
import type { WeekFigures } from '../../supabase/functions/send-lead-notification/letter.ts';
import { createStore } from '../../supabase/functions/send-lead-notification/store.ts';
import { bareLead, followUp, snapshot } from '../desk/fixtures.ts';
import { type Api, sharedApi } from './api.ts';
import { mailTable } from './mailTable.ts';

const MINUTE_S = 60;
/** Today in Dubai is the letter's day. */
const TODAY = dubaiDay(Date.now());
const TODAYS_LETTER = `${showWeekday(Date.now())} 00:00`;

let api: Api;
let mails: ReturnType<typeof mailTable>;
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => await api.database.sql<Row>(text, values);
const setLetter = async (value: string): Promise<unknown> =>
  await sql(`update private.setting set value = $1 where name = 'letter'`, [value]);

beforeAll(async () => {
  api = await sharedApi();
  mails = mailTable(api);
});
beforeEach(async () => {
  await sql('delete from public.lead_form');
  await sql('delete from private.weekly_letter');
  await setLetter(TODAYS_LETTER);
});
afterAll(async () => {
  await sql('delete from public.lead_form');
  await sql('delete from private.weekly_letter');
  await setLetter('off');
});

/** The time `days` days before today in Dubai, in ms. */
const at = (days: number, clock: string): number => dayStart(dayNumber(Date.now()) - days) + Date.parse(`1970-01-01T${clock}:00Z`);

interface Stored {
  /** When the lead came, in ms. */
  came: number;
  answered?: number;
  state?: 'Contacted' | 'Booked' | 'Lost';
  reason?: 'Price' | 'Spam or test';
  source?: string;
  origin?: { channel: string; campaign?: string; clickId?: string };
}

async function store({ came, answered, state = 'Contacted', reason, source = '/x', origin }: Stored): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into public.lead_form (id, full_name, email, phone_number, message, source_page, created_at)
     values ($1, 'Secret Name', 'secret@example.test', '+971 50 555 5555', 'Secret message', $2, $3)`,
    [id, source, new Date(came)],
  );
  await sql(`insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at) values ($1, $1, '-infinity', '-infinity')`, [
    id,
  ]);
  if (answered !== undefined || reason) {
    await sql('insert into public.lead_follow_up (lead_id, state, lost_reason, first_contact_at) values ($1, $2, $3, $4)', [
      id,
      reason ? 'Lost' : state,
      reason ?? null,
      answered === undefined ? null : new Date(answered),
    ]);
  }
  if (origin) {
    await sql('insert into public.lead_origin (lead_id, channel, campaign, click_kind, click_id) values ($1, $2, $3, $4, $5)', [
      id,
      origin.channel,
      origin.campaign ?? null,
      origin.clickId ? 'gclid' : null,
      origin.clickId ?? null,
    ]);
  }
  return id;
}

/** Stores a lead that was answered within a minute. */
const storeAnswered = async (came: number, part: Partial<Stored> = {}): Promise<string> =>
  await store({ came, answered: came + 60_000, ...part });

async function figures(daysBefore = 0): Promise<WeekFigures> {
  const [row] = await sql<{ figures: WeekFigures }>('select private.week_figures($1::date - $2::integer) as figures', [TODAY, daysBefore]);
  if (!row) throw new Error('There are no figures.');
  return row.figures;
}

/** Asks for the next email as the function does. */
async function claim(kinds = 'new,staff,owner,letter'): Promise<{ mail_id: string; kind: string; lead: WeekFigures }[]> {
  const reply = await api.call('POST', '/rest/v1/rpc/claim_due_mail', { key: api.database.secretKey, body: { p_kinds: kinds } });
  expect(reply.status).toBe(200);
  return reply.body as { mail_id: string; kind: string; lead: WeekFigures }[];
}

/** The prepared week of the specification's sample letter. */
async function storeSampleWeek(): Promise<void> {
  const came = at(3, '10:00');
  const click = { channel: 'Google', clickId: 'Cj0' };
  const campaign = { channel: 'Facebook', campaign: 'evil.example/x' };
  for (const [index, minutes] of [5, 15, 20, 30, 36, 40, 60, 120].entries()) {
    const origin = index < 3 ? ({ state: 'Booked', origin: click } as const) : index < 7 ? { origin: campaign } : {};
    await store({ came, answered: came + minutes * 60_000, ...origin });
  }
  // Late: answered after four open hours (one of them is booked), and not answered at all.
  await store({ came: at(3, '19:30'), answered: at(2, '12:30'), state: 'Booked' });
  await store({ came: at(4, '19:59'), answered: at(3, '13:00') });
  await store({ came: at(2, '12:00') });
  // Counts as a lead only, because it was added by hand.
  await storeAnswered(at(1, '12:00'), { source: 'WhatsApp', origin: { channel: 'WhatsApp' } });
  // Outside the week, and spam.
  await storeAnswered(at(8, '23:59'));
  await storeAnswered(at(0, '00:00'));
  await store({ came: at(3, '12:00'), answered: at(3, '12:01'), reason: 'Spam or test' });
}

test('the letter is due from its weekday and time in Dubai until the end of the second day after', async () => {
  await store({ came: Date.parse('2026-11-08T12:00:00+04:00') });
  const dueAt = async (time: string) => {
    const [row] = await sql<{ day: string | null }>('select private.letter_day($1)::text as day', [`${time}+04:00`]);
    return row?.day;
  };
  for (const [setting, time, day] of [
    ['Mon 09:00', '2026-11-23T08:59:59', null],
    ['Mon 09:00', '2026-11-23T09:00:00', '2026-11-23'],
    ['Mon 09:00', '2026-11-25T23:59:00', '2026-11-23'],
    ['Mon 09:00', '2026-11-26T00:00:00', null],
    ['Mon 09:00', '2026-11-22T12:00:00', null],
    ['Sun 23:30', '2026-11-23T08:00:00', '2026-11-22'],
    ['Sun 23:30', '2026-11-22T23:29:59', null],
    ['Thu 00:00', '2026-11-19T00:00:00', '2026-11-19'],
    ['off', '2026-11-23T09:00:00', null],
    // No lead is from an earlier week.
    ['Mon 09:00', '2026-11-02T09:00:00', null],
    ['Mon 09:00', '2026-11-09T09:00:00', '2026-11-09'],
  ] as const) {
    await setLetter(setting);
    expect(await dueAt(time), `${setting} at ${time}`).toBe(day);
  }
  for (const wrong of ['Mon 9:00', 'Monday 09:00', 'Mon 24:00', '']) await expect(setLetter(wrong)).rejects.toThrow('value_is_valid');
});

test('the figures of a prepared week, without spam, other weeks and personal data', async () => {
  await storeSampleWeek();
  expect(await figures()).toEqual({
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
    advice: '3 of 11 waited longer than two open hours, most of them from 19:00 on. Agree who watches the desk then.',
  });
  expect(JSON.stringify(await figures())).not.toMatch(/secret|555|evil/i);
});

test('the median is shown as the dashboard shows it, and one lead from an advert is in the singular', async () => {
  const facts = async () => Object.fromEntries((await figures()).facts);
  expect(await facts()).toMatchObject({ Leads: '0', 'Median first response': '–', 'Answered within two open hours': '0 of 0' });
  const origin = { channel: 'Google', campaign: 'spring' };
  const id = await store({ came: at(1, '10:00'), answered: at(1, '10:59') + 59_000, origin });
  for (const [minutes, shown] of [
    [0, '59 min'],
    [1, '1 h'],
    [6, '1 h 5 min'],
    [61, '2 h'],
  ] as const) {
    await sql('update public.lead_follow_up set first_contact_at = $2 where lead_id = $1', [
      id,
      new Date(at(1, '10:59') + minutes * 60_000),
    ]);
    expect((await facts())['Median first response']).toBe(shown);
  }
  expect((await facts())['From adverts']).toBe('1 lead, 0 booked');
});

test('answers and median are those that the dashboard computes from the same leads', async () => {
  const now = Date.now();
  const stored: Stored[] = [];
  for (let index = 0; index < 60; index += 1) {
    const came = at(7, '00:00') + index * 2.7 * 60 * 60_000;
    const answered = came + ((index * 7) % 31) * 40 * 60_000;
    const isAnswered = index % 3 !== 0 && answered < now;
    stored.push({ came, ...(isAnswered && { answered }), ...(index % 8 === 0 && { reason: index % 16 === 0 ? 'Price' : 'Spam or test' }) });
  }
  const weeks = stored.filter(({ came }) => came < at(0, '00:00'));
  for (const lead of weeks) await store(lead);

  const leads = weeks.map(({ came }, index) => bareLead(`${index}`, came));
  const followUps = weeks.map(({ answered, reason }, index) => {
    const state = reason ? 'Lost' : answered === undefined ? 'New' : 'Contacted';
    return followUp(`${index}`, { state, lostReason: reason ?? null, firstContactAt: answered ?? null });
  });
  const shown = snapshot(leads, followUps);
  const { kept, total } = overviewOf(shown, now);
  expect(kept.due).toBeGreaterThan(kept.withinPromise);
  expect(Object.fromEntries((await figures()).facts)).toMatchObject({
    Leads: `${total.leads}`,
    'Answered within two open hours': `${kept.withinPromise} of ${kept.due}`,
    'Median first response': medianFirstResponse(shown, now).text,
  });

  // Unanswered leads count for 14 days.
  for (const days of [13, 15]) await store({ came: at(days, '12:00') });
  expect((await figures(8)).facts.slice(0, 2)).toEqual([
    ['Leads', '2'],
    ['Answered within two open hours', '0 of 1'],
  ]);
});

describe('the advice', () => {
  const advice = async () => (await figures()).advice;
  const NOTHING = 'Nothing needs changing. Keep answering as you do.';
  const many = async (count: number, part: (index: number) => Stored): Promise<void> => {
    for (let index = 0; index < count; index += 1) await store(part(index));
  };

  test('1: without any lead, to test the forms', async () => {
    await storeAnswered(at(8, '12:00'));
    expect(await advice()).toBe('Nobody wrote last week. Send yourself a form from your phone to make sure it arrives.');
  });

  test('2: from five leads on, when fewer than 80 % were answered in time, with the earliest of the worst hours', async () => {
    await many(4, () => ({ came: at(2, '11:00'), answered: at(2, '12:00') }));
    await store({ came: at(3, '13:30'), answered: at(3, '16:00') });
    expect(await advice()).toBe(NOTHING);
    await store({ came: at(3, '09:30'), answered: at(3, '16:00') });
    expect(await advice()).toBe('2 of 6 waited longer than two open hours, most of them from 09:00 on. Agree who watches the desk then.');
  });

  test('3: from ten leads on, when 40 % came while closed', async () => {
    await many(6, () => ({ came: at(2, '10:00'), answered: at(2, '10:05') }));
    await many(3, () => ({ came: at(3, '21:00'), answered: at(2, '10:10') }));
    await storeAnswered(at(2, '23:00'), { source: 'Call' });
    expect(await advice()).toBe(NOTHING);
    await store({ came: at(2, '09:59'), answered: at(2, '10:10') });
    expect(await advice()).toBe(NOTHING);
    await store({ came: at(2, '09:59'), answered: at(2, '10:10') });
    expect(await advice()).toBe('5 of 12 wrote while you were closed. Answer those first at 10:00.');
  });

  test('4: when ten leads of a campaign in 30 days led to no booking; a name that could be a link is not repeated', async () => {
    await storeAnswered(at(1, '12:00'), { state: 'Booked' });
    const campaign = async (channel: string, name: string) =>
      await many(10, (index) => ({ came: at(10 + 2 * index, '12:00'), reason: 'Price', origin: { channel, campaign: name } }));
    await campaign('Google', 'evil.example/x');
    expect(await advice()).toBe(
      'One campaign has brought 10 leads in 30 days and no booking. Check what the advert promises before you pay for more.',
    );
    await campaign('Instagram', 'spring-lips_2 a');
    await store({ came: at(30, '00:00'), reason: 'Price', origin: { channel: 'Instagram', campaign: 'spring-lips_2 a' } });
    await store({ came: at(31, '23:59'), reason: 'Price', origin: { channel: 'Instagram', campaign: 'spring-lips_2 a' } });
    expect(await advice()).toMatch(/^Instagram · spring-lips_2 a has brought 11 leads in 30 days and no booking\. /);
    for (const name of ['evil.example/x', 'spring-lips_2 a'])
      await storeAnswered(at(20, '12:00'), {
        state: 'Booked',
        origin: { channel: name === 'evil.example/x' ? 'Google' : 'Instagram', campaign: name },
      });
    expect(await advice()).toBe(NOTHING);
  });

  test('5: when three leads of the last 14 days are Contacted for over three days', async () => {
    await storeAnswered(at(1, '12:00'));
    await storeAnswered(at(15, '12:00'));
    await many(2, () => ({ came: at(5, '12:00'), answered: at(5, '12:10') }));
    await storeAnswered(at(5, '12:00'), { state: 'Booked' });
    expect(await advice()).toBe(NOTHING);
    await storeAnswered(at(12, '12:00'));
    expect(await advice()).toBe('3 leads were answered and not followed up. Ask each of them once whether questions remain.');
  });
});

describe('the letter in the mail queue', () => {
  const isDue = async () => (await sql('select private.is_mail_due() as due'))[0];

  test('is claimed once by 20 simultaneous requests, with the figures that the dashboard shows', async () => {
    await storeSampleWeek();
    expect(await isDue()).toEqual({ due: true });
    const claims = await Promise.all(Array.from({ length: 20 }, async () => await claim('letter')));
    const [letter, ...others] = claims.flat();
    expect([letter?.kind, others]).toEqual(['letter', []]);
    expect(await isDue()).toEqual({ due: false });
    const shown = await api.call('POST', '/rest/v1/rpc/last_week', { token: await api.staffToken(), body: {} });
    expect(shown).toMatchObject({ status: 200, body: { ...letter?.lead, at: expect.any(String) } });
    expect(await mails.settle(letter?.mail_id ?? '')).toBe(0);
    await mails.pass(60 * MINUTE_S);
    expect(await claim()).toEqual([]);
  });

  test('waits for the caps, goes after new leads, counts as one email, and is claimed only by a function that can send it', async () => {
    await store({ came: at(1, '12:00') });
    await sql(`insert into private.lead_notification (lead_id, mail_id, sent_at) select id, id, now() from unnest($1::uuid[]) as id`, [
      await mails.store(20, 10 * 24 * 60 * MINUTE_S),
    ]);
    const [fresh] = await mails.store(1);
    expect([await claim(), await isDue()]).toEqual([[], { due: false }]);
    await mails.pass(60 * MINUTE_S);
    expect(await claim('new,staff,owner')).toMatchObject([{ kind: 'new', mail_id: fresh }]);
    expect(await claim('new,staff')).toEqual([]);
    const [letter] = await claim();
    expect(letter).toMatchObject({ kind: 'letter' });
    const [count] = await sql(`select private.mails_within('1 hour') as mails`);
    expect(count).toEqual({ mails: 2 });
  });

  test('is one email with one text and one key, although the mail service fails four times and one attempt is abandoned', async () => {
    await storeSampleWeek();
    const attempts: { key: string; text: string }[] = [];
    const logged: string[] = [];
    let failure: string | undefined = 'Resend answered 500';
    const store = createStore(api.origin, api.database.secretKey, ['new', 'letter']);
    const dependencies: Dependencies = {
      publishableKeys: ['key'],
      subject: '',
      dashboardUrl: 'https://studio.test/dashboard',
      log: (line) => void logged.push(line),
      store,
      mailer: {
        send: async ({ text }, key) => {
          attempts.push({ key, text });
          if (failure !== undefined) throw new Error(failure);
        },
      },
    };
    const sweep = async (): Promise<number> =>
      (await handle(new Request('http://localhost/x/sweep', { method: 'POST', headers: { apikey: 'key' } }), dependencies)).status;
    for (const minutes of [1, 2, 4]) {
      expect(await sweep()).toBe(502);
      await mails.pass(minutes * MINUTE_S - 20);
      expect(await sweep()).toBe(202);
      await mails.pass(20);
    }
    expect(await sweep()).toBe(502);
    await mails.pass(8 * MINUTE_S);
    // Claimed, but never settled. Meanwhile the figures change.
    await store.claimDue();
    await storeAnswered(at(1, '12:00'), { state: 'Booked' });
    failure = undefined;
    expect(await sweep()).toBe(202);
    await mails.pass(2 * MINUTE_S);
    expect([await sweep(), await sweep()]).toEqual([200, 202]);
    expect(attempts).toHaveLength(5);
    expect(new Set(attempts.map(({ key }) => key))).toEqual(new Set([`letter/${TODAY}`]));
    expect(new Set(attempts.map(({ text }) => text)).size).toBe(1);
    expect(logged).toEqual(Array.from({ length: 4 }, () => `Mail letter/${TODAY} was not sent: Resend answered 500`));
  });
});
