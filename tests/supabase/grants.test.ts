import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { NEW_PROJECT, OLDER_PROJECT, openHosted, runTap, TAP_FILES } from './pgtap.ts';

/** Assertions of each file of supabase/tests: a file that ends early or shrinks is no proof. */
const ASSERTIONS = { 'grants.sql': 53, 'policies.sql': 95 };

let hosted: PGlite;

beforeAll(async () => {
  hosted = await openHosted();
});

afterAll(async () => await hosted.close());

test('these are the files', () => {
  expect(Object.keys(TAP_FILES)).toEqual(Object.keys(ASSERTIONS));
});

test.each(Object.entries(ASSERTIONS))('supabase/tests/%s: all %i assertions hold on a new project and an older one', async (file, hold) => {
  expect(await runTap(hosted, file, NEW_PROJECT)).toEqual({ hold, failed: [] });
  expect(await runTap(hosted, file, OLDER_PROJECT)).toEqual({ hold, failed: [] });
});

test('the dashboard’s order is served by the index', async () => {
  await hosted.exec(`begin; ${NEW_PROJECT}; set local enable_seqscan = off; set local enable_sort = off`);
  const plan = await hosted.query('explain select * from public.lead_form order by created_at desc, id desc limit 1000');
  await hosted.exec('rollback');
  expect(JSON.stringify(plan.rows)).toContain('lead_form_newest_first');
});

/** pg_net's call, as far as the sweep uses it. */
const NET = `
  create schema net;
  create table net.sent (url text, body jsonb, headers jsonb, timeout_milliseconds integer);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000)
  returns bigint language sql as $$ insert into net.sent values (url, body, headers, timeout_milliseconds) returning 1::bigint $$;`;

test('the sweep calls the function when a mail is due, and the owner has said where it is', async () => {
  const sweep = async (): Promise<unknown> => {
    await hosted.exec('select private.sweep()');
    return (await hosted.query('select * from net.sent')).rows;
  };
  await hosted.exec(`begin; ${NEW_PROJECT}; ${NET} insert into public.lead_form (created_at) values (now() - interval '2 minutes')`);
  expect(await sweep()).toEqual([]);
  await hosted.exec(`select private.set_functions('https://ref.supabase.co/functions/v1/', 'sb_publishable_x')`);
  const headers = { apikey: 'sb_publishable_x', 'content-type': 'application/json' };
  const url = 'https://ref.supabase.co/functions/v1/send-lead-notification/sweep';
  expect(await sweep()).toEqual([{ url, body: {}, headers, timeout_milliseconds: 60_000 }]);
  await hosted.exec('delete from public.lead_form');
  expect(await sweep()).toHaveLength(1);
  await hosted.exec('rollback');
});
