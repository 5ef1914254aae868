import { abortAfter } from '@/lib/signals';

/** A request without a response counts as failed after this time, which suffices for 1,000 leads on a slow connection. */
const STAFF_TIMEOUT_MS = 20_000;

/** How far the server's clock is ahead of the browser's, in ms. 0 until the server has sent its time. */
export interface ServerClock {
  offsetMs: number;
}

/** HTTP statuses of a sign-out that mean that the server no longer knows this session. */
const UNKNOWN_SESSION = new Set([401, 403, 404]);

/**
 * Creates the fetch of the staff's Supabase client. It gives up after STAFF_TIMEOUT_MS. A sign-out counts as done if the server does not
 * know the session, and an email as refused if too many were requested (the library accepts both only with a JSON body). It sends no table
 * request with `publicKey` alone: the library falls back to that key without a session, and rows that a visitor may not see would look
 * deleted.
 * Desk actions outlive their page, because a tap on WhatsApp leaves the page on a phone.
 * The returned function rejects if there is no response, as fetch does, or no session.
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
    if (response.status === 429 && /\/auth\/v1\/recover(\?|$)/.test(url)) return new Response('{}', { status: 429 });
    if (UNKNOWN_SESSION.has(response.status) && /\/auth\/v1\/logout(\?|$)/.test(url)) return new Response(null, { status: 204 });
    return response;
  };
}
