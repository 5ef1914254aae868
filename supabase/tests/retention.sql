-- How long leads live, and what stays of them. pgTAP, one transaction that is rolled back; run as grants.sql is.

begin;
create extension if not exists pgtap with schema extensions;
select plan(13);

select columns_are(
  'public', 'lead_deletion', array['lead_id', 'lead_created_at', 'at', 'by_name', 'reason'], 'a record holds nothing of the visitor'
);
update private.setting set value = '24' where name = 'keep_leads_months';
insert into public.lead_form (id, full_name, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'pgTAP old', now() - interval '24 months 1 day'),
  ('00000000-0000-4000-8000-000000000002', 'pgTAP young', now() - interval '23 months');
insert into private.lead_notification (lead_id, mail_id) values ('00000000-0000-4000-8000-000000000001', gen_random_uuid());
insert into public.lead_deletion (lead_id, lead_created_at, at, reason)
values ('00000000-0000-4000-8000-000000000003', now(), now() - interval '24 months 1 day', 'age');
select cmp_ok(private.purge_leads(), '>=', 1, 'leads end after 24 months');
select results_eq(
  $$ select full_name from public.lead_form where full_name like 'pgTAP %' $$, array['pgTAP young'], 'and not before'
);
select results_eq(
  $$ select by_name, reason from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000001' $$,
  $$ values (null::text, 'age') $$, 'which is recorded'
);
select is_empty(
  $$ select from private.lead_notification where lead_id = '00000000-0000-4000-8000-000000000001' $$, 'their mails end with them'
);
select is_empty(
  $$ select from public.lead_deletion where lead_id = '00000000-0000-4000-8000-000000000003' $$, 'and so do records as old'
);
select throws_ok(
  format('update private.setting set value = %L where name = %L', months, 'keep_leads_months'), '23514', null, 'leads do not live ' || months || ' months'
)
from unnest(array['0', '121', '999999', '-1', '1.5', '']) as months;
update private.setting set value = '12' where name = 'keep_leads_months';
select cmp_ok(private.purge_leads(), '>=', 1, 'another time is the owner’s to set');
select * from finish();
rollback;
