import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { translator } from '../../e2e/support/otherPrograms.ts';
import { pass } from '../../local/proxy.ts';
import { freePort, startSite, startVariant } from '../site.ts';

/** Returns the status to send instead of a script, or undefined to send the script. `times` counts its requests, including this one. */
type ScriptFaults = (path: string, times: number) => number | undefined;

export interface EngineSite {
  /** Address of the site. */
  plain: string;
  /** Address of the site with a translator, which changes every page as soon as it is loaded and whenever the page changes. */
  translated: string;
  /** Sets the faults of all later requests. */
  setFaults(faults: ScriptFaults): void;
  /** The rows of the sheet as objects keyed by column name. */
  leads(): Promise<Record<string, string>[]>;
  close(): Promise<void>;
}

/** Serves the finished build for the engines. */
export async function startEngineSite(root: string): Promise<EngineSite> {
  const site = await startSite(root);
  let faults: ScriptFaults = () => undefined;
  let requests: Record<string, number> = {};
  const respond = async (req: IncomingMessage, res: ServerResponse) => {
    const [path = '/'] = (req.url ?? '/').split('?', 1);
    const times = (requests[path] = (requests[path] ?? 0) + 1);
    const status = path.endsWith('.js') ? faults(path, times) : undefined;
    if (status === undefined) return await pass(site.origin, req, res);
    res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not now.');
  };
  // On an error the browser has closed the connection, so no response is possible.
  const server = createServer((req, res) => void respond(req, res).catch(() => res.destroy()));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const record = `(${recordFaults.toString()})();`;
  const keep = (html: string) => html;
  const plain = await startVariant(`http://localhost:${port}`, keep, record);
  const translated = await startVariant(`http://localhost:${port}`, keep, `${record}addEventListener('load', ${translator.toString()})`);
  return {
    plain: plain.origin,
    translated: translated.origin,
    setFaults(next) {
      faults = next;
      requests = {};
    },
    async leads() {
      const response = await fetch(`${site.origin}/local/sheet.json`);
      const [header = [], ...rows]: string[][] = JSON.parse(await response.text());
      return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
    },
    async close() {
      await Promise.all([plain.close(), translated.close()]);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}

/** Runs in the page before its own scripts. Keeps the number of loads, and the page's errors, where the lab reads them. */
function recordFaults(): void {
  sessionStorage.setItem('lab-loads', String(Number(sessionStorage.getItem('lab-loads')) + 1));
  const keep = (fault: string) => sessionStorage.setItem('lab-faults', `${sessionStorage.getItem('lab-faults') ?? ''}${fault}\n`);
  console.error = (...text: unknown[]) => keep(`console: ${text.map(String).join(' ')}`);
  addEventListener('error', ({ message, filename, lineno }) => keep(`error: ${message} (${filename}:${lineno})`));
  addEventListener('unhandledrejection', ({ reason }) => keep(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
}
