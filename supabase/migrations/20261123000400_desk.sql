-- The lead desk: who handles a lead, its state and its history. Staff read lead_follow_up and lead_event; only desk_act writes to them.

-- States -------------------------------------------------------------------------------------------------------------

-- Must match the dashboard's states (src/desk/model/states.ts); tests/supabase/parity.test.ts compares them.
create table private.lead_state (
  name text primary key,
  -- Effect of the state on the time of the first answer. set: records the time unless one is recorded, and makes the caller
  -- the owner of a lead without an owner. clear: removes the time. keep: leaves the time unchanged.
  first_answer text not null check (first_answer in ('set', 'clear', 'keep')),
  -- The reasons to choose from. A state that has any needs one; its name in lower case is then a kind of action (desk_act).
  reasons text[] not null default '{}'
);

insert into private.lead_state (name, first_answer, reasons)
values
  ('New', 'clear', '{}'),
  ('Contacted', 'set', '{}'),
  ('Booked', 'set', '{}'),
  ('Lost', 'keep', array['No answer', 'Price', 'Went elsewhere', 'Not suitable', 'Spam or test', 'Asked not to be contacted']);

revoke all on private.lead_state from public, anon, authenticated, service_role;

create function private.first_answer_of(p_state text) returns text
  language sql
  stable
  set search_path = ''
as $$ select first_answer from private.lead_state where name = p_state $$;

-- The treatments that can be booked. Must match the dashboard's (src/desk/model/appointment.ts).
create table private.treatment (name text primary key);
insert into private.treatment values ('brows'), ('lips'), ('eyeliner'), ('other');
revoke all on private.treatment from public, anon, authenticated, service_role;

-- Follow-ups ---------------------------------------------------------------------------------------------------------

-- A lead without a row in this table is New.
create table public.lead_follow_up (
  lead_id uuid primary key references public.lead_form (id) on delete cascade,
  state text not null default 'New' references private.lead_state (name),
  lost_reason text, -- one of the state's reasons
  owner uuid,
  owner_name text,
  claimed_at timestamptz,
  first_contact_at timestamptz,
  first_contact_by uuid,
  -- Clicks on Call, WhatsApp or Mail without a recorded outcome, at most one per account: [{"kind", "at", "by", "by_name"}].
  asked jsonb not null default '[]',
  -- The appointment of a booked lead. Other states keep it, except New, which clears it.
  appointment_day date,
  treatment text references private.treatment (name),
  price numeric(8, 2) check (price between 0 and 100000), -- in AED
  came boolean,
  touch_up text check (touch_up in ('offered', 'declined')),
  -- Typed in by staff after the conversation (add_lead). Repeats lead_origin.told_by, which the dashboard reads for one lead at a time.
  -- source_page cannot replace it: a stranger could send the source "Call".
  added_by_hand boolean not null default false,
  version integer not null default 0,
  updated_at timestamptz not null default clock_timestamp()
);

comment on table public.lead_follow_up is 'How far a lead is. Staff read, only desk_act writes.';

-- The dashboard reads changes in this order.
create index lead_follow_up_changed on public.lead_follow_up (updated_at, lead_id);

revoke all on public.lead_follow_up from public, anon, authenticated, service_role;
grant select on public.lead_follow_up to authenticated;
alter table public.lead_follow_up enable row level security;
create policy follow_up_read on public.lead_follow_up for select to authenticated using ((select private.is_staff()));

-- Events -------------------------------------------------------------------------------------------------------------

create table public.lead_event (
  id uuid primary key,
  lead_id uuid not null references public.lead_form (id) on delete cascade,
  at timestamptz not null,
  by uuid not null,
  by_name text not null,
  kind text not null,
  -- A note's text, a state, a reason, the new owner's name, the time of a click, the id of the undone event, an appointment as JSON, or an
  -- answer about a visit or a touch-up.
  value text,
  -- The follow-up as it was before the action; null if the action did not change the follow-up.
  before jsonb
);

comment on table public.lead_event is 'One row for each action of staff. Staff read, only desk_act adds; nobody changes it.';

create index lead_event_of_lead on public.lead_event (lead_id, at);
create index lead_event_of_account on public.lead_event (by, at);

