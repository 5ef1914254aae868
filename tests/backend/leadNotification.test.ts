import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { leadNotification } from '@/backend/supabase/leadNotification';

const record = { full_name: 'A', email: '', phone_number: '+971', inquiry_type: 'Detox Facial', message: 'm', source_page: 'p' };
const env = { supabaseUrl: 'https://project.supabase.co', supabaseKey: 'sb_publishable_x' };
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock.mockReset()));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', undefined, null],
  [' through a proxy', 'x-target-backend: abcdefgh', 'abcdefgh'],
])('POSTs the record to send-lead-notification with the publishable key%s', async (_way, supabaseHeader, target) => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 202 }));
  await leadNotification({ ...env, supabaseHeader }).notify(record);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://project.supabase.co/functions/v1/send-lead-notification');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
  const headers = new Headers(init?.headers);
  expect([headers.get('apikey'), headers.get('x-target-backend')]).toEqual(['sb_publishable_x', target]);
  expect(JSON.parse(String(init?.body))).toEqual(record);
});

test('rejects when the function refuses the request, when offline, and without a valid configuration', async () => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 500 }));
  await expect(leadNotification(env).notify(record)).rejects.toThrow('500');
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(leadNotification(env).notify(record)).rejects.toThrow('Failed to fetch');
  await expect(leadNotification({}).notify(record)).rejects.toThrow('not configured');
  await expect(leadNotification({ ...env, supabaseHeader: 'abcdefgh' }).notify(record)).rejects.toThrow('VITE_SUPABASE_HEADER');
});
