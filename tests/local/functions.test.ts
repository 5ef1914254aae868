import { readdir, readFile, writeFile } from 'node:fs/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { startDeno } from '../../local/denoProcess.ts';
import { createFunctions, type Functions } from '../../local/functions.ts';
import { createMailbox, type Mailbox } from '../../local/mailbox.ts';
import { MIGRATION, RECORD } from '../furtherField.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { serve, temporaryFolder } from './serve.ts';

const LEAD = {
  full_name: 'Aisha <b>Rahman</b>',
  email: 'aisha@example.test',
  phone_number: '+971 50 123 4567',
  inquiry_type: 'Detox Facial',
  message: 'Friday?\r\nBcc: x@y.ae',
  source_page: '/skin-pen-microneedling-dubai',
};

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
let functions: Functions;
let mailbox: Mailbox;
let server: Awaited<ReturnType<typeof serve>>;
const logged: string[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  await usedData(folder.path);
  database = await createDatabase({ root: ROOT, dataDir: folder.path });
  // Before the first request: the local backend looks at the columns once.
  await database.sql(MIGRATION);
  mailbox = createMailbox({ dataDir: folder.path, secretKey: database.secretKey });
  functions = createFunctions({
    root: ROOT,
    dataDir: folder.path,
    origin: () => server.origin,
    publishableKey: database.publishableKey,
    secretKey: database.secretKey,
    log: (line) => logged.push(line),
  });
  server = await serve(database.handle, functions.handle, mailbox.handle);
});

afterAll(async () => {
  await functions.close();
  await server.close();
  await database.close();
  await folder.remove();
});

