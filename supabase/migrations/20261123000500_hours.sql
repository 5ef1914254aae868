-- Opening hours in Dubai time, for every duration that only counts while the studio is open.

-- The same hours as src/site/studioHours.ts, which describes their shape. If several exceptions cover a day, the last one in the list
-- applies.
insert into private.setting (name, value) values ('hours', '{"opens":"10:00","closes":"21:00","exceptions":[]}');

-- Reading the hours. None of these functions raises an error, because that would stop every email: what cannot be read counts as closed.
-- They are in PL/pgSQL, which plans a query once per connection, because each email asks about many days.

create function private.hours() returns jsonb
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return (select value::jsonb from private.setting where name = 'hours');
exception when others then
  return null;
end;
$$;

-- Returns '20:00' as 20 hours, or null for what is no time. Older releases also stored '9:00' and '09:00:00'.
create function private.time_of_day(p_time text) returns interval
  language plpgsql
  immutable
  set search_path = ''
as $$
begin
  return case when p_time ~ '^([01]?[0-9]|2[0-3]):[0-5][0-9](:00)?$|^24:00(:00)?$' then p_time::interval end;
end;
$$;

-- Returns the openings of a day. One that closes at or before the time at which it opens ends on the next day.
create function private.spans_of(p_day date, p_hours jsonb default private.hours()) returns table (opens timestamptz, closes timestamptz)
  language plpgsql
  stable
  rows 2
  set search_path = ''
as $$
declare
  hours constant jsonb := coalesce(
    (
      select exception from jsonb_path_query(p_hours, '$.exceptions[*]') with ordinality as list (exception, place)
      where to_char(p_day, 'YYYY-MM-DD') collate "C" between exception ->> 'from' and exception ->> 'to'
      order by place desc limit 1
    ),
    p_hours
  );
begin
  return query
    select
      (p_day + begins) at time zone 'Asia/Dubai',
      (p_day + ends + case when ends < begins then interval '24 hours' else '0' end) at time zone 'Asia/Dubai'
    from jsonb_path_query(coalesce(hours -> 'spans', hours), '$[*]') as span
    cross join lateral (values (private.time_of_day(span ->> 'opens'), private.time_of_day(span ->> 'closes'))) as times (begins, ends)
    where begins <> ends
    order by begins;
end;
$$;

-- Returns the openings between two points in time, and the day to which each belongs.
create function private.spans_between(p_from timestamptz, p_to timestamptz) returns table (day date, opens timestamptz, closes timestamptz)
  language plpgsql
  stable
  rows 20
  set search_path = ''
as $$
declare
  hours constant jsonb := private.hours();
begin
  return query
    select days.day::date, span.opens, span.closes
    from generate_series(
      -- An opening of the day before may end on this day.
      date_trunc('day', p_from at time zone 'Asia/Dubai') - interval '1 day', p_to at time zone 'Asia/Dubai', interval '1 day'
    ) as days (day)
    cross join lateral private.spans_of(days.day::date, hours) as span
    where span.closes > p_from and span.opens <= p_to;
end;
$$;

-- Returns how long the studio is open between two points in time.
create function private.open_between(p_from timestamptz, p_to timestamptz) returns interval
  language sql
  stable
  set search_path = ''
as $$
  select coalesce(sum(least(p_to, closes) - greatest(p_from, opens)), interval '0')
  from private.spans_between(p_from, p_to)
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
    from private.spans_between(p_to - interval '8 days', p_to)
    where opens < least(p_to, closes)
  ) as days
  where open >= p_open
  order by opens desc
  limit 1;
$$;

create function private.is_open(p_at timestamptz default now()) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (select from private.spans_between(p_at, p_at));
$$;

-- Changing the hours.

-- Returns the first problem of these hours as a sentence, or null. scripts/owner/hours.ts finds the same problems in those of the site.
create function private.hours_problem(p_hours jsonb) returns text
  language plpgsql
  stable
  set search_path = ''
  set jit = off -- compiling the query takes seconds
as $$
declare
  no_hours constant text := ' has no hours; write opens and closes, spans or closed: true.';
  a_time constant text := '^([01][0-9]|2[0-3]):[0-5][0-9]$';
  no_time constant text := ' is not a time from 00:00 to 23:59.';
  problem text;
