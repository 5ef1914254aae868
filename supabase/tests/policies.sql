-- The effect of policies and guard triggers on each role, with the migrations' own grants. Uses pgTAP in one transaction that is rolled
-- back; grants.sql explains how to run it. All assertions concern rows written by this file, so they also hold on a table in use.

begin;
create extension if not exists pgtap with schema extensions;
select plan(138);

create function pg_temp.become(role_name text, claims text default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', role_name, true);
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

-- Declarations

select policies_are('public', 'lead_deletion', array['deletion_read'], 'lead_deletion has one policy');
select policy_cmd_is('public', 'lead_deletion', 'deletion_read', 'select', 'deletion_read is for select');
select ok(relrowsecurity, 'row level security is on for leads') from pg_class where oid = 'public.lead_form'::regclass;
select policies_are('public', 'lead_form', array['lead_delete', 'lead_insert', 'lead_read'], 'leads have exactly three policies');
select policy_cmd_is('public', 'lead_form', 'lead_insert', 'insert', 'lead_insert is for insert');
select policy_cmd_is('public', 'lead_form', 'lead_read', 'select', 'lead_read is for select');
select policy_cmd_is('public', 'lead_form', 'lead_delete', 'delete', 'lead_delete is for delete');
select policy_roles_are('public', 'lead_form', 'lead_insert', array['anon', 'authenticated'], 'visitors and staff can insert');
select policy_roles_are('public', 'lead_form', 'lead_read', array['authenticated'], 'only staff can read');
select policy_roles_are('public', 'lead_form', 'lead_delete', array['authenticated'], 'only staff can delete');
select set_has(
  $$ select tgname::text from pg_trigger where tgrelid = 'public.lead_form'::regclass and not tgisinternal and tgenabled = 'O' $$,
  $$ values ('limit_leads'), ('stamp_lead'), ('refuse_bulk_leads') $$,
  'the guard triggers are enabled'
);

insert into public.lead_form (id, full_name) values
  ('00000000-0000-4000-8000-000000000001', 'pgTAP one'), ('00000000-0000-4000-8000-000000000002', 'pgTAP two');
-- Raise the email caps, so that a busy hour does not affect these tests.
update private.setting set value = case name when 'mails_a_day' then '99999' else '9999' end where name in ('mails_alone_an_hour', 'mails_an_hour', 'mails_a_day');
-- Empty the staff list and switch it off, so that every account is staff.
delete from private.staff;
update private.setting set value = 'off' where name = 'staff_list';

-- A visitor

update private.setting set value = case name when 'limit_leads' then 'on' else '0' end where name in ('limit_leads', 'leads_a_minute');
select pg_temp.become('anon');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x') $$, 'PT429', null, 'a visitor cannot store a lead beyond the limit'
);
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') $$, '23505', null,
  'a retry of a stored lead fails as a conflict, even beyond the limit'
);
select pg_temp.become('none');
insert into public.lead_deletion (lead_id, lead_created_at, reason) values ('00000000-0000-4000-8000-000000000003', now(), 'staff');
select pg_temp.become('anon');
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000003') $$, '23505', null,
  'a retry of a deleted lead fails like that of a stored one, even beyond the limit'
);
select pg_temp.become('none');
delete from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000003';

-- One IP address

insert into private.setting (name, value) values ('sender_key', 'k') on conflict (name) do update set value = 'k';
update private.setting set value = case name when 'leads_of_an_address' then '20' else '99999' end where name ~ '^leads_';
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

