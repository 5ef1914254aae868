-- The policies and guards at work, as each role, on the migrations' own grants. pgTAP, one transaction that is rolled back;
-- run as grants.sql is. Every assertion is about rows that it wrote itself, so it holds on a table that is in use.

begin;
create extension if not exists pgtap with schema extensions;
select plan(135);

create function pg_temp.become(role_name text, claims text default '{}') returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('role', role_name, true);
end;
$$;

-- How many of so many leads a visitor stores whose requests have these headers, as the API hands them on.
create function pg_temp.stored(leads integer, headers text) returns integer language plpgsql as $$
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

select policies_are('public', 'lead_deletion', array['deletion_read'], 'the record of deletions has one policy');
select policy_cmd_is('public', 'lead_deletion', 'deletion_read', 'select', 'deletion_read is for select');
select ok(relrowsecurity, 'row level security is on for leads') from pg_class where oid = 'public.lead_form'::regclass;
select policies_are('public', 'lead_form', array['lead_delete', 'lead_insert', 'lead_read'], 'three policies and no other');
select policy_cmd_is('public', 'lead_form', 'lead_insert', 'insert', 'lead_insert is for insert');
select policy_cmd_is('public', 'lead_form', 'lead_read', 'select', 'lead_read is for select');
select policy_cmd_is('public', 'lead_form', 'lead_delete', 'delete', 'lead_delete is for delete');
select policy_roles_are('public', 'lead_form', 'lead_insert', array['anon', 'authenticated'], 'visitors and staff insert');
select policy_roles_are('public', 'lead_form', 'lead_read', array['authenticated'], 'staff read');
select policy_roles_are('public', 'lead_form', 'lead_delete', array['authenticated'], 'staff delete');
select set_has(
  $$ select tgname::text from pg_trigger where tgrelid = 'public.lead_form'::regclass and not tgisinternal and tgenabled = 'O' $$,
  $$ values ('limit_leads'), ('stamp_lead'), ('refuse_bulk_leads') $$,
  'the guards are switched on'
);

insert into public.lead_form (id, full_name) values
  ('00000000-0000-4000-8000-000000000001', 'pgTAP one'), ('00000000-0000-4000-8000-000000000002', 'pgTAP two');
-- The caps of a busy hour must not decide what is tested here.
update private.setting set value = case name when 'mails_a_day' then '99999' else '9999' end where name in ('mails_alone_an_hour', 'mails_an_hour', 'mails_a_day');
-- Before the first name is added, every account is staff.
delete from private.staff;
update private.setting set value = 'off' where name = 'staff_list';

-- A visitor

update private.setting set value = case name when 'limit_leads' then 'on' else '0' end where name in ('limit_leads', 'leads_a_minute');
select pg_temp.become('anon');
select throws_ok($$ insert into public.lead_form (full_name) values ('x') $$, 'PT429', null, 'a visitor stores only so many leads');
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') $$, '23505', null, 'a stored lead is never refused'
);
select pg_temp.become('none');

-- One address

update private.setting set value = case name when 'leads_of_an_address' then '20' else '99999' end where name ~ '^leads_';
select is(array[pg_temp.stored(21, one), pg_temp.stored(1, same), pg_temp.stored(1, other)], array[20, 0, 1], 'twenty leads of an address, ' || what)
from (values
  (
    'which the gateway names', '{"cf-connecting-ip": "198.51.100.1", "x-forwarded-for": "203.0.113.99"}',
    '{"cf-connecting-ip": "198.51.100.1", "x-forwarded-for": "203.0.113.98"}', '{"cf-connecting-ip": "198.51.100.2"}'
  ),
  (
    'which of IPv6 has a whole /64', '{"cf-connecting-ip": "2001:db8:1:2::1"}',
    '{"cf-connecting-ip": "2001:db8:1:2:ffff::1"}', '{"cf-connecting-ip": "2001:db8:1:3::1"}'
  ),
  (
    'IPv4 written as IPv6, too', '{"cf-connecting-ip": "::ffff:198.51.100.3"}',
    '{"cf-connecting-ip": "198.51.100.3"}', '{"cf-connecting-ip": "::FFFF:198.51.100.4"}'
  ),
  (
    'or the first that it was forwarded for', '{"x-forwarded-for": " 198.51.100.5, 10.0.0.1"}',
    '{"cf-connecting-ip": "198.51.100.5"}', '{"x-forwarded-for": "198.51.100.6, 10.0.0.1"}'
  )
) as addresses (what, one, same, other);
select is_empty(
  $$ select from private.lead_sender where length(sender) <> 32 or sender = sha256('198.51.100.1') $$, 'what is kept names no address'
);
update private.lead_sender set inserted_at = now() - interval '10 minutes';
select is(pg_temp.stored(1, '{"cf-connecting-ip": "198.51.100.1"}'), 1, 'after ten minutes it is free');
select is((select count(*)::integer from private.lead_sender), 1, 'and what was kept of it is forgotten');
select is(pg_temp.stored(21, headers), 21, 'headers that name no address: ' || headers)
from unnest(array['', 'x', '{}', '{"x-forwarded-for": ""}', '{"cf-connecting-ip": "x''; drop table private.lead_sender;--"}']) as headers;

