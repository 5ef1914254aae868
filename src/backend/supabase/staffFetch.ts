import { abortAfter } from '@/lib/signals';

/** A request without an answer counts as failed after this time; a page of 1,000 leads on a weak line fits well within. */
const STAFF_TIMEOUT_MS = 20_000;

/** By how much the server's clock is ahead of ours; 0 as long as it has not said its time. */
export interface ServerClock {
  offsetMs: number;
}

/** Answers to a sign-out that mean: the server does not know this session any more. */
const UNKNOWN_SESSION = new Set([401, 403, 404]);

/**
 * The fetch of the staff's Supabase client. It gives up after STAFF_TIMEOUT_MS, and takes a sign-out of a session that is unknown to
 * the server for done, whatever the body says (the library does so only for JSON bodies). It sends nothing to the tables in the name
 * of `publicKey`: the library falls back to it while a session cannot be renewed, and what a visitor may not see looks deleted.
 * An action of the desk outlives its page: whoever presses WhatsApp on a phone leaves it.
 * The returned function rejects, as fetch does, without an answer and without a session.
 */
export function createStaffFetch(publicKey: string, clock: ServerClock): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/rest/v1/') && new Headers(init?.headers).get('authorization') === `Bearer ${publicKey}`) {
      throw new Error('There is no session to ask with.');
    }
    const keepalive = url.endsWith('/rpc/desk_act');
    const response = await fetch(input, { ...init, keepalive, signal: abortAfter(STAFF_TIMEOUT_MS, init?.signal) });
    const date = Date.parse(response.headers.get('date') ?? '');
    if (!Number.isNaN(date)) clock.offsetMs = date - Date.now();
    if (UNKNOWN_SESSION.has(response.status) && /\/auth\/v1\/logout(\?|$)/.test(url)) return new Response(null, { status: 204 });
    return response;
  };
}
