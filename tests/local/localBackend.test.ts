import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';

import { createServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { localBackend } from '../../local/localBackend.ts';
import { staticHost } from '../../local/staticHost.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { serve, temporaryFolder } from './serve.ts';

const FUNCTION = '/functions/v1/send-lead-notification';
const KEY = { apikey: 'sb_publishable_local_demo' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  await usedData(`${folder.path}/data`);
});

afterAll(async () => await folder.remove());

beforeEach(() => {
  vi.stubEnv('LOCAL_DATA_DIR', `${folder.path}/data`);
  // Of another project: a build for the local backend must not know it.
  vi.stubEnv('VITE_SUPABASE_URL', 'https://hosted.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'hosted');
  vi.stubEnv('VITE_LEAD_SCRIPT_URL', 'https://script.google.com/exec');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What both servers share: an empty site, free ports, no word in the console. */
const common = (root = ROOT) => ({
  configFile: false as const,
  root: folder.path,
  logLevel: 'silent' as const,
  plugins: [...localBackend({ root }), staticHost({ root: folder.path })],
});

/** Every part answers on the site's own origin. */
async function expectBackend(origin: string): Promise<void> {
  const table = await fetch(`${origin}/rest/v1/lead_form?select=id`, { headers: KEY });
  expect([table.status, await table.json()]).toEqual([200, []]);
  expect((await fetch(`${origin}/auth/v1/signup`, { method: 'POST', headers: KEY, body: '{}' })).status).toBe(422);
  expect(await (await fetch(`${origin}/script/macros/s/local/exec`)).json()).toMatchObject({ endpoint: 'leads' });
  expect(await (await fetch(`${origin}/local/mailbox`)).text()).toContain('No mail yet.');
}

describe('the local backend in Vite', () => {
  it('answers on the dev server, and replaces what the environment says of hosted services', async () => {
    const server = await createServer({ ...common(), server: { host: '127.0.0.1', port: 0 }, optimizeDeps: { noDiscovery: true } });
    await server.listen();
    const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    try {
      await expectBackend(origin);
      expect(process.env['VITE_SUPABASE_URL']).toBe('/');
      expect(process.env['VITE_SUPABASE_ANON_KEY']).toBe('sb_publishable_local_demo');
      expect(process.env['VITE_LEAD_SCRIPT_URL']).toBe('/script/macros/s/local/exec');
      // The function is told the origin that the server came to listen on: it finds the table there.
      const told = await fetch(origin + FUNCTION, {
        method: 'POST',
        headers: { ...KEY, 'content-type': 'application/json' },
        body: '{"full_name":"Nobody"}',
      });
      expect([told.status, await told.json()]).toEqual([202, { status: 'accepted' }]);
      expect((await fetch(`${origin}/sitemap.xml`)).headers.get('content-type')).toContain('xml');
    } finally {
      await server.close();
    }
  });

  it('answers before the built site on the preview server', async () => {
    await mkdir(`${folder.path}/dist`);
    await writeFile(`${folder.path}/dist/_headers`, '/*\n  X-Frame-Options: DENY\n');
    await writeFile(`${folder.path}/dist/404.html`, 'not here');
    await writeFile(`${folder.path}/dist/index.html`, 'home');
    const server = await preview({ ...common(), preview: { host: '127.0.0.1', port: 0 } });
    const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    try {
      await expectBackend(origin);
      const home = await fetch(origin);
      expect([await home.text(), home.headers.get('x-frame-options')]).toEqual(['home', 'DENY']);
      expect((await fetch(`${origin}/nothing`)).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('keeps its data in the project unless told otherwise; without a port of its own it cannot start the function, and says so', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    vi.stubEnv('LOCAL_DATA_DIR', undefined);
    const project = `${folder.path}/project`;
    await cp(`${ROOT}/supabase`, `${project}/supabase`, { recursive: true });
    await usedData(`${project}/.local`);
    const server = await createServer({ ...common(project), server: { middlewareMode: true, ws: false } });
    const outside = await serve(server.middlewares);
    try {
      expect((await fetch(outside.origin + FUNCTION, { method: 'POST' })).status).toBe(503);
      expect(info.mock.calls.flat().join()).toContain('The local server is not listening.');
      expect(await readdir(`${project}/.local`)).toContain('database.lock');
    } finally {
      await outside.close();
      await server.close();
    }
  });
});
