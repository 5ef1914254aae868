-- The API's roles have exactly the privileges that the migrations grant them. Uses pgTAP in one transaction that is rolled back. It runs
-- on PGlite (`npm run unit -- tests/supabase/grants.test.ts`), PostgreSQL (`npm run lab:postgres`) and a hosted project (pg_prove).

begin;
create extension if not exists pgtap with schema extensions;
select plan(87);

-- The API surface: everything in public is reachable from the web.

select set_eq(
  $$ select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') $$,
  array['lead_form', 'lead_deletion', 'lead_follow_up', 'lead_event', 'lead_origin', 'campaign_spend'],
  'public has exactly six tables'
);
select set_eq(
  $$ select proname::text from pg_proc
     where pronamespace = 'public'::regnamespace and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype) $$,
  array[
    'claim_lead_notification', 'claim_due_mail', 'settle_mail', 'staff_state', 'desk_act',
    'set_spend', 'campaign_figures', 'ad_conversions', 'add_lead', 'last_week'
  ],
  'public has exactly ten callable functions, one of them in two forms'
);

-- Schemas

select schema_privs_are('public', 'anon', array['USAGE'], 'a visitor can create nothing in public');
select schema_privs_are('public', 'authenticated', array['USAGE'], 'staff can create nothing in public');
select schema_privs_are('private', 'anon', array[]::text[], 'a visitor cannot use private');
select schema_privs_are('private', 'authenticated', array['USAGE'], 'staff can use private for their policies, and create nothing there');
select schema_privs_are('private', 'service_role', array[]::text[], 'the service role cannot use private directly');

-- Tables

select table_privs_are('public', 'lead_form', 'anon', array['INSERT'], 'a visitor can insert leads, and nothing else');
select table_privs_are(
  'public', 'lead_form', 'authenticated', array['SELECT', 'INSERT', 'DELETE'],
  'staff can read, insert and delete leads, but not update them'
);
select table_privs_are('public', 'lead_form', 'service_role', array[]::text[], 'the service role has no direct privilege on leads');
select table_privs_are('public', table_name, role_name, expected, role_name || ' has only the intended privileges on ' || table_name)
from (values ('lead_deletion'), ('lead_origin'), ('campaign_spend')) as tables (table_name),
  (values ('anon', array[]::text[]), ('authenticated', array['SELECT']), ('service_role', array[]::text[])) as roles (role_name, expected);
select set_eq(
  $$ select entry.grantee::regrole || ' ' || entry.privilege_type from pg_class, aclexplode(relacl) as entry
     where pg_class.oid = 'public.lead_form'::regclass and entry.grantee in (select oid from pg_roles where rolname in ('anon', 'authenticated')) $$,
  array['anon INSERT', 'authenticated SELECT', 'authenticated INSERT', 'authenticated DELETE'],
  'visitors and staff have no privileges on leads of a kind that pgTAP does not check'
);
select is_empty(
  $$ select attrelid::regclass, attname from pg_attribute
     where attrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace))
       and attacl is not null $$,
  'no column has its own privileges'
);
select is_empty(
  $$ select relname from pg_class, aclexplode(relacl) as entry
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and entry.grantee = 0 $$,
  'no table has a privilege for PUBLIC'
);
select is_empty(
  $$ select relname, entry.grantee::regrole from pg_class, aclexplode(relacl) as entry
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and entry.is_grantable
       and entry.grantee in (select oid from pg_roles where rolname in ('anon', 'authenticated')) $$,
  'visitors and staff cannot grant their privileges to others'
);
select is_empty(
  $$ select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       and relowner in (select oid from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) $$,
  'no API role owns a table, because an owner bypasses the table’s policies'
);
select table_privs_are('private', 'lead_notification', 'anon', array[]::text[], 'a visitor has no privilege on the mail ledger');
select table_privs_are('private', 'lead_notification', 'authenticated', array[]::text[], 'staff have no privilege on the mail ledger');
select table_privs_are(
  'private', 'lead_notification', 'service_role', array[]::text[], 'the service role has no privilege on the mail ledger'
);
select table_privs_are('private', table_name, role_name, array[]::text[], role_name || ' has no privilege on ' || table_name)
from (values ('setting'), ('lead_sender'), ('staff'), ('weekly_letter'), ('counted_lead')) as tables (table_name), (values ('anon'), ('authenticated'), ('service_role')) as roles (role_name);

-- Functions

