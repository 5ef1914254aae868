import { readFileSync } from 'node:fs';

import { afterEach, expect, test, vi } from 'vitest';

import { cleanSite, LEADS, PROJECT, type Reply, SCRIPT, SITE } from '../../support/fakeSite.ts';
import { respond, body, code, linesOf, header, type Row, visit } from '../../support/visitSite.ts';

afterEach(() => vi.unstubAllEnvs());

const REST = /supabase\.co\/(rest|auth)\//;
const refuses =
  (message: string, status = 401) =>
  () => ({ status, body: JSON.stringify({ message }) });
const state = (values: object) => () => ({
  body: JSON.stringify({ staff: true, mail: 'on', unmailed: 0, sent: '2100-01-01T00:00:00Z', ...values }),
});
const STATE = 'staff POST rest/v1/rpc/staff_state';
const MAILER = 'POST functions/v1/send-lead-notification';
const RECEIVER = 'GET functions/v1/receive-form/sheet';

const ALLOWED = 'access-control-allow-headers';

const wantsToken = () => ({ status: 401, headers: {} });

const reading: Row[] = [
  // The project
  ['the project is paused', REST, respond(540), /Supabase: it answers 540: the project is paused.*1\.1/],
  ['the key is of another project', REST, refuses('Invalid API key'), /Supabase: it refuses the key.*"Invalid API key".*4\.2/],
  ['the key has expired', /\/rest\//, refuses('JWT expired'), /Supabase: it refuses the key.*"JWT expired".*4\.2/],
  ['the project is restricted', REST, refuses('exceed_egress_quota', 402), /Supabase: .*answers 402, exceed_egress_quota.*1\.1/],
  ['clocks differ', /\/rest\//, refuses('JWT issued at future'), /Supabase: the clocks of its servers differ.*1\.1/],
  ['the sign-in server is down', /\/auth\//, respond(503), /Supabase: its sign-in server answers 503.*1\.1/],
  ['the API is down', /\/rest\//, refuses('no connection', 503), /Supabase: its data API answers 503, no connection.*1\.1/],
  ['the address is no project', /supabase\.co/, respond(404, '<html>'), /Supabase: it answers 404.*4\.2/],
  ['the schema is not exposed', /\/rest\//, respond(406, '{"code":"PGRST106"}'), /does not expose the schema.*1\.4/],
  ['sign-up is on', 'POST auth/v1/signup', respond(400, '{}'), /Sign-up.*it is on.*1\.5/],
  ['anonymous sign-ins are on', 'GET auth/v1/settings', body('false', 'true'), /anonymous.*on/],
  ['visitors read leads', 'GET leads', respond(200, '[{}]'), /Tables: ANYONE READS lead_form.*1\.3/],
  ['visitors may read a table', 'GET rest/v1/lead_event', respond(200, '[]'), /visitors may read lead_event/],
  ['a migration is left out', 'GET rest/v1/lead_deletion', code('PGRST205'), /Tables: lead_deletion is missing: a migration/],
  ['a column is missing', 'GET rest/v1/lead_follow_up', code('42703'), /Tables: lead_follow_up/],
  ['a function is missing', 'POST rest/v1/rpc/desk_act', code('PGRST202'), /Database functions: desk_act is missing/],
  ['a visitor may call one', 'POST rest/v1/rpc/settle_mail', respond(200, '0'), /settle_mail answers 200/],
  ['CORS is closed', 'OPTIONS leads', header('access-control-allow-origin', 'a.ae'), /preflight allows this origin: a.ae\..*4\.2/],
  ['CORS is missing on POST', 'POST leads', header('access-control-allow-origin', ''), /CORS.*answer to a POST allows this origin: none/],
  ['x-lead-origin is refused', 'OPTIONS leads', header('access-control-allow-headers', 'apikey'), /VITE_LEAD_ORIGIN=off/],
  ...['prefer', 'authorization', 'x-client-info', 'accept-profile', 'content-profile'].map((name): Row => {
    const without = (reply: Reply) =>
      header(ALLOWED, reply.headers[ALLOWED]?.replace(RegExp(`, ${name}`, 'i'), '').replaceAll(',', ' ,') ?? '')(reply);
    return [`${name} is refused`, 'OPTIONS leads', without, RegExp(`CORS.*staff’s .* for ${name}, so the dashboard loads.*4\\.2`)];
  }),
  ['the preflight wants a token', 'OPTIONS leads', respond(401), /CORS.*the preflight answers 401\. Browsers then refuse.*4\.2/],
  ['DELETE is refused', 'OPTIONS leads', header('access-control-allow-methods', 'GET, POST'), /CORS.*: DELETE is refused, so staff.*4\.2/],
  ['a table does not answer', 'GET rest/v1/lead_event', respond(-1), /Tables: does not answer \(other side closed\).*1\.1/],
  ['the table is down', 'POST leads', respond(503, ''), /CORS.*: the table answers 503: look at the project's status.*1\.1/],
  ['a table is down', 'GET rest/v1/lead_event', respond(503, ''), /Tables: lead_event answers 503: look at the project's status.*1\.1/],
  // The functions
  ['receive-form is missing', RECEIVER, () => ({ status: 404, headers: {} }), /receive-form is not deployed.*3\.2/],
  ['a function wants a token', MAILER, wantsToken, /: send-lead-notification wants a token \(verify_jwt\).*3\.2/],
  ['a function does not start', RECEIVER, respond(503, '{"message":"failed to start"}'), /receive-form answers 503, failed to start/],
  ['a function is old', RECEIVER, header('x-version', '01234567'), /Functions: receive-form is of another release \(01234567, not/],
  ['a secret is missing', MAILER, respond(500, '{"error":"Configuration error: LEAD_MAIL_TO is not set."}'), /LEAD_MAIL_TO is not/],
  ['a secret is malformed', MAILER, header('x-configuration-error', 'OWNER_MAIL_TO is not one'), /OWNER_MAIL_TO is not one.*3\.2/],
  ['a form has no script', RECEIVER, header('x-configuration-error', 'LEAD_SCRIPT_URL is not set'), /LEAD_SCRIPT_URL is not set.*3\.2/],
  ['both functions want a token', /functions\/v1/, wantsToken, /Functions: receive-form \(and 1 more\) wants a token/],
  // The script
  ['the script is old', 'GET script', body(/"version":"./, '"version":"'), /Apps Script: another release.*2\.7/],
  ['the sheet does not open', 'GET script', body('"ok"', '"error","problem":"no tab"'), /Script: no tab.*2\.3/],
  ['a property is missing', 'GET script', body('{', '{"settings":["SUPABASE_KEY is not set"],'), /Script: SUPABASE_KEY is not set.*2\.3/],
  ['the script redirects in a circle', 'GET script', respond(-1), /exec does not answer .*Manage deployments.*"Anyone".*2\.5/],
  ['the script is not public', 'GET script', respond(200, '<html>'), /exec answers 200 without JSON: .* "Anyone".*2\.5/],
];

const leads: Row[] = [
  ['the password is wrong', 'POST auth/v1/token', refuses('Invalid login', 400), /sign-in answers 400, Invalid login: nothing.*1\.6/],
  ['the account is not staff', STATE, state({ staff: false }), /mira@studio.test is not on the staff list.*1\.6/],
  ['a token is from the future', STATE, refuses('JWT issued at future'), /the clocks of its servers differ \(.*JWT issued at future.*1\.1/],
  ['the database has no address for emails', STATE, state({ mail: 'off' }), /set_functions.*3\.3/],
  ['leads wait for their email', STATE, state({ unmailed: 4 }), /4 leads wait.*scheduled job.*3\.3/],
  ['the mail key is wrong', STATE, state({ unmailed: 4, refusal: 'no key' }), /the last email was not sent: no key.*3\.1/],
  ['no job asks for emails', STATE, state({ sent: '2026-11-01T00:00:00Z' }), /Email by the scheduled job: none.*3\.3/],
  ['the script is busy', 'POST script', respond(200, '{"code":"busy"}'), /sheet form: the script is busy.*LEADS_A_MINUTE.*2\.3/],
  ['forms lead elsewhere', 'POST functions/v1/receive-form/sheet', header('location', 'https://a.ae/'), /SITE_URL leads to/],
  ['visitors may not insert', 'POST leads', refuses('permission denied'), /sheet form: the table answers 401, permission denied.*1\.3/],
  ['a gateway drops origins', /^staff GET .*lead_origin/, respond(200, '[]'), /Origin of a test lead: x-lead-origin does not reach.*4\.2/],
  ['a lead is lost', 'staff GET leads', respond(200, '[{"created_at":"2026-12-01T10:00:00Z"}]'), /1 of 3/],
  ['the table is down later', 'staff GET leads', respond(503, ''), /Test leads in the dashboard: the table answers 503: look.*1\.1/],
  ['leads cannot be deleted', 'staff DELETE leads', refuses('no', 403), /the table answers 403, no: delete "Test lead \w+" in/],
];

test.each([
  [{ script: '' }, 'VITE_LEAD_SCRIPT_URL is not set'],
  [{ url: '/', script: '/script/macros/s/local/exec' }, 'this is the demo build'],
  [{ script: SCRIPT.replace('/exec', '/dev') }, 'VITE_LEAD_SCRIPT_URL is .*: the address of a deployed script ends in /exec'],
  [{ url: 'https://supabase.com/dashboard/project/x' }, 'VITE_SUPABASE_URL is .*: a page about the project'],
  [{ url: 'https://[studio' }, 'VITE_SUPABASE_URL is .*: no address'],
  [{ key: 'sb_secret_x' }, 'VITE_SUPABASE_ANON_KEY holds a secret key'],
])('names one fault of the build: %o', async (built, problem) => {
  const { faults: problems } = await visit(cleanSite(built));
  expect(problems).toEqual([expect.stringMatching(new RegExp(`Settings in the build: ${problem}.* 4\\.2$`))]);
});

test('names the hosts of the settings that a policy of its own refuses', async () => {
  const { faults } = await visit(cleanSite({ host: 'old.supabase.co', script: 'https://proxy.studio.ae/exec' }));
  expect(faults).toEqual([
    `✗ Settings in the build: ${[`${PROJECT} (VITE_SUPABASE_URL)`, 'https://proxy.studio.ae (VITE_LEAD_SCRIPT_URL)']
      .map((refused) => `public/_headers: connect-src does not allow ${refused}; browsers would refuse it.`)
      .join('; ')}  -> docs/going-live.md 4.1`,
  ]);
});

test('says that a release without a record of its settings is older', async () => {
  const replies = cleanSite();
  const release = replies.get(`GET ${SITE}/release.json`);
  if (release) Object.assign(release, { body: release.body.replace(/"id":"\w+"/, '"id":"0"').replace('"settings"', '"other"') });
  const { faults, notExamined } = await visit(replies);
  expect([faults, notExamined]).toEqual([[expect.stringContaining('✗ Release: ')], ['the Supabase project and the Apps Script']]);
});

test.each(reading)('names one fault: %s', async (...row) => {
  expect(await linesOf(row)).toEqual([expect.stringMatching(row[3])]);
});

test.each(leads)('names one fault with --lead and --staff: %s', async (...row) => {
  expect(await linesOf(row, { sendsLeads: true })).toEqual([expect.stringMatching(row[3])]);
});

test('with --lead and --staff, sends three leads, and says what stays in the sheet', async () => {
  const { faults: problems, manualChecks, requests } = await visit(cleanSite(), { sendsLeads: true });
  expect(problems).toEqual([]);
  expect(requests.filter((request) => [`POST ${LEADS}`, `POST ${SCRIPT}`].includes(request))).toHaveLength(4);
  expect(manualChecks.at(-2)).toMatch(/^rows "Test lead [0-9a-f]{6}" in the sheet: find/);
});

test('sends no lead after a wrong password or beside another fault', async () => {
  for (const [key, change] of [
    [`POST ${PROJECT}/auth/v1/token`, refuses('Invalid login', 400)],
    [`POST ${PROJECT}/auth/v1/signup`, respond(400, '{}')],
  ] as const) {
    const replies = cleanSite();
    replies.set(key, { headers: {}, body: '', ...change() });
    const { findings, requests, notExamined } = await visit(replies, { sendsLeads: true });
    expect([requests.includes(`POST ${SCRIPT}`), notExamined.length]).toEqual([false, 1]);
    expect(findings.map(({ name }) => name)).not.toContain('Test leads deleted');
  }
});

test('deletes a lead that may be stored although its answer was lost, and names the check that failed', async () => {
  const replies = cleanSite();
  replies.set(`POST ${SCRIPT}`, { status: -1, headers: {}, body: '' });
  const { requests, notExamined, manualChecks } = await visit(replies, { sendsLeads: true });
  expect(requests).toContain(`staff DELETE ${LEADS}`);
  expect(notExamined).toEqual(['the checks after "Lead by a sheet form"']);
  expect(manualChecks.filter((text) => text.startsWith('emails about'))).toEqual([]);
});

test('without a connection to the database, checks the tables over the API, and sends no lead', async () => {
  const database = 'postgres://postgres:secret@[host/postgres';
  const { faults, findings, requests } = await visit(cleanSite(), { sendsLeads: true, database });
  expect(faults).toEqual([expect.stringMatching(/^✗ Database: No connection to the database/)]);
  expect(findings.map(({ name }) => name)).toContain('Tables');
  expect(requests).not.toContain(`POST ${SCRIPT}`);
});

test('asks for no password where the site or its project is another than the configured one', async () => {
  let asked = 0;
  const password = async () => String((asked += 1));
  const elsewhere = cleanSite();
  for (const [key, reply] of cleanSite()) elsewhere.set(key.replace(SITE, 'https://www.atelier-marina.example'), reply);
  const other = await visit(elsewhere, { address: 'https://www.atelier-marina.example', password });
  vi.stubEnv('VITE_SUPABASE_URL', PROJECT);
  const thief = 'https://thief.supabase.co';
  const stolen = new Map([...cleanSite({ url: thief })].map(([key, reply]) => [key.replace(PROJECT, thief), reply]));
  expect(other.faults.at(-1)).toMatch(/^✗ Staff account: no password is sent from https:\/\/www.atelier-marina.example, because/);
  const theft = await visit(stolen, { password });
  expect(theft.faults.at(-1)).toMatch(
    /^✗ Settings in the build: the live site has other settings than this checkout \(VITE_SUPABASE_URL\): publish again.*4\.5$/,
  );
  expect([...other.requests, ...theft.requests].filter((request) => request.includes('/token'))).toEqual([]);
  expect(asked).toBe(0);
});

test('names the settings of the live site that differ from those of this checkout, and no others', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', `${PROJECT}/`);
  vi.stubEnv('VITE_LEAD_SCRIPT_URL', SCRIPT.replace('abc', 'new'));
  const { faults: problems, notExamined } = await visit(cleanSite());
  expect(problems).toEqual([expect.stringMatching(/^✗ Settings in the build: .* \(VITE_LEAD_SCRIPT_URL\): publish again .*4\.5$/)]);
  expect(notExamined).toEqual(['the Supabase project and the Apps Script']);
});

test('shortens a long script address in the middle', async () => {
  const script = SCRIPT.replace('abc', `AKfycb${'Qw7'.repeat(22)}345`);
  const replies = cleanSite({ script });
  replies.set(`GET ${script}`, { status: 404, headers: {}, body: '<html>' });
  const { faults: problems } = await visit(replies);
  expect(problems).toEqual([expect.stringMatching(/AKfycbQ…7Qw7345\/exec answers 404 .* set its access to "Anyone" {2}->/)]);
});

test('docs/going-live.md names each check at the step that the check names', async () => {
  const { findings } = await visit(cleanSite(), { sendsLeads: true });
  const [, ...parts] = readFileSync('docs/going-live.md', 'utf8').split(/^## (?=\d\.)/m);
  const steps = parts.flatMap((part) => part.split(/^(?=\d\. )/m).map((step) => [`${part[0]}.${step[0]}`, step] as const));
  const ticks = steps.flatMap(([number, step]) =>
    [...step.matchAll(/\*\*✓ ([^*]+)\*\*/g)].map(([, name = '']) => [name.replaceAll(/\s+/g, ' '), number]),
  );
  const stepOf = (name = '') => findings.find((finding) => finding.name.startsWith(name))?.step;
  expect(ticks.filter(([name, step]) => stepOf(name) !== undefined && stepOf(name) !== step)).toEqual([]);
  const further = ['Pages in a browser', 'Database objects', 'Scheduled jobs', 'Settings of the database'];
  expect(new Set(ticks.flatMap(([name]) => (stepOf(name) === undefined ? [name] : [])))).toEqual(new Set(further));
});
