-- Determines which accounts are staff. Accounts can only be created manually.

-- The staff list -----------------------------------------------------------------------------------------------------

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
revoke all on private.staff from public, anon, authenticated, service_role;

-- While this setting is off, every account is staff. Once on, the setting stays on even if the list becomes empty, so deleting the last
-- account lets nobody in. A missing setting counts as on.
insert into private.setting (name, value) values ('staff_list', 'off');

create function private.enable_staff_list() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.setting (name, value) values ('staff_list', 'on') on conflict (name) do update set value = excluded.value;
  return null;
end;
$$;

create trigger enable_staff_list
  after insert on private.staff
  for each statement execute function private.enable_staff_list();

-- The owner runs this in the SQL editor: select private.add_staff('mira@example.com'). Returns the whole staff list.
create function private.add_staff(p_email text) returns text
  language plpgsql
  set search_path = ''
as $$
declare
  account constant uuid := (select id from auth.users where lower(email) = lower(btrim(p_email)));
begin
  if account is null then
    raise exception 'No account has the address %: make it first, under Authentication, Users', coalesce(p_email, 'null')
      using errcode = '22023';
  end if;
  insert into private.staff (user_id) values (account) on conflict do nothing;
  return 'Staff: ' || (
    select string_agg(users.email, ', ' order by staff.added_at, users.email)
    from private.staff join auth.users on users.id = staff.user_id
  );
end;
$$;

-- The caller ---------------------------------------------------------------------------------------------------------

-- True when the caller is staff. Anonymous users never are.
create function private.is_staff() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select not coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false)
    and (
      exists (select from private.staff where user_id = (auth.jwt() ->> 'sub')::uuid)
      or exists (select from private.setting where name = 'staff_list' and value = 'off')
    );
$$;

-- Refuses visitors, anonymous users and the service role. Does not check the staff list, because staff_state must also return a result to
-- accounts that are not on the list.
create function private.require_staff() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' or coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) then
    raise exception 'permission denied' using errcode = '42501';
  end if;
end;
$$;

-- Returns the account's name or, without a name, the part of its email address before the @. Null if the account does not exist.
create function private.name_of(p_account uuid) returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(nullif(btrim(left(raw_user_meta_data ->> 'name', 100)), ''), split_part(email, '@', 1))
  from auth.users where id = p_account;
$$;

create function private.name_of_caller() returns text
  language sql
  stable
  set search_path = ''
as $$
  select private.name_of((auth.jwt() ->> 'sub')::uuid);
$$;

-- Returns the caller's name. Refuses visitors, guests, accounts that are not on the staff list and deleted accounts.
create function private.staff_name() returns text
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  caller_name text;
begin
  perform private.require_staff();
  caller_name := private.name_of_caller();
  if not private.is_staff() or caller_name is null then
    raise exception 'permission denied' using errcode = '42501';
  end if;
  return caller_name;
end;
$$;

-- New accounts -------------------------------------------------------------------------------------------------------

-- The auth server calls this function before it creates an account (config.toml, [auth.hook.before_user_created]). "Create new user" in
-- Supabase's console bypasses this check.
create function private.refuse_account(event jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select '{"error": {"http_code": 403, "message": "Accounts are made by the owner"}}'::jsonb;
$$;

-- Privileges ---------------------------------------------------------------------------------------------------------

-- Policies run as the caller, so staff must be able to execute is_staff. They need no access to the schema, because a policy refers to the
-- function itself and not to its name.
grant execute on function private.is_staff() to authenticated;

-- The local backend lacks the role supabase_auth_admin.
do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.refuse_account(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