revoke all on public.lead_event from public, anon, authenticated, service_role;
grant select on public.lead_event to authenticated;
alter table public.lead_event enable row level security;
create policy event_read on public.lead_event for select to authenticated using ((select private.is_staff()));

-- Actions ------------------------------------------------------------------------------------------------------------

create function private.validate_action(p_id uuid, p_seen integer, p_kind text, p_value text) returns void
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if char_length(p_value) > 4000 and num_nulls(p_id, p_seen) = 0 then
    raise exception 'At most 4000 characters' using errcode = 'PT413';
  end if;
  if p_id is null or p_seen is null or not coalesce(
    case p_kind
      when 'state' then exists (select from private.lead_state where name = p_value and reasons = '{}')
      when 'note' then btrim(p_value) <> ''
      when 'assign' then p_value is null or private.name_of(p_value::uuid) is not null
      when 'undo' then p_value::uuid is not null
      when 'appointment' then p_value is not null -- with_appointment checks it
      when 'came' then p_value in ('yes', 'no')
      when 'touch-up' then p_value in ('offered', 'declined')
      else case
        when p_kind in ('whatsapp', 'call', 'mail') then p_value is null or p_value ~ '^[0-9]{1,5}$'
        when p_kind in ('claim', 'take', 'yes', 'not yet', 'no answer') then p_value is null
        else exists (select from private.lead_state where lower(name) = p_kind and p_value = any (reasons))
      end
    end,
    false
  ) then
    raise exception 'No such action' using errcode = '22023';
  end if;
end;
$$;

-- Returns the follow-up of a lead that has none.
create function private.new_follow_up(p_lead uuid) returns public.lead_follow_up
  language sql
  set search_path = ''
as $$
  select jsonb_populate_record(null::public.lead_follow_up, jsonb_build_object(
    'lead_id', p_lead, 'state', 'New', 'asked', '[]'::jsonb, 'added_by_hand', false, 'version', 0, 'updated_at', clock_timestamp()
  ))
$$;

-- Returns the follow-up with the new state. p_at becomes the time of the first contact unless one is already recorded.
create function private.with_state(p_row public.lead_follow_up, p_state text, p_reason text, p_me uuid, p_name text, p_at timestamptz)
  returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  first_answer constant text := private.first_answer_of(p_state);
begin
  p_row.state := p_state;
  p_row.lost_reason := p_reason;
  p_row.asked := '[]';
  if first_answer = 'clear' then
    p_row.first_contact_at := null;
    p_row.first_contact_by := null;
    p_row.appointment_day := null;
    p_row.treatment := null;
    p_row.price := null;
    p_row.came := null;
    p_row.touch_up := null;
  elsif first_answer = 'set' then
    if p_row.first_contact_at is null then
      p_row.first_contact_at := p_at;
      p_row.first_contact_by := p_me;
    end if;
    if p_row.owner is null then
      p_row.owner := p_me;
      p_row.owner_name := p_name;
      p_row.claimed_at := p_at;
    end if;
  end if;
  return p_row;
end;
$$;

-- Returns the follow-up with the appointment {"day", "treatment", "price"}, of which at least one is set, or without one for JSON null. The
-- day is between the lead's arrival and two years from now. Another day is another visit: whether she came and her touch-up are open again.
create function private.with_appointment(p_row public.lead_follow_up, p_value jsonb, p_arrived timestamptz) returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  last_day constant date := p_row.appointment_day;
begin
  p_row := jsonb_populate_record(p_row, jsonb_build_object(
    'appointment_day', p_value -> 'day', 'treatment', p_value -> 'treatment', 'price', p_value -> 'price'
  ));
  if p_value <> 'null' and num_nonnulls(p_row.appointment_day, p_row.treatment, p_row.price) = 0
    or p_row.appointment_day not between (p_arrived at time zone 'Asia/Dubai')::date and (now() at time zone 'Asia/Dubai')::date + interval '2 years'
    or p_row.treatment not in (select name from private.treatment)
    or p_row.price not between 0 and 100000
  then
    raise exception 'No such appointment' using errcode = '22023';
  end if;
  if p_row.appointment_day is distinct from last_day then
    p_row.came := null;
    p_row.touch_up := null;
  end if;
  return p_row;
end;
$$;

