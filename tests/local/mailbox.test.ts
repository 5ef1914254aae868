import { afterAll, beforeAll, expect, it } from 'vitest';

import { createMailbox, type Mailbox, mailboxKey } from '../../local/mailbox.ts';
import { serve, temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let mailbox: Mailbox;
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  mailbox = createMailbox({ dataDir: folder.path, secretKey: 's' });
  server = await serve(mailbox.handle);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

const MAIL = { from: 'a', to: ['b'], subject: '<i>Subject</i>', text: '<script>text</script>', html: '<p>html</p>' };

async function post(body: unknown, key = mailboxKey('s')): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': 'lead/1' };
  const reply = await fetch(`${server.origin}/local/mailbox/emails`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [reply.status, await reply.json()];
}

it('answers as Resend does: to who has the key only, and each mail once', async () => {
  expect(await post(MAIL, 'wrong')).toEqual([401, { name: 'missing_api_key' }]);
  expect(await post({ ...MAIL, subject: 5 })).toEqual([422, { name: 'validation_error' }]);
  const taken = await post(MAIL);
  const [mail, ...more] = await mailbox.mails();
  expect([taken, await post(MAIL), more]).toEqual([[200, { id: mail?.id }], taken, []]);
  expect(await post({ ...MAIL, text: 'another' })).toEqual([409, { name: 'invalid_idempotent_request' }]);
  expect(await mailbox.mails()).toHaveLength(1);
});

it('shows its mails on pages without scripts, and no other file', async () => {
  const page = async (path: string) => await (await fetch(`${server.origin}/local/mailbox${path}`)).text();
  const id = (await mailbox.mails())[0]?.id;
  expect(await page('')).toContain(`href="/local/mailbox/${id}"><bdi>&lt;i&gt;Subject&lt;/i&gt;`);
  expect(await page(`/${id}`)).toContain('&lt;script&gt;text&lt;/script&gt;');
  expect(await page(`/${id}.html`)).toBe('<p>html</p>');
  expect(await page('/..%2fdatabase-keys')).toContain('No such mail');
});
