import assert from 'node:assert/strict';

import { served, withEnvironment } from '../../_shared/tests/served.ts';
import { post, SID } from './fakes.ts';

// Tests the whole function. HTTP servers on this machine replace the spreadsheet script and the table.

const handler = await served(async () => await import('../index.ts'));

interface Call {
  path: string;
  headers: Headers;
  body: string;
}

/** Runs the function with the given service responses by path, and with the given settings added to the usual ones. */
async function run(request: Request, responses: Record<string, () => Response> = {}, settings: Record<string, string | undefined> = {}) {
  const calls: Call[] = [];
  const services = Deno.serve({ port: 0, hostname: '127.0.0.1', onListen: () => undefined }, async (call) => {
    const { pathname, search } = new URL(call.url);
    calls.push({ path: pathname + search, headers: call.headers, body: await call.text() });
    return responses[pathname]?.() ?? (pathname === '/exec' ? Response.json({ status: 'success' }) : new Response(null, { status: 201 }));
  });
  const origin = `http://127.0.0.1:${services.addr.port}`;
  const environment: Record<string, string | undefined> = {
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_test"}',
    SITE_URL: 'https://studio.test/',
    LEAD_SCRIPT_URL: `${origin}/exec`,
    STUDIO_PHONE: '+971 4 000 0000',
    ...settings,
  };
  try {
    const { result: reply, logged } = await withEnvironment(
      (name) => environment[name],
      () => handler(request),
    );
    return {
      status: reply.status,
      location: reply.headers.get('location'),
      errors: reply.headers.get('x-configuration-error'),
      text: await reply.text(),
      calls,
      logged,
    };
  } finally {
    await services.shutdown();
  }
}

const LEAD = { name: 'Noor', phone: '1', service: '', message: '', landingPage: 'lip-blush-dubai', sid: SID };
const ROW = { full_name: 'Noor', email: '', phone_number: '1', inquiry_type: null, message: null, source_page: 'lip-blush-dubai' };
const TO_TABLE = '/rest/v1/lead_form';

Deno.test('sends both services the same data as the site, with only the public key', async () => {
  const { status, location, calls, logged } = await run(post({ ...LEAD, form_check: 'x' }));
  assert.deepEqual([status, location, logged], [303, 'https://studio.test/thank-you', []]);
  const sheet = calls.find(({ path }) => path.startsWith('/exec'));
  assert.equal(sheet?.path, `/exec?suspect=honeypot&sid=${SID}`);
  assert.equal(sheet?.headers.get('content-type'), 'text/plain;charset=utf-8');
  assert.equal(sheet?.body, '{"name":"Noor","whatsapp":"1","service":"","message":"","landingPage":"lip-blush-dubai"}');
  const table = calls.find(({ path }) => path === TO_TABLE);
  assert.deepEqual(JSON.parse(table?.body ?? ''), { ...ROW, id: SID });
  assert.equal(table?.headers.get('apikey'), 'sb_publishable_test');
  assert.equal(table?.headers.get('authorization'), null);
  assert.equal(table?.headers.get('x-lead-origin'), null);
});

Deno.test('sends both services the origin that the page has added; an unreadable one counts as unknown', async () => {
  const page = 'https://studio.test/lip-blush-dubai?utm_campaign=spring-lips&gclid=Cj0-t_1';
  for (const [origin, query, header] of [
    [
      JSON.stringify([page, 'https://www.google.ae/search?q=lips']),
      'utm_campaign=spring-lips&gclid=Cj0-t_1&referrer=https%3A%2F%2Fwww.google.ae%2Fsearch&landing=%2Flip-blush-dubai&',
      '{"gclid":"Cj0-t_1","utm_campaign":"spring-lips","landing":"/lip-blush-dubai","referrer":"https://www.google.ae/search"}',
    ],
    [JSON.stringify(['https://studio.test/about', page]), 'utm_campaign=spring-lips&gclid=Cj0-t_1&landing=%2Fabout&', undefined],
    ['["https://studio.test/lip-blush-du', '', ''],
  ]) {
    const { status, calls } = await run(post({ ...LEAD, lead_origin: origin ?? '' }));
    assert.equal(status, 303);
    assert.equal(calls.find(({ path }) => path.startsWith('/exec'))?.path, `/exec?${query}sid=${SID}`);
    const table = calls.find(({ path }) => path === TO_TABLE);
    assert.deepEqual(JSON.parse(table?.body ?? ''), { ...ROW, id: SID });
    if (header !== undefined) assert.equal(atob(table?.headers.get('x-lead-origin') ?? ''), header);
  }
});

Deno.test('treats a conflict on the id as stored, and any other refusal as a failure', async () => {
  const conflict = (code: string) => ({ [TO_TABLE]: () => Response.json({ code }, { status: 409 }) });
  assert.equal((await run(post(LEAD, 'table'), conflict('23505'))).status, 303);
  const refused = await run(post(LEAD, 'table'), conflict('23503'));
  assert.deepEqual([refused.status, refused.logged], [502, ['Not taken: the table answered 409']]);
  assert.equal(refused.text, 'Please try again or contact us directly. +971 4 000 0000\n');
});