-- The next five functions return the follow-up after an action: unchanged if the action has no effect, null if it is too late for it.

-- A click on a contact link at p_at. Claims a lead without an owner, and asks the caller for the outcome.
create function private.with_contact(p_row public.lead_follow_up, p_kind text, p_at timestamptz, p_me uuid, p_name text)
  returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_row.owner is null or p_row.owner = p_me then
    p_row.owner := p_me;
    p_row.owner_name := p_name;
    p_row.claimed_at := p_at;
  end if;
  p_row.asked := jsonb_path_query_array(p_row.asked, '$[*] ? (@.by != $me)', jsonb_build_object('me', p_me))
    || jsonb_build_object('kind', p_kind, 'at', p_at, 'by', p_me, 'by_name', p_name);
  return p_row;
end;
$$;

-- An answer to the caller's open question, or a state.
create function private.with_result(p_row public.lead_follow_up, p_kind text, p_value text, p_me uuid, p_name text, p_at timestamptz)
  returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  asked_at constant timestamptz := (select entry ->> 'at' from jsonb_array_elements(p_row.asked) as entry where entry ->> 'by' = p_me::text);
  with_reason constant text := (select name from private.lead_state where lower(name) = p_kind and reasons <> '{}');
begin
  if p_kind = 'yes' and asked_at is not null and private.first_answer_of(p_row.state) <> 'set' then
    return private.with_state(p_row, 'Contacted', null, p_me, p_name, asked_at);
  elsif p_kind in ('yes', 'not yet', 'no answer') then
    p_row.asked := jsonb_path_query_array(p_row.asked, '$[*] ? (@.by != $me)', jsonb_build_object('me', p_me));
  elsif p_kind = 'state' and p_value <> p_row.state then
    return private.with_state(p_row, p_value, null, p_me, p_name, p_at);
  elsif p_kind <> 'state' and (with_reason, p_value) is distinct from (p_row.state, p_row.lost_reason) then
    return private.with_state(p_row, with_reason, p_value, p_me, p_name, p_at);
  end if;
  return p_row;
end;
$$;

-- Another owner. p_seen: the owner that the caller has seen.
create function private.with_claim(p_row public.lead_follow_up, p_seen uuid, p_kind text, p_value text, p_me uuid, p_name text, p_at timestamptz)
  returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  new_owner constant uuid := case p_kind when 'assign' then p_value::uuid else p_me end;
begin
  if new_owner is not distinct from p_row.owner then
    return p_row;
  elsif p_kind = 'claim' and p_row.owner is not null or p_kind = 'assign' and p_seen is distinct from p_row.owner then
    return null;
  end if;
  p_row.owner := new_owner;
  p_row.owner_name := case p_kind when 'assign' then private.name_of(new_owner) else p_name end;
  p_row.claimed_at := case when new_owner is not null then p_at end;
  return p_row;
end;
$$;

-- An appointment, or whether she came, or her touch-up.
create function private.with_visit(p_row public.lead_follow_up, p_kind text, p_value text, p_arrived timestamptz)
  returns public.lead_follow_up
  language plpgsql
  stable
  set search_path = ''
as $$
begin
  if p_row.state <> 'Booked' or (p_kind = 'came' and p_row.appointment_day is null) or (p_kind = 'touch-up' and p_row.came is not true) then
    return null;
  elsif p_kind = 'appointment' then
    return private.with_appointment(p_row, p_value::jsonb, p_arrived);
  elsif p_kind = 'touch-up' then
    p_row.touch_up := p_value;
  elsif (p_value = 'yes') is distinct from p_row.came then
    p_row.came := p_value = 'yes';
    p_row.touch_up := null;
  end if;
  return p_row;
end;
$$;

-- Undoes the caller's action p_action: the lead's last one, at most ten minutes old.
create function private.with_undo(p_row public.lead_follow_up, p_action uuid, p_me uuid, p_at timestamptz) returns public.lead_follow_up
  language sql
  stable
  set search_path = ''
as $$
  select (jsonb_populate_record(p_row, before)).* from public.lead_event
  where id = p_action and lead_id = p_row.lead_id and by = p_me and kind <> 'undo' and at > p_at - interval '10 minutes'
    and (before ->> 'version')::integer + 1 = p_row.version
