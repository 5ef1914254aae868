import { isAuthApiError, type SupabaseClient } from '@supabase/supabase-js';

import { memberOf } from './staffAuth';

/** Answers to a renewal that mean: this session is over. */
const NOT_RENEWED = new Set([400, 403, 404]);

interface StaffRequests {
  /** Without a session every table looks empty to us: nothing that was read may be believed then. */
  isSignedIn: () => Promise<boolean>;
  /**
   * The server's clock decides when a token has expired, not ours: a token that it refuses is renewed once. When it refuses that
   * too, the session is over; the library alone would keep it until our clock agrees.
   */
  withFreshToken: <T extends { status: number }>(send: () => PromiseLike<T>) => Promise<T>;
}

/** How every request of staff to the tables is made. */
export function staffRequests(client: SupabaseClient): StaffRequests {
  return {
    async isSignedIn() {
      const { data } = await client.auth.getSession();
      return memberOf(data.session) !== null;
    },
    async withFreshToken(send) {
      const answer = await send();
      if (answer.status !== 401) return answer;
      const { error } = await client.auth.refreshSession();
      if (!error) return await send();
      if (isAuthApiError(error) && NOT_RENEWED.has(error.status)) await client.auth.signOut({ scope: 'local' });
      return answer;
    },
  };
}

/** @throws Error when the answer is not a list of rows: a portal's page, or nothing at all. */
export function rowsOf(data: unknown): unknown[] {
  if (!Array.isArray(data)) throw new Error('The table sent no list of rows.');
  return data;
}
