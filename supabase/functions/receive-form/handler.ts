import { readBody } from '../_shared/body.ts';
import { excessOf, MAX_LEAD_BYTES, parseLead, type PostedLead, type SheetBody } from './lead.ts';
import type { Targets } from './targets.ts';

/** The largest lead, url-encoded: three bytes for each of its own, and room for the names of its fields. */
const MAX_BODY_BYTES = 3 * MAX_LEAD_BYTES + 1024;
/** Two equal bodies within the same ten minutes are one lead: somebody has pressed twice. */
const SAME_LEAD_MS = 10 * 60 * 1000;
/** So that an id tells nothing of the lead that it was made of. */
const SALT = crypto.randomUUID();

export interface Dependencies {
  /** The site's address without a slash at its end; '' where this function stands on the site's own. */
  siteUrl: string;
  /** What somebody whose lead was not taken can call; may be ''. */
  phone: string;
  targets: Targets;
  /** Takes words of ours, never what a visitor wrote. */
  log: (text: string) => void;
}

/** A page of plain words. */
export function say(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(words === '' ? null : `${words}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // For the loader, which looks whether it is there.
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}

export function sayFailed(status: number, phone: string): Response {
  return say(status, `Please try again or contact us directly. ${phone}`.trimEnd());
}

const TOO_LONG = {
  message: 'The message is too long: at most 4,000 characters.',
  lead: 'This is too long to be sent.',
};

function sayTooLong(what: keyof typeof TOO_LONG, phone: string): Response {
  const advice = 'Please go back and shorten it: what you typed is still in the form. Or contact us directly.';
  return say(413, `${TOO_LONG[what]} ${advice} ${phone}`.trimEnd());
}

/**
 * POST .../sheet and .../table of a form as browsers send it without scripts.
 * 303 to /thank-you: taken · 400, 404, 405, 413, 415 refused, nothing is stored · 502: nobody has taken it. GET: 204.
 */
export async function handle(request: Request, { siteUrl, phone, targets, log }: Dependencies): Promise<Response> {
  if (request.method === 'GET') return say(204, '');
  if (request.method !== 'POST') return say(405, 'Use POST.', { allow: 'GET, POST' });
  const destination = /\/(sheet|table)$/.exec(new URL(request.url).pathname)?.[1];
  if (destination === undefined) return say(404, 'There is no such form.');
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return say(415, 'Send application/x-www-form-urlencoded.');
  const posted = await readBody(request, MAX_BODY_BYTES);
  if (posted === undefined) return sayTooLong('lead', phone);
  const lead = parseLead(posted);
  if (!lead) return say(400, 'Send a form of the site.');
  const excess = excessOf(lead.body);
  if (excess) return sayTooLong(excess, phone);
  const outcomes = await (destination === 'sheet'
    ? toSheetAndTable(lead, targets)
    : Promise.allSettled([targets.table(lead.sid, lead.body)]));
  for (const outcome of outcomes) if (outcome.status === 'rejected') log(`Not taken: ${reasonOf(outcome)}`);
  if (outcomes.every(({ status }) => status === 'rejected')) return sayFailed(502, phone);
  return say(303, '', { location: `${siteUrl}/thank-you` });
}

/** Under one id in both. */
async function toSheetAndTable({ sid, body, isSuspect }: PostedLead, targets: Targets): Promise<PromiseSettledResult<void>[]> {
  const id = sid ?? (await idOf(body));
  return await Promise.allSettled([targets.sheet(id, body, isSuspect), targets.table(id, body)]);
}

async function idOf(body: SheetBody): Promise<string> {
  const same = JSON.stringify([SALT, Math.floor(Date.now() / SAME_LEAD_MS), body]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(same));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Words of ours as they are; of all other errors the name only. */
function reasonOf({ reason }: PromiseRejectedResult): string {
  const { name, message }: Error = reason;
  return name === 'Error' ? message : name;
}
