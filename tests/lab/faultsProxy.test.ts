import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Fault } from '../../lab/faults/plan.ts';
import { type FaultProxy, startFaultProxy } from '../../lab/faults/proxy.ts';
import { readAll } from '../../lab/faults/relay.ts';

const EXEC = '/script/macros/s/local/exec?sid=1';
const ECHO = '/script/macros/echo?user_content_key=k';
const INSERT = '/rest/v1/lead_form';
const SUCCESS = '{"status":"success"}';

let stored: string[];
let site: ReturnType<typeof createServer>;
let proxy: FaultProxy;

/** The site behind the proxy: a script that answers in two hops, a table, one other page. It stores every body that arrives. */
async function answer(req: IncomingMessage): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  const body = (await readAll(req)).toString('utf8');
  if (req.method === 'POST') stored.push(`${req.url} ${body}`);
  if (req.url === EXEC) return { status: 302, headers: { location: ECHO }, body: '' };
  if (req.url === ECHO) return { status: 200, headers: { 'content-type': 'application/json' }, body: SUCCESS };
  if (req.url === INSERT) return { status: 201, headers: {}, body: '' };
  const policy = "default-src 'none'; connect-src 'self' https://script.google.com";
  return { status: 200, headers: { 'x-site': 'yes', 'content-security-policy': policy }, body: `page ${req.url} ${body}` };
}

beforeEach(async () => {
  stored = [];
  site = createServer((req, res) => {
    void answer(req).then(({ status, headers, body }) => res.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy = await startFaultProxy(`http://127.0.0.1:${address.port}`);
});

afterEach(async () => {
  await proxy.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** What a browser would see of one lead: status and body, or 'failed'. */
async function send(path: string, timeoutMs = 5_000): Promise<{ status: number; body: string } | 'failed'> {
  const name = path === EXEC ? 'name' : 'full_name';
  try {
    const response = await fetch(proxy.origin + path, {
      method: 'POST',
      body: JSON.stringify({ [name]: 'Lab a' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return 'failed';
  }
}

const always = (fault: Fault) => proxy.setPlan(() => fault);

describe('without a plan', () => {
  it('passes leads to both destinations', async () => {
    expect(await send(EXEC)).toEqual({ status: 200, body: SUCCESS });
    expect(await send(INSERT)).toEqual({ status: 201, body: '' });
    expect(stored).toEqual([`${EXEC} {"name":"Lab a"}`, `${INSERT} {"full_name":"Lab a"}`]);
    expect(proxy.underWay()).toBe(0);
  });

  it("answers the script's second hop on another origin, which the pages may ask", async () => {
    const first = await fetch(proxy.origin + EXEC, { method: 'POST', body: '{"name":"Lab a"}', redirect: 'manual' });
    const second = proxy.origin.replace('localhost', '127.0.0.1');
    expect(first.headers.get('location')).toBe(second + ECHO);
    const page = await fetch(`${proxy.origin}/about`);
    expect(page.headers.get('content-security-policy')).toBe(`default-src 'none'; connect-src 'self' ${second} https://script.google.com`);
  });
});

describe('with a plan', () => {
  it('passes everything that is no lead', async () => {
    always('reset');
    const page = await fetch(`${proxy.origin}/home?a=1`, { method: 'PUT', body: 'text' });
    expect([page.status, page.headers.get('x-site'), await page.text()]).toEqual([200, 'yes', 'page /home?a=1 text']);
    expect((await fetch(proxy.origin + INSERT)).status).toBe(201);
    expect((await fetch(proxy.origin + ECHO)).status).toBe(200);
    expect(proxy.played.size).toBe(0);
  });

  it('asks it for every attempt of every lead, and counts what it played', async () => {
    const asked: unknown[] = [];
    proxy.setPlan((...question) => {
      asked.push(question);
      return 'error';
    });
    await send(EXEC);
    await send(EXEC);
    await send(INSERT);
    expect(asked).toEqual([
      ['sheet', 'Lab a', 1],
      ['sheet', 'Lab a', 2],
      ['table', 'Lab a', 1],
    ]);
    expect([...proxy.played]).toEqual([['error', 3]]);
  });

  const stopped: [Fault, typeof EXEC | typeof INSERT, unknown][] = [
    ['reset', EXEC, 'failed'],
    ['stall', EXEC, 'failed'],
    ['error', EXEC, { status: 500, body: 'Internal Server Error' }],
    ['empty', INSERT, { status: 200, body: '' }],
    ['busy', EXEC, { status: 200, body: '{"status":"error","code":"busy"}' }],
  ];
  it.each(stopped)('%s: not stored', async (fault, path, seen) => {
    always(fault);
    expect(await send(path, 300)).toEqual(seen);
    expect(stored).toEqual([]);
  });

  it('html: a page with status 200, not stored', async () => {
    always('html');
    expect(await send(INSERT)).toMatchObject({ status: 200, body: expect.stringContaining('hotel network') });
    expect(stored).toEqual([]);
  });

  it('busy: the table says 503', async () => {
    always('busy');
    expect(await send(INSERT)).toMatchObject({ status: 503 });
    expect(stored).toEqual([]);
  });

  it.each([EXEC, INSERT])('lostReply: %s stores it, the client sees a failure', async (path) => {
    always('lostReply');
    expect(await send(path)).toBe('failed');
    expect(stored).toHaveLength(1);
  });

  it.each([EXEC, INSERT])('cut: %s stores it, the answer breaks off', async (path) => {
    always('cut');
    expect(await send(path)).toBe('failed');
    expect(stored).toHaveLength(1);
  });

  it('twice: it arrives two times, the client sees one answer', async () => {
    always('twice');
    expect(await send(EXEC)).toEqual({ status: 200, body: SUCCESS });
    expect(stored).toEqual([`${EXEC} {"name":"Lab a"}`, `${EXEC} {"name":"Lab a"}`]);
  });

  it('delay: stored and answered after a while', async () => {
    always('delay');
    const started = performance.now();
    expect(await send(INSERT)).toEqual({ status: 201, body: '' });
    expect(performance.now() - started).toBeGreaterThan(1_000);
  });

  it('late: it arrives only after the client has given up', async () => {
    always('late');
    const sent = send(EXEC, 400);
    await wait(200);
    expect([stored.length, proxy.underWay()]).toEqual([0, 1]);
    expect(await sent).toBe('failed');
    await expect.poll(() => proxy.underWay()).toBe(0);
    expect(stored).toHaveLength(1);
  });
});
