import { afterEach, expect, it, vi } from 'vitest';

import { localBackend } from '../../local/localBackend.ts';

afterEach(() => vi.unstubAllEnvs());

it('a build for the local backend ignores a hosted project that is set in the environment', () => {
  const local = {
    VITE_SUPABASE_URL: '/',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_local_demo',
    VITE_LEAD_SCRIPT_URL: '/script/macros/s/local/exec',
  };
  for (const name of Object.keys(local)) vi.stubEnv(name, 'https://hosted.example');
  const [plugin] = localBackend({ root: '/nowhere' });
  Reflect.apply(plugin?.config as () => void, undefined, []);
  expect(process.env).toMatchObject(local);
});
