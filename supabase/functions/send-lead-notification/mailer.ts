import { createHash } from 'node:crypto';

import type { Mail } from './mail.ts';

const TIMEOUT_MS = 8000;
const MIN_RETRY_DELAY_MS = 300;
const MAX_RETRY_DELAY_MS = 5000;
/** Starts the failure of an email that Resend has refused at an earlier attempt. */
const REFUSED_EARLIER = 'Resend refused this email earlier. Now: ';

/**
 * new: tells the studio about leads. staff, owner: remind them of unanswered leads after 60 or 120 minutes within opening hours.
 * letter: tells the owner last week's figures.
 */
export type MailKind = 'new' | 'staff' | 'owner' | 'letter';

/** Sends only to the addresses in the settings. */
export interface Mailer {
  /** Rejects if the email could not be sent, even after any retry. `key` is an idempotency key. `wasRefused`: see DueMail. */
  send(mail: Mail, key: string, kind: MailKind, wasRefused?: boolean): Promise<void>;
}

export interface MailerSettings {
  /** Resend, or a service with the same API. */
  baseUrl: string;
  apiKey: string;
  from: string;
  /** Comma-separated addresses. A kind of email without an address cannot be sent. */
  to: Readonly<Partial<Record<MailKind, string>>>;
}

type Outcome = 'sent' | { failure: string; retryAfterMs?: number; refusesReplyTo?: boolean };

/**
 * Whether Resend has refused an email whose last attempt ended with this failure. 409 is no refusal, because an identical request was in
 * progress and may have succeeded. Nor is 429: an earlier attempt may have succeeded although its response was lost.
 */
export function isRefused(failure: string): boolean {
  return failure.startsWith(REFUSED_EARLIER) || /^Resend answered 4(?!09|29)/.test(failure);
}

/**
 * Sends email through Resend. Retries a transient failure (429, 5xx, no response, an identical request in progress) once. After a second
 * failure, the database schedules the email again. The idempotency key prevents duplicates, even if an earlier response was lost. Resend also
 * remembers the keys of requests that it has refused, so an email has another key after a refusal.
 */
export function createMailer({ baseUrl, apiKey, from, to }: MailerSettings): Mailer {
  async function attempt(body: string, key: string): Promise<Outcome> {
    const response = await fetch(`${baseUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        'user-agent': 'send-lead-notification/1.0',
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response) return { failure: 'Resend did not answer', retryAfterMs: 0 };
    const text = await response.text().catch(() => '');
    if (response.ok) return 'sent';
    const { status } = response;
    // The idempotency key was already used with a different body, so this email has been sent.
    if (status === 409 && text.includes('invalid_idempotent_request')) return 'sent';
    // The provider's sentence names what the owner must mend: the key, the domain or the quota. One about an email's content might quote a lead.
    const sentence = [401, 403, 429].includes(status) ? (/"message":\s*"([^"]+)"/.exec(text)?.[1] ?? '') : '';
    const failure = `Resend answered ${status}${sentence && `: ${sentence}`}`;
    if (status !== 429 && status !== 409 && status < 500) return { failure, refusesReplyTo: status === 422 && text.includes('reply_to') };
    return { failure, retryAfterMs: 1000 * (Number(response.headers.get('retry-after')) || 0) };
  }

  async function attemptTwice(body: string, key: string): Promise<Outcome> {
    const outcome = await attempt(body, key);
    if (outcome === 'sent' || outcome.retryAfterMs === undefined) return outcome;
    const pauseMs = Math.min(MAX_RETRY_DELAY_MS, Math.max(outcome.retryAfterMs, MIN_RETRY_DELAY_MS * (1 + Math.random())));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return await attempt(body, key);
  }

  return {
    async send({ replyTo, ...mail }, key, kind, wasRefused = false) {
      const recipients = (to[kind] ?? '').split(',').map((address) => address.trim());
      // The first prevents automatic replies, which would reach the visitor. The second keeps Gmail from merging mails into one conversation.
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Entity-Ref-ID': key };
      const content = { from, to: recipients, ...mail, headers };
      const plain = JSON.stringify(content);
      const body = replyTo ? JSON.stringify({ ...content, reply_to: replyTo }) : plain;
      let outcome = await attemptTwice(body, wasRefused ? keyOf(body, key) : key);
      let hasRefused = wasRefused;
      if (outcome !== 'sent' && outcome.refusesReplyTo && replyTo) {
        hasRefused = true;
        outcome = await attemptTwice(plain, keyOf(plain, key));
      }
      if (outcome === 'sent') return;
      // The database keeps only the last failure. If that hid the refusal, the next attempt would use the refused request's key and get a 409,
      // which counts as sent.
      const { failure } = outcome;
      throw new Error(hasRefused && !isRefused(failure) ? `${REFUSED_EARLIER}${failure}` : failure);
    },
  };
}

/** An idempotency key that only this body has. */
function keyOf(body: string, key: string): string {
  return `${key}/${createHash('sha256').update(body).digest('hex').slice(0, 16)}`;
}
