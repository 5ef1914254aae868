import { expect, test } from 'vitest';

import { catalogueProblems, checksOf, databaseCheck, jobProblems } from '../../../scripts/owner/doctor/database.ts';
import { type Catalogue, readExpected } from '../../../scripts/owner/doctor/expected.ts';

const expected = await readExpected(process.cwd());
const { catalogue, jobs, tables, functions } = expected;
const LEADS = 'public.lead_form';
const ENABLE = `alter table ${LEADS} enable row level security`;
const GRANTS = `grants on ${LEADS}`;
const granted = catalogue[GRANTS];
const IS_STAFF = 'function private.is_staff()';
const OPEN_VIEW = { 'view public.v': 'SELECT 1', 'grants on public.v': 'anon SELECT' };
const OTHER_BODY = catalogue[IS_STAFF]?.replace(/body .*/, 'body 0') ?? '';
const DEFINER = catalogue[IS_STAFF]?.replace(', security definer', '') ?? '';
const RESULT = catalogue[IS_STAFF]?.replace('boolean', 'text') ?? '';
const REPLACE = ': run its statement in the migrations with "create or replace"';
const DROP = ': drop it and run its statement in the migrations';
const SPANS = 'function private.spans_of(p_day date, p_last date, p_hours jsonb)';
const OTHER_SPANS = catalogue[SPANS]?.replace(/opens [\w ]+/, 'opens date') ?? '';
const PRICE = 'constraint lead_follow_up_price_check on public.lead_follow_up';
const NOTE = `trigger note_origin on ${LEADS}`;
const ENABLE_TRIGGER = `alter table ${LEADS} enable trigger note_origin`;
const READ = `policy lead_read on ${LEADS}`;

/** The catalogue with these definitions; '' removes one. */
const changed = (definitions: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries({ ...catalogue, ...definitions }).filter(([, definition]) => definition !== ''));
const without = (pattern: RegExp): Catalogue => Object.fromEntries(Object.entries(catalogue).filter(([key]) => !pattern.test(key)));

test.each<[string, Catalogue, string[]]>([
  ['nothing', catalogue, []],
  ['row security is off', changed({ [`table ${LEADS}`]: 'row security off' }), [`table ${LEADS}: row security is off: run "${ENABLE}"`]],
  ['visitors may read', changed({ [GRANTS]: `${granted}, anon SELECT` }), [`${GRANTS}: also anon SELECT`]],
  ['visitors may not insert', changed({ [GRANTS]: '' }), [`${GRANTS}: lacks ${granted}`]],
  ['a policy by hand', changed({ [`policy open on ${LEADS}`]: 'select to anon using true' }), [`unknown policy open on ${LEADS}: drop it`]],
  ['a view by hand', changed({ ...OPEN_VIEW }), ['unknown view public.v, open to anon: drop it']],
  ['a trigger is gone', changed({ [`trigger note_origin on ${LEADS}`]: '' }), [`trigger note_origin on ${LEADS} is missing`]],
  ['a table is gone', without(/\bpublic\.lead_event\b/), ['table public.lead_event is missing']],
  ['a function is changed', changed({ [IS_STAFF]: OTHER_BODY }), [`${IS_STAFF}: a body that differs from the migrations${REPLACE}`]],
  ['a function lost its privileges', changed({ [IS_STAFF]: DEFINER }), [`${IS_STAFF}: lacks security definer${REPLACE}`]],
  ['a function has another result', changed({ [IS_STAFF]: RESULT }), [`${IS_STAFF}: returns text instead of returns boolean${DROP}`]],
  ['a result has another column', changed({ [SPANS]: OTHER_SPANS }), [expect.stringMatching(`: opens date instead of opens .*${DROP}`)]],
  ['a constraint is another', changed({ [PRICE]: 'CHECK (true)' }), [expect.stringMatching(/: drop it and add it as in supabase.*json$/)]],
  ['a view is another', changed({ 'view private.counted_lead': 'SELECT 1' }), [expect.stringMatching(`counted_lead: SELECT 1 .*${DROP}`)]],
  ['a trigger is off', changed({ [NOTE]: `${catalogue[NOTE]}, disabled` }), [`${NOTE}: also disabled: run "${ENABLE_TRIGGER}"`]],
  ['a trigger is another', changed({ [NOTE]: 'AFTER' }), [expect.stringMatching(/^trigger .*: AFTER instead of .*"create or replace"$/)]],
  ['a policy is another', changed({ [READ]: 'select' }), [expect.stringMatching(`lead_form: select instead of .*${DROP}`)]],
  ['a role bypasses policies', changed({ 'role anon': 'exists, bypasses row security' }), ['role anon: also bypasses row security']],
])('names each difference of a database once: %s', (_, live, problems) => {
  expect(catalogueProblems(live, catalogue)).toEqual(problems);
});

