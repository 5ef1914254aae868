import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { post } from '@/backend/post';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const keepalives = () => fetchMock.mock.calls.map(([, init]) => init?.keepalive);

test('sends a POST without cookies, and the request continues after the page is closed', async () => {
  fetchMock.mockResolvedValue(new Response());
  await post('/exec', { body: 'x' });
  expect(fetchMock).toHaveBeenCalledWith('/exec', { method: 'POST', body: 'x', credentials: 'omit', keepalive: true });
});

test('pending requests share the 64 KiB allowed for keepalive; a request beyond that limit is sent without keepalive', async () => {
  let respond: (reply: Response) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  fetchMock.mockImplementation(async () => new Response());
  const first = post('/exec', { body: '美'.repeat(15_000) });
  await post('/exec', { body: 'x'.repeat(20_000) });
  await post('/exec', { body: 'x'.repeat(10_000) });
  expect(keepalives()).toEqual([true, false, true]);
  respond(new Response());
  await first;
  await post('/exec', { body: 'x'.repeat(60_000) });
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(post('/exec', { body: 'x'.repeat(60_000) })).rejects.toThrow('Failed to fetch');
  await post('/exec', { body: 'x'.repeat(60_000) });
  await post('/exec', { body: 'x'.repeat(60_001) });
  expect(keepalives().slice(3)).toEqual([true, true, true, false]);
});