-- One phone

select is(private.phone_key(written), '501234567', 'one number, written ' || written)
from unnest(array[
  '0501234567', '050 123 4567', '050-123.45(67)', '+971501234567', '+971 50 123 4567', '00971 50 1234567', '971501234567', '+971 (0)50 123 4567',
  '501234567', '٠٥٠ ١٢٣ ٤٥٦٧', '+۹۷۱۵۰۱۲۳۴۵۶۷', 'Call 050 123 4567!'
]) as written;
select is(private.phone_key(written), expected, 'and ' || written)
from (values ('+971 4 123 4567', '41234567'), ('04 123 4567', '41234567'), ('+44 20 7946 0958', '079460958'), ('none', null), ('', null)) as phones (written, expected);
update private.setting set value = 'off' where name = 'limit_leads';

select pg_temp.become('anon');
select lives_ok(
  $$ insert into public.lead_form (id, full_name, created_at) values ('00000000-0000-4000-8000-00000000000a', 'pgTAP visitor', '2001-01-01') $$,
  'a visitor stores a lead, with an id of their own'
);
select throws_ok('select id from public.lead_form', '42501', null, 'a visitor reads nothing');
select throws_ok('select count(*) from public.lead_form', '42501', null, 'a visitor counts nothing');
select throws_ok($$ update public.lead_form set full_name = 'x' where false $$, '42501', null, 'a visitor changes nothing');
select throws_ok('delete from public.lead_form where false', '42501', null, 'a visitor deletes nothing');
select throws_ok('truncate public.lead_form', '42501', null, 'a visitor truncates nothing');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x') returning id $$, '42501', null, 'a visitor gets no row back'
);
select throws_ok(
  $$ insert into public.lead_form (id, full_name) values ('00000000-0000-4000-8000-000000000001', 'x') on conflict (id) do nothing $$,
  '42501', null, 'a visitor cannot ask whether an id is there'
);
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') on conflict (id) do update set full_name = 'x' $$,
  '42501', null, 'a visitor overwrites nothing'
);
select throws_ok(
  $$ insert into public.lead_form (id) values ('00000000-0000-4000-8000-000000000001') $$, '23505', null, 'the same id again is a conflict'
);
select throws_ok($$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'a visitor sends one lead at a time');
select throws_ok(
  format('insert into public.lead_form (%I) values (%L)', field, content), 'PT413', reason, field || ' of ' || length(content) || ' is refused'
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
  'a message of 4,000 letters ' || letter || ' is stored'
)
from unnest(array['x', 'م']) as letter;
select throws_ok('select * from private.lead_notification', '42501', null, 'a visitor sees no ledger');
select throws_ok('select * from public.lead_deletion', '42501', null, 'a visitor reads no record of deletions');
select throws_ok('select private.purge_leads()', '42501', null, 'a visitor purges nothing');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, '42501', null, 'a visitor claims no mail'
);
select throws_ok('select * from public.claim_due_mail()', '42501', null, 'a visitor gets no due mail');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$, '42501', null, 'a visitor marks no mail as sent'
);
select throws_ok($$ select private.set_functions('https://example.com', 'sb_publishable_x') $$, '42501', null, 'a visitor changes no settings');
select throws_ok('select private.sweep()', '42501', null, 'a visitor starts no sweep');
select throws_ok('select public.staff_state()', '42501', null, 'a visitor learns nothing of the mails');

-- A token of anonymous sign-in, should that ever be switched on

