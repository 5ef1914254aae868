-- The weekly letter: last week's figures and one piece of advice, emailed to the owner and shown in the dashboard's overview.

-- A weekday and a time in Dubai, or off. To change it, the owner runs in the SQL editor:
-- update private.setting set value = 'Sun 18:00' where name = 'letter'
insert into private.setting (name, value) values ('letter', 'Mon 09:00');

-- Figures ------------------------------------------------------------------------------------------------------------

-- The leads that count: all except spam.
create view private.counted_lead as
select
  lead.created_at, coalesce(follow_up.state, 'New') as state, follow_up.first_contact_at, origin.channel, origin.campaign,
  coalesce(origin.campaign, origin.click_id) is not null as is_from_advert,
  -- Leads added by hand are typed in after the conversation, so they say nothing about response times.
  coalesce(origin.told_by = 'staff', false) as is_by_hand
from public.lead_form as lead
left join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id
left join public.lead_origin as origin on origin.lead_id = lead.id
where follow_up.lost_reason is distinct from 'Spam or test';
revoke all on private.counted_lead from public, anon, authenticated, service_role;

-- Returns {"day", "at", "leads", "booked", "facts": [[label, value]], "advice"} for the seven days before p_day, as of now, without personal
-- data. The dashboard counts answers by the same rules (src/desk/model/overview.ts).
create function private.week_figures(p_day date) returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  ends constant timestamptz := p_day::timestamp at time zone 'Asia/Dubai';
  week record;
  minutes integer;
begin
  -- Reads the opening hours once, because private.open_between for each of 20,000 leads would take many seconds.
  with opening as materialized (
    select opens, closes from private.spans_between(ends - interval '7 days', greatest(ends, now()))
  ),
  waiting as (
    select
      lead.*,
      exists (select from opening where lead.created_at >= opens and lead.created_at < closes) as while_open,
      (
        select coalesce(sum(least(answered_at, closes) - greatest(lead.created_at, opens)), '0') from opening
        where least(answered_at, closes) > greatest(lead.created_at, opens)
      ) as waited
    from private.counted_lead as lead
    cross join lateral coalesce(first_contact_at, now()) as answered_at
    where lead.created_at >= ends - interval '7 days' and lead.created_at < ends
  ),
  lead as (
    select
      *,
      case -- null: does not count yet, or no longer
        when is_by_hand then null
        when first_contact_at is not null then waited <= interval '2 hours'
        when state = 'New' and waited >= interval '2 hours' and created_at >= now() - interval '14 days' then false
      end as in_time
    from waiting
  )
  select
    count(*) as leads,
    count(in_time) as due,
    count(*) filter (where in_time) as in_time,
    count(*) filter (where not in_time) as late,
    mode() within group (order by to_char(created_at at time zone 'Asia/Dubai', 'HH24')) filter (where not in_time) as late_hour,
    percentile_cont(0.5) within group (order by waited) filter (where first_contact_at is not null and not is_by_hand) as median,
    count(*) filter (where state = 'Booked') as booked,
    count(*) filter (where is_from_advert) as from_adverts,
    count(*) filter (where is_from_advert and state = 'Booked') as booked_from_adverts,
    count(*) filter (where not is_by_hand and not while_open) as while_closed
  into week from lead;
  minutes := floor(extract(epoch from week.median) / 60);

  return jsonb_build_object(
    'day', p_day, 'at', now(), 'leads', week.leads, 'booked', week.booked,
    'facts', jsonb_build_array(
      jsonb_build_array('Leads', week.leads::text),
      jsonb_build_array('Answered within two open hours', format('%s of %s', week.in_time, week.due)),
      jsonb_build_array('Median first response', case
        when minutes is null then '–'
        when minutes < 60 then minutes || ' min'
        else concat_ws(' ', minutes / 60 || ' h', nullif(minutes % 60, 0) || ' min')
      end),
      jsonb_build_array('Booked', week.booked::text),
      jsonb_build_array('From adverts', format(
        case week.from_adverts when 1 then '%s lead, %s booked' else '%s leads, %s booked' end, week.from_adverts, week.booked_from_adverts
      ))
    ),
    'advice', case
      when week.leads = 0 then 'Nobody wrote last week. Send yourself a form from your phone to make sure it arrives.'
      when week.due >= 5 and week.in_time < 0.8 * week.due then format(
        '%s of %s waited longer than two open hours, most of them from %s:00 on. Decide who covers the desk then.',
        week.late, week.due, week.late_hour
      )
      when week.leads >= 10 and week.while_closed >= 0.4 * week.leads then format(
        '%s of %s wrote while you were closed. Answer those first at %s.',
        week.while_closed, week.leads, (
          select to_char(min(opens) at time zone 'Asia/Dubai', 'HH24:MI') from private.spans_between(ends, ends + interval '400 days')
          where day >= p_day
        )
      )
      else coalesce(
        (
          select format(
            '%s has brought %s leads in 30 days and no booking. Check what the advert promises before you pay for more.',
            -- Strangers can choose both names and could put a link there.
            case when min(channel || campaign) ~ '^[[:alnum:] _-]+$' and length(min(campaign)) <= 40 then min(channel || ' · ' || campaign)
              else 'One campaign' end,
            count(*)
          )
          from private.counted_lead
          where created_at >= ends - interval '30 days' and created_at < ends and campaign is not null
          group by lower(channel), lower(campaign) having count(*) >= 10 and not bool_or(state = 'Booked')
          order by count(*) desc, lower(channel), lower(campaign) limit 1
        ),
        (
          select count(*) || ' leads were answered and not followed up. Ask each of them once whether questions remain.'
          from private.counted_lead
          where created_at > now() - interval '14 days' and state = 'Contacted' and first_contact_at < now() - interval '3 days'
          having count(*) >= 3
        ),
        'Nothing needs changing. Keep answering as you do.'
      )
    end
  );
