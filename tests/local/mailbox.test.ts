import { expect, it } from 'vitest';

import { createMailbox, mailboxKey } from '../../local/mailbox.ts';
import { testFolder, testServer } from '../support/serve.ts';

const MAIL = { from: 'a', to: ['b'], subject: '<i>Subject</i>', text: '<script>text</script>', html: '<p>html</p>' };

it('accepts each email once, like Resend, and only with the key; shows emails without scripts, and no other file', async () => {
  const mailbox = createMailbox({ dataDir: await testFolder(), secretKey: 's' });
  const origin = await testServer(mailbox.handle);
  const post = async (body: unknown, key = mailboxKey('s'), idempotencyKey = 'lead/1') => {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': idempotencyKey };
    const reply = await fetch(`${origin}/local/mailbox/emails`, { method: 'POST', headers, body: JSON.stringify(body) });
    return [reply.status, await reply.json()];
  };
  expect(await post(MAIL, 'wrong')).toEqual([401, { name: 'missing_api_key' }]);
  const used = [409, { name: 'invalid_idempotent_request' }];
  const dotted = { ...MAIL, reply_to: '.anna@example.com' };
  const refusal = [422, { name: 'validation_error', message: 'Invalid `reply_to` field.' }];
  expect([await post(dotted, undefined, 'x'), await post(dotted, undefined, 'x'), await post(MAIL, undefined, 'x')]).toEqual([
    refusal,
    refusal,
    used,
  ]);
  expect(await post({ ...MAIL, subject: 5 }, undefined, 'y')).toEqual([422, { name: 'validation_error' }]);
  const taken = await post(MAIL);
  const [mail, ...more] = await mailbox.mails();
  expect([taken, await post(MAIL), more]).toEqual([[200, { id: mail?.id }], taken, []]);
  expect([await post({ ...MAIL, text: 'another' }), await post({ ...MAIL, reply_to: 'a@b.test' })]).toEqual([used, used]);
  expect(await mailbox.mails()).toHaveLength(1);

  const page = async (path: string) => await (await fetch(`${origin}/local/mailbox${path}`)).text();
  expect(await page('')).toContain(`href="/local/mailbox/${mail?.id}"><bdi>&lt;i&gt;Subject&lt;/i&gt;`);
  expect(await page(`/${mail?.id}`)).toContain('&lt;script&gt;text&lt;/script&gt;');
  expect(await page('/..%2fdatabase-keys')).toContain('No such mail');
});
