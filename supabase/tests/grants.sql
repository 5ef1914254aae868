-- The privileges and policies that the migrations grant, and rules for them. Uses pgTAP in one transaction that is rolled back. It runs on
-- PGlite (`npm run unit -- tests/supabase/grants.test.ts`), PostgreSQL (`npm run lab:postgres`) and a hosted project (pg_prove).

begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

-- Privileges

-- A function without grants is executable by PUBLIC (-). Event triggers are the hosted project's own.
select set_eq(
  $$ select name, string_agg(distinct entry.grantee::regrole || ' ' || privilege_type, ', ')
     from (
       select relnamespace as schema, relname::text as name, relacl as acl from pg_class
       union all
       select pronamespace, proname || '()', coalesce(proacl, acldefault('f', proowner)) from pg_proc where prorettype <> 'event_trigger'::regtype
     ) as objects, aclexplode(acl) as entry
     where schema in ('public'::regnamespace, 'private'::regnamespace)
       and (entry.grantee = 0 or entry.grantee::regrole::text in ('anon', 'authenticated', 'service_role'))
     group by name $$,
  $$ values
    ('ad_conversions()', 'authenticated EXECUTE'), ('add_lead()', 'authenticated EXECUTE'), ('campaign_figures()', 'authenticated EXECUTE'),
    ('campaign_spend', 'authenticated SELECT'), ('claim_due_mail()', 'service_role EXECUTE'), ('claim_lead_notification()', 'service_role EXECUTE'),
    ('desk_act()', 'authenticated EXECUTE'), ('is_staff()', 'authenticated EXECUTE'), ('last_week()', 'authenticated EXECUTE'),
    ('lead_deletion', 'authenticated SELECT'), ('lead_event', 'authenticated SELECT'), ('lead_follow_up', 'authenticated SELECT'),
    ('lead_form', 'anon INSERT, authenticated DELETE, authenticated INSERT, authenticated SELECT'), ('lead_origin', 'authenticated SELECT'),
    ('set_spend()', 'authenticated EXECUTE'), ('settle_mail()', 'service_role EXECUTE'), ('staff_state()', 'authenticated EXECUTE') $$,
  'visitors can insert leads, staff can read and delete them and call the dashboard’s functions, the edge function can call its own; no more'
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

-- Functions

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

select set_eq(
  $$ select tablename::text, cmd::text, string_agg(policyname || ' to ' || array_to_string(roles, ' and '), ', ') from pg_policies
     where schemaname in ('public', 'private') group by tablename, cmd $$,
  $$ values
    ('campaign_spend', 'SELECT', 'spend_read to authenticated'), ('lead_deletion', 'SELECT', 'deletion_read to authenticated'),
    ('lead_event', 'SELECT', 'event_read to authenticated'), ('lead_follow_up', 'SELECT', 'follow_up_read to authenticated'),
    ('lead_form', 'DELETE', 'lead_delete to authenticated'), ('lead_form', 'INSERT', 'lead_insert to anon and authenticated'),
    ('lead_form', 'SELECT', 'lead_read to authenticated'), ('lead_origin', 'SELECT', 'origin_read to authenticated') $$,
  'only staff read and delete, only leads can be inserted, and nothing can be updated'
);
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
select * from finish();
rollback;
