-- The settings, and the schema for everything that the API must not reach.
--
-- Rights in all migrations: Supabase grants nothing on a new table (projects from before October 2026: everything), and the local backend
-- grants everything at its first request. So each right is granted by name beside its object, and forbidden actions are refused by a
-- policy, a trigger or a check inside the function, never by a missing grant alone. PostgreSQL lets everyone execute a new function, so each
-- migration ends by revoking that in private.

create schema if not exists private;
revoke all on schema private from public;

-- Tables in private have no row level security on purpose: the local backend grants all rights in every schema that has a table with it.
create table private.setting (
  name text primary key,
  value text not null,
  constraint value_is_valid check (
    case
      when name in ('limit_leads', 'staff_list') then value in ('on', 'off')
      when name = 'keep_leads_months' then value ~ '^(1[01][0-9]|120|[1-9][0-9]?)$' -- 1 to 120
      when name ~ '^(mail|lead)' then value ~ '^[0-9]{1,6}$'
      else true
    end
  )
);
revoke all on private.setting from public, anon, authenticated, service_role;

-- Fails when the setting is missing: without its number no cap would hold.
create function private.integer_setting(p_name text) returns integer
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  found_value text;
begin
  select setting.value into strict found_value from private.setting where setting.name = p_name;
  return found_value::integer;
end;
$$;

revoke execute on all functions in schema private from public;
