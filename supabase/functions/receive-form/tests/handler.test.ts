import assert from 'node:assert/strict';

import { seeded } from '../../_shared/tests/seeded.ts';
import { check, post, run, SID } from './run.ts';

const LEAD = { name: 'Noor', phone: '1', service: 'Lip Blush', message: '', landingPage: 'lip-blush-dubai', sid: SID };
const ROW = { full_name: 'Noor', email: '', phone_number: '1', inquiry_type: 'Lip Blush', message: null, source_page: 'lip-blush-dubai' };
const ASK_AGAIN = 'Please try again or contact us directly. +971 4 000 0000\n';
const busy = () => Response.json({ status: 'error', code: 'busy' });
const tableAnswers = (status: number, code: string) => () => Response.json({ code }, { status });

Deno.test('sends sheet and table the same lead as the site, with only the public key, then redirects to the thank-you page', async () => {
  const { location, status, query, posted, type, rows, inserted, logged } = await run(post({ ...LEAD, email: '', form_check: 'x' }));
  assert.deepEqual([status, location, type, logged], [303, 'https://studio.test/thank-you', 'text/plain;charset=utf-8', []]);
  assert.equal(posted, '{"name":"Noor","email":"","whatsapp":"1","service":"Lip Blush","message":"","landingPage":"lip-blush-dubai"}');
  assert.deepEqual([query, inserted], [{ suspect: 'honeypot', sid: SID }, [{ ...ROW, id: SID }]]);
  const headers = ['apikey', 'authorization', 'x-lead-origin'].map((name) => rows[0]?.headers.get(name));
  assert.deepEqual([rows[0]?.path, ...headers], ['/rest/v1/lead_form', 'sb_publishable_test', null, null]);
});

Deno.test('omits the email key if the form lacks that field, keeps the last of equal fields and cleans text as the site does', async () => {
  const { posted } = await run(post('name=A%00%ED%A0%80&service=one&service=two&message=a%0D%0Ab%09c&phone='));
  assert.equal(posted, '{"name":"A\ufffd\ufffd\ufffd","whatsapp":"","service":"two","message":"a\\nb\\tc","landingPage":""}');
});

Deno.test('uses the page’s id for both targets; without that id, treats only equal submissions as one lead', async () => {
  const { sid, ...anonymous } = LEAD;
  const ids: string[] = [];
  for (const lead of [{ ...LEAD, sid: sid.toUpperCase() }, anonymous, anonymous, { ...anonymous, name: 'Noora' }]) {
    const { query, inserted } = await run(post(lead));
    assert.equal(query['sid'], inserted[0]?.['id']);
    ids.push(query['sid'] ?? '');
  }
  assert.deepEqual([ids[0], ids[1], new Set(ids).size], [SID, ids[2], 3]);
});

Deno.test('sends a form for the table to the table only, with an id only if the page sent one', async () => {
  const { sid: _sid, ...anonymous } = LEAD;
  for (const [lead, row] of [
    [anonymous, ROW],
    [LEAD, { ...ROW, id: SID }],
  ] as const) {
    const { status, posted, inserted } = await run(post(lead, 'table'));
    assert.deepEqual([status, posted, inserted], [303, '', [row]]);
  }
});

Deno.test('succeeds if either target accepts the lead; otherwise reports the failure and logs no visitor data', async () => {
  const script = 'Not taken: the script answered 200 and no success';
  const down = { SUPABASE_URL: 'http://127.0.0.1:1' };
  for (const [path, services, status, logged] of [
    ['sheet', { script: busy }, 303, [script]],
    ['sheet', { script: () => new Response('<html>Noor</html>') }, 303, [script]],
    ['sheet', { script: () => Response.json(null) }, 303, [script]],
    ['sheet', { settings: down }, 303, ['Not taken: TypeError']],
    ['sheet', { script: busy, settings: down }, 502, [script, 'Not taken: TypeError']],
    ['sheet', { settings: { ...down, LEAD_SCRIPT_URL: 'no address' } }, 502, ['Not taken: TypeError', 'Not taken: TypeError']],
    ['table', { table: tableAnswers(409, '23505') }, 303, []],
    ['table', { table: tableAnswers(409, '23503') }, 502, ['Not taken: the table answered 409']],
  ] as const) {
    const reply = await run(post(LEAD, path), services);
    assert.deepEqual([reply.status, reply.logged], [status, logged]);
    if (status === 502) assert.deepEqual([reply.text, reply.headers.get('content-type')], [ASK_AGAIN, 'text/plain; charset=utf-8']);
  }
});

