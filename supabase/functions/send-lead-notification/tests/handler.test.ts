import assert from 'node:assert/strict';

import { seeded } from '../../_shared/tests/seeded.ts';
import { ALL_KINDS, call, due, FIGURES, KEY, RECORD, run, SETTINGS, STORED, sweepCall } from './run.ts';

const other = (number: number) => ({ ...STORED, id: `0000000${number}`, full_name: `Lead ${number}` });
const single = (number: number) => due(other(number).id, 'new', other(number));

Deno.test('sends no email for a record that matches no row exactly, or that the table could not store', async () => {
  for (const [body, claims] of [
    [{ ...RECORD, full_name: 'Other' }, 1],
    [{ ...RECORD, message: 'a\0b' }, 0],
    ['{"full_name":"\\ud800"}', 0],
  ] as const) {
    const { status, mails, calls } = await run(call(body));
    assert.deepEqual([status, mails, calls.length], [202, [], claims]);
  }
});

Deno.test('treats missing values as the table does, and ignores other keys of the body', async () => {
  const stored = { ...STORED, email: '', inquiry_type: null, message: null, source_page: null };
  const { full_name, phone_number } = stored;
  const spam = { id: 'x', to: 'victim@example.test', subject: 'Spam', html: '<b>Spam</b>' };
  const { status, mails } = await run(call({ full_name, phone_number, ...spam }), { leads: [stored] });
  assert.equal(status, 200);
  assert.doesNotMatch(JSON.stringify(mails), /Spam|victim/);
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
    ['an older project’s key', call(RECORD, { apikey: 'eyJanon' }), 200],
    ['preflight', call(undefined, { apikey: '' }, 'OPTIONS'), 204],
    ['sweep: no key', sweepCall({ apikey: '' }), 401],
    ['sweep: GET', sweepCall({}, 'GET'), 405],
    ['sweep: any type', sweepCall({ 'content-type': 'text/plain' }), 202],
  ];
  const keys = { SUPABASE_PUBLISHABLE_KEYS: `{"web":"sb_publishable_other","default":"${KEY}"}`, SUPABASE_ANON_KEY: 'eyJanon' };
  for (const [name, request, expected] of cases) {
    const { status, headers, mails } = await run(request, { settings: keys });
    assert.deepEqual([status, headers.get('access-control-allow-origin'), mails.length], [expected, '*', status === 200 ? 1 : 0], name);
    if (status === 405) assert.equal(headers.get('allow'), 'POST, OPTIONS');
    if (status === 204)
      assert.match(headers.get('access-control-allow-headers') ?? '', /authorization.*apikey.*content-type.*x-client-info/);
  }
});

Deno.test('accepts bodies of up to 16 kB and stops reading beyond that, with or without content-length', async () => {
  const message = 'م'.repeat(4000);
  const { status, mails } = await run(call(JSON.stringify({ ...RECORD, message })), { leads: [{ ...STORED, message }] });
  assert.deepEqual([status, mails[0]?.text.includes(message)], [200, true]);
  const fits = JSON.stringify({ full_name: 'x'.repeat(16 * 1024 - '{"full_name":""}'.length) });
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      pulled += 1;
      stream.enqueue(new Uint8Array(4096));
    },
  });
  const endless = new Request('http://127.0.0.1/', { method: 'POST', body, headers: { apikey: KEY, 'content-type': 'application/json' } });
  for (const [request, expected] of [
    [call(fits), 202],
    [call(`${fits} `), 413],
    [call(fits, { 'content-length': '999999' }), 413],
    [endless, 413],
  ] as const)
    assert.equal((await run(request)).status, expected);
  assert.ok(pulled < 10);
});

Deno.test('the sweep sends the same email for one lead as the form’s request, and a digest with its own key for several', async () => {
  assert.equal((await run(sweepCall())).status, 202);
  const queue = [due(STORED.id, 'new', STORED), due('digest', 'new', STORED, other(1)), due('digest', 'new', STORED)];
  const { status, mails, settled } = await run(sweepCall(), { queue });
  const direct = await run(call());
  assert.deepEqual([status, mails[0], direct.settled], [200, direct.mails[0], [[STORED.id, null]]]);
  assert.deepEqual(
    mails.map(({ key, to, subject }) => [key, to.join(), subject]),
    [
      [`lead/${STORED.id}`, 'studio@example.test', 'New lead: Aisha Rahman (Detox Facial)'],
      ['digest/digest', 'studio@example.test', '2 new leads: Aisha Rahman, Lead 1'],
      ['digest/digest', 'studio@example.test', '1 new lead: Aisha Rahman'],
    ],
  );
  assert.deepEqual(
    settled,
    [STORED.id, 'digest', 'digest'].map((id) => [id, null]),
  );
});

