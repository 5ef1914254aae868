-- The effect of policies, guard triggers and the functions of the desk, with the migrations' own grants. What each role can do through the API is in
-- tests/supabase/roleMatrix.test.ts. Uses pgTAP in one transaction that is rolled back; grants.sql explains how to run it. All assertions
-- concern rows written by this file, so they also hold on a table in use.

begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

create function pg_temp.become(role_name text, account uuid default null) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', jsonb_build_object('role', role_name, 'sub', account)::text, true);
  perform set_config('role', role_name, true);
end;
$$;

create function pg_temp.id(n integer) returns uuid language sql as $$ select format('00000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid $$;

-- Returns whether an account can read leads.
create function pg_temp.is_reader(account integer) returns boolean language plpgsql as $$
declare
  answer boolean;
begin
  perform pg_temp.become('authenticated', pg_temp.id(account));
  answer := exists (select from public.lead_form);
  perform pg_temp.become('none');
  return answer;
end;
$$;

-- Inserts this many leads as a visitor whose requests have these headers. Returns how many the limits let in.
create function pg_temp.count_stored(leads integer, headers text) returns integer language plpgsql as $$
begin
  perform set_config('request.headers', headers, true);
  perform pg_temp.become('anon');
  for sent in 1..leads loop
    begin
      insert into public.lead_form (full_name) values ('pgTAP sender');
    exception when sqlstate 'PT429' then
      leads := sent - 1;
      exit;
    end;
  end loop;
  perform pg_temp.become('none');
  return leads;
end;
$$;

insert into public.lead_form (id, full_name) values (pg_temp.id(1), 'pgTAP one'), (pg_temp.id(2), 'pgTAP two');
insert into auth.users (id, email, raw_user_meta_data) values
  (pg_temp.id(91), 'pgtap@example.com', null), (pg_temp.id(92), 'second@example.com', '{"name": " Mira "}'), (pg_temp.id(93), 'back@example.com', null);
-- Empty the staff list and switch it off, so that every account is staff.
delete from private.staff;
update private.setting set value = 'off' where name = 'staff_list';

-- One IP address

insert into private.setting (name, value) values ('sender_key', 'k') on conflict (name) do update set value = 'k';
update private.setting set value = case name when 'limit_leads' then 'on' when 'leads_of_an_address' then '20' else '99999' end
where name ~ '^leads_|^limit_leads$';
select is(
  array[pg_temp.count_stored(21, one), pg_temp.count_stored(1, same), pg_temp.count_stored(1, other)], array[20, 0, 1],
  'twenty leads per address: ' || what
)
from (values
  (
    'from the gateway’s header, despite a forged one', '{"cf-connecting-ip": "198.51.100.1", "x-forwarded-for": "203.0.113.99"}',
    '{"cf-connecting-ip": "198.51.100.1", "x-forwarded-for": "203.0.113.98"}', '{"cf-connecting-ip": "198.51.100.2"}'
  ),
  (
    'a whole /64 of IPv6 is one address', '{"cf-connecting-ip": "2001:db8:1:2::1"}',
    '{"cf-connecting-ip": "2001:db8:1:2:ffff::1"}', '{"cf-connecting-ip": "2001:db8:1:3::1"}'
  ),
  (
    'IPv4 written as IPv6', '{"cf-connecting-ip": "::ffff:198.51.100.3"}',
    '{"cf-connecting-ip": "198.51.100.3"}', '{"cf-connecting-ip": "::FFFF:198.51.100.4"}'
  ),
  (
    'the first of x-forwarded-for', '{"x-forwarded-for": " 198.51.100.5, 10.0.0.1"}',
    '{"cf-connecting-ip": "198.51.100.5"}', '{"x-forwarded-for": "198.51.100.6, 10.0.0.1"}'
  ),
  (
    'of a visitor without scripts, whom the function names',
    '{"cf-connecting-ip": "198.51.100.9", "x-lead-sender": "198.51.100.7 4d777ff3942c58bd24caf5994fd136029b6ebb766fa554d76b877cfa661b7668"}',
    '{"cf-connecting-ip": "198.51.100.7"}', '{"cf-connecting-ip": "198.51.100.9"}'
  ),
  (
    'whatever visitor a forged signature names',
    '{"cf-connecting-ip": "198.51.100.10", "x-lead-sender": "198.51.100.8 4d777ff3942c58bd24caf5994fd136029b6ebb766fa554d76b877cfa661b7668"}',
    '{"cf-connecting-ip": "198.51.100.10", "x-lead-sender": "198.51.100.11"}', '{"cf-connecting-ip": "198.51.100.11"}'
  )
) as addresses (what, one, same, other);
select is_empty(
  $$ select from private.lead_sender where length(sender) <> 32 or sender = sha256('198.51.100.1') $$, 'only hashes of the address are kept'
);
update private.lead_sender set inserted_at = now() - interval '10 minutes';
select is(pg_temp.count_stored(1, '{"cf-connecting-ip": "198.51.100.1"}'), 1, 'the address can send again after ten minutes');
select is((select count(*)::integer from private.lead_sender), 1, 'old hashes of the address are deleted');
select is(pg_temp.count_stored(21, headers), 21, 'no address limit for the headers: ' || headers)
from unnest(array['', 'x', '{}', '{"x-forwarded-for": ""}', '{"cf-connecting-ip": "x''; drop table private.lead_sender;--"}']) as headers;

-- One phone number

select is(private.phone_key(written), '501234567', 'the same number, written ' || written)
from unnest(array[
  '0501234567', '050 123 4567', '050-123.45(67)', '+971501234567', '+971 50 123 4567', '00971 50 1234567', '971501234567', '+971 (0)50 123 4567',
  '501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '+۹۷۱۵۰۱۲۳۴۵۶۷', 'Call 050 123 4567!'
]) as written;
select is(private.phone_key(written), expected, 'the key of ' || quote_literal(written))
from (values ('+971 4 123 4567', '41234567'), ('04 123 4567', '41234567'), ('+44 20 7946 0958', '079460958'), ('none', null), ('', null)) as phones (written, expected);
update private.setting set value = 'off' where name = 'limit_leads';

-- Staff

insert into private.lead_state values ('Paused', 'keep', array['On holiday']);
select pg_temp.become('authenticated', pg_temp.id(91));
select results_eq(
  $$ select answer ->> 'state', answer ->> 'lost_reason'
     from (select public.desk_act(gen_random_uuid(), pg_temp.id(1), 0, 'paused', 'On holiday') -> 'follow_up' as answer) as saved $$,
  $$ values ('Paused', 'On holiday') $$, 'a new state needs only its row to be set with one of its reasons'
);
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), pg_temp.id(1), 1, 'paused', 'Price') $$, '22023', null, 'a reason of another state is refused'
);
insert into public.lead_form (id, full_name, source_page) values (pg_temp.id(4), 'pgTAP stranger', 'Call');
select public.desk_act(pg_temp.id(41), pg_temp.id(4), 0, 'claim');
select public.add_lead(pg_temp.id(3), '{"full_name": "pgTAP caller", "source_page": "Call"}');
select set_eq(
  $$ select lead.full_name, follow_up.added_by_hand, coalesce(origin.told_by = 'staff', false) from public.lead_form as lead
     join public.lead_follow_up as follow_up on follow_up.lead_id = lead.id left join public.lead_origin as origin on origin.lead_id = lead.id
     where lead.source_page = 'Call' and lead.id in (pg_temp.id(3), pg_temp.id(4)) $$,
  $$ values ('pgTAP caller', true, true), ('pgTAP stranger', false, false) $$,
  'follow-up and origin agree on which leads were added by hand; the source "Call" from a stranger counts for nothing'
);
select pg_temp.become('none');
insert into public.lead_form (id, full_name) values (pg_temp.id(5), 'pgTAP new');
insert into public.lead_follow_up (lead_id) values (pg_temp.id(5));
select results_eq(
  $$ select to_jsonb(private.new_follow_up(lead_id)) - 'updated_at', (private.new_follow_up(lead_id)).updated_at <= clock_timestamp()
     from public.lead_follow_up where lead_id = pg_temp.id(5) $$,
  $$ select to_jsonb(follow_up) - 'updated_at', true from public.lead_follow_up as follow_up where lead_id = pg_temp.id(5) $$,
  'the follow-up of a lead that has none has each column’s default'
);
select pg_temp.become('authenticated', pg_temp.id(99));
select throws_ok(
  $$ select public.desk_act(gen_random_uuid(), pg_temp.id(1), 1, 'claim') $$, '42501', null, 'an unknown account cannot act on a lead'
);