$$;

-- Returns the follow-up after an action of any kind. p_seen: the owner that the caller has seen.
create function private.with_action(
  p_row public.lead_follow_up, p_seen uuid, p_kind text, p_value text, p_me uuid, p_name text, p_arrived timestamptz, p_at timestamptz
)
  returns public.lead_follow_up
  language sql
  stable
  set search_path = ''
as $$
  select case
    -- Subtract the delay, because a click made while offline arrives late.
    when p_kind in ('whatsapp', 'call', 'mail') then
      private.with_contact(p_row, p_kind, greatest(p_arrived, p_at - make_interval(secs => coalesce(p_value, '0')::integer)), p_me, p_name)
    when p_kind in ('claim', 'take', 'assign') then private.with_claim(p_row, p_seen, p_kind, p_value, p_me, p_name, p_at)
    when p_kind in ('appointment', 'came', 'touch-up') then private.with_visit(p_row, p_kind, p_value, p_arrived)
    when p_kind = 'undo' then private.with_undo(p_row, p_value::uuid, p_me, p_at)
    when p_kind = 'note' then p_row
    else private.with_result(p_row, p_kind, p_value, p_me, p_name, p_at)
  end
$$;

-- Returns the columns of a follow-up that an action of this kind must not overwrite unseen.
create function private.guarded_by(p_kind text, p_row jsonb) returns text[]
  language sql
  immutable
  set search_path = ''
as $$
  select array_agg(p_row ->> name order by name) from unnest(
    case when p_kind in ('appointment', 'came', 'touch-up')
      then array['appointment_day', 'treatment', 'price', 'came', 'touch_up'] else array['state', 'lost_reason']
    end
  ) as name
$$;

-- Returns the follow-up in the version that the caller saw: each event stores it as it was before the action.
create function private.as_seen(p_row public.lead_follow_up, p_seen integer) returns public.lead_follow_up
  language sql
  stable
  set search_path = ''
as $$
  select coalesce((
    select jsonb_populate_record(p_row, before) from public.lead_event
    where lead_id = p_row.lead_id and (before ->> 'version')::integer = p_seen limit 1
  ), p_row)
$$;

-- Returns who has changed what an action of this kind must not overwrite unseen, and when; null if nobody has. Setting what a colleague has
-- already set is no conflict.
create function private.conflict_of(p_kind text, p_found public.lead_follow_up, p_seen public.lead_follow_up, p_new public.lead_follow_up)
  returns jsonb
  language sql
  stable
  set search_path = ''
as $$
  select jsonb_build_object('by', by, 'by_name', by_name, 'at', at, 'state', p_found.state)
  from public.lead_event, private.guarded_by(p_kind, to_jsonb(p_found)) as guarded
  where lead_id = p_found.lead_id and private.guarded_by(p_kind, before) is distinct from guarded and before is not null
    and p_kind <> 'undo' and p_new.lead_id is not null and private.guarded_by(p_kind, to_jsonb(p_new)) is distinct from guarded
    and private.guarded_by(p_kind, to_jsonb(p_seen)) is distinct from guarded
  order by (before ->> 'version')::integer desc limit 1
$$;

-- Returns whether this action is already stored. Raises an error if the id belongs to another action.
create function private.is_repeated(p_id uuid, p_lead uuid, p_me uuid, p_kind text) returns boolean
  language plpgsql
  stable
  set search_path = ''
as $$
declare
  earlier public.lead_event;
begin
  select * into earlier from public.lead_event where id = p_id;
  if found and (earlier.lead_id, earlier."by", earlier.kind) is distinct from (p_lead, p_me, p_kind) then
    raise exception 'This id belongs to another action' using errcode = 'PT409';
  end if;
  return earlier.id is not null;
end;
$$;

-- Returns what the history stores as an action's value.
create function private.event_value(p_kind text, p_value text, p_row public.lead_follow_up) returns text
  language sql
  stable
  set search_path = ''
as $$
  select case
    when p_kind in ('whatsapp', 'call', 'mail') then (p_row.asked -> -1 ->> 'at')::timestamptz::text
    when p_kind = 'assign' then p_row.owner_name
    when p_kind = 'appointment'
      then jsonb_build_object('day', p_row.appointment_day, 'treatment', p_row.treatment, 'price', p_row.price)::text
    else p_value
  end
