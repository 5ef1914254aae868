import { expect, test, vi } from 'vitest';

import { examine } from '../../scripts/doctor/examine.ts';
import { publicObjects } from '../../scripts/doctor/expected.ts';
import { cleanSite, LEADS, PROJECT, type Replies, type Reply, SCRIPT, SITE } from './fakeSite.ts';

/** Waiting for an email takes no time. */
let waitedMs = 0;
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void (waitedMs += ms) }));
const now = Date.now.bind(Date);
vi.spyOn(Date, 'now').mockImplementation(() => now() + waitedMs);

async function visit(replies: Replies, options: { sendsLeads?: boolean; daysLeft?: number } = {}) {
  const requests: string[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const url = new URL(String(input));
    const key = `${headers.has('authorization') ? 'staff ' : ''}${init?.method ?? 'GET'} ${url.origin}${url.pathname}`;
    requests.push(key);
    const reply = replies.get(key);
    if (!reply) throw new Error(`${key} has no reply`);
    return new Response(reply.body === '' ? null : reply.body, { status: reply.status, headers: reply.headers });
  };
  const { findings, manualChecks } = await examine(SITE, {
    root: process.cwd(),
    send,
    daysLeft: async () => options.daysLeft ?? 80,
    ...(options.sendsLeads && { sendsLeads: true, staff: { email: 'mira@studio.test', password: 'secret' } }),
  });
  return { faults: findings.filter(({ isFault }) => isFault).map(({ line }) => line), count: findings.length, manualChecks, requests };
}

const ABOUT = `GET ${SITE}/about`;
const state = (values: object) => JSON.stringify({ staff: true, mail: 'on', unmailed: 0, sent: '2100-01-01T00:00:00Z', ...values });
const STATE = `staff POST ${PROJECT}/rest/v1/rpc/staff_state`;
type Row = [fault: string, key: string, change: (reply: Reply) => Partial<Reply>, line: RegExp];
const header = (name: string, value: string) => (reply: Reply) => ({ headers: { ...reply.headers, [name]: value } });
const code = (name: string) => () => ({ status: 404, body: `{"code":"${name}","message":"gone"}` });
const policy = (from: string, to: string) => (reply: Reply) =>
  header('content-security-policy', reply.headers['content-security-policy']?.replace(from, to) ?? '')(reply);

