import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { createFunctions, type Functions, SWEEP_PATH } from '../../local/functions.ts';
import { startLocalScript } from '../../local/localScript.ts';
import { createMailbox, type Mailbox } from '../../local/mailbox.ts';
import { readCsv, writeCsv } from '../../local/script/csv.ts';
import { formatDate } from '../../local/script/services.ts';
import type { ScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { expectErrors } from '../consoleErrors.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { HOSTILE } from './hostileStrings.ts';
import { usedData } from './preparedData.ts';
import { EXEC, LEAD } from './scriptServer.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
let mailbox: Mailbox;
let functions: Functions;
let server: Awaited<ReturnType<typeof serve>>;
let script: ScriptEndpoint;
let scriptData: Awaited<ReturnType<typeof temporaryFolder>>;
let isDown = false;

beforeAll(async () => {
  folder = await temporaryFolder();
  await usedData(folder.path);
  database = await createDatabase({ root: ROOT, dataDir: folder.path });
  mailbox = createMailbox({ dataDir: folder.path, secretKey: database.secretKey });
  const { publishableKey, secretKey } = database;
  functions = createFunctions({ root: ROOT, dataDir: folder.path, origin: () => server.origin, publishableKey, secretKey });
  server = await serve(
    (req, res, next) => (isDown && req.url?.startsWith('/rest/') ? void res.destroy() : next()),
    database.handle,
    mailbox.handle,
    functions.handle,
    (req, res, next) => script.handle(req, res, next),
  );
});

beforeEach(async () => {
  isDown = false;
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubEnv('LOCAL_TRIGGER_SECONDS', '0');
  await database.sql('delete from public.lead_form');
  scriptData = await temporaryFolder();
  script = openScript();
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await script.close();
  await scriptData.remove();
});

afterAll(async () => {
  await functions.close();
  await server.close();
  await database.close();
  await folder.remove();
});

const openScript = (): ScriptEndpoint =>
  startLocalScript({
    root: ROOT,
    dataDir: scriptData.path,
    origin: () => server.origin,
    publishableKey: database.publishableKey,
    mailbox,
  });
/** Subjects of the script's mails. */
const mails = async () => (await mailbox.mails()).filter(({ from }) => from === 'spreadsheet-script').map(({ subject }) => subject);

/** As a tab does that is closed before its second request; the id of the lead. */
async function sendToSheet(lead: Partial<typeof LEAD> = {}): Promise<string> {
  const sid = randomUUID();
  const body = JSON.stringify({ ...LEAD, ...lead });
  const reply = await fetch(`${server.origin}${EXEC}?sid=${sid}&suspect=fast`, { method: 'POST', body });
  expect(await reply.json()).toEqual({ status: 'success' });
  return sid;
}

/** Every lead of the sheet came so long ago. */
async function pass(minutes: number): Promise<void> {
  await script.close();
  const [header = [], ...rows] = (await readCsv(`${scriptData.path}/sheet.csv`)) ?? [];
  const received = formatDate(new Date(Date.now() - minutes * 60_000), 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss');
  await writeCsv(`${scriptData.path}/sheet.csv`, [header, ...rows.map((row) => row.with(0, received))]);
  script = openScript();
}

/** Name and "In dashboard". */
const states = async () => (await script.rows()).slice(1).map((row) => [row[1], row[21]]);
const stored = async () => await database.sql('select * from public.lead_form order by full_name');

describe('a lead that only the sheet has', () => {
  it('of a tab that was closed early: is in the table after the next run, and in one mail to the studio', async () => {
    const id = await sendToSheet();
    await script.runTrigger();
    expect(await stored()).toEqual([]);
    await pass(2);
    await script.runTrigger();
    expect(await stored()).toEqual([
      {
        id,
        created_at: expect.anything(),
        full_name: 'Aisha Rahman',
        email: 'aisha@example.test',
        phone_number: '+971 50 123 4567',
        inquiry_type: 'lip-blush',
        message: 'Booking request from hero section',
        source_page: 'hero_booking',
      },
    ]);
    expect(await states()).toEqual([['Aisha Rahman', 'yes']]);

    await database.sql(`update public.lead_form set created_at = created_at - interval '2 minutes'`);
    const sweep = async () =>
      (await fetch(server.origin + SWEEP_PATH, { method: 'POST', headers: { apikey: database.publishableKey } })).status;
    expect([await sweep(), await sweep()]).toEqual([200, 202]);
    expect((await mailbox.mails()).filter(({ text }) => text.includes('Aisha Rahman'))).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });

  it('and one that the browser has stored as well: still one row', async () => {
    const id = await sendToSheet();
    await sendToSheet({ name: 'Noor' });
    expectErrors('lead_form_pkey');
    await database.sql(`insert into public.lead_form (id, full_name, email, phone_number) values ($1, 'By the browser', '', '1')`, [id]);
    await pass(5);
    await script.runTrigger();
    expect((await stored()).map((row) => row['full_name'])).toEqual(['By the browser', 'Noor']);
    expect(await states()).toEqual([
      ['Aisha Rahman', 'yes'],
      ['Noor', 'yes'],
    ]);
  });

  it('while the database is down for more than an hour: told in one mail, and stored when it is back', async () => {
    isDown = true;
    expectErrors('fetch failed');
    await sendToSheet({ name: 'Hessa' });
    await sendToSheet({ name: 'Mira' });
    await pass(30);
    await script.runTrigger();
    expect(await mails()).toEqual([]);
    await pass(61);
    await script.runTrigger();
    await script.runTrigger();
    expect(await mails()).toEqual(['[sheet] 2 leads are not in the dashboard: Hessa, Mira']);
    const mailed = expect.stringMatching(/^mailed \d\d:\d\d$/);
    expect(await states()).toEqual([
      ['Hessa', mailed],
      ['Mira', mailed],
    ]);

    isDown = false;
    await script.runTrigger();
    expect((await stored()).map((row) => row['full_name'])).toEqual(['Hessa', 'Mira']);
    expect(await states()).toEqual([
      ['Hessa', 'yes'],
      ['Mira', 'yes'],
    ]);
    expect(await mails()).toHaveLength(1);
  });

  it('holding any hostile text: the table has what the sheet shows, to the letter', async () => {
    for (const { given } of HOSTILE) await sendToSheet({ message: given });
    await pass(5);
    await script.runTrigger();
    const shown = HOSTILE.map(({ given, shown: inCell }) => inCell ?? given);
    expect(new Set((await stored()).map((row) => row['message']))).toEqual(new Set(shown));
    expect((await states()).every(([, state]) => state === 'yes')).toBe(true);
    expect(await script.formulas()).toEqual([]);
  });

  it('is copied without anybody asking for it', async () => {
    await sendToSheet();
    vi.stubEnv('LOCAL_TRIGGER_SECONDS', '1');
    await pass(2);
    await expect.poll(states, { timeout: 20_000 }).toEqual([['Aisha Rahman', 'yes']]);
  });
});
