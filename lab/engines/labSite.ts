import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';

import { pass } from '../../local/proxy.ts';
import { startSite, startVariant } from '../site.ts';

declare global {
  interface Window {
    /** What must never happen in a page, in words. */
    pageFaults?: string[];
  }
}

/** A page that holds the page of its query in a frame of a phone's width, for a browser whose window has one size. */
export const PHONE_FRAME = '/lab/phone';

/** The status with which a script is answered instead of being sent; undefined sends it. `times`: how often it has been asked for, this one included. */
type ScriptFaults = (path: string, times: number) => number | undefined;

export interface LabSite {
  /** The site as it is, but for a first script that keeps what goes wrong in a page. */
  origin: string;
  /** From now on, and counts from nought. */
  setFaults(faults: ScriptFaults): void;
  /** How often a page was loaded, or a script asked for, since the faults were set. */
  asked(path: string): number;
  /** The sheet, one object a row, by column name. */
  leads(): Promise<Record<string, string>[]>;
  close(): Promise<void>;
}

/** Starts the finished build for the lab. */
export async function startLabSite(root: string): Promise<LabSite> {
  const site = await startSite(root);
  const watched = await startVariant(site.origin, (html) => html, `(${keepFaults.toString()})()`);
  let faults: ScriptFaults = () => undefined;
  const counts = new Map<string, number>();

  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    const [path = '/', query = ''] = (req.url ?? '/').split('?', 2);
    if (path === PHONE_FRAME) return void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(frameOf(query));
    const times = (counts.get(path) ?? 0) + 1;
    // A page that looks whether it was deployed anew does not load itself.
    if (path.endsWith('.js') || req.headers.accept?.includes('text/html')) counts.set(path, times);
    const status = path.endsWith('.js') ? faults(path, times) : undefined;
    if (status !== undefined)
      return void res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not now.');
    await pass(watched.origin, req, res, framable);
  };
  // A browser that has gone away: there is nobody to tell.
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

function frameOf(path: string): string {
  const source = path.replaceAll(/[^\w/-]/g, '');
  return `<!doctype html><title>Phone</title><body style="margin: 0"><iframe src="${source}" width="390" height="700" style="border: 0"></iframe>`;
}

/** The headers of a page that may stand in a frame of its own site. */
function framable(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'x-frame-options': _denied, ...others } = headers;
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return others;
  return { ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") };
}

/** In the page, before its own scripts. */
function keepFaults(): void {
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
