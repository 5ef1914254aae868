import { setTimeout as wait } from 'node:timers/promises';

import { PUBLISHABLE_KEY } from '../../local/database/keys.ts';
import { phoneOf } from './plan.ts';
import type { Row } from './report.ts';

/** R3 of lab/README.md. */
export const INSERTS_PER_S = 100;
const SLOWEST_MS = 400;

export interface Load {
  /** The names of the leads that were answered with 201. */
  stored: readonly string[];
  /** Inserts that were answered with 429. */
  excess: number;
  /** All other answers, and none. */
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
  const stored: string[] = [];
  let [excess, failures] = [0, 0];
  const insert = async (name: string, at: number) => {
    await wait(Math.max(0, started + (at * 1000) / INSERTS_PER_S - performance.now()));
    const sent = performance.now();
    const status = await insertLead(origin, name);
    latencies.push(performance.now() - sent);
    if (status === 201) stored.push(name);
    else if (status === 429) excess += 1;
    else failures += 1;
  };
  await Promise.all(names.map(insert));
  return { stored, excess, failures, latencies: latencies.toSorted((a, b) => a - b) };
}

/** The status of the answer; undefined: there was none. */
async function insertLead(origin: string, name: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(`${origin}/rest/v1/lead_form`, {
      method: 'POST',
      headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify({ full_name: name, email: 'lab@example.com', phone_number: phoneOf(name) }),
    });
    return status;
  } catch {
    return undefined;
  }
}

/** R3: every insert succeeds, 99 of 100 within SLOWEST_MS; with the limits on, what is too much is told so as fast. */
export function loadRow({ stored, excess, failures, latencies }: Load, limited: boolean): Row {
  const within = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? 0;
  return {
    bar: 'R3',
    what: `${latencies.length} inserts, ${INSERTS_PER_S} a second`,
    measured: `stored: ${stored.length}, answered 429: ${excess}, failures: ${failures}; median ${within(0.5).toFixed(0)} ms, p99 ${within(0.99).toFixed(0)} ms`,
    passed: failures === 0 && excess > 0 === limited && within(0.99) <= SLOWEST_MS,
  };
}
