import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface LeadRow {
  id: string;
  [column: string]: string | null;
}

/** A fault of one request. `reset` breaks the connection; `stall` never responds; `after` responds as usual, but later. */
export type Fault = 'reset' | 'stall' | { after: Promise<unknown> } | { status: number; body?: string };

export interface Asked {
  method: string;
  /** Includes the query. */
  path: string;
  /** The number of requests so far with this method and path (without query), including this one. */
  count: number;
}

export interface StaffServer {
  origin: string;
  /** Newest first, as the table is read. */
  leads: readonly LeadRow[];
  /** The response of `staff_state`; undefined if the database has no such function. */
  state: unknown;
  /** All requests so far, in the form 'GET /rest/v1/lead_form'. */
  asked: string[];
  fault: (request: Asked) => Fault | undefined;
  /** Refuses every access token issued so far. */
  expireTokens: () => void;
  /** Also refuses to renew any of those tokens. */
  endSessions: () => void;
  close: () => Promise<void>;
}

/** Small enough that 95 leads fill ten pages. */
const PAGE_ROWS = 10;

/** Starts a miniature hosted project on a free loopback port. Its sessions expire and rotate, and it serves lead_form in pages. */
export async function startStaffServer(leads: readonly LeadRow[]): Promise<StaffServer> {
  const access = new Set<string>();
  const refresh = new Set<string>();
  let issued = 0;

  function session() {
    issued += 1;
    const tokens = { access_token: `e30.e30.access${issued}`, refresh_token: `refresh${issued}` };
    access.add(tokens.access_token);
    refresh.add(tokens.refresh_token);
    const expires = { token_type: 'bearer', expires_in: 3600, expires_at: Math.floor(Date.now() / 1000) + 3600 };
    return { ...tokens, ...expires, user: { id: 'u1', aud: 'authenticated', email: 'staff@studio.test', is_anonymous: false } };
  }

  function respond(method: string, url: URL, bearer: string, body: string, res: ServerResponse): void {
    if (url.pathname === '/auth/v1/token') {
      const known = url.searchParams.get('grant_type') === 'password' || refresh.delete(JSON.parse(body).refresh_token);
      if (known) send(res, 200, session());
      else send(res, 400, { code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' });
      return;
    }
    if (url.pathname === '/auth/v1/logout') {
      server.endSessions();
      res.writeHead(204).end();
      return;
    }
    if (!access.has(bearer)) {
      send(res, 401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null });
      return;
    }
    if (url.pathname === '/rest/v1/rpc/staff_state') {
      send(
        res,
        server.state ? 200 : 404,
        server.state ?? { code: 'PGRST202', message: 'Could not find the function', details: null, hint: null },
      );
      return;
    }
    if (url.pathname !== '/rest/v1/lead_form') {
      send(res, 200, []);
      return;
    }
    const id = url.searchParams.get('id')?.replace('eq.', '');
    const found = id === undefined ? pageOf(server.leads, url.searchParams.get('or')) : server.leads.filter((lead) => lead.id === id);
    if (method === 'DELETE') server.leads = server.leads.filter((lead) => lead.id !== id);
    send(res, 200, found);
  }

  const counts = new Map<string, number>();
  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', server.origin);
    const method = req.method ?? '';
    const name = `${method} ${url.pathname}`;
    const body = (await req.toArray()).join('');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    server.asked.push(name);
    const fault = server.fault({ method, path: url.pathname + url.search, count });
    if (fault === 'stall') return;
    if (fault === 'reset') {
      req.socket.resetAndDestroy();
      return;
    }
    if (fault && 'status' in fault) {
      res.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.body);
      return;
    }
    await fault?.after;
    respond(method, url, req.headers.authorization?.replace('Bearer ', '') ?? '', body, res);
  }

  const http = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const server: StaffServer = {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    leads,
    state: undefined,
    asked: [],
    fault: () => undefined,
    expireTokens: () => access.clear(),
    endSessions() {
      access.clear();
      refresh.clear();
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

/** The rows after the one named in `or`, a filter as sent by deskBackend.ts: `(created_at.lt."…",id.lt.<id>)`. */
function pageOf(leads: readonly LeadRow[], or: string | null): readonly LeadRow[] {
  const last = or === null ? -1 : leads.findIndex((lead) => or.endsWith(`,id.lt.${lead.id})`));
  return leads.slice(last + 1, last + 1 + PAGE_ROWS);
}

function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
