import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readConfig } from './database/config.ts';
import { createHosted } from './database/hosted.ts';
import { apiMiddleware } from './database/http.ts';
import { loadKeys, PUBLISHABLE_KEY } from './database/keys.ts';
import { type Lite, LINK_ORIGIN, openLite, type SignInMail } from './database/lite.ts';
import { lockFolder } from './database/lock.ts';
import { prepareDatabase } from './database/migrate.ts';
import { createQueue } from './database/queue.ts';
import type { Middleware } from './loopback.ts';

export interface DatabaseOptions {
  /** The project's folder. Its `supabase/` is only read. */
  root: string;
  /** Holds `database/`, `database-keys.json` and `database.lock`. */
  dataDir: string;
  /** Delivers the auth server's emails. Without this function, they are discarded. */
  deliver?: (mail: SignInMail) => Promise<void>;
  /** Limits the number of stored leads, as on a hosted project. Default: true only if LOCAL_LEAD_LIMITS is `on`. */
  limitLeads?: boolean;
}

export interface Database {
  /** Handles all requests for /rest/v1 and /auth/v1, from this machine only. All other requests go to `next`. */
  handle: Middleware;
  /** The value of VITE_SUPABASE_ANON_KEY; VITE_SUPABASE_URL is the site's own origin. */
  publishableKey: string;
  /** The API key of role service_role, for the edge function. */
  secretKey: string;
  /** Signs access tokens (HS256). */
  jwtSecret: string;
  /** The migrations applied during this startup, and whether the sample data was written. */
  applied: readonly string[];
  seeded: boolean;
  /** Runs one statement with full privileges. Never runs it while a request is being handled. */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>;
  /** Waits for running requests. If this process has opened the folder several times, only the last call closes the database. */
  close(): Promise<void>;
}

/**
 * Runs Supabase's data and auth API locally: @supabase/lite over PGlite, set up from supabase/. Applies pending migrations and, in a
 * new folder, the seed. Rejects with instructions when another process uses the folder.
 */
export async function createDatabase({
  root,
  dataDir,
  deliver = async () => undefined,
  limitLeads = process.env.LOCAL_LEAD_LIMITS === 'on',
}: DatabaseOptions): Promise<Database> {
  const folder = resolve(dataDir);
  await openFolders().get(folder)?.closing;
  const shared = openFolders().get(folder) ?? { openCount: 0, database: open(resolve(root), folder, deliver, limitLeads) };
  openFolders().set(folder, shared);
  shared.openCount += 1;
  try {
    const database = await shared.database;
    return { ...database, close: closeOnce(folder, shared, database) };
  } catch (error) {
    openFolders().delete(folder);
    throw error;
  }
}

interface SharedDatabase {
  openCount: number;
  database: Promise<Database>;
  closing?: Promise<void>;
}

function closeOnce(folder: string, shared: SharedDatabase, database: Database): () => Promise<void> {
  let done: Promise<void> | undefined;
  const release = async (): Promise<void> => {
    shared.openCount -= 1;
    if (shared.openCount > 0) return;
    shared.closing = database.close().finally(() => openFolders().delete(folder));
    await shared.closing;
  };
  return async () => {
    done ??= release();
    await done;
  };
}

/**
 * Stored on globalThis, because a restarting Vite server loads this module again and opens the folder before the old server closes it.
 */
function openFolders(): Map<string, SharedDatabase> {
  const registry = globalThis as { [OPEN_FOLDERS]?: Map<string, SharedDatabase> };
  registry[OPEN_FOLDERS] ??= new Map();
  return registry[OPEN_FOLDERS];
}

const OPEN_FOLDERS = Symbol.for('atelier.local.database');

async function open(root: string, dataDir: string, deliver: (mail: SignInMail) => Promise<void>, limitLeads: boolean): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const undo = [lockFolder(join(dataDir, 'database.lock'))];
  try {
    const supabaseDir = join(root, 'supabase');
    const keys = loadKeys(join(dataDir, 'database-keys.json'));
    const lite = await openLite(join(dataDir, 'database'), readConfig(join(supabaseDir, 'config.toml')), keys, deliver);
    undo.unshift(async () => await lite.close());
    const prepared = await prepareDatabase(lite.driver, supabaseDir);
    await lite.driver.query(`update private.setting set value = $1 where name = 'limit_leads'`, [limitLeads ? 'on' : 'off']);
    const letter = process.env.LOCAL_LETTER || 'off';
    await lite.driver.query(`update private.setting set value = $1 where name = 'letter'`, [letter]).catch((cause: unknown) => {
      throw new Error(`LOCAL_LETTER is a weekday and a time, such as "Mon 09:00". It cannot be "${letter}".`, { cause });
    });
    // Run requests one at a time: the server would run concurrent ones in the same PGlite transaction, with the role of the latest request.
    const queue = createQueue();
    const answer = createHosted(lite, Number(process.env.LOCAL_RECOVER_LIMIT || Infinity));
    const respond = async (request: Request): Promise<Response> =>
      withSiteRedirect(await queue(async () => await fetchWithHeaders(lite.driver, answer, request)));
    return {
      handle: apiMiddleware(respond),
      publishableKey: PUBLISHABLE_KEY,
      ...keys,
      ...prepared,
      sql: async <Row>(text: string, params: unknown[] = []) => await queue(async () => (await lite.driver.query<Row>(text, params)).rows),
      close: async () => await queue(async () => await runAll(undo)),
    };
  } catch (error) {
    await runAll(undo);
    throw error;
  }
}

/** Handles a request whose headers SQL can read in the setting `request.headers`, as behind PostgREST. */
async function fetchWithHeaders(driver: Lite['driver'], fetch: Lite['fetch'], request: Request): Promise<Response> {
  const setHeaders = async (headers: string) => await driver.query(`select set_config('request.headers', $1, false)`, [headers]);
  await setHeaders(JSON.stringify(Object.fromEntries(request.headers)));
  try {
    return await fetch(request);
  } finally {
    await setHeaders('');
  }
}

/** Makes the redirect that an emailed link triggers relative, so that it leads to this site. */
function withSiteRedirect(response: Response): Response {
  const target = response.headers.get('location');
  if (!target?.startsWith(LINK_ORIGIN)) return response;
  const headers = new Headers(response.headers);
  headers.set('location', target.slice(LINK_ORIGIN.length));
  return new Response(response.body, { status: response.status, headers });
}

async function runAll(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) await step();
}
