import assert from 'node:assert/strict';

import { handle } from '../handler.ts';
import type { StoredLead } from '../record.ts';
import { call, STORED, sweepCall, World } from './fakes.ts';

const other = (number: number): StoredLead => ({
  ...STORED,
  id: `00000000-0000-4000-8000-00000000000${number}`,
  full_name: `Lead ${number}`,
});
const single = (number: number) => ({ id: other(number).id, leads: [other(number)] as const });
const DIGEST = { id: '7d3c0f5e-1111-4222-8333-944445555666', leads: [STORED, other(1)] as const };

Deno.test('nothing due is 202, and no mail', async () => {
  const world = new World();
  const reply = await handle(sweepCall(), world.dependencies);
  assert.equal(reply.status, 202);
  assert.deepEqual(world.mails, []);
});

Deno.test('a lead is the mail that its own call would have sent; several are a digest', async () => {
  const world = new World();
  world.due = [{ id: STORED.id, leads: [STORED] }, DIGEST];
  assert.equal((await handle(sweepCall(), world.dependencies)).status, 200);
  const direct = new World();
  await handle(call(), direct.dependencies);
  assert.deepEqual(world.mails[0], direct.mails[0]);
  assert.equal(world.mails[1]?.key, `digest/${DIGEST.id}`);
  assert.equal(world.mails[1]?.mail.subject, '2 new leads: Aisha Rahman, Lead 1');
  assert.deepEqual(world.settled, [
    { mailId: STORED.id, failure: undefined },
    { mailId: DIGEST.id, failure: undefined },
  ]);
});

Deno.test('a digest of which one lead is left keeps its key', async () => {
  const world = new World();
  world.due = [{ id: DIGEST.id, leads: [STORED] }];
  await handle(sweepCall(), world.dependencies);
  assert.equal(world.mails[0]?.key, `digest/${DIGEST.id}`);
  assert.equal(world.mails[0]?.mail.subject, '1 new lead: Aisha Rahman');
});

Deno.test('a call sends five mails at most', async () => {
  const world = new World();
  world.due = [1, 2, 3, 4, 5, 6].map(single);
  assert.equal((await handle(sweepCall(), world.dependencies)).status, 200);
  assert.equal(world.mails.length, 5);
  assert.equal(world.due.length, 1);
});

Deno.test('the first failure is noted and ends the call: 502', async () => {
  const world = new World();
  world.due = [single(1), single(2)];
  world.mailFails = true;
  assert.equal((await handle(sweepCall(), world.dependencies)).status, 502);
  assert.deepEqual(world.settled, [{ mailId: other(1).id, failure: 'Resend answered 500' }]);
  assert.equal(world.due.length, 1);
  assert.deepEqual(world.logged, [`Mail lead/${other(1).id} was not sent: Resend answered 500`]);
});

Deno.test('a silent database is 502', async () => {
  const world = new World();
  world.storeFails = true;
  assert.equal((await handle(sweepCall(), world.dependencies)).status, 502);
  assert.deepEqual(world.logged, ['The database did not answer: claim_due_mail answered 503']);
});

Deno.test('the sweep asks for the publishable key and for POST, and for nothing else', async () => {
  for (const [request, status] of [
    [sweepCall({ apikey: '' }), 401],
    [sweepCall({ apikey: 'sb_publishable_tesT' }), 401],
    [sweepCall({}, 'GET'), 405],
    [sweepCall({}, 'OPTIONS'), 204],
    [sweepCall({ 'content-type': 'text/plain' }), 202],
  ] as const) {
    assert.equal((await handle(request, new World().dependencies)).status, status);
  }
});
