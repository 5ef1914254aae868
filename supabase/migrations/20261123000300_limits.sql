-- Limits the number of leads that visitors can store, so that a flood cannot fill the table or use up the day's emails. A lead beyond a
-- limit gets PT429 (HTTP 429), and the site retries later. Every hosted project has the limits on; the local backend needs
-- LOCAL_LEAD_LIMITS=on.
--
-- Before a campaign, the owner runs in the SQL editor: update private.setting set value = '3000' where name = 'leads_an_hour'
-- To lift all limits: update private.setting set value = 'off' where name = 'limit_leads'

insert into private.setting (name, value) values
  ('limit_leads', 'on'),
  ('leads_a_minute', '60'),
  ('leads_an_hour', '1000'),
  ('leads_of_a_phone', '6'), -- in ten minutes
  ('leads_of_an_address', '20'), -- in ten minutes; customers of a mobile operator or guests of a hotel can share an address
  ('address_salt', gen_random_uuid()::text);

-- Senders ------------------------------------------------------------------------------------------------------------

-- Stores salted hashes of IP addresses for ten minutes, never the addresses themselves.
create table private.lead_sender (
  id bigint generated always as identity primary key,
  sender bytea not null,
  inserted_at timestamptz not null default now()
);
revoke all on private.lead_sender from public, anon, authenticated, service_role;

create index lead_sender_inserted_at on private.lead_sender (inserted_at);

-- Skips locked rows, so that two simultaneous inserts do not wait for each other.
create function private.delete_old_senders() returns void
  language sql
  set search_path = ''
as $$
  delete from private.lead_sender where id in (
    select id from private.lead_sender where inserted_at <= now() - interval '10 minutes' for update skip locked
  );
$$;

-- Signs a text with the key that the owner shares with the function receive-form. Null without a key.
create function private.signature(p_text text) returns text
  language sql
  stable
  set search_path = ''
as $$
  select encode(sha256(convert_to(value || encode(sha256(convert_to(value || p_text, 'UTF8')), 'hex'), 'UTF8')), 'hex')
  from private.setting where name = 'sender_key';
$$;

-- Returns the hashed IP address of the request, or null if no header holds a valid address. The header cf-connecting-ip takes precedence,
-- because the gateway always sets it. Visitors can forge x-forwarded-for, because the gateway only appends to that header. The function
-- receive-form, which sends the leads of many visitors from its own address, names the visitor's in x-lead-sender, signed.
create function private.sender_of_request() returns bytea
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  headers json;
  signed text[];
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '');
  signed := string_to_array(headers ->> 'x-lead-sender', ' ');
  -- Some proxies write IPv4 addresses as IPv6. Without this conversion, all of these addresses would share one /64 network.
  address := regexp_replace(
    btrim(coalesce(
      case when signed[2] = private.signature(signed[1]) then signed[1] end,
      headers ->> 'cf-connecting-ip',
      split_part(headers ->> 'x-forwarded-for', ',', 1)
    )), '^::ffff:(?=\d+\.)', '', 'i'
  );
  -- An IPv6 connection has a whole /64 network, so each /64 network counts as one sender.
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

-- The limits ---------------------------------------------------------------------------------------------------------

-- True when the limit has been reached within the period. Reads one row of the index lead_form_newest_first. A null limit is never reached.
create function private.is_limit_reached(p_limit integer, p_period interval) returns boolean
  language sql
  set search_path = ''
as $$
  select case
    when p_limit is null then false
    when p_limit = 0 then true
    else coalesce(
      (select created_at > now() - p_period from public.lead_form order by created_at desc offset p_limit - 1 limit 1),
      false
    )
  end;
$$;

-- Returns the digits used to compare phone numbers: +971 50 123 4567, 00971501234567, 050-1234567 and ٠٥٠١٢٣٤٥٦٧ all become 501234567.
-- Null without any digit. Reads only the first 200 characters, because each new lead is compared with each lead of the last ten minutes.
create function private.phone_key(p_phone text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select nullif(right(regexp_replace(digits, '^0*(971)?0*', ''), 9), '')
  from regexp_replace(translate(left(p_phone, 200), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[^0-9]', '', 'g') as digits;
$$;

-- Simultaneous requests do not see each other's leads, so a flood can exceed a limit by about one lead per API connection (about a dozen).
create function private.limit_leads() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  period constant interval := interval '10 minutes';
  phone constant text := private.phone_key(new.phone_number);
  limits jsonb;
  sender_hash bytea;
  reached text;
begin
  -- In a security definer function, current_user is the function's owner. The caller's role is in the PostgreSQL setting role.
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  select jsonb_object_agg(name, value) into limits from private.setting where name ~ '^(leads_|limit_leads$)';
  -- Let a lead that is already stored, or was deleted, pass the limits, so that its sender gets the 409 that means "stored".
  if limits ->> 'limit_leads' = 'off' or exists (select from public.lead_form where id = new.id)
    or exists (select from public.lead_deletion where lead_id = new.id)
  then
    return new;
  end if;

  if private.is_limit_reached((limits ->> 'leads_a_minute')::integer, '1 minute') then
    reached := 'in this minute';
  elsif private.is_limit_reached((limits ->> 'leads_an_hour')::integer, '1 hour') then
    reached := 'in this hour';
  elsif phone is not null
    and (select count(*) from public.lead_form where created_at > now() - period and private.phone_key(phone_number) = phone)
      >= (limits ->> 'leads_of_a_phone')::integer
  then
    reached := 'of one phone number';
  else
    sender_hash := private.sender_of_request();
    if sender_hash is not null then
      perform private.delete_old_senders();
      if (select count(*) from private.lead_sender where sender = sender_hash and inserted_at > now() - period)
        >= (limits ->> 'leads_of_an_address')::integer
      then
        reached := 'from one address';
      else
        insert into private.lead_sender (sender) values (sender_hash);
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
