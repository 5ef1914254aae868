-- Emails to the studio. Each new lead is in exactly one email. An unanswered lead is then in one reminder to staff and one to the owner.
-- Once a week the owner gets a letter with last week's figures (see *_letter.sql).
-- The function send-lead-notification claims an email here, sends it and records the outcome.

-- The ledger ---------------------------------------------------------------------------------------------------------

create table private.lead_notification (
  lead_id uuid references public.lead_form (id) on delete cascade,
  kind text not null default 'new' check (kind in ('new', 'staff', 'owner')),
  mail_id uuid not null,
  claimed_at timestamptz not null default now(),
  leased_until timestamptz not null default now(),
  attempts integer not null default 1,
  sent_at timestamptz,
  failure text,
  primary key (lead_id, kind)
);
revoke all on private.lead_notification from public, anon, authenticated, service_role;

comment on column private.lead_notification.claimed_at is 'When the mail was last handed out.';
comment on column private.lead_notification.leased_until is 'Until then nobody else may send it: a lease, or the pause after a failure.';

create index lead_notification_mailed_at on private.lead_notification (coalesce(sent_at, claimed_at));
create index lead_notification_open on private.lead_notification (leased_until) where sent_at is null;
create index lead_notification_mail on private.lead_notification (mail_id);

-- The weekly letters. A retry sends the figures of the first claim again, so that it is the same email.
create table private.weekly_letter (
  day date primary key,
  mail_id uuid not null default gen_random_uuid(),
  figures jsonb not null,
  claimed_at timestamptz not null default now(),
  leased_until timestamptz not null default now() + interval '2 minutes',
  attempts integer not null default 1,
  sent_at timestamptz,
  failure text
);
revoke all on private.weekly_letter from public, anon, authenticated, service_role;

-- Caps ---------------------------------------------------------------------------------------------------------------

-- Resend's free plan allows 100 emails a day, including sign-in emails.
insert into private.setting (name, value) values
  ('mail_after_seconds', '60'), -- leaves the first minute to the request from the visitor's browser
  ('mails_alone_an_hour', '10'), -- once this many are sent, only digests
  ('mails_an_hour', '20'),
  ('mails_a_day', '80');

-- Counts the emails within the period. An email counts at the time it was sent or, if unsent, at the time of its last claim.
create function private.mails_within(
  p_period interval, p_except uuid default null, p_kinds text[] default array['new', 'staff', 'owner', 'letter']
) returns integer
  language sql
  stable
  set search_path = ''
as $$
  select count(distinct mail_id)::integer
  from (
    select mail_id, kind, sent_at, claimed_at from private.lead_notification
    union all
    select mail_id, 'letter', sent_at, claimed_at from private.weekly_letter
  ) as mailed
  where coalesce(sent_at, claimed_at) > now() - p_period and mail_id is distinct from p_except and kind = any (p_kinds);
$$;

create function private.is_mail_cap_reached(p_except uuid) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select private.mails_within('1 hour', p_except) >= private.integer_setting('mails_an_hour')
    or private.mails_within('1 day', p_except) >= private.integer_setting('mails_a_day');
$$;

-- Unanswered leads ---------------------------------------------------------------------------------------------------

-- True when a lead is New and unclaimed. A click on Call, WhatsApp or Mail also claims a lead. A claim ends after 60 minutes within opening
-- hours, when the team is reminded, or when "no answer" is recorded. On the desk a colleague may take the lead over after 20 (CLAIM_MS in
-- src/desk/model/followUp.ts).
create function private.is_unclaimed(p_lead uuid) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select not exists (
    select from public.lead_follow_up as follow_up
    where follow_up.lead_id = p_lead
      and (
        follow_up.state <> 'New'
        or follow_up.claimed_at is not null
          and private.open_between(follow_up.claimed_at, now()) < interval '60 minutes'
          and not exists (
            select from public.lead_event as call
            where call.lead_id = p_lead and call.kind = 'no answer' and call.at > follow_up.claimed_at
              and not exists (select from public.lead_event as undo where undo.lead_id = p_lead and undo.kind = 'undo' and undo.value = call.id::text)
          )
      )
  );
