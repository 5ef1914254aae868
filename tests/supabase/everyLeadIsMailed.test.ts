import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { forms, sendsLeads } from '@/leads/forms';
import { mirrorRecord, sheetPayload } from '@/leads/payload';

import { seededRandom } from '../../lab/faults/plan.ts';
import { type Dependencies, handle } from '../../supabase/functions/send-lead-notification/handler.ts';
import { createStore } from '../../supabase/functions/send-lead-notification/store.ts';
import { type Api, startApi } from './api.ts';
import { mailTable } from './mailTable.ts';

// R12 of the bars: whatever happens to the mails, each lead is in exactly one, and the caps hold. The real table and the real function;
// the mail service and the hours are ours.

const LEADS = 200;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Leads come within the first hour; what breaks, breaks for two; then there is time to catch up. */
const ARRIVE_MINUTES = 60;
const FAULTY_MINUTES = 120;
const LAST_MINUTE = 360;

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterEach(async () => await api.database.sql('delete from public.lead_form'));

afterAll(async () => await api.close());

/** The studio's inbox. The clock is what passed in the table. */
class Studio {
  /** By key: when it came, and what it says. */
  readonly inbox = new Map<string, { atMs: number; text: string }>();
  faulty = true;
  faults = 0;
  #shiftMs = 0;
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  pass(ms: number): void {
    this.#shiftMs += ms;
  }

  #breaks(share: number): boolean {
    const broken = this.faulty && this.#random() < share;
    if (broken) this.faults += 1;
    return broken;
  }

  get dependencies(): Dependencies {
    const real = createStore(api.origin, api.database.secretKey);
    return {
      publishableKeys: ['key'],
      subject: 'New lead: {name}',
      log: () => undefined,
      store: {
        claim: async (record) => await this.#answered(real.claim(record)),
        claimDue: async () => await this.#answered(real.claimDue()),
        // A function that is killed after the mail notes nothing.
        settle: async (mailId, failure) => {
          if (this.#breaks(0.15)) throw new Error('killed');
          await real.settle(mailId, failure);
        },
      },
      mailer: {
        send: (mail, key) => {
          if (this.#breaks(0.3)) return Promise.reject(new Error('Resend answered 503'));
          if (!this.inbox.has(key)) this.inbox.set(key, { atMs: performance.now() + this.#shiftMs, text: mail.text });
          return this.#breaks(0.15) ? Promise.reject(new Error('Resend did not answer')) : Promise.resolve();
        },
      },
    };
  }

  async #answered<T>(answer: Promise<T>): Promise<T> {
    const value = await answer;
    if (this.#breaks(0.1)) throw new Error('the answer was lost');
    return value;
  }
}

const SPECS = Object.values(forms).filter(sendsLeads);

/** One visitor: the row is inserted as the form's own way does it; a skin-pen form calls the function too. */
async function visit(name: string, index: number, studio: Studio): Promise<void> {
  const spec = SPECS[index % SPECS.length];
  if (!spec) throw new Error('There is no form.');
  const values = { name, email: 'visitor@example.com', phone: '+971 50 123 4567', service: 'microblading', message: 'Friday?' };
  const record = mirrorRecord(sheetPayload(spec, values, '/microblading-dubai'));
  const direct = spec.destination.kind === 'table';
  const { status } = await api.call('POST', '/rest/v1/lead_form', { body: direct ? record : { id: randomUUID(), ...record } });
  expect(status).toBe(201);
  if (direct) await ask('', record, studio);
}

async function ask(path: string, body: unknown, studio: Studio): Promise<void> {
  const headers = { apikey: 'key', 'content-type': 'application/json' };
  const request = new Request(`http://localhost/send-lead-notification${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await handle(request, studio.dependencies);
}

/** The most mails within one hour, wherever it begins. */
function mostWithinAnHour(times: readonly number[]): number {
  return Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + HOUR_MS).length));
}

test.each([1, 2, 3])(
  '200 leads of all forms, mail faults by seed %i: each in exactly one mail, none untold, at most 20 an hour',
  async (seed) => {
    await api.database.sql('delete from public.lead_form');
    let draws = 0;
    const random = (): number => seededRandom(seed, (draws += 1));
    const studio = new Studio(random);
    const table = mailTable(api);
    const names = Array.from({ length: LEADS }, (_, index) => `Visitor ${String(index).padStart(3, '0')}`);
    const arrivals = names.map(() => Math.floor(random() * ARRIVE_MINUTES));
    for (let minute = 0; minute < LAST_MINUTE; minute += 1) {
      studio.faulty = minute < FAULTY_MINUTES;
      for (const [index, name] of names.entries()) if (arrivals[index] === minute) await visit(name, index, studio);
      await ask('/sweep', {}, studio);
      await table.pass(60);
      studio.pass(MINUTE_MS);
      if (minute >= FAULTY_MINUTES && Object.values(await table.told()).every(Boolean)) break;
    }

    expect(studio.faults).toBeGreaterThan(20);
    expect(Object.values(await table.told())).toEqual(names.map(() => true));
    const mails = [...studio.inbox.values()];
    expect(names.map((name) => mails.filter(({ text }) => text.includes(name)).length)).toEqual(names.map(() => 1));
    expect(mostWithinAnHour(mails.map(({ atMs }) => atMs))).toBeLessThanOrEqual(20);
  },
);
