import { inspect } from 'node:util';

import type { PgliteConnection } from '@supabase/lite/pglite';
import type { TomlTable } from 'smol-toml';

import { sectionOf } from './config.ts';
import { type LocalKeys, PUBLISHABLE_KEY } from './keys.ts';

export interface Lite {
  fetch(request: Request): Promise<Response>;
  driver: PgliteConnection['driver'];
  close(): Promise<void>;
}

/** An email from the auth server. */
export interface SignInMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

/** Placeholder for the site's origin in emails and redirects, because the port is unknown until the server listens. */
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
  shortenErrors(connection.driver);
  const auth = sectionOf(config, 'auth');
  const settings = {
    connection,
    api: sectionOf(config, 'api'),
    auth: {
      ...auth,
      email: withoutEnabledKey(sectionOf(auth, 'email')),
      sms: withoutEnabledKey(sectionOf(auth, 'sms')),
      // @supabase/lite does not support the before-user-created hook and would stop. Locally, authGate.ts refuses new accounts.
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

/** Removes `enabled`, a key of hosted Supabase. @supabase/lite stops when it finds this key; it supports only `enable_signup`. */
function withoutEnabledKey(provider: TomlTable): TomlTable {
  return Object.fromEntries(Object.entries(provider).filter(([key]) => key !== 'enabled'));
}

/** Shortens database errors, because the server prints them together with the statement's values, which are visitors' data. */
function shortenErrors(driver: Lite['driver']): void {
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
 * Loads the package only when a server starts, and then restores `process.emitWarning`. The package replaces that function with a
 * version that throws on warnings that are Error objects, such as Node's own warning about too many listeners.
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
