-- How long leads live, and what stays of one that was deleted: its id, when it came, when it went, who deleted it. Nothing of the person.
--
-- For staff: select on public.lead_deletion. Nobody writes it but its trigger.
-- For the owner, in the SQL editor: update private.setting set value = '12' where name = 'keep_leads_months'; (1 to 120)

insert into private.setting (name, value) values ('keep_leads_months', '24');

-- The record ---------------------------------------------------------------------------------------------------------

create table public.lead_deletion (
  lead_id uuid not null,
  lead_created_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  by_name text,
  reason text not null check (reason in ('staff', 'age')),
  -- A lead that its visitor's browser sends again can be deleted again.
  primary key (lead_id, at)
);

comment on table public.lead_deletion is 'One row for each deleted lead, kept 24 months. Staff read, a trigger on lead_form writes.';

create index lead_deletion_at on public.lead_deletion (at);

revoke all on public.lead_deletion from public, anon, authenticated, service_role;
grant select on public.lead_deletion to authenticated;
alter table public.lead_deletion enable row level security;

create policy deletion_read on public.lead_deletion for select to authenticated using ((select private.is_staff()));

-- The name that colleagues know somebody of the staff by: the account's, else the e-mail's first part. Null when it is no account.
create function private.name_of_caller() returns text
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(nullif(btrim(left(raw_user_meta_data ->> 'name', 100)), ''), split_part(email, '@', 1))
  from auth.users where id = (auth.jwt() ->> 'sub')::uuid;
$$;

-- Security definer, because nobody has a right to write the record, and staff may have no way into the schema auth.
create function private.note_deletions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  aged constant boolean := current_setting('leads.purged', true) = 'yes';
begin
  insert into public.lead_deletion (lead_id, lead_created_at, by_name, reason)
  select
    id,
    created_at,
    -- Without an account it was the owner's own statement, or a program's.
    case when aged then null else coalesce(private.name_of_caller(), session_user) end,
    case when aged then 'age' else 'staff' end
  from deleted;
  return null;
end;
$$;

create trigger note_deletions
  after delete on public.lead_form
  referencing old table as deleted
  for each statement execute function private.note_deletions();

-- The end of a lead --------------------------------------------------------------------------------------------------

-- Every night. A lead's entry in the ledger of mails goes with it.
create function private.purge_leads() returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  purged integer;
begin
  perform set_config('leads.purged', 'yes', true);
  delete from public.lead_form where created_at < now() - make_interval(months => private.number_of('keep_leads_months'));
  get diagnostics purged = row_count;
  perform set_config('leads.purged', '', true);
  delete from public.lead_deletion where at < now() - interval '24 months';
  perform private.forget_senders();
  return purged;
end;
$$;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge leads', '17 22 * * *', 'select private.purge_leads()');
  end if;
end;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, service_role;
revoke execute on function private.name_of_caller(), private.note_deletions(), private.purge_leads() from authenticated;
