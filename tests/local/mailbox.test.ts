import { request } from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createMailbox, type Mailbox, mailboxSecret } from '../../local/mailbox.ts';
import { serve, temporaryFolder } from './serve.ts';

const SECRET_KEY = 'sb_secret_test';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let mailbox: Mailbox;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  mailbox = createMailbox({ dataDir: folder.path, secretKey: SECRET_KEY });
  server = await serve(mailbox.handle);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const MAIL = {
  from: 'a',
  to: 'b',
  subject: '<i>Subject</i>',
  text: '<script>text</script>',
  html: '<p>html</p>',
  idempotencyKey: 'lead/mailbox',
};
const post = async (body: unknown, secret = mailboxSecret(SECRET_KEY)): Promise<number> =>
  (
    await fetch(`${server.origin}/local/mailbox`, {
      method: 'POST',
      headers: { 'x-mailbox-secret': secret },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;

it('takes mails from who knows the secret only, and each key once', async () => {
  const before = (await mailbox.mails()).length;
  expect(await post(MAIL, 'wrong')).toBe(403);
  expect(await post('{')).toBe(400);
  expect(await post({ ...MAIL, subject: 5 })).toBe(400);
  expect(await post('x'.repeat(1_100_000))).toBe(413);
  expect(await post(MAIL)).toBe(201);
  expect(await post({ ...MAIL, subject: 'again' })).toBe(201);
  expect(await mailbox.mails()).toHaveLength(before + 1);
});

it('shows its mails on pages without scripts, to this machine only', async () => {
  const mail = (await mailbox.mails()).at(-1);
  const page = async (path: string) => await fetch(`${server.origin}/local/mailbox${path}`);
  const index = await (await page('')).text();
  expect(index).toContain('&lt;i&gt;Subject&lt;/i&gt;');
  expect(index).toContain(`href="/local/mailbox/${mail?.id}"`);
  const single = await page(`/${mail?.id}`);
  expect(single.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await single.text()).toContain('&lt;script&gt;text&lt;/script&gt;');
  expect(await (await page(`/${mail?.id}.html`)).text()).toBe('<p>html</p>');
  expect(await (await page(`/${mail?.id}.json`)).json()).toEqual(mail);
  for (const path of ['/..%2fdatabase-keys', '/x', `/${mail?.id}.txt`, '/20260101T000000000Z-000000000000'])
    expect((await page(path)).status).toBe(404);
  expect((await fetch(`${server.origin}/local/mailbox`, { method: 'DELETE' })).status).toBe(405);
  const rebound = await new Promise((resolve) => {
    request(`${server.origin}/local/mailbox`, { headers: { host: '127.evil.example' } }, (res) => resolve(res.resume().statusCode)).end();
  });
  expect(rebound).toBe(403);
});