Deno.test('stores a further field in its own column, or as a line of the message', async () => {
  const lead = { ...LEAD, preferredTime: 'Mornings', empty: '', fullName: 'Forged', id: 'x', createdAt: '2020-01-01' };
  const { posted, inserted } = await run(post(lead));
  assert.match(posted, /"landingPage":"lip-blush-dubai","preferredTime":"Mornings","empty":""\}$/);
  assert.deepEqual(inserted, [{ ...ROW, id: SID, preferred_time: 'Mornings' }]);
  const responses = [tableAnswers(400, 'PGRST204')()];
  const older = await run(post(lead, 'table'), { table: () => responses.pop() ?? new Response(null, { status: 201 }) });
  assert.deepEqual([older.status, older.inserted[1]], [303, { ...ROW, id: SID, message: 'Preferred time: Mornings' }]);
});

Deno.test('redirects to the site’s own thank-you page, whatever address the request contains', async () => {
  const evil = { next: 'https://evil.test', redirect_to: '//evil.test', SITE_URL: 'https://evil.test' };
  const headers = { referer: 'https://evil.test/', origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' };
  const request = post({ ...LEAD, ...evil }, 'sheet?next=//evil.test', headers);
  assert.equal((await run(request)).location, 'https://studio.test/thank-you');
  // The local backend shares its origin with the site.
  assert.equal((await run(post(LEAD), { settings: { SITE_URL: '/' } })).location, '/thank-you');
});

Deno.test('refuses requests that are not a form of the site, explains why, and stores nothing', async () => {
  const type = (value: string) => ({ 'content-type': value });
  for (const [request, expected] of [
    [post(LEAD, 'other'), 404],
    [post(LEAD, ''), 404],
    [post(LEAD, 'sheet', type('application/json')), 415],
    [post(LEAD, 'sheet', type('multipart/form-data; boundary=x')), 415],
    [post(LEAD, 'sheet', { 'content-length': '34601' }), 413],
    [post(''), 400],
    [post('{"name":"Noor"}'), 400],
    [post({ whatsapp: '1', id: SID }), 400],
    [post({ ...LEAD, sid: 'x' }), 400],
    [post({ ...LEAD, sid: '' }), 400],
    [new Request('https://project.test/receive-form/sheet', { method: 'PUT', body: 'name=Noor' }), 405],
    [new Request('https://project.test/receive-form/sheet', { method: 'OPTIONS' }), 405],
  ] as const) {
    const { status, text, location, isStored } = await run(request);
    assert.deepEqual([status, location, isStored], [expected, null, false]);
    assert.match(text, /^[A-Z].*\n$/);
  }
});

Deno.test('accepts 4,000 characters in any script with the longest origin; asks to shorten a longer lead, and stores nothing', async () => {
  const advice = 'Please go back and shorten it: what you typed is still in the form. Or contact us directly. +971 4 000 0000\n';
  const [message, lead] = ['The message is too long: at most 4,000 characters.', 'This is too long to be sent.'];
  for (const text of ['x'.repeat(4000), 'م'.repeat(4000), '👩'.repeat(2000), `${'م'.repeat(3900)}\r\n%"`])
    assert.equal((await run(post({ ...LEAD, message: text, lead_origin: '/'.repeat(3000) }))).status, 303);
  for (const [changed, reason] of [
    [{ message: 'x'.repeat(4001) }, message],
    [{ message: 'م'.repeat(4001) }, message],
    [{ message: '美'.repeat(2731) }, lead],
    [{ name: 'x'.repeat(8192) }, lead],
    [{ preferredTime: 'x'.repeat(8192) }, lead],
    [{ message: 'م'.repeat(6000) }, lead],
  ] as const)
    for (const path of ['sheet', 'table']) {
      const { status, text, isStored } = await run(post({ ...LEAD, ...changed }, path));
      assert.deepEqual([status, text, isStored], [413, `${reason} ${advice}`, false]);
    }
});

Deno.test('answers the boot loader’s availability check from any origin', async () => {
  const { status, headers, isStored } = await run(check());
  assert.deepEqual([status, headers.get('access-control-allow-origin'), isStored], [204, '*', false]);
});

Deno.test('sends both services the origin that the page has added; an unreadable one counts as unknown', async () => {
  const page = 'https://studio.test/lip-blush-dubai?utm_campaign=spring-lips&gclid=Cj0-t_1';
  const advert = { utm_campaign: 'spring-lips', gclid: 'Cj0-t_1' };
  for (const [origin, query, header] of [
    [
      JSON.stringify([page, 'https://www.google.ae/search?q=lips']),
      { ...advert, referrer: 'https://www.google.ae/search', landing: '/lip-blush-dubai' },
      '{"gclid":"Cj0-t_1","utm_campaign":"spring-lips","landing":"/lip-blush-dubai","referrer":"https://www.google.ae/search"}',
    ],
    [
      JSON.stringify(['https://studio.test/about', page]),
      { ...advert, landing: '/about' },
      '{"gclid":"Cj0-t_1","utm_campaign":"spring-lips","landing":"/about"}',
    ],
    ['["https://studio.test/lip-blush-du', {}, ''],
  ] as const) {
    const sent = await run(post({ ...LEAD, lead_origin: origin }));
    assert.deepEqual([sent.status, sent.query, sent.inserted], [303, { ...query, sid: SID }, [{ ...ROW, id: SID }]]);
    assert.equal(atob(sent.rows[0]?.headers.get('x-lead-origin') ?? ''), header);
  }
});

Deno.test('names the visitor’s address to the database, signed with the shared key; without a key or an address, names nobody', async () => {
  const signed = '198.51.100.7 4d777ff3942c58bd24caf5994fd136029b6ebb766fa554d76b877cfa661b7668';
  for (const [headers, key, expected] of [
    [{ 'cf-connecting-ip': '198.51.100.7', 'x-forwarded-for': '203.0.113.1' }, 'k', signed],
    [{ 'x-forwarded-for': ' 198.51.100.7, 10.0.0.1', 'x-lead-sender': '203.0.113.1 forged' }, 'k', signed],
    [{ 'cf-connecting-ip': '198.51.100.7' }, '', null],
    [{ 'cf-connecting-ip': 'no address' }, 'k', null],
    [{}, 'k', null],
  ] as const) {
    const { rows } = await run(post(LEAD, 'table', headers), { settings: { LEAD_SENDER_KEY: key } });
    assert.equal(rows[0]?.headers.get('x-lead-sender'), expected);
  }
});

Deno.test('logs a missing setting’s name, fails the availability check and asks the visitor to get in touch', async () => {
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEYS', 'SITE_URL']) {
    const { status, logged } = await run(check(), { settings: { [name]: undefined } });
    assert.deepEqual([status, logged], [500, [`Configuration error: ${name} is not set.`]]);
  }
  const wrong = await run(post(LEAD), { settings: { SITE_URL: 'javascript:alert(1)', STUDIO_PHONE: undefined } });
  assert.deepEqual([wrong.status, wrong.text], [500, 'Please try again or contact us directly.\n']);
  const older = { SUPABASE_PUBLISHABLE_KEYS: '', SUPABASE_ANON_KEY: 'eyJ.old', LEAD_SCRIPT_URL: '' };
  const { status, logged, rows } = await run(post(LEAD), { settings: older });
  assert.deepEqual([status, logged], [303, ['Not taken: LEAD_SCRIPT_URL is not set']]);
  assert.equal(rows[0]?.headers.get('authorization'), 'Bearer eyJ.old');
});

