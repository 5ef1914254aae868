import { abortAfter } from '@/lib/signals';
import { sleep } from '@/lib/sleep';

import type { ServerClock } from './staffFetch';
import { parsed, type sessionStore, type StoredSession, withExpiry } from './storedSession';

/** A renewal, with its repetitions, fails after this time. */
const LIMIT_MS = 8_000;
/** The pauses before a request without an answer, or answered with 5xx, is repeated. */
const PAUSES_MS = [200, 400, 800];
/** The wait after "too many requests" if the server names none. */
const THROTTLED_MS = 60_000;
/** Another tab that has used the same refresh token stores the new one within this time. */
const OTHER_TAB_MS = 300;

/** The sign-in server's codes for a session that it will never renew. */
const ENDED =
  /^(refresh_token_not_found|refresh_token_already_used|session_not_found|session_expired|user_banned|user_not_found|validation_failed|invalid_grant)$/;

/**
 * Decides what an answer to a renewal means. Only the sign-in server can end a session: a gateway, a firewall or a hotel's login page may
 * answer with any status.
 */
export function verdictOn(status: number, contentType: string | null, body: string): 'renewed' | 'ended' | 'later' {
  const answer = parsed<StoredSession & Record<'error_code' | 'code' | 'error', unknown>>(body);
  if (status >= 200 && status < 300)
    return answer.access_token && answer.refresh_token && Number(answer.expires_in) > 0 ? 'renewed' : 'later';
  const isServer = [400, 401, 403].includes(status) && !contentType?.includes('html');
  return isServer && [answer.error_code, answer.code, answer.error].some((code) => ENDED.test(String(code))) ? 'ended' : 'later';
}

export type Renewal = ReturnType<typeof createRenewal>;

/**
 * Renews the session in place of the auth library, which would send nothing for a minute after a failure, and end the session at answers
 * that are not the sign-in server's. The library reads the new tokens from the storage. `ask` requests new tokens.
 */
export function createRenewal(
  sessions: ReturnType<typeof sessionStore>,
  ask: (refreshToken: string, signal: AbortSignal) => Promise<Response>,
  clock: ServerClock,
  signOutHere: () => Promise<unknown>,
) {
  let running: Promise<void> | undefined;
  let pausesLeft = 0;
  let onAnswer = (): void => undefined;

  /** Returns whether the answer was final, for now. */
  async function tryOnce(session: StoredSession, signal: AbortSignal): Promise<boolean> {
    const token = session.refresh_token;
    const response = await ask(token, signal);
    const body = await response.text();
    const verdict = verdictOn(response.status, response.headers.get('content-type'), body);
    if (verdict === 'renewed') sessions.replace(token, withExpiry({ ...session, ...parsed<StoredSession>(body) }));
    if (verdict === 'ended') await sleep(OTHER_TAB_MS).then(() => sessions.replace(token, null));
    if (response.status === 429) sessions.replace(token, { ...session, renew_after: Date.now() + waitOf(response, clock) });
    if (response.status >= 500) onAnswer();
    return response.status < 500;
  }

  async function renew(refused?: string): Promise<void> {
    const signal = abortAfter(LIMIT_MS);
    for (pausesLeft = PAUSES_MS.length; ; pausesLeft -= 1) {
      // Read right before each try, because another tab may have renewed the session.
      const session = sessions.get();
      if (!session || isUsable(session, refused) || Date.now() < (session.renew_after ?? 0)) return;
      if ((await tryOnce(session, signal).catch(() => false)) || signal.aborted || pausesLeft === 0) return;
      if (pausesLeft === 1) onAnswer();
      await sleep(PAUSES_MS.at(-pausesLeft) ?? 0);
    }
  }

  /**
   * Returns an access token that has not expired and is not the `refused` one, and renews the session if necessary. Without a session it
   * signs out here and returns undefined.
   * @throws Error if the session could not be renewed for now.
   */
  async function accessToken(refused?: string): Promise<string | undefined> {
    // The connection may be back since the last try began.
    if (running) pausesLeft = Math.max(pausesLeft, 1);
    running ??= renew(refused).finally(() => (running = undefined));
    await running;
    const session = sessions.get();
    if (!session) await signOutHere();
    else if (!isUsable(session, refused)) throw new Error('The session could not be renewed.');
    return session?.access_token;
  }

  return {
    accessToken,
    /** Renews an expired session. Resolves at the first answer, or before the renewal fails, so that the desk's first request joins it. */
    async firstAnswer(): Promise<void> {
      const answered = new Promise<void>((resolve) => (onAnswer = resolve));
      await Promise.race([answered, sleep(LIMIT_MS - 200), accessToken().catch(() => undefined)]);
    },
  };
}

function isUsable({ access_token: token, expires_at: expiresAt }: StoredSession, refused: string | undefined): boolean {
  return token !== refused && expiresAt * 1000 > Date.now();
}

/** Returns how long the server wants us to wait, in ms. `Retry-After` is a number of seconds, or a time by the server's clock. */
function waitOf({ headers }: Response, clock: ServerClock): number {
  const text = headers.get('retry-after') ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text.endsWith('GMT') ? text : '') - Date.now() - clock.offsetMs;
  return Number.isNaN(waitMs) ? THROTTLED_MS : waitMs;
}
