-- Opening hours in Dubai time, for every duration that only counts while the studio is open.

-- The same hours as src/site/studioHours.ts. If several exceptions cover a day, the last one in the list applies.
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

-- Returns a row for each day between two points in time. On a closed day, opens and closes are equal.
create function private.hours_between(p_from timestamptz, p_to timestamptz) returns table (day date, opens timestamptz, closes timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select
    days.day::date,
    (days.day::date + opens) at time zone 'Asia/Dubai',
    (days.day::date + greatest(opens, closes)) at time zone 'Asia/Dubai'
  from generate_series(date_trunc('day', p_from at time zone 'Asia/Dubai'), p_to at time zone 'Asia/Dubai', interval '1 day') as days (day)
  cross join lateral private.hours_of(days.day::date) as hours
  cross join lateral (
    select coalesce((hours ->> 'opens')::time, '00:00') as opens, coalesce((hours ->> 'closes')::time, '00:00') as closes
  ) as times;
$$;

-- Returns how long the studio is open between two points in time.
create function private.open_between(p_from timestamptz, p_to timestamptz) returns interval
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(sum(least(p_to, closes) - greatest(p_from, opens)), interval '0')
  from private.hours_between(p_from, p_to)
  where least(p_to, closes) > greatest(p_from, opens);
$$;

-- Returns the latest time from which the studio was open for p_open until p_to, if that is within the last eight days; otherwise null.
create function private.open_since(p_to timestamptz, p_open interval) returns timestamptz
  language sql
  stable
  set search_path = ''
as $$
  select opens + (open - p_open)
  from (
    select opens, sum(least(p_to, closes) - opens) over (order by opens desc) as open
    from private.hours_between(p_to - interval '8 days', p_to)
    where opens < least(p_to, closes)
  ) as days
  where open >= p_open
  order by opens desc
  limit 1;
$$;

create function private.is_open() returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select private.open_between(now(), now() + interval '1 second') > interval '0';
$$;

-- When the hours change, the owner runs in the SQL editor (npm run launch-check prints the line): select private.set_hours('{...}')
create function private.set_hours(p_hours jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  update private.setting set value = p_hours::text where name = 'hours';
  -- Refuse unreadable hours, because they would make every sweep fail.
  if private.open_between(now(), now() + interval '400 days') = interval '0' then
    raise exception 'These opening hours cannot be read' using errcode = '22023';
  end if;
end;
$$;
