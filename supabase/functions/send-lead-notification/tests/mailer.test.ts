import assert from 'node:assert/strict';

import { createMailer, isRefused } from '../mailer.ts';

const MAIL = { subject: 'New lead', text: 'text', html: '<p>html</p>', replyTo: 'aisha@example.test' };
const ENVELOPE = { apiKey: 're_test', from: 'Website <leads@example.test>', to: { new: 'studio@example.test' } };
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': 'lead/1' };
const refusal = (name: string, status = 409) => Response.json({ name }, { status });
const DOWN = new Response('', { status: 500 });

/** Sends an email to a fake Resend that returns these responses in turn. Returns the requests, the duration and the failure. */
async function send(...responses: Response[]) {
  const calls: unknown[] = [];
  await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
    const { url, headers } = request;
    calls.push([new URL(url).pathname, headers.get('authorization'), headers.get('idempotency-key'), await request.json()]);
    return responses[calls.length - 1]?.clone() ?? DOWN.clone();
  });
  const started = performance.now();
  const mailer = createMailer({ ...ENVELOPE, baseUrl: `http://127.0.0.1:${server.addr.port}` });
  const failure = await mailer.send(MAIL, 'lead/1', 'new').then(
    () => '',
    (error: Error) => error.message,
  );
  return { calls, ms: performance.now() - started, failure };
}

Deno.test('calls Resend with the configured sender and recipient and the email’s idempotency key', async () => {
  const { calls, failure } = await send(Response.json({ id: 'x' }));
  const { replyTo, ...mail } = MAIL;
  const body = { from: ENVELOPE.from, to: ['studio@example.test'], ...mail, headers: HEADERS, reply_to: replyTo };
  assert.deepEqual([calls, failure], [[['/emails', 'Bearer re_test', 'lead/1', body]], '']);
});

Deno.test('retries a transient failure once, with the same email and no earlier than Resend asks', async () => {
  const { calls, ms, failure } = await send(new Response('', { status: 429, headers: { 'retry-after': '1' } }), Response.json({}));
  assert.deepEqual([calls[1], failure], [calls[0], '']);
  assert.ok(ms >= 1000, `${ms} ms`);
  assert.equal((await send(refusal('concurrent_idempotent_requests'), Response.json({}))).failure, '');
});

Deno.test('sends an email without Reply-To, under a key of its own, only if Resend refuses the Reply-To', async () => {
  const replyTo = Response.json({ name: 'validation_error', message: 'Invalid `reply_to` field.' }, { status: 422 });
  const { calls, failure } = await send(replyTo, DOWN, Response.json({ id: 'x' }));
  const [first, second, third] = calls as [string, string, string, object][];
  const { replyTo: _, ...mail } = MAIL;
  assert.deepEqual(second?.[3], { from: ENVELOPE.from, to: ['studio@example.test'], ...mail, headers: HEADERS });
  assert.match(second?.[2] ?? '', /^lead\/1\/[0-9a-f]{16}$/);
  assert.deepEqual([first?.[2], third, failure], ['lead/1', second, '']);
  assert.equal((await send(replyTo, refusal('validation_error', 422))).failure, 'Resend answered 422');
  assert.equal((await send(replyTo, refusal('invalid_idempotent_request'))).failure, '');
});

type Fault = 'none' | 'unprocessed' | 'limited' | 'lost';

/**
 * Sends an email until it counts as sent, to a fake Resend that remembers keys, also those of requests that it has refused. It refuses a
 * sender at unverified.test, and every Reply-To if `refusesReplyTo`. Returns how many emails it has accepted, and the failures.
 * @param sweeps each sweep's sender address and what happens to its requests in turn; 'lost' processes a request but loses the response
 */
async function sweepAll(sweeps: readonly (readonly [from: string, ...Fault[]])[], refusesReplyTo = false) {
  const processed = new Map<string, { body: string; status: number }>();
  let faults: Fault[] = [];
  await using server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, async (request) => {
    const fault = faults.shift();
    const key = request.headers.get('idempotency-key') ?? '';
    const body = await request.text();
    if (fault === 'unprocessed') return DOWN.clone();
    if (fault === 'limited') return new Response('', { status: 429 });
    const known = processed.get(key);
    if (known && known.body !== body) return refusal('invalid_idempotent_request');
    const status = body.includes('@unverified.test') ? 403 : refusesReplyTo && body.includes('reply_to') ? 422 : 200;
    processed.set(key, { body, status });
    return fault === 'lost' ? DOWN.clone() : Response.json(status === 422 ? { error: 'reply_to' } : {}, { status });
  });
  const failures: string[] = [];
  for (const [from, ...ofSweep] of sweeps) {
    faults = ofSweep;
    const mailer = createMailer({ ...ENVELOPE, from, baseUrl: `http://127.0.0.1:${server.addr.port}` });
    try {
      await mailer.send(MAIL, 'lead/1', 'new', isRefused(failures.at(-1) ?? ''));
      break;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : '');
    }
  }
  return { accepted: [...processed.values()].filter(({ status }) => status === 200).length, failures };
}

const EARLIER = 'Resend refused this email earlier. Now: ';

Deno.test('sends a refused email once, even if the next attempts get no answer', async () => {
  const [refused, first, later] = ['a@unverified.test', 'b@verified.test', 'c@verified.test'] as const;
  const after = (status: number) => ['Resend answered 403', `${EARLIER}Resend answered ${status}`];
  for (const [sweeps, failures, refusesReplyTo] of [
    [[[refused], [first, 'unprocessed', 'unprocessed'], [first]], after(500)],
    [[[refused], [first, 'unprocessed', 'limited'], [first]], after(429)],
    [[[refused], [first, 'lost', 'limited'], [first]], after(429)],
    [[[first, 'lost', 'limited'], [first]], ['Resend answered 429']],
    // The attempt without the refused Reply-To gets no answer.
    [[[first, 'none', 'unprocessed', 'unprocessed'], [later]], after(500).slice(1), true],
  ] as const)
    assert.deepEqual(await sweepAll(sweeps, refusesReplyTo), { accepted: 1, failures });
});

const overQuota = () => Response.json({ message: 'daily quota reached' }, { status: 429 });

Deno.test('gives up after two failures or one refusal, and treats an already used key as sent', async () => {
  for (const [responses, calls, failure] of [
    [[DOWN, DOWN], 2, 'Resend answered 500'],
    [[refusal('validation_error', 422)], 1, 'Resend answered 422'],
    [[Response.json({ message: 'API key is invalid' }, { status: 401 })], 1, 'Resend answered 401: API key is invalid'],
    [[overQuota(), overQuota()], 2, 'Resend answered 429: daily quota reached'],
    [[Response.json({ message: 'Bad "to": aisha@example.test' }, { status: 422 })], 1, 'Resend answered 422'],
    [[refusal('invalid_idempotent_request')], 1, ''],
  ] as const) {
    const sent = await send(...responses);
    assert.deepEqual([sent.calls.length, sent.failure], [calls, failure]);
  }
  await assert.rejects(createMailer({ ...ENVELOPE, baseUrl: 'http://127.0.0.1:1' }).send(MAIL, 'lead/1', 'new'), /did not answer/);
});
