import assert from 'node:assert/strict';

import { buildMail } from '../mail.ts';
import { createMailboxMailer, createResendMailer } from '../mailer.ts';
import { STORED } from './fakes.ts';

const ENVELOPE = { from: 'Website <leads@example.test>', to: 'studio@example.test' };

/** Resend that gives these answers in turn; a missing one is no answer at all. */
function resend(...answers: (Response | undefined)[]) {
  const calls: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const pauses: number[] = [];
  const mailer = createResendMailer('re_test', ENVELOPE, {
    fetch: (url, init) => {
      calls.push({ url, headers: new Headers(init.headers), body: JSON.parse(init.body as string) });
      const answer = answers[calls.length - 1];
      return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('reset'));
    },
    pause: (ms) => Promise.resolve(void pauses.push(ms)),
    random: () => 0.5,
  });
  return { calls, pauses, send: () => mailer.send(buildMail(STORED), `lead/${STORED.id}`) };
}

Deno.test("the call is Resend's, with the fixed envelope and the key of the mail", async () => {
  const { calls, send } = resend(Response.json({ id: 'x' }));
  await send();
  assert.equal(calls.length, 1);
  assert.equal(calls[0]?.url, 'https://api.resend.com/emails');
  assert.equal(calls[0]?.headers.get('authorization'), 'Bearer re_test');
  assert.equal(calls[0]?.headers.get('idempotency-key'), 'lead/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  const { html, text, ...rest } = calls[0]?.body ?? {};
  assert.deepEqual(rest, {
    from: ENVELOPE.from,
    to: ['studio@example.test'],
    subject: 'New lead: Aisha Rahman (Detox Facial)',
    reply_to: 'aisha@example.test',
  });
  assert.equal(typeof html, 'string');
  assert.equal(typeof text, 'string');
});

Deno.test('what may pass is tried again, with growing pauses and no sooner than asked', async () => {
  const { calls, pauses, send } = resend(
    undefined,
    new Response('', { status: 503 }),
    new Response('', { status: 429, headers: { 'retry-after': '3' } }),
    Response.json({}),
  );
  await send();
  assert.equal(calls.length, 4);
  assert.deepEqual(pauses, [200, 400, 3000]);
});

Deno.test('after three retries it gives up; a refusal is final at once', async () => {
  const down = resend(...Array.from({ length: 9 }, () => new Response('', { status: 500, headers: { 'retry-after': '60' } })));
  await assert.rejects(down.send(), /Resend answered 500/);
  assert.equal(down.calls.length, 4);
  assert.deepEqual(down.pauses, [5000, 5000, 5000]);
  const silent = resend();
  await assert.rejects(silent.send(), /did not answer/);
  const refused = resend(new Response('{"name":"validation_error"}', { status: 422 }));
  await assert.rejects(refused.send(), /422/);
  assert.equal(refused.calls.length, 1);
});

Deno.test('a key that is in use is waited for; a key that was used is a mail that went out', async () => {
  const waiting = resend(new Response('{"name":"concurrent_idempotent_requests"}', { status: 409 }), Response.json({}));
  await waiting.send();
  assert.equal(waiting.calls.length, 2);
  const used = resend(new Response('{"name":"invalid_idempotent_request"}', { status: 409 }));
  await used.send();
  assert.equal(used.calls.length, 1);
});

Deno.test('the local mailbox gets the mail with its secret', async () => {
  const seen: { secret: string | null; body: Record<string, unknown> }[] = [];
  let status = 201;
  await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
    seen.push({ secret: request.headers.get('x-mailbox-secret'), body: await request.json() });
    return new Response(null, { status });
  });
  const mailer = createMailboxMailer(`http://127.0.0.1:${server.addr.port}/local/mailbox`, 'hush', ENVELOPE);
  await mailer.send(buildMail(STORED), `lead/${STORED.id}`);
  assert.equal(seen[0]?.secret, 'hush');
  assert.equal(seen[0]?.body['to'], 'studio@example.test');
  assert.equal(seen[0]?.body['idempotencyKey'], 'lead/3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  status = 403;
  await assert.rejects(mailer.send(buildMail(STORED), `lead/${STORED.id}`), /mailbox answered 403/);
});
