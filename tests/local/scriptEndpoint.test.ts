import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';

import { describe, expect, it, vi } from 'vitest';

import { createScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { ROOT, SCRIPT } from '../spreadsheet-script/loadScript.ts';
import { EXEC, LEAD, scriptServerOfEachTest } from './scriptServer.ts';
import { serve } from './serve.ts';

const { start, post, origin, dataDir, endpoint, logged } = scriptServerOfEachTest();

describe('what the script answers', () => {
  it.each([['not json'], ['[]'], ['{"other":1}'], ['x'.repeat(21_000)], ['']])('invalid: %.20s', async (body) => {
    await start();
    expect(await post(body)).toEqual({ status: 'error', code: 'invalid' });
    expect(await endpoint().rows()).toEqual([]);
  });

  it('busy, when the lock is not to be had in time; nothing is written', async () => {
    await start({ callLatencyMs: 40, lockWaitLimitMs: 20 });
    const replies = await Promise.all([1, 2, 3].map(async (at) => await post({ ...LEAD, name: `Lead ${at}` }, `?sid=${randomUUID()}`)));
    expect(replies.filter((reply) => reply.code === 'busy').length).toBe(2);
    expect(await endpoint().rows()).toHaveLength(2);
  });

  it('internal, when a service fails; no personal data in the log', async () => {
    await start({ source: () => SCRIPT.replace('sheet.getLastRow() + 1', '0') });
    expect(await post(LEAD)).toEqual({ status: 'error', code: 'internal' });
    expect(logged()).toEqual(['Lead endpoint: Error: The coordinates of the range are outside the dimensions of the sheet.']);
  });

  it('success, although the cache is out of order', async () => {
    await start({ source: () => SCRIPT.replace("'lead/' + sid, '1'", "'lead/' + 'x'.repeat(300), '1'") });
    expect(await post(LEAD)).toEqual({ status: 'success' });
    expect(await endpoint().rows()).toHaveLength(2);
  });

  it('its health, without data, and never the word success', async () => {
    await start({ properties: { LEAD_SPREADSHEET_ID: 'abc' } });
    await post(LEAD);
    const reply = await fetch(`${origin()}${EXEC}`);
    expect(await reply.json()).toEqual({ status: 'ok', endpoint: 'leads', version: '1.2.0' });
    expect(await endpoint().rows()).toHaveLength(2);
  });
});

describe('the HTTP face', () => {
  it('answers in two hops that a browser on another origin may read', async () => {
    await start();
    const first = await fetch(`${origin()}${EXEC}`, { method: 'POST', body: JSON.stringify(LEAD), redirect: 'manual' });
    expect(first.status).toBe(302);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const location = first.headers.get('location') ?? '';
    expect(location).toMatch(/^\/script\/macros\/echo\?user_content_key=[\w-]{32}&lib=local$/);
    // The lead is stored with the first hop, whatever becomes of the second.
    expect(await endpoint().rows()).toHaveLength(2);
    const second = await fetch(origin() + location);
    expect(second.status).toBe(200);
    expect(second.headers.get('access-control-allow-origin')).toBe('*');
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await second.json()).toEqual({ status: 'success' });
    expect((await fetch(origin() + location, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${origin()}/script/macros/echo?user_content_key=none`)).status).toBe(404);
    expect((await fetch(`${origin()}/script/macros/echo`)).status).toBe(404);
  });

  it('can take the second hop on another origin', async () => {
    await start({ echoOrigin: 'http://127.0.0.1:9' });
    const first = await fetch(`${origin()}${EXEC}`, { method: 'POST', body: JSON.stringify(LEAD), redirect: 'manual' });
    expect(first.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:9\/script\/macros\/echo\?/);
  });

  it('has no answer for OPTIONS, and leaves every other path alone', async () => {
    await start();
    const options = await fetch(`${origin()}${EXEC}`, { method: 'OPTIONS' });
    expect(options.status).toBe(405);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    expect((await fetch(`${origin()}${EXEC}/more`, { method: 'POST', body: '{}' })).status).toBe(404);
  });

  it.each([
    ['throws', 'function doPost() { throw new Error("x"); }'],
    ['returns nothing', 'function doPost() {}'],
    ['returns plain data', 'function doPost() { return {status: "success"}; }'],
    ['does not parse', 'function doPost( {'],
    ['has no doPost', 'const a = 1;'],
    ['reaches for Node', 'function doPost() { return process.exit(1); }'],
  ])('shows an HTML page without CORS for a script that %s', async (_what, source) => {
    await start({ source: () => source });
    const reply = await fetch(`${origin()}${EXEC}`, { method: 'POST', body: JSON.stringify(LEAD) });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('content-type')).toContain('text/html');
  });

  it('tells the console, where nobody else listens, why a script failed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const unheard = createScriptEndpoint({
      root: ROOT,
      dataDir: dataDir(),
      source: () => 'function doPost() { throw new Error("x"); }',
    });
    const site = await serve(unheard.handle);
    await fetch(`${site.origin}${EXEC}`, { method: 'POST', body: '{}' });
    expect(error.mock.calls).toEqual([['[spreadsheet-script] Error: x']]);
    error.mockRestore();
    await unheard.close();
    await site.close();
  });

  it('stops an execution that never ends, and goes on', async () => {
    await start({
      executionLimitMs: 2000,
      source: () => 'function doPost() { for (;;); } function doGet() { return ContentService.createTextOutput("{}"); }',
    });
    expect(await (await fetch(`${origin()}${EXEC}`, { method: 'POST', body: '{}' })).text()).toContain('<!DOCTYPE html>');
    expect(await (await fetch(`${origin()}${EXEC}`)).text()).toBe('{}');
  });

  it('refuses what exceeds its slots with the same page', async () => {
    await start({ slots: 2, delayMs: () => 150 });
    const replies = await Promise.all(
      [1, 2, 3].map(async (at) => await fetch(`${origin()}${EXEC}`, { method: 'POST', body: JSON.stringify({ ...LEAD, name: `${at}` }) })),
    );
    expect(replies.filter((reply) => reply.headers.get('content-type')?.includes('text/html'))).toHaveLength(1);
    expect(await endpoint().rows()).toHaveLength(3);
  });

  it('takes no body beyond 2 MB', async () => {
    await start();
    expect((await fetch(`${origin()}${EXEC}`, { method: 'POST', body: 'x'.repeat(2_100_000) })).status).toBe(413);
  });
});

describe('faults', () => {
  const html = async () => (await fetch(`${origin()}${EXEC}`, { method: 'POST', body: JSON.stringify(LEAD) })).headers.get('content-type');

  it('are switched by the method and by the file, which goes first', async () => {
    await start({ fault: 'error' });
    expect(await post(LEAD)).toEqual({ status: 'error', code: 'internal' });
    endpoint().setFault('ok');
    await writeFile(`${dataDir()}/script-fault`, 'html\n');
    expect(await html()).toContain('text/html');
    await writeFile(`${dataDir()}/script-fault`, 'error');
    expect(await post(LEAD)).toEqual({ status: 'error', code: 'internal' });
    await writeFile(`${dataDir()}/script-fault`, 'silent');
    await expect(fetch(`${origin()}${EXEC}`, { method: 'POST', body: '{}', signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
    expect(await endpoint().rows()).toEqual([]);
    await rm(`${dataDir()}/script-fault`);
    expect(await post(LEAD)).toEqual({ status: 'success' });
  });
});
