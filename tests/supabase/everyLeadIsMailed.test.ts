import { randomUUID } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { forms, sendsLeads } from '@/leads/forms';
import { mirrorRecord, sheetPayload } from '@/leads/payload';
import { studioHours } from '@/site/studioHours';

import { seededRandom } from '../../lab/faults/plan.ts';
import { type Dependencies, handle } from '../../supabase/functions/send-lead-notification/handler.ts';
import { createStore } from '../../supabase/functions/send-lead-notification/store.ts';
import { sharedApi } from '../support/api.ts';
import { mailTable } from '../support/mailTable.ts';

// Whatever faults occur, each lead is in exactly one email, and the caps hold. The table and the function are real; the email service
// and the passing of time are simulated.

const SEED = 1;
const LEADS = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leads arrive in the first hour and faults occur in the first two. The remaining time is for catching up. */
const ARRIVE_MINUTES = 60;
const FAULTY_MINUTES = 120;
const LAST_MINUTE = 360;

const api = await sharedApi();
const table = mailTable(api);
let drawCount = 0;
let minute = 0;
let faults = 0;
/** The studio's inbox, by idempotency key: the time and the text of each email. */
const inbox = new Map<string, { atMs: number; text: string }>();

// This also deletes the leads' emails, which would count towards the caps in other files.
afterAll(async () => await api.database.sql('delete from public.lead_form'));

const random = (): number => seededRandom(SEED, (drawCount += 1));

function fails(share: number): boolean {
  const broken = minute < FAULTY_MINUTES && random() < share;
  if (broken) faults += 1;
  return broken;
}

async function mayLoseResponse<T>(response: Promise<T>): Promise<T> {
  const value = await response;
  if (fails(0.1)) throw new Error('the answer was lost');
  return value;
}

function dependencies(): Dependencies {
  const real = createStore(api.origin, api.database.secretKey, ['new']);
  return {
    publishableKeys: ['key'],
    subject: 'New lead: {name}',
    dashboardUrl: '',
    log: () => undefined,
    store: {
      claim: async (record) => await mayLoseResponse(real.claim(record)),
      claimDue: async () => await mayLoseResponse(real.claimDue()),
      // A function killed after sending the email records nothing.
      settle: async (mailId, failure) => {
        if (fails(0.15)) throw new Error('killed');
        await real.settle(mailId, failure);
      },
    },
    mailer: {
      send: (mail, key) => {
        if (fails(0.3)) return Promise.reject(new Error('Resend answered 503'));
        if (!inbox.has(key)) inbox.set(key, { atMs: minute * MINUTE_MS, text: mail.text });
        return fails(0.15) ? Promise.reject(new Error('Resend did not answer')) : Promise.resolve();
      },
    },
  };
}

async function ask(path: string, body: unknown): Promise<void> {
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  await handle(
    new Request(`http://localhost/send-lead-notification${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    dependencies(),
  );
}

const SPECS = Object.values(forms).filter(sendsLeads);

/** Inserts one visitor's row as the form would. A skin-pen form also calls the function. */
async function visit(name: string, index: number): Promise<void> {
  const spec = SPECS[index % SPECS.length];
  if (!spec) throw new Error('There is no form.');
  const values = { name, email: 'visitor@example.com', phone: '+971 50 123 4567', service: 'microblading', message: 'Friday?' };
  const record = mirrorRecord(sheetPayload(spec, values, '/microblading-dubai'));
  const direct = spec.destination.kind === 'table';
  expect((await api.call('POST', '/rest/v1/lead_form', { body: direct ? record : { id: randomUUID(), ...record } })).status).toBe(201);
  if (direct) await ask('', record);
}

test('under seeded faults, each of 200 leads of all forms is in exactly one email, with at most 20 emails an hour', async () => {
  const names = Array.from({ length: LEADS }, (_, index) => `Visitor ${String(index).padStart(3, '0')}`);
  const arrivals = names.map(() => Math.floor(random() * ARRIVE_MINUTES));
  for (let isDone = false, step = 1; !isDone && minute < LAST_MINUTE; minute += step) {
    for (const [index, name] of names.entries()) if (arrivals[index] === minute) await visit(name, index);
    await ask('/sweep', {});
    step = minute < ARRIVE_MINUTES ? 1 : 5;
    await table.pass(step * 60);
    isDone = minute >= FAULTY_MINUTES && Object.values(await table.told()).every(Boolean);
  }

  expect(faults).toBeGreaterThan(20);
  expect(Object.values(await table.told())).toEqual(names.map(() => true));
  const mails = [...inbox.values()];
  expect(names.map((name) => mails.filter(({ text }) => text.includes(name)).length)).toEqual(names.map(() => 1));
  const within = mails.map(({ atMs: from }) => mails.filter(({ atMs }) => atMs >= from && atMs < from + HOUR_MS).length);
  expect(Math.max(...within)).toBeLessThanOrEqual(20);
}, 300_000);

const setHours = async (hours: object): Promise<unknown> =>
  await api.database.sql('select private.set_hours($1::jsonb)', [JSON.stringify(hours)]);

/** Sweeps once a minute for ten minutes while leads arrive at these minutes. Each email is sent at once. */
const tenMinutes = (first: number, arrivals: readonly number[]): string => `do $$
declare
  due record;
begin
  for minute in ${first}..${first + 9} loop
    update public.lead_form set created_at = created_at - interval '1 minute';
    update private.lead_notification set claimed_at = claimed_at - interval '1 minute', sent_at = sent_at - interval '1 minute';
    insert into public.lead_form (full_name) select 'Lead' from unnest(array[${arrivals.join()}]) as arrival where arrival = minute;
    for claim in 1..5 loop
      select * into due from private.due_mail();
      exit when due.mail is null;
      perform private.lease(due.mail, due.leads, due.kind);
      update private.lead_notification set sent_at = now() where mail_id = due.mail;
    end loop;
  end loop;
end $$`;

test('at an even pace of ten leads an hour, and then at a random one, no reminder is over ten minutes late; the caps hold', async () => {
  await api.database.sql('delete from public.lead_form');
  await setHours({ opens: '00:00', closes: '24:00', exceptions: [] });
  const arrivals = Array.from({ length: 45 }, (_, index) =>
    index < 10 ? 6 * index + 1 : 60 + Math.floor(120 * seededRandom(SEED, 'pace', index)),
  );
  for (let minute = 1; minute < 190; minute += 10) await api.database.sql(tenMinutes(minute, arrivals));
  const sent = await api.database.sql<{ kind: string; mail: string; age: number; at: number }>(
    `select mailed.kind, mail_id as mail, extract(epoch from sent_at - created_at)::integer / 60 as age, extract(epoch from sent_at)::float8 as at
     from private.lead_notification as mailed join public.lead_form on id = lead_id`,
  );
  await setHours(studioHours);
  const ages = (kind: string): number[] => sent.filter((mail) => mail.kind === kind).map(({ age }) => age);
  for (const [kind, delay] of [
    ['staff', 60],
    ['owner', 120],
  ] as const) {
    expect(ages(kind).length).toBeGreaterThanOrEqual(arrivals.filter((minute) => minute <= 190 - delay - 10).length);
    expect(Math.min(...ages(kind))).toBeGreaterThanOrEqual(delay);
    expect(Math.max(...ages(kind))).toBeLessThanOrEqual(delay + 10);
  }
  expect(Math.max(...ages('new'))).toBeLessThan(45);
  const times = [...new Map(sent.map(({ mail, at }) => [mail, at])).values()];
  expect(Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 3600).length))).toBeLessThanOrEqual(20);
}, 300_000);
