import { inspect } from 'node:util';

import type { PgliteConnection } from '@supabase/lite/pglite';
import type { TomlTable } from 'smol-toml';

import { tableOf } from './config.ts';
import { type LocalKeys, PUBLISHABLE_KEY } from './keys.ts';

export interface Lite {
  fetch(request: Request): Promise<Response>;
  driver: PgliteConnection['driver'];
  close(): Promise<void>;
}

/** A mail of the auth server. */
export interface SignInMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Stands for the site's origin, whose port is known only once it listens: in mails and where a mailed link leads. */
export const LINK_ORIGIN = 'http://site.local';

/** Opens @supabase/lite on a PGlite folder with the [api] and [auth] settings of config.toml, admin mode off. */
export async function openLite(
  folder: string,
  config: TomlTable,
  keys: LocalKeys,
  deliver: (mail: SignInMail) => Promise<void>,
): Promise<Lite> {
  const { App, createPgliteConnection } = await importLite();
  const connection = await createPgliteConnection({ url: folder });
  keepErrorsShort(connection.driver);
  const auth = tableOf(config, 'auth');
  const settings = {
    connection,
    api: tableOf(config, 'api'),
    auth: {
      ...auth,
      email: withoutSwitch(tableOf(auth, 'email')),
      sms: withoutSwitch(tableOf(auth, 'sms')),
      // It knows no hook that is asked before an account is made, and stops at it; here the gate of the API refuses accounts.
      hook: {},
      site_url: `${LINK_ORIGIN}/login`,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: { send: deliver } } },
  };
  const app = new App(settings);
  await app.ensureSystemSchema();
  return {
    fetch: async (request) => await app.fetch(request),
    driver: connection.driver,
    close: async () => await connection.close(),
  };
}

/** It knows `enable_signup` alone, and stops at the key that hosted Supabase has in its place. */
function withoutSwitch(provider: TomlTable): TomlTable {
  return Object.fromEntries(Object.entries(provider).filter(([key]) => key !== 'enabled'));
}

/** The server prints every database error, whole: with the statement's values, which are what a visitor typed. */
function keepErrorsShort(driver: Lite['driver']): void {
  const query = driver.query.bind(driver);
  driver.query = async (...args) => {
    try {
      return await query(...args);
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      Object.defineProperty(error, inspect.custom, { value: () => `[database] ${code ?? ''} ${message ?? ''}` });
      throw error;
    }
  };
}

/**
 * Loaded only when a server starts. Each of the package's modules replaces `process.emitWarning` with one that throws on
 * warnings that are Error objects, such as Node's own about too many listeners; the original is put back.
 */
async function importLite() {
  const emitWarning = process.emitWarning.bind(process);
  try {
    const { App } = await import('@supabase/lite');
    const { createPgliteConnection } = await import('@supabase/lite/pglite');
    return { App, createPgliteConnection };
  } finally {
    process.emitWarning = emitWarning;
  }
}