select pg_temp.become('anon');
select lives_ok(
  $$ insert into public.lead_form (id, full_name, created_at) values ('00000000-0000-4000-8000-00000000000a', 'pgTAP visitor', '2001-01-01') $$,
  'a visitor can choose the id of a new lead'
);
select throws_ok('select id from public.lead_form', '42501', null, 'a visitor cannot read leads');
select throws_ok('select count(*) from public.lead_form', '42501', null, 'a visitor cannot count leads');
select throws_ok($$ update public.lead_form set full_name = 'x' where false $$, '42501', null, 'a visitor cannot update leads');
select throws_ok('delete from public.lead_form where false', '42501', null, 'a visitor cannot delete leads');
select throws_ok('truncate public.lead_form', '42501', null, 'a visitor cannot truncate leads');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x') returning id $$, '42501', null, 'a visitor cannot get the inserted row back'
);
select throws_ok(
  $$ insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000001', 'x') on conflict (id) do nothing $$,
  '42501', null, 'a visitor cannot find out whether an id exists by ignoring conflicts'
);
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') on conflict (id) do update set full_name = 'x' $$,
  '42501', null, 'a visitor cannot overwrite a lead'
);
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') $$, '23505', null,
  'inserting the same id again is a conflict'
);
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'a visitor cannot send several leads at once'
);
select throws_ok(
  format('insert into public.lead_form (%I) values (%L)', field, content), 'PT413', reason,
  field || ' of ' || length(content) || ' characters is too large'
)
from (values
  ('full_name', repeat('x', 8192), 'The lead is too large: at most 8 kB'), ('email', repeat('م', 4096), 'The lead is too large: at most 8 kB'),
  ('phone_number', repeat('0', 8192), 'The lead is too large: at most 8 kB'), ('inquiry_type', repeat(E'\n', 4090), 'The lead is too large: at most 8 kB'),
  ('source_page', repeat('"', 4090), 'The lead is too large: at most 8 kB'), ('message', repeat('美', 2730), 'The lead is too large: at most 8 kB'),
  ('message', repeat('x', 4001), 'The message is too long: at most 4000 characters'),
  ('message', repeat('م', 20000), 'The message is too long: at most 4000 characters')
) as long (field, content, reason);
select lives_ok(
  format('insert into public.lead_form (full_name, phone_number, message) values (%L, %L, %L)', 'pgTAP long', '+971 50 123 4567', repeat(letter, 4000)),
  'a message of 4,000 times ' || letter || ' is stored'
)
from unnest(array['x', 'م']) as letter;
select throws_ok('select * from private.lead_notification', '42501', null, 'a visitor cannot read the mail ledger');
select throws_ok('select * from public.lead_deletion', '42501', null, 'a visitor cannot read deletion records');
select throws_ok('select private.purge_leads()', '42501', null, 'a visitor cannot purge leads');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, '42501', null,
  'a visitor cannot claim an email'
);
select throws_ok('select * from public.claim_due_mail()', '42501', null, 'a visitor cannot claim due emails');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$, '42501', null, 'a visitor cannot mark a mail as sent'
);
select throws_ok(
  $$ select private.set_functions('https://example.com', 'sb_publishable_x') $$, '42501', null, 'a visitor cannot change settings'
);
select throws_ok('select private.sweep()', '42501', null, 'a visitor cannot start a sweep');
select throws_ok('select public.staff_state()', '42501', null, 'a visitor cannot read the mail status');

-- An anonymous user, in case anonymous sign-in is ever switched on

select pg_temp.become('authenticated', '{"role": "authenticated", "is_anonymous": true}');
select lives_ok($$ insert into public.lead_form (full_name) values ('pgTAP guest') $$, 'an anonymous user can store a lead');
select is_empty('select id from public.lead_form', 'an anonymous user reads no lead');
select is_empty('delete from public.lead_form returning id', 'an anonymous user deletes no lead');
select is_empty('select lead_id from public.lead_deletion', 'an anonymous user reads no deletion record');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x') returning id $$, '42501', null,
  'an anonymous user cannot get the inserted row back'
);
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'an anonymous user cannot send several leads at once'
);
select throws_ok('select public.staff_state()', '42501', null, 'an anonymous user cannot read the mail status');

-- Staff

