-- Leads, and who may do what with them.
--
-- For the function send-lead-notification (called with the secret key, role service_role, nobody else):
--
--   public.claim_lead_notification(
--     p_full_name text, p_email text, p_phone_number text,
--     p_inquiry_type text, p_message text, p_source_page text
--   ) returns setof public.lead_form
--     The stored lead of the last 15 minutes with exactly these six values (null-safe; a missing name, e-mail or
--     phone equals ''), as a JSON array of one row, once per lead. An empty array means: send nothing (no such lead,
--     already claimed, or 200 mails were claimed within the hour). POST /rest/v1/rpc/claim_lead_notification
--
--   public.release_lead_notification(p_lead_id uuid) returns boolean
--     Gives a claim back when the mail finally failed, so that a later call may claim it again. true: it was claimed.
--     POST /rest/v1/rpc/release_lead_notification
--
-- Both answer 403 / 42501 to every other role.
--
-- Hosted Supabase grants nothing on new tables any more, and the local backend grants everything at its first request.
-- So every right is granted here in words, and whatever must not happen is refused by a policy, a trigger or a guard
-- inside the function, never by a missing grant alone.

create schema if not exists private;
revoke all on schema private from public;

-- The table ----------------------------------------------------------------------------------------------------------

create table public.lead_form (
  id uuid primary key default gen_random_uuid(),
  full_name text not null default '',
  email text not null default '',
  phone_number text not null default '',
  inquiry_type text,
  source_page text,
  message text,
  created_at timestamptz not null default now()
);

comment on table public.lead_form is 'One row per lead. Visitors insert, staff read and delete, nobody updates.';

-- The dashboard pages through all leads in this order; the id breaks ties of equal times.
create index lead_form_newest_first on public.lead_form (created_at desc, id desc);

-- Rights -------------------------------------------------------------------------------------------------------------

revoke all on public.lead_form from public, anon, authenticated;
grant insert on public.lead_form to anon, authenticated;
grant select, delete on public.lead_form to authenticated;

alter table public.lead_form enable row level security;

-- Empty values are leads too. The trigger stamp_lead limits the size.
create policy lead_insert on public.lead_form
  for insert to anon, authenticated
  with check (true);

-- A guest token of anonymous sign-in is no account. The list of staff narrows this further (private.is_staff).
create policy lead_read on public.lead_form
  for select to authenticated
  using (coalesce((select (auth.jwt() ->> 'is_anonymous')::boolean), false) = false);

create policy lead_delete on public.lead_form
  for delete to authenticated
  using (coalesce((select (auth.jwt() ->> 'is_anonymous')::boolean), false) = false);

-- Guards of the API --------------------------------------------------------------------------------------------------

-- Limits the size of a lead and sets its time. A trigger, not a policy: the site retries what a policy refuses, as if a grant were missing;
-- PT413 becomes HTTP 413 and means that this row can never be stored. The row is measured by its values as JSON, in which the dashboard loads
-- it; column names, id and time do not count, so that 4,000 Arabic letters fit. The client's id is kept: it makes a retried insert a 409
-- instead of a second lead.
create function private.stamp_lead() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if char_length(new.message) > 4000 then
      raise exception 'The message is too long: at most 4000 characters' using errcode = 'PT413';
    end if;
    if (select sum(octet_length(value::text)) from jsonb_each(to_jsonb(new) - array['id', 'created_at'])) > 8192 then
      raise exception 'The lead is too large: at most 8 kB' using errcode = 'PT413';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;

create trigger stamp_lead
  before insert on public.lead_form
  for each row execute function private.stamp_lead();

-- A form sends one lead. PT413 becomes HTTP 413.
create function private.refuse_bulk_leads() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from inserted) > 1 then
    raise exception 'One lead at a time' using errcode = 'PT413';
  end if;
  return null;
end;
$$;

create trigger refuse_bulk_leads
  after insert on public.lead_form
  referencing new table as inserted
  for each statement execute function private.refuse_bulk_leads();

-- One notification per lead -------------------------------------------------------------------------------------------

-- Out of the API's reach: the schema is not exposed and no API role has a right on it. No row level security here on
-- purpose: the local backend grants every right on each schema that has a table with it.
create table private.lead_notification (
  lead_id uuid primary key references public.lead_form (id) on delete cascade,
  claimed_at timestamptz not null default now()
);

create index lead_notification_claimed_at on private.lead_notification (claimed_at);
revoke all on private.lead_notification from public, anon, authenticated;

create function private.require_service_role() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') <> 'service_role' then
    raise exception 'permission denied' using errcode = '42501';
  end if;
end;
$$;

create function public.claim_lead_notification(
  p_full_name text,
  p_email text,
  p_phone_number text,
  p_inquiry_type text,
  p_message text,
  p_source_page text
) returns setof public.lead_form
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  fresh_for constant interval := '15 minutes';
  mails_per_hour constant integer := 200;
  lead public.lead_form;
begin
  perform private.require_service_role();

  if (select count(*) from private.lead_notification where claimed_at > now() - interval '1 hour') >= mails_per_hour then
    return;
  end if;

  for lead in
    select stored.*
    from public.lead_form as stored
    where stored.created_at > now() - fresh_for
      and stored.full_name = coalesce(p_full_name, '')
      and stored.email = coalesce(p_email, '')
      and stored.phone_number = coalesce(p_phone_number, '')
      and stored.inquiry_type is not distinct from p_inquiry_type
      and stored.message is not distinct from p_message
      and stored.source_page is not distinct from p_source_page
    order by stored.created_at, stored.id
  loop
    -- Waits for a claim of the same lead that is under way, then goes on to the next equal lead.
    insert into private.lead_notification (lead_id) values (lead.id) on conflict (lead_id) do nothing;
    if found then
      return next lead;
      return;
    end if;
  end loop;
end;
$$;

create function public.release_lead_notification(p_lead_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_service_role();
  delete from private.lead_notification where lead_id = p_lead_id;
  return found;
end;
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.claim_lead_notification(text, text, text, text, text, text) from public, anon, authenticated;
revoke execute on function public.release_lead_notification(uuid) from public, anon, authenticated;
grant execute on function public.claim_lead_notification(text, text, text, text, text, text) to service_role;
grant execute on function public.release_lead_notification(uuid) to service_role;
