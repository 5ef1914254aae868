import { createServer } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import { localBackend } from '../../local/localBackend.ts';
import { createMailbox } from '../../local/mailbox.ts';
import { showWeekday } from '../../src/desk/model/dubaiTime.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { testFolder } from './serve.ts';

afterEach(() => vi.unstubAllEnvs());

/** Starts a server with the whole local backend. */
async function start(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: await testFolder(),
    server: { host: '127.0.0.1', port: 0 },
    plugins: [localBackend({ root: ROOT })],
  });
  await server.listen();
  return { origin: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: async () => await server.close() };
}

it('the letter of today reaches the owner’s mailbox once, despite 20 parallel sweeps and a restart, and says what the dashboard shows', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const dataDir = `${await testFolder()}/data`;
  await usedData(dataDir);
  vi.stubEnv('LOCAL_DATA_DIR', dataDir);
  vi.stubEnv('LOCAL_SWEEP_SECONDS', '1');
  vi.stubEnv('LOCAL_LETTER', `${showWeekday(Date.now())} 00:00`);
  const letters = async () =>
    (await createMailbox({ dataDir, secretKey: '' }).mails()).filter(({ idempotencyKey }) => idempotencyKey.startsWith('letter/'));
  const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
  const post = async (origin: string, path: string, body: object, token?: string) =>
    await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const sweep = async (origin: string) => await post(origin, '/functions/v1/send-lead-notification/sweep', {});

  const first = await start();
  await Promise.all(Array.from({ length: 20 }, async () => await sweep(first.origin)));
  await expect.poll(letters, { timeout: 30_000 }).toHaveLength(1);
  const signedIn = await post(first.origin, '/auth/v1/token?grant_type=password', { email: 'staff@studio.test', password: 'studio-demo' });
  const { access_token: token } = await signedIn.json();
  const { facts, advice, leads, booked } = await (await post(first.origin, '/rest/v1/rpc/last_week', {}, token)).json();
  await first.close();

  const second = await start();
  expect((await sweep(second.origin)).status).toBe(202);
  await second.close();
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ to: 'owner@example.test', subject: `Last week: ${leads} leads, ${booked} booked` });
  const lines = facts.map(([label, value]: string[]) => `${label}: ${value}`);
  expect(lines).toHaveLength(5);
  expect(letter?.text.split('\n').slice(1, -3)).toEqual(['', ...lines, '', advice, '']);
  expect(letter?.text).toContain(`Open the overview: ${first.origin.replace('127.0.0.1', 'localhost')}/dashboard?overview\n`);
}, 120_000);
