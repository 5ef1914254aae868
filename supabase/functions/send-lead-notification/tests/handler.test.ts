import assert from 'node:assert/strict';

import { handle } from '../handler.ts';
import { call, KEY, RECORD, STORED, World } from './fakes.ts';

Deno.test('a stored lead is mailed once', async () => {
  const world = new World();
  const first = await handle(call(), world.dependencies);
  assert.equal(first.status, 200);
  assert.deepEqual(await first.json(), { status: 'sent' });
  assert.equal(first.headers.get('access-control-allow-origin'), '*');
  const second = await handle(call(), world.dependencies);
  assert.equal(second.status, 202);
  assert.deepEqual(await second.json(), { status: 'accepted' });
  assert.deepEqual(
    world.mails.map(({ key }) => key),
    [`lead/${STORED.id}`],
  );
  assert.deepEqual(world.settled, [{ mailId: STORED.id, failure: undefined }]);
});

Deno.test('20 parallel calls are one mail', async () => {
  const world = new World();
  const replies = await Promise.all(Array.from({ length: 20 }, () => handle(call(), world.dependencies)));
  assert.equal(replies.filter((reply) => reply.status === 200).length, 1);
  assert.equal(replies.filter((reply) => reply.status === 202).length, 19);
  assert.equal(world.mails.length, 1);
});

Deno.test('a record that is not in the table is no mail', async () => {
  const world = new World();
  for (const change of [{ full_name: 'Other' }, { message: null }, { email: 'A@example.test' }]) {
    assert.equal((await handle(call({ ...RECORD, ...change }), world.dependencies)).status, 202);
  }
  assert.equal(world.mails.length, 0);
});

Deno.test('absent optional values are null, absent required ones are empty', async () => {
  const stored = { ...STORED, email: '', inquiry_type: null, message: null, source_page: null };
  const world = new World([stored]);
  const reply = await handle(call({ full_name: stored.full_name, phone_number: stored.phone_number }), world.dependencies);
  assert.equal(reply.status, 200);
});

Deno.test('the mail is built from the row: other keys of the body change nothing', async () => {
  const world = new World();
  await handle(call({ ...RECORD, id: 'x', to: 'victim@example.test', subject: 'Spam', html: '<b>Spam</b>' }), world.dependencies);
  assert.equal(world.mails.length, 1);
  assert.doesNotMatch(JSON.stringify(world.mails), /Spam|victim/);
});

Deno.test('methods, keys and types', async (t) => {
  const bare = (headers: Record<string, string>) => new Request('http://127.0.0.1/', { method: 'POST', headers });
  const cases: [string, Request, number][] = [
    ['GET', call(undefined, {}, 'GET'), 405],
    ['PUT', call(RECORD, {}, 'PUT'), 405],
    ['DELETE', call(RECORD, {}, 'DELETE'), 405],
    ['no key', call(RECORD, { apikey: '' }), 401],
    ['wrong key', call(RECORD, { apikey: 'sb_publishable_tesT' }), 401],
    ['key only as a token', call(RECORD, { apikey: 'x', authorization: 'Bearer sb_publishable_test' }), 401],
    ['text/plain', call(RECORD, { 'content-type': 'text/plain' }), 415],
    ['a form', call(RECORD, { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['no header at all', bare({}), 401],
    ['no type', bare({ apikey: KEY }), 415],
    ['no body', bare({ apikey: KEY, 'content-type': 'application/json' }), 400],
    ['almost JSON', call(RECORD, { 'content-type': 'application/jsonp' }), 415],
    ['JSON with a charset', call(RECORD, { 'content-type': 'application/json; charset=utf-8' }), 200],
    ['another of the keys', call(RECORD, { apikey: 'sb_publishable_other' }), 200],
  ];
  for (const [name, request, status] of cases) {
    await t.step(name, async () => {
      const reply = await handle(request, new World().dependencies);
      assert.equal(reply.status, status);
      assert.equal(reply.headers.get('access-control-allow-origin'), '*');
      if (status === 405) assert.equal(reply.headers.get('allow'), 'POST, OPTIONS');
    });
  }
});

Deno.test('an empty key never opens, whatever the list holds', async () => {
  const dependencies = { ...new World().dependencies, publishableKeys: [''] };
  assert.equal((await handle(call(RECORD, { apikey: '' }), dependencies)).status, 401);
});

Deno.test('the preflight of another origin passes', async () => {
  const reply = await handle(call(undefined, { apikey: '' }, 'OPTIONS'), new World().dependencies);
  assert.equal(reply.status, 204);
  assert.equal(reply.headers.get('access-control-allow-methods'), 'POST, OPTIONS');
  assert.match(reply.headers.get('access-control-allow-headers') ?? '', /authorization.*apikey.*content-type.*x-client-info/);
});

Deno.test('the size: 16 kB pass, one byte more does not, with and without a length', async () => {
  const world = new World();
  const frame = '{"full_name":""}'.length;
  const fits = JSON.stringify({ full_name: 'x'.repeat(16 * 1024 - frame) });
  assert.equal((await handle(call(fits), world.dependencies)).status, 202);
  assert.equal((await handle(call(`${fits} `), world.dependencies)).status, 413);
  assert.equal((await handle(call(fits, { 'content-length': '999999' }), world.dependencies)).status, 413);
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(4096));
    },
  });
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    body: endless,
    headers: { apikey: 'sb_publishable_test', 'content-type': 'application/json' },
  });
  assert.equal((await handle(request, world.dependencies)).status, 413);
  assert.ok(pulled < 10);
});

Deno.test('bad JSON and bad shapes are 400, and never reach the table', async () => {
  const world = new World();
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '5',
    '{}',
    '{"other":"x"}',
    '{"full_name":5}',
    '{"message":{"a":1}}',
    '{"email":["x"]}',
    '{"full_name":true}',
    '{"__proto__":{"full_name":"x"}}',
  ];
  for (const body of bodies) assert.equal((await handle(call(body), world.dependencies)).status, 400, body);
  assert.equal(world.claims, 0);
});

Deno.test('text that no table can hold is no lead', async () => {
  const world = new World();
  assert.equal((await handle(call({ ...RECORD, message: 'a\0b' }), world.dependencies)).status, 202);
  assert.equal((await handle(call('{"full_name":"\\ud800"}'), world.dependencies)).status, 202);
  assert.equal(world.claims, 0);
});

Deno.test('a mail that fails is 502, and its failure is noted for the sweep and for staff', async () => {
  const world = new World();
  world.mailFails = true;
  assert.equal((await handle(call(), world.dependencies)).status, 502);
  assert.deepEqual(world.settled, [{ mailId: STORED.id, failure: 'Resend answered 500' }]);
  assert.deepEqual(world.logged, [`Mail lead/${STORED.id} was not sent: Resend answered 500`]);
});

Deno.test('a mail that was sent is 200, also when that could not be noted', async () => {
  const world = new World();
  world.settleFails = true;
  assert.equal((await handle(call(), world.dependencies)).status, 200);
  assert.deepEqual(world.logged, [`Of mail lead/${STORED.id} nothing was noted: gone`]);
});

Deno.test('a silent database is 502, without personal data in answer or log', async () => {
  const world = new World();
  world.storeFails = true;
  const reply = await handle(call(), world.dependencies);
  assert.equal(reply.status, 502);
  assert.doesNotMatch((await reply.text()) + world.logged.join(), /Aisha|example/);
});
