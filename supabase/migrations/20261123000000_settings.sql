-- The settings table, and the schema private for everything that the API must not expose.
--
-- Privileges in all migrations: Supabase grants the API no privileges on a new table (in projects from before October 2026: all).
-- The local backend grants all privileges at its first request. So each migration grants privileges explicitly, next to their object, and
-- never relies on a missing grant alone: a policy, a trigger or a check inside the function also refuses forbidden actions. PostgreSQL lets
-- every role execute a new function; the last migration revokes that privilege for the whole schema private.

create schema if not exists private;
revoke all on schema private from public;

-- Deliberately no row level security in private: the local backend grants all privileges in any schema that has a table with it.
create table private.setting (
  name text primary key,
  value text not null,
  constraint value_is_valid check (
    case
      when name in ('limit_leads', 'staff_list') then value in ('on', 'off')
      when name = 'keep_leads_months' then value ~ '^(1[01][0-9]|120|[1-9][0-9]?)$' -- 1 to 120
      when name ~ '^(mail|lead)' then value ~ '^[0-9]{1,6}$'
      when name = 'letter' then value ~ '^(off|(Mon|Tue|Wed|Thu|Fri|Sat|Sun) ([01][0-9]|2[0-3]):[0-5][0-9])$'
      else true
    end
  )
);
revoke all on private.setting from public, anon, authenticated, service_role;

-- Raises an error if the setting is missing, because a cap of null would never take effect.
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
