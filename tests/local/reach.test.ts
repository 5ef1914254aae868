import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';

import { expect, it, vi } from 'vitest';

import { apiMiddleware } from '../../local/database/http.ts';
import { createFunctions } from '../../local/functions.ts';
import { localBackend } from '../../local/localBackend.ts';
import { createMailbox } from '../../local/mailbox.ts';
import { createScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { ROOT } from '../support/loadScript.ts';

const options = { root: ROOT, dataDir: tmpdir(), origin: () => 'http://127.0.0.1:1', publishableKey: 'x', secretKey: 'x' };
const api = apiMiddleware(async () => new Response());
const parts = [api, createScriptEndpoint(options).handle, createMailbox(options).handle, createFunctions(options).handle];

/** The status of a request from `address`, simulated without a network. */
async function statusFor(path: string, address: string, headers: Record<string, string>, method = 'GET'): Promise<number> {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = Object.assign(new IncomingMessage(socket), { url: path, method, headers });
  request.push(null);
  const response = new ServerResponse(request);
  const step = (at: number): void => parts[at]?.(request, response, () => step(at + 1));
  step(0);
  await expect.poll(() => response.writableEnded).toBe(true);
  return response.statusCode;
}

const WITH_PERSONAL_DATA = '/rest/v1/lead_form /auth/v1/token /local/sheet /local/sheet.json /local/mailbox'.split(' ');
const OTHERS = '/local/mailbox/emails /script/macros/s/local/exec /script/macros/echo /functions/v1/receive-form'.split(' ');

it.each([...WITH_PERSONAL_DATA, ...OTHERS])('a request for %s from another machine is refused, whatever its Host header', async (path) => {
  for (const address of ['192.168.1.20', '::ffff:192.168.1.20', '10.127.0.1'])
    for (const method of ['GET', 'POST']) expect(await statusFor(path, address, { host: 'localhost' }, method)).toBe(403);
});

it.each(WITH_PERSONAL_DATA)('a request for %s under a foreign host name is refused, even if the name points here', async (path) => {
  for (const host of ['studio.example.com', '127.evil.example', 'localhost.evil.example', ''])
    expect(await statusFor(path, '127.0.0.1', { host })).toBe(403);
  for (const host of ['localhost:4173', 'LOCALHOST', '127.0.0.1:4173', '[::1]:4173'])
    for (const address of ['127.9.8.7', '::1', '::ffff:127.0.0.1']) expect(await statusFor(path, address, { host })).toBe(200);
});

it('a page of another site cannot query the database from a browser on this machine', async () => {
  const ask = async (origin: string) => await statusFor('/rest/v1/lead_form', '127.0.0.1', { host: 'localhost', origin });
  expect(await Promise.all(['http://localhost:4173', 'https://evil.example.com', 'null'].map(ask))).toEqual([200, 403, 403]);
});

it('a build for the local backend ignores a hosted project that is set in the environment', () => {
  const local = { VITE_SUPABASE_URL: '/', VITE_LEAD_SCRIPT_URL: '/script/macros/s/local/exec' };
  for (const name of Object.keys(local)) vi.stubEnv(name, 'https://hosted.example');
  const [plugin] = localBackend({ root: '/nowhere' });
  Reflect.apply(plugin?.config as () => void, undefined, []);
  expect(process.env).toMatchObject(local);
  vi.unstubAllEnvs();
});
