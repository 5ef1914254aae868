import { afterEach, beforeEach } from 'vitest';

import { createScriptEndpoint, type ScriptEndpoint, type ScriptEndpointOptions } from '../../local/scriptEndpoint.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { serve, temporaryFolder } from './serve.ts';

export const EXEC = '/script/macros/s/local/exec';
export const LEAD = {
  name: 'Aisha Rahman',
  email: 'aisha@example.test',
  whatsapp: '+971 50 123 4567',
  service: 'lip-blush',
  message: 'Booking request from hero section',
  landingPage: 'hero_booking',
};

interface Running {
  endpoint: ScriptEndpoint;
  server: Awaited<ReturnType<typeof serve>>;
}

/** The script endpoint over HTTP, with an empty folder for each test of the file; a test starts it with its own options. */
export function scriptServerOfEachTest() {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let running: Running | undefined;
  let logged: string[];

  const current = (): Running => {
    if (!running) throw new Error('call start() first');
    return running;
  };
  const dataDir = () => folder.path;
  const origin = () => current().server.origin;

  async function start(options: Partial<ScriptEndpointOptions> = {}): Promise<void> {
    logged = [];
    const endpoint = createScriptEndpoint({ root: ROOT, dataDir: folder.path, log: (_level, text) => logged.push(text), ...options });
    running = { endpoint, server: await serve(endpoint.handle) };
  }

  async function stop(): Promise<void> {
    await running?.endpoint.close();
    await running?.server.close();
    running = undefined;
  }

  /** As the site's forms send it. */
  async function post(body: unknown, query = ''): Promise<{ status?: string; code?: string; duplicate?: boolean }> {
    const response = await fetch(`${origin()}${EXEC}${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain;charset=utf-8' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return (await response.json()) as { status?: string };
  }

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  afterEach(async () => {
    await stop();
    await folder.remove();
  });

  return { start, stop, post, origin, dataDir, endpoint: () => current().endpoint, logged: () => logged };
}
