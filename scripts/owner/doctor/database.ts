import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Client } from 'pg';

import { truncateText } from '../../../supabase/functions/_shared/text.ts';
import { connect } from '../backup/connect.ts';
import { areStored, setHoursLine } from '../hours.ts';
import type { Catalogue, Expected } from './expected.ts';
import type { Settings } from './project.ts';
import { type Check, check, type Problem } from './report.ts';

interface Job {
  name: string;
  schedule: string;
  command: string;
  active: boolean;
  status: string | null;
  message: string | null;
  minutes: number | null;
}

const PROJECT = /(?:^|[/.:@])([a-z]{20})(?:\.supabase\.co|:)/;
const MAX_PAUSE_MINUTES = 5;
/** Leaves room in the line for what to do. */
const MAX_CHANGE_CHARS = 140;

type Rows = <Row>(sql: string) => Promise<Row[]>;

/** Checks what the API cannot see, over a connection of the database's owner. Only reads. */
export function databaseCheck(address: string, expected: Expected, { supabaseUrl }: Settings): Check {
  return async () => {
    let client: Client | undefined;
    try {
      if (differs(address, supabaseUrl)) throw new Error('SUPABASE_DB_URL points to a different project from the one the site uses');
      const owner = await connect(address);
      client = owner;
      const rows: Rows = async (sql) => (await owner.query(sql)).rows;
      const findings = [];
      for (const one of checksOf(rows, expected, supabaseUrl)) findings.push(...(await one()));
      return findings;
    } catch (error) {
      return await check('Database', '1.3', '', async () => [Object(error).message])();
    } finally {
      await client?.end().catch(() => undefined);
    }
  };
}

/** The checks of a database, to run one after the other. `rows` runs a query. */
export function checksOf(rows: Rows, { catalogue, jobs, hours }: Expected, supabaseUrl: string): Check[] {
  return [
    check('Database objects', '1.3', `${Object.keys(catalogue).length} as in the migrations, and no others`, async () =>
      catalogueProblems(await readCatalogue(rows), catalogue),
    ),
    check('Scheduled jobs', '1.3', `${jobs.length}, and their last runs succeeded`, async () => {
      const live = await rows<Job>(`select jobname as name, schedule, command, active, status, return_message as message,
        extract(epoch from now() - start_time)::integer / 60 as minutes
        from cron.job left join lateral (
          select status, return_message, start_time from cron.job_run_details as run where run.jobid = job.jobid order by start_time desc limit 1
        ) as last on true order by jobname`);
      return jobProblems(live, jobs);
    }),
    check('Settings of the database', '3.3', 'staff list, limits, emails, opening hours', async () => {
      const settings = await rows<{ name: string; value: string }>('select name, value from private.setting');
      const value = (name: string) => settings.find((setting) => setting.name === name)?.value;
      const closed = settings.filter((setting) => setting.name.startsWith('leads_') && setting.value === '0').map(({ name }) => name);
      const [mail] = await rows<{ failure: string }>(
        `select failure from private.lead_notification
          where sent_at is null and failure is not null and claimed_at > now() - interval '7 days' order by claimed_at desc limit 1`,
      );
      const url = value('functions_url');
      return [
        value('staff_list') === 'off' && [
          'the staff list is off: every account is staff until private.add_staff adds the first name',
          '1.6',
        ],
        value('limit_leads') === 'off' && [
          'limit_leads is off, so nothing stops a flood of leads: set it to on (supabase/README.md)',
          '1.3',
        ],
        closed.length > 0 && [`${closed.join(', ')} is 0, so every lead is refused: raise it (supabase/README.md)`, '1.3'],
        !areStored(value('hours'), hours) && [
          `reminders and the weekly letter count other opening hours than src/site/studioHours.ts: run ${setHoursLine(hours)}`,
          '3.4',
        ],
        url === undefined && 'private.set_functions has not been run',
        url !== undefined && differs(url, supabaseUrl) && `private.set_functions was run for another project, ${url}`,
        mail && [`the last email was not sent: ${mail.failure}`, '3.1'],
      ];
    }),
  ];
}

async function readCatalogue(rows: Rows): Promise<Catalogue> {
  await rows('begin; set local search_path = pg_catalog');
  const objects = await rows<{ key: string; definition: string }>(readFileSync(join(import.meta.dirname, 'catalogue.sql'), 'utf8'));
  await rows('rollback');
  return Object.fromEntries(objects.map(({ key, definition }) => [key, definition]));
}

