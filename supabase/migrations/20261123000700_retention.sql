-- Deletes old leads and keeps a record of each deleted lead, without visitor data.

-- The owner runs in the SQL editor: update private.setting set value = '12' where name = 'keep_leads_months' (1 to 120)
insert into private.setting (name, value) values ('keep_leads_months', '24');

-- The record ---------------------------------------------------------------------------------------------------------

create table public.lead_deletion (
  lead_id uuid not null,
  lead_created_at timestamptz not null,
  at timestamptz not null default clock_timestamp(),
  by_name text,
  reason text not null check (reason in ('staff', 'age')),
  -- A lead restored from a backup can be deleted a second time.
  primary key (lead_id, at)
);

comment on table public.lead_deletion is 'One row for each deleted lead, kept 24 months. Staff read, a trigger on lead_form writes.';

create index lead_deletion_at on public.lead_deletion (at);

revoke all on public.lead_deletion from public, anon, authenticated, service_role;
grant select on public.lead_deletion to authenticated;
alter table public.lead_deletion enable row level security;
create policy deletion_read on public.lead_deletion for select to authenticated using ((select private.is_staff()));

-- Security definer, because no API role may write to lead_deletion, and staff may have no privilege on the schema auth.
create function private.record_deletions() returns trigger
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
    -- If there is no account, the owner or a program deleted the lead in SQL: record the database user.
    case when aged then null else coalesce(private.name_of_caller(), session_user) end,
    case when aged then 'age' else 'staff' end
  from deleted;
  return null;
end;
$$;

create trigger record_deletions
  after delete on public.lead_form
  referencing old table as deleted
  for each statement execute function private.record_deletions();

-- Keeps deleted leads deleted: a browser that got no response, or the sheet's script, may send one again. The error is that of a stored id,
-- which tells the sender that it is done. Checks after the insert, which waits for a deletion in progress. The owner may restore a lead.
create function private.refuse_deleted_lead() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and exists (select from public.lead_deletion where lead_id = new.id)
  then
    raise exception 'This lead was deleted' using errcode = 'unique_violation';
  end if;
  return null;
end;
$$;

create trigger refuse_deleted_lead
  after insert on public.lead_form
  for each row execute function private.refuse_deleted_lead();

-- The purge ----------------------------------------------------------------------------------------------------------

-- Deletes old leads with all rows that refer to them, old deletion records and old senders. Returns the number of deleted leads.
create function private.purge_leads() returns integer
  language plpgsql
  set search_path = ''
as $$
declare
  purged integer;
begin
  perform set_config('leads.purged', 'yes', true);
  delete from public.lead_form where created_at < now() - make_interval(months => private.integer_setting('keep_leads_months'));
  get diagnostics purged = row_count;
  perform set_config('leads.purged', '', true);
  delete from public.lead_deletion where at < now() - interval '24 months';
  perform private.delete_old_senders();
  return purged;
end;
$$;

-- After a flood ------------------------------------------------------------------------------------------------------

-- Deletes the leads that came from p_from on and before p_to from one source ('': none, null: all), except those that staff have worked on
-- and not marked as spam. Returns their number by source. Deletes nothing unless p_delete is true.
create function private.delete_flood(p_from timestamptz, p_to timestamptz, p_source text default null, p_delete boolean default false)
  returns table (source text, leads bigint, first timestamptz, last timestamptz)
  language plpgsql
  set search_path = ''
as $$
declare
  flood constant uuid[] := array(
    select id from public.lead_form
    where created_at >= p_from and created_at < p_to and coalesce(source_page, '') = coalesce(p_source, source_page, '')
      and not exists (
        select from public.lead_follow_up where lead_id = id and lost_reason is distinct from 'Spam or test'
      )
  );
begin
  return query
    select source_page, count(*), min(created_at), max(created_at) from public.lead_form
    where id = any (flood) group by source_page order by count(*) desc;
  if p_delete then
    delete from public.lead_form where id = any (flood);
  end if;
end;
$$;
