import assert from 'node:assert/strict';

import { seeded } from '../../_shared/tests/seeded.ts';
import { handle } from '../handler.ts';
import { post, SID, UUID, FakeServices } from './fakes.ts';

const NOOR = { name: 'Noor', phone: '+971 50 000 0001', service: 'Lip Blush', form_check: '' };
const FIXED = { message: 'Lead from Lip Blush Dubai form', landingPage: 'lip-blush-dubai' };
const FAILED = 'Please try again or contact us directly. +971 4 000 0000\n';

async function send(request: Request, world = new FakeServices()) {
  const reply = await handle(request, world.dependencies);
  return { world, status: reply.status, location: reply.headers.get('location'), text: await reply.text(), headers: reply.headers };
}

Deno.test('sends a form for the sheet to the sheet and the table in the agreed format, then redirects to the thank-you page', async () => {
  const { world, status, location } = await send(post({ ...NOOR, ...FIXED, email: '' }));
  assert.deepEqual([status, location], [303, 'https://studio.test/thank-you']);
  const [{ sid, body, query } = assert.fail('nothing sent')] = world.sheet;
  assert.equal(
    body,
    '{"name":"Noor","email":"","whatsapp":"+971 50 000 0001","service":"Lip Blush","message":"Lead from Lip Blush Dubai form","landingPage":"lip-blush-dubai"}',
  );
  assert.deepEqual(query, {});
  assert.match(sid, UUID);
  assert.deepEqual(
    world.table.map(({ id }) => id),
    [sid],
  );
  assert.deepEqual(world.logged, []);
});

Deno.test('omits the email key if the form lacks that field, keeps the last of equal fields and cleans text as the site does', async () => {
  const { world } = await send(post(`name=A%00%ED%A0%80&service=one&service=two&message=a%0D%0Ab%09c&phone=&form_check=x`));
  assert.equal(
    world.sheet[0]?.body,
    JSON.stringify({ name: 'A\ufffd\ufffd\ufffd', whatsapp: '', service: 'two', message: 'a\nb\tc', landingPage: '' }),
  );
  assert.deepEqual(world.sheet[0]?.query, { suspect: 'honeypot' });
});

Deno.test('uses the page’s id for both targets; without that id, treats only equal submissions as one lead', async () => {
  const world = new FakeServices();
  await send(post({ ...NOOR, sid: SID.toUpperCase() }), world);
  await send(post(NOOR), world);
  await send(post(NOOR), world);
  await send(post({ ...NOOR, name: 'Noora' }), world);
  const [own, first, second, other] = world.sheet.map(({ sid }) => sid);
  assert.equal(own, SID);
  assert.equal(first, second);
  assert.equal(new Set([own, first, other]).size, 3);
  assert.deepEqual(
    world.table.map(({ id }) => id),
    world.sheet.map(({ sid }) => sid),
  );
});

Deno.test('succeeds if either target accepts the lead; otherwise reports the failure and logs no visitor data', async () => {
  for (const down of ['sheet', 'table'] as const) {
    const world = new FakeServices();
    world.down = [down];
    assert.equal((await send(post(NOOR), world)).status, 303);
    assert.equal(world.logged.length, 1);
  }
  const world = new FakeServices();
  world.down = ['sheet', 'table'];
  const { status, text, headers } = await send(post(NOOR), world);
  assert.deepEqual([status, text, headers.get('content-type')], [502, FAILED, 'text/plain; charset=utf-8']);
  assert.deepEqual(world.logged, ['Not taken: the script answered 200 and no success', 'Not taken: TypeError']);
});

Deno.test('sends a form for the table to the table only, adds an id only if the page sent an id, and reports a failed insert', async () => {
  const world = new FakeServices();
  assert.equal((await send(post({ ...NOOR, ...FIXED }, 'table'), world)).status, 303);
  assert.equal((await send(post({ ...NOOR, sid: SID }, 'table'), world)).status, 303);
  assert.deepEqual(
    world.table.map(({ id }) => id),
    [undefined, SID],
  );
  world.down = ['table'];
  const { status, text } = await send(post(NOOR, 'table'), world);
  assert.deepEqual([status, text], [502, FAILED]);
  assert.deepEqual(world.sheet, []);
});

Deno.test('redirects to the site’s own thank-you page, whatever address the request contains', async () => {
  const request = post(
    { ...NOOR, next: 'https://evil.test', redirect_to: '//evil.test', SITE_URL: 'https://evil.test' },
    'sheet?next=//evil.test',
    {
      referer: 'https://evil.test/',
      origin: 'https://evil.test',
      'x-forwarded-host': 'evil.test',
    },
  );
  assert.equal((await send(request)).location, 'https://studio.test/thank-you');
});

