import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { pass } from '../../local/proxy.ts';
import type { Destination, Fault, Plan } from './plan.ts';
import { type Held, PAGE, readAll, sendCut, sendHeld } from './relay.ts';

/** Connections that the client has not closed after this time are reset. The site's clients give up after 10 s. */
const HELD_LIMIT_MS = 30_000;
const DELAY_MS = 1_500;
/** The table's responses: status, content type, body. */
const refusals: Record<'busy' | 'noGrant' | 'noColumn', [number, string, string]> = {
  busy: [503, 'application/json', '{"code":"PGRST003","message":"Timed out acquiring connection"}'],
  noGrant: [401, 'application/json', '{"code":"42501","message":"permission denied for table lead_form"}'],
  noColumn: [400, 'application/json', '{"code":"PGRST204","message":"Could not find the \'message\' column"}'],
};

export interface FaultProxy {
  /** The proxy's address, without a trailing slash. */
  origin: string;
  /** Sets the plan. Undefined ends all faults. */
  setPlan(plan: Plan | undefined): void;
  /** The number of times each fault was applied. */
  played: ReadonlyMap<Fault, number>;
  /** Number of unfinished lead requests, including late ones. */
  underWay(): number;
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of the site at `target` (an origin on 127.0.0.1). Applies the planned faults to POSTs of leads to the script
 * endpoint and to lead_form. Forwards everything else. As with Google, the script's reply comes from a second origin (127.0.0.1 instead of
 * localhost), which the proxy adds to the pages' Content-Security-Policy.
 */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let plan: Plan | undefined;
  let underWay = 0;
  const played = new Map<Fault, number>();
  const attempts = new Map<string, number>();
  /** Addresses of the script's replies that will be cut. */
  const cutEchoes = new Set<string>();
  let echoOrigin = '';

  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = req.url ?? '/';
    const destination = destinationOf(req);
    if (cutEchoes.delete(url)) return sendCut(res, await sendHeld(target, req, Buffer.alloc(0)));
    if (!destination) return pass(target, req, res, (headers) => withConnectSource(echoOrigin, headers));
    underWay += 1;
    try {
      const body = await readAll(req);
      const lead = leadNameIn(body);
      const attempt = (attempts.get(`${destination} ${lead}`) ?? 0) + 1;
      attempts.set(`${destination} ${lead}`, attempt);
      const fault = plan?.(destination, lead, attempt);
      if (fault) played.set(fault, (played.get(fault) ?? 0) + 1);
      await applyFault(fault, destination, req, res, body);
    } finally {
      underWay -= 1;
    }
  }

  async function applyFault(fault: Fault | undefined, destination: Destination, req: IncomingMessage, res: ServerResponse, body: Buffer) {
    const forward = async () => redirectedTo(echoOrigin, await sendHeld(target, req, body));
    const reply = (status: number, type: string, text: string) => res.writeHead(status, { 'content-type': type }).end(text);
    const reset = () => res.socket?.resetAndDestroy();
    switch (fault) {
      case 'reset':
        return reset();
      case 'stall':
        return untilClientCloses(res);
      case 'late':
        await untilClientCloses(res);
        return void (await forward());
      case 'cut': {
        const held = await forward();
        const next = held.headers.location;
        // The script's redirect has no body, so the reply at its target is cut instead.
        if (held.status !== 302 || next === undefined) return sendCut(res, held);
        cutEchoes.add(next.slice(echoOrigin.length));
        return void res.writeHead(held.status, held.headers).end(held.body);
      }
      case 'html':
        return void reply(200, 'text/html; charset=utf-8', PAGE);
      case 'error':
        return void reply(500, 'text/plain; charset=utf-8', 'Internal Server Error');
      case 'empty':
        return void reply(200, 'text/plain; charset=utf-8', '');
      case 'busy':
      case 'noGrant':
      case 'noColumn':
        if (destination === 'sheet') return void reply(200, 'application/json', '{"status":"error","code":"busy"}');
        return void reply(...refusals[fault]);
      case 'lostReply':
        await forward();
        return reset();
      case 'delay':
        await wait(DELAY_MS);
        break;
      case 'twice':
      case undefined:
    }
    const responses = await Promise.all(fault === 'twice' ? [forward(), forward()] : [forward()]);
    // If the request is sent twice, either copy may store the lead. The client gets only one response.
    const held = responses.at(-1);
    if (held) res.writeHead(held.status, held.headers).end(held.body);
  }

  const server = createServer((req, res) => {
    // On an error the client or the site has closed its connection, so no response is possible.
    respond(req, res).catch(() => res.destroy());
  });
  server.keepAliveTimeout = 1_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  echoOrigin = `http://127.0.0.1:${address.port}`;
  return {
    origin: `http://localhost:${address.port}`,
    setPlan(next) {
      plan = next;
    },
    played,
    underWay: () => underWay,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Makes the script's redirect point to the second origin. */
function redirectedTo(origin: string, held: Held): Held {
  const { location } = held.headers;
  return location?.startsWith('/') === true ? { ...held, headers: { ...held.headers, location: origin + location } } : held;
}

/** Adds the second origin to connect-src in a page's Content-Security-Policy. */
function withConnectSource(origin: string, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return { ...headers, 'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`) };
}

/** Resolves when the client has closed the connection. Resets the connection after HELD_LIMIT_MS. */
async function untilClientCloses(res: ServerResponse): Promise<void> {
  const closed = new Promise<void>((resolve) => res.once('close', resolve));
  if (res.destroyed) return;
  const limit = setTimeout(() => res.socket?.resetAndDestroy(), HELD_LIMIT_MS);
  await closed;
  clearTimeout(limit);
}

function destinationOf(req: IncomingMessage): Destination | undefined {
  const path = (req.url ?? '').split('?', 1)[0] ?? '';
  if (req.method !== 'POST') return undefined;
  if (/^\/script\/macros\/s\/[^/]+\/exec$/.test(path)) return 'sheet';
  return path === '/rest/v1/lead_form' ? 'table' : undefined;
}

/** Returns the lead's name in a body for either destination, or '' if there is no name. */
function leadNameIn(body: Buffer): string {
  const found = /"(?:full_)?name":"([^"]*)"/.exec(body.toString('utf8'));
  return found?.[1] ?? '';
}
