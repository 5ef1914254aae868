import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isLocalReader, isLoopback, type Middleware, pathOf, readBody, send, sendPage } from './loopback.ts';
import { toCsv } from './script/csv.ts';
import type { ExecutionRequest, Outcome, ScriptFile } from './script/execution.ts';
import { readFault, type ScriptFault } from './script/fault.ts';
import { GoogleHost, type ScriptMail } from './script/host.ts';
import { ScriptRunner } from './script/runner.ts';
import { renderSheetPage } from './script/sheetPage.ts';
import { ECHO_PATH, ERROR_PAGE, eventOf, EXEC_PATH } from './script/webApp.ts';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const ECHO_KEPT_MS = 5 * 60 * 1000;
const ECHOES_KEPT = 5000;

export interface ScriptEndpointOptions {
  /** The project's folder: the script that runs is every `spreadsheet-script/*.js` in it, read anew for every request. */
  root: string;
  /** Where `sheet.csv` lives, and where a file `script-fault` switches faults on. */
  dataDir: string;
  fault?: ScriptFault;
  /** Another origin for the second hop of the redirect, such as `http://127.0.0.1:5001`; by default the same one. */
  echoOrigin?: string;
  /** How many executions Google runs at once for one script owner; more are refused with the error page. */
  slots?: number;
  /** How long an execution sits in its slot before it runs. */
  delayMs?: () => number;
  callLatencyMs?: number;
  lockWaitLimitMs?: number;
  executionLimitMs?: number;
  properties?: Readonly<Record<string, string>>;
  nowMs?: () => number;
  /** Takes the script's mails; without it sending fails. */
  sendMail?: (mail: ScriptMail) => Promise<void>;
  /** The script's source, where a test wants another than that of the files. */
  source?: () => string;
  log?: (level: 'info' | 'error', text: string) => void;
}

