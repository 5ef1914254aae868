import { vi } from 'vitest';

import { examine } from '../../scripts/owner/doctor/examine.ts';
import { cleanSite, LEADS, PROJECT, type Replies, type Reply, SCRIPT, SITE } from './fakeSite.ts';

/** Waiting for an email takes no time. */
let waitedMs = 0;
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void (waitedMs += ms) }));
const now = Date.now.bind(Date);
vi.spyOn(Date, 'now').mockImplementation(() => now() + waitedMs);

interface Visit {
  address?: string;
  sendsLeads?: boolean;
  daysLeft?: number;
  password?: () => Promise<string>;
  database?: string;
}

/** Examines a fake site. Returns the lines with ✗, the others, and the requests. */
export async function visit(replies: Replies, { address = SITE, sendsLeads, daysLeft = 80, password, database }: Visit = {}) {
  const requests: string[] = [];
  const send = async (input: string | URL | Request, init?: RequestInit) => {
    const headers = new Headers(init?.headers);
    const url = new URL(String(input));
    const key = `${headers.has('authorization') ? 'staff ' : ''}${init?.method ?? 'GET'} ${url.origin}${url.pathname}`;
    requests.push(key);
    const reply = replies.get(key);
    if (!reply) throw new Error(`${key} has no reply`);
    if (reply.status < 0) throw new TypeError('fetch failed', { cause: new Error('other side closed') });
    return new Response(reply.body === '' ? null : reply.body, { status: reply.status, headers: reply.headers });
  };
  const staff = sendsLeads || password ? { email: 'mira@studio.test', password: password ?? (async () => 'secret') } : undefined;
  const { findings, notExamined, manualChecks } = await examine(address, {
    root: process.cwd(),
    send,
    daysLeft: async () => daysLeft,
    sendsLeads: sendsLeads ?? false,
    staff,
    database,
  });
  return { faults: findings.filter(({ isProblem }) => isProblem).map(({ line }) => line), findings, notExamined, manualChecks, requests };
}

const NAMED = new Map([
  ['script', SCRIPT],
  ['leads', LEADS],
]);

/** A fault: its name, the replies that differ (by method and path on the site or, without a slash, of the project), how, and its line. */
export type Row = [fault: string, keys: string | RegExp, change: (reply: Reply) => Partial<Reply>, line: RegExp];

/** Returns the lines that name a fault. Each line must name a step. */
export async function linesOf([, keys, change]: Row, options: Visit = {}): Promise<string[]> {
  const replies = cleanSite();
  const addressOf = (path: string) => NAMED.get(path) ?? `${path[0] === '/' ? SITE : `${PROJECT}/`}${path}`;
  const key = String(keys).replace(/(?<=(?:GET|POST|OPTIONS|DELETE) )(?!http).*/, addressOf);
  const changed = [...replies.keys()].filter((other) => (typeof keys === 'string' ? key === other : keys.test(other)));
  if (changed.length === 0) throw new Error(`${keys} has no reply`);
  for (const key of changed) {
    const reply = replies.get(key);
    if (reply) replies.set(key, { ...reply, ...change(reply) });
  }
  const { faults } = await visit(replies, options);
  const vague = faults.filter((line) => !/^✗ .* -> docs\/going-live\.md \d\.\d$/.test(line));
  if (vague.length > 0) throw new Error(`Without a step: ${vague.join()}`);
  return faults;
}

export const header = (name: string, value: string) => (reply: Reply) => ({ headers: { ...reply.headers, [name]: value } });
export const body = (from: string | RegExp, to: string) => (reply: Reply) => ({ body: reply.body.replace(from, () => to) });
export const respond = (status: number, body?: string) => () => ({ status, ...(body !== undefined && { body }) });
export const code =
  (name: string, message = 'gone') =>
  () => ({ status: 404, body: JSON.stringify({ code: name, message }) });
