import type { Database } from './database.ts';
import { SWEEP_PATH } from './functions.ts';

const DEFAULT_INTERVAL_S = 5;
const TIMEOUT_MS = 60_000;

interface SweeperOptions {
  database: Pick<Database, 'sql' | 'publishableKey'>;
  /** Returns the site's origin. Called at each sweep, because the port is still unknown when the sweeper starts. */
  origin: () => string;
  /** Seconds between sweeps, and minimum age of a lead before it is emailed. 0 disables sweeps. Default: LOCAL_SWEEP_SECONDS, else 5. */
  everyS?: number;
}

/**
 * Replaces pg_cron and pg_net of a hosted project: checks whether an email should be sent now and, if so, calls the same edge function.
 * Does not keep the process alive. Email caps are off here, because they only protect an email service's quota.
 */
export async function startSweeper({
  database,
  origin,
  everyS = secondsOf('LOCAL_SWEEP_SECONDS', DEFAULT_INTERVAL_S),
}: SweeperOptions): Promise<{ close: () => void }> {
  if (everyS === 0) return { close: () => undefined };
  // Tell the database that emails are set up. The sweep calls `origin()` instead of this address.
  await database.sql('select private.set_functions($1, $2)', ['http://localhost/functions/v1', database.publishableKey]);
  await database.sql(`update private.setting set value = '9999' where name in ('mails_alone_an_hour', 'mails_an_hour')`);
  await database.sql(`update private.setting set value = '99999' where name = 'mails_a_day'`);
  await database.sql(`update private.setting set value = $1 where name = 'mail_after_seconds'`, [String(everyS)]);

  async function sweep(): Promise<void> {
    const [row] = await database.sql<{ due: boolean }>('select private.is_mail_due() as due');
    if (!row?.due) return;
    const headers = { apikey: database.publishableKey, 'content-type': 'application/json' };
    const reply = await fetch(origin() + SWEEP_PATH, { method: 'POST', headers, body: '{}', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await reply.body?.cancel();
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    sweep()
      // Ignore errors: the server may not be listening yet or may be closing. The next sweep tries again.
      .catch(() => undefined)
      .finally(() => (busy = false));
  }, everyS * 1000);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/**
 * Reads an interval in seconds from an environment variable; 0 means never.
 * @throws Error when it is not a number of seconds.
 */
export function secondsOf(name: string, fallback: number): number {
  const text = process.env[name] ?? '';
  if (text === '') return fallback;
  if (!/^\d{1,4}$/.test(text)) throw new Error(`${name} is ${text}; it has to be a number of seconds, or 0 for never.`);
  return Number(text);
}
