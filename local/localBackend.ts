import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

import { createDatabase } from './database.ts';
import { PUBLISHABLE_KEY } from './database/keys.ts';
import { LINK_ORIGIN } from './database/lite.ts';
import { createFunctions } from './functions.ts';
import { startLocalScript } from './localScript.ts';
import { createMailbox } from './mailbox.ts';
import { startSweeper } from './sweeper.ts';

/**
 * Settings compiled into a build for the local backend. They override the environment, so that the build never contacts a real project.
 * Relative paths refer to the site's own origin.
 */
const LOCAL_ENV = {
  VITE_SUPABASE_URL: '/',
  VITE_SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
  VITE_LEAD_SCRIPT_URL: '/script/macros/s/local/exec',
} as const;

/**
 * Runs local stand-ins for all hosted services on the site's own origin, in dev and preview: database and auth (/rest/v1, /auth/v1), the
 * script endpoint (/script/macros), the edge functions (/functions/v1), the scheduled sweep and the mailbox (/local/mailbox).
 * Data is stored in LOCAL_DATA_DIR, by default .local/.
 */
export function localBackend({ root }: { root: string }): Plugin[] {
  const dataDir = process.env.LOCAL_DATA_DIR ?? join(root, '.local');
  return [
    {
      name: 'local-backend',
      config() {
        for (const [name, value] of Object.entries(LOCAL_ENV)) process.env[name] = value;
      },
      configureServer: (server) => mount(server, root, dataDir),
      configurePreviewServer: (server) => mount(server, root, dataDir),
    },
  ];
}

async function mount(server: ViteDevServer | PreviewServer, root: string, dataDir: string): Promise<void> {
  const database = await createDatabase({
    root,
    dataDir,
    deliver: async ({ to, subject, text = '', html = '' }) => {
      const withOrigin = (content: string): string => content.replaceAll(LINK_ORIGIN, originOf(server));
      await mailbox.add({
        from: 'sign-in',
        to,
        subject,
        text: withOrigin(text),
        html: withOrigin(html),
        idempotencyKey: `sign-in/${randomUUID()}`,
      });
    },
  });
  const mailbox = createMailbox({ dataDir, secretKey: database.secretKey });
  const origin = (): string => originOf(server);
  const script = startLocalScript({ root, dataDir, origin, publishableKey: database.publishableKey, mailbox });
  const functions = createFunctions({
    root,
    dataDir,
    origin: () => originOf(server),
    publishableKey: database.publishableKey,
    secretKey: database.secretKey,
  });
  const sweeper = await startSweeper({ database, origin: () => originOf(server) });
  for (const part of [database, script, mailbox, functions]) server.middlewares.use(part.handle);
  server.httpServer?.once('close', () => {
    sweeper.close();
    void functions.close();
    void script.close();
    void database.close();
  });
}

function originOf(server: ViteDevServer | PreviewServer): string {
  const address = server.httpServer?.address();
  if (address === null || address === undefined || typeof address === 'string') throw new Error('The local server is not listening.');
  return `http://127.0.0.1:${address.port}`;
}
