import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

import { pass } from '../local/proxy.ts';

const START_LIMIT_MS = 30_000;

export interface Site {
  origin: string;
  close: () => Promise<void>;
}

/** Starts the project's server for the finished build, on a free port and with a temporary data folder. */
export async function startSite(root: string): Promise<Site> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-bench-'));
  const server = spawn(process.execPath, ['scripts/serve.ts', '--built'], {
    cwd: root,
    // Sweeps are off, because starting Deno would distort measurements. The trigger is off, so that only the site's own deliveries count.
    env: { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir, LOCAL_SWEEP_SECONDS: '0', LOCAL_TRIGGER_SECONDS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await responds(`${origin}/robots.txt`))) {
    if (server.exitCode !== null || performance.now() > deadline) {
      await close();
      throw new Error('The server did not start: see above, or run npm start once.');
    }
    await wait(200);
  }
  return { origin, close };
}

/**
 * Serves the site after applying `change` to every document and compressing it as the host does. Always compare two variants, never a
 * variant with the original, so that nothing but `change` differs. `firstScript` runs before the page's own scripts.
 */
export async function startVariant(origin: string, change: (html: string) => string, firstScript?: string): Promise<Site> {
  const documents = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();
  const documentOf = async (path: string) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !/^(content-length|etag|date|connection|keep-alive)$/.test(name)),
    );
    let html = change(await response.text());
    if (firstScript !== undefined) {
      html = html.replace('<head>', `<head><script>${firstScript}</script>`);
      const hash = createHash('sha256').update(firstScript).digest('base64');
      headers['content-security-policy'] = headers['content-security-policy']?.replace('script-src', `script-src 'sha256-${hash}'`) ?? '';
    }
    return { status: response.status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(html) };
  };
  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const path = req.url ?? '/';
    if (req.method !== 'GET' || !req.headers.accept?.includes('text/html')) return pass(origin, req, res);
    const document = documents.get(path) ?? documentOf(path);
    documents.set(path, document);
    const { status, headers, body } = await document;
    res.writeHead(status, headers).end(body);
  };
  const server = createServer((req, res) => void respond(req, res).catch(() => res.writeHead(502).end()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Removes all scripts from a page except structured data. */
export function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '');
}

async function responds(url: string): Promise<boolean> {
  return await fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