$$;

-- Records one staff action with the caller's account and the server's time.
--
-- id: an idempotency key that the browser generates for each action. A repeated id changes nothing and returns saved.
-- seen: the version of the follow-up that the browser showed; 0 if there was none.
-- kind, with its value in brackets: claim, take (null); assign (an account's id, or null for nobody); state (a state that needs no reason);
--   lost, or another state that needs a reason (the reason); whatsapp, call, mail (seconds since the click, or null); yes, not yet, no
--   answer (null; the outcome of a click); note (a text); undo (the id of an action by the same account); appointment ({"day", "treatment",
--   "price"}, or JSON null to remove it), came (yes, no) and touch-up (offered, declined) of a booked lead.
--
-- Returns {"outcome", "follow_up", "conflict"}. Outcomes: saved; conflict (a colleague has set another state or appointment in the
-- meantime; the field conflict contains who and when); held (a colleague owns the lead); changed (too late to undo, or no longer booked).
-- Only the outcome saved changes data.
-- Errors: 403 not staff, 400 no such action, 404 the lead is deleted, 409 the id belongs to another action, 413 more than 4,000 characters,
-- 429 more than 60 actions by one account in a minute.
create function public.desk_act(id uuid, lead uuid, seen integer, kind text, value text default null) returns jsonb
  language plpgsql
  security definer
  set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := (auth.jwt() ->> 'sub')::uuid;
  my_name constant text := private.staff_name();
  moment timestamptz;
  arrived timestamptz;
  found_row public.lead_follow_up;
  seen_row public.lead_follow_up;
  new_row public.lead_follow_up;
  conflict jsonb;
  before jsonb;
begin
  perform private.validate_action(desk_act.id, desk_act.seen, desk_act.kind, desk_act.value);
  -- Lock the lead, so that actions on the lead and its deletion run one at a time.
  select created_at into arrived from public.lead_form where id = desk_act.lead for no key update;
  if not found then
    raise exception 'The lead is gone' using errcode = 'PT404';
  end if;
  moment := clock_timestamp();
  select * into found_row from public.lead_follow_up where lead_id = desk_act.lead;
  if not found then
    found_row := private.new_follow_up(desk_act.lead);
  end if;

  if private.is_repeated(desk_act.id, desk_act.lead, me, desk_act.kind) then
    return jsonb_build_object('outcome', 'saved', 'follow_up', to_jsonb(found_row), 'conflict', null);
  end if;
  if (select count(*) from public.lead_event where by = me and at > moment - interval '1 minute') >= 60 then
    raise exception 'Too many actions in this minute' using errcode = 'PT429', hint = 'Try again later';
  end if;

  seen_row := private.as_seen(found_row, desk_act.seen);
  new_row := private.with_action(found_row, seen_row.owner, desk_act.kind, desk_act.value, me, my_name, arrived, moment);
  conflict := private.conflict_of(desk_act.kind, found_row, seen_row, new_row);
  if new_row.lead_id is null or conflict is not null then
    return jsonb_build_object(
      'outcome', case when conflict is not null then 'conflict' when desk_act.kind in ('claim', 'assign') then 'held' else 'changed' end,
      'follow_up', to_jsonb(found_row), 'conflict', conflict
    );
  end if;

  if new_row is distinct from found_row then
    before := to_jsonb(found_row);
    new_row.version := found_row.version + 1;
    new_row.updated_at := clock_timestamp();
    delete from public.lead_follow_up where lead_id = desk_act.lead;
    insert into public.lead_follow_up select new_row.*;
  end if;
  if before is not null or desk_act.kind = 'note' then
    insert into public.lead_event (id, lead_id, at, by, by_name, kind, value, before)
    select desk_act.id, desk_act.lead, moment, me, my_name, desk_act.kind, private.event_value(desk_act.kind, desk_act.value, new_row), before;
  end if;
  return jsonb_build_object('outcome', 'saved', 'follow_up', to_jsonb(new_row), 'conflict', null);
end;
$$;

revoke execute on function public.desk_act(uuid, uuid, integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.desk_act(uuid, uuid, integer, text, text) to authenticated;
