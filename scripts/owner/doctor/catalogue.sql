-- Lists the objects of the schemas public and private and what they allow, as rows of a key and a definition. A test writes the result for
-- the migrations to supabase/catalogue.json, and `npm run doctor` compares a live project with that file. Leaves out the privileges of the
-- platform's own roles, such as postgres. Needs `set search_path = pg_catalog`, so that definitions name schemas.
with relations as (
  select c.*, n.nspname || '.' || c.relname as name
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
),
routines as (
  select p.*, n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name
  from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private') and p.prorettype <> 'event_trigger'::regtype
    and not exists (select from pg_depend as d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
),
acls as (
  select 'schema ' || nspname as name, nspacl as acl, nspowner as owner from pg_namespace where nspname in ('public', 'private')
  union all
  select name, coalesce(relacl, acldefault((case relkind when 'S' then 's' else 'r' end)::"char", relowner)), relowner from relations
  union all
  select name, coalesce(proacl, acldefault('f', proowner)), proowner from routines
  union all
  select name || '.' || attname, attacl, relowner from pg_attribute join relations as r on r.oid = attrelid where attacl is not null
),
objects as (
  select 'grants on ' || name as key, string_agg(
    coalesce(rolname, 'PUBLIC') || ' ' || privilege_type || case when is_grantable then ' with grant option' else '' end,
    ', ' order by rolname collate "C", privilege_type collate "C"
  ) as definition
  from acls cross join aclexplode(acl) as entry left join pg_roles as role on role.oid = entry.grantee
  -- Older projects lack this privilege, which allows nothing by itself.
  where not (entry.grantee = 0 and name = 'schema public' and privilege_type = 'USAGE')
    and entry.grantee <> owner and coalesce(rolname, '') !~ '^(postgres$|supabase_|pg_|dashboard_user$)'
  group by name
  union all
  select
    case when relkind in ('v', 'm') then 'view ' else 'table ' end || name,
    concat_ws(
      ', ',
      case when relkind in ('r', 'p') then 'row security ' || case when relrowsecurity then 'on' else 'off' end end,
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
      case when relkind = 'f' then 'foreign' end,
      array_to_string(reloptions, ', '),
      case when pg_get_userbyid(relowner) in ('anon', 'authenticated', 'service_role') then 'owned by ' || pg_get_userbyid(relowner) end
    )
  from relations where relkind <> 'S'
  union all
  select
    'column ' || name || '.' || attname,
    concat_ws(
      ' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, 'default ' || pg_get_expr(adbin, adrelid),
      case when attidentity <> '' then 'identity' end
    )
  from pg_attribute join relations as r on r.oid = attrelid and relkind in ('r', 'p')
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped
  union all
  select 'constraint ' || conname || ' on ' || name, pg_get_constraintdef(c.oid)
  from pg_constraint as c join relations as r on r.oid = conrelid where contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'index ' || i.relname || ' on ' || r.name, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '')
  from pg_index join relations as r on r.oid = indrelid join pg_class as i on i.oid = indexrelid
  union all
  select
    'policy ' || polname || ' on ' || name,
    concat_ws(
      ' ', case when not polpermissive then 'restrictive' end,
      case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
      'to', (select string_agg(coalesce(rolname, 'PUBLIC'), ', ' order by rolname collate "C") from unnest(polroles) as id left join pg_roles on pg_roles.oid = id),
      'using ' || pg_get_expr(polqual, polrelid), 'check ' || pg_get_expr(polwithcheck, polrelid)
    )
  from pg_policy join relations as r on r.oid = polrelid
  union all
  select
    'trigger ' || tgname || ' on ' || tgrelid::regclass,
    regexp_replace(pg_get_triggerdef(t.oid), '^CREATE TRIGGER \S+ ', '') || case tgenabled when 'O' then '' when 'D' then ', disabled' else ', only in replication' end
  from pg_trigger as t
  where not tgisinternal
    and (tgrelid in (select oid from relations) or tgfoid in (select oid from routines))
  union all
  select
    'function ' || name,
    concat_ws(
      ', ', 'returns ' || pg_get_function_result(oid), case when prosecdef then 'security definer' end,
      case provolatile when 'i' then 'immutable' when 's' then 'stable' end, array_to_string(proconfig, ', '), 'body ' || md5(prosrc)
    )
  from routines
  union all
  select
    'role ' || rolname,
    concat_ws(
      ', ', 'exists', case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypasses row security' end,
      case when rolcreaterole then 'creates roles' end, case when rolcanlogin then 'can log in' end,
      'member of ' || (select string_agg(roleid::regrole::text, ', ' order by roleid::regrole::text collate "C") from pg_auth_members where member = pg_roles.oid)
    )
  from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
)
select key, regexp_replace(definition, '\s+', ' ', 'g') as definition from objects order by key collate "C";
