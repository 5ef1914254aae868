import type { IncomingMessage, ServerResponse } from 'node:http';

import { escapeHtml } from '../supabase/functions/_shared/html.ts';

/** A connect middleware, for Vite's dev and preview servers and plain `node:http` servers. */
export type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/** True when the request comes from this machine. */
export function isLoopback(req: IncomingMessage): boolean {
  const address = (req.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return address === '::1' || address.startsWith('127.');
}

/**
 * True when the request comes from this machine and its Host header names this machine. Without the check of the header, another site
 * could point its host name at 127.0.0.1 (DNS rebinding) and read pages with personal data.
 */
export function isLocalReader(req: IncomingMessage): boolean {
  const host = (req.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return isLoopback(req) && (host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host));
}

/** The request's path without its query. */
export function pathOf(req: IncomingMessage): string {
  return (req.url ?? '/').split('?', 1)[0] ?? '/';
}

export function send(res: ServerResponse, status: number, headers: Record<string, string>, body = ''): void {
  res.writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers });
  res.end(body);
}

/** Sends an HTML page whose policy allows no scripts, no framing and no external resources. */
export function sendPage(res: ServerResponse, status: number, html: string): void {
  const csp = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  send(res, status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp, 'referrer-policy': 'no-referrer' }, html);
}

/** Returns the body as text, or undefined when the body exceeds `maxBytes` (the rest is then read and discarded). */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** Wraps a page under /local. `body` is HTML, `title` is plain text. */
export function localPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#2b2320;background:#fbf8f5}
h1{font-size:1.5rem}a{color:#7a3b2e}table{border-collapse:collapse;background:#fff;font-size:.875rem}
.scroll{overflow-x:auto}th,td{border:1px solid #e3d9d1;padding:.4rem .6rem;text-align:left;vertical-align:top;white-space:pre-wrap;max-width:24rem;overflow-wrap:anywhere}
th{background:#f3ebe4;white-space:nowrap}p.note{color:#6b5d55}
</style></head><body>
<h1>${escapeHtml(title)}</h1>
${body}
</body></html>
`;
}
