-- Leads: visitors insert them, staff read and delete them, nobody updates them.

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

-- The dashboard pages through all leads in this order; the id breaks ties.
create index lead_form_newest_first on public.lead_form (created_at desc, id desc);

revoke all on public.lead_form from public, anon, authenticated, service_role;
grant insert on public.lead_form to anon, authenticated;
grant select, delete on public.lead_form to authenticated;
alter table public.lead_form enable row level security;

-- A lead may be empty. Triggers limit the size and the number of leads.
create policy lead_insert on public.lead_form for insert to anon, authenticated with check (true);
create policy lead_read on public.lead_form for select to authenticated using ((select private.is_staff()));
create policy lead_delete on public.lead_form for delete to authenticated using ((select private.is_staff()));

-- Limits the size of a lead and sets its time. It is a trigger and not a policy, because the site retries a lead that a policy refuses but
-- never a lead that got PT413 (HTTP 413). The size is that of the values as JSON, as the dashboard loads them, so 4,000 Arabic letters fit.
-- The id from the client stays unchanged, so that a retried insert gets a 409 instead of storing a second lead.
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

-- Forms insert one lead per request.
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