export interface ScriptEndpoint {
  /** Answers EXEC_PATH, ECHO_PATH, /local/sheet and /local/sheet.csv; everything else goes to `next`. */
  handle: Middleware;
  /** What the sheet shows, header row first; after every earlier answer its row is in it. */
  rows(): Promise<string[][]>;
  /** Every formula in the sheet: there must be none. */
  formulas(): Promise<string[]>;
  setFault(fault: ScriptFault): void;
  /** What Google's clock does every five minutes. */
  runTrigger(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Google's web-app endpoint on this machine: runs the real spreadsheet script and answers as Google does, two hops and
 * all (spreadsheet-script/README.md lists what this assumes).
 */
export function createScriptEndpoint(options: ScriptEndpointOptions): ScriptEndpoint {
  const scriptFolder = join(options.root, 'spreadsheet-script');
  const log = options.log ?? ((level, text) => console[level](`[spreadsheet-script] ${text}`));
  const host = GoogleHost.open({
    csvPath: join(options.dataDir, 'sheet.csv'),
    properties: options.properties ?? {},
    nowMs: options.nowMs ?? Date.now,
    lockWaitLimitMs: options.lockWaitLimitMs ?? Number.MAX_SAFE_INTEGER,
    callLatencyMs: options.callLatencyMs ?? 0,
    sendMail: options.sendMail ?? (() => Promise.reject(new Error('No mail service'))),
    log,
  });
  host.catch(() => undefined);
  const runner = host.then((opened) => new ScriptRunner(opened, options.executionLimitMs ?? 60_000));
  runner.catch(() => undefined);
  const echoes = new Map<string, { content: string; mimeType: string; untilMs: number }>();
  const open = new Set<ServerResponse>();
  let fault: ScriptFault = options.fault ?? 'ok';
  let running = 0;

  function answer(res: ServerResponse, outcome: Outcome): void {
    if (outcome.kind !== 'content') {
      send(res, 200, { 'content-type': 'text/html; charset=utf-8' }, ERROR_PAGE);
      return;
    }
    const key = randomBytes(24).toString('base64url');
    echoes.set(key, { content: outcome.content, mimeType: outcome.mimeType, untilMs: Date.now() + ECHO_KEPT_MS });
    for (const oldest of echoes.keys()) {
      if (echoes.size <= ECHOES_KEPT) break;
      echoes.delete(oldest);
    }
    const location = `${options.echoOrigin ?? ''}${ECHO_PATH}?user_content_key=${key}&lib=local`;
    send(res, 302, { 'access-control-allow-origin': '*', 'content-type': 'text/html; charset=utf-8', location });
  }

  async function scriptFiles(): Promise<ScriptFile[]> {
    const source = options.source?.();
    if (source !== undefined) return [{ name: 'test', source }];
    const paths = (await readdir(scriptFolder)).filter((name) => name.endsWith('.js')).map((name) => join(scriptFolder, name));
    // By their addresses, so that coverage counts them.
    return await Promise.all(paths.map(async (path) => ({ name: pathToFileURL(path).href, source: await readFile(path, 'utf8') })));
  }

  async function run(functionName: ExecutionRequest['functionName'], event: string): Promise<Outcome> {
    const outcome = await (await runner).run({ files: await scriptFiles(), functionName, event });
    if (outcome.kind === 'failed') log('error', outcome.message);
    return outcome;
  }

  async function exec(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const method = req.method ?? 'GET';
    if (method !== 'POST' && method !== 'GET') return send(res, 405, { allow: 'GET, POST' });
    const body = method === 'POST' ? await readBody(req, MAX_BODY_BYTES) : undefined;
    if (method === 'POST' && body === undefined) return send(res, 413, { 'content-type': 'text/html; charset=utf-8' }, ERROR_PAGE);

    const mode = await readFault(options.dataDir, fault);
    if (mode === 'silent') return;
    if (mode === 'html') return answer(res, { kind: 'failed', message: 'fault' });
    if (mode === 'error')
      return answer(res, { kind: 'content', content: '{"status":"error","code":"internal"}', mimeType: 'application/json' });

    if (running >= (options.slots ?? 30)) return answer(res, { kind: 'failed', message: 'Too many simultaneous invocations' });
    running += 1;
    try {
      const delayMs = options.delayMs?.() ?? 0;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      answer(res, await run(method === 'POST' ? 'doPost' : 'doGet', eventOf(req, body)));
    } finally {
      running -= 1;
    }
  }

  function echo(req: IncomingMessage, res: ServerResponse): void {
    if (req.method !== 'GET') return send(res, 405, { allow: 'GET' });
    const key = new URLSearchParams((req.url ?? '').split('?')[1]).get('user_content_key') ?? '';
    const kept = echoes.get(key);
    if (!kept || kept.untilMs < Date.now()) return send(res, 404, { 'content-type': 'text/html; charset=utf-8' }, ERROR_PAGE);
    send(res, 200, { 'access-control-allow-origin': '*', 'content-type': `${kept.mimeType}; charset=utf-8` }, kept.content);
  }

  async function sheet(res: ServerResponse, path: string): Promise<void> {
    const rows = (await host).rows();
    if (path.endsWith('.csv')) send(res, 200, { 'content-type': 'text/plain; charset=utf-8' }, toCsv(rows));
    else sendPage(res, 200, renderSheetPage(rows));
  }

  return {
    handle(req, res, next) {
      const path = pathOf(req);
      const isSheet = path === '/local/sheet' || path === '/local/sheet.csv';
      if (!isSheet && path !== EXEC_PATH && path !== ECHO_PATH) return next();
      if (isSheet ? !isLocalReader(req) : !isLoopback(req))
        return send(res, 403, { 'content-type': 'text/plain' }, 'Only from this machine.\n');
      open.add(res);
      res.once('close', () => open.delete(res));
      if (path === ECHO_PATH) return echo(req, res);
      (isSheet ? sheet(res, path) : exec(req, res)).catch(next);
    },
    rows: async () => (await host).rows(),
    formulas: async () => (await host).formulas(),
    setFault(next) {
      fault = next;
    },
    runTrigger: async () => void (await run('copyLeadsToDashboard', '{}')),
    async close() {
      for (const res of open) res.destroy();
      await (await runner).close();
      await (await host).save();
    },
  };
}
