-- Rules for the privileges and policies that the migrations grant; supabase/catalogue.json lists them all. Uses pgTAP in one transaction
-- that is rolled back. It runs on PGlite (`npm run unit -- tests/supabase/grants.test.ts`), PostgreSQL (`npm run lab:postgres`) and a
-- hosted project (pg_prove).

begin;
create extension if not exists pgtap with schema extensions;
select plan(11);

-- Tables

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

-- Functions

-- A default privilege of one schema cannot take away what PostgreSQL gives PUBLIC on every new function.
select is_empty(
  $$ select proname from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as entry
     where pronamespace = 'private'::regnamespace and entry.grantee = 0 $$,
  'PUBLIC can execute no function in private'
);
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
