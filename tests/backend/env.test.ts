import { expect, test } from 'vitest';

import { absoluteUrl, supabaseProblem } from '@/backend/env';

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
