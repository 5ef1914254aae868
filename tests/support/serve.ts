import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import type { Middleware } from '../../local/loopback.ts';

/** Starts a server on a free loopback port that calls the middlewares in turn, then returns 404 (or 500) itself. */
export async function serve(...chain: Middleware[]): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((req, res) => {
    const step = (at: number, error?: unknown): void => {
      const middleware = chain[at];
      if (error === undefined && middleware) middleware(req, res, (failure) => step(at + 1, failure));
      else res.writeHead(error === undefined ? 404 : 500).end(String(error ?? ''));
    };
    step(0);
  });
  // Otherwise a busy machine could close a connection just as the next request uses it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'atelier-'));
  return { path, remove: async () => await rm(path, { recursive: true, force: true }) };
}

/** Creates a temporary folder that is removed at the end of the running test. */
export async function testFolder(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  return path;
}
