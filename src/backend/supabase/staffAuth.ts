import { type AuthError, isAuthRetryableFetchError, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { StaffMember } from '@/desk/model/backend';
import type { StaffAuth } from '@/staff/session';

type AuthClient = SupabaseClient['auth'];

/** The library's storage key for the session. */
const STORED_SESSION = /^sb-.*-auth-token$/;

/** Signs staff in through Supabase Auth. `hash`: the hash of the page's first address, which contains the outcome of an emailed link. */
export function staffAuth(auth: AuthClient, hash: string): StaffAuth {
  return {
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (!error) return {};
      if (isUnanswered(error)) throw error;
      return { error: error.message };
    },

    async signOut(anyway = false) {
      if (!anyway) await endOnServer(auth);
      // Notifies every tab, but sends a request only if a session remains.
      await auth.signOut({ scope: 'local' });
    },

    async mailLink(email) {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/login` });
      if (error && isUnanswered(error)) throw error;
    },

    async setPassword(password) {
      const { error } = await auth.updateUser({ password });
      if (!error) return {};
      if (isUnanswered(error)) throw error;
      return { error: error.message };
    },

    link: linkTypeOf(hash),

    watch(listener) {
      // Only pass the session on: awaiting a Supabase call in this callback would cause a deadlock.
      const { data } = auth.onAuthStateChange((_event, session) => listener(memberOf(session)));
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
 * A session that the server no longer knows counts as ended (staffFetch.ts).
 * @throws Error when this device's session is still valid on the server.
 */
async function endOnServer(auth: AuthClient): Promise<void> {
  const { data, error } = await auth.getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
  if (!data.session) return;
  const signOutError = (await auth.admin.signOut(data.session.access_token, 'local')).error;
  if (signOutError) throw signOutError;
  for (const key of Object.keys(localStorage)) if (STORED_SESSION.test(key)) localStorage.removeItem(key);
}

/** Returns 'password' for recovery and invitation links: both ask for a new password. */
function linkTypeOf(hash: string): StaffAuth['link'] {
  const params = new URLSearchParams(hash.slice(1));
  if (params.has('error_code') || params.has('error')) return 'expired';
  return params.has('access_token') && /^(recovery|invite)$/.test(params.get('type') ?? '') ? 'password' : 'none';
}

/**
 * Detects a session that ended without an event from the library: another tab cleared the storage, or signed out while this tab was asleep.
 * A session that cannot be renewed only because the device is offline is not lost.
 */
function watchForLoss(auth: AuthClient, onLoss: () => void): () => void {
  async function check(): Promise<void> {
    const { data, error } = await auth.getSession();
    if (!data.session && !error) onLoss();
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
