import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';

const payload = { name: 'ريم', email: '', whatsapp: '+971 50', service: '', message: 'm', landingPage: 'home_popup' };
const signal = new AbortController().signal;
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

test('a text/plain POST with the JSON body, the id in the query, kept alive, without cookies', async () => {
  fetchMock.mockResolvedValue(new Response('{"status":"success"}'));
  await sheetEndpoint('https://script.google.com/macros/s/x/exec').append('sid-1', payload, {}, signal);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://script.google.com/macros/s/x/exec?sid=sid-1');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  expect(new Headers(init?.headers).get('content-type')).toMatch(/^text\/plain/);
  expect([...new Headers(init?.headers).keys()]).toEqual(['content-type']);
  expect(init?.body).toBe('{"name":"ريم","email":"","whatsapp":"+971 50","service":"","message":"m","landingPage":"home_popup"}');
});

test('what the sheet needs beside the body travels in the query, never in the body', async () => {
  fetchMock.mockResolvedValue(new Response('{"status":"success"}'));
  await sheetEndpoint('https://script.google.com/macros/s/x/exec').append(
    'sid-1',
    payload,
    { utm_source: 'instagram ads', gclid: 'a&b', suspect: 'fast' },
    signal,
  );
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(String(url)).toBe('https://script.google.com/macros/s/x/exec?utm_source=instagram+ads&gclid=a%26b&suspect=fast&sid=sid-1');
  expect(init?.body).toBe('{"name":"ريم","email":"","whatsapp":"+971 50","service":"","message":"m","landingPage":"home_popup"}');
});

describe('only status success acknowledges', () => {
  test.each([
    ['{"status":"success"}', 'delivered'],
    ['{"status":"success","duplicate":true}', 'delivered'],
    ['{"status":"error","code":"invalid"}', 'refused'],
    ['{"status":"error","code":"busy"}', 'unknown'],
    ['{"result":"success"}', 'unknown'],
    ['<!doctype html><title>Error</title>', 'unknown'],
    ['{"status":"succ', 'unknown'],
    ['', 'unknown'],
    ['null', 'unknown'],
    ['"success"', 'unknown'],
  ])('%s: %s', async (body, expected) => {
    fetchMock.mockResolvedValue(new Response(body));
    expect(await sheetEndpoint('/exec').append('sid', payload, {}, signal)).toBe(expected);
  });

  test('no network: unknown', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sheetEndpoint('/exec').append('sid', payload, {}, signal)).toBe('unknown');
  });

  test('no address: unknown, and the log says which variable is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await sheetEndpoint(undefined).append('sid', payload, {}, signal)).toBe('unknown');
    expect(warn.mock.calls[0]?.[0]).toContain('VITE_LEAD_SCRIPT_URL');
    expect(fetchMock).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