const reading: Row[] = [
  ['an alias is missing', `GET ${SITE}/brows-lashes-dubai`, () => ({ status: 410 }), /Pages: \/brows-lashes-dubai answers 410.*4\.5/],
  [
    'a page has another title',
    `GET ${SITE}/coming-soon`,
    ({ body }) => ({ body: body.replace('Coming', 'Going') }),
    /Pages: .*"Going Soon/,
  ],
  ['a canonical is wrong', ABOUT, ({ body }) => ({ body: body.replace('/about"', '/"') }), /Canonical.*\/about names .*4\.1/],
  ['an alias is its own canonical', `GET ${SITE}/home`, ({ body }) => ({ body: body.replace('/">', '/home">') }), /\/home names/],
  ['the sign-in page may be indexed', `GET ${SITE}/login`, ({ body }) => ({ body: body.replace('noindex', '') }), /\/login may be indexed/],
  ['http is not redirected', 'GET http://www.ateliermarina.example/about', () => ({ status: 200 }), /One address.*http:.*4\.6/],
  [
    'the other host is another site',
    'GET https://ateliermarina.example/about',
    header('location', `${SITE}/`),
    /ateliermarina.example\/about leads to/,
  ],
  ['a missing page answers 200', `GET ${SITE}/no-such-page`, () => ({ status: 200 }), /Missing.*200 instead of 404/],
  ['a missing script is a page', `GET ${SITE}/assets/gone-00000000.js`, () => ({ status: 200 }), /gone.*200 instead of 404/],
  [
    'the manifest has another type',
    `GET ${SITE}/site.webmanifest`,
    header('content-type', 'text/plain'),
    /Headers.*manifest has another content-type/,
  ],
  ['an icon is missing', `GET ${SITE}/icon-512.png`, () => ({ status: 404 }), /Manifest.*: \/icon-512.png answers 404/],
  ['robots.txt is of another site', `GET ${SITE}/robots.txt`, () => ({ body: 'Sitemap: https://a.example/' }), /robots.txt names no/],
  [
    'the sitemap is of another site',
    `GET ${SITE}/sitemap.xml`,
    () => ({ body: '<loc>https://a.ae/</loc>' }),
    /sitemap names https:\/\/a.ae, not https:\/\/www/,
  ],
  ['a picture for messengers is missing', `GET ${SITE}/share.jpg`, () => ({ status: 404 }), /share.jpg answers 404/],
  ['a security header is missing', ABOUT, header('x-frame-options', ''), /Headers.*\/about .*x-frame-options/],
  ['the host changes the loader', ABOUT, ({ body }) => ({ body: body.replace('boot()', 'boot();track()') }), /loader.*changed/],
  [
    'the policy refuses the project',
    `GET ${SITE}/contact`,
    policy('https://*.supabase.co', ''),
    /connect-src does not allow https:\/\/studio/,
  ],
  ['HTML is cached for a year', `GET ${SITE}/gallery`, header('cache-control', 'max-age=31536000'), /\/gallery is sent with max-age/],
  ['scripts are not cached', `GET ${SITE}/assets/index-12345678.js`, header('cache-control', 'max-age=0'), /Scripts.*max-age=0/],
  [
    'the build lacks the script',
    `GET ${SITE}/assets/forms-abcdefgh.js`,
    ({ body }) => ({ body: body.replace(SCRIPT, '') }),
    /leadScriptUrl.*4\.2/,
  ],
  [
    'the demo build is published',
    `GET ${SITE}/assets/forms-abcdefgh.js`,
    ({ body }) => ({ body: body.replace(SCRIPT, '/script/macros/s/local/exec') }),
    /Settings in the build: this is the demo build.*4\.2/,
  ],
  ['the project is paused', `GET ${PROJECT}/auth/v1/health`, () => ({ status: 540 }), /Supabase: it answers 540.*1\.1/],
  ['sign-up is on', `POST ${PROJECT}/auth/v1/signup`, () => ({ status: 400, body: '{}' }), /Sign-up.*it is on.*1\.5/],
  [
    'anonymous sign-ins are on',
    `GET ${PROJECT}/auth/v1/settings`,
    ({ body }) => ({ body: body.replace('false', 'true') }),
    /anonymous.*on/,
  ],
  ['visitors read leads', `GET ${LEADS}`, () => ({ status: 200, body: '[{}]' }), /Tables: ANYONE READS lead_form.*1\.3/],
  [
    'visitors may read an empty table',
    `GET ${PROJECT}/rest/v1/lead_event`,
    () => ({ status: 200, body: '[]' }),
    /visitors may read lead_event/,
  ],
  ['a migration is left out', `GET ${PROJECT}/rest/v1/lead_deletion`, code('PGRST205'), /Tables: lead_deletion is missing: a migration/],
  ['a column is missing', `GET ${PROJECT}/rest/v1/lead_follow_up`, code('42703'), /Tables: lead_follow_up/],
  ['a function is missing', `POST ${PROJECT}/rest/v1/rpc/desk_act`, code('PGRST202'), /Database functions: desk_act is missing/],
  [
    'a visitor may call a function',
    `POST ${PROJECT}/rest/v1/rpc/settle_mail`,
    () => ({ status: 200, body: '0' }),
    /settle_mail answers 200/,
  ],
  ['CORS is closed', `OPTIONS ${LEADS}`, header('access-control-allow-origin', 'https://a.example'), /CORS.*https:\/\/a.example/],
  ['x-lead-origin is refused', `OPTIONS ${LEADS}`, header('access-control-allow-headers', 'apikey,content-type'), /VITE_LEAD_ORIGIN=off/],
  ['receive-form is missing', `GET ${PROJECT}/functions/v1/receive-form/sheet`, () => ({ status: 404 }), /receive-form.*404.*3\.2/],
  [
    'a function is old',
    `GET ${PROJECT}/functions/v1/receive-form/sheet`,
    header('x-version', '01234567'),
    /another release \(01234567, not/,
  ],
  [
    'a secret is missing',
    `POST ${PROJECT}/functions/v1/send-lead-notification`,
    () => ({ status: 500, body: '{"error":"Configuration error: LEAD_MAIL_TO is not set."}' }),
    /LEAD_MAIL_TO is not set/,
  ],
  [
    'the script is old',
    `GET ${SCRIPT}`,
    ({ body }) => ({ body: body.replace(/"version":"./, '"version":"') }),
    /Apps Script: another release.*2\.7/,
  ],
  [
    'the sheet does not open',
    `GET ${SCRIPT}`,
    ({ body }) => ({ body: body.replace('"ok"', '"error","problem":"no tab"') }),
    /Script: no tab/,
  ],
  ['the script is not public', `GET ${SCRIPT}`, () => ({ body: '<html>' }), /is access "Anyone"/],
];

const leads: Row[] = [
  ['the account is not staff', STATE, () => ({ body: state({ staff: false }) }), /mira@studio.test is not on the staff list.*1\.6/],
  ['the database has no address for emails', STATE, () => ({ body: state({ mail: 'off' }) }), /set_functions/],
  ['leads wait for their email', STATE, () => ({ body: state({ unmailed: 4 }) }), /4 leads wait.*scheduled job.*3\.3/],
  ['no job asks for emails', STATE, () => ({ body: state({ sent: '2026-11-01T00:00:00Z' }) }), /Email by the scheduled job: none.*3\.3/],
  ['the script is busy', `POST ${SCRIPT}`, () => ({ body: '{"status":"error"}' }), /sheet form: the script answers/],
  ['forms lead elsewhere', `POST ${PROJECT}/functions/v1/receive-form/sheet`, header('location', 'https://a.ae/'), /SITE_URL leads to/],
  ['a lead is lost', `staff GET ${LEADS}`, () => ({ body: '[{"created_at":"2026-12-01T10:00:00Z"}]' }), /1 of 3/],
  ['leads cannot be deleted', `staff DELETE ${LEADS}`, () => ({ status: 403 }), /deleted: the table answers 403/],
];

test.each([...reading, ...leads])('names one fault: %s', async (fault, key, change, line) => {
  const replies = cleanSite();
  const reply = replies.get(key);
  if (!reply) throw new Error(`${key} has no reply`);
  replies.set(key, { ...reply, ...change(reply) });
  const { faults } = await visit(replies, { sendsLeads: leads.some(([name]) => name === fault) });
  expect(faults).toEqual([expect.stringMatching(line)]);
  expect(faults[0]).toMatch(/^✗ .* -> docs\/going-live\.md \d\.\d$/);
});

test('names a certificate that ends soon', async () => {
  expect((await visit(cleanSite(), { daysLeft: 5 })).faults).toEqual(['✗ Certificate: ends in 5 days  -> docs/going-live.md 4.6']);
});

test('finds no fault on a clean site, stores nothing, and says what to look at', async () => {
  const { faults, count, manualChecks, requests } = await visit(cleanSite());
  expect(faults).toEqual([]);
  expect([count, manualChecks.length]).toEqual([21, 7]);
  const posts = requests.filter((request) => !/^(GET|OPTIONS|POST .*\/rpc\/)/.test(request));
  expect(posts.toSorted()).toEqual([`POST ${PROJECT}/auth/v1/signup`, `POST ${PROJECT}/functions/v1/send-lead-notification`]);
});

test('with --lead and --staff, sends three leads, and says what stays in the sheet', async () => {
  const { faults, manualChecks, requests } = await visit(cleanSite(), { sendsLeads: true });
  expect(faults).toEqual([]);
  expect(requests.filter((request) => [`POST ${LEADS}`, `POST ${SCRIPT}`].includes(request))).toHaveLength(3);
  expect(manualChecks.at(-1)).toMatch(/two rows "Test lead [0-9a-f]{6}" in the sheet/);
});

test('a site that does not answer has a fault in every check, at once', async () => {
  const { faults, count } = await visit(new Map());
  expect(faults).toHaveLength(count - 1);
});

test('reads tables, columns, functions and parameters from the migrations', () => {
  const sql = `create table public.a (
  id uuid primary key,
  day date not null, -- a comment
  price numeric(8, 2),
  primary key (id, day),
  constraint small check (price < 5)
);
create table private.b (
  id uuid
);
create function public.f(p_a date, p_b jsonb default null) returns void
create function public.g() returns table (x text)
alter table public.a add column more text;`;
  expect(publicObjects(sql)).toEqual({
    tables: [{ name: 'a', columns: ['id', 'day', 'price', 'more'] }],
    functions: [
      { name: 'f', parameters: ['p_a', 'p_b'] },
      { name: 'g', parameters: [] },
    ],
  });
});
