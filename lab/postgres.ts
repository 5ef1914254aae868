// `npm run lab:postgres -- [--bin <folder>]`: runs the migrations, the sample data and the pgTAP tests of supabase/ on a temporary
// PostgreSQL with Supabase's roles and rights (postgres.sql), and restores a backup of it. Exits with 1 when any of them fails.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { Client } from 'pg';
import { runnerImport } from 'vite';

import { dump } from '../scripts/owner/backup/dump.ts';
import { readBackup, writeBackup } from '../scripts/owner/backup/file.ts';
import { choose, loadAll, requireNewProject } from '../scripts/owner/backup/load.ts';
import { stage } from '../scripts/owner/backup/stage.ts';
import { type Connection, TABLES } from '../scripts/owner/backup/tables.ts';
import { checksOf } from '../scripts/owner/doctor/database.ts';
import { readExpected } from '../scripts/owner/doctor/expected.ts';
import type * as DeskClock from '../src/desk/model/clock.ts';
import { compareHours } from './openingHours.ts';

const START_MS = 20_000;
const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { bin: { type: 'string' } } });
const bin = values.bin ?? globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? '';
const NEEDED = 'apt-get install postgresql-15 postgresql-15-pgtap postgresql-15-cron';
if (!existsSync(join(bin, 'initdb'))) {
  console.error(`PostgreSQL is not installed. On Debian: ${NEEDED}`);
  process.exit(1);
}

/** PostgreSQL refuses to run as root, so root runs it as Debian's user `postgres`. */
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
}

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { ...user, cwd: '/', encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The SQL files of a folder of supabase/, in order. */
function sqlFiles(folder: string): string[] {
  const path = join(root, 'supabase', folder);
  return readdirSync(path)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => join(path, file));
}

interface Cluster {
  /** Opens a connection to the project's database as its owner. */
  connect(): Promise<Client>;
  /** Runs psql, which stops at the first error. Returns the output of psql. */
  psql(role: string, ...args: string[]): string;
  /** Runs a script `perSecond` times a second. Returns each run's latency from its scheduled time, in ms. */
  pgbench(script: string, perSecond: number, seconds: number): number[];
  stop(): Promise<void>;
}

