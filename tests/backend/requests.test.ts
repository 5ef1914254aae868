import { beforeEach, expect, test, vi } from 'vitest';

import { post } from '@/backend/post';
import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { leadNotification } from '@/backend/supabase/leadNotification';
import { leadTable } from '@/backend/supabase/leadTable';

const payload = { name: 'ريم', email: '', whatsapp: '+971 50', service: '', message: 'm', landingPage: 'home_popup' };
const record = { full_name: 'ريم', email: '', phone_number: '+971', inquiry_type: null, message: 'm', source_page: 'home_popup' };
const env = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'sb_publishable_x' };
const SCRIPT = 'https://script.google.com/macros/s/x/exec';
const BEHIND_PROXY = { supabaseHeader: 'x-target-backend: abcdefgh' };
/** Base64 of the JSON {"gclid":"a"}. */
const ORIGIN = 'eyJnY2xpZCI6ImEifQ==';
const signal = new AbortController().signal;
const stored = () => new Response(null, { status: 201 });
const offline = new TypeError('Failed to fetch');

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => stored());
  vi.stubGlobal('fetch', fetchMock);
});

/** The requests so far. */
const sent = () =>
  fetchMock.mock.calls.map(([url, { headers, ...init } = {}]) => ({
    url: String(url),
    ...init,
    headers: Object.fromEntries(new Headers(headers)),
  }));
const insert = async (settings: object = {}, query = {}) => await leadTable({ ...env, ...settings }).insert('id-1', record, query, signal);
const append = async (url: string | undefined = '/exec', query = {}) => await sheetEndpoint(url).append('sid-1', payload, query, signal);

const [row, call] = ['/rest/v1/lead_form', '/functions/v1/send-lead-notification'];
const proxied = { 'x-target-backend': 'abcdefgh' };
test.each<[what: string, send: () => Promise<unknown>, url: string, body: object, headers?: object]>([
  ['a row with its id', () => insert(), row, { id: 'id-1', ...record }],
  ['a row behind a proxy', () => insert(BEHIND_PROXY), row, { id: 'id-1', ...record }, proxied],
  ['a skin-pen form’s row, without an id', () => leadTable(env).insertRecord(record, {}, signal), row, record],
  ['the notification', () => leadNotification(env).notify(record), call, record],
  ['the notification behind a proxy', () => leadNotification({ ...env, ...BEHIND_PROXY }).notify(record), call, record, proxied],
])('each request of a lead is a POST without cookies that outlives the page: %s', async (_what, send, url, body, further = {}) => {
  const headers = { apikey: 'sb_publishable_x', ...further };
  await send();
  const [request] = sent();
  expect(request?.url).toContain(env.supabaseUrl + url);
  expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', headers });
  expect(request?.headers).not.toHaveProperty('x-lead-origin');
  expect(request?.headers['prefer'] ?? '').not.toContain('representation');
  expect(JSON.parse(String(request?.body))).toEqual(body);
});

test('the request of a sheet’s row is such a POST too: JSON as text/plain, with further values in the query and no other header', async () => {
  await append(SCRIPT, { utm_source: 'instagram ads', gclid: 'a&b', suspect: 'fast' });
  const body = '{"name":"ريم","email":"","whatsapp":"+971 50","service":"","message":"m","landingPage":"home_popup"}';
  const url = `${SCRIPT}?utm_source=instagram+ads&gclid=a%26b&suspect=fast&sid=sid-1`;
  const headers = { 'content-type': expect.stringMatching(/^text\/plain/) };
  expect(sent()).toEqual([{ url, method: 'POST', keepalive: true, credentials: 'omit', signal, headers, body }]);
});