begin
  with part as ( -- the usual hours, then the exceptions
    select
      place, case place when 0 then 'every day' else fields ->> 'from' end as day, fields,
      case when place > 0 and fields ? 'closed' then 'closed' when fields ? 'spans' then 'spans' else 'opens' end as kind
    from (
      select place, case jsonb_typeof(element) when 'object' then element else '{}' end as fields
      from (
        select p_hours as element, 0 as place union all select * from jsonb_path_query(p_hours, '$.exceptions[*]') with ordinality
      ) as listed
    ) as read
  ),
  span as (
    select place, day, kind, number, case jsonb_typeof(span) when 'object' then span else '{}' end as fields
    from part
    cross join lateral jsonb_path_query(case kind when 'opens' then fields when 'spans' then fields -> 'spans' end, '$[*]')
      with ordinality as spans (span, number)
  ),
  value as ( -- what has to be a day or a time
    select
      place, 3 as step, number, fields -> key as value, ' is not a day like 2027-02-08.' as wrong,
      case when fields ->> key ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-[0-9]{2}$'
        then to_char((left(fields ->> key, 8) || '01')::date + right(fields ->> key, 2)::integer - 1, 'YYYY-MM-DD') = fields ->> key
      end as is_right
    from part cross join (values (1, 'from'), (2, 'to'), (3, 'knownUntil')) as days (number, key)
    where case place when 0 then fields ? key else key <> 'knownUntil' end
    union all
    select place, 6, 5 * number + 2, fields -> 'opens', no_time, fields ->> 'opens' ~ a_time from span
    union all
    select place, 6, 5 * number + 3, fields -> 'closes', no_time, fields ->> 'closes' ~ a_time or fields ->> 'closes' = '24:00' from span
  )
  select text into problem
  from (
    select place, 1 as step, 0 as number, key || ' is not known here.' as text
    from part cross join lateral jsonb_object_keys(fields) as key
    where key <> all (case place when 0 then array['exceptions', 'knownUntil'] else array['from', 'to'] end)
      and key <> all (case kind when 'opens' then array['opens', 'closes'] else array[kind] end)
    union all
    select 0, 2, 0, 'exceptions is not known here.' where jsonb_typeof(p_hours -> 'exceptions') <> 'array'
    union all
    select
      place, step, number,
      case jsonb_typeof(value) when 'array' then 'a list' when 'object' then 'an object' else coalesce(value #>> '{}', 'null') end || wrong
    from value where is_right is not true
    union all
    select place, 4, 0, format('%s is after %s.', day, fields ->> 'to') from part where place > 0 and day > (fields ->> 'to') collate "C"
    union all
    select place, 5, 0, day || no_hours from part
    where kind = 'closed' and fields -> 'closed' <> 'true'
      or kind = 'spans' and (jsonb_typeof(fields -> 'spans') <> 'array' or fields -> 'spans' = '[]')
    union all
    select place, 6, 5 * number, key || ' is not known here.' from span cross join lateral jsonb_object_keys(fields) as key
    where kind = 'spans' and key not in ('opens', 'closes')
    union all
    select place, 6, 5 * number + 1, day || no_hours from span where fields ->> 'opens' is null or fields ->> 'closes' is null
    union all
    select place, 6, 5 * number + 4, format('%s: opens and closes at %s; write closed: true.', day, fields ->> 'opens') from span
    where fields ->> 'opens' = fields ->> 'closes'
  ) as found
  order by place, step, number, length(text), text collate "C"
  limit 1;
  if problem is not null then
    return problem;
  end if;

  with exception as (
    select place, (exception ->> 'from')::date as starts, (exception ->> 'to')::date as ends
    from jsonb_path_query(p_hours, '$.exceptions[*]') with ordinality as list (exception, place)
  )
  select to_char(min(greatest(one.starts, later.starts)), 'YYYY-MM-DD') || ' is in two exceptions.' into problem
  from exception as one
  join exception as later on later.place > one.place and later.starts <= one.ends and later.ends >= one.starts
  where not (later.starts >= one.starts and later.ends <= one.ends and later.ends - later.starts < one.ends - one.starts);

  return coalesce(
    problem,
    (
      select name || ': two openings overlap.'
      from (
        select 'every day' as name, date '2000-01-01' as day, p_hours - 'exceptions' as hours
        union
        select to_char(day, 'YYYY-MM-DD'), day, p_hours
        from jsonb_path_query(p_hours, '$.exceptions[*]') as exception
        cross join lateral (values ((exception ->> 'from')::date), ((exception ->> 'to')::date + 1)) as change (changed)
        -- Between two changes all days are alike.
        cross join lateral (values (changed - 1), (changed)) as around (day)
      ) as candidate
      where exists (
        select from (
          select opens, closes, lead(opens) over (order by opens, closes) as next_opens
          from (select * from private.spans_of(day, hours) union all select * from private.spans_of(day + 1, hours)) as both_days
        ) as opening
        where opens < (day + 1)::timestamp at time zone 'Asia/Dubai' and closes > next_opens
      )
      order by name <> 'every day', day
      limit 1
    ),
    case
      when not exists (
        select from generate_series(0, 399) as days (ahead)
        cross join lateral private.spans_of((now() at time zone 'Asia/Dubai')::date + ahead, p_hours)
      ) then 'The studio would be closed for 400 days.'
    end
  );
end;
$$;

-- When the hours change, the owner runs in the SQL editor (npm run launch-check prints the line): select private.set_hours('{...}')
create function private.set_hours(p_hours jsonb) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  problem constant text := private.hours_problem(p_hours);
begin
  if problem is not null then
    raise exception '%', problem using errcode = '22023';
  end if;
  insert into private.setting as setting (name, value) values ('hours', p_hours::text)
  on conflict (name) do update set value = excluded.value;
end;
$$;
