import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';

const payload = { name: 'ريم', email: '', whatsapp: '+971 50', service: '', message: 'm', landingPage: 'home_popup' };
const signal = new AbortController().signal;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test('POSTs JSON as text/plain with keepalive, without cookies, and with further values for the sheet in the query', async () => {
  fetchMock.mockResolvedValue(new Response('{"status":"success"}'));
  const query = { utm_source: 'instagram ads', gclid: 'a&b', suspect: 'fast' };
  await sheetEndpoint('https://script.google.com/macros/s/x/exec').append('sid-1', payload, query, signal);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://script.google.com/macros/s/x/exec?utm_source=instagram+ads&gclid=a%26b&suspect=fast&sid=sid-1');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect([...new Headers(init?.headers)]).toEqual([['content-type', expect.stringMatching(/^text\/plain/)]]);
  expect(init?.body).toBe('{"name":"ريم","email":"","whatsapp":"+971 50","service":"","message":"m","landingPage":"home_popup"}');
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
])('only a body with status success confirms delivery: %s is %s', async (body, expected) => {
  fetchMock.mockResolvedValue(new Response(body));
  expect(await sheetEndpoint('/exec').append('sid', payload, {}, signal)).toBe(expected);
});

test('the result is unknown when offline or without an address; the console then names the missing variable', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sheetEndpoint('/exec').append('sid', payload, {}, signal)).toBe('unknown');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await sheetEndpoint(undefined).append('sid', payload, {}, signal)).toBe('unknown');
  expect(warn.mock.calls[0]?.[0]).toContain('VITE_LEAD_SCRIPT_URL');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
