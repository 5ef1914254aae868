-- An unanswered lead that no one is working on is mailed again: to the staff after 60 minutes of opening time, to the owner after 120. Each
-- once, by the same ledger and within the same caps as the mails of new leads.
--
-- For the function send-lead-notification, in the place of claim_due_mail():
--
--   public.claim_due_mail(p_kinds text default 'new') returns table (mail_id uuid, kind text, lead jsonb)
--     p_kinds: which mails it can send, of 'new', 'staff' and 'owner', with commas. A mail is of one kind; new leads go first. A new lead's
--     own mail has the lead's id, every other an id of its own. POST /rest/v1/rpc/claim_due_mail
--
-- For the owner, when the hours change, in the SQL editor (npm run launch-check prints it): select private.set_hours('{...}')

-- The ledger ---------------------------------------------------------------------------------------------------------

alter table private.lead_notification
  add column kind text not null default 'new' check (kind in ('new', 'staff', 'owner')),
  drop constraint lead_notification_pkey,
  add primary key (lead_id, kind);

-- Nobody is reminded of the leads of before: they count as told, in one mail a kind.
insert into private.lead_notification (lead_id, kind, mail_id, claimed_at, sent_at)
select lead.id, before.kind, before.mail_id, lead.created_at, lead.created_at
from public.lead_form as lead
cross join (select kind, gen_random_uuid() as mail_id from unnest(array['staff', 'owner']) as kind) as before
where lead.created_at < now() - interval '1 day';

-- Opening time -------------------------------------------------------------------------------------------------------

-- As src/site/studioHours.ts has it; of two exceptions for one day the later one in the list counts.
insert into private.setting (name, value) values ('hours', '{"opens":"10:00","closes":"21:00","exceptions":[]}');

create function private.hours_of(p_day date) returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    (
      select exception from jsonb_array_elements(setting.value::jsonb -> 'exceptions') with ordinality as list (exception, place)
      where p_day between (exception ->> 'from')::date and (exception ->> 'to')::date
      order by place desc limit 1
    ),
    setting.value::jsonb
  )
  from private.setting where setting.name = 'hours';
$$;

-- How long the studio is open between two moments.
create function private.open_between(p_from timestamptz, p_to timestamptz) returns interval
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(sum(least(p_to, closes) - greatest(p_from, opens)), interval '0')
  from (
    select
      (day::date + (hours ->> 'opens')::time) at time zone 'Asia/Dubai' as opens,
      (day::date + (hours ->> 'closes')::time) at time zone 'Asia/Dubai' as closes
    from generate_series(date_trunc('day', p_from at time zone 'Asia/Dubai'), p_to at time zone 'Asia/Dubai', interval '1 day') as day
    cross join lateral private.hours_of(day::date) as hours
    where hours ->> 'opens' < hours ->> 'closes' -- neither when it is closed
  ) as days
  where least(p_to, closes) > greatest(p_from, opens);
$$;

create function private.is_open() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select private.open_between(now(), now() + interval '1 second') > interval '0';
$$;