/** Names each object that is missing, unknown or different. The parts of a missing or unknown object go without saying. */
export function catalogueProblems(live: Catalogue, expected: Catalogue): string[] {
  const whole = (one: Catalogue, other: Catalogue) =>
    Object.keys(one).flatMap((key) => (key in other ? [] : (/^(?:table|view|function) (.+)/.exec(key)?.[1] ?? [])));
  const wholes = [...whole(live, expected), ...whole(expected, live)];
  const isPart = (key: string): boolean => wholes.some((name) => key.endsWith(` on ${name}`) || key.startsWith(`column ${name}.`));
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(live)])].filter((key) => !isPart(key) && live[key] !== expected[key]);
  return keys
    .toSorted((a, b) => Number(isAboutAccess(b)) - Number(isAboutAccess(a)))
    .map((key) => {
      const [seen, wanted] = [live[key], expected[key]];
      if (key.startsWith('grants on ')) return `${key}: ${difference(seen ?? '', wanted ?? '')}`;
      if (seen === undefined) return `${key} is missing`;
      if (wanted !== undefined) {
        const change = difference(seen, wanted);
        const isOpen = change === 'row security off instead of row security on';
        if (isOpen) return `${key}: row security is off: run "alter ${key} enable row level security"`;
        return `${key}: ${truncateText(change, MAX_CHANGE_CHARS)}${remedyFor(key, seen, wanted)}`;
      }
      const roles = new Set(live[`grants on ${key.replace(/^\w+ /, '')}`]?.split(', ').map((grant) => grant.split(' ')[0]));
      return `unknown ${key}${roles.size > 0 ? `, open to ${[...roles].join(', ')}` : ''}: drop it`;
    });
}

/** Says how to change an object: its statement in the migrations would answer that it exists. */
function remedyFor(key: string, seen: string, wanted: string): string {
  const [, kind = '', name = '', table = ''] = /^(\w+) (.+?)(?: on (.+))?$/.exec(key) ?? [];
  if (kind === 'trigger' && /^also (disabled|only in replication)$/.test(difference(seen, wanted)))
    return `: run "alter table ${table} enable trigger ${name}"`;
  if (kind === 'trigger' || (kind === 'function' && resultOf(seen) === resultOf(wanted)))
    return ': run its statement in the migrations with "create or replace"';
  if (kind === 'job') return ': run its statement in the migrations again';
  if (kind === 'constraint') return ': drop it and add it as in supabase/catalogue.json';
  return /^(function|policy|view|index)$/.test(kind) ? ': drop it and run its statement in the migrations' : '';
}

/** Returns the part of a definition that "create or replace" cannot change: what the function returns. */
function resultOf(definition: string): string {
  return definition.replace(/, (?:security definer|immutable|stable|[\w.]+=|body ).*/, '');
}

function isAboutAccess(key: string): boolean {
  return /^(grants|policy|table|view|role)/.test(key);
}

function difference(seen: string, expected: string): string {
  const [has, wanted] = [seen, expected].map((text) => text.split(', ').filter((part) => part !== ''));
  const added = has?.filter((part) => !wanted?.includes(part)).join(', ') ?? '';
  const missing = wanted?.filter((part) => !has?.includes(part)).join(', ') ?? '';
  if (added.startsWith('body ')) return 'a body that differs from the migrations';
  if (missing === '') return `also ${added}`;
  return added === '' ? `lacks ${missing}` : `${added} instead of ${missing}`;
}

export function jobProblems(live: readonly Job[], expected: Expected['jobs']): Problem[] {
  const definitions = (all: Readonly<Expected['jobs']>): Catalogue =>
    Object.fromEntries(all.map(({ name, schedule, command }) => [`job "${name}"`, `${schedule} ${command}`]));
  return [
    ...catalogueProblems(definitions(live), definitions(expected)),
    ...live.map(({ name, schedule, active, status, message, minutes }): Problem => {
      // An unknown job is reported above, as one to drop.
      if (!expected.some((job) => job.name === name)) return false;
      if (!active)
        return `job "${name}" is switched off: run "select cron.alter_job(jobid, active := true) from cron.job where jobname = '${name}'"`;
      if (status === 'failed') return `job "${name}" failed: ${message}`;
      // A job that has never run may be new.
      return schedule === '* * * * *' && Number(minutes) > MAX_PAUSE_MINUTES && `job "${name}" has not run for ${minutes} minutes`;
    }),
  ];
}

/** True if both addresses are projects of Supabase, and not the same one. */
function differs(address: string, other: string): boolean {
  const [one, two] = [address, other].map((text) => PROJECT.exec(text)?.[1]);
  return one !== undefined && two !== undefined && one !== two;
}
