import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

import { pass } from '../../local/proxy.ts';
import { startSite, startVariant } from '../site.ts';

declare global {
  interface Window {
    /** Errors and policy violations in the page. */
    pageFaults?: string[];
  }
}

/** A page that shows the path in its query string in a frame of a phone's width, for browsers whose window cannot be resized. */
export const PHONE_FRAME = '/lab/phone';

/** Returns the status to send instead of the script, or undefined to send the script. `times` counts its requests, including this one. */
type ScriptFaults = (path: string, times: number) => number | undefined;

export interface LabSite {
  /** Address of the site, with an added script that records errors in `window.pageFaults`. */
  origin: string;
  /** Sets the faults for all later requests and resets all counts. */
  setFaults(faults: ScriptFaults): void;
  /** Returns the number of times a page was loaded or a script requested since the faults were set. */
  asked(path: string): number;
  /** The rows of the sheet as objects keyed by column name. */
  leads(): Promise<Record<string, string>[]>;
  close(): Promise<void>;
}

/** Starts the finished build for the lab. */
export async function startLabSite(root: string): Promise<LabSite> {
  const site = await startSite(root);
  const watched = await startVariant(site.origin, (html) => html, `(${recordFaults.toString()})()`);
  let faults: ScriptFaults = () => undefined;
  const counts = new Map<string, number>();

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const [path = '/', query = ''] = (req.url ?? '/').split('?', 2);
    if (path === PHONE_FRAME) return void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(framePage(query));
    const times = (counts.get(path) ?? 0) + 1;
    // Documents that a page fetches to check for a new deployment do not count as page loads.
    if (path.endsWith('.js') || req.headers.accept?.includes('text/html')) counts.set(path, times);
    const status = path.endsWith('.js') ? faults(path, times) : undefined;
    if (status !== undefined)
      return void res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not now.');
    await pass(watched.origin, req, res, framable);
  };
  // On an error the browser has closed the connection, so no response is possible.
  const server = createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The lab has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    setFaults(next) {
      faults = next;
      counts.clear();
    },
    asked: (path) => counts.get(path) ?? 0,
    async leads() {
      const response = await fetch(`${site.origin}/local/sheet.json`);
      const [header = [], ...rows]: string[][] = JSON.parse(await response.text());
      return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await watched.close();
      await site.close();
    },
  };
}

function framePage(path: string): string {
  const source = path.replaceAll(/[^\w/-]/g, '');
  return `<!doctype html><title>Phone</title><body style="margin: 0"><iframe src="${source}" width="390" height="700" style="border: 0"></iframe>`;
}

/** Changes the headers so that the site may frame its own pages. */
function framable(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-frame-options': _denied, ...others } = headers;
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return others;
  return { ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}

/** Runs in the page, before its own scripts. */
function recordFaults(): void {
  const kept: string[] = [];
  window.pageFaults = kept;
  const { error } = console;
  console.error = (...words: unknown[]) => {
    kept.push(`console: ${words.map(String).join(' ')}`);
    error(...words);
  };
  addEventListener('error', ({ message, filename, lineno }) => kept.push(`error: ${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    kept.push(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
}
