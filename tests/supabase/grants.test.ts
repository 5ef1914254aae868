import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { usedData } from '../local/preparedData.ts';
import { temporaryFolder } from '../local/serve.ts';
import { NEW_PROJECT, OLDER_PROJECT, openHosted, openLocal, runTap, TAP_FILES } from './pgtap.ts';

/** Assertions of each file of supabase/tests: a file that ends early or shrinks is no proof. */
const ASSERTIONS = { 'desk.sql': 38, 'grants.sql': 52, 'lints.sql': 21, 'policies.sql': 96 };

let hosted: PGlite;
let local: PGlite;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  hosted = await openHosted();
  folder = await temporaryFolder();
  await usedData(folder.path);
  local = await openLocal(`${folder.path}/database`);
});

afterAll(async () => {
  await Promise.all([hosted, local].map(async (database) => await database.close()));
  await folder.remove();
});

test('these are the files', () => {
  expect(TAP_FILES).toEqual(Object.keys(ASSERTIONS));
});

test.each(Object.entries(ASSERTIONS))(
  'supabase/tests/%s: all %i assertions hold on a new project, an older one, and the local backend before its first request',
  async (file, assertions) => {
    for (const [database, first] of [
      [hosted, NEW_PROJECT],
      [hosted, OLDER_PROJECT],
      [local, ''],
    ] as const) {
      expect(await runTap(database, file, first)).toEqual({ planned: assertions, ran: assertions, failed: [] });
    }
  },
);

test('the dashboard’s order is served by the index', async () => {
  await hosted.exec(`begin; ${NEW_PROJECT}; set local enable_seqscan = off; set local enable_sort = off`);
  const plan = await hosted.query('explain select * from public.lead_form order by created_at desc, id desc limit 1000');
  await hosted.exec('rollback');
  expect(JSON.stringify(plan.rows)).toContain('lead_form_newest_first');
});

/** Holes that somebody could open with one more migration, the file that notices it, and by which assertion. */
const HOLES: readonly [string, string, keyof typeof ASSERTIONS, string][] = [
  ['visitors may read', 'grant select on public.lead_form to anon', 'grants.sql', 'a visitor may insert leads, and nothing else'],
  ['visitors may read one column', 'grant select (id) on public.lead_form to anon', 'grants.sql', 'no column has a right of its own'],
  ['visitors may lock', 'grant maintain on public.lead_form to anon', 'grants.sql', 'nor a right that pgTAP does not know'],
  ['everybody may read', 'grant select on public.lead_form to public', 'grants.sql', 'no table has a right for everybody'],
  ['staff may change', 'grant update on public.lead_form to authenticated', 'policies.sql', 'staff change nothing'],
  ['staff may truncate', 'grant truncate on public.lead_form to authenticated', 'policies.sql', 'staff truncate nothing'],
  ['staff may pass it on', 'grant select on public.lead_form to authenticated with grant option', 'grants.sql', 'nobody passes a right on'],
  ['private is open', 'grant usage on schema private to anon', 'grants.sql', 'a visitor has no way into private'],
  [
    'staff name staff',
    'grant execute on function private.add_staff to authenticated',
    'grants.sql',
    'authenticated calls nothing else in private',
  ],
  [
    'the list counts for nothing',
    `create or replace function private.is_staff() returns boolean language sql security definer set search_path = ''
     as $$ select not coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) $$`,
    'policies.sql',
    'a stray reads nothing',
  ],
  [
    'the ledger is open',
    'grant usage on schema private to anon; grant select on private.lead_notification to anon',
    'policies.sql',
    'a visitor sees no ledger',
  ],
  [
    'staff may claim',
    'grant execute on function public.claim_lead_notification to authenticated',
    'grants.sql',
    'authenticated and the claim',
  ],
  [
    'another table is on the web',
    'create table public.note (id int primary key)',
    'grants.sql',
    'four tables are all there is to read in public',
  ],
  [
    'another function is on the web',
    'create function public.leads() returns bigint language sql as $$ select 1 $$',
    'grants.sql',
    'six functions are all there is to call in public',
  ],
  ['staff are above policies', 'alter role authenticated bypassrls', 'grants.sql', 'visitors and staff are plain roles under the policies'],
  ['staff are the function', 'grant service_role to authenticated', 'grants.sql', 'visitors and staff inherit nothing'],
  ['policies are off', 'alter table public.lead_form disable row level security', 'policies.sql', 'a guest reads nothing'],
  [
    'guests may read',
    'drop policy lead_read on public.lead_form; create policy lead_read on public.lead_form for select to authenticated using (true)',
    'policies.sql',
    'a guest reads nothing',
  ],
  [
    'guests may delete',
    'alter policy lead_delete on public.lead_form using (true); alter policy lead_read on public.lead_form using (true)',
    'policies.sql',
    'a guest deletes nothing',
  ],
  [
    'sizes are free',
    `create or replace function private.stamp_lead() returns trigger language plpgsql set search_path = ''
     as $$ begin new.created_at := now(); return new; end $$`,
    'policies.sql',
    'message is bounded',
  ],
  [
    'a second policy lets more in',
    'create policy more on public.lead_form for insert to anon with check (true)',
    'policies.sql',
    'three policies and no other',
  ],
  ['visitors choose the date', 'alter table public.lead_form disable trigger stamp_lead', 'policies.sql', 'the guards are switched on'],
  ['no limit holds', 'drop trigger limit_leads on public.lead_form', 'policies.sql', 'a visitor stores only so many leads'],
  ['visitors send in bulk', 'drop trigger refuse_bulk_leads on public.lead_form', 'policies.sql', 'a visitor sends one lead at a time'],
  [
    'the guard inside is gone',
    "create or replace function private.require_service_role() returns void language sql set search_path = '' as $$ $$",
    'policies.sql',
    'the guard inside the claim needs no grant to hold',
  ],
  [
    'the guard for staff is gone',
    "create or replace function private.require_staff() returns void language sql set search_path = '' as $$ $$",
    'policies.sql',
    'a guest learns nothing of the mails',
  ],
];

