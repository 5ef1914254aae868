-- Settings, and the private schema for everything the API must not reach.
--
-- Privileges, in all migrations: Supabase grants none on a new table (in projects from before October 2026: all), and the local backend
-- grants all of them at its first request. So each privilege is granted explicitly next to its object, and a policy, a trigger or a check
-- inside the function refuses forbidden actions, never a missing grant alone. PostgreSQL lets everyone execute a new function, so each
-- migration ends by revoking that in private.

create schema if not exists private;
revoke all on schema private from public;

-- Tables in private deliberately have no row level security: the local backend grants all privileges in every schema with such a table.
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

-- Fails when the setting is missing, because a cap without a number would never apply.
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