select pg_temp.become('authenticated', '{"role": "authenticated", "is_anonymous": false}');
select results_eq(
  $$ select full_name, created_at = now() from public.lead_form
     where full_name in ('pgTAP one', 'pgTAP two', 'pgTAP visitor', 'pgTAP guest') order by full_name $$,
  $$ values ('pgTAP guest', true), ('pgTAP one', true), ('pgTAP two', true), ('pgTAP visitor', true) $$,
  'staff can read every lead, with the server’s time in place of the visitor’s'
);
select results_eq(
  $$ insert into public.lead_form (full_name, created_at) values ('pgTAP staff', '2099-01-01') returning created_at = now() $$,
  array[true], 'staff cannot set the time of a lead either'
);
select throws_ok($$ update public.lead_form set full_name = 'x' where false $$, '42501', null, 'staff cannot update leads');
select throws_ok('truncate public.lead_form', '42501', null, 'staff cannot truncate leads');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'staff cannot insert several leads at once'
);
select results_eq(
  $$ delete from public.lead_form where id = '00000000-0000-4000-8000-000000000002' returning full_name $$,
  array['pgTAP two'], 'staff can delete a lead'
);
select results_eq(
  $$ select lead_created_at = now(), reason from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000002' $$,
  $$ values (true, 'staff') $$, 'staff can read its deletion record'
);
select throws_ok(
  $$ insert into public.lead_deletion (lead_id, lead_created_at, reason) values (gen_random_uuid(), now(), 'age') $$, '42501', null,
  'staff cannot insert deletion records'
);
select throws_ok($$ update public.lead_deletion set by_name = 'x' where false $$, '42501', null, 'staff cannot update deletion records');
select throws_ok('delete from public.lead_deletion where false', '42501', null, 'staff cannot delete deletion records');
select throws_ok('select private.purge_leads()', '42501', null, 'staff cannot purge leads');
select throws_ok('select * from private.lead_notification', '42501', null, 'staff cannot read the mail ledger');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, '42501', null, 'staff cannot claim a mail'
);
select throws_ok('select * from public.claim_due_mail()', '42501', null, 'staff cannot claim due emails');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$, '42501', null, 'staff cannot mark a mail as sent'
);
select throws_ok(
  $$ select private.set_functions('https://example.com', 'sb_publishable_x') $$, '42501', null, 'staff cannot change settings'
);
select throws_ok('select private.sweep()', '42501', null, 'staff cannot start a sweep');
select results_eq(
  $$ select array(select jsonb_object_keys(public.staff_state()) order by 1) $$,
  $$ values (array['failure', 'mail', 'oldest', 'refusal', 'sent', 'staff', 'unmailed']) $$, 'staff can read the mail status'
);

-- An account that is not on the staff list

select pg_temp.become('none');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000aa', 'pgtap@example.com');
select is(private.add_staff('PGTAP@example.com '), 'Staff: pgtap@example.com', 'the owner can add the first name to the staff list');
select throws_ok($$ select private.add_staff('nobody@example.com') $$, '22023', null, 'an address without an account cannot be added');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'an account not on the staff list reads no lead');
select is_empty('delete from public.lead_form returning id', 'an account not on the staff list deletes no lead');
select is_empty('select lead_id from public.lead_deletion', 'an account not on the staff list reads no deletion record');
select is(public.staff_state(), '{"staff": false}', 'an account not on the staff list learns only that it is not staff');
select throws_ok($$ select private.add_staff('pgtap@example.com') $$, '42501', null, 'an account not on the staff list cannot add a name');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select isnt_empty('select id from public.lead_form', 'an account on the staff list can read leads');
delete from public.lead_form where full_name = 'pgTAP guest';
select pg_temp.become('none');
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000cc', 'second@example.com', '{"name": " Mira "}');
select is(private.add_staff('second@example.com'), 'Staff: pgtap@example.com, second@example.com', 'the owner can add a second name');
delete from auth.users where id = '00000000-0000-4000-8000-0000000000aa';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select is_empty('select id from public.lead_form', 'a deleted account leaves the staff list');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000cc"}');
delete from public.lead_form where full_name = 'pgTAP staff';
select set_has(
  'select by_name, reason from public.lead_deletion', $$ values ('pgtap', 'staff'), ('Mira', 'staff') $$,
  'a deletion record has the account’s name, or the part of its email address before the @'
);

