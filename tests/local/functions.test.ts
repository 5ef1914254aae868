import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { createFunctions, type Functions } from '../../local/functions.ts';
import { ROOT } from '../support/loadScript.ts';
import { testFolder, testServer } from '../support/serve.ts';

let functions: Functions;
let origin: string;
let lines: string[];

beforeEach(async () => {
  lines = [];
  // Only the functions work: the database and the script return 503.
  origin = await testServer((req, res, next) =>
    /^\/(rest|script)\//.test(req.url ?? '') ? void res.writeHead(503).end() : functions.handle(req, res, next),
  );
});

async function start(more: { binary?: string } = {}): Promise<void> {
  const log = (line: string) => void lines.push(line);
  const dataDir = await testFolder();
  functions = createFunctions({ root: ROOT, dataDir, origin: () => origin, publishableKey: 'p', secretKey: 's', log, ...more });
  onTestFinished(functions.close);
}

/** Calls a function; returns the status, the text and the allowed origin. */
async function call(name: string, init: RequestInit = {}): Promise<unknown> {
  const reply = await fetch(`${origin}/functions/v1/${name}`, { method: 'POST', body: '{"full_name":"Aisha"}', ...init });
  return [reply.status, await reply.text(), reply.headers.get('access-control-allow-origin')];
}

it('the functions’ responses (refusals, preflights, a form not stored) arrive unchanged, and nothing of the lead is logged', async () => {
  await start();
  const headers = { apikey: 'p', 'content-type': 'application/json' };
  expect(await call('send-lead-notification')).toEqual([401, '{"error":"The apikey header must hold the publishable key."}', '*']);
  expect(await call('send-lead-notification', { headers })).toEqual([502, '{"error":"The lead could not be looked up."}', '*']);
  expect(await call('send-lead-notification', { method: 'OPTIONS' })).toEqual([204, '', '*']);
  const failed = 'Please try again or contact us directly. +971 4 000 0000\n';
  expect(await call('receive-form/sheet', { body: new URLSearchParams({ name: 'Aisha' }) })).toEqual([502, failed, '*']);
  expect(await call('other')).toEqual([404, '', null]);
  expect(lines.join()).not.toContain('Aisha');
  const port = await functions.port();
  await functions.close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});

it('if Deno cannot run, the response is a 503 that says so, and Deno is not immediately started again', async () => {
  await start({ binary: '/no/such/deno' });
  const words = { error: 'The function cannot run: Deno did not start. See the console of the server.' };
  for (let times = 0; times < 3; times += 1) expect(await call('receive-form/sheet')).toEqual([503, JSON.stringify(words), '*']);
  expect(lines).toHaveLength(1);
});