select function_privs_are(
  'public', 'claim_lead_notification', array['text', 'text', 'text', 'text', 'text', 'text'], role_name, expected,
  role_name || ' has only the intended privileges on claim_lead_notification'
)
from (values ('anon', array[]::text[]), ('authenticated', array[]::text[]), ('service_role', array['EXECUTE'])) as roles (role_name, expected);
select function_privs_are(
  'public', 'claim_due_mail', array['text'], role_name, expected, role_name || ' has only the intended privileges on claim_due_mail'
)
from (values ('anon', array[]::text[]), ('authenticated', array[]::text[]), ('service_role', array['EXECUTE'])) as roles (role_name, expected);
select function_privs_are(
  'public', 'settle_mail', array['uuid', 'text'], role_name, expected, role_name || ' has only the intended privileges on settle_mail'
)
from (values ('anon', array[]::text[]), ('authenticated', array[]::text[]), ('service_role', array['EXECUTE'])) as roles (role_name, expected);
select function_privs_are('public', function_name, types, role_name, expected, role_name || ' has only the intended privileges on ' || function_name)
from (
  values
    ('staff_state', array[]::text[]),
    ('set_spend', array['date', 'text', 'text', 'numeric']),
    ('set_spend', array['jsonb']),
    ('campaign_figures', array['date', 'date']),
    ('ad_conversions', array[]::text[]),
    ('last_week', array[]::text[]),
    ('add_lead', array['uuid', 'jsonb', 'text', 'text'])
) as functions (function_name, types), (values ('anon', array[]::text[]), ('authenticated', array['EXECUTE']), ('service_role', array[]::text[])) as roles (role_name, expected);
select set_eq(
  format(
    $$ select p.oid::regprocedure::text from pg_proc as p
       where p.pronamespace = 'private'::regnamespace and has_function_privilege(%L, p.oid, 'execute') $$,
    role_name
  ),
  expected,
  role_name || ' can call only the intended functions in private'
)
from (values ('anon', array[]::text[]), ('authenticated', array['private.is_staff()']), ('service_role', array[]::text[])) as roles (role_name, expected);
-- The local backend lacks the role supabase_auth_admin.
select is_empty(
  $$ select from pg_roles where rolname = 'supabase_auth_admin'
       and not (has_schema_privilege(oid, 'private', 'usage') and has_function_privilege(oid, 'private.refuse_account(jsonb)', 'execute')) $$,
  'the auth server can call the function that refuses new accounts'
);
select is_empty(
  $$ select proname, config from pg_proc left join unnest(proconfig) as config on config like 'search_path=%'
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prorettype <> 'event_trigger'::regtype
       and config is distinct from 'search_path=""' $$,
  'every function has an empty search_path'
);

-- Policies

select policies_are('public', table_name, array[policy], table_name || ' has one policy')
from (values ('lead_origin', 'origin_read'), ('campaign_spend', 'spend_read')) as tables (table_name, policy);
select policy_cmd_is('public', table_name, policy, 'select', policy || ' is for select')
from (values ('lead_origin', 'origin_read'), ('campaign_spend', 'spend_read')) as tables (table_name, policy);
select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table in public has row level security'
);
select is_empty(
  $$ select policyname, rule from pg_policies, regexp_replace(concat_ws(' ', qual, with_check), '\(\s*select [^()]*\([^()]*\)', '', 'gi') as rule
     where schemaname = 'public' and rule ~ '(auth|private)\.\w+\(' $$,
  'policies call their functions once per statement, not once per row'
);

-- Roles

select is_empty(
  $$ select rolname from pg_roles where rolname in ('anon', 'authenticated')
       and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or rolcanlogin) $$,
  'visitors and staff are ordinary roles that cannot bypass policies'
);
select is_empty(
  $$ select roleid::regrole, member::regrole from pg_auth_members
     where member in (select oid from pg_roles where rolname in ('anon', 'authenticated')) $$,
  'visitors and staff are members of no other role'
);

-- Scheduled jobs

select is(
  exists (select from pg_extension where extname = 'pg_cron'),
  exists (select from pg_available_extensions where name = 'pg_cron'),
  'pg_cron is enabled wherever it is available'
);
select case
  when exists (select from pg_extension where extname = 'pg_cron') then set_has(
    $$ select jobname || ': ' || schedule from cron.job $$,
    $$ values ('sweep leads: * * * * *'), ('purge leads: 17 22 * * *'), ('delete old senders: */5 * * * *'), ('delete old runs: 27 22 * * *') $$,
    'the jobs are scheduled'
  )
  else pass('the jobs are scheduled')
end;
select * from finish();
rollback;