-- A staff list that has become empty again

select pg_temp.become('none');
delete from auth.users where id = '00000000-0000-4000-8000-0000000000cc';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'an empty staff list lets nobody in');
select is(public.staff_state(), '{"staff": false}', 'an account learns that it is not on an empty staff list');
select pg_temp.become('none');
delete from private.setting where name = 'staff_list';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'an empty staff list lets nobody in, even if the setting staff_list is missing');
select pg_temp.become('none');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000dd', 'back@example.com');
insert into private.staff (user_id) values ('00000000-0000-4000-8000-0000000000dd');
select is((select value from private.setting where name = 'staff_list'), 'on', 'inserting a name directly also switches the staff list on');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000dd"}');
select isnt_empty('select id from public.lead_form', 'the inserted account can read leads');
select pg_temp.become('none');
update private.setting set value = 'off' where name = 'staff_list';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select isnt_empty('select id from public.lead_form', 'the owner can let in every account by switching the list off');

-- The service role, as send-lead-notification uses it

select pg_temp.become('service_role');
select results_eq(
  $$ select full_name from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$,
  array['pgTAP one'], 'the function can claim a stored lead'
);
select is_empty(
  $$ select full_name from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, 'a lead can be claimed only once'
);
select is(
  public.settle_mail('00000000-0000-4000-8000-000000000001', 'pgTAP failure'), 1, 'the function can record why a mail failed'
);
select is(public.settle_mail('00000000-0000-4000-8000-000000000001', null), 1, 'the function can record that an email was sent');
select is(public.settle_mail('00000000-0000-4000-8000-000000000001', 'late'), 0, 'an email recorded as sent stays recorded as sent');
select lives_ok('select * from public.claim_due_mail()', 'the function can claim due emails');
select throws_ok('select public.staff_state()', '42501', null, 'the function cannot read the mail status for staff');
select throws_ok('select id from public.lead_form', '42501', null, 'the function cannot read leads that it has not claimed');
select throws_ok('select * from private.lead_notification', '42501', null, 'the function cannot read the mail ledger');
select throws_ok('select * from private.setting', '42501', null, 'the function cannot read the settings');

-- A caller with all privileges, but another role than the service role

select pg_temp.become('none');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$,
  '42501', 'permission denied', 'claim_lead_notification itself refuses other roles'
);
select throws_ok('select * from public.claim_due_mail()', '42501', 'permission denied', 'claim_due_mail itself refuses other roles');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$,
  '42501', 'permission denied', 'settle_mail itself refuses other roles'
);
select throws_ok('select public.staff_state()', '42501', 'permission denied', 'staff_state itself refuses other roles');

-- The owner

select is(
  private.refuse_account('{"user": {"email": "pgtap@example.com"}}'),
  '{"error": {"http_code": 403, "message": "Accounts are made by the owner"}}', 'the auth server is refused a new account'
);
select throws_ok(
  format('select private.set_functions(%L, %L)', url, key), '22023', null,
  'set_functions refuses ' || coalesce(url, 'no address') || ', ' || coalesce(key, 'no key')
)
from (values
  ('http://example.com/functions/v1', 'sb_publishable_x'), ('https://example.com/functions/v1', 'sb_secret_x'), (null, 'sb_publishable_x')
) as wrong (url, key);
select lives_ok(
  $$ select private.set_functions('https://example.com/functions/v1/', 'sb_publishable_x') $$, 'the owner can set the functions’ address'
);
select throws_ok($$ update private.setting set value = 'many' where name = 'mails_an_hour' $$, '23514', null, 'a cap must be a number');

select throws_ok($$ update private.setting set value = 'yes' where name = 'limit_leads' $$, '23514', null, 'a switch must be on or off');
select * from finish();
rollback;