Deno.test('reminds staff or the owner of an unanswered lead, with a link, the inquiry and the page, but no visitor data', async () => {
  const since = 'for a reply, since 21 November 2026, 03:27';
  const queue = [due('r1', 'staff', STORED), due('r2', 'owner', STORED, other(1))];
  const { status, mails } = await run(sweepCall(), { queue, settings: ALL_KINDS });
  assert.equal(status, 200);
  assert.deepEqual(
    mails.map(({ key, to, subject, reply_to }) => [key, to.join(' '), subject, reply_to]),
    [
      ['reminder/staff/r1', 'maya@example.test noor@example.test', `A lead is waiting ${since}`, undefined],
      ['reminder/owner/r2', 'owner@example.test', `2 leads are waiting ${since}`, undefined],
    ],
  );
  const [staff, owner] = mails;
  const link = `https://studio.test/dashboard?lead=${STORED.id}`;
  for (const part of ['More than an hour of opening time', 'Detox Facial', '/skin-pen-microneedling-dubai', link])
    assert.ok(staff?.text.includes(part) && staff.html.includes(part), part);
  assert.ok(staff?.html.includes(`href="${link}"`));
  assert.match(owner?.text ?? '', /More than two hours of opening time.*lead=00000001/s);
  assert.doesNotMatch(JSON.stringify(mails), /Aisha|aisha|123|Friday|evening|Lead 1/);
});

Deno.test('asks only for emails whose addresses are set, and for reminders and the letter only with the site’s address', async () => {
  const { SITE_URL, ...addresses } = ALL_KINDS;
  const { STAFF_MAIL_TO: _staff, ...owner } = ALL_KINDS;
  for (const [settings, kinds] of [
    [{}, 'new'],
    [addresses, 'new'],
    [{ ...addresses, SITE_URL }, 'new,staff,owner,letter'],
    [owner, 'new,owner,letter'],
  ] as const)
    assert.deepEqual((await run(sweepCall(), { settings })).calls[0]?.body, { p_kinds: kinds });
});

Deno.test('one sweep sends at most five emails', async () => {
  const queue = [1, 2, 3, 4, 5, 6].map(single);
  const { status, mails } = await run(sweepCall(), { queue });
  assert.deepEqual([status, mails.length, queue.length], [200, 5, 1]);
});

Deno.test('if an email fails, returns 502, records the failure for a retry, and ends the sweep', async () => {
  for (const request of [call(), sweepCall()]) {
    const queue = [due(STORED.id, 'new', STORED), single(1)];
    const refused = { emails: () => new Response('', { status: 403 }) };
    const { status, settled, logged } = await run(request, { queue, instead: refused });
    assert.deepEqual([status, settled], [502, [[STORED.id, 'Resend answered 403']]]);
    assert.deepEqual(logged, [`Mail lead/${STORED.id} was not sent: Resend answered 403`]);
  }
});

Deno.test('sends an email under another key if Resend refused it earlier, whatever has failed since', async () => {
  for (const [failure, wasRefused] of [
    ['Resend answered 403', true],
    ['Resend refused this email earlier. Now: Resend did not answer', true],
    ['Resend answered 409', false],
    ['Resend answered 429', false],
    ['Resend answered 503', false],
  ] as const) {
    const [row] = due('m', 'letter', FIGURES);
    const { mails } = await run(sweepCall(), { queue: [[{ ...row, failure }]], settings: ALL_KINDS });
    assert.match(mails[0]?.key ?? '', wasRefused ? /^letter\/2026-11-23\/[0-9a-f]{16}$/ : /^letter\/2026-11-23$/, failure);
  }
});

