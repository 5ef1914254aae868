-- How long leads are kept, and what remains of them. Uses pgTAP in one transaction that is rolled back; grants.sql explains how to run it.

begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

create function pg_temp.id(n integer) returns uuid language sql as $$ select format('00000000-0000-4000-8000-%s', lpad(n::text, 12, '0'))::uuid $$;

select columns_are(
  'public', 'lead_deletion', array['lead_id', 'lead_created_at', 'at', 'by_name', 'reason'], 'a deletion record holds no visitor data'
);
update private.setting set value = '24' where name = 'keep_leads_months';
insert into public.lead_form (id, full_name, created_at) values
  (pg_temp.id(1), 'pgTAP old', now() - interval '24 months 1 day'), (pg_temp.id(2), 'pgTAP young', now() - interval '23 months');
insert into private.lead_notification (lead_id, mail_id) values (pg_temp.id(1), gen_random_uuid());
insert into public.lead_origin (lead_id, channel) values (pg_temp.id(1), 'Google');
insert into public.lead_deletion (lead_id, lead_created_at, at, reason)
values (pg_temp.id(3), now(), now() - interval '24 months 1 day', 'age');
select cmp_ok(private.purge_leads(), '>=', 1, 'leads are deleted after 24 months');
select results_eq($$ select id from public.lead_form where full_name ~ '^pgTAP' $$, array[pg_temp.id(2)], 'younger leads are kept');
select results_eq(
  $$ select lead_id, by_name, reason from public.lead_deletion where lead_id in (pg_temp.id(1), pg_temp.id(3)) $$,
  $$ values (pg_temp.id(1), null::text, 'age') $$, 'the deletion is recorded; deletion records older than 24 months are deleted too'
);
select is_empty(
  'select lead_id from private.lead_notification where lead_id = pg_temp.id(1) union select lead_id from public.lead_origin where lead_id = pg_temp.id(1)',
  'the origin of a deleted lead and its rows in the mail ledger are deleted too'
);
update private.setting set value = '12' where name = 'keep_leads_months';
select cmp_ok(private.purge_leads(), '>=', 1, 'the owner can change how long leads are kept');

insert into public.lead_form (id, full_name, source_page, created_at)
select pg_temp.id(n), 'pgTAP ' || what, page, ('2020-01-01 ' || clock || '+04')::timestamptz
from (values
  (11, 'flood', 'home_popup', '10:00'), (12, 'flood', 'home_popup', '10:59'), (13, 'answered', 'home_popup', '10:30'),
  (14, 'spam', null, '10:30'), (15, 'later', 'home_popup', '11:00')
) as leads (n, what, page, clock);
insert into public.lead_follow_up (lead_id, state, lost_reason) values
  (pg_temp.id(13), 'Contacted', null), (pg_temp.id(14), 'Lost', 'Spam or test');
select results_eq(
  $$ select source, leads from private.delete_flood('2020-01-01 10:00+04', '2020-01-01 11:00+04') $$,
  $$ values ('home_popup', 2::bigint), (null, 1) $$, 'a flood is counted by source, without leads that were answered'
);
select results_eq(
  $$ select leads from private.delete_flood('2020-01-01 10:00+04', '2020-01-01 11:00+04', 'home_popup', true) $$,
  array[2::bigint], 'a flood from one source can be deleted'
);
select results_eq(
  $$ select lead_id, reason from public.lead_deletion where lead_created_at between '2020-01-01' and '2020-01-02' order by 1 $$,
  $$ values (pg_temp.id(11), 'staff'), (pg_temp.id(12), 'staff') $$,
  'counting deletes nothing, and only leads of the flood are deleted and recorded'
);
select * from finish();
rollback;
