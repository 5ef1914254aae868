import { readBody } from '../_shared/body.ts';
import { VERSION } from '../_shared/version.ts';
import { isOneOf } from './config.ts';
import { buildLetter, type WeekFigures } from './letter.ts';
import { buildDigest, buildMail, type Mail } from './mail.ts';
import { buildReminder } from './reminder.ts';
import { isStorable, type LeadRecord, parseRecord, type StoredLead } from './store.ts';

/** Limits a sweep to one or two minutes. The next sweep starts a minute later. */
const MAILS_PER_CALL = 5;
/** Twice the size limit of a row of lead_form. */
const MAX_BODY_BYTES = 16 * 1024;

/**
 * new: tells the studio about leads. staff, owner: remind them of unanswered leads after 60 or 120 minutes within opening hours.
 * letter: tells the owner last week's figures.
 */
export type MailKind = 'new' | 'staff' | 'owner' | 'letter';

/** An email that is due. For a single new lead, `id` is the lead's id; otherwise it is generated. */
export type DueMail = {
  id: string;
  /** Whether the email service has refused the email at any earlier attempt. */
  wasRefused?: boolean;
} & ({ kind: Exclude<MailKind, 'letter'>; leads: readonly [StoredLead, ...StoredLead[]] } | { kind: 'letter'; figures: WeekFigures });

/** The database functions for emails. All methods reject if the database does not return the agreed response. */
export interface LeadStore {
  /** Leases the recently stored lead with exactly these values for two minutes. Undefined if no such lead can be emailed now. */
  claim(record: LeadRecord): Promise<StoredLead | undefined>;
  /** Leases the next due email for two minutes. Undefined if no email is due or a cap is reached. */
  claimDue(): Promise<DueMail | undefined>;
  /** Records that an email was sent, or why it failed. A failed email is due again after a pause. */
  settle(mailId: string, failure?: string): Promise<void>;
}

/** Sends only to the addresses in the settings. */
export interface Mailer {
  /** Rejects if the email could not be sent, even after any retry. `key` is an idempotency key. `wasRefused`: see DueMail. */
  send(mail: Mail, key: string, kind: MailKind, wasRefused?: boolean): Promise<void>;
}

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

  let lead: StoredLead | undefined;
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