$$;

-- Returns up to 100 leads of the last seven days, oldest first, that are unclaimed, have no email of this kind and, p_ahead from now, will
-- be at least p_delay old (counted within opening hours).
create function private.unclaimed_after(p_delay interval, p_kind text, p_ahead interval default '0') returns uuid[]
  language sql
  stable
  set search_path = ''
as $$
  select array(
    select id from (
      select lead.id from public.lead_form as lead
      where lead.created_at > now() - interval '7 days' and lead.created_at <= (select private.open_since(now() + p_ahead, p_delay))
        and not exists (select from private.lead_notification as mailed where mailed.lead_id = lead.id and mailed.kind = p_kind)
      order by lead.created_at, lead.id
      offset 0 -- makes PostgreSQL call is_unclaimed, which is slow, last
    ) as unmailed
    where private.is_unclaimed(id)
    limit 100
  );
$$;

-- Pauses -------------------------------------------------------------------------------------------------------------

-- True when the hour's cap allows another email now and then all reminders that fall due in the next hour, at most one of each kind every
-- 8.5 minutes (see pause_before).
create function private.leaves_room_for_reminders(p_kinds text[], p_except uuid default null) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select bool_and(
    private.mails_within(interval '1 hour' - pauses * interval '8.5 minutes', p_except)
      + least(staff, pauses + 1) + least(owner, pauses + 1) < private.integer_setting('mails_an_hour')
  )
  from generate_series(0, 7) as pauses
  cross join (
    select
      case when 'staff' = any (p_kinds) then cardinality(private.unclaimed_after('60 minutes', 'staff', '1 hour')) else 0 end as staff,
      case when 'owner' = any (p_kinds) then cardinality(private.unclaimed_after('120 minutes', 'owner', '1 hour')) else 0 end as owner
    where private.open_between(now(), now() + interval '1 hour') > interval '0'
    union all select 0, 0
  ) as due;
$$;

-- Returns how long after the last email of this kind the next one may be sent: 0 until emails run short, null if none may be sent now.
-- p_kinds: the kinds that can be sent. If they include reminders, 20 of the day's emails are kept for those. The last 20 emails that a kind
-- may use in a day are digests an hour apart, and the last five three hours, so that no kind pauses for half a day.
create function private.pause_before(p_kind text, p_kinds text[]) returns interval
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  few constant integer := private.integer_setting('mails_an_hour');
  a_day constant integer := private.integer_setting('mails_a_day');
  remaining integer := a_day - private.mails_within('1 day');
  has_room boolean;
begin
  if p_kind = 'new' and p_kinds && array['staff', 'owner'] then
    remaining := least(remaining, a_day - few - private.mails_within('1 day', null, array['new', 'letter']));
  end if;
  if remaining <= few then
    return case when remaining > few / 4 then interval '1 hour' when remaining > 0 then interval '3 hours' end;
  end if;
  has_room := private.leaves_room_for_reminders(p_kinds);
  return case
    when has_room and private.mails_within('1 hour') < private.integer_setting('mails_alone_an_hour') then interval '0'
    -- With a sweep a minute, no reminder is more than ten minutes late.
    when p_kind <> 'new' then interval '8.5 minutes'
    when has_room then interval '6 minutes'
  end;
end;
$$;

-- The next mail ------------------------------------------------------------------------------------------------------

-- Returns the next due email of these kinds, with its kind and leads, or nulls if none is due. Reminders are due only while the studio is
-- open. Changes no data.
create function private.due_mail(p_kinds text[] default array['new', 'staff', 'owner'], out mail uuid, out kind text, out leads uuid[])
  language plpgsql
  set search_path = ''
