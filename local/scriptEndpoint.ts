import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

import { isLocalReader, isLoopback, type Middleware, pathOf, readBody, send, sendPage } from './loopback.ts';
import type { ExecutionRequest, Outcome, ScriptFile } from './script/execution.ts';
import { ScriptHost } from './script/host.ts';
import type { Google, ScriptMail } from './script/services.ts';
import { renderSheetPage } from './script/sheetPage.ts';
import { ECHO_PATH, ERROR_PAGE, eventOf, EXEC_PATH } from './script/webApp.ts';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const ECHOES_KEPT = 5000;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const ALLOW_ANY_ORIGIN = { 'access-control-allow-origin': '*' };

export interface ScriptEndpointOptions {
  /** The project's folder. The script consists of every `spreadsheet-script/*.js` in it. The files are read again for every request. */
  root: string;
  /** Holds `sheet.json`. A file `script-fault` in this folder makes the endpoint fail. It contains `silent`, `html` or `error`. */
  dataDir: string;
  /** Maximum number of simultaneous executions, like Google's limit per script owner (default 30). More get the error page. */
  slots?: number;
  /** Returns how long, in ms, an execution occupies its slot before it runs. */
  delayMs?: () => number;
  executionLimitMs?: number;
  properties?: Readonly<Record<string, string>>;
  /** Delivers the script's emails. Without this function, a run that sends an email fails. */
  sendMail?: (mail: ScriptMail) => Promise<void>;
  log?: Google['log'];
}

export interface ScriptEndpoint {
  /** Handles EXEC_PATH, ECHO_PATH, /local/sheet and /local/sheet.json. All other requests go to `next`. */
  handle: Middleware;
  /** Displayed values of the sheet, header row first. A lead's row is added before the response to the lead's request is sent. */
  rows(): string[][];
  /** All formulas in the sheet. There must never be any. */
  formulas(): string[];
  /** Runs the trigger that Google fires every five minutes. */
  runTrigger(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A local substitute for Google's web-app endpoint. Runs the real spreadsheet script and, like Google, responds with a redirect to a second
 * address (spreadsheet-script/README.md lists the assumptions).
 */
export function createScriptEndpoint(options: ScriptEndpointOptions): ScriptEndpoint {
  const log = options.log ?? ((level, text) => console[level](`[spreadsheet-script] ${text}`));
  const host = new ScriptHost({
    sheetPath: join(options.dataDir, 'sheet.json'),
    properties: options.properties ?? {},
    limitMs: options.executionLimitMs,
    sendMail: options.sendMail ?? (() => Promise.reject(new Error('No mail service'))),
    log,
  });
  /** Replies that can be fetched from ECHO_PATH. */
  const echoes = new Map<string, { content: string; mimeType: string }>();
  const open = new Set<ServerResponse>();
  let running = 0;

  function respond(res: ServerResponse, outcome: Outcome): void {
    if (outcome.kind !== 'content') return send(res, 200, HTML, ERROR_PAGE);
    const key = randomBytes(24).toString('base64url');
    echoes.set(key, outcome);
    const [oldest = ''] = echoes.keys();
    if (echoes.size > ECHOES_KEPT) echoes.delete(oldest);
    send(res, 302, { ...ALLOW_ANY_ORIGIN, ...HTML, location: `${ECHO_PATH}?user_content_key=${key}&lib=local` });
  }

  async function run(functionName: ExecutionRequest['functionName'], event: string): Promise<Outcome> {
    const outcome = await host.run({ files: scriptFiles(options.root), functionName, event });
    if (outcome.kind === 'failed') log('error', outcome.message);
    return outcome;
  }

  async function exec(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method } = req;
    if (method !== 'POST' && method !== 'GET') return send(res, 405, { allow: 'GET, POST' });
    const body = method === 'POST' ? await readBody(req, MAX_BODY_BYTES) : undefined;
    if (method === 'POST' && body === undefined) return send(res, 413, HTML, ERROR_PAGE);

    const fault = await readFile(join(options.dataDir, 'script-fault'), 'utf8').catch(() => '');
    if (fault.trim() === 'silent') return;
    if (fault.trim() === 'html') return respond(res, { kind: 'failed', message: 'fault' });
    if (fault.trim() === 'error')
      return respond(res, { kind: 'content', content: '{"status":"error","code":"internal"}', mimeType: 'application/json' });

    if (running >= (options.slots ?? 30)) return respond(res, { kind: 'failed', message: 'Too many simultaneous invocations' });
    running += 1;
    try {
      if (options.delayMs) await wait(options.delayMs());
      respond(res, await run(method === 'POST' ? 'doPost' : 'doGet', eventOf(req, body)));
    } finally {
      running -= 1;
    }
  }

  function echo(req: IncomingMessage, res: ServerResponse): void {
    if (req.method !== 'GET') return send(res, 405, { allow: 'GET' });
    const kept = echoes.get(new URLSearchParams((req.url ?? '').split('?')[1]).get('user_content_key') ?? '');
    if (!kept) return send(res, 404, HTML, ERROR_PAGE);
    send(res, 200, { ...ALLOW_ANY_ORIGIN, 'content-type': `${kept.mimeType}; charset=utf-8` }, kept.content);
  }

  return {
    handle(req, res, next) {
      const path = pathOf(req);
      const isSheet = path === '/local/sheet' || path === '/local/sheet.json';
      if (!isSheet && path !== EXEC_PATH && path !== ECHO_PATH) return next();
      if (isSheet ? !isLocalReader(req) : !isLoopback(req))
        return send(res, 403, { 'content-type': 'text/plain' }, 'Only from this machine.\n');
      if (path === '/local/sheet') return sendPage(res, 200, renderSheetPage(host.rows()));
      if (isSheet) return send(res, 200, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(host.rows()));
      if (path === ECHO_PATH) return echo(req, res);
      open.add(res);
      res.once('close', () => open.delete(res));
      exec(req, res).catch(next);
    },
    rows: () => host.rows(),
    formulas: () => host.formulas(),
    runTrigger: async () => void (await run('copyLeadsToDashboard', '{}')),
    async close() {
      for (const res of open) res.destroy();
      await host.save();
    },
  };
}

/** Returns the script's files. Each is named by its file URL, so that the coverage report includes it. */
function scriptFiles(root: string): ScriptFile[] {
  const folder = join(root, 'spreadsheet-script');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name: pathToFileURL(join(folder, name)).href, source: readFileSync(join(folder, name), 'utf8') }));
}
