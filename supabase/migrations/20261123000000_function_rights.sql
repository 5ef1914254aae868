-- What send-lead-notification may do is call its three functions, and what plpgsql_check (npx supabase@3 db lint) says of intervals.

-- Projects from before October 2026 give service_role every right on a new table.
revoke all on public.lead_form from service_role;

-- The function notes that a mail failed (settle_mail) and gives no claim back.
drop function public.release_lead_notification(uuid);

-- A text that is taken for an interval is cast in words. Done here, because a migration that ran is not edited.
do $$
declare
  called regprocedure;
begin
  foreach called in array array[
    'public.claim_lead_notification(text, text, text, text, text, text)', 'private.due_mail()', 'private.limit_leads()'
  ]::regprocedure[] loop
    execute replace(pg_get_functiondef(called), 'constant interval := ''', 'constant interval := interval ''');
  end loop;
end;
$$;
