import type { IncomingMessage, ServerResponse } from 'node:http';

import { isLocalReader, type Middleware, readBody, send } from '../loopback.ts';
import { refuseAuth } from './authGate.ts';

const REST_PATH = '/rest/v1';
const AUTH_PATH = '/auth/v1';
const MAX_BODY_BYTES = 4 * 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
/** Hop-by-hop headers, which must not be forwarded. */
const HOP_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'expect', 'upgrade', 'te', 'trailer']);

/** Serves /rest/v1 and /auth/v1 as a connect middleware: checks access, reads the whole body, then calls `response`. */
export function apiMiddleware(respond: (request: Request) => Promise<Response>): Middleware {
  return (req, res, next) => {
    const url = URL.parse(req.url ?? '/', 'http://localhost');
    const mount = [REST_PATH, AUTH_PATH].find((path) => url?.pathname === path || url?.pathname.startsWith(`${path}/`));
    if (url && mount) void reply(url, mount, req, res, respond).catch(next);
    else next();
  };
}

async function reply(
  url: URL,
  mount: string,
  req: IncomingMessage,
  res: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  if (!isLocalReader(req) || isForeignOrigin(req)) {
    return send(res, 403, JSON_TYPE, JSON.stringify({ code: 403, msg: 'The local backend answers this machine only' }));
  }
  const refusal = mount === AUTH_PATH ? refuseAuth(url) : undefined;
  if (refusal) return send(res, refusal.status, JSON_TYPE, JSON.stringify(refusal.body));
  const body = await readBody(req, MAX_BODY_BYTES);
  if (body === undefined) return send(res, 413, JSON_TYPE, JSON.stringify({ code: '413', message: 'Payload too large' }));
  const response = await respond(
    new Request(url, { method: req.method ?? 'GET', headers: headersOf(req), body: body === '' ? null : body }),
  );
  res.writeHead(response.status, { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) });
  res.end(Buffer.from(await response.arrayBuffer()));
}

/** True when a page of another site sends the request. Such a page knows the public key and could guess the demo password. */
function isForeignOrigin(req: IncomingMessage): boolean {
  const { origin } = req.headers;
  if (origin === undefined) return false;
  const hostname = URL.parse(origin)?.hostname ?? '';
  return !(hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.'));
}

function headersOf(req: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(req.headersDistinct)) {
    if (!HOP_HEADERS.has(name)) for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}