const invoke = async (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  await fetch(`${server.origin}/functions/v1/send-lead-notification`, {
    method: 'POST',
    headers: { apikey: database.publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const insert = async (lead: Record<string, unknown>): Promise<number> => {
  const response = await fetch(`${server.origin}/rest/v1/lead_form`, {
    method: 'POST',
    headers: { apikey: database.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  return response.status;
};

describe('send-lead-notification through the site', () => {
  it('mails a stored lead once, from the row, under 20 parallel calls', async () => {
    expect(await insert(LEAD)).toBe(201);
    const replies = await Promise.all(Array.from({ length: 20 }, async () => (await invoke({ ...LEAD, subject: 'Spam' })).status));
    expect(replies.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 202)]);
    const [mail, ...more] = await mailbox.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'studio@example.test',
      subject: 'New lead: Aisha <b>Rahman</b> (Detox Facial)',
      replyTo: 'aisha@example.test',
    });
    expect(mail?.idempotencyKey).toMatch(/^lead\/[0-9a-f-]{36}$/);
    expect(mail?.text).toContain('  Friday?\n  Bcc: x@y.ae');
    expect(mail?.html).toContain('Aisha &lt;b&gt;Rahman&lt;/b&gt;');
    const files = await readdir(`${folder.path}/mailbox`);
    expect(files.toSorted()).toEqual([`${mail?.id}.html`, `${mail?.id}.json`]);
    expect(await readFile(`${folder.path}/mailbox/${mail?.id}.html`, 'utf8')).toBe(mail?.html);
  });

  it('answers 202 and mails nothing for a lead that is not in the table', async () => {
    const before = (await mailbox.mails()).length;
    expect((await invoke({ ...LEAD, full_name: 'Nobody' })).status).toBe(202);
    expect(await mailbox.mails()).toHaveLength(before);
  });

  it('mails a lead without optional values', async () => {
    const before = (await mailbox.mails()).length;
    const lead = { full_name: 'Noor', email: '', phone_number: '1', inquiry_type: null, message: null, source_page: null };
    expect(await insert(lead)).toBe(201);
    expect((await invoke(lead)).status).toBe(200);
    expect((await mailbox.mails())[before]?.subject).toBe('New lead: Noor (no service chosen)');
  });

  it('mails what a further column holds, without a change of the function', async () => {
    expect(await insert(RECORD)).toBe(201);
    expect((await invoke(RECORD)).status).toBe(200);
    expect((await mailbox.mails()).at(-1)?.text).toContain('Preferred time: Late mornings\n');
  });

  it('passes refusals and the preflight on', async () => {
    expect((await invoke(LEAD, { apikey: 'sb_publishable_wrong' })).status).toBe(401);
    expect((await invoke(LEAD, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await invoke('{')).status).toBe(400);
    expect((await invoke(JSON.stringify({ full_name: 'x'.repeat(17_000) }))).status).toBe(413);
    const url = `${server.origin}/functions/v1/send-lead-notification`;
    expect((await fetch(url)).status).toBe(405);
    const preflight = await fetch(url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${server.origin}/functions/v1/other`, { method: 'POST' })).status).toBe(404);
  });

  it('is gone after close', async () => {
    const port = await functions.port();
    const other = createFunctions({
      root: ROOT,
      dataDir: folder.path,
      origin: () => server.origin,
      publishableKey: 'p',
      secretKey: 's',
      log: () => undefined,
    });
    const own = await other.port();
    expect(own).not.toBe(port);
    await other.close();
    await expect(fetch(`http://127.0.0.1:${own}/`)).rejects.toThrow('fetch failed');
    await expect(other.port()).rejects.toThrow('closing');
  });
});

describe('a backend that is not well', () => {
  let sick: Functions | undefined;
  let site: Awaited<ReturnType<typeof serve>> | undefined;

  afterEach(async () => {
    await sick?.close();
    await site?.close();
  });

  it('says 503 in JSON when Deno cannot run, with CORS, and does not try at once again', async () => {
    const lines: string[] = [];
    sick = createFunctions({
      root: ROOT,
      dataDir: folder.path,
      origin: () => server.origin,
      publishableKey: 'p',
      secretKey: 's',
      binary: '/no/such/deno',
      log: (line) => lines.push(line),
    });
    site = await serve(sick.handle);
    for (let call = 0; call < 3; call += 1) {
      const reply = await fetch(`${site.origin}/functions/v1/send-lead-notification`, { method: 'POST', body: '{}' });
      expect(reply.status).toBe(503);
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(await reply.json()).toEqual({ error: 'The function cannot run: Deno did not start. See the console of the server.' });
    }
    expect(lines).toHaveLength(1);
  });

  /** On services at that origin; with what they log. */
  function startAgainst(origin: string): { functions: Functions; lines: string[] } {
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    sick = createFunctions({ root: ROOT, dataDir: folder.path, origin: () => origin, publishableKey: 'p', secretKey: 's', log });
    return { functions: sick, lines };
  }

  it('starts again after a crash, once for all who ask', async () => {
    const binary = `${folder.path}/short-lived`;
    await writeFile(
      binary,
      `#!/bin/sh\necho started >> '${folder.path}/starts'\necho 'Listening on http://127.0.0.1:1/' >&2\nsleep 0.4\n`,
      { mode: 0o755 },
    );
    sick = createFunctions({
      root: ROOT,
      dataDir: folder.path,
      origin: () => server.origin,
      publishableKey: 'p',
      secretKey: 's',
      binary,
      log: () => undefined,
    });
    site = await serve(sick.handle);
    const reply = await fetch(`${site.origin}/functions/v1/send-lead-notification`, { method: 'POST', body: '{}' });
    expect(reply.status).toBe(503);
    expect(await reply.json()).toEqual({ error: 'The function did not answer.' });
    await new Promise((resolve) => setTimeout(resolve, 800));
    const { port } = sick;
    expect(await Promise.all([port(), port(), port()])).toEqual([1, 1, 1]);
    expect(await readFile(`${folder.path}/starts`, 'utf8')).toBe('started\nstarted\n');
  });

  it('is a 502 without a word of the lead when the database is silent; a refused mail is noted', async () => {
    const calls: string[] = [];
    site = await serve((req, res, next) => {
      calls.push(req.url ?? '');
      if (req.url === '/rest/v1/rpc/claim_lead_notification') {
        if (calls.length === 1) return void res.writeHead(503).end();
        return void res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify([{ ...LEAD, id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', created_at: '2026-11-20 23:27:24.639+00' }]));
      }
      if (req.url === '/rest/v1/rpc/settle_mail') return void res.writeHead(200).end('1');
      if (req.url === '/local/mailbox') return void res.writeHead(500).end();
      next();
    });
    const { functions, lines } = startAgainst(site.origin);
    const direct = `http://127.0.0.1:${await functions.port()}/`;
    const send = async () =>
      await fetch(direct, { method: 'POST', headers: { apikey: 'p', 'content-type': 'application/json' }, body: JSON.stringify(LEAD) });
    expect((await send()).status).toBe(502);
    const refused = await send();
    expect(refused.status).toBe(502);
    expect(await refused.text()).not.toContain('Aisha');
    expect(calls.slice(1)).toEqual(['/rest/v1/rpc/claim_lead_notification', '/local/mailbox', '/rest/v1/rpc/settle_mail']);
    expect(lines.join()).not.toContain('Aisha');
  });

  it('tells whoever has posted a form that neither sheet nor table took it, and logs nothing of the lead', async () => {
    site = await serve((req, res, next) => (/^\/(rest|script)\//.test(req.url ?? '') ? void res.writeHead(503).end() : next()));
    const { functions, lines } = startAgainst(site.origin);
    const receiver = await serve(functions.handle);
    try {
      const address = `${receiver.origin}/functions/v1/receive-form/sheet`;
      expect((await fetch(address)).status).toBe(204);
      const reply = await fetch(address, { method: 'POST', body: new URLSearchParams({ name: 'Aisha', phone: '1' }), redirect: 'manual' });
      expect(reply.status).toBe(502);
      expect(await reply.text()).toBe('Please try again or contact us directly. +971 4 000 0000\n');
      expect(lines).toEqual(['Not taken: the script answered 503 and no success', 'Not taken: the table answered 503']);
    } finally {
      await receiver.close();
    }
  });

  it('names the setting that is missing', async () => {
    const process = await startDeno({
      entry: `${ROOT}/supabase/functions/send-lead-notification/index.ts`,
      allowHosts: [],
      log: () => undefined,
      env: Object.fromEntries(
        [
          'SUPABASE_PUBLISHABLE_KEYS',
          'SUPABASE_PUBLISHABLE_KEY',
          'SUPABASE_ANON_KEY',
          'SUPABASE_SECRET_KEYS',
          'SUPABASE_SECRET_KEY',
          'SUPABASE_SERVICE_ROLE_KEY',
          'RESEND_API_KEY',
          'LEAD_MAIL_TO',
          'LEAD_MAIL_FROM',
          'LEAD_MAIL_SUBJECT',
          'LOCAL_MAILBOX_URL',
          'LOCAL_MAILBOX_SECRET',
          'SUPABASE_URL',
        ].map((name) => [name, { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 's' }[name] ?? '']),
      ),
    });
    try {
      const reply = await fetch(`http://127.0.0.1:${process.port}/`, { method: 'POST', headers: { apikey: 'a' } });
      expect(reply.status).toBe(500);
      expect(await reply.json()).toEqual({ error: 'Configuration error: RESEND_API_KEY is not set.' });
      expect((await fetch(`http://127.0.0.1:${process.port}/`, { method: 'OPTIONS' })).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${process.port}/`)).status).toBe(405);
    } finally {
      await process.stop();
    }
  });
});