as $$
#variable_conflict use_column
declare
  max_age constant interval := interval '7 days';
  kinds constant text[] := case when private.is_open() then p_kinds else array_remove(array_remove(p_kinds, 'staff'), 'owner') end;
  digest_leads constant integer := 50;
  pause interval;
begin
  -- An email that failed, or whose outcome was never recorded, comes first. It keeps its id, so that Resend sends it only once.
  select mailed.mail_id, mailed.kind into due_mail.mail, due_mail.kind
  from private.lead_notification as mailed join public.lead_form as lead on lead.id = mailed.lead_id
  where mailed.sent_at is null and mailed.leased_until <= now() and lead.created_at > now() - max_age
    and mailed.kind = any (kinds) and (mailed.kind = 'new' or private.is_unclaimed(lead.id))
  order by mailed.kind = 'new', mailed.leased_until, mailed.mail_id
  limit 1;

  if due_mail.kind = 'new' and not private.leaves_room_for_reminders(p_kinds, due_mail.mail) then
    due_mail.mail := null;
  end if;
  if private.is_mail_cap_reached(due_mail.mail) then
    due_mail.mail := null;
    return;
  end if;

  if due_mail.mail is not null then
    due_mail.leads := array(
      select mailed.lead_id from private.lead_notification as mailed
      where mailed.mail_id = due_mail.mail and mailed.sent_at is null and (mailed.kind = 'new' or private.is_unclaimed(mailed.lead_id))
    );
    return;
  end if;

  foreach due_mail.kind in array kinds loop
    due_mail.leads := case due_mail.kind
      when 'staff' then private.unclaimed_after('60 minutes', 'staff')
      when 'owner' then private.unclaimed_after('120 minutes', 'owner')
      else array(
        select lead.id from public.lead_form as lead
        where lead.created_at > now() - max_age
          and lead.created_at <= now() - make_interval(secs => private.integer_setting('mail_after_seconds'))
          and not exists (select from private.lead_notification as mailed where mailed.lead_id = lead.id and mailed.kind = 'new')
        order by lead.created_at, lead.id
        limit digest_leads
      )
    end;
    if cardinality(due_mail.leads) > 0 then
      pause := private.pause_before(due_mail.kind, p_kinds);
      -- Count first attempts only. Otherwise an email that fails for days would block every digest.
      exit when pause is not null and not exists (
        select from private.lead_notification as mailed
        where mailed.kind = due_mail.kind and mailed.attempts = 1 and mailed.claimed_at > now() - pause
      );
      due_mail.leads := '{}';
    end if;
  end loop;
  if coalesce(cardinality(due_mail.leads), 0) = 0 then
    return;
  end if;
  -- A reminder covers all leads that are due, because the next one may have to wait.
  if due_mail.kind = 'new' and pause = interval '0' and cardinality(due_mail.leads) <= 3 then
    due_mail.leads := due_mail.leads[1:1];
  end if;
  due_mail.mail := case when due_mail.kind = 'new' and cardinality(due_mail.leads) = 1 then due_mail.leads[1] else gen_random_uuid() end;
end;
$$;

create function private.is_mail_due() returns boolean
  language plpgsql
  set search_path = ''
as $$
begin
  return (select due.mail is not null from private.due_mail() as due) or private.letter_day() is not null;
end;
$$;

-- Claims, for the service role only ----------------------------------------------------------------------------------

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

-- Without the lock, simultaneous claims would not count each other's email and could exceed a cap.
create function private.lock_mail_queue() returns void
  language sql
  set search_path = ''
as $$
  select pg_advisory_xact_lock(71960421);
$$;

-- Leases the leads to the caller for two minutes. Skips leads already sent or leased; returns the others.
create function private.lease(p_mail uuid, p_leads uuid[], p_kind text default 'new') returns setof uuid
  language sql
  set search_path = ''
