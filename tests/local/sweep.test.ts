import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { createFunctions, type Functions, SWEEP_PATH } from '../../local/functions.ts';
import { pathOf } from '../../local/loopback.ts';
import { createMailbox, type Mailbox, MAILBOX_PATH } from '../../local/mailbox.ts';
import { startSweeper } from '../../local/sweeper.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
let functions: Functions;
let mailbox: Mailbox;
let server: Awaited<ReturnType<typeof serve>>;
/** What the mailbox does with a mail: answers a status instead of taking it, or takes it and answers when a promise allows. */
let mailboxFault: (() => number | Promise<unknown>) | undefined;

beforeAll(async () => {
  folder = await temporaryFolder();
  await usedData(folder.path);
  database = await createDatabase({ root: ROOT, dataDir: folder.path });
  mailbox = createMailbox({ dataDir: folder.path, secretKey: database.secretKey });
});

beforeEach(async () => {
  mailboxFault = undefined;
  await database.sql('delete from public.lead_form');
  functions = createFunctions({
    root: ROOT,
    dataDir: folder.path,
    origin: () => server.origin,
    publishableKey: database.publishableKey,
    secretKey: database.secretKey,
    log: () => undefined,
  });
  server = await serve(
    database.handle,
    (req, res, next) => {
      const outcome = req.method === 'POST' && pathOf(req) === MAILBOX_PATH ? mailboxFault?.() : undefined;
      if (typeof outcome === 'number') return void res.writeHead(outcome).end();
      if (outcome) {
        // The mail is taken; its sender hears of it when the promise allows, or never.
        const end = res.end.bind(res);
        res.end = (() => {
          void outcome.then(() => end());
          return res;
        }) as typeof res.end;
      }
      next();
    },
    mailbox.handle,
    functions.handle,
  );
});

afterEach(async () => {
  await functions.close();
  await server.close();
});

afterAll(async () => {
  await database.close();
  await folder.remove();
});

/** A lead of a sheet form, as its mirror in the table is inserted; two minutes old. */
async function mirror(name: string): Promise<void> {
  const response = await fetch(`${server.origin}/rest/v1/lead_form`, {
    method: 'POST',
    headers: { apikey: database.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: randomUUID(),
      full_name: name,
      email: '',
      phone_number: '+971 50 123 4567',
      inquiry_type: 'microblading',
      message: 'Quick inquiry from Home popup',
      source_page: '/',
    }),
  });
  expect(response.status).toBe(201);
  await database.sql(`update public.lead_form set created_at = created_at - interval '2 minutes' where full_name = $1`, [name]);
}

const sweep = async (): Promise<number> =>
  (await fetch(server.origin + SWEEP_PATH, { method: 'POST', headers: { apikey: database.publishableKey } })).status;

const mailsOf = async (name: string): Promise<number> => (await mailbox.mails()).filter(({ text }) => text.includes(name)).length;

async function told(name: string): Promise<boolean> {
  const [row] = await database.sql<{ told: boolean }>(
    'select sent_at is not null as told from public.lead_form join private.lead_notification on lead_id = id where full_name = $1',
    [name],
  );
  return row?.told ?? false;
}

const pass = async (seconds: number): Promise<void> =>
  void (await database.sql('update private.lead_notification set leased_until = leased_until - make_interval(secs => $1::integer)', [
    seconds,
  ]));

describe('the sweep with the real function', () => {
  it('mails a lead that only its mirror in the table knows, once, under 20 parallel calls', async () => {
    await mirror('Noor of the popup');
    const replies = await Promise.all(Array.from({ length: 20 }, sweep));
    expect(replies.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 202)]);
    expect(await mailsOf('Noor of the popup')).toBe(1);
    expect(await told('Noor of the popup')).toBe(true);
  });

  it('mails five leads at once as a digest that lists them', async () => {
    for (const number of [1, 2, 3, 4, 5]) await mirror(`Digest ${number}`);
    expect(await sweep()).toBe(200);
    const mail = (await mailbox.mails()).at(-1);
    expect(mail?.subject).toBe('5 new leads: Digest 1, Digest 2, Digest 3, Digest 4, Digest 5');
    expect(mail?.idempotencyKey).toMatch(/^digest\//);
    expect(await sweep()).toBe(202);
  });

  it('a function that is killed between mail and note: the lead is told by the same mail', async () => {
    await mirror('Killed Kamila');
    let taken = (): void => undefined;
    const mailed = new Promise<void>((resolve) => (taken = resolve));
    mailboxFault = () => {
      taken();
      return new Promise(() => undefined);
    };
    const call = sweep();
    await mailed;
    await expect.poll(async () => await mailsOf('Killed Kamila')).toBe(1);
    await functions.close();
    expect(await call).toBe(503);
    expect(await told('Killed Kamila')).toBe(false);

    mailboxFault = undefined;
    functions = createFunctions({
      root: ROOT,
      dataDir: folder.path,
      origin: () => server.origin,
      publishableKey: database.publishableKey,
      secretKey: database.secretKey,
      log: () => undefined,
    });
    const again = await serve(functions.handle);
    const post = async (): Promise<number> =>
      (await fetch(again.origin + SWEEP_PATH, { method: 'POST', headers: { apikey: database.publishableKey } })).status;
    expect(await post()).toBe(202);
    await pass(121);
    expect(await post()).toBe(200);
    await again.close();
    expect(await mailsOf('Killed Kamila')).toBe(1);
    expect(await told('Killed Kamila')).toBe(true);
  });

  it('a mailbox that fails three times: told at the fourth try, in one mail', async () => {
    await mirror('Patient Petra');
    let tries = 0;
    mailboxFault = () => {
      tries += 1;
      return tries <= 3 ? 500 : Promise.resolve();
    };
    for (const minutes of [1, 2, 4]) {
      expect(await sweep()).toBe(502);
      expect(await sweep()).toBe(202);
      await pass(minutes * 60);
    }
    expect(await sweep()).toBe(200);
    expect(tries).toBe(4);
    expect(await mailsOf('Patient Petra')).toBe(1);
    expect(await told('Patient Petra')).toBe(true);
  });

  it('happens by itself, and staff are told that mails are on', async () => {
    const sweeper = await startSweeper({ database, origin: () => server.origin, everyS: 1 });
    try {
      await mirror('By itself');
      await expect.poll(async () => await told('By itself'), { timeout: 20_000 }).toBe(true);
      expect(await mailsOf('By itself')).toBe(1);
      expect(await database.sql(`select value from private.setting where name = 'publishable_key'`)).toEqual([
        { value: database.publishableKey },
      ]);
    } finally {
      sweeper.close();
    }
  });

  it('is refused a time that is none', async () => {
    process.env.LOCAL_SWEEP_SECONDS = 'often';
    try {
      await expect(startSweeper({ database, origin: () => server.origin })).rejects.toThrow('LOCAL_SWEEP_SECONDS is often');
    } finally {
      delete process.env.LOCAL_SWEEP_SECONDS;
    }
  });
});
