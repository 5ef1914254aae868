import { text } from 'node:stream/consumers';

import { beforeEach, expect, it, onTestFinished } from 'vitest';

import type { Fault } from '../../lab/faults/plan.ts';
import { type FaultProxy, startFaultProxy } from '../../lab/faults/proxy.ts';
import { testServer } from '../support/serve.ts';

const SHEET = '/script/macros/s/local/exec?sid=1';
const TABLE = '/rest/v1/lead_form';
const SUCCESS = { status: 200, body: '{"status":"success"}' };

let stored: number;
let proxy: FaultProxy;

beforeEach(async () => {
  stored = 0;
  // The site behind the proxy has a script that responds after a redirect, and a table.
  const site = await testServer(async (req, res) => {
    await text(req);
    if (req.method === 'POST') stored += 1;
    if (req.url === SHEET) res.writeHead(302, { location: '/echo' }).end();
    else res.writeHead(req.url === TABLE ? 201 : 200).end(req.url === TABLE ? '' : SUCCESS.body);
  });
  proxy = await startFaultProxy(site);
  onTestFinished(proxy.close);
});

/** Sends one lead. Returns the response that a browser would see. */
async function send(path: string, timeoutMs: number) {
  const body = path === SHEET ? '{"name":"Lab a"}' : '{"full_name":"Lab a"}';
  return await fetch(proxy.origin + path, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) })
    .then(
      async (answer) => ({ status: answer.status, body: await answer.text() }),
      () => 'failed',
    )
    .catch(() => 'failed');
}

it.each<[Fault | undefined, string, unknown, number]>([
  [undefined, SHEET, SUCCESS, 1],
  [undefined, TABLE, { status: 201, body: '' }, 1],
  ['reset', SHEET, 'failed', 0],
  ['stall', SHEET, 'failed', 0],
  ['error', SHEET, { status: 500, body: 'Internal Server Error' }, 0],
  ['empty', TABLE, { status: 200, body: '' }, 0],
  ['html', TABLE, { status: 200, body: expect.stringContaining('hotel network') }, 0],
  ['busy', SHEET, { status: 200, body: '{"status":"error","code":"busy"}' }, 0],
  ['noGrant', TABLE, { status: 401, body: expect.stringContaining('42501') }, 0],
  ['lostReply', SHEET, 'failed', 1],
  ['cut', SHEET, 'failed', 1],
  ['cut', TABLE, 'failed', 1],
  ['twice', SHEET, SUCCESS, 2],
  ['late', SHEET, 'failed', 1],
])('%s on %s', async (fault, path, seen, arrives) => {
  proxy.setPlan((destination, lead, attempt) => {
    expect([destination, lead, attempt]).toEqual([path === SHEET ? 'sheet' : 'table', 'Lab a', 1]);
    return fault;
  });
  expect(await send(path, fault === 'stall' || fault === 'late' ? 300 : 5_000)).toEqual(seen);
  await expect.poll(() => proxy.underWay()).toBe(0);
  expect(stored).toBe(arrives);
  expect([...proxy.played]).toEqual(fault === undefined ? [] : [[fault, 1]]);
});
