import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
import { spamSignals } from '@/leads/spamSignals';

import { createScriptEndpoint, type ScriptEndpoint } from '../../local/scriptEndpoint.ts';
import { serve, temporaryFolder } from '../local/serve.ts';
import { ROOT } from './loadScript.ts';

const PAYLOAD = { name: 'Aisha', whatsapp: '+971501234567', service: 'lip-blush', message: '', landingPage: 'hero_booking' };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let endpoint: ScriptEndpoint;
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  folder = await temporaryFolder();
  endpoint = createScriptEndpoint({ root: ROOT, dataDir: folder.path });
  server = await serve(endpoint.handle);
  vi.stubGlobal('window', { location: { origin: server.origin } });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await endpoint.close();
  await server.close();
  await folder.remove();
});

it.each([
  ['a person', '', 1_500, ''],
  ['a filled honeypot', 'Company Ltd', 9_000, 'honeypot'],
  ['faster than a person', '', 1_499, 'fast'],
  ['both', 'x', 0, 'honeypot,fast'],
])('%s: stored all the same, and marked in the Suspect column', async (_name, honeypot, filledInMs, mark) => {
  const sheet = sheetEndpoint('/script/macros/s/local/exec');
  const attempt = await sheet.append(randomUUID(), PAYLOAD, spamSignals(honeypot, filledInMs), AbortSignal.timeout(5_000));
  expect(attempt).toBe('delivered');
  const [header = [], row = [], ...more] = await endpoint.rows();
  expect(more).toEqual([]);
  expect([row[header.indexOf('Name')], row[header.indexOf('Suspect')]]).toEqual(['Aisha', mark]);
  // What filled the trap is not kept.
  expect(row.join()).not.toContain('Company');
});
