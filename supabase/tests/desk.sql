-- The privileges on the lead desk's two tables and its function, and what each role can do. Uses pgTAP; grants.sql explains how to run it.

begin;
create extension if not exists pgtap with schema extensions;
select plan(57);

create function pg_temp.become(role_name text, claims text default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', role_name, true);
end;
$$;

-- Grants

select table_privs_are('public', table_name, role_name, expected, role_name || ' has only the intended privileges on ' || table_name)
from (values ('lead_follow_up'), ('lead_event')) as tables (table_name),
  (values ('anon', array[]::text[]), ('authenticated', array['SELECT']), ('service_role', array[]::text[])) as roles (role_name, expected);
select table_privs_are('private', table_name, role_name, array[]::text[], role_name || ' has no privilege on ' || table_name)
from (values ('lead_state'), ('treatment')) as tables (table_name), (values ('anon'), ('authenticated'), ('service_role')) as roles (role_name);
select function_privs_are(
  'public', 'desk_act', array['uuid', 'uuid', 'integer', 'text', 'text'], role_name, expected,
  role_name || ' has only the intended privileges on desk_act'
)
from (values ('anon', array[]::text[]), ('authenticated', array['EXECUTE']), ('service_role', array[]::text[])) as roles (role_name, expected);
select policies_are('public', 'lead_follow_up', array['follow_up_read'], 'follow-ups have one policy');
select policies_are('public', 'lead_event', array['event_read'], 'events have one policy');
select policy_cmd_is('public', 'lead_follow_up', 'follow_up_read', 'select', 'follow_up_read is for select');
select policy_cmd_is('public', 'lead_event', 'event_read', 'select', 'event_read is for select');
select is(count(*), 2::bigint, 'both tables have row level security') from pg_class
where oid in ('public.lead_follow_up'::regclass, 'public.lead_event'::regclass) and relrowsecurity;

update private.setting set value = 'off' where name = 'staff_list';
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000aa', 'pgtap@example.com');
insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000001', 'pgTAP one');

-- Staff

select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select is(
  public.desk_act('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-000000000001', 0, 'state', 'Booked') -> 'outcome',
  '"saved"', 'staff can set a state'
);
select results_eq(
  $$ select state, owner_name, version from public.lead_follow_up where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values ('Booked', 'pgtap', 1) $$, 'staff can read the new state'
);
select results_eq(
  $$ select by_name, kind, value, at <= clock_timestamp() from public.lead_event where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values ('pgtap', 'state', 'Booked', true) $$, 'staff can read the event of that action, with the name and time from the server'
);

select results_eq(
  $$ select answer ->> 'outcome', answer -> 'follow_up' ->> 'price'
     from public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 1, 'appointment', '{"treatment": "lips", "price": 3200}') as answer $$,
  $$ values ('saved', '3200.00') $$, 'staff can save an appointment of a booked lead'
);

-- How long a claim delays reminders

select pg_temp.become('none');
select private.set_hours('{"opens": "00:00", "closes": "24:00", "exceptions": []}');
insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000002', 'pgTAP two');
select ok(private.is_unclaimed('00000000-0000-4000-8000-000000000002'), 'a new lead is unclaimed');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 0, 'call');
select pg_temp.become('none');
select ok(not private.is_unclaimed('00000000-0000-4000-8000-000000000002'), 'a click on Call claims a lead');
update public.lead_follow_up set claimed_at = now() - interval '60 minutes' where lead_id = '00000000-0000-4000-8000-000000000002';
select ok(private.is_unclaimed('00000000-0000-4000-8000-000000000002'), 'the claim ends after 60 minutes within opening hours');
update public.lead_follow_up set claimed_at = now() - interval '1 minute' where lead_id = '00000000-0000-4000-8000-000000000002';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 1, 'no answer');
select pg_temp.become('none');
select ok(private.is_unclaimed('00000000-0000-4000-8000-000000000002'), 'the claim ends when nobody answered the call');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select throws_ok(command, '42501', null, 'staff cannot' || command)
from unnest(array[
  $$ insert into public.lead_follow_up (lead_id) values ('00000000-0000-4000-8000-000000000001') $$,
  $$ update public.lead_follow_up set state = 'New' where false $$,
  $$ delete from public.lead_follow_up where false $$,
  $$ insert into public.lead_event (id, lead_id, at, by, by_name, kind) values (gen_random_uuid(), gen_random_uuid(), now(), gen_random_uuid(), 'x', 'note') $$,
  $$ update public.lead_event set by_name = 'x' where false $$,
  $$ delete from public.lead_event where false $$,
  $$ truncate public.lead_event $$
]) as command;
select throws_ok(
  format($$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 1, %L, %L) $$, kind, value), errcode, null,
  'desk_act refuses ' || kind || ' ' || left(coalesce(value, 'null'), 10)
)
from (values
  ('delete', null, '22023'), ('state', 'Won', '22023'), ('state', 'Lost', '22023'), ('lost', 'Rude', '22023'), ('note', '', '22023'), ('note', repeat('x', 4001), 'PT413'),
  ('appointment', '{}', '22023'), ('appointment', '{"day": "2020-01-01"}', '22023'), ('appointment', '{"price": -1}', '22023'), ('came', 'maybe', '22023'), ('touch-up', 'wanted', '22023')
) as wrong (kind, value, errcode);
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-0000000000ff', 0, 'claim') $$, 'PT404', null,
  'desk_act refuses a deleted lead'
);

-- A state that needs a reason

select pg_temp.become('none');
insert into private.lead_state values ('Paused', 'keep', array['On holiday']);
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select results_eq(
  $$ select answer ->> 'outcome', answer -> 'follow_up' ->> 'state', answer -> 'follow_up' ->> 'lost_reason'
     from public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 2, 'paused', 'On holiday') as answer $$,
  $$ values ('saved', 'Paused', 'On holiday') $$, 'a new state needs only its row to be set with one of its reasons'
);
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 3, 'paused', 'Price') $$, '22023', null,
  'a reason of another state is refused'
);

-- A visitor, an anonymous user, an unknown account, an account not on the staff list, a caller with all privileges

select pg_temp.become('anon');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', null,
  'a visitor cannot act on a lead'
);
select pg_temp.become('authenticated', '{"role": "authenticated", "is_anonymous": true, "sub": "00000000-0000-4000-8000-0000000000aa"}');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', null,
  'an anonymous user cannot act on a lead'
);
select is_empty(
  'select lead_id from public.lead_follow_up union all select lead_id from public.lead_event',
  'an anonymous user reads no follow-up or event'
);
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000cc"}');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', null,
  'an unknown account cannot act on a lead'
);
select pg_temp.become('none');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000bb', 'other@example.com');
insert into private.staff (user_id) values ('00000000-0000-4000-8000-0000000000aa');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', null,
  'an account not on the staff list cannot act on a lead'
);
select is_empty(
  'select lead_id from public.lead_follow_up union all select lead_id from public.lead_event',
  'an account not on the staff list reads no follow-up or event'
);
select pg_temp.become('none');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', 'permission denied',
  'desk_act refuses a caller with all privileges but another role'
);

delete from public.lead_form where id = '00000000-0000-4000-8000-000000000001';
select is_empty(
  $$ select lead_id from public.lead_follow_up where lead_id = '00000000-0000-4000-8000-000000000001'
     union all select lead_id from public.lead_event where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  'deleting a lead deletes its follow-up and events'
);
select * from finish();
rollback;
