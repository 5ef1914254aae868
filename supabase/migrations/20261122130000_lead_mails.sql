-- The studio hears of every lead, in exactly one mail. The ledger says who was told; a sweep mails the rest.
--
-- For the function send-lead-notification (role service_role, nobody else; 403 / 42501 to every other role):
--
--   public.claim_due_mail() returns table (mail_id uuid, lead jsonb)
--     The mail that is due now, one row for each of its leads, oldest first; none when nothing is due or a cap is reached.
--     mail_id is the lead's own id where the mail is of one lead, else a digest's. POST /rest/v1/rpc/claim_due_mail
--
--   public.settle_mail(p_mail_id uuid, p_failure text) returns integer
--     Null: it was sent. Else why it failed, in words of ours; the same mail is due again after 1 min, doubling to 1 h.
--     Answers how many leads it was about. POST /rest/v1/rpc/settle_mail
--
--   public.claim_lead_notification and public.release_lead_notification as before, but a claim is a lease of 2 minutes.
--
-- The next migration has the clock, and what staff see.

-- The ledger ---------------------------------------------------------------------------------------------------------

alter table private.lead_notification
  add column mail_id uuid,
  add column leased_until timestamptz not null default now(),
  add column attempts integer not null default 1,
  add column sent_at timestamptz,
  add column failure text;

-- Leads of before are no news: they count as told, those without an entry in one mail, so that they fill no cap.
update private.lead_notification set mail_id = lead_id, sent_at = claimed_at;
insert into private.lead_notification (lead_id, mail_id, claimed_at, sent_at)
select lead.id, before.mail_id, lead.created_at, lead.created_at
from public.lead_form as lead cross join (select gen_random_uuid() as mail_id) as before
on conflict (lead_id) do nothing;

alter table private.lead_notification alter column mail_id set not null;

comment on column private.lead_notification.claimed_at is 'When the mail was last handed out.';
comment on column private.lead_notification.leased_until is 'Until then nobody else may send it: a lease, or the pause after a failure.';

drop index private.lead_notification_claimed_at;
create index lead_notification_mailed_at on private.lead_notification (coalesce(sent_at, claimed_at));
create index lead_notification_open on private.lead_notification (leased_until) where sent_at is null;
create index lead_notification_mail on private.lead_notification (mail_id);

-- Settings -----------------------------------------------------------------------------------------------------------

-- Out of the API's reach, as the ledger is.
create table private.setting (
  name text primary key,
  value text not null,
  constraint value_is_valid check (
    case
      when name in ('limit_leads', 'staff_list') then value in ('on', 'off')
      when name = 'keep_leads_months' then value ~ '^(1[01][0-9]|120|[1-9][0-9]?)$' -- 1 to 120
      when name ~ '^(mail|lead)' then value ~ '^[0-9]{1,6}$'
      else true
    end
  )
);
revoke all on private.setting from public, anon, authenticated;

-- Resend's free plan is 100 mails a day; what the sign-in sends has to fit in as well.
insert into private.setting (name, value) values
  ('mail_after_seconds', '60'), -- the visitor's own call comes first
  ('mails_alone_an_hour', '10'), -- beyond it, digests
  ('mails_an_hour', '20'),
  ('mails_a_day', '80');

create function private.number_of(p_name text) returns integer
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  found_value text;
begin
  -- Without its figure no cap would hold, so a missing one stops the mails.
  select setting.value into strict found_value from private.setting where setting.name = p_name;
  return found_value::integer;
end;
$$;

-- What is due --------------------------------------------------------------------------------------------------------

-- A mail counts for the hour in which it was sent, or was last handed out to be sent.
create function private.mails_within(p_time interval, p_but uuid default null) returns integer
  language sql
  stable
  set search_path = ''
as $$
  select count(distinct mail_id)::integer from private.lead_notification
  where coalesce(sent_at, claimed_at) > now() - p_time and mail_id is distinct from p_but;
$$;

-- Whether only digests are left, so that the caps last for the rest of the hour and of the day.
create function private.is_scarce() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select private.mails_within('1 hour') >= private.number_of('mails_alone_an_hour')
    or private.mails_within('1 day') >= private.number_of('mails_a_day') - private.number_of('mails_an_hour');
$$;

-- The next mail and its leads, or nulls. Changes nothing.
create function private.due_mail(out mail uuid, out leads uuid[])
  language plpgsql
  set search_path = ''
as $$
declare
  news constant interval := interval '7 days';
  digest_leads constant integer := 50;
  pause interval;