select pg_temp.become('authenticated', '{"role": "authenticated", "is_anonymous": true}');
select lives_ok($$ insert into public.lead_form (full_name) values ('pgTAP guest') $$, 'a guest stores a lead');
select is_empty('select id from public.lead_form', 'a guest reads nothing');
select is_empty('delete from public.lead_form returning id', 'a guest deletes nothing');
select is_empty('select lead_id from public.lead_deletion', 'a guest reads no record of deletions');
select throws_ok(
  $$ insert into public.lead_form (full_name) values ('x') returning id $$, '42501', null, 'a guest gets no row back'
);
select throws_ok($$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'a guest sends one lead at a time');
select throws_ok('select public.staff_state()', '42501', null, 'a guest learns nothing of the mails');

-- Staff

select pg_temp.become('authenticated', '{"role": "authenticated", "is_anonymous": false}');
select results_eq(
  $$ select full_name, created_at = now() from public.lead_form
     where full_name in ('pgTAP one', 'pgTAP two', 'pgTAP visitor', 'pgTAP guest') order by full_name $$,
  $$ values ('pgTAP guest', true), ('pgTAP one', true), ('pgTAP two', true), ('pgTAP visitor', true) $$,
  'staff read every lead, and the visitor’s own date did not count'
);
select results_eq(
  $$ insert into public.lead_form (full_name, created_at) values ('pgTAP staff', '2099-01-01') returning created_at = now() $$,
  array[true], 'neither does the date of staff'
);
select throws_ok($$ update public.lead_form set full_name = 'x' where false $$, '42501', null, 'staff change nothing');
select throws_ok('truncate public.lead_form', '42501', null, 'staff truncate nothing');
select throws_ok($$ insert into public.lead_form (full_name) values ('x'), ('y') $$, 'PT413', null, 'staff send one lead at a time');
select results_eq(
  $$ delete from public.lead_form where id = '00000000-0000-4000-8000-000000000002' returning full_name $$,
  array['pgTAP two'], 'staff delete a lead'
);
select results_eq(
  $$ select lead_created_at = now(), reason from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000002' $$,
  $$ values (true, 'staff') $$, 'and read that it was deleted'
);
select throws_ok(
  $$ insert into public.lead_deletion (lead_id, lead_created_at, reason) values (gen_random_uuid(), now(), 'age') $$, '42501', null,
  'staff write no record of deletions'
);
select throws_ok($$ update public.lead_deletion set by_name = 'x' where false $$, '42501', null, 'staff change none');
select throws_ok('delete from public.lead_deletion where false', '42501', null, 'staff delete none');
select throws_ok('select private.purge_leads()', '42501', null, 'staff purge nothing');
select throws_ok('select * from private.lead_notification', '42501', null, 'staff see no ledger');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, '42501', null, 'staff claim no mail'
);
select throws_ok('select * from public.claim_due_mail()', '42501', null, 'staff get no due mail');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$, '42501', null, 'staff mark no mail as sent'
);
select throws_ok($$ select private.set_functions('https://example.com', 'sb_publishable_x') $$, '42501', null, 'staff change no settings');
select throws_ok('select private.sweep()', '42501', null, 'staff start no sweep');
select results_eq(
  $$ select array(select jsonb_object_keys(public.staff_state()) order by 1) $$,
  $$ values (array['failure', 'mail', 'oldest', 'staff', 'untold']) $$, 'staff learn what was not mailed'
);

-- An account that is not on the list

select pg_temp.become('none');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000aa', 'pgtap@example.com');
select is(private.add_staff('PGTAP@example.com '), 'Staff: pgtap@example.com', 'the owner names the first of the staff');
select throws_ok($$ select private.add_staff('nobody@example.com') $$, '22023', null, 'who has no account cannot be staff');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'an account off the list reads nothing');
select is_empty('delete from public.lead_form returning id', 'an account off the list deletes nothing');
select is_empty('select lead_id from public.lead_deletion', 'an account off the list reads no record of deletions');
select is(public.staff_state(), '{"staff": false}', 'an account off the list learns that it is not staff, and no more');
select throws_ok($$ select private.add_staff('pgtap@example.com') $$, '42501', null, 'an account off the list names nobody');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select isnt_empty('select id from public.lead_form', 'who is on the list reads every lead');
delete from public.lead_form where full_name = 'pgTAP guest';
select pg_temp.become('none');
insert into auth.users (id, email, raw_user_meta_data) values ('00000000-0000-4000-8000-0000000000cc', 'second@example.com', '{"name": " Mira "}');
select is(private.add_staff('second@example.com'), 'Staff: pgtap@example.com, second@example.com', 'the owner names a second one');
delete from auth.users where id = '00000000-0000-4000-8000-0000000000aa';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000aa"}');
select is_empty('select id from public.lead_form', 'whose account is deleted leaves the list');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000cc"}');
delete from public.lead_form where full_name = 'pgTAP staff';
select set_has(
  'select by_name, reason from public.lead_deletion', $$ values ('pgtap', 'staff'), ('Mira', 'staff') $$,
  'who deleted a lead is known by the account’s name, or by the e-mail’s first part'
);