Deno.test('calls the database with the secret key only', async () => {
  const older = {
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: KEY,
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_SERVICE_ROLE_KEY: 'eyJservice',
  };
  for (const [settings, key, token] of [
    [{}, 'sb_secret_test', null],
    [older, 'eyJservice', 'Bearer eyJservice'],
  ] as const) {
    const { calls } = await run(call({ ...RECORD, message: null }), { leads: [{ ...STORED, message: null, score: 1 }], settings });
    const claimed = Object.fromEntries(Object.entries({ ...RECORD, message: null }).map(([column, value]) => [`p_${column}`, value]));
    assert.deepEqual(calls, [
      { name: 'claim_lead_notification', key, token, body: claimed },
      { name: 'settle_mail', key, token, body: { p_mail_id: STORED.id, p_failure: null } },
    ]);
  }
});

Deno.test('if the database fails or responds unexpectedly, returns 502, without visitor data in the response or the log', async () => {
  const down = () => new Response('Aisha', { status: 503 });
  const rows = (body: unknown) => () => Response.json(body);
  const [form, sweep] = ['claim_lead_notification', 'claim_due_mail'];
  for (const [name, response, reason] of [
    [form, down, '503'],
    [form, rows({}), 'no list'],
    [form, rows([{ id: 'x' }]), 'no lead'],
    [form, rows([null]), 'no lead'],
    [sweep, down, '503'],
    [sweep, rows({}), 'no list'],
    [sweep, rows([null]), 'no mail'],
    [sweep, rows([{ mail_id: 'm' }]), 'no mail'],
    [sweep, rows([{ lead: STORED }]), 'no mail'],
    // Without the owner's address no such email was asked for.
    [sweep, rows(due('m', 'owner', STORED)), 'no mail'],
    [sweep, rows(due('m', 'new', { id: 'x' })), 'no lead'],
    [sweep, rows(due('m', 'letter', STORED)), 'no figures'],
  ] as const) {
    const settings = reason === 'no figures' ? ALL_KINDS : {};
    const { status, text, mails, logged } = await run(name === form ? call() : sweepCall(), { instead: { [name]: response }, settings });
    assert.deepEqual([status, mails, logged], [502, [], [`The database did not answer: ${name} answered ${reason}`]]);
    assert.doesNotMatch(text, /Aisha|example/);
  }
  const sent = await run(call(), { instead: { settle_mail: down } });
  assert.deepEqual([sent.status, sent.logged], [200, [`Of mail lead/${STORED.id} nothing was noted: settle_mail answered 503`]]);
});

Deno.test('reports the name of a missing setting in the response and the log; preflights and other methods need no settings', async () => {
  const unset = Object.keys(SETTINGS)
    .concat('SUPABASE_URL')
    .map((name) => [name, ' '] as const);
  for (const [name, value] of [...unset, ['SUPABASE_SECRET_KEYS', '{"broken'], ['SUPABASE_SECRET_KEYS', '{"default":5}']] as const) {
    const { status, text, logged } = await run(call(), { settings: { [name]: value } });
    const error = `Configuration error: ${name} is not set.`;
    assert.deepEqual([status, JSON.parse(text), logged], [500, { error }, [error]]);
  }
  const settings = { RESEND_API_KEY: '' };
  assert.equal((await run(call(undefined, {}, 'OPTIONS'), { settings })).status, 200);
  const { status, headers, logged } = await run(call(undefined, {}, 'GET'), { settings });
  assert.deepEqual([status, headers.get('allow'), logged], [405, 'POST, OPTIONS', []]);
});

Deno.test('names settings that are missing or malformed, never their values, to a request with the publishable key', async () => {
  const wrong = { LEAD_MAIL_TO: '', LEAD_MAIL_FROM: 'Website leads@example.test', OWNER_MAIL_TO: 'owner' };
  const problems =
    'LEAD_MAIL_TO is not set; LEAD_MAIL_FROM is no sender such as Website <leads@example.com>; OWNER_MAIL_TO is not one or more email addresses separated by commas';
  const staff = /^STAFF_MAIL_TO is not one or more/;
  const lists = ['a@b', 'a@b,test', 'a@example.test; b@example.test', '@example.test', 'a@@example.test', 'a@example.test,'];
  for (const [apikey, settings, expected] of [
    [KEY, {}, /^none$/],
    ['other', wrong, /^none$/],
    [KEY, wrong, new RegExp(`^${problems}$`)],
    ...lists.map((list) => [KEY, { STAFF_MAIL_TO: list }, staff] as const),
  ] as const) {
    const { headers } = await run(call('', { 'content-type': 'text/plain', apikey }), { settings: { ...ALL_KINDS, ...settings } });
    assert.match(headers.get('x-configuration-error') ?? 'none', expected);
  }
});

