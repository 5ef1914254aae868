import { afterAll, beforeAll, expect, test } from 'vitest';

import { createDatabase, type Database } from '../../local/database.ts';
import { LINK_ORIGIN, type SignInMail } from '../../local/database/lite.ts';
import { ROOT } from '../spreadsheet-script/loadScript.ts';
import { usedData } from './preparedData.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Database;
let server: Awaited<ReturnType<typeof serve>>;
const mails: SignInMail[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  await usedData(folder.path);
  database = await createDatabase({ root: ROOT, dataDir: folder.path, deliver: async (mail) => void mails.push(mail) });
  server = await serve(database.handle);
});

afterAll(async () => {
  await server.close();
  await database.close();
  await folder.remove();
});

const call = async (method: string, path: string, body: unknown, headers = {}) =>
  await fetch(`${server.origin}/auth/v1/${path}`, {
    method,
    redirect: 'manual',
    headers: { apikey: database.publishableKey, 'content-type': 'application/json', ...headers },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });

test('a forgotten password: the mailed link leads to /login with a session, once; the password set with it signs in', async () => {
  const back = encodeURIComponent(`${server.origin}/login`);
  expect((await call('POST', `recover?redirect_to=${back}`, { email: 'nobody@studio.test' })).status).toBe(200);
  expect(mails).toEqual([]);
  expect((await call('POST', `recover?redirect_to=${back}`, { email: 'staff@studio.test' })).status).toBe(200);
  expect(mails).toMatchObject([{ to: 'staff@studio.test' }]);
  const link =
    new RegExp(`${LINK_ORIGIN}/auth/v1/(verify[^"\\s<]+)`).exec(`${mails[0]?.text} ${mails[0]?.html}`)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const opened = await call('GET', link, undefined);
  expect(opened.status).toBe(303);
  const target = new URL(opened.headers.get('location') ?? '', server.origin);
  expect(target.pathname).toBe('/login');
  const words = new URLSearchParams(target.hash.slice(1));
  expect(words.get('type')).toBe('recovery');
  const bearer = { authorization: `Bearer ${words.get('access_token')}` };
  expect((await call('PUT', 'user', { password: 'short' }, bearer)).status).toBe(422);
  expect((await call('PUT', 'user', { password: 'quietly yours' }, bearer)).status).toBe(200);
  const signIn = async (password: string) =>
    (await call('POST', 'token?grant_type=password', { email: 'staff@studio.test', password })).status;
  expect([await signIn('studio-demo'), await signIn('quietly yours')]).toEqual([400, 200]);
  const again = await call('GET', link, undefined);
  expect(again.headers.get('location')).toContain('error_code=otp_expired');
});
