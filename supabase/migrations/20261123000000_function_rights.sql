-- send-lead-notification may call its three functions and nothing else.

-- Projects from before October 2026 give service_role every right on a new table.
revoke all on public.lead_form from service_role;

-- The function notes that a mail failed (settle_mail) and gives no claim back.
drop function public.release_lead_notification(uuid);