Deno.test('refuses requests that are not a form of the site, explains why, and stores nothing', async () => {
  const type = (value: string) => ({ 'content-type': value });
  const cases: [Request, number][] = [
    [post(NOOR, 'other'), 404],
    [post(NOOR, ''), 404],
    [post(NOOR, 'sheet', type('application/json')), 415],
    [post(NOOR, 'sheet', type('multipart/form-data; boundary=x')), 415],
    [post({ ...NOOR, message: 'x' }, 'sheet', { 'content-length': '34601' }), 413],
    [post(''), 400],
    [post('{"name":"Noor"}'), 400],
    [post({ whatsapp: '1', id: SID }), 400],
    [post({ ...NOOR, sid: 'x' }), 400],
    [post({ ...NOOR, sid: '' }), 400],
    [new Request('https://project.test/receive-form/sheet', { method: 'PUT', body: 'name=Noor' }), 405],
    [new Request('https://project.test/receive-form/sheet', { method: 'OPTIONS' }), 405],
  ];
  for (const [request, expected] of cases) {
    const { world, status, text, location } = await send(request);
    assert.equal(status, expected);
    assert.match(text, /^[A-Z].*\n$/);
    assert.equal(location, null);
    assert.ok(world.isUntouched);
  }
});

Deno.test('accepts messages of 4,000 characters in any script with the longest origin, if the lead does not exceed 8 kB', async () => {
  for (const message of ['x'.repeat(4000), 'م'.repeat(4000), '👩'.repeat(2000), `${'م'.repeat(3900)}\r\n%"`]) {
    const { world, status } = await send(
      post({ ...NOOR, email: 'noor@example.com', landingPage: 'hero_booking', message, sid: SID, lead_origin: '/'.repeat(3000) }),
    );
    assert.deepEqual([status, world.sheet.length, world.table.length], [303, 1, 1]);
  }
});

Deno.test('refuses longer leads, asks the visitor to shorten them, and stores nothing', async () => {
  const advice = 'Please go back and shorten it: what you typed is still in the form. Or contact us directly. +971 4 000 0000\n';
  const message = `The message is too long: at most 4,000 characters. ${advice}`;
  const lead = `This is too long to be sent. ${advice}`;
  const cases: [Record<string, string>, string][] = [
    [{ ...NOOR, message: 'x'.repeat(4001) }, message],
    [{ ...NOOR, message: 'م'.repeat(4001) }, message],
    [{ ...NOOR, message: '美'.repeat(2731) }, lead],
    [{ ...NOOR, name: 'x'.repeat(8192) }, lead],
    [{ ...NOOR, message: '', preferredTime: 'x'.repeat(8192) }, lead],
    [{ ...NOOR, message: 'م'.repeat(6000) }, lead],
  ];
  for (const [fields, expected] of cases) {
    for (const path of ['sheet', 'table']) {
      const { world, status, text } = await send(post(fields, path));
      assert.deepEqual([status, text], [413, expected]);
      assert.ok(world.isUntouched);
    }
  }
});

Deno.test('answers the boot loader’s availability check from any origin', async () => {
  const { world, status, headers } = await send(new Request('https://project.test/receive-form/sheet'));
  assert.deepEqual([status, headers.get('access-control-allow-origin')], [204, '*']);
  assert.ok(world.isUntouched);
});

const PIECES = ['name phone email sid id createdAt __proto__ constructor = = & & % %00 %ED%A0%80'.split(' '), SID].flat();
const HOSTILE = ['%0D%0ALocation:%20//evil.test <script> +971 فاطمة 👩‍👧 \u202e =1+1 [] \u0000'.split(' '), 'x'.repeat(900), ' '].flat();
/** Run `deno task test -- 5000` for 5,000 bodies. */
const BODIES = Number(Deno.args[0] ?? 500);

Deno.test(`survives ${BODIES} random bodies: no 5xx, no redirect elsewhere, only clean text in the sheet and the table`, async () => {
  const random = seeded(20261122);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  let accepted = 0;
  for (let round = 0; round < BODIES; round += 1) {
    const noise = Array.from({ length: Math.floor(random() * 14) }, () => pick(random() < 0.7 ? PIECES : HOSTILE)).join('');
    const world = new FakeServices();
    const { status, location } = await send(post(random() < 0.5 ? `name=${noise}` : noise, random() < 0.5 ? 'sheet' : 'table'), world);
    assert.ok(status < 500, `round ${round}: ${status}`);
    assert.equal(location, status === 303 ? 'https://studio.test/thank-you' : null, `round ${round}`);
    assert.equal(world.isUntouched, status !== 303, `round ${round}`);
    accepted += world.table.length;
    for (const { id, body } of world.table) {
      if (id !== undefined) assert.match(id, UUID, `round ${round}`);
      const texts = Object.entries(body);
      assert.ok(texts.length <= 11 && !Object.hasOwn(body, 'id') && !Object.hasOwn(body, 'createdAt'), `round ${round}`);
      for (const [key, text] of texts) {
        assert.match(key, /^[a-z][A-Za-z]{1,30}$/);
        assert.doesNotMatch(text, /(?![\t\n])\p{Cc}|\p{Cs}/u, `round ${round}`);
      }
    }
  }
  assert.ok(accepted > BODIES / 5, `only ${accepted} were accepted`);
});
