-- The clock of the mails, and what staff see of them.
--
-- For staff: public.staff_state() returns jsonb, {mail, untold, oldest, failure}. POST /rest/v1/rpc/staff_state
--
-- For the owner, once, in the SQL editor: select private.set_functions('https://<ref>.supabase.co/functions/v1', 'sb_publishable_...')

-- What staff see -----------------------------------------------------------------------------------------------------

create function private.require_staff() returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' or coalesce((auth.jwt() ->> 'is_anonymous')::boolean, false) then
    raise exception 'permission denied' using errcode = '42501';
  end if;
end;
$$;

-- Ten minutes pass before a lead counts as untold: a digest may take six.
create function public.staff_state() returns jsonb
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  -- Security definer, because the ledger is out of the API's reach and staff may have no way into the schema auth.
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'mail', case when exists (select from private.setting where name = 'functions_url') then 'on' else 'off' end,
      'untold', count(*),
      'oldest', min(lead.created_at),
      'failure', (array_agg(told.failure order by told.claimed_at desc) filter (where told.failure is not null))[1]
    )
    from public.lead_form as lead left join private.lead_notification as told on told.lead_id = lead.id
    where told.sent_at is null and lead.created_at > now() - interval '7 days' and lead.created_at <= now() - interval '10 minutes'
  );
end;
$$;

-- The sweep ----------------------------------------------------------------------------------------------------------

create function private.set_functions(p_url text, p_key text) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  if p_url is null or p_url !~ '^(https://|http://(localhost|127\.0\.0\.1)[:/])[^\s?#]+$' then
    raise exception 'The first value is the address of the functions, https://<ref>.supabase.co/functions/v1' using errcode = '22023';
  end if;
  if p_key is null or p_key !~ '^(sb_publishable_|eyJ)[A-Za-z0-9_.-]+$' then
    raise exception 'The second value is the publishable key, sb_publishable_...; never the secret one' using errcode = '22023';
  end if;
  insert into private.setting (name, value) values ('functions_url', rtrim(p_url, '/')), ('publishable_key', p_key)
  on conflict (name) do update set value = excluded.value;
end;
$$;

-- No secret: whoever makes this call can only send what is due, to the studio, within the caps.
create function private.sweep() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  url text := (select value from private.setting where name = 'functions_url');
  key text := (select value from private.setting where name = 'publishable_key');
begin
  if url is null or not private.is_mail_due() then
    return;
  end if;
  -- pg_net gives up after 1 to 5 s by itself, and never tries again; the next minute does.
  perform net.http_post(
    url := url || '/send-lead-notification/sweep',
    body := '{}'::jsonb,
    headers := jsonb_build_object('apikey', key, 'content-type', 'application/json'),
    timeout_milliseconds := 60000
  );
end;
$$;

-- Where there is no pg_cron, somebody else asks every few seconds: local/sweeper.ts.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('sweep leads', '* * * * *', 'select private.sweep()');
    -- pg_cron keeps a row for each run and never deletes one.
    perform cron.schedule('forget runs', '27 22 * * *', $forget$delete from cron.job_run_details where end_time < now() - interval '7 days'$forget$);
  end if;
end;
$$;

-- Rights -------------------------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.staff_state() from public, anon, service_role;
grant execute on function public.staff_state() to authenticated;