Deno.test('returns 500 for an unexpected error and logs only the error’s name', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('secret words')) });
  const headers = { apikey: KEY, 'content-type': 'application/json' };
  const { status, text, logged } = await run(new Request('http://127.0.0.1/', { method: 'POST', headers, body }));
  assert.deepEqual([status, text, logged], [500, '{"error":"Internal error."}', ['Failed: TypeError']]);
});

const PIECES = (
  '<script>alert(1)</script>~"><img src=x onerror=alert(1)>~</div></td>~<!--~]]>~\'~"~&~&lt;~\r\nBcc: a@b.ae~\n~\v~\u0085~\u2028~\u202e~\u0000~' +
  '\ud800~\udc00~\u0007~\u0301~ ~x~,~a@b.ae~+971 50 123 4567~javascript:~{name}~$&~=1~فاطمة~👩‍👧'
).split('~');
/** Run `deno task test -- 5000` for 5,000 bodies. */
const BODIES = Number(Deno.args[0] ?? 500);

Deno.test(`survives ${BODIES} random bodies: no 5xx, no markup from a visitor, no broken header`, async () => {
  const random = seeded(20261121);
  const pick = <T>(list: readonly T[]): T => list.at(Math.floor(random() * list.length)) as T;
  let sent = 0;
  for (let round = 0; round < BODIES; round += 1) {
    // In two of three rounds, send only texts that the table can store, so that the function sends an email.
    const storable = round % 3 !== 0;
    const pieces = storable ? PIECES.filter((piece) => piece.isWellFormed() && !piece.includes('\0')) : PIECES;
    const text = (): string => Array.from({ length: Math.floor(random() * 12) }, () => pick(pieces)).join('');
    const anything = (): unknown => pick([text(), text(), null, 5, { a: text() }, [text()], undefined, true]);
    const record: Record<string, unknown> = {};
    for (const key of [...Object.keys(RECORD), pick(['__proto__', 'id', 'to', 'constructor'])])
      Object.defineProperty(record, key, { value: storable || random() < 0.5 ? text() : anything(), enumerable: true });
    const json = JSON.stringify(record);
    const body = random() < 0.15 ? json.slice(0, Math.floor(random() * json.length)) : random() < 0.05 ? text() : json;
    // The table contains exactly what was sent, so that hostile texts reach the emails, including a digest.
    const stored = { ...STORED, ...record, id: STORED.id };
    const direct = await run(call(body), { leads: [stored] });
    assert.ok(direct.status < 500, `round ${round}: ${direct.status}`);
    const queue = direct.status === 200 ? [due('digest', 'new', stored, STORED)] : [];
    for (const mail of [...direct.mails, ...(await run(sweepCall(), { queue })).mails]) {
      sent += 1;
      const unexpected = mail.html.replace(
        /<\/?(html|head|meta|title|body|div|h1|h2|table|tr|th|td|a|p|bdi)( [a-z-]+="[^"<>]*")*>|<!doctype html>/g,
        '',
      );
      assert.doesNotMatch(unexpected, /[<>]/, `round ${round}`);
      assert.doesNotMatch(mail.html, /href="(?!tel:\+\d|mailto:[\w.%+-]*(?:&#39;)?[\w.%+&#;-]*@|https:\/\/wa\.me\/\d)/, `round ${round}`);
      assert.doesNotMatch(mail.subject, /\p{Cc}|[\u2028\u2029\u202a-\u202e]|\p{Cs}/u, `round ${round}`);
      assert.doesNotMatch(mail.reply_to ?? '', /[\s,;<>]/, `round ${round}`);
    }
  }
  assert.ok(sent > BODIES / 2, `only ${sent} mails were built`);
});
