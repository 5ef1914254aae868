import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import { EXEC_PATH } from '../../local/script/webApp.ts';
import { createScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { seededRandom } from './plan.ts';
import { namesOf } from './stored.ts';
import { startVisitors } from './visitors.ts';

/** R4: Google's limit of simultaneous executions per script owner, and the assumed duration of one execution. */
const SLOTS = 30;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 3_000;
const LIMIT_MS = 15 * 60_000;

export interface Crowd {
  sheetNames: string[];
  seconds: number;
  /** Leads still in an outbox after the limit. */
  left: number;
  /** The limit of simultaneous executions. */
  slots: typeof SLOTS;
}

/**
 * Sends all leads at the same moment, both to the table of `site` and to the real script. The script runs on a separate server with SLOTS
 * slots of 1 to 3 s. No visitor comes back or reconnects, so only retries with backoff can deliver the leads.
 */
export async function sendAtOnce(site: string, bundleUrl: string, root: string, seed: number, names: string[]): Promise<Crowd> {
  const dataDir = await mkdtemp(join(tmpdir(), 'atelier-crowd-'));
  let executions = 0;
  const endpoint = createScriptEndpoint({
    root,
    dataDir,
    slots: SLOTS,
    properties: { LEADS_A_MINUTE: '99999' },
    delayMs: () => SHORTEST_MS + (LONGEST_MS - SHORTEST_MS) * seededRandom(seed, 'slot', (executions += 1)),
    log: () => undefined,
  });
  const server = createServer((req, res) => endpoint.handle(req, res, () => void res.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const started = performance.now();
  const visitors = startVisitors({
    seed,
    bundleUrl,
    names,
    interruptTabs: false,
    arrivalMs: 0,
    supabaseUrl: site,
    supabaseKey: PUBLISHABLE_KEY,
    scriptUrl: `http://127.0.0.1:${port}${EXEC_PATH}`,
  });
  try {
    await visitors.visited;
    const left = await visitors.empty(LIMIT_MS, false);
    return { sheetNames: namesOf(endpoint.rows()), seconds: (performance.now() - started) / 1000, left, slots: SLOTS };
  } finally {
    await visitors.close();
    await endpoint.close();
    server.closeAllConnections();
    server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
