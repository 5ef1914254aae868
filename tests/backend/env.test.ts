import { describe, expect, test } from 'vitest';

import { formReceiver, absoluteUrl, supabaseHeaders, supabaseProblem } from '@/backend/env';

test.each([
  [{}, 'Configuration error: VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY are not set.'],
  [{ supabaseUrl: 'https://x.supabase.co' }, 'Configuration error: VITE_SUPABASE_ANON_KEY is not set.'],
  [{ supabaseKey: 'k' }, 'Configuration error: VITE_SUPABASE_URL is not set.'],
  [{ supabaseUrl: 'http://:', supabaseKey: 'k' }, 'Configuration error: VITE_SUPABASE_URL is not a web address.'],
  [{ supabaseUrl: '/', supabaseKey: 'k' }, undefined],
  [{ supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' }, undefined],
])('%j: %s', (env, words) => {
  expect(supabaseProblem(env)).toBe(words);
});

test('a path is on the site itself', () => {
  expect(absoluteUrl('/')).toBe(window.location.origin);
  expect(absoluteUrl('https://x.supabase.co/')).toBe('https://x.supabase.co');
});

describe('the header for a proxy', () => {
  const env = { supabaseUrl: 'https://x.supabase.co', supabaseKey: 'k' };

  test('none by default', () => {
    expect(supabaseHeaders(env)).toEqual({});
  });

  test.each([
    ['x-target-backend: abcdefgh', 'x-target-backend', 'abcdefgh'],
    ['  X-Target : https://abcdefgh.supabase.co:443/a b  ', 'X-Target', 'https://abcdefgh.supabase.co:443/a b'],
    ['__proto__:x', '__proto__', 'x'],
  ])('%s', (supabaseHeader, name, value) => {
    expect(supabaseProblem({ ...env, supabaseHeader })).toBeUndefined();
    expect(Object.entries(supabaseHeaders({ ...env, supabaseHeader }))).toEqual([[name, value]]);
  });

  test.each(['abcdefgh', 'x-target:', ': abcdefgh', 'x target: abcdefgh', 'x-target: a\r\nx-other: b', 'x-target: ريم', '  '])(
    '%j is no header',
    (supabaseHeader) => {
      expect(supabaseProblem({ ...env, supabaseHeader })).toBe(
        'Configuration error: VITE_SUPABASE_HEADER is not of the form "name: value".',
      );
      expect(() => supabaseHeaders({ ...env, supabaseHeader })).toThrow('VITE_SUPABASE_HEADER');
    },
  );

  test.each(['Host', 'authorization', 'apikey', 'Content-Type', 'Proxy-Target', 'Sec-Target', 'cookie', 'x-client-info'])(
    '%s has another use, or no browser sends it',
    (name) => {
      expect(supabaseProblem({ ...env, supabaseHeader: `${name}: abcdefgh` })).toBe(
        `Configuration error: VITE_SUPABASE_HEADER cannot be a header named ${name}.`,
      );
    },
  );
});

test('a form is posted to the function; behind a proxy that asks for a header, and without a project, to nobody', () => {
  const supabaseUrl = 'https://abcdefgh.supabase.co';
  const sheet = `${supabaseUrl}/functions/v1/receive-form/sheet`;
  expect([formReceiver({ supabaseUrl }, 'sheet'), formReceiver({ supabaseUrl: `${supabaseUrl}/` }, 'sheet')]).toEqual([sheet, sheet]);
  expect(formReceiver({ supabaseUrl: '/' }, 'table')).toBe('/functions/v1/receive-form/table');
  expect(formReceiver({ supabaseUrl, supabaseHeader: 'x-target-backend: abcdefgh' }, 'sheet')).toBeUndefined();
  expect(formReceiver({}, 'sheet')).toBeUndefined();
});
