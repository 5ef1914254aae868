-- How long leads are kept, and what remains of them. Uses pgTAP in one transaction that is rolled back; grants.sql explains how to run it.

begin;
create extension if not exists pgtap with schema extensions;
select no_plan();

select columns_are(
  'public', 'lead_deletion', array['lead_id', 'lead_created_at', 'at', 'by_name', 'reason'], 'a deletion record holds no visitor data'
);
update private.setting set value = '24' where name = 'keep_leads_months';
insert into public.lead_form (id, full_name, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'pgTAP old', now() - interval '24 months 1 day'),
  ('00000000-0000-4000-8000-000000000002', 'pgTAP young', now() - interval '23 months');
insert into private.lead_notification (lead_id, mail_id) values ('00000000-0000-4000-8000-000000000001', gen_random_uuid());
insert into public.lead_deletion (lead_id, lead_created_at, at, reason)
values ('00000000-0000-4000-8000-000000000003', now(), now() - interval '24 months 1 day', 'age');
select cmp_ok(private.purge_leads(), '>=', 1, 'leads are deleted after 24 months');
select results_eq(
  $$ select full_name from public.lead_form where full_name like 'pgTAP %' $$, array['pgTAP young'], 'younger leads are kept'
);
select results_eq(
  $$ select by_name, reason from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values (null::text, 'age') $$, 'the deletion is recorded'
);
select is_empty(
  $$ select from private.lead_notification where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  'the rows of deleted leads in the mail ledger are deleted too'
);
select is_empty(
  $$ select from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000003' $$,
  'deletion records older than 24 months are deleted too'
);
select throws_ok(
  format('update private.setting set value = %L where name = %L', months, 'keep_leads_months'), '23514', null,
  'keep_leads_months cannot be ' || quote_literal(months)
)
from unnest(array['0', '121', '999999', '-1', '1.5', '']) as months;
update private.setting set value = '12' where name = 'keep_leads_months';
select cmp_ok(private.purge_leads(), '>=', 1, 'the owner can change how long leads are kept');

insert into public.lead_form (id, full_name, source_page, created_at) values
  ('00000000-0000-4000-8000-000000000011', 'pgTAP flood', 'home_popup', '2020-01-01 10:00+04'),
  ('00000000-0000-4000-8000-000000000012', 'pgTAP flood', 'home_popup', '2020-01-01 10:59+04'),
  ('00000000-0000-4000-8000-000000000013', 'pgTAP answered', 'home_popup', '2020-01-01 10:30+04'),
  ('00000000-0000-4000-8000-000000000014', 'pgTAP spam', null, '2020-01-01 10:30+04'),
  ('00000000-0000-4000-8000-000000000015', 'pgTAP later', 'home_popup', '2020-01-01 11:00+04');
insert into public.lead_follow_up (lead_id, state, lost_reason) values
  ('00000000-0000-4000-8000-000000000013', 'Contacted', null), ('00000000-0000-4000-8000-000000000014', 'Lost', 'Spam or test');
select results_eq(
  $$ select source, leads from private.delete_flood('2020-01-01 10:00+04', '2020-01-01 11:00+04') $$,
  $$ values ('home_popup', 2::bigint), (null, 1) $$, 'a flood is counted by source, without leads that were answered'
);
select results_eq(
  $$ select leads from private.delete_flood('2020-01-01 10:00+04', '2020-01-01 11:00+04', 'home_popup', true) $$,
  array[2::bigint], 'a flood from one source can be deleted'
);
select results_eq(
  $$ select lead_id::text, reason from public.lead_deletion where lead_created_at between '2020-01-01' and '2020-01-02' order by 1 $$,
  $$ values ('00000000-0000-4000-8000-000000000011', 'staff'), ('00000000-0000-4000-8000-000000000012', 'staff') $$,
  'counting deletes nothing, and only leads of the flood are deleted and recorded'
);
select * from finish();
rollback;