Deno.test('names settings that are missing or malformed, never their values, to a request with the publishable key', async () => {
  const wrong = { SITE_URL: undefined, LEAD_SCRIPT_URL: 'https://script.google.com/macros/s/x/dev' };
  const problems = 'SITE_URL is not set; LEAD_SCRIPT_URL is no address that begins with https:// and ends in /exec';
  for (const [apikey, settings, expected] of [
    ['sb_publishable_test', {}, null],
    ['other', wrong, null],
    ['sb_publishable_test', wrong, problems],
  ] as const)
    assert.equal((await run(check({ apikey }), { settings })).headers.get('x-configuration-error'), expected);
});

Deno.test('returns 500 for an interrupted request, without quoting the request', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('Noor')) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text, logged } = await run(new Request('https://project.test/receive-form/sheet', { method: 'POST', headers, body }));
  assert.deepEqual([status, logged], [500, ['Failed: TypeError']]);
  assert.doesNotMatch(text, /Noor/);
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
    const request = post(random() < 0.5 ? `name=${noise}` : noise, random() < 0.5 ? 'sheet' : 'table');
    const { status, location, isStored, inserted } = await run(request);
    assert.ok(status < 500, `round ${round}: ${status}`);
    assert.deepEqual([location, isStored], status === 303 ? ['https://studio.test/thank-you', true] : [null, false], `round ${round}`);
    accepted += inserted.length;
    for (const { id, ...columns } of inserted) {
      if (id !== undefined) assert.match(id, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, `round ${round}`);
      assert.ok(Object.keys(columns).length <= 11 && !Object.hasOwn(columns, 'created_at'), `round ${round}`);
      for (const [column, text] of Object.entries(columns)) {
        assert.match(column, /^[a-z][a-z_]{1,40}$/);
        assert.doesNotMatch(text ?? '', /(?![\t\n])\p{Cc}|\p{Cs}/u, `round ${round}`);
      }
    }
  }
  assert.ok(accepted > BODIES / 5, `only ${accepted} were accepted`);
});
