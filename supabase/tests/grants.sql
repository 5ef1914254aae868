-- The privileges that the migrations grant, and rules for functions and policies. supabase/catalogue.json lists all policies. Uses pgTAP in
-- one transaction that is rolled back. It runs on PGlite (`npm run unit -- tests/supabase/grants.test.ts`), PostgreSQL
-- (`npm run lab:postgres`) and a hosted project (pg_prove).

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

select is_empty(
  $$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity $$,
  'every table in public has row level security'
);
select is_empty(
  $$ select policyname, rule from pg_policies, regexp_replace(concat_ws(' ', qual, with_check), '\(\s*select [^()]*\([^()]*\)', '', 'gi') as rule
     where schemaname = 'public' and rule ~ '(auth|private)\.\w+\(' $$,
  'policies call their functions once per statement, not once per row'
);

select * from finish();
rollback;
