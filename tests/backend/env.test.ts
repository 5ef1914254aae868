import { expect, test } from 'vitest';

import { absoluteUrl, formReceiver, supabaseHeaders, supabaseProblem } from '@/backend/env';

test.each([
  [{}, 'Configuration error: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set.'],
  [{ supabaseUrl: 'https://x.supabase.co' }, 'Configuration error: VITE_SUPABASE_ANON_KEY is not set.'],
  [{ supabaseKey: 'k' }, 'Configuration error: VITE_SUPABASE_URL is not set.'],
  [{ supabaseUrl: 'http://:', supabaseKey: 'k' }, 'Configuration error: VITE_SUPABASE_URL is not a web address.'],
  [{ supabaseUrl: '/', supabaseKey: 'k' }, undefined],
])('%j: %s', (env, text) => {
  expect(supabaseProblem(env)).toBe(text);
});

test('a path is resolved to an address on the site itself', () => {
  expect([absoluteUrl('/'), absoluteUrl('https://x.supabase.co/')]).toEqual([window.location.origin, 'https://x.supabase.co']);
});

const env = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };

test.each([
  [undefined, []],
  ['x-target-backend: abcdefgh', [['x-target-backend', 'abcdefgh']]],
  ['  X-Target : https://abcdefgh.supabase.co:443/a b  ', [['X-Target', 'https://abcdefgh.supabase.co:443/a b']]],
  ['__proto__:x', [['__proto__', 'x']]],
])('the header for a proxy is read from the setting %s', (supabaseHeader, headers) => {
  expect(supabaseProblem({ ...env, supabaseHeader })).toBeUndefined();
  expect(Object.entries(supabaseHeaders({ ...env, supabaseHeader }))).toEqual(headers);
});

test.each([
  ...['abcdefgh', 'x-target:', ': abcdefgh', 'x target: abcdefgh', 'x-target: a\r\nx-other: b', 'x-target: ريم', '  '].map(
    (setting) => [setting, 'is not of the form "name: value".'] as const,
  ),
  // They have another use, or browsers do not send them.
  ...['Host', 'authorization', 'apikey', 'Content-Type', 'Proxy-Target', 'Sec-Target', 'cookie', 'x-client-info'].map(
    (name) => [`${name}: abcdefgh`, `cannot be a header named ${name}.`] as const,
  ),
])('%j is not a valid header setting: it %s', (supabaseHeader, why) => {
  expect(supabaseProblem({ ...env, supabaseHeader })).toBe(`Configuration error: VITE_SUPABASE_HEADER ${why}`);
  expect(() => supabaseHeaders({ ...env, supabaseHeader })).toThrow('VITE_SUPABASE_HEADER');
});

test('a form without scripts is posted to the function, unless a proxy requires a header or no project is set', () => {
  const supabaseUrl = 'https://abcdefgh.supabase.co';
  expect(formReceiver({ supabaseUrl: `${supabaseUrl}/` }, 'sheet')).toBe(`${supabaseUrl}/functions/v1/receive-form/sheet`);
  expect(formReceiver({ supabaseUrl: '/' }, 'table')).toBe('/functions/v1/receive-form/table');
  expect(formReceiver({ supabaseUrl, supabaseHeader: 'x-target-backend: abcdefgh' }, 'sheet')).toBeUndefined();
  expect(formReceiver({}, 'sheet')).toBeUndefined();
});