test('names jobs that are missing, changed, off, failing, late or unknown', () => {
  const ran = (minutes: number) =>
    jobs.map(({ name, schedule, command }) => ({ name, schedule, command, active: true, status: 'succeeded', message: null, minutes }));
  const fine = ran(1);
  expect([jobs.length, jobProblems(fine, jobs).filter(Boolean)]).toEqual([4, []]);
  const changes = [
    { schedule: '0 * * * *' },
    { active: false },
    { status: 'failed', message: 'no pg_net' },
    { name: 'mine', active: false },
  ];
  const wrong = fine.map((job, index) => Object.assign(job, changes[index]));
  expect(jobProblems(wrong, jobs).filter(Boolean)).toEqual([
    'job "sweep leads": 0 * * * * select private.sweep() instead of * * * * * select private.sweep(): run its statement in the migrations again',
    'job "delete old runs" is missing',
    'unknown job "mine": drop it',
    `job "purge leads" is switched off: run "select cron.alter_job(jobid, active := true) from cron.job where jobname = 'purge leads'"`,
    'job "delete old senders" failed: no pg_net',
  ]);
  expect(jobProblems(ran(90), jobs).filter(Boolean)).toEqual(['job "sweep leads" has not run for 90 minutes']);
});

const PROJECTS = ['a', 'b'].map((letter) => `https://${letter.repeat(20)}.supabase.co`);

test.each([
  ['limit_leads', 'off', 'limit_leads is off.*1\\.3'],
  ['leads_a_minute', '0', 'leads_a_minute is 0.*1\\.3'],
  ['staff_list', 'off', 'the staff list is off.*1\\.6'],
  ['hours', '{"opens":"12:00","closes":"21:00","exceptions":[]}', `other opening hours than .*: run select private\\.set_hours\\(.*3\\.4`],
  ['functions_url', `${PROJECTS[1]}/functions/v1`, 'set_functions was run for another project.*3\\.3'],
])('names a setting that is wrong: %s = %s', async (name, value, problem) => {
  const settings = { hours: JSON.stringify(expected.hours), functions_url: `${PROJECTS[0]}/functions/v1`, staff_list: 'on', [name]: value };
  const stored = JSON.stringify(Object.entries(settings).map(([key, text]) => ({ name: key, value: text })));
  const rows = async (sql: string) => JSON.parse(sql.endsWith('from private.setting') ? stored : '[]');
  const findings = await checksOf(rows, expected, PROJECTS[0] ?? '').at(-1)?.();
  expect(findings?.map(({ line }) => line)).toEqual([expect.stringMatching(`✗ Settings of the database: .*${problem}`)]);
});

test.each([
  ['an address that does not parse', 'postgres:secret@[host', 'No connection to the database'],
  ['a password that an address cannot hold', 'postgres:se/cret@localhost', 'The password in SUPABASE_DB_URL has'],
  ['another project', 'postgres.bbbbbbbbbbbbbbbbbbbb:secret@localhost', 'SUPABASE_DB_URL points to a different project'],
])('reports one fault, without the password: %s', async (_, address, problem) => {
  const none = { supabaseKey: '', supabaseHeader: '', leadScriptUrl: '', leadOrigin: '' };
  const findings = await databaseCheck(`postgres://${address}/postgres`, expected, { ...none, supabaseUrl: PROJECTS[0] ?? '' })();
  expect(findings.map(({ line }) => line)).toEqual([expect.stringContaining(`✗ Database: ${problem}`)]);
  expect(findings[0]?.line).not.toMatch(/secret|cret@/);
});

test('reads tables, columns, functions and parameters from the catalogue', () => {
  expect(tables.find(({ name }) => name === 'lead_deletion')?.columns).toContain('by_name');
  expect(functions.find(({ name }) => name === 'desk_act')?.parameters).toEqual(['id', 'lead', 'seen', 'kind', 'value']);
});
