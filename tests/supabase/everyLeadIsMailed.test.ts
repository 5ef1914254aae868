import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { forms, sendsLeads } from '@/leads/forms';
import { mirrorRecord, sheetPayload } from '@/leads/payload';

import { seededRandom } from '../../lab/faults/plan.ts';
import { type Dependencies, handle } from '../../supabase/functions/send-lead-notification/handler.ts';
import { createStore } from '../../supabase/functions/send-lead-notification/store.ts';
import { type Api, sharedApi } from './api.ts';
import { mailTable } from './mailTable.ts';

// Whatever happens to the mails, each lead is in exactly one, and the caps hold. The real table and the real function; the mail service and
// the hours are ours.

const SEED = 1;
const LEADS = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leads come within the first hour; what breaks, breaks for two; then there is time to catch up. */
const ARRIVE_MINUTES = 60;
const FAULTY_MINUTES = 120;
const LAST_MINUTE = 360;

let api: Api;
let draws = 0;
let minute = 0;
let faults = 0;
/** The studio's, by the mail's key: when it came, and what it says. */
const inbox = new Map<string, { atMs: number; text: string }>();

beforeAll(async () => {
  api = await sharedApi();
});

// With them go their mails, which fill the caps of other files.
afterAll(async () => await api.database.sql('delete from public.lead_form'));

const random = (): number => seededRandom(SEED, (draws += 1));

function breaks(share: number): boolean {
  const broken = minute < FAULTY_MINUTES && random() < share;
  if (broken) faults += 1;
  return broken;
}

async function answered<T>(answer: Promise<T>): Promise<T> {
  const value = await answer;
  if (breaks(0.1)) throw new Error('the answer was lost');
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
      claim: async (record) => await answered(real.claim(record)),
      claimDue: async () => await answered(real.claimDue()),
      // A function that is killed after the mail notes nothing.
      settle: async (mailId, failure) => {
        if (breaks(0.15)) throw new Error('killed');
        await real.settle(mailId, failure);
      },
    },
    mailer: {
      send: (mail, key) => {
        if (breaks(0.3)) return Promise.reject(new Error('Resend answered 503'));
        if (!inbox.has(key)) inbox.set(key, { atMs: minute * MINUTE_MS, text: mail.text });
        return breaks(0.15) ? Promise.reject(new Error('Resend did not answer')) : Promise.resolve();
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

/** One visitor: the row is inserted as the form's own way does it; a skin-pen form calls the function too. */
async function visit(name: string, index: number): Promise<void> {
  const spec = SPECS[index % SPECS.length];
  if (!spec) throw new Error('There is no form.');
  const values = { name, email: 'visitor@example.com', phone: '+971 50 123 4567', service: 'microblading', message: 'Friday?' };
  const record = mirrorRecord(sheetPayload(spec, values, '/microblading-dubai'));
  const direct = spec.destination.kind === 'table';
  expect((await api.call('POST', '/rest/v1/lead_form', { body: direct ? record : { id: randomUUID(), ...record } })).status).toBe(201);
  if (direct) await ask('', record);
}

test('200 leads of all forms, seeded mail faults: each in exactly one mail, none untold, at most 20 an hour', async () => {
  const table = mailTable(api);
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
}, 180_000);