test.each(HOLES)('a hole is noticed: %s', async (_, hole, file, assertion) => {
  expect((await runTap(hosted, file, `${NEW_PROJECT}; ${hole};`)).failed).toContain(assertion);
});

const VIEW = 'create view public.v with (security_invoker = on) as';
const FOREIGN = 'create foreign data wrapper w; create server s foreign data wrapper w; create foreign table public.t (id int) server s';

/** What each lint is there for. */
const LINTS: readonly [string, string][] = [
  ['rls_disabled_in_public', 'create table public.t (id int primary key)'],
  ['policy_exists_rls_disabled', 'alter table public.lead_form disable row level security'],
  ['rls_enabled_no_policy', 'create table public.t (id int primary key); alter table public.t enable row level security'],
  ['multiple_permissive_policies', 'create policy more on public.lead_form for all to anon using (full_name is null)'],
  ['rls_policy_always_true', 'create policy more on public.lead_form for update to authenticated using (true)'],
  ['rls_policy_always_true', 'create policy more on public.lead_form for insert to anon with check (1 = 1)'],
  ['anon_reads', `create policy more on public.lead_form for select to anon using (full_name = 'A')`],
  ['anon_reads', `create policy more on public.lead_form for select using (full_name = 'A')`],
  ['auth_rls_initplan', `create policy more on public.lead_form for update to authenticated using (auth.jwt() ->> 'role' = 'x')`],
  ['auth_allow_anonymous_sign_ins', 'create policy more on public.lead_form for update to authenticated using (full_name is null)'],
  [
    'rls_references_user_metadata',
    `create policy more on public.lead_form for update to authenticated using ((select auth.jwt() -> 'user_metadata') is null)`,
  ],
  ['auth_users_exposed', `${VIEW} select id from auth.users; grant select on public.v to anon`],
  [
    'auth_users_exposed',
    `create view private.v as select id from auth.users; ${VIEW} select id from private.v; grant select on public.v to anon`,
  ],
  ['security_definer_view', 'create view public.v as select id from public.lead_form; grant select on public.v to anon'],
  ['materialized_view_in_api', 'create materialized view public.v as select id from public.lead_form; grant select on public.v to anon'],
  ['foreign_table_in_api', `${FOREIGN}; grant select on public.t to authenticated`],
  ['extension_in_public', 'alter extension pgtap set schema public'],
  ['function_search_path_mutable', 'create function private.f() returns int language sql as $$ select 1 $$'],
  [
    'anon_security_definer_function_executable',
    `create function public.f() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
  ],
  ['authenticated_security_definer_function_executable', 'grant execute on function public.release_lead_notification to authenticated'],
  ['no_primary_key', 'create table private.t (id int)'],
  ['unindexed_foreign_keys', 'create table private.t (id int primary key, lead_id uuid references public.lead_form)'],
  ['duplicate_index', 'create index again on private.lead_notification (mail_id)'],
  ['nothing is excused that is not there', 'drop policy lead_insert on public.lead_form'],
];

test.each(LINTS)('the lint %s finds: %s', async (lint, fault) => {
  expect((await runTap(hosted, 'lints.sql', `${NEW_PROJECT}; ${fault};`)).failed).toContain(lint);
});