-- The list once it is empty again

select pg_temp.become('none');
delete from auth.users where id = '00000000-0000-4000-8000-0000000000cc';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'an empty list lets nobody in');
select is(public.staff_state(), '{"staff": false}', 'and says so');
select pg_temp.become('none');
delete from private.setting where name = 'staff_list';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select is_empty('select id from public.lead_form', 'nor does a list whose switch is missing');
select pg_temp.become('none');
insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000dd', 'back@example.com');
insert into private.staff (user_id) values ('00000000-0000-4000-8000-0000000000dd');
select is((select value from private.setting where name = 'staff_list'), 'on', 'a name that is inserted directly switches the list on, too');
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000dd"}');
select isnt_empty('select id from public.lead_form', 'and that account is let in');
select pg_temp.become('none');
update private.setting set value = 'off' where name = 'staff_list';
select pg_temp.become('authenticated', '{"role": "authenticated", "sub": "00000000-0000-4000-8000-0000000000bb"}');
select isnt_empty('select id from public.lead_form', 'the owner opens it to every account on purpose');

-- The function

select pg_temp.become('service_role');
select results_eq(
  $$ select full_name from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$,
  array['pgTAP one'], 'the function claims a stored lead'
);
select is_empty(
  $$ select full_name from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$, 'it claims it once'
);
select is(
  public.settle_mail('00000000-0000-4000-8000-000000000001', 'pgTAP failure'), 1, 'it notes why a mail failed'
);
select is(public.settle_mail('00000000-0000-4000-8000-000000000001', null), 1, 'it notes that a mail was sent');
select is(public.settle_mail('00000000-0000-4000-8000-000000000001', 'late'), 0, 'what was sent stays sent');
select lives_ok('select * from public.claim_due_mail()', 'it asks for what is due');
select throws_ok('select public.staff_state()', '42501', null, 'it has no business with what staff see');
select throws_ok('select id from public.lead_form', '42501', null, 'it reads no lead but what it claims');
select throws_ok('select * from private.lead_notification', '42501', null, 'it sees no ledger either');
select throws_ok('select * from private.setting', '42501', null, 'nor the settings');

-- A caller with all rights, but another role than the function's

select pg_temp.become('none');
select throws_ok(
  $$ select * from public.claim_lead_notification('pgTAP one', null, null, null, null, null) $$,
  '42501', 'permission denied', 'the guard inside the claim needs no grant to hold'
);
select throws_ok('select * from public.claim_due_mail()', '42501', 'permission denied', 'nor does the one of the due mail');
select throws_ok(
  $$ select public.settle_mail('00000000-0000-4000-8000-000000000001', null) $$,
  '42501', 'permission denied', 'nor the one of its outcome'
);
select throws_ok('select public.staff_state()', '42501', 'permission denied', 'nor the one of the state for staff');

-- The owner

select is(
  private.refuse_account('{"user": {"email": "pgtap@example.com"}}'),
  '{"error": {"http_code": 403, "message": "Accounts are made by the owner"}}', 'the auth server gets a refusal'
);
select throws_ok(
  format('select private.set_functions(%L, %L)', url, key), '22023', null, 'no settings: ' || coalesce(url, 'no address') || ', ' || coalesce(key, 'no key')
)
from (values
  ('http://example.com/functions/v1', 'sb_publishable_x'), ('https://example.com/functions/v1', 'sb_secret_x'), (null, 'sb_publishable_x')
) as wrong (url, key);
select lives_ok($$ select private.set_functions('https://example.com/functions/v1/', 'sb_publishable_x') $$, 'the owner sets the address once');
select throws_ok($$ update private.setting set value = 'many' where name = 'mails_an_hour' $$, '23514', null, 'a cap is a number');

select throws_ok($$ update private.setting set value = 'yes' where name = 'limit_leads' $$, '23514', null, 'a switch is on or off');
select * from finish();
rollback;
