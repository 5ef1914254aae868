-- Optional, for a hosted project (PostgreSQL 16 or newer) under spam: at most 20 leads within ten minutes from one address.
-- The next one is answered 429 (PT429). README.md, "A limit per address", says when to use it and what it costs.
--
-- Apply:  paste it into the SQL editor, or copy it to migrations/<timestamp>_limit_leads_per_ip.sql and `npx supabase db push`.
-- Undo:   drop trigger limit_leads_per_ip on public.lead_form;
--         drop function private.limit_leads_per_ip(); drop function private.request_address(); drop table private.lead_address;
--
-- Only visitors are counted (role anon). What cannot be attributed to an address passes: no lead is refused by mistake of a
-- header. Requests at the same moment may pass together: a flood can overshoot by the number of open connections.

create table private.lead_address (
  id bigint generated always as identity primary key,
  address inet not null,
  inserted_at timestamptz not null default now()
);

comment on table private.lead_address is 'Where the leads of the last ten minutes came from. Older rows go with the next lead.';

create index lead_address_recent on private.lead_address (address, inserted_at);
create index lead_address_inserted_at on private.lead_address (inserted_at);
revoke all on private.lead_address from public, anon, authenticated, service_role;

-- The visitor's address, as the gateway in front of the API saw it; null when there is none. A visitor may write anything into
-- x-forwarded-for, and the gateway only adds to it, so cf-connecting-ip (always the gateway's) goes first. An IPv6 connection
-- owns a whole /64: that is counted as one address.
create function private.request_address() returns inet
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  given text := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
begin
  if given is null or not pg_input_is_valid(given, 'inet') then
    return null;
  end if;
  return set_masklen(host(given::inet)::cidr, case family(given::inet) when 6 then 64 else 32 end)::inet;
end;
$$;

create function private.limit_leads_per_ip() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant integer := 20;
  span constant interval := '10 minutes';
  sender inet := private.request_address();
begin
  -- Inside a security definer function current_user is the owner; the API's role stands in the setting.
  if coalesce(current_setting('role', true), '') <> 'anon' or sender is null then
    return new;
  end if;

  delete from private.lead_address where inserted_at < now() - span;
  if (select count(*) from private.lead_address where address = sender) >= most then
    raise exception 'Too many leads from this address' using errcode = 'PT429', hint = 'Try again in ten minutes';
  end if;
  insert into private.lead_address (address) values (sender);
  return new;
end;
$$;

revoke execute on function private.request_address() from public, anon, authenticated, service_role;
revoke execute on function private.limit_leads_per_ip() from public, anon, authenticated, service_role;

create trigger limit_leads_per_ip
  before insert on public.lead_form
  for each row execute function private.limit_leads_per_ip();
