import assert from 'node:assert/strict';

import { handle } from '../handler.ts';
import type { StoredLead } from '../lead.ts';
import { call, KEY, RECORD, STORED, sweepCall, FakeServices } from './fakes.ts';

const statusOf = async (request: Request, world = new FakeServices()) => (await handle(request, world.dependencies)).status;
const SENT = { mailId: STORED.id, failure: undefined };

Deno.test('emails a stored lead once, despite 20 parallel requests and a later one', async () => {
  const world = new FakeServices();
  const replies = await Promise.all(Array.from({ length: 20 }, () => handle(call(), world.dependencies)));
  const [first, ...others] = await Promise.all(replies.map(async (reply) => [reply.status, await reply.json()]));
  assert.deepEqual(first, [200, { status: 'sent' }]);
  for (const other of others) assert.deepEqual(other, [202, { status: 'accepted' }]);
  assert.equal(await statusOf(call(), world), 202);
  assert.deepEqual([world.mails.map(({ key }) => key), world.settled], [[`lead/${STORED.id}`], [SENT]]);
});

Deno.test('sends no email for a record that matches no row exactly, or that the table could not store', async () => {
  const world = new FakeServices();
  for (const change of [{ full_name: 'Other' }, { message: null }, { email: 'A@example.test' }])
    assert.equal(await statusOf(call({ ...RECORD, ...change }), world), 202);
  const { claims } = world;
  for (const body of [{ ...RECORD, message: 'a\0b' }, '{"full_name":"\\ud800"}']) assert.equal(await statusOf(call(body), world), 202);
  assert.deepEqual([world.mails, world.claims], [[], claims]);
});

Deno.test('treats missing values as the table does, and ignores other keys of the body', async () => {
  const stored = { ...STORED, email: '', inquiry_type: null, message: null, source_page: null };
  const world = new FakeServices([stored]);
  const { full_name, phone_number } = stored;
  const spam = { id: 'x', to: 'victim@example.test', subject: 'Spam', html: '<b>Spam</b>' };
  assert.equal(await statusOf(call({ full_name, phone_number, ...spam }), world), 200);
  assert.doesNotMatch(JSON.stringify(world.mails), /Spam|victim/);
});

Deno.test('returns the right status for each method, key, content type and body shape', async () => {
  const bare = (headers: Record<string, string>) => new Request('http://127.0.0.1/', { method: 'POST', headers });
  const shapes = '|{|null|[]|"x"|{}|{"other":"x"}|{"full_name":5}|{"email":["x"]}|{"__proto__":{"full_name":"x"}}'.split('|');
  const cases: [string, Request, number][] = [
    ['GET', call(undefined, {}, 'GET'), 405],
    ['no key', call(RECORD, { apikey: '' }), 401],
    ['wrong key', call(RECORD, { apikey: 'sb_publishable_tesT' }), 401],
    ['key only as a token', call(RECORD, { apikey: 'x', authorization: `Bearer ${KEY}` }), 401],
    ['no header at all', bare({}), 401],
    ['no type', bare({ apikey: KEY }), 415],
    ['a form', call(RECORD, { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['almost JSON', call(RECORD, { 'content-type': 'application/jsonp' }), 415],
    ['no body', bare({ apikey: KEY, 'content-type': 'application/json' }), 400],
    ...shapes.map((body): [string, Request, number] => [body, call(body), 400]),
    ['JSON with a charset', call(RECORD, { 'content-type': 'application/json; charset=utf-8' }), 200],
    ['another of the keys', call(RECORD, { apikey: 'sb_publishable_other' }), 200],
    ['preflight', call(undefined, { apikey: '' }, 'OPTIONS'), 204],
    ['sweep: no key', sweepCall({ apikey: '' }), 401],
    ['sweep: GET', sweepCall({}, 'GET'), 405],
    ['sweep: any type', sweepCall({ 'content-type': 'text/plain' }), 202],
  ];
  for (const [name, request, status] of cases) {
    const world = new FakeServices();
    const reply = await handle(request, world.dependencies);
    const { headers } = reply;
    assert.deepEqual([reply.status, headers.get('access-control-allow-origin')], [status, '*'], name);
    if (status === 405) assert.equal(headers.get('allow'), 'POST, OPTIONS');
    if (status === 204)
      assert.match(headers.get('access-control-allow-headers') ?? '', /authorization.*apikey.*content-type.*x-client-info/);
    assert.equal(world.claims, status === 200 ? 1 : 0, name);
  }
  const keyless = { ...new FakeServices().dependencies, publishableKeys: [''] };
  assert.equal((await handle(call(RECORD, { apikey: '' }), keyless)).status, 401);
});

Deno.test('emails the largest message, 4,000 letters of two bytes each', async () => {
  const message = 'م'.repeat(4000);
  const world = new FakeServices([{ ...STORED, message }]);
  assert.equal(await statusOf(call(JSON.stringify({ ...RECORD, message })), world), 200);
  assert.ok(world.mails[0]?.mail.text.includes(message));
});

Deno.test('accepts bodies of up to 16 kB and stops reading beyond that, with or without content-length', async () => {
  const fits = JSON.stringify({ full_name: 'x'.repeat(16 * 1024 - '{"full_name":""}'.length) });
  assert.equal(await statusOf(call(fits)), 202);
  assert.equal(await statusOf(call(`${fits} `)), 413);
  assert.equal(await statusOf(call(fits, { 'content-length': '999999' })), 413);
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      pulled += 1;
      stream.enqueue(new Uint8Array(4096));
    },
  });
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  assert.equal(await statusOf(new Request('http://127.0.0.1/', { method: 'POST', body, headers })), 413);
  assert.ok(pulled < 10);
});

