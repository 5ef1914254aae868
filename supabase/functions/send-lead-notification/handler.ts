import { readBody } from '../_shared/body.ts';
import { isOneOf } from './config.ts';
import { buildDigest, buildMail, type Mail } from './mail.ts';
import { buildReminder } from './reminder.ts';
import { isStorable, type LeadRecord, parseRecord, type StoredLead } from './store.ts';

/** A call of the sweep lives for a minute or two; the next minute brings the next call. */
const MAILS_PER_CALL = 5;
/** Twice what a row of lead_form can hold. */
const MAX_BODY_BYTES = 16 * 1024;

/** Of a new lead to the studio; of an unanswered one to the staff after 60 minutes of opening time, to the owner after 120. */
export type MailKind = 'new' | 'staff' | 'owner';

/** A mail that is due: of one new lead under that lead's own id, else under its own. */
export interface DueMail {
  id: string;
  kind: MailKind;
  leads: readonly [StoredLead, ...StoredLead[]];
}

/** The table of leads, as far as this function needs it. All reject when the database does not answer as agreed. */
export interface LeadStore {
  /** The fresh stored lead with exactly these values, for two minutes nobody else's; undefined when there is none to tell of now. */
  claim(record: LeadRecord): Promise<StoredLead | undefined>;
  /** What nobody was told of, for two minutes nobody else's; undefined when nothing is due, or a cap is reached. */
  claimDue(): Promise<DueMail | undefined>;
  /** Notes that a mail was sent, or why it was not: then it is due again after a pause. */
  settle(mailId: string, failure?: string): Promise<void>;
}

/** Sends to the addresses of the settings, and nobody else. Rejects when the mail finally did not go out. */
export interface Mailer {
  /** Mails with the same key are one mail. */
  send(mail: Mail, key: string, kind: MailKind): Promise<void>;
}

export interface Dependencies {
  publishableKeys: readonly string[];
  store: LeadStore;
  mailer: Mailer;
  subject: string;
  /** Where a reminder's link leads. */
  dashboardUrl: string;
  /** Takes words of ours and ids of leads, never what a visitor wrote. */
  log: (text: string) => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info, *',
  'access-control-max-age': '86400',
};

/** A JSON answer that every origin may read. */
export function reply(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...CORS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });
}

/**
 * POST of a lead's record, from a client with the publishable key: mails the studio when that lead is in the table and
 * was not mailed before. POST to .../sweep: mails what is due, whoever asks.
 * 200 sent · 202 nothing to send · 400, 401, 405, 413, 415 refused · 502 database or mail failed.
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

/** Mails what is due. The first failure ends it: what is broken for one mail is so for the next. */
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

/** Sends a mail and notes how that went. A note that is lost means another try, which the key makes the same mail. */
async function deliver(due: DueMail, { store, mailer, log, subject, dashboardUrl }: Dependencies): Promise<'sent' | 'failed'> {
  const { id, kind, leads } = due;
  const isAlone = kind === 'new' && id === leads[0].id;
  const key = `${isAlone ? 'lead' : kind === 'new' ? 'digest' : `reminder/${kind}`}/${id}`;
  const mail = kind !== 'new' ? buildReminder(leads, kind, dashboardUrl) : isAlone ? buildMail(leads[0], subject) : buildDigest(leads);
  let failure: string | undefined;
  try {
    await mailer.send(mail, key, kind);
  } catch (error) {
    failure = reason(error);
    log(`Mail ${key} was not sent: ${failure}`);
  }
  await store.settle(id, failure).catch((error: unknown) => log(`Of mail ${key} nothing was noted: ${reason(error)}`));
  return failure === undefined ? 'sent' : 'failed';
}

/** Why something failed, in words that name no lead. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure';
}