as $$
  insert into private.lead_notification as mailed (lead_id, kind, mail_id, leased_until)
  select lead_id, p_kind, p_mail, now() + interval '2 minutes' from unnest(p_leads) as lead_id
  on conflict (lead_id, kind) do update
    set claimed_at = excluded.claimed_at, leased_until = excluded.leased_until, attempts = mailed.attempts + 1
    where mailed.sent_at is null and mailed.leased_until <= now() and mailed.mail_id = excluded.mail_id
  returning mailed.lead_id;
$$;

-- Claims the oldest lead of the last 15 minutes that has exactly these six values and was never claimed: if an attempt failed, only the
-- sweep tries again, because it knows how (claim_due_mail). A null name, email or phone number matches ''. Returns no row if there is nothing
-- to send.
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
  fresh_for constant interval := interval '15 minutes';
  lead public.lead_form;
begin
  perform private.require_service_role();
  perform private.lock_mail_queue();
  -- Leave the lead for the next digest.
  if private.pause_before('new', array['new', 'staff', 'owner']) is distinct from interval '0' then
    return;
  end if;

  select stored.* into lead
  from public.lead_form as stored
  where stored.created_at > now() - fresh_for
    and stored.full_name = coalesce(p_full_name, '')
    and stored.email = coalesce(p_email, '')
    and stored.phone_number = coalesce(p_phone_number, '')
    and stored.inquiry_type is not distinct from p_inquiry_type
    and stored.message is not distinct from p_message
    and stored.source_page is not distinct from p_source_page
    and not exists (select from private.lead_notification as mailed where mailed.lead_id = stored.id and mailed.kind = 'new')
  order by stored.created_at, stored.id
  limit 1;
  if found then
    perform private.lease(lead.id, array[lead.id]);
    return next lead;
  end if;
end;
$$;