test('pending requests share the 64 KiB allowed for keepalive; a request beyond that limit is sent without keepalive', async () => {
  const big = async (text: string, size: number) => await post('/exec', { body: text.repeat(size) });
  let respond: (reply: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const first = big('美', 15_000);
  await big('x', 20_000);
  await big('x', 10_000);
  respond(stored());
  await first;
  await big('x', 60_000);
  fetchMock.mockRejectedValueOnce(offline);
  await expect(big('x', 60_000)).rejects.toThrow('Failed to fetch');
  await big('x', 60_000);
  await big('x', 60_001);
  expect(sent().map(({ keepalive }) => keepalive)).toEqual([true, false, true, true, true, true, false]);
});

const origins = () => sent().map(({ headers }) => headers['x-lead-origin']);

test('the origin is a request header, unless it is unknown, switched off, or a proxy requires a header', async () => {
  for (const settings of [{}, { leadOrigin: 'off' }, BEHIND_PROXY]) await insert(settings, { gclid: 'a', suspect: 'fast' });
  await insert({}, { suspect: 'fast' });
  expect(origins()).toEqual([ORIGIN, undefined, undefined, undefined]);
});

test('after a request without a response, a row without an id is sent without the header, unless the browser was offline', async () => {
  const table = leadTable(env);
  const send = async () => await table.insertRecord(record, { gclid: 'a' }, signal);
  fetchMock.mockRejectedValueOnce(offline);
  expect([await send(), await send(), await send()]).toEqual(['unknown', 'delivered', 'delivered']);
  for (let time = 0; time < 2; time += 1) {
    fetchMock.mockRejectedValueOnce(offline);
    await table.insert('id-1', record, { gclid: 'a' }, signal);
  }
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fetchMock.mockRejectedValueOnce(offline);
  await send();
  onLine.mockRestore();
  await send();
  expect(origins()).toEqual([ORIGIN, undefined, ORIGIN, ORIGIN, ORIGIN, undefined, ORIGIN]);
});

test('without a valid setting nothing is sent: a row is refused or can be sent again later; the console names the script’s variable', async () => {
  expect(await insert({ supabaseHeader: 'abcdefgh' })).toBe('unknown');
  expect(await leadTable({}).insert('id-1', record, {}, signal)).toBe('refused');
  await expect(leadNotification({}).notify(record)).rejects.toThrow('not configured');
  await expect(leadNotification({ ...env, supabaseHeader: 'abcdefgh' }).notify(record)).rejects.toThrow('VITE_SUPABASE_HEADER');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await sheetEndpoint(undefined).append('sid-1', payload, {}, signal)).toBe('unknown');
  expect(warn.mock.calls[0]?.[0]).toContain('VITE_LEAD_SCRIPT_URL');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('the notification rejects when the function refuses the request, and when offline', async () => {
  fetchMock.mockResolvedValueOnce(new Response('{}', { status: 500 }));
  await expect(leadNotification(env).notify(record)).rejects.toThrow('500');
  fetchMock.mockRejectedValueOnce(offline);
  await expect(leadNotification(env).notify(record)).rejects.toThrow('Failed to fetch');
});

test.each([
  ['{"status":"success"}', 'delivered'],
  ['{"status":"success","duplicate":true}', 'delivered'],
  ['{"status":"error","code":"invalid"}', 'refused'],
  ['{"status":"error","code":"too-long"}', 'refused'],
  ['{"status":"error","code":"busy"}', 'unknown'],
  ['{"result":"success"}', 'unknown'],
  ['<!doctype html><title>Error</title>', 'unknown'],
  ['{"status":"succ', 'unknown'],
  ['', 'unknown'],
  ['null', 'unknown'],
  ['"success"', 'unknown'],
  [offline, 'unknown'],
])('only a body with status success confirms delivery to the sheet: %s is %s', async (response, expected) => {
  if (typeof response === 'string') fetchMock.mockResolvedValue(new Response(response));
  else fetchMock.mockRejectedValue(response);
  expect(await append()).toBe(expected);
});

test.each<[what: string, status: number, body: string, expected: string]>([
  ['the row exists already', 409, '23505', 'delivered'],
  ['a broken reference', 409, '23503', 'later'],
  ['a text that is too long', 400, '22001', 'refused'],
  ['characters that text cannot hold', 400, '22021', 'refused'],
  ['the character NUL', 400, '22P05', 'refused'],
  ['an invalid id', 400, '22P02', 'refused'],
  ['a check', 400, '23514', 'refused'],
  ['a trigger', 400, 'P0001', 'refused'],
  ['a row over the limit', 413, 'PT413', 'refused'],
  ['a cap', 429, 'PT429', 'capped'],
  ['no grant, or a policy', 401, '42501', 'later'],
  ['no such table', 404, '42P01', 'later'],
  ['no such column', 400, 'PGRST204', 'later'],
  ['a key of another project', 401, 'PGRST301', 'later'],
  ['too many connections', 500, '53300', 'unknown'],
  ['a success without a row: 200 with an empty body', 200, '', 'unknown'],
  ['a captive portal’s page', 511, '<html>Welcome</html>', 'unknown'],
  ['a gateway’s own 413', 413, '<html>too large</html>', 'unknown'],
  ['a gateway’s limit', 429, 'slow down', 'capped'],
  ['a key that the gateway does not know', 401, '{"message":"Invalid API key"}', 'later'],
])('the table answers %s, %i %s: %s', async (_what, status, body, expected) => {
  const text = /^(\d|P)/.test(body) ? JSON.stringify({ message: 'no', code: body }) : body;
  fetchMock.mockResolvedValue(new Response(text, { status }));
  expect(await insert()).toBe(expected);
});
