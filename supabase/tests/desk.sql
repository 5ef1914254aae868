-- What desk_act does for each role, with the migrations' own grants. Uses pgTAP; grants.sql explains how to run it.

begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

create function pg_temp.become(role_name text, claims text default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', role_name, true);
end;
$$;

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

-- An account that does not exist, an account not on the staff list

select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000cc"}');
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 0, 'claim') $$, '42501', null,
  'an unknown account cannot act on a lead'
);
select pg_temp.become('none');
insert into private.staff (user_id) values ('00000000-0000-4000-8000-0000000000aa');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty(
  'select lead_id from public.lead_follow_up union all select lead_id from public.lead_event',
  'an account not on the staff list reads no follow-up or event'
);
select pg_temp.become('none');
delete from public.lead_form where id = '00000000-0000-4000-8000-000000000001';
select is_empty(
  $$ select lead_id from public.lead_follow_up where lead_id = '00000000-0000-4000-8000-000000000001'
     union all select lead_id from public.lead_event where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  'deleting a lead deletes its follow-up and events'
);
select * from finish();
rollback;
