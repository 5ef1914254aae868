import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { leadTable } from '@/backend/supabase/leadTable';

const record = { full_name: 'A', email: '', phone_number: '+971', inquiry_type: null, message: 'm', source_page: 'home_popup' };
const env = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'sb_publishable_x' };
const signal = new AbortController().signal;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('inserts the id and the six fields, kept alive, and asks for nothing back', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await leadTable(env).insert('id-1', record, signal)).toBe('delivered');
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toMatch(/^https:\/\/project\.supabase\.co\/rest\/v1\/lead_form/);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  const headers = new Headers(init?.headers);
  expect(headers.get('apikey')).toBe('sb_publishable_x');
  expect(headers.get('prefer') ?? '').not.toContain('representation');
  expect(JSON.parse(String(init?.body))).toEqual({ id: 'id-1', ...record });
});

test('a skin-pen form inserts exactly the six fields', async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 201 }));
  expect(await leadTable(env).insertRecord(record, signal)).toBe('delivered');
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual(record);
});

test("the proxy's header travels with the row; without the setting there is none", async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 201 }));
  await leadTable({ ...env, supabaseHeader: 'x-target-backend: abcdefgh' }).insert('id-1', record, signal);
  await leadTable(env).insert('id-1', record, signal);
  const [through, straight] = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(through?.get('x-target-backend')).toBe('abcdefgh');
  expect(through?.get('apikey')).toBe('sb_publishable_x');
  expect(straight?.has('x-target-backend')).toBe(false);
});

test('a malformed header: unknown, the lead waits for a better build', async () => {
  expect(await leadTable({ ...env, supabaseHeader: 'abcdefgh' }).insert('id-1', record, signal)).toBe('unknown');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  [409, 'delivered'],
  [400, 'refused'],
  [413, 'refused'],
  [401, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
])('status %i: %s', async (status, expected) => {
  fetchMock.mockResolvedValue(new Response('{"message":"no","code":"22P02"}', { status, headers: { 'content-type': 'application/json' } }));
  expect(await leadTable(env).insert('id-1', record, signal)).toBe(expected);
});

test.each([
  ['a success without a row: 200 with an empty body', new Response('', { status: 200 })],
  ["a gateway's own 413", new Response('<html>too large</html>', { status: 413, headers: { 'content-type': 'text/html' } })],
])('%s: unknown, and tried again', async (_what, response) => {
  fetchMock.mockResolvedValue(response);
  expect(await leadTable(env).insert('id-1', record, signal)).toBe('unknown');
});

test('a row that a policy refuses is not tried for ever', async () => {
  fetchMock.mockResolvedValue(
    new Response('{"code":"42501","message":"no"}', { status: 401, headers: { 'content-type': 'application/json' } }),
  );
  expect(await leadTable(env).insert('id-1', record, signal)).toBe('refused');
});

test('no network: unknown', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await leadTable(env).insert('id-1', record, signal)).toBe('unknown');
});

test('without a project there is no table to wait for', async () => {
  expect(await leadTable({}).insert('id-1', record, signal)).toBe('refused');
  expect(fetchMock).not.toHaveBeenCalled();
});
