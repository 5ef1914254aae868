import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

import { afterAll, beforeEach, expect, it, vi } from 'vitest';

import { createDatabase } from '../../local/database.ts';
import { createFunctions } from '../../local/functions.ts';
import { startLocalScript } from '../../local/localScript.ts';
import { createMailbox } from '../../local/mailbox.ts';
import { formatDate } from '../../local/script/services.ts';
import { EXEC_PATH } from '../../local/script/webApp.ts';
import type { ScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { leadColumns } from '../../supabase/functions/_shared/leadColumns.ts';
import { expectErrors } from '../support/consoleErrors.ts';
import { HOSTILE } from '../support/hostileStrings.ts';
import { ROOT } from '../support/loadScript.ts';
import { usedData } from '../support/preparedData.ts';
import { serve, temporaryFolder } from '../support/serve.ts';

// Uses the real function under Deno, the real script and the database over HTTP, with the mailbox in place of Resend. Email faults are
// tested in tests/supabase/everyLeadIsMailed.test.ts.

const folder = await temporaryFolder();
await usedData(folder.path);
const database = await createDatabase({ root: ROOT, dataDir: folder.path });
const mailbox = createMailbox({ dataDir: folder.path, secretKey: database.secretKey });
const server = await serve(
  database.handle,
  mailbox.handle,
  (req, res, next) => functions.handle(req, res, next),
  (req, res, next) => script.handle(req, res, next),
);
const origin = () => server.origin;
const functions = createFunctions({ ...database, root: ROOT, dataDir: folder.path, origin, log: () => undefined });
let script: ScriptEndpoint;

beforeEach(async () => void (await database.sql('delete from public.lead_form')));

afterAll(async () => {
  await functions.close();
  await server.close();
  await database.close();
  await folder.remove();
});

async function post(path: string, body: object = {}): Promise<number> {
  const headers = { apikey: database.publishableKey, 'content-type': 'application/json' };
  return (await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
}

const LEAD = { full_name: '', email: '', phone_number: '+971 50 123 4567', inquiry_type: 'lip-blush', message: '', source_page: '/' };
const notify = async (lead: object) => await post('/functions/v1/send-lead-notification', lead);
const insert = async (lead: object) => expect(await post('/rest/v1/lead_form', lead)).toBe(201);

it('20 parallel requests from a visitor email a stored lead once, from its row; a lead that is not stored is not emailed', async () => {
  const lead = { ...LEAD, full_name: 'Aisha <b>Rahman</b>', message: 'Friday?\r\nBcc: x@y.ae', email: 'aisha@example.test' };
  // The first request starts Deno, which takes longer than the function waits for the database.
  expect(await notify({ ...lead, full_name: 'Nobody' })).toBe(202);
  await insert(lead);
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => await notify({ ...lead, subject: 'Spam' })));
  // On a busy machine the database may not answer in time (502).
  expect(statuses.filter((status) => status !== 202 && status !== 502)).toEqual([200]);
  const [mail, ...more] = await mailbox.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'studio@example.test', subject: 'New lead: Aisha <b>Rahman</b> (lip-blush)', replyTo: lead.email });
  expect(mail?.text).toContain('  Friday?\n  Bcc: x@y.ae');
  expect(mail?.html).toContain('Aisha &lt;b&gt;Rahman&lt;/b&gt;');
});

it('a lead that is only in the sheet is in the table exactly once after the script’s next run, with the same id and every hostile text unchanged', async () => {
  vi.stubEnv('LOCAL_TRIGGER_SECONDS', '0');
  expectErrors('lead_form_pkey');
  const data = `${folder.path}/script`;
  const open = () => startLocalScript({ root: ROOT, dataDir: data, origin, publishableKey: database.publishableKey, mailbox });
  script = open();
  /** Sends a lead only to the sheet, like a tab closed before its second request. Returns the lead's id. */
  const sendToSheet = async (lead: object): Promise<string> => {
    const sid = randomUUID();
    const reply = await fetch(`${server.origin}${EXEC_PATH}?sid=${sid}`, { method: 'POST', body: JSON.stringify(lead) });
    expect(await reply.json()).toEqual({ status: 'success' });
    return sid;
  };
  const stored = async () => await database.sql<Record<string, string>>('select * from public.lead_form');

  const both = await sendToSheet({ name: 'Both' });
  await insert({ ...LEAD, id: both, full_name: 'By the browser' });
  const send = async ({ given }: { given: string }) => {
    const short = given.slice(0, 600);
    return await sendToSheet({ name: short, email: short, whatsapp: short, service: short, message: short, landingPage: short });
  };
  // The script has 30 slots for simultaneous executions.
  const ids = [...(await Promise.all(HOSTILE.slice(0, 25).map(send))), ...(await Promise.all(HOSTILE.slice(25).map(send)))];
  await script.runTrigger();
  expect(await stored()).toHaveLength(1);
  await script.close();
  const [header = [], ...rows]: string[][] = JSON.parse(readFileSync(`${data}/sheet.json`, 'utf8'));
  const received = formatDate(new Date(Date.now() - 120_000), 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss');
  writeFileSync(`${data}/sheet.json`, JSON.stringify([header, ...rows.map((row) => row.with(0, received))]));
  script = open();
  await script.runTrigger();
  const { [both]: first, ...copied } = Object.fromEntries((await stored()).map((row) => [row['id'], row]));
  expect([first?.['full_name'], Object.keys(copied).length]).toEqual(['By the browser', HOSTILE.length]);
  HOSTILE.forEach(({ given, shown = given }, at) => {
    for (const { column } of Object.values(leadColumns)) expect(copied[ids[at] ?? '']?.[column], column).toBe(shown.slice(0, 600));
  });
  const states = script.rows().map((row) => row[21]);
  expect(new Set(states)).toEqual(new Set(['In dashboard', 'yes']));
  expect(script.formulas()).toEqual([]);
  await script.close();
  vi.unstubAllEnvs();
});
