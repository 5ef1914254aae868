/** A request without an answer counts as failed after this time; a page of 1,000 leads on a weak line fits well within. */
export const STAFF_TIMEOUT_MS = 20_000;

/** Answers to a sign-out that mean: the server does not know this session any more (§8). */
const UNKNOWN_SESSION = new Set([401, 403, 404]);

/**
 * The fetch of the staff's Supabase client: gives up after STAFF_TIMEOUT_MS, and takes a sign-out of a session that is unknown to
 * the server for done, whatever the body says (the library does so only for JSON bodies).
 */
export async function staffFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const timeout = AbortSignal.timeout(STAFF_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const response = await fetch(input, { ...init, signal });
  const url = input instanceof Request ? input.url : input.toString();
  if (UNKNOWN_SESSION.has(response.status) && /\/auth\/v1\/logout(\?|$)/.test(url)) return new Response(null, { status: 204 });
  return response;
}
