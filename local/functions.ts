import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

import { facts } from '../src/site/facts.ts';
import { type DenoProcess, startDeno } from './denoProcess.ts';
import { isLoopback, type Middleware, pathOf, send } from './loopback.ts';
import { MAILBOX_PATH, mailboxKey } from './mailbox.ts';
import { pass } from './proxy.ts';
import { EXEC_PATH } from './script/webApp.ts';

const FUNCTIONS_PATH = '/functions/v1/';
export const SWEEP_PATH = `${FUNCTIONS_PATH}send-lead-notification/sweep`;
const RETRY_START_AFTER_MS = 2000;

export interface FunctionsOptions {
  /** The project's folder; runs the functions in its `supabase/functions/`. */
  root: string;
  /** Where Deno keeps its cache. */
  dataDir: string;
  /** Returns the site's origin, such as `http://127.0.0.1:5173`. Called on the first request, because the port is unknown before. */
  origin: () => string;
  publishableKey: string;
  secretKey: string;
  /** The Deno binary; by default the npm package's binary. */
  binary?: string;
  log?: (line: string) => void;
}

type Settings = Readonly<Record<string, string>>;

/** The edge functions and their settings. Other variables that hosted Supabase might provide are set to the empty string. */
const functions = {
  'send-lead-notification': (origin, { secretKey }) => ({
    // The host that `npm start` prints: a sign-in there is unknown at 127.0.0.1.
    SITE_URL: origin.replace('127.0.0.1', 'localhost'),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_SECRET_KEY: '',
    SUPABASE_SERVICE_ROLE_KEY: '',
    RESEND_BASE_URL: origin + MAILBOX_PATH,
    RESEND_API_KEY: mailboxKey(secretKey),
    LEAD_MAIL_TO: 'studio@example.test',
    STAFF_MAIL_TO: 'team@example.test',
    OWNER_MAIL_TO: 'owner@example.test',
    LEAD_MAIL_FROM: 'Website <leads@example.test>',
    LEAD_MAIL_SUBJECT: '',
  }),
  // SITE_URL is relative, because this function runs on the site's own origin, whatever its host name.
  'receive-form': (origin) => ({
    SITE_URL: '/',
    LEAD_SCRIPT_URL: `${origin}${EXEC_PATH}`,
    LEAD_SENDER_KEY: '',
    STUDIO_PHONE: facts.phoneShown,
  }),
} satisfies Record<string, (origin: string, options: FunctionsOptions) => Settings>;

type FunctionName = keyof typeof functions;
const names = Object.keys(functions) as FunctionName[];

export interface Functions {
  /** Handles requests for the functions, from this machine only. All other requests go to `next`. */
  handle: Middleware;
  /** Returns the port of a function's process. Starts the process if necessary. */
  port(name?: FunctionName): Promise<number>;
  close(): Promise<void>;
}

/**
 * Runs the edge functions locally from the files that are deployed. Each runs in a separate Deno process that may call only this machine.
 * The process starts on the function's first request. After a crash it is restarted. Whatever the environment contains, emails go to the
 * local mailbox and never to Resend.
 */
export function createFunctions(options: FunctionsOptions): Functions {
  const running: Record<FunctionName, RunningFunction> = {
    'send-lead-notification': createFunction('send-lead-notification', options),
    'receive-form': createFunction('receive-form', options),
  };
  return {
    handle(req, res, next) {
      const path = pathOf(req);
      const name = names.find((known) => `${path}/`.startsWith(`${FUNCTIONS_PATH}${known}/`));
      if (!name) return next();
      if (!isLoopback(req)) return send(res, 403, { 'content-type': 'text/plain' }, 'Only from this machine.\n');
      running[name].port().then(
        (port) => pass(`http://127.0.0.1:${port}`, req, res).catch(() => unavailable(res, 'The function did not answer.')),
        () => unavailable(res, 'The function cannot run: Deno did not start. See the console of the server.'),
      );
    },
    port: async (name = 'send-lead-notification') => await running[name].port(),
    async close() {
      await Promise.all(names.map((name) => running[name].close()));
    },
  };
}

interface RunningFunction {
  port(): Promise<number>;
  close(): Promise<void>;
}

function createFunction(name: FunctionName, options: FunctionsOptions): RunningFunction {
  const log = options.log ?? ((line) => console.info(`[${name}] ${line}`));
  let starting: Promise<DenoProcess> | undefined;
  let failedAtMs = 0;
  let closed = false;

  async function start(): Promise<DenoProcess> {
    const origin = new URL(options.origin());
    return await startDeno({
      entry: join(options.root, 'supabase', 'functions', name, 'index.ts'),
      allowHosts: [origin.hostname],
      binary: options.binary,
      log,
      env: {
        DENO_DIR: join(options.dataDir, 'deno'),
        SUPABASE_URL: origin.origin,
        SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: options.publishableKey }),
        SUPABASE_PUBLISHABLE_KEY: '',
        SUPABASE_ANON_KEY: '',
        ...functions[name](origin.origin, options),
      },
    });
  }

  async function running(): Promise<DenoProcess> {
    if (closed) throw new Error('The local backend is closing.');
    const previous = starting;
    const current = await previous;
    if (current?.running()) return current;
    // Use the restart if another request has already begun it.
    if (starting && starting !== previous) return await starting;
    if (Date.now() - failedAtMs < RETRY_START_AFTER_MS) throw new Error('Deno could not start a moment ago.');
    starting = start().catch((error: unknown) => {
      failedAtMs = Date.now();
      starting = undefined;
      log(String(error));
      throw error;
    });
    return await starting;
  }

  return {
    port: async () => (await running()).port,
    async close() {
      closed = true;
      const current = await starting?.catch(() => undefined);
      await current?.stop();
    },
  };
}

function unavailable(res: ServerResponse, error: string): void {
  if (res.headersSent) return void res.destroy();
  send(res, 503, { 'access-control-allow-origin': '*', 'content-type': 'application/json; charset=utf-8' }, JSON.stringify({ error }));
}
