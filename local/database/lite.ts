import { inspect } from 'node:util';

import type { PgliteConnection } from '@supabase/lite/pglite';
import type { TomlTable } from 'smol-toml';

import { sectionOf } from './config.ts';
import { type LocalKeys, PUBLISHABLE_KEY } from './keys.ts';

export interface Lite {
  fetch(request: Request): Promise<Response>;
  driver: PgliteConnection['driver'];
  /** The database's last error. */
  lastError(): DatabaseError;
  close(): Promise<void>;
}

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
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
  let lastError: DatabaseError = {};
  onError(connection.driver, (error) => {
    lastError = error;
    shorten(error);
  });
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
    lastError: () => lastError,
    close: async () => await connection.close(),
  };
}

/** Removes `enabled`, a key of hosted Supabase. @supabase/lite stops when it finds this key; it supports only `enable_signup`. */
function withoutEnabledKey(provider: TomlTable): TomlTable {
  return Object.fromEntries(Object.entries(provider).filter(([key]) => key !== 'enabled'));
}

function onError(driver: Lite['driver'], handle: (error: DatabaseError) => void): void {
  const query = driver.query.bind(driver);
  driver.query = async (...args) => {
    try {
      return await query(...args);
    } catch (error) {
      handle(error as DatabaseError);
      throw error;
    }
  };
}

/** Shortens a database error, because the server prints it together with the statement's values, which are visitors' data. */
function shorten(error: DatabaseError): void {
  const { code, message } = error;
  Object.defineProperty(error, inspect.custom, { value: () => `[database] ${code ?? ''} ${message ?? ''}` });
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