revoke execute on function public.claim_lead_notification(text, text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.claim_lead_notification(text, text, text, text, text, text) to service_role;

-- Claims the email that is due now. Returns a row for each of its leads, oldest first, or no row if no email is due or a cap is reached.
-- p_kinds: the kinds that the caller can send (new, staff, owner, letter), separated by commas, in order of priority; the letter is always
-- last, and is one row with its figures in place of a lead. An email has one kind. failure: why its last attempt failed, if it did.
-- The email about a single new lead has that lead's id. Every other email has a generated id.
create function public.claim_due_mail(p_kinds text default 'new') returns table (mail_id uuid, kind text, lead jsonb, failure text)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  kinds constant text[] := string_to_array(p_kinds, ',');
  due record;
begin
  perform private.require_service_role();
  perform private.lock_mail_queue();
  insert into private.setting as setting (name, value) values ('kinds_of_mail', p_kinds)
  on conflict (name) do update set value = excluded.value where setting.value <> excluded.value;
  select * into due from private.due_mail(array_remove(kinds, 'letter'));
  if due.mail is null then
    if 'letter' = any (kinds) then
      return query select letter.mail_id, 'letter', letter.figures, letter.failure from private.lease_letter() as letter;
    end if;
    return;
  end if;
  return query
    with leased as (select lead_id from private.lease(due.mail, due.leads, due.kind) as lead_id)
    select due.mail, due.kind, to_jsonb(stored), mailed.failure
    from public.lead_form as stored join leased on leased.lead_id = stored.id
    left join private.lead_notification as mailed on mailed.lead_id = stored.id and mailed.kind = due.kind
    order by stored.created_at, stored.id;
end;
$$;

revoke execute on function public.claim_due_mail(text) from public, anon, authenticated, service_role;
grant execute on function public.claim_due_mail(text) to service_role;

-- Records the outcome of a claimed email. p_failure is null if the email was sent, otherwise the reason without visitor data. A failed
-- email is due again after 1 minute; this pause doubles with each failure, up to 1 hour. Returns the number of leads in the email, or 0 for
-- a letter and for an email that was already recorded as sent.
create function public.settle_mail(p_mail_id uuid, p_failure text) returns integer
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  sent constant timestamptz := case when p_failure is null then now() end;
  settled integer;
begin
  perform private.require_service_role();
  update private.lead_notification
  set sent_at = sent, failure = left(p_failure, 200), leased_until = now() + interval '1 minute' * least(60, 2 ^ least(attempts - 1, 6))
  where mail_id = p_mail_id and sent_at is null;
  get diagnostics settled = row_count;
  update private.weekly_letter
  set sent_at = sent, failure = left(p_failure, 200), leased_until = now() + interval '1 minute' * least(60, 2 ^ least(attempts - 1, 6))
  where mail_id = p_mail_id and sent_at is null;
  return settled;
end;
$$;

revoke execute on function public.settle_mail(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.settle_mail(uuid, text) to service_role;

-- Mail status for staff ----------------------------------------------------------------------------------------------

-- Returns {"overdue": {"received", "why"}} about the oldest lead whose reminder is more than 15 minutes late, or {}. Leaves out kinds of
-- email that the function does not ask for, because their address is not set.
create function private.overdue_reminder() returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_build_object('overdue', jsonb_build_object('received', lead.created_at, 'why', case
        when mailed.failure is not null then mailed.failure
        when sent.in_day >= sent.a_day then format('The limit of %s emails a day is reached', sent.a_day)
        when sent.in_day >= sent.a_day - sent.an_hour
          then format('After %s emails in a day, reminders go out once an hour', sent.a_day - sent.an_hour)
        when sent.in_hour >= sent.an_hour then format('The limit of %s emails an hour is reached', sent.an_hour)
        else 'Not attempted yet'
      end))
      from (values ('staff', interval '75 minutes'), ('owner', interval '135 minutes')) as step (kind, delay)
      cross join lateral private.open_since(now(), step.delay) as latest
      join public.lead_form as lead on lead.created_at > now() - interval '7 days' and lead.created_at <= latest
      left join private.lead_notification as mailed on mailed.lead_id = lead.id and mailed.kind = step.kind
      cross join (
        select
          private.mails_within('1 day') as in_day, private.mails_within('1 hour') as in_hour,
          private.integer_setting('mails_a_day') as a_day, private.integer_setting('mails_an_hour') as an_hour
      ) as sent
      where step.kind = any (string_to_array((select value from private.setting where name = 'kinds_of_mail'), ','))
        and mailed.sent_at is null and private.is_unclaimed(lead.id)
      order by lead.created_at
      limit 1
    ),
    '{}'
  );
$$;

-- Returns {"staff", "mail", "unmailed", "oldest", "failure", "sent", "refusal"}: whether emails are set up, data on leads not yet emailed
-- to the studio, and for `npm run doctor` when the last email was sent and why the newest unsent one has failed; also "overdue" (see above).
-- A lead counts as unmailed only after ten minutes, because a digest may take six minutes. An account that is not staff gets only
-- {"staff": false}. Security definer, because staff have no privilege on the ledger and may have none on the schema auth.
create function public.staff_state() returns jsonb
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
      'unmailed', count(*),
      'oldest', min(lead.created_at),
      'failure', (array_agg(mailed.failure order by mailed.claimed_at desc) filter (where mailed.failure is not null))[1],
      'sent', (select max(sent_at) from private.lead_notification where sent_at > '-infinity'),
      'refusal', (
        select last.failure from private.lead_notification as last
        where last.sent_at is null and last.failure is not null and last.claimed_at > now() - interval '7 days'
        order by last.claimed_at desc limit 1
      )
    ) || private.overdue_reminder()
    from public.lead_form as lead left join private.lead_notification as mailed on mailed.lead_id = lead.id and mailed.kind = 'new'
    where mailed.sent_at is null and lead.created_at > now() - interval '7 days' and lead.created_at <= now() - interval '10 minutes'
  );
end;
$$;

revoke execute on function public.staff_state() from public, anon, authenticated, service_role;
grant execute on function public.staff_state() to authenticated;
