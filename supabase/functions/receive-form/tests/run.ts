import { served, withEnvironment } from '../../_shared/tests/served.ts';

export const SID = '7d1f4a52-4f8d-4f64-9c0e-0f6a1c1f0001';
const FUNCTION = 'https://project.test/receive-form';
const handler = await served(async () => await import('../index.ts'));

/** A form submission as browsers send it. */
export function post(fields: Record<string, string> | string, path = 'sheet', headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams(fields).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Request(`${FUNCTION}/${path}`, {
    method: 'POST',
    headers: { ...type, ...headers },
    body: typeof fields === 'string' ? fields : body,
  });
}

export const check = (headers: Record<string, string> = {}): Request => new Request(`${FUNCTION}/sheet`, { headers });

interface Call {
  path: string;
  headers: Headers;
  body: string;
}

interface Services {
  /** The response of the script and of the table, if it is not the usual success. */
  script?: () => Response;
  table?: () => Response;
  /** Settings that differ from the usual ones. */
  settings?: Record<string, string | undefined>;
}

/** Runs the whole function. HTTP servers on this machine replace the script and the table, and record the requests that they get. */
export async function run(request: Request, { script, table, settings }: Services = {}) {
  const sheet: Call[] = [];
  const rows: Call[] = [];
  await using services = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, async (call) => {
    const { pathname, search } = new URL(call.url);
    const isScript = pathname === '/exec';
    (isScript ? sheet : rows).push({ path: pathname + search, headers: call.headers, body: await call.text() });
    return isScript ? (script?.() ?? Response.json({ status: 'success' })) : (table?.() ?? new Response(null, { status: 201 }));
  });
  const origin = `http://127.0.0.1:${services.addr.port}`;
  const environment: Record<string, string | undefined> = {
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_test"}',
    SITE_URL: 'https://studio.test/',
    LEAD_SCRIPT_URL: `${origin}/exec`,
    STUDIO_PHONE: '+971 4 000 0000',
    ...settings,
  };
  const { result, logged } = await withEnvironment(
    (name) => environment[name],
    () => handler(request),
  );
  const { status, headers } = result;
  const [sent] = sheet;
  return {
    status,
    headers,
    location: headers.get('location'),
    text: await result.text(),
    logged,
    /** The request that the script received. */
    query: Object.fromEntries(new URLSearchParams(sent?.path.split('?')[1])),
    posted: sent?.body ?? '',
    type: sent?.headers.get('content-type'),
    /** Requests to the table, and their bodies. */
    rows,
    inserted: rows.map(({ body }): Record<string, string> => JSON.parse(body)),
    isStored: sheet.length + rows.length > 0,
  };
}
