import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { leadTable } from '@/backend/supabase/leadTable';

const record = { full_name: 'A', email: '', phone_number: '+971', inquiry_type: null, message: 'm', source_page: 'home_popup' };
const env = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'sb_publishable_x' };
const signal = new AbortController().signal;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', undefined, null],
  [' through a proxy', 'x-target-backend: abcdefgh', 'abcdefgh'],
])('inserts the id and the six fields with keepalive, and does not ask for the stored row%s', async (_way, supabaseHeader, target) => {
  fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await leadTable({ ...env, supabaseHeader }).insert('id-1', record, {}, signal)).toBe('delivered');
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/^https:\/\/project\.supabase\.co\/rest\/v1\/lead_form/);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  const headers = new Headers(init?.headers);
  expect([headers.get('apikey'), headers.get('x-target-backend')]).toEqual(['sb_publishable_x', target]);
  expect(headers.get('prefer') ?? '').not.toContain('representation');
  expect(JSON.parse(String(init?.body))).toEqual({ id: 'id-1', ...record });
  // A skin-pen form sends the record without an id.
  expect(await leadTable(env).insertRecord(record, {}, signal)).toBe('delivered');
  expect(JSON.parse(String(fetchMock.mock.calls[1]?.[1]?.body))).toEqual(record);
});

const origins = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-lead-origin'));
/** Base64 of the JSON {"gclid":"a"}. */
const ORIGIN = 'eyJnY2xpZCI6ImEifQ==';

test('the origin is a request header, unless it is unknown, switched off, or a proxy requires a header', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 201 }));
  for (const settings of [{}, { leadOrigin: 'off' }, { supabaseHeader: 'x-target-backend: abcdefgh' }])
    await leadTable({ ...env, ...settings }).insert('id-1', record, { gclid: 'a', suspect: 'fast' }, signal);
  await leadTable(env).insert('id-1', record, { suspect: 'fast' }, signal);
  expect(origins()).toEqual([ORIGIN, null, null, null]);
});

test('after a request without a response, a row without an id is sent without the header, unless the browser was offline', async () => {
  const table = leadTable(env);
  const respond = (...responses: (Response | Error)[]) => {
    for (const response of responses)
      fetchMock.mockImplementationOnce(async () => {
        if (response instanceof Error) throw response;
        return response;
      });
  };
  const send = async () => await table.insertRecord(record, { gclid: 'a' }, signal);
  const stored = () => new Response(null, { status: 201 });
  respond(new TypeError('Failed to fetch'), stored(), stored());
  expect([await send(), await send(), await send()]).toEqual(['unknown', 'delivered', 'delivered']);
  respond(new TypeError('Failed to fetch'), stored());
  await table.insert('id-1', record, { gclid: 'a' }, signal);
  await table.insert('id-1', record, { gclid: 'a' }, signal);
  respond(new TypeError('Failed to fetch'), stored());
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send();
  onLine.mockRestore();
  await send();
  expect(origins()).toEqual([ORIGIN, null, ORIGIN, ORIGIN, ORIGIN, ORIGIN, ORIGIN]);
});

test('if the header setting is malformed, the lead can be sent again later; without a project the lead is refused', async () => {
  expect(await leadTable({ ...env, supabaseHeader: 'abcdefgh' }).insert('id-1', record, {}, signal)).toBe('unknown');
  expect(await leadTable({}).insert('id-1', record, {}, signal)).toBe('refused');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each<[string, number, string, string]>([
  ['the row exists already', 409, '23505', 'delivered'],
  ['a broken reference', 409, '23503', 'later'],
  ['a text that is too long', 400, '22001', 'refused'],
  ['characters that text cannot hold', 400, '22021', 'refused'],
  ['the character NUL', 400, '22P05', 'refused'],
  ['an invalid id', 400, '22P02', 'refused'],
  ['a check, as PostgREST answers it', 400, '23514', 'refused'],
  ['a check, as the local backend answers it', 500, '23514', 'refused'],
  ['a row over the limit', 413, 'PT413', 'refused'],
  ['a cap', 429, 'PT429', 'capped'],
  ['no grant, or a policy', 401, '42501', 'later'],
  ['no such table', 404, '42P01', 'later'],
  ['no such column', 400, 'PGRST204', 'later'],
  ['a key of another project', 401, 'PGRST301', 'later'],
  ['too many connections', 500, '53300', 'unknown'],
])('%s, %i %s: %s', async (_what, status, code, expected) => {
  fetchMock.mockResolvedValue(Response.json({ message: 'no', code }, { status }));
  expect(await leadTable(env).insert('id-1', record, {}, signal)).toBe(expected);
});

test.each<[string, () => Response, string]>([
  ['a success without a row: 200 with an empty body', () => new Response('', { status: 200 }), 'unknown'],
  ["a captive portal's page", () => new Response('<html>Welcome</html>', { status: 511 }), 'unknown'],
  ["a gateway's own 413", () => new Response('<html>too large</html>', { status: 413 }), 'unknown'],
  ["a gateway's limit", () => new Response('slow down', { status: 429 }), 'capped'],
  ['a key that the gateway does not know', () => Response.json({ message: 'Invalid API key' }, { status: 401 }), 'later'],
  [
    'no answer in time',
    () => {
      throw new DOMException('No answer in time.', 'TimeoutError');
    },
    'unknown',
  ],
])('%s: %s', async (_what, respond, expected) => {
  fetchMock.mockImplementation(async () => respond());
  expect(await leadTable(env).insert('id-1', record, {}, signal)).toBe(expected);
});
