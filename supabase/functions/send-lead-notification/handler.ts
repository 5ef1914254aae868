import { createHash, timingSafeEqual } from 'node:crypto';

import { readBody } from '../_shared/body.ts';
import { MAX_LEAD_BYTES } from '../_shared/leadColumns.ts';
import { VERSION } from '../_shared/version.ts';
import { isStorable, parseRecord, type StoredRow } from './lead.ts';
import { buildLetter } from './letter.ts';
import { buildDigest, buildMail, type Mail } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { buildReminder } from './reminder.ts';
import type { DueMail, LeadStore } from './store.ts';

/** Limits a sweep to one or two minutes. The next sweep starts a minute later. */
const MAILS_PER_CALL = 5;
const MAX_BODY_BYTES = 2 * MAX_LEAD_BYTES;

export interface Dependencies {
  publishableKeys: readonly string[];
  store: LeadStore;
  mailer: Mailer;
  subject: string;
  /** The page that links in reminders and letters open. */
  dashboardUrl: string;
  /** Receives only our own texts and lead ids, never what a visitor wrote. */
  log: (text: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, *',
  'access-control-max-age': '86400',
};

/** A JSON response that any origin can read. */
export function reply(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-version': VERSION,
      ...headers,
    },
  });
}

/**
 * Handles a POST of a lead's record: emails the studio if that lead is in the table and has not been emailed before. A POST to .../sweep
 * sends the due emails. Both need the publishable key, which authenticates nobody. Returns 200 if an email was sent; 202 if there was
 * nothing to send; 400, 401, 405, 413 or 415 if the request was refused; 502 if the database or the email failed.
 */
export async function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  const { store, log } = dependencies;
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  if (request.method !== 'POST') return reply(405, { error: 'Use POST.' }, { allow: 'POST, OPTIONS' });
  if (!isOneOf(request.headers.get('apikey'), dependencies.publishableKeys))
    return reply(401, { error: 'The apikey header must hold the publishable key.' });
  if (new URL(request.url).pathname.endsWith('/sweep')) return OUTCOMES[await sweep(dependencies)]();
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return reply(415, { error: 'Send application/json.' });

  const text = await readBody(request, MAX_BODY_BYTES);
  if (text === undefined) return reply(413, { error: 'The body is larger than 16 kB.' });
  const record = parseRecord(parseJson(text));
  if (!record) return reply(400, { error: 'Send the record of a lead.' });
  if (!isStorable(record)) return OUTCOMES.nothing();

  let lead: StoredRow | undefined;
  try {
    lead = await store.claim(record);
  } catch (error) {
    log(`The database did not answer: ${reason(error)}`);
    return reply(502, { error: 'The lead could not be looked up.' });
  }
  if (!lead) return OUTCOMES.nothing();
  return OUTCOMES[await deliver({ id: lead.id, kind: 'new', leads: [lead] }, dependencies)]();
}

const OUTCOMES = {
  sent: () => reply(200, { status: 'sent' }),
  nothing: () => reply(202, { status: 'accepted' }),
  failed: () => reply(502, { error: 'The mail could not be sent.' }),
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends due emails. Stops at the first failure, because the next email would probably fail too. */
async function sweep(dependencies: Dependencies): Promise<'sent' | 'nothing' | 'failed'> {
  const { store, log } = dependencies;
  for (let sent = 0; sent < MAILS_PER_CALL; sent += 1) {
    let due: DueMail | undefined;
    try {
      due = await store.claimDue();
    } catch (error) {
      log(`The database did not answer: ${reason(error)}`);
      return 'failed';
    }
    if (!due) return sent === 0 ? 'nothing' : 'sent';
    if ((await deliver(due, dependencies)) === 'failed') return 'failed';
  }
  return 'sent';
}

/** Sends an email and records the outcome. If recording fails, the email is sent again later with the same idempotency key. */
async function deliver(due: DueMail, dependencies: Dependencies): Promise<'sent' | 'failed'> {
  const { id, kind } = due;
  const { store, mailer, log } = dependencies;
  const { key, mail } = compose(due, dependencies);
  let failure: string | undefined;
  try {
    await mailer.send(mail, key, kind, due.wasRefused);
  } catch (error) {
    failure = reason(error);
    log(`Mail ${key} was not sent: ${failure}`);
  }
  await store.settle(id, failure).catch((error: unknown) => log(`Of mail ${key} nothing was noted: ${reason(error)}`));
  return failure === undefined ? 'sent' : 'failed';
}

/** Builds an email and its idempotency key. */
function compose(due: DueMail, { subject, dashboardUrl }: Dependencies): { key: string; mail: Mail } {
  const { id } = due;
  if (due.kind === 'letter') return { key: `letter/${due.figures.day}`, mail: buildLetter(due.figures, dashboardUrl) };
  const { kind, leads } = due;
  if (kind !== 'new') return { key: `reminder/${kind}/${id}`, mail: buildReminder(leads, kind, dashboardUrl) };
  return id === leads[0].id ? { key: `lead/${id}`, mail: buildMail(leads[0], subject) } : { key: `digest/${id}`, mail: buildDigest(leads) };
}

/** The reason for a failure, without visitor data. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure';
}

/**
 * Whether `given` is one of the keys. Always compares the digests of all keys, so that the time taken reveals nothing about a key or its
 * length.
 */
function isOneOf(given: string | null, keys: readonly string[]): boolean {
  const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();
  const presented = digest(given ?? '');
  return keys.map((key) => timingSafeEqual(presented, digest(key)) && key !== '').includes(true);
}
