import type { Mailer } from './handler.ts';
import type { Mail } from './mail.ts';

const RESEND_URL = 'https://api.resend.com/emails';
const RETRIES = 3;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5000;
const TIMEOUT_MS = 8000;

export interface Envelope {
  from: string;
  to: string;
}

/** What the mailer needs of the world; tests give their own. */
export interface Wire {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  pause: (ms: number) => Promise<void>;
  /** 0 to 1. */
  random: () => number;
}

const REAL_WIRE: Wire = {
  fetch: (url, init) => fetch(url, init),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Mails through Resend. Retries what may pass (429, 5xx, no answer, an equal request still under way) up to three times;
 * the idempotency key makes every try the same mail, also when an earlier answer was lost.
 */
export function createResendMailer(apiKey: string, envelope: Envelope, wire: Wire = REAL_WIRE): Mailer {
  return {
    async send(mail, key) {
      const body = JSON.stringify({
        from: envelope.from,
        to: [envelope.to],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.replyTo && { reply_to: mail.replyTo }),
      });
      let failure = '';
      for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
        const result = await attemptOnce(wire, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${apiKey}`,
            'content-type': 'application/json',
            'idempotency-key': key,
            'user-agent': 'send-lead-notification/1.0',
          },
          body,
        });
        if (result === 'sent') return;
        failure = result.failure;
        if (!result.retry) break;
        if (attempt < RETRIES) await wire.pause(pauseMs(attempt, result.retryAfterMs, wire.random()));
      }
      throw new Error(failure);
    },
  };
}

type Attempt = 'sent' | { failure: string; retry: boolean; retryAfterMs: number };

async function attemptOnce(wire: Wire, init: RequestInit): Promise<Attempt> {
  let response: Response;
  try {
    response = await wire.fetch(RESEND_URL, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    return { failure: 'Resend did not answer', retry: true, retryAfterMs: 0 };
  }
  if (response.ok) {
    await response.body?.cancel();
    return 'sent';
  }
  const words = (await response.text().catch(() => '')).slice(0, 2000);
  // The key was used with another body: a mail about this lead did go out.
  if (response.status === 409 && words.includes('invalid_idempotent_request')) return 'sent';
  const retry = response.status === 429 || response.status === 409 || response.status >= 500;
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return { failure: `Resend answered ${response.status}`, retry, retryAfterMs: seconds > 0 ? seconds * 1000 : 0 };
}

/** Full jitter: anything up to 0.4, 0.8, 1.6 s, but no sooner than the server asks (5 s at most). */
function pauseMs(attempt: number, retryAfterMs: number, random: number): number {
  return Math.min(LONGEST_PAUSE_MS, Math.max(retryAfterMs, random * FIRST_PAUSE_MS * 2 ** attempt));
}

/** Delivers to the local backend's mailbox (local/mailbox.ts) instead of sending. */
export function createMailboxMailer(url: string, secret: string, envelope: Envelope): Mailer {
  return {
    async send(mail: Mail, key: string) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-mailbox-secret': secret },
        body: JSON.stringify({ ...envelope, ...mail, idempotencyKey: key }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The local mailbox answered ${response.status}`);
    },
  };
}