end;
$$;

-- Days ---------------------------------------------------------------------------------------------------------------

-- Returns the last day on which a letter was scheduled by p_at. While the letter is off, that is Monday at 09:00.
create function private.last_letter_day(p_at timestamptz) returns date
  language sql
  stable
  set search_path = ''
as $$
  select (date_trunc('week', p_at at time zone 'Asia/Dubai' - since_monday) + since_monday)::date
  from coalesce((select value from private.setting where name = 'letter' and value <> 'off'), 'Mon 09:00') as letter
  cross join lateral (
    select make_interval(days => strpos('MonTueWedThuFriSatSun', left(letter, 3)) / 3) + right(letter, 5)::interval as since_monday
  ) as schedule;
$$;

-- Returns the day whose letter is due at p_at, or null. A letter is due until the end of the second day after, except in a database without
-- a lead from an earlier week, and waits while a cap is reached.
create function private.letter_day(p_at timestamptz default now()) returns date
  language sql
  stable
  set search_path = ''
as $$
  select last.day
  from private.last_letter_day(p_at) as last (day)
  join private.setting on setting.name = 'letter' and setting.value <> 'off'
  left join private.weekly_letter as letter on letter.day = last.day
  where p_at < (last.day + 3)::timestamp at time zone 'Asia/Dubai'
    and letter.sent_at is null and coalesce(letter.leased_until <= p_at, true)
    and exists (select from public.lead_form where created_at < last.day::timestamp at time zone 'Asia/Dubai')
    and not private.is_mail_cap_reached(letter.mail_id);
$$;

-- Leases the letter that is due now to the caller for two minutes. A retry keeps the figures of the first claim. Returns no row if none is
-- due.
create function private.lease_letter() returns setof private.weekly_letter
  language plpgsql
  set search_path = ''
as $$
declare
  due constant date := private.letter_day();
begin
  return query
    update private.weekly_letter as letter
    set claimed_at = now(), leased_until = now() + interval '2 minutes', attempts = letter.attempts + 1
    where letter.day = due
    returning letter.*;
  if not found and due is not null then
    return query insert into private.weekly_letter (day, figures) values (due, private.week_figures(due)) returning weekly_letter.*;
  end if;
end;
$$;

-- Returns the current figures of the week before the last letter day (see week_figures). Errors: 403 not staff.
create function public.last_week() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  perform private.staff_name();
  return private.week_figures(private.last_letter_day(now()));
end;
$$;

revoke execute on function public.last_week() from public, anon, authenticated, service_role;
grant execute on function public.last_week() to authenticated;

-- Privileges ---------------------------------------------------------------------------------------------------------

-- Of the functions of all migrations. A later migration that creates one in private has to repeat this (supabase/tests/grants.sql).
revoke execute on all functions in schema private from public;
