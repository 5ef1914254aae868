import { vi } from 'vitest';

export interface Row {
  id: string;
  created_at: string;
  [column: string]: unknown;
}

interface FakeServer {
  rows: Row[];
  requests: { method: string; path: string; query: URLSearchParams; headers: Headers }[];
  /** Answers instead of the fake; undefined lets the fake answer. */
  intercept: (request: { method: string; path: string; count: number }) => Response | undefined;
}

const MAX_ROWS = 1000;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A hosted project in small: password sign-in, sign-out, and lead_form for signed-in users, cut at 1,000 rows. */
export function fakeSupabase(rows: Row[] = []): FakeServer {
  const server: FakeServer = { rows, requests: [], intercept: () => undefined };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    await Promise.resolve();
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const path = url.pathname.replace('/supabase', '');
    const headers = new Headers(init?.headers);
    server.requests.push({ method, path, query: url.searchParams, headers });
    const count = server.requests.filter((request) => request.method === method && request.path === path).length;
    return server.intercept({ method, path, count }) ?? answer(server, method, path, url.searchParams, init);
  });
  return server;
}

function answer(server: FakeServer, method: string, path: string, query: URLSearchParams, init?: RequestInit): Response {
  if (path === '/auth/v1/token') return signIn(init);
  if (path === '/auth/v1/logout') return new Response(null, { status: 204 });
  if (path === '/rest/v1/rpc/staff_state') return json(404, { code: 'PGRST202', message: 'no such function' });
  if (path !== '/rest/v1/lead_form') return json(404, { message: 'no such path' });
  const token = new Headers(init?.headers).get('authorization') ?? '';
  // Row level security: without a user's token the table looks empty.
  const visible = token.includes('user-token') ? server.rows : [];
  const id = query.get('id')?.replace('eq.', '');
  if (method === 'DELETE') {
    const hit = visible.filter((row) => row.id === id);
    server.rows = server.rows.filter((row) => !hit.includes(row));
    return json(
      200,
      hit.map((row) => ({ id: row.id })),
    );
  }
  return json(200, select(visible, id, query).slice(0, Math.min(MAX_ROWS, Number(query.get('limit') ?? MAX_ROWS))));
}

function select(rows: Row[], id: string | undefined, query: URLSearchParams): Row[] {
  const sorted = rows.toSorted((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id));
  const or = /^\(created_at\.lt\."(.+)",id\.lt\.(.+)\)$/.exec(query.get('or') ?? '');
  const upTo = query.get('created_at')?.replace('lte.', '');
  return sorted
    .filter((row) => id === undefined || row.id === id)
    .filter((row) => upTo === undefined || row.created_at <= upTo)
    .filter((row) => !or?.[1] || !or[2] || row.created_at < or[1] || row.id < or[2]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function signIn(init?: RequestInit): Response {
  const body = JSON.parse(String(init?.body)) as { email: string; password: string };
  if (body.password !== 'right')
    return json(400, { code: 'invalid_credentials', error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
  return json(200, {
    access_token: `${btoa('{"alg":"HS256"}')}.${btoa('{"exp":4102444800}')}.user-token`,
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: {
      id: 'u1',
      aud: 'authenticated',
      email: body.email,
      is_anonymous: body.email.startsWith('guest'),
      app_metadata: {},
      user_metadata: {},
      created_at: '',
    },
  });
}
