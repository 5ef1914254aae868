-- Scheduled jobs that send due emails, delete old leads and clean up.

-- The owner runs this once, in the SQL editor: select private.set_functions('https://<ref>.supabase.co/functions/v1', 'sb_publishable_...')
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

-- Asks the function send-lead-notification to send the emails that are due. The request needs no secret, because it can only send due
-- emails to the studio, within the caps.
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
  -- pg_net's default timeout is 1 to 5 s. pg_net never retries a request; the next sweep does.
  perform net.http_post(
    url := url || '/send-lead-notification/sweep',
    body := '{}'::jsonb,
    headers := jsonb_build_object('apikey', key, 'content-type', 'application/json'),
    timeout_milliseconds := 60000
  );
end;
$$;

-- The local backend has no pg_cron; local/sweeper.ts runs the sweeps there.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('sweep leads', '* * * * *', 'select private.sweep()');
    perform cron.schedule('purge leads', '17 22 * * *', 'select private.purge_leads()');
    -- Inserting a lead also deletes old senders; this job deletes them when no leads arrive.
    perform cron.schedule('delete old senders', '*/5 * * * *', 'select private.delete_old_senders()');
    -- pg_cron never deletes rows from its log, which has one row per run.
    perform cron.schedule('delete old runs', '27 22 * * *', $job$delete from cron.job_run_details where end_time < now() - interval '7 days'$job$);
  end if;
end;
$$;
