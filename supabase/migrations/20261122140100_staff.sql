-- Who of the accounts is staff, and that nobody makes an account but by hand.
--
-- For the owner, in the SQL editor: select private.add_staff('mira@example.com');
--   Until the first name is added, every account is staff. From then on the list counts, even when it is empty again: an account that is not
--   on it sees and deletes nothing. A deleted account leaves the list.
--   To let every account in on purpose: supabase/README.md, "The list of staff".
--
-- For staff: public.staff_state() answers {"staff": false} to an account that is not on the list, to the others {"staff": true, ...} as before.

-- The list -----------------------------------------------------------------------------------------------------------

-- Out of the API's reach, as the ledger of mails is.
create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
revoke all on private.staff from public, anon, authenticated, service_role;

-- Outlives the names: a list that a deleted account or a restored backup has emptied stays closed. Without this row it is closed, too.
insert into private.setting (name, value) values ('staff_list', 'off');

create function private.close_staff_list() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  insert into private.setting (name, value) values ('staff_list', 'on') on conflict (name) do update set value = excluded.value;
  return null;
end;
$$;

create trigger close_staff_list
  after insert on private.staff
  for each statement execute function private.close_staff_list();

create function private.is_staff() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  -- A guest of anonymous sign-in is no account.
  select not coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false)
    and (
      exists (select from private.staff where user_id = (auth.jwt() ->> 'sub')::uuid)
      or exists (select from private.setting where name = 'staff_list' and value = 'off')
    );
$$;

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

-- What staff may -----------------------------------------------------------------------------------------------------

alter policy lead_read on public.lead_form using ((select private.is_staff()));
alter policy lead_delete on public.lead_form using ((select private.is_staff()));

create or replace function public.staff_state() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  -- Security definer, because the ledger is out of the API's reach and staff may have no way into the schema auth.
  perform private.require_staff();
  if not private.is_staff() then
    return '{"staff": false}';
  end if;
  return (
    select jsonb_build_object(
      'staff', true,
      'mail', case when exists (select from private.setting where name = 'functions_url') then 'on' else 'off' end,
      'untold', count(*),
      'oldest', min(lead.created_at),
      'failure', (array_agg(told.failure order by told.claimed_at desc) filter (where told.failure is not null))[1]
    )
    from public.lead_form as lead left join private.lead_notification as told on told.lead_id = lead.id
    where told.sent_at is null and lead.created_at > now() - interval '7 days' and lead.created_at <= now() - interval '10 minutes'
  );
end;
$$;

-- No accounts but by hand --------------------------------------------------------------------------------------------

-- The auth server asks before it makes an account for somebody (config.toml, [auth.hook.before_user_created]); "Create new user" in the
-- console goes past it.
create function private.refuse_account(event jsonb) returns jsonb
  language sql
  immutable
  set search_path = ''
as $$
  select '{"error": {"http_code": 403, "message": "Accounts are made by the owner"}}'::jsonb;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, authenticated, service_role;

-- The policies ask as staff themselves, so staff need a way to this one function. It opens nothing else: no table and no other function in
-- the schema has a right for them, and the schema is not exposed.
grant usage on schema private to authenticated;
grant execute on function private.is_staff() to authenticated;

do $$
begin
  if exists (select from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.refuse_account(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
