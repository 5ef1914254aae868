import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { EXEC_PATH } from '../../local/script/webApp.ts';
import { createScriptEndpoint, type ScriptEndpoint, type ScriptEndpointOptions } from '../../local/scriptEndpoint.ts';
import { ROOT } from '../support/loadScript.ts';
import { testFolder, testServer } from '../support/serve.ts';

let folder: string;
let endpoint: ScriptEndpoint;
let origin: string;
let logged: string[];

function open(options: Partial<ScriptEndpointOptions> = {}): void {
  endpoint = createScriptEndpoint({ root: ROOT, dataDir: folder, log: (_level, text) => logged.push(text), ...options });
  onTestFinished(endpoint.close);
}

beforeEach(async () => {
  logged = [];
  folder = await testFolder();
  origin = await testServer((req, res, next) => endpoint.handle(req, res, next));
  open();
});

const post = async (init: RequestInit = {}) => await fetch(origin + EXEC_PATH, { method: 'POST', body: '{"name":"Aisha"}', ...init });
const answer = async () => (await post()).text();

it('responds with a redirect and a body, both readable from another origin; refuses other methods and paths', async () => {
  const first = await post({ redirect: 'manual' });
  const location = first.headers.get('location') ?? '';
  expect([first.status, first.headers.get('access-control-allow-origin')]).toEqual([302, '*']);
  // The lead is stored by the first request, whatever happens to the redirect.
  expect(JSON.parse(readFileSync(`${folder}/sheet.json`, 'utf8'))).toEqual(endpoint.rows());
  const second = await fetch(origin + location);
  expect([second.headers.get('access-control-allow-origin'), await second.json()]).toEqual(['*', { status: 'success' }]);
  const statusOf = async (path: string, method: string) => (await fetch(origin + path, { method })).status;
  expect([await statusOf('/script/macros/echo', 'GET'), await statusOf(EXEC_PATH, 'OPTIONS')]).toEqual([404, 405]);
  expect((await post({ body: 'x'.repeat(2_100_000) })).status).toBe(413);
});

it('keeps its leads after a restart: all of 25 simultaneous leads, and a repeated lead only once', async () => {
  const send = async (sid: string) =>
    await (await fetch(`${origin}${EXEC_PATH}?sid=${sid}`, { method: 'POST', body: '{"name":""}' })).json();
  const sids = Array.from({ length: 25 }, () => randomUUID());
  await Promise.all([...sids, ...sids.slice(0, 1)].map(send));
  await endpoint.close();
  open();
  expect(await send(sids[7] ?? '')).toEqual({ status: 'success', duplicate: true });
  expect(
    endpoint
      .rows()
      .flatMap((row, at) => (at === 0 ? [] : (row[20] ?? '')))
      .toSorted(),
  ).toEqual(sids.toSorted());
});

it('returns Google’s error page without CORS if the script fails, never ends, or has no execution slot left', async () => {
  mkdirSync(`${folder}/spreadsheet-script`);
  const write = (body: string) => writeFileSync(`${folder}/spreadsheet-script/Code.js`, `function doPost() { ${body} }`);
  open({ root: folder, executionLimitMs: 300 });
  for (const body of ['throw new Error("x")', 'for (;;);']) {
    write(body);
    const reply = await post();
    expect([reply.status, reply.headers.get('access-control-allow-origin')]).toEqual([200, null]);
    expect(await reply.text()).toContain('<!DOCTYPE html>');
  }
  expect(logged).toEqual(['Error: x', 'Error: Script execution timed out after 300ms']);
  open({ slots: 2, delayMs: () => 150 });
  const pages = (await Promise.all([answer(), answer(), answer()])).filter((text) => text.includes('<!DOCTYPE html>'));
  expect(pages).toHaveLength(1);
});

it('fails as the file script-fault specifies, without running the script', async () => {
  const fault = (word: string) => writeFileSync(`${folder}/script-fault`, word);
  fault('html\n');
  expect(await answer()).toContain('<!DOCTYPE html>');
  fault('error');
  expect(await answer()).toBe('{"status":"error","code":"internal"}');
  fault('silent');
  await expect(post({ signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
  expect(endpoint.rows()).toEqual([]);
  rmSync(`${folder}/script-fault`);
  expect(await answer()).toBe('{"status":"success"}');
});

it('shows the sheet as a page, newest lead first, and as JSON', async () => {
  const page = async () => await (await fetch(`${origin}/local/sheet`)).text();
  expect(await page()).toContain('No lead yet');
  await post();
  await post({ body: '{"name":"<b>Hessa</b>"}' });
  expect(await page()).toMatch(/<bdi>&lt;b&gt;Hessa&lt;\/b&gt;<\/bdi>[^]*Aisha/);
  expect(await (await fetch(`${origin}/local/sheet.json`)).json()).toEqual(endpoint.rows());
});