const other = (number: number): StoredLead => ({ ...STORED, id: `0000000${number}`, full_name: `Lead ${number}` });
const single = (number: number) => ({ id: other(number).id, kind: 'new', leads: [other(number)] }) as const;

Deno.test('the sweep sends the same email for one lead as the form’s request, and a digest with its own key for several', async () => {
  const world = new FakeServices();
  assert.equal(await statusOf(sweepCall(), world), 202);
  world.due = [
    { id: STORED.id, kind: 'new', leads: [STORED] },
    { id: 'digest', kind: 'new', leads: [STORED, other(1)] },
    { id: 'digest', kind: 'new', leads: [STORED] },
  ];
  assert.equal(await statusOf(sweepCall(), world), 200);
  const direct = new FakeServices();
  await statusOf(call(), direct);
  assert.deepEqual(world.mails[0], direct.mails[0]);
  assert.deepEqual(
    world.mails.slice(1).map(({ key, mail }) => [key, mail.subject]),
    [
      ['digest/digest', '2 new leads: Aisha Rahman, Lead 1'],
      ['digest/digest', '1 new lead: Aisha Rahman'],
    ],
  );
  assert.deepEqual(world.settled.slice(0, 2), [SENT, { mailId: 'digest', failure: undefined }]);
});

Deno.test('reminds staff or the owner of an unanswered lead, with a link, the inquiry and the page, but no visitor data', async () => {
  const world = new FakeServices();
  world.due = [
    { id: 'r1', kind: 'staff', leads: [STORED] },
    { id: 'r2', kind: 'owner', leads: [STORED, other(1)] },
  ];
  assert.equal(await statusOf(sweepCall(), world), 200);
  assert.deepEqual(
    world.mails.map(({ key, kind, mail }) => [key, kind, mail.subject, mail.replyTo]),
    [
      ['reminder/staff/r1', 'staff', 'A lead is waiting for a reply, since 21 November 2026, 03:27', undefined],
      ['reminder/owner/r2', 'owner', '2 leads are waiting for a reply, since 21 November 2026, 03:27', undefined],
    ],
  );
  const [staff, owner] = world.mails.map(({ mail }) => mail);
  const link = `https://studio.test/dashboard?lead=${STORED.id}`;
  for (const part of ['More than an hour of opening time', 'Detox Facial', '/skin-pen-microneedling-dubai', link]) {
    assert.ok(staff?.text.includes(part), part);
    assert.ok(staff?.html.includes(part), part);
  }
  assert.ok(staff?.html.includes(`href="${link}"`));
  assert.match(owner?.text ?? '', /More than two hours of opening time.*lead=00000001/s);
  assert.doesNotMatch(JSON.stringify(world.mails), /Aisha|aisha|123|Friday|evening|Lead 1/);
});

Deno.test('one sweep sends at most five emails', async () => {
  const world = new FakeServices();
  world.due = [1, 2, 3, 4, 5, 6].map(single);
  assert.equal(await statusOf(sweepCall(), world), 200);
  assert.deepEqual([world.mails.length, world.due.length], [5, 1]);
});

Deno.test('if an email fails, returns 502, records the failure for a retry, and ends the sweep', async () => {
  for (const request of [call(), sweepCall()]) {
    const world = new FakeServices();
    world.due = [{ id: STORED.id, kind: 'new', leads: [STORED] }, single(1)];
    world.fails = 'mail';
    assert.equal(await statusOf(request, world), 502);
    assert.deepEqual(world.settled, [{ mailId: STORED.id, failure: 'Resend answered 500' }]);
    assert.deepEqual(world.logged, [`Mail lead/${STORED.id} was not sent: Resend answered 500`]);
  }
});

Deno.test('returns 200 for a sent email, even if the outcome could not be recorded', async () => {
  const world = new FakeServices();
  world.fails = 'settle';
  assert.equal(await statusOf(call(), world), 200);
  assert.deepEqual(world.logged, [`Of mail lead/${STORED.id} nothing was noted: gone`]);
});

Deno.test('if the database fails, returns 502, without visitor data in the response or the log', async () => {
  for (const [request, name] of [
    [call(), 'claim_lead_notification'],
    [sweepCall(), 'claim_due_mail'],
  ] as const) {
    const world = new FakeServices();
    world.fails = 'store';
    const reply = await handle(request, world.dependencies);
    assert.equal(reply.status, 502);
    assert.doesNotMatch(await reply.text(), /Aisha|example/);
    assert.deepEqual(world.logged, [`The database did not answer: ${name} answered 503`]);
  }
});