-- An account that is not on the staff list

select pg_temp.become('none');
select is(private.add_staff('PGTAP@example.com '), 'Staff: pgtap@example.com', 'the owner can add the first name to the staff list');
select throws_ok($$ select private.add_staff('nobody@example.com') $$, '22023', null, 'an address without an account cannot be added');
select ok(not pg_temp.is_reader(92), 'an account that is not on the staff list reads no lead');
select pg_temp.become('authenticated', pg_temp.id(92));
delete from public.lead_form;
select pg_temp.become('none');
select isnt_empty('select from public.lead_form where id = pg_temp.id(2)', 'and it deletes no lead');
select ok(pg_temp.is_reader(91), 'an account on the staff list can read leads');
select is(private.add_staff('second@example.com'), 'Staff: pgtap@example.com, second@example.com', 'the owner can add a second name');
select pg_temp.become('authenticated', pg_temp.id(92));
delete from public.lead_form where id = pg_temp.id(1);
select set_has('select by_name from public.lead_deletion', $$ values ('Mira') $$, 'a deletion record has the account’s name');
select is_empty(
  'select from public.lead_follow_up where lead_id = pg_temp.id(1) union all select from public.lead_event where lead_id = pg_temp.id(1)',
  'deleting a lead deletes its follow-up and events'
);

