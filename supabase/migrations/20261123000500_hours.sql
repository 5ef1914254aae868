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

-- Returns '20:00' as 20 hours, or null for what is no time. Older releases also stored '9:00', '09:00:00' and '8:00 PM'.
create function private.time_of_day(p_time text) returns interval
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  return p_time::time;
exception when others then
  return null;
end;
$$;

-- Returns the openings of a day, or of the days up to p_last. One that closes at or before the time at which it opens ends on the next day.
create function private.spans_of(p_day date, p_last date default null, p_hours jsonb default private.hours())
  returns table (day date, opens timestamptz, closes timestamptz)
  language plpgsql
  stable
  rows 20
  set search_path = ''
  set jit = off -- compiling the query takes longer than running it
as $$
begin
  return query
    select
      span_day::date,
      (span_day + begins) at time zone 'Asia/Dubai',
      (span_day + ends + case when ends < begins then interval '24 hours' else '0' end) at time zone 'Asia/Dubai'
    from generate_series(p_day::timestamp, coalesce(p_last, p_day), interval '1 day') as span_day
    cross join lateral coalesce(
      (
        select exception from jsonb_path_query(p_hours, '$.exceptions[*]') with ordinality as list (exception, place)
        where to_char(span_day, 'YYYY-MM-DD') collate "C" between exception ->> 'from' and exception ->> 'to'
        order by place desc limit 1
      ),
      p_hours
    ) as hours
    cross join lateral jsonb_path_query(coalesce(hours -> 'spans', hours), '$[*]') as span
    cross join lateral (values (private.time_of_day(span ->> 'opens'), private.time_of_day(span ->> 'closes'))) as times (begins, ends)
    where begins <> ends
    order by span_day, begins;
end;
$$;

-- Returns the openings between two points in time, and the day to which each belongs.
create function private.spans_between(p_from timestamptz, p_to timestamptz) returns table (day date, opens timestamptz, closes timestamptz)
  language plpgsql
  stable
  rows 20
  set search_path = ''
as $$
begin
  return query
    select span.* -- An opening of the day before may end on this day.
    from private.spans_of((p_from at time zone 'Asia/Dubai')::date - 1, (p_to at time zone 'Asia/Dubai')::date) as span
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
  set jit = off
as $$
declare
  today constant date := now() at time zone 'Asia/Dubai';
  a_time constant text := '^([01][0-9]|2[0-3]):[0-5][0-9]$';
  no_hours constant text := ' has no hours; write opens and closes, spans or closed: true.';
  no_time constant text := ' is not a time from 00:00 to 23:59.';
  problem text;
begin
  if jsonb_typeof(p_hours -> 'exceptions') <> 'array' then
    return 'exceptions is not known here.';
  end if;

  -- The shape of the usual hours, then of each exception.
  select sentence into problem
  from jsonb_array_elements(jsonb_build_array(p_hours) || coalesce(p_hours -> 'exceptions', '[]')) with ordinality as list (element, place)
  cross join lateral (
    select fields, case place when 1 then 'every day' else fields ->> 'from' end, case
      when place > 1 and fields ? 'closed' then array['closed'] when fields ? 'spans' then array['spans'] else array['opens', 'closes']
    end
    from (select case jsonb_typeof(element) when 'object' then element else '{}' end) as read (fields)
  ) as part (fields, day, kind)
  cross join lateral coalesce(
    (
      select key || ' is not known here.' from jsonb_object_keys(fields) as key
      where key <> all (kind || case place when 1 then array['exceptions', 'knownUntil'] else array['from', 'to'] end) limit 1
    ),
    (
      select coalesce(text, 'null') || ' is not a day like 2027-02-08.'
      from unnest(case when place > 1 then array['from', 'to'] when fields ? 'knownUntil' then array['knownUntil'] end) as key
      cross join lateral (select fields ->> key) as value (text)
      where case when text ~ '^[1-9][0-9]{3}-(0[1-9]|1[0-2])-[0-9]{2}$'
        then to_char((left(text, 8) || '01')::date + right(text, 2)::integer - 1, 'YYYY-MM-DD') <> text
        else true
      end limit 1
    ),
    case when day > (fields ->> 'to') collate "C" then format('%s is after %s.', day, fields ->> 'to') end,
    case
      when case kind[1]
        when 'closed' then fields -> 'closed' <> 'true'
        when 'spans' then jsonb_typeof(fields -> 'spans') <> 'array' or fields -> 'spans' = '[]'
      end then day || no_hours
    end,
    (
      select wrong
      from jsonb_path_query(case kind[1] when 'opens' then fields when 'spans' then fields -> 'spans' end, '$[*]') as span
      cross join lateral (select span ->> 'opens', span ->> 'closes') as times (opens, closes)
      cross join lateral coalesce(
        (
          select key || ' is not known here.'
          from jsonb_object_keys(case when kind[1] = 'spans' and jsonb_typeof(span) = 'object' then span else '{}' end) as key
          where key not in ('opens', 'closes') limit 1
        ),
        case when opens is null or closes is null then day || no_hours end,
        case when opens !~ a_time then opens || no_time when closes !~ a_time and closes <> '24:00' then closes || no_time end,
        case when opens = closes then format('%s: opens and closes at %s; write closed: true.', day, opens) end
      ) as wrong
      where wrong is not null limit 1
    )
  ) as sentence
  where sentence is not null order by place limit 1;
  if problem is not null then
    return problem;
  end if;

  with exception as (
    select place, (exception ->> 'from')::date as starts, (exception ->> 'to')::date as ends
    from jsonb_path_query(p_hours, '$.exceptions[*]') with ordinality as list (exception, place)
  )
  select coalesce(
    (
      select to_char(min(greatest(one.starts, later.starts)), 'YYYY-MM-DD') || ' is in two exceptions.'
      from exception as one
      join exception as later on later.place > one.place and later.starts <= one.ends and later.ends >= one.starts
      where not (later.starts >= one.starts and later.ends <= one.ends and later.ends - later.starts < one.ends - one.starts)
    ),
    (
      -- Between two changes all days are alike. On a day long past, the usual hours apply.
      select coalesce(to_char(nullif(candidate, '0001-01-01'), 'YYYY-MM-DD'), 'every day') || ': two openings overlap.'
      from (
        select date '0001-01-01' union select unnest(array[starts - 1, starts, ends, ends + 1]) from exception
      ) as candidates (candidate)
      where exists (
        select from (
          select day, closes, lead(opens) over (order by opens, closes) as next_opens
          from private.spans_of(candidate, candidate + 1, p_hours)
        ) as opening
        where day = candidate and closes > next_opens
      )
      order by candidate limit 1
    ),
    case when not exists (select from private.spans_of(today, today + 399, p_hours)) then 'The studio would be closed for 400 days.' end
  ) into problem;
  return problem;
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
