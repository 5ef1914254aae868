import { readFile, writeFile } from 'node:fs/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createFunctions, type Functions } from '../../local/functions.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let functions: Functions;
let site: Awaited<ReturnType<typeof serve>>;
let lines: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  lines = [];
  // Nothing but the functions is well here.
  site = await serve((req, res, next) =>
    /^\/(rest|script)\//.test(req.url ?? '') ? void res.writeHead(503).end() : functions.handle(req, res, next),
  );
});

afterEach(async () => {
  await functions.close();
  await site.close();
  await folder.remove();
});

function start(binary?: string): void {
  const log = (line: string) => void lines.push(line);
  const common = { root: ROOT, dataDir: folder.path, origin: () => site.origin, publishableKey: 'p', secretKey: 's', log };
  functions = createFunctions(binary === undefined ? common : { ...common, binary });
}

async function call(name: string, init: RequestInit): Promise<[status: number, words: string, cors: string | null]> {
  const reply = await fetch(`${site.origin}/functions/v1/${name}`, { redirect: 'manual', ...init });
  return [reply.status, await reply.text(), reply.headers.get('access-control-allow-origin')];
}
const notify = async (headers: Record<string, string> = {}) =>
  await call('send-lead-notification', { method: 'POST', headers, body: '{"full_name":"Aisha"}' });

it('answers are passed on as they are: refusals, preflights, and that neither sheet nor table took a form, without a word of the lead', async () => {
  start();
  expect((await notify())[0]).toBe(401);
  expect((await notify({ apikey: 'p' }))[0]).toBe(415);
  expect(await call('send-lead-notification', { method: 'OPTIONS' })).toEqual([204, '', '*']);
  expect(await notify({ apikey: 'p', 'content-type': 'application/json' })).toEqual([
    502,
    '{"error":"The lead could not be looked up."}',
    '*',
  ]);
  const form = { method: 'POST', body: new URLSearchParams({ name: 'Aisha', phone: '1' }) };
  expect(await call('receive-form/sheet', form)).toEqual([502, 'Please try again or contact us directly. +971 4 000 0000\n', '*']);
  expect((await call('other', { method: 'POST' }))[0]).toBe(404);
  expect(lines.join()).not.toContain('Aisha');
  const port = await functions.port();
  await functions.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

it('a Deno that cannot run is 503 in words, and not tried again at once', async () => {
  start('/no/such/deno');
  const words = { error: 'The function cannot run: Deno did not start. See the console of the server.' };
  for (let times = 0; times < 3; times += 1) expect(await notify()).toEqual([503, JSON.stringify(words), '*']);
  expect(lines).toHaveLength(1);
});

it('a function that has crashed is started again, once for all who ask', async () => {
  const binary = `${folder.path}/short-lived`;
  const program = `#!/bin/sh\necho started >> '${folder.path}/starts'\necho 'Listening on http://127.0.0.1:1/' >&2\nsleep 0.4\n`;
  await writeFile(binary, program, { mode: 0o755 });
  start(binary);
  expect(await notify()).toEqual([503, '{"error":"The function did not answer."}', '*']);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(await Promise.all([functions.port(), functions.port(), functions.port()])).toEqual([1, 1, 1]);
  expect(await readFile(`${folder.path}/starts`, 'utf8')).toBe('started\nstarted\n');
});