-- A staff list that has become empty again

select pg_temp.become('none');
delete from auth.users where id = pg_temp.id(91);
select is(array[pg_temp.is_reader(91), pg_temp.is_reader(92)], array[false, true], 'a deleted account leaves the staff list');
delete from auth.users where id = pg_temp.id(92);
select ok(not pg_temp.is_reader(92), 'an empty staff list lets nobody in');
delete from private.setting where name = 'staff_list';
select ok(not pg_temp.is_reader(92), 'an empty staff list lets nobody in, even if the setting staff_list is missing');
insert into private.staff (user_id) values (pg_temp.id(93));
select is((select value from private.setting where name = 'staff_list'), 'on', 'inserting a name directly also switches the staff list on');
select ok(pg_temp.is_reader(93), 'the inserted account can read leads');
update private.setting set value = 'off' where name = 'staff_list';
select ok(pg_temp.is_reader(92), 'the owner can let in every account by switching the list off');

-- A caller with all privileges, but without the edge function's role

select throws_ok(command, '42501', 'permission denied', 'refused by the function itself: ' || command)
from unnest(array[
  $$ select * from public.claim_lead_notification('pgTAP two', null, null, null, null, null) $$, 'select * from public.claim_due_mail()',
  'select public.settle_mail(pg_temp.id(2), null)'
]) as command;

-- The owner

select is(
  private.refuse_account('{"user": {"email": "pgtap@example.com"}}'),
  '{"error": {"http_code": 403, "message": "Accounts are made by the owner"}}', 'the auth server is refused a new account'
);
select throws_ok(
  format('select private.set_functions(%L, %L)', url, key), '22023', null,
  'set_functions refuses ' || coalesce(url, 'no address') || ', ' || key
)
from (values
  ('http://example.com/functions/v1', 'sb_publishable_x'), ('https://example.com/functions/v1', 'sb_secret_x'), (null, 'sb_publishable_x')
) as wrong (url, key);
select lives_ok(
  $$ select private.set_functions('https://example.com/functions/v1/', 'sb_publishable_x') $$, 'the owner can set the functions’ address'
);
select throws_ok(
  format('update private.setting set value = %L where name = %L', text, name), '23514', null, format('%s cannot be %L', name, text)
)
from (values
  ('mails_an_hour', array['many']), ('limit_leads', array['yes']), ('keep_leads_months', array['0', '121', '999999', '-1', '1.5', '']),
  ('letter', array['Mon 9:00', 'Monday 09:00', 'Mon 24:00', ''])
) as settings (name, texts), unnest(texts) as text;

-- Rows that only a damaged backup could hold

select throws_ok(
  format('insert into %s (lead_id, %s) values (pg_temp.id(2), %s)', relation, columns, content), '23514', null,
  format('%s cannot have %s = %s', relation, columns, content)
)
from (values
  ('public.lead_follow_up', 'price', '-0.01'), ('public.lead_follow_up', 'price', '100000.01'), ('public.lead_follow_up', 'touch_up', '''x'''),
  ('private.lead_notification', 'mail_id, kind', 'gen_random_uuid(), ''x'''), ('public.lead_deletion', 'lead_created_at, reason', 'now(), ''x''')
) as rows (relation, columns, content);
select throws_ok($$ insert into private.lead_state values ('x', 'x') $$, '23514', null, 'a new state sets, clears or keeps the first answer');
select * from finish();
rollback;
