import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { MIGRATION_TEXTS, openHosted } from './pgtap.ts';

const [TABLE = '', SIZE = '', LEDGER = '', SWEEP = '', ...LATER] = MIGRATION_TEXTS;
const MAILS = LEDGER + SWEEP;

let database: PGlite;

beforeEach(async () => {
  database = await openHosted();
  await database.exec(TABLE + SIZE);
});

afterEach(async () => await database.close());

const valueOf = async (sql: string): Promise<unknown> =>
  (await database.query<{ value: unknown }>(`select (${sql}) as value`)).rows[0]?.value;

test('leads of before are no news, and fill no cap', async () => {
  await database.exec(`
    insert into public.lead_form (created_at) select now() - make_interval(mins => n) from generate_series(1, 100) as n;
    insert into private.lead_notification (lead_id, claimed_at) select id, created_at from public.lead_form limit 5;
    ${MAILS}`);
  expect(await valueOf('private.is_mail_due()')).toBe(false);
  expect(await valueOf('select count(*)::integer from private.lead_notification where sent_at is not null')).toBe(100);
  expect(await valueOf(`private.mails_within('1 day')`)).toBe(6);
});

/** pg_net's call, as far as the sweep uses it. */
const NET = `
  create schema net;
  create table net.called (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
  returns bigint language sql as $$ insert into net.called values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;`;

test('the sweep calls the function when a mail is due, and the owner has said where it is', async () => {
  await database.exec(MAILS + NET);
  const sweep = async (): Promise<unknown> => {
    await database.exec('select private.sweep()');
    return await valueOf('select jsonb_agg(called) from net.called');
  };
  await database.exec(`insert into public.lead_form (created_at) values (now() - interval '2 minutes')`);
  expect(await sweep()).toBeNull();
  await database.exec(`select private.set_functions('https://ref.supabase.co/functions/v1/', 'sb_publishable_x')`);
  expect(await sweep()).toEqual([
    {
      url: 'https://ref.supabase.co/functions/v1/send-lead-notification/sweep',
      body: {},
      headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json' },
      timeout_milliseconds: 60_000,
    },
  ]);
  await database.exec('delete from public.lead_form');
  expect(await sweep()).toHaveLength(1);
});

/** pg_cron cannot be loaded here; what stands in its place notes the jobs. */
test('the jobs are what pg_cron is given', async () => {
  const migrations = [MAILS, ...LATER].join('\n');
  expect(migrations).toContain('create extension if not exists pg_cron;');
  const given = migrations.match(/perform cron\.schedule\(.*\);/g) ?? [];
  await database.exec(`
    ${migrations}
    create schema cron;
    create table cron.job (name text, schedule text, command text);
    create table cron.job_run_details (end_time timestamptz);
    create function cron.schedule(name text, schedule text, command text)
    returns bigint language sql as $$ insert into cron.job values (name, schedule, command) returning 1::bigint $$;
    do $$ begin ${given.join('\n')} end $$;`);
  const jobs = await database.query<{ name: string; schedule: string; command: string }>('select * from cron.job order by name');
  expect(jobs.rows.map(({ name, schedule }) => `${name}: ${schedule}`)).toEqual([
    'forget runs: 27 22 * * *',
    'forget senders: */5 * * * *',
    'purge leads: 17 22 * * *',
    'sweep leads: * * * * *',
  ]);
  for (const { command } of jobs.rows) await database.exec(command);
});
