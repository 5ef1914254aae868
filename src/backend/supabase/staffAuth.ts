import { type AuthError, isAuthRetryableFetchError, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { StaffMember } from '@/desk/model/backend';
import type { StaffAuth } from '@/staff/session';

import type { Renewal } from './renewal';

type AuthClient = SupabaseClient['auth'];

const TOO_MANY = 429;

/**
 * Signs staff in through Supabase Auth. `page.byLink`: an emailed link opened this page. `discardSession` removes the session from this
 * browser's storage, and ends it on the server in the background unless it `isEnded`.
 */
export function staffAuth(
  auth: AuthClient,
  page: { byLink: boolean },
  renewal: Renewal,
  discardSession: (isEnded: boolean) => void,
): StaffAuth {
  return {
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (!error) return {};
      if (isUnanswered(error)) throw error;
      return { error: error.message };
    },

    async signOut(anyway = false) {
      if (!anyway) await requestSignOut(auth, renewal);
      // Remove it in a separate task. Between two reads before a refresh, the library would not notice, and store the session again.
      await new Promise((resolve) => setTimeout(resolve));
      discardSession(!anyway);
      // Notifies every tab, but sends a request only if a session remains.
      await auth.signOut({ scope: 'local' });
    },

    async mailLink(email) {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/login` });
      if (error?.status === TOO_MANY) return 'throttled';
      if (error && isUnanswered(error)) throw error;
      return 'sent';
    },

    async setPassword(password) {
      await renewal.accessToken();
      const { error } = await auth.updateUser({ password });
      if (!error) return {};
      if (isUnanswered(error)) throw error;
      return { error: error.message };
    },

    watch(listener) {
      let isReady = false;

      /** Reports the stored session once the server has had the chance to say that it has ended. */
      async function begin(stored: Session | null): Promise<void> {
        if (stored) await renewal.firstAnswer();
        const error = page.byLink ? (await auth.initialize()).error : null;
        isReady = true;
        // A link that worked fires a separate event afterwards, a refused one does not.
        if (page.byLink && !error) return;
        const { session } = (await auth.getSession()).data;
        listener(memberOf(session), error ? 'expired' : undefined);
      }

      // Do not await a Supabase call in this callback, which would cause a deadlock.
      const { data } = auth.onAuthStateChange((event, session) => {
        if (event === 'INITIAL_SESSION') void begin(session);
        else if (isReady) listener(memberOf(session), event === 'PASSWORD_RECOVERY' && page.byLink ? 'password' : undefined);
      });
      const stop = watchForLoss(auth, () => listener(null));
      return () => {
        data.subscription.unsubscribe();
        stop();
      };
    },
  };
}

/** Returns true if the browser is offline, a gateway sent an error page, or no response came in time. */
function isUnanswered(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || error.name === 'AuthUnknownError' || !error.message;
}

/**
 * Ends the session on the server before the library is asked to sign out. The library clears the stored session before it sends the
 * request, so the device would be signed out even if the request failed.
 * An expired token is renewed first: the server would refuse it and keep the session. A session that the server no longer knows counts as
 * ended (staffFetch.ts).
 * @throws Error when this device's session is still valid on the server.
 */
async function requestSignOut(auth: AuthClient, renewal: Renewal): Promise<void> {
  const token = await renewal.accessToken();
  const error = token !== undefined && (await auth.admin.signOut(token, 'local')).error;
  if (error) throw error;
}

/** Detects a session that ended without an event from the library: another tab cleared the storage, or signed out while this tab was asleep. */
function watchForLoss(auth: AuthClient, onLoss: () => void): () => void {
  async function check(): Promise<void> {
    const { data } = await auth.getSession();
    if (!data.session) onLoss();
  }
  const listeners = new AbortController();
  const { signal } = listeners;
  const checkNow = (): void => void check().catch(() => undefined);
  const checkIfVisible = (): void => {
    if (document.visibilityState === 'visible') checkNow();
  };
  window.addEventListener('storage', ({ newValue }) => newValue === null && checkNow(), { signal });
  window.addEventListener('pageshow', checkIfVisible, { signal });
  document.addEventListener('visibilitychange', checkIfVisible, { signal });
  return () => listeners.abort();
}

/** Returns the member of staff behind a session; null if there is no user or the sign-in is anonymous. */
export function memberOf(session: Session | null): StaffMember | null {
  const user = session?.user;
  // If the user is missing from storage, the session has a placeholder user that throws on any other access.
  if (!user || Reflect.get(user, '__isUserNotAvailableProxy') === true || user.is_anonymous) return null;
  const email = user.email ?? '';
  const named: unknown = user.user_metadata?.['name'];
  const name = typeof named === 'string' ? named.slice(0, 100).trim() : '';
  return { id: user.id, email, name: name || (email.split('@')[0] ?? '') };
}