Deno.test('counts a lead as accepted by the script only if the script returns success', async () => {
  for (const respond of [
    () => Response.json({ status: 'error', code: 'busy' }),
    () => new Response('<html>Noor</html>'),
    () => Response.json(null),
  ]) {
    const { status, logged } = await run(post(LEAD), { '/exec': respond });
    assert.deepEqual([status, logged], [303, ['Not taken: the script answered 200 and no success']]);
  }
});

Deno.test('stores a further field in its own column, or as a line of the message', async () => {
  const lead = { ...LEAD, preferredTime: 'Mornings', empty: '', fullName: 'Forged', id: 'x', createdAt: '2020-01-01' };
  const { calls } = await run(post(lead));
  assert.match(
    calls.find(({ path }) => path.startsWith('/exec'))?.body ?? '',
    /"landingPage":"lip-blush-dubai","preferredTime":"Mornings","empty":""\}$/,
  );
  const rows = (of: Call[]): unknown[] => of.filter(({ path }) => path === TO_TABLE).map(({ body }) => JSON.parse(body));
  assert.deepEqual(rows(calls), [{ ...ROW, id: SID, preferred_time: 'Mornings' }]);
  let tries = 0;
  const older = await run(post(lead, 'table'), {
    [TO_TABLE]: () => (++tries === 1 ? Response.json({ code: 'PGRST204' }, { status: 400 }) : new Response(null, { status: 201 })),
  });
  assert.equal(older.status, 303);
  assert.deepEqual(rows(older.calls)[1], { ...ROW, id: SID, message: 'Preferred time: Mornings' });
});

Deno.test('logs a missing setting’s name, fails the availability check and asks the visitor to get in touch', async () => {
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEYS', 'SITE_URL']) {
    const visit = await run(new Request('https://project.test/receive-form/sheet'), {}, { [name]: undefined });
    assert.deepEqual([visit.status, visit.logged], [500, [`Configuration error: ${name} is not set.`]]);
  }
  const wrong = await run(post(LEAD), {}, { SITE_URL: 'javascript:alert(1)', STUDIO_PHONE: undefined });
  assert.deepEqual([wrong.status, wrong.text], [500, 'Please try again or contact us directly.\n']);
  const older = await run(post(LEAD), {}, { SUPABASE_PUBLISHABLE_KEYS: '', SUPABASE_ANON_KEY: 'eyJ.old', LEAD_SCRIPT_URL: '' });
  assert.deepEqual([older.status, older.logged], [303, ['Not taken: LEAD_SCRIPT_URL is not set']]);
  assert.equal(older.calls[0]?.headers.get('authorization'), 'Bearer eyJ.old');
});

Deno.test('names settings that are missing or malformed, never their values, to a request with the publishable key', async () => {
  const ask = async (settings: Record<string, string | undefined>, apikey: string) =>
    (await run(new Request('https://project.test/receive-form/sheet', { headers: { apikey } }), {}, settings)).errors;
  assert.equal(await ask({}, 'sb_publishable_test'), null);
  assert.equal(await ask({ SITE_URL: undefined }, 'other'), null);
  assert.equal(
    await ask({ SITE_URL: undefined, LEAD_SCRIPT_URL: 'https://script.google.com/macros/s/x/dev' }, 'sb_publishable_test'),
    'SITE_URL is not set; LEAD_SCRIPT_URL is no address that begins with https:// and ends in /exec',
  );
});

Deno.test('returns 500 for an interrupted request, without quoting the request', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('Noor')) });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { status, text, logged } = await run(new Request('https://project.test/receive-form/sheet', { method: 'POST', headers, body }));
  assert.deepEqual([status, logged], [500, ['Failed: TypeError']]);
  assert.doesNotMatch(text, /Noor/);
});

Deno.test('redirects to the request’s own origin on the local backend', async () => {
  assert.equal((await run(post(LEAD), {}, { SITE_URL: '/' })).location, '/thank-you');
});

Deno.test('logs only the error’s name if a service is unreachable', async () => {
  const { status, logged } = await run(post(LEAD), {}, { SUPABASE_URL: 'http://127.0.0.1:1', LEAD_SCRIPT_URL: 'no address' });
  assert.deepEqual([status, logged], [502, ['Not taken: TypeError', 'Not taken: TypeError']]);
  const broken = await run(post(LEAD), {}, { SUPABASE_PUBLISHABLE_KEYS: '{"a":1,"default":"sb_x"}', STUDIO_PHONE: undefined });
  assert.equal(broken.status, 303);
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
    const { calls } = await run(post(LEAD, 'table', headers), {}, { LEAD_SENDER_KEY: key });
    assert.deepEqual(
      calls.map((call) => call.headers.get('x-lead-sender')),
      [expected],
    );
  }
});