create function private.set_hours(p_hours jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  update private.setting set value = p_hours::text where name = 'hours';
  -- Hours that cannot be read would end every sweep.
  if private.open_between(now(), now() + interval '400 days') = interval '0' then
    raise exception 'These are no hours' using errcode = '22023';
  end if;
end;
$$;

-- What is due --------------------------------------------------------------------------------------------------------

-- Whether reminders of the lead may go out: it is New, and no claim holds them. A claim (pressing Call makes one) holds them for 60 minutes
-- of opening time, or until a call was noted as not answered.
create function private.is_unclaimed(p_lead uuid) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select not exists (
    select from public.lead_follow_up as done
    where done.lead_id = p_lead
      and (
        done.state <> 'New'
        or done.claimed_at is not null
          and private.open_between(done.claimed_at, now()) < interval '60 minutes'
          and not exists (
            select from public.lead_event as call
            where call.lead_id = p_lead and call.kind = 'no answer' and call.at > done.claimed_at
              and not exists (select from public.lead_event as undo where undo.lead_id = p_lead and undo.kind = 'undo' and undo.value = call.id::text)
          )
      )
  );
$$;

-- The leads of the last seven days, oldest first, that are unclaimed after so much opening time, without those already mailed.
create function private.unclaimed_after(p_time interval, p_kind text) returns uuid[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select lead.id from public.lead_form as lead
    where lead.created_at > now() - interval '7 days' and lead.created_at <= now() - p_time
      and not exists (select from private.lead_notification as told where told.lead_id = lead.id and told.kind = p_kind)
      and private.is_unclaimed(lead.id)
      and private.open_between(lead.created_at, now()) >= p_time
    order by lead.created_at, lead.id
    limit 50
  );
$$;

drop function private.is_mail_due();
drop function private.due_mail();

-- The next mail of these kinds, its kind and its leads, or nulls. Changes nothing.
create function private.due_mail(p_kinds text[] default array['new', 'staff', 'owner'], out mail uuid, out kind text, out leads uuid[])
  language plpgsql
  set search_path = ''
as $$
#variable_conflict use_column
declare
  news constant interval := interval '7 days';
  kinds constant text[] := case when private.is_open() then p_kinds else array_remove(array_remove(p_kinds, 'staff'), 'owner') end;
  digest_leads constant integer := 50;
  pause interval;
begin
  -- A mail that failed, or whose sender went away, comes first, and as the same mail.
  select told.mail_id, told.kind into due_mail.mail, due_mail.kind
  from private.lead_notification as told join public.lead_form as lead on lead.id = told.lead_id
  where told.sent_at is null and told.leased_until <= now() and lead.created_at > now() - news
    and told.kind = any (kinds) and (told.kind = 'new' or private.is_unclaimed(lead.id))
  order by told.leased_until, told.mail_id
  limit 1;

  if private.mails_within('1 hour', due_mail.mail) >= private.number_of('mails_an_hour')
    or private.mails_within('1 day', due_mail.mail) >= private.number_of('mails_a_day')
  then
    due_mail.mail := null;
    return;
  end if;

  if due_mail.mail is not null then
    due_mail.leads := array(
      select told.lead_id from private.lead_notification as told
      where told.mail_id = due_mail.mail and told.sent_at is null and (told.kind = 'new' or private.is_unclaimed(told.lead_id))
    );
    return;
  end if;

  foreach due_mail.kind in array kinds loop
    due_mail.leads := case due_mail.kind
      when 'staff' then private.unclaimed_after(interval '60 minutes', 'staff')
      when 'owner' then private.unclaimed_after(interval '120 minutes', 'owner')
      else array(
        select lead.id from public.lead_form as lead
        where lead.created_at > now() - news
          and lead.created_at <= now() - make_interval(secs => private.number_of('mail_after_seconds'))
          and not exists (select from private.lead_notification as told where told.lead_id = lead.id and told.kind = 'new')
        order by lead.created_at, lead.id
        limit digest_leads
      )
    end;
    exit when cardinality(due_mail.leads) > 0;
  end loop;
  if coalesce(cardinality(due_mail.leads), 0) = 0 then
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
  elsif cardinality(due_mail.leads) <= 3 then
    due_mail.leads := due_mail.leads[1:1];
  end if;
  due_mail.mail := case when due_mail.kind = 'new' and cardinality(due_mail.leads) = 1 then due_mail.leads[1] else gen_random_uuid() end;
end;
$$;

create function private.is_mail_due() returns boolean
  language sql
  set search_path = ''
as $$
  select due.mail is not null from private.due_mail() as due;
$$;

-- Claims -------------------------------------------------------------------------------------------------------------

drop function private.lease(uuid, uuid[]);

-- Leases the leads to whoever asks; answers those that nobody else has and nobody was told of.
create function private.lease(p_mail uuid, p_leads uuid[], p_kind text default 'new') returns setof uuid
  language sql
  set search_path = ''
as $$
  insert into private.lead_notification as told (lead_id, kind, mail_id, leased_until)
  select lead_id, p_kind, p_mail, now() + interval '2 minutes' from unnest(p_leads) as lead_id
  on conflict (lead_id, kind) do update
    set claimed_at = excluded.claimed_at, leased_until = excluded.leased_until, attempts = told.attempts + 1
    where told.sent_at is null and told.leased_until <= now() and told.mail_id = excluded.mail_id
  returning told.lead_id;
$$;

drop function public.claim_due_mail();

create function public.claim_due_mail(p_kinds text default 'new') returns table (mail_id uuid, kind text, lead jsonb)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  due record;
begin
  perform private.require_service_role();
  perform private.decide_alone();
  select * into due from private.due_mail(string_to_array(p_kinds, ','));
  if due.mail is null then
    return;
  end if;
  return query
    with leased as (select lead_id from private.lease(due.mail, due.leads, due.kind) as lead_id)
    select due.mail, due.kind, to_jsonb(stored) from public.lead_form as stored join leased on leased.lead_id = stored.id
    order by stored.created_at, stored.id;
end;
$$;

-- What staff see: a lead that no mail was sent of, whatever came of its reminders.
create or replace function public.staff_state() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
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
    from public.lead_form as lead left join private.lead_notification as told on told.lead_id = lead.id and told.kind = 'new'
    where told.sent_at is null and lead.created_at > now() - interval '7 days' and lead.created_at <= now() - interval '10 minutes'
  );
end;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.is_staff() to authenticated; -- the policies ask it
revoke execute on function public.claim_due_mail(text) from public, anon, authenticated;
grant execute on function public.claim_due_mail(text) to service_role;
