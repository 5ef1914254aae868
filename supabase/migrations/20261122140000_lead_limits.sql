-- How many leads visitors may store, so that a flood fills neither the table nor the day's mails. The next one is answered 429 (PT429): the
-- site takes that as "later". On in every hosted database; the local backend has it off unless LOCAL_LEAD_LIMITS=on.
--
-- For the owner, in the SQL editor, before a campaign: update private.setting set value = '3000' where name = 'leads_an_hour';
-- Or, to have no limit at all: update private.setting set value = 'off' where name = 'limit_leads';

-- Settings -----------------------------------------------------------------------------------------------------------

insert into private.setting (name, value) values
  ('limit_leads', 'on'),
  ('leads_a_minute', '60'),
  ('leads_an_hour', '1000'),
  ('leads_of_a_phone', '6'), -- within ten minutes, as the next one
  ('leads_of_an_address', '20'), -- many phones share one behind a mobile operator, and so does a hotel
  ('address_salt', gen_random_uuid()::text);

-- Where leads come from ----------------------------------------------------------------------------------------------

-- Out of the API's reach, as the ledger of mails is. Never an address, only what it is recognised by for ten minutes.
create table private.lead_sender (
  id bigint generated always as identity primary key,
  sender bytea not null,
  inserted_at timestamptz not null default now()
);

create index lead_sender_inserted_at on private.lead_sender (inserted_at);
revoke all on private.lead_sender from public, anon, authenticated, service_role;

create function private.forget_senders() returns void
  language sql
  set search_path = ''
as $$
  -- Two leads at the same moment do not wait for each other.
  delete from private.lead_sender where id in (
    select id from private.lead_sender where inserted_at <= now() - interval '10 minutes' for update skip locked
  );
$$;

-- Null when the request names no address that can be read. A visitor may write anything into x-forwarded-for, and the gateway only adds to
-- it, so cf-connecting-ip (always the gateway's) goes first. An IPv6 connection owns a whole /64: that is one sender.
create function private.sender_of_request() returns bytea
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  -- Some proxies write IPv4 as IPv6: all of that would be one /64.
  address := regexp_replace(
    btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1))), '^::ffff:(?=\d+\.)', '', 'i'
  );
  return sha256(convert_to(
    (select value from private.setting where name = 'address_salt')
      || case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end,
    'UTF8'
  ));
exception
  when others then
    return null;
end;
$$;

-- The limit ----------------------------------------------------------------------------------------------------------

-- Whether that many leads have come within the time. Looks at one row of the index lead_form_newest_first; without a figure there is no limit.
create function private.have_come(p_most integer, p_time interval) returns boolean
  language sql
  set search_path = ''
as $$
  select case
    when p_most is null then false
    when p_most = 0 then true
    else coalesce(
      (select created_at > now() - p_time from public.lead_form order by created_at desc offset p_most - 1 limit 1),
      false
    )
  end;
$$;

-- A phone number as it is compared, however it was written: +971 50 123 4567, 00971501234567, 050-1234567 and ٠٥٠١٢٣٤٥٦٧ are 501234567.
-- Null when it has no digit. Looks at 200 characters: every lead compares those of the last ten minutes.
create function private.phone_key(p_phone text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select nullif(right(regexp_replace(digits, '^0*(971)?0*', ''), 9), '')
  from regexp_replace(translate(left(p_phone, 200), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g') as digits;
$$;

-- Requests at the same moment may pass together: by as many as the API has connections, a dozen or so, a flood can overshoot.
create function private.limit_leads() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  span constant interval := interval '10 minutes';
  phone constant text := private.phone_key(new.phone_number);
  figures jsonb;
  sender_here bytea;
  reached text;
begin
  -- Inside a security definer function current_user is the owner; the API's role stands in the setting.
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  select jsonb_object_agg(name, value) into figures from private.setting where name ~ '^(leads_|limit_leads$)';
  -- A lead that is there already is never refused: its sender has to learn that it is stored.
  if figures ->> 'limit_leads' = 'off' or exists (select from public.lead_form where id = new.id) then
    return new;
  end if;

  if private.have_come((figures ->> 'leads_a_minute')::integer, '1 minute') then
    reached := 'in this minute';
  elsif private.have_come((figures ->> 'leads_an_hour')::integer, '1 hour') then
    reached := 'in this hour';
  elsif phone is not null
    and (select count(*) from public.lead_form where created_at > now() - span and private.phone_key(phone_number) = phone)
      >= (figures ->> 'leads_of_a_phone')::integer
  then
    reached := 'of one phone number';
  else
    sender_here := private.sender_of_request();
    if sender_here is not null then
      perform private.forget_senders();
      if (select count(*) from private.lead_sender where sender = sender_here and inserted_at > now() - span)
        >= (figures ->> 'leads_of_an_address')::integer
      then
        reached := 'from one address';
      else
        insert into private.lead_sender (sender) values (sender_here);
      end if;
    end if;
  end if;

  if reached is not null then
    raise exception 'Too many leads %', reached using errcode = 'PT429', hint = 'Try again later';
  end if;
  return new;
end;
$$;

create trigger limit_leads
  before insert on public.lead_form
  for each row execute function private.limit_leads();

-- On a quiet day the last ones go without a next lead, too.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('forget senders', '*/5 * * * *', 'select private.forget_senders()');
  end if;
end;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