async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  run(join(bin, 'initdb'), ['-D', `${folder}/data`, '-U', 'lab', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8']);
  const settings = ['listen_addresses=', 'fsync=off', 'shared_preload_libraries=pg_cron', 'cron.database_name=project'];
  const flags = ['-D', `${folder}/data`, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), flags, { ...user, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const cluster: Cluster = {
    async connect() {
      const client = new Client({ host: folder, user: 'postgres', database: 'project' });
      await client.connect();
      return client;
    },
    psql: (role, ...args) => run('psql', ['-XqAt', '-h', folder, '-U', role, '-v', 'ON_ERROR_STOP=1', ...args]),
    pgbench(script, perSecond, seconds) {
      const flags = ['-n', '-c', '8', '-j', '2', '-R', String(perSecond), '-T', String(seconds), '-f', script];
      run('pgbench', ['-h', folder, '-U', 'postgres', ...flags, '-l', '--log-prefix', `${folder}/load`, 'project']);
      const lines = globSync(`${folder}/load.*`).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
      return lines.map((line) => Number(line.split(' ')[2]) / 1000);
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
  const startTimeout = AbortSignal.timeout(START_MS);
  for (let isUp = false; !isUp;) {
    await wait(200);
    try {
      cluster.psql('lab', '-d', 'postgres', '-c', 'create database project');
      isUp = true;
    } catch {
      if (!startTimeout.aborted && server.exitCode === null) continue;
      await cluster.stop();
      throw new Error(`PostgreSQL does not start. ${NEEDED}?\n${log}`);
    }
  }
  return cluster;
}

/** Returns true when every assertion of a pgTAP file has passed. Prints the failed assertions. */
function passesPgTap(output: string, name: string): boolean {
  const planned = Number(/^1\.\.(\d+)$/m.exec(output)?.[1]);
  const passed = output.match(/^ok /gm)?.length ?? 0;
  console.log(`  ${name}: ${passed} of ${planned} assertions passed`);
  if (passed !== planned) console.log(output.match(/^(not ok|#).*$/gm)?.join('\n'));
  return passed === planned;
}

const INSERTS_PER_S = 100;
const LOAD_S = 10;
const SLOWEST_MS = 400;

/** R3: stores leads at a steady rate. Returns true if all are stored, and 99 of 100 within SLOWEST_MS of their scheduled time. */
function passesLoadTest(cluster: Cluster): boolean {
  const psql = (command: string): string => cluster.psql('postgres', '-d', 'project', '-c', command).trim();
  psql(`update private.setting set value = 'off' where name = 'limit_leads'`);
  const before = Number(psql('select count(*) from public.lead_form'));
  const latencies = cluster.pgbench(join(import.meta.dirname, 'lead.pgbench.sql'), INSERTS_PER_S, LOAD_S).toSorted((a, b) => a - b);
  const stored = Number(psql('select count(*) from public.lead_form')) - before;
  const p99 = latencies[Math.ceil(latencies.length * 0.99) - 1] ?? 0;
  console.log(`  R3: ${INSERTS_PER_S} leads a second for ${LOAD_S} s: ${stored} of ${latencies.length} stored, p99 ${p99.toFixed(0)} ms`);
  return stored === latencies.length && stored > 0.8 * INSERTS_PER_S * LOAD_S && p99 <= SLOWEST_MS;
}

/** Starts a project like a hosted one and applies these files. */
async function startProject(older: string, files: readonly string[]): Promise<Cluster> {
  const cluster = await startCluster();
  cluster.psql('lab', '-d', 'project', '-v', `older=${older}`, '-f', join(import.meta.dirname, 'postgres.sql'));
  for (const file of files) cluster.psql('postgres', '-d', 'project', '--single-transaction', '-f', file);
  return cluster;
}

const PASSPHRASE = 'lab';
const VISITOR = `set statement_timeout = '3s'; set role anon; insert into public.lead_form (full_name) values ('Meanwhile')`;

/**
 * Restores a backup of the project into a new one, while a visitor sends a lead. Returns true if that lead is stored, all other rows are equal
 * and no further email is due.
 */
async function passesRestore(project: Cluster): Promise<boolean> {
  const target = await startProject('0', sqlFiles('migrations'));
  const [from, to, visitor] = [await project.connect(), await target.connect(), await target.connect()];
  const folder = mkdtempSync(join(tmpdir(), 'lab-backup-'));
  try {
    await from.query(`select private.add_staff('maya@studio.test')`);
    const { rows: accounts } = await from.query('select id, email from auth.users');
    for (const { id, email } of accounts) await to.query('insert into auth.users (id, email) values ($1, $2)', [id, email]);
    const path = await writeBackup(join(folder, 'lab'), dump(from), PASSPHRASE);
    const backup = await readBackup(path, PASSPHRASE);
    await requireNewProject(to, backup.accounts);
    await stage(to, path, PASSPHRASE, backup.accounts);
    await choose(to, false);
    const writing: Connection = {
      query: async (text, values) => {
        if (text === 'commit') await visitor.query(VISITOR);
        return await to.query(text, values);
      },
    };
    const counts = await loadAll(writing, backup.time);
    const { rows: meanwhile } = await to.query(`delete from public.lead_form where full_name = 'Meanwhile' returning id`);
    await to.query('delete from public.lead_deletion where lead_id = any($1)', [meanwhile.map(({ id }) => id)]);
    const differing: string[] = [];
    for (const table of TABLES) {
      const content = `select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as content from ${table} as t
        where to_jsonb(t) ->> 'name' is distinct from 'address_salt'`;
      const [before, after] = [await from.query(content), await to.query(content)];
      if (before.rows[0].content !== after.rows[0].content) differing.push(table);
    }
    // This week's letter may be due in both.
    const due = 'select private.is_mail_due() as due';
    const [dueBefore, dueAfter] = [(await from.query(due)).rows[0].due, (await to.query(due)).rows[0].due];
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`  a backup restored: ${total} rows in ${TABLES.length} tables, differing: ${differing.join(', ') || 'none'}`);
    console.log(`  an email is due before: ${dueBefore}, after: ${dueAfter}`);
    console.log(`  a visitor's leads stored meanwhile: ${meanwhile.length} of 1`);
    return differing.length === 0 && dueBefore === dueAfter && meanwhile.length === 1;
  } finally {
    await Promise.all([from.end(), to.end(), visitor.end()]);
    rmSync(folder, { recursive: true });
    await target.stop();
  }
}

/** Returns true if the project's objects and jobs are those that `npm run doctor` expects. */
async function passesDoctor(cluster: Cluster): Promise<boolean> {
  const client = await cluster.connect();
  const checks = checksOf(async (sql) => (await client.query(sql)).rows, await readExpected(root), '').slice(0, 2);
  const findings = [];
  for (const check of checks) findings.push(...(await check()));
  await client.end();
  for (const { line } of findings) console.log(`  ${line}`);
  return findings.every(({ isProblem }) => !isProblem);
}

const CALENDARS = 500;

/** Returns true if the project counts opening hours as the desk does, in random calendars. */
async function passesHours(cluster: Cluster): Promise<boolean> {
  const alias = { '@': join(root, 'src') };
  const { module } = await runnerImport<typeof DeskClock>(join(root, 'src/desk/model/clock.ts'), { configFile: false, resolve: { alias } });
  const client = await cluster.connect();
  const rows = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows;
  const { differences, refused } = await compareHours(rows, module.openingClock, CALENDARS, 11);
  await client.end();
  console.log(`  opening hours of ${CALENDARS} calendars, and ${refused} refused ones: ${differences.length} differences`);
  for (const difference of differences.slice(0, 5)) console.log(`    ${difference}`);
  return differences.length === 0;
}

async function checkProject(kind: string, older: string): Promise<boolean> {
  const applied = [...sqlFiles('migrations'), join(root, 'supabase/seed.sql')];
  const cluster = await startProject(older, applied);
  const psql = (role: string, ...args: string[]): string => cluster.psql(role, '-d', 'project', ...args);
  try {
    console.log(`${kind}, PostgreSQL ${psql('lab', '-c', 'show server_version')}`.trim());
    console.log(`  ${applied.length - 1} migrations and the sample data`);
    const verdicts = sqlFiles('tests').map((file) => passesPgTap(psql('postgres', '-f', file), file.slice(root.length + 1)));
    const jobs = psql('postgres', '-c', 'select command from cron.job').trim().split('\n');
    for (const command of jobs) psql('postgres', '-c', command);
    console.log(`  ${jobs.length} jobs of pg_cron run`);
    const isRestored = await passesRestore(cluster);
    const verdict = [...verdicts, await passesDoctor(cluster), isRestored, passesLoadTest(cluster)].every(Boolean);
    // The hours do not depend on the project's rights.
    return (older === '1' || (await passesHours(cluster))) && verdict;
  } finally {
    await cluster.stop();
  }
}

// Ignore Ctrl-C here: it also ends the server and psql, and the resulting errors lead to the normal cleanup.
process.on('SIGINT', () => undefined);
try {
  const results = [await checkProject('A project of today', '0'), await checkProject('A project from before October 2026', '1')];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
