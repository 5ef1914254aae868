-- How long leads are kept, and what remains of them. Uses pgTAP in one transaction that is rolled back; grants.sql explains how to run it.

begin;
create extension if not exists pgtap with schema extensions;
select plan(13);

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
select * from finish();
rollback;