begin
  -- A mail that failed, or whose sender went away, comes first, and as the same mail.
  select told.mail_id into mail
  from private.lead_notification as told join public.lead_form as lead on lead.id = told.lead_id
  where told.sent_at is null and told.leased_until <= now() and lead.created_at > now() - news
  order by told.leased_until, told.mail_id
  limit 1;

  if private.mails_within('1 hour', mail) >= private.number_of('mails_an_hour')
    or private.mails_within('1 day', mail) >= private.number_of('mails_a_day')
  then
    mail := null;
    return;
  end if;

  if mail is not null then
    leads := array(select told.lead_id from private.lead_notification as told where told.mail_id = mail and told.sent_at is null);
    return;
  end if;

  leads := array(
    select lead.id from public.lead_form as lead
    where lead.created_at > now() - news
      and lead.created_at <= now() - make_interval(secs => private.number_of('mail_after_seconds'))
      and not exists (select from private.lead_notification as told where told.lead_id = lead.id)
    order by lead.created_at, lead.id
    limit digest_leads
  );
  if cardinality(leads) = 0 then
    return;
  end if;

  if private.is_scarce() then
    pause := case
      when private.mails_within('1 day') < private.number_of('mails_a_day') - private.number_of('mails_an_hour') then interval '6 minutes'
      else interval '1 hour'
    end;
    -- Only first tries count: a mail that fails for days would hold every digest back.
    if exists (select from private.lead_notification as told where told.attempts = 1 and told.claimed_at > now() - pause) then
      return;
    end if;
  elsif cardinality(leads) <= 3 then
    leads := leads[1:1];
  end if;
  mail := case cardinality(leads) when 1 then leads[1] else gen_random_uuid() end;
end;
$$;

create function private.is_mail_due() returns boolean
  language sql
  set search_path = ''
as $$
  select due.mail is not null from private.due_mail() as due;
$$;

-- Claims -------------------------------------------------------------------------------------------------------------

-- One at a time decides, or two that count at once would both stay below the cap.
create function private.decide_alone() returns void
  language sql
  set search_path = ''
as $$
  select pg_advisory_xact_lock(71960421);
$$;

-- Leases the leads to whoever asks; answers those that nobody else has and nobody was told of.
create function private.lease(p_mail uuid, p_leads uuid[]) returns setof uuid
  language sql
  set search_path = ''
as $$
  insert into private.lead_notification as told (lead_id, mail_id, leased_until)
  select lead_id, p_mail, now() + interval '2 minutes' from unnest(p_leads) as lead_id
  on conflict (lead_id) do update
    set claimed_at = excluded.claimed_at, leased_until = excluded.leased_until, attempts = told.attempts + 1
    where told.sent_at is null and told.leased_until <= now() and told.mail_id = excluded.mail_id
  returning told.lead_id;
$$;

create function public.claim_due_mail() returns table (mail_id uuid, lead jsonb)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due record;
begin
  perform private.require_service_role();
  perform private.decide_alone();
  select * into due from private.due_mail();
  if due.mail is null then
    return;
  end if;
  return query
    with leased as (select lead_id from private.lease(due.mail, due.leads) as lead_id)
    select due.mail, to_jsonb(stored) from public.lead_form as stored join leased on leased.lead_id = stored.id
    order by stored.created_at, stored.id;
end;
$$;

create function public.settle_mail(p_mail_id uuid, p_failure text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  settled integer;
begin
  perform private.require_service_role();
  update private.lead_notification as told
  set
    sent_at = case when p_failure is null then now() end,
    failure = left(p_failure, 200),
    leased_until = case
      when p_failure is null then told.leased_until
      else now() + least(interval '1 hour', interval '1 minute' * 2 ^ least(told.attempts - 1, 6))
    end
  where told.mail_id = p_mail_id and told.sent_at is null;
  get diagnostics settled = row_count;
  return settled;
end;
$$;

create or replace function public.claim_lead_notification(
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
  fresh_for constant interval := interval '15 minutes';
  lead public.lead_form;
begin
  perform private.require_service_role();
  perform private.decide_alone();
  -- The sweep takes the lead along.
  if private.is_scarce() then
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
    -- The next equal lead, where this one is taken.
    perform private.lease(lead.id, array[lead.id]);
    if found then
      return next lead;
      return;
    end if;
  end loop;
end;
$$;

-- Ends a lease at once. The function settles its mails; this is for one that was deployed before.
create or replace function public.release_lead_notification(p_lead_id uuid) returns boolean
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.require_service_role();
  update private.lead_notification set leased_until = now() where lead_id = p_lead_id and sent_at is null and leased_until > now();
  return found;
end;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.claim_due_mail() from public, anon, authenticated;
revoke execute on function public.settle_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_due_mail() to service_role;
grant execute on function public.settle_mail(uuid, text) to service_role;
