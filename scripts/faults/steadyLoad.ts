import { setTimeout as wait } from 'node:timers/promises';

import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import type { Row } from './report.ts';

/** R3 of quality.md. */
export const INSERTS_PER_S = 100;
const SLOWEST_MS = 400;

export interface Load {
  /** Inserts that were not answered with 201. */
  failures: number;
  /** From the request to its answer, in ms, shortest first; failures too. */
  latencies: readonly number[];
}

/** Sent one after another before the load: a database that has just started compiles its WebAssembly while it is first used. */
const WARM_UP_INSERTS = 50;

/** Inserts one lead per name into the table at `origin`, as visitors do, INSERTS_PER_S evenly spread, whether or not earlier ones are answered. */
export async function insertSteadily(origin: string, names: readonly string[]): Promise<Load> {
  for (let at = 0; at < WARM_UP_INSERTS; at++) await insertLead(origin, 'Lab warm-up');
  const started = performance.now();
  const latencies: number[] = [];
  let failures = 0;
  const insert = async (name: string, at: number) => {
    await wait(Math.max(0, started + (at * 1000) / INSERTS_PER_S - performance.now()));
    const sent = performance.now();
    const created = await insertLead(origin, name);
    latencies.push(performance.now() - sent);
    if (!created) failures += 1;
  };
  await Promise.all(names.map(insert));
  return { failures, latencies: latencies.toSorted((a, b) => a - b) };
}

/** Whether the row was created. */
async function insertLead(origin: string, name: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${origin}/rest/v1/lead_form`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({ full_name: name, email: 'lab@example.com', phone_number: '+971 50 000 0999' }),
    });
    return status === 201;
  } catch {
    return false;
  }
}

/** R3: every insert succeeds, 99 of 100 within SLOWEST_MS. */
export function loadRow({ failures, latencies }: Load): Row {
  const within = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
  return {
    bar: 'R3',
    what: `${latencies.length} inserts, ${INSERTS_PER_S} a second`,
    measured: `failures: ${failures}; median ${within(0.5).toFixed(0)} ms, p99 ${within(0.99).toFixed(0)} ms`,
    passed: failures === 0 && within(0.99) <= SLOWEST_MS,
  };
}
