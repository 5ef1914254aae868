import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { refuseAuth } from '../../local/database/authGate.ts';
import { apiMiddleware } from '../../local/database/http.ts';
import { createFunctions } from '../../local/functions.ts';
import { isLocalReader, isLoopback, type Middleware, pathOf } from '../../local/loopback.ts';
import { createMailbox } from '../../local/mailbox.ts';
import { createScriptEndpoint, type ScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { temporaryFolder } from './serve.ts';

/** A request as it would come from this address; no network is involved. */
function requestFrom(address: string | undefined, url?: string, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (url !== undefined) request.url = url;
  Object.assign(request.headers, headers);
  return request;
}

describe('this machine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.9.8.7', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:192.168.1.20', false],
    ['192.168.1.20', false],
    ['10.127.0.1', false],
    [undefined, false],
  ])('%s: %s', (address, own) => {
    expect(isLoopback(requestFrom(address))).toBe(own);
    expect(isLocalReader(requestFrom(address, '/', { host: 'localhost' }))).toBe(own);
  });

  it.each([
    ['localhost:4173', true],
    ['LOCALHOST', true],
    ['127.0.0.1:4173', true],
    ['[::1]:4173', true],
    ['studio.example.com', false],
    ['127.evil.example', false],
    ['localhost.evil.example', false],
  ])('by the name %s: %s', (host, known) => {
    expect(isLocalReader(requestFrom('127.0.0.1', '/', { host }))).toBe(known);
  });

  it('has to be named', () => {
    expect(isLocalReader(requestFrom('127.0.0.1'))).toBe(false);
  });

  it('is asked for a path, with or without a query', () => {
    expect(pathOf(requestFrom('127.0.0.1', '/a/b?c=/d?e'))).toBe('/a/b');
    expect(pathOf(requestFrom('127.0.0.1', ''))).toBe('');
  });
});

describe('another machine', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let script: ScriptEndpoint;

  beforeAll(async () => {
    folder = await temporaryFolder();
    script = createScriptEndpoint({ root: ROOT, dataDir: folder.path, log: () => undefined });
  });

  afterAll(async () => {
    await script.close();
    await folder.remove();
  });

  const parts: [string, () => Middleware][] = [
    ['/rest/v1/lead_form', () => apiMiddleware(() => Promise.reject(new Error('not to be asked')))],
    ['/auth/v1/token', () => apiMiddleware(() => Promise.reject(new Error('not to be asked')))],
    ['/script/macros/s/local/exec', () => script.handle],
    ['/script/macros/echo', () => script.handle],
    ['/local/sheet', () => script.handle],
    ['/local/sheet.csv', () => script.handle],
    ['/local/mailbox', () => createMailbox({ dataDir: folder.path, secretKey: 'x' }).handle],
    [
      '/functions/v1/send-lead-notification',
      () =>
        createFunctions({ root: ROOT, dataDir: folder.path, origin: () => 'http://127.0.0.1:1', publishableKey: 'x', secretKey: 'x' })
          .handle,
    ],
  ];

  it.each(parts)('is refused at %s, whatever it calls itself', async (path, part) => {
    for (const method of ['GET', 'POST']) {
      const request = requestFrom('192.168.1.20', path, { host: 'localhost' });
      request.method = method;
      const response = new ServerResponse(request);
      part()(request, response, () => expect.unreachable());
      await expect.poll(() => response.writableEnded).toBe(true);
      expect(response.statusCode).toBe(403);
    }
  });
});

describe('the mailbox', () => {
  it('takes nothing without its secret, even from this machine', async () => {
    const request = requestFrom('127.0.0.1', '/local/mailbox', { host: 'localhost' });
    request.method = 'POST';
    const response = new ServerResponse(request);
    createMailbox({ dataDir: '/nowhere', secretKey: 'x' }).handle(request, response, () => expect.unreachable());
    await expect.poll(() => response.writableEnded).toBe(true);
    expect(response.statusCode).toBe(403);
  });
});

describe('the gate before sign-in', () => {
  it.each([
    ['/auth/v1/token?grant_type=password', undefined],
    ['/auth/v1/token?grant_type=password&grant_type=id_token', 422],
    ['/auth/v1/signup', 422],
    ['/auth/v1/SignUp', 422],
    ['/auth/v1/%73ignup', 422],
    ['/auth/v1/%', 404],
    ['/auth/v1/', 404],
    ['/auth/v1', 404],
    ['/auth/v1/unknown', 404],
  ])('%s: %s', (path, status) => {
    expect(refuseAuth(new URL(path, 'http://localhost'))?.status).toBe(status);
  });
});
