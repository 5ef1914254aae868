import { readBody } from '../_shared/body.ts';
import { leadColumns, MAX_LEAD_BYTES, type SheetBody } from '../_shared/leadColumns.ts';
import { VERSION } from '../_shared/version.ts';
import { excessOf, parseLead, type PostedLead } from './lead.ts';
import { addressOf, sha256 } from './sender.ts';
import type { Targets } from './targets.ts';

/** In characters, as in src/boot/loader/deliverWithoutScripts.ts. */
const MAX_ORIGIN = 3_000;
/** The size of the largest lead and origin when URL-encoded: up to three bytes for each byte, plus the field names. */
const MAX_BODY_BYTES = 3 * (MAX_LEAD_BYTES + MAX_ORIGIN) + 1024;
/** Equal bodies within the same ten-minute window count as one lead that was submitted twice. */
const SAME_LEAD_MS = 10 * 60 * 1000;
/** Prevents anyone from guessing a lead's content from its id, which is a hash of that content. */
const SALT = crypto.randomUUID();

export interface Dependencies {
  /** The site's address without a trailing slash; '' if the site and this function share an origin. */
  siteUrl: string;
  /** The phone number for a visitor whose lead was not accepted; may be ''. */
  phone: string;
  targets: Targets;
  /** Receives only our own messages, never anything a visitor wrote. */
  log: (text: string) => void;
}

export function textResponse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text === '' ? null : `${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-version': VERSION,
      // The boot loader checks from the site's origin whether this function is available.
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}

export function failedResponse(status: number, phone: string): Response {
  return textResponse(status, `Please try again or contact us directly. ${phone}`.trimEnd());
}

const TOO_LONG = {
  message: `The message is too long: at most ${leadColumns.message.limit.toLocaleString('en')} characters.`,
  lead: 'This is too long to be sent.',
};

function tooLongResponse(what: keyof typeof TOO_LONG, phone: string): Response {
  const advice = 'Please go back and shorten it: what you typed is still in the form. Or contact us directly.';
  return textResponse(413, `${TOO_LONG[what]} ${advice} ${phone}`.trimEnd());
}

/**
 * Handles a form that a browser submits without scripts, as a POST to .../sheet or .../table. Returns 303 to /thank-you if the lead was
 * accepted; 400, 404, 405, 413 or 415 if it was refused and not stored; 502 if no target accepted it. A GET returns 204.
 */
export async function handle(request: Request, { siteUrl, phone, targets, log }: Dependencies): Promise<Response> {
  if (request.method === 'GET') return textResponse(204, '');
  if (request.method !== 'POST') return textResponse(405, 'Use POST.', { allow: 'GET, POST' });
  const destination = /\/(sheet|table)$/.exec(new URL(request.url).pathname)?.[1];
  if (destination === undefined) return textResponse(404, 'There is no such form.');
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return textResponse(415, 'Send application/x-www-form-urlencoded.');
  const posted = await readBody(request, MAX_BODY_BYTES);
  if (posted === undefined) return tooLongResponse('lead', phone);
  const lead = parseLead(posted);
  if (!lead) return textResponse(400, 'Send a form of the site.');
  const excess = excessOf(lead.body);
  if (excess) return tooLongResponse(excess, phone);
  const outcomes = await (destination === 'sheet'
    ? toSheetAndTable(lead, targets, addressOf(request.headers))
    : Promise.allSettled([targets.table(lead.sid, lead.body, lead.query, addressOf(request.headers))]));
  for (const outcome of outcomes) if (outcome.status === 'rejected') log(`Not taken: ${reasonOf(outcome)}`);
  if (outcomes.every(({ status }) => status === 'rejected')) return failedResponse(502, phone);
  return textResponse(303, '', { location: `${siteUrl}/thank-you` });
}

/** Sends the lead to both targets under the same id. */
async function toSheetAndTable({ sid, body, query }: PostedLead, targets: Targets, address: string): Promise<PromiseSettledResult<void>[]> {
  const id = sid ?? (await hashedId(body));
  return await Promise.allSettled([targets.sheet(id, body, query), targets.table(id, body, query, address)]);
}

async function hashedId(body: SheetBody): Promise<string> {
  const hashInput = JSON.stringify([SALT, Math.floor(Date.now() / SAME_LEAD_MS), body]);
  return (await sha256(hashInput)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Returns the message of our own errors, but only the name of any other error, because its message might quote a visitor. */
function reasonOf({ reason }: PromiseRejectedResult): string {
  const { name, message }: Error = reason;
  return name === 'Error' ? message : name;
}
