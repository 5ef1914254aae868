import { type AuthError, isAuthRetryableFetchError, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { StaffMember } from '@/desk/model/backend';
import type { StaffAuth } from '@/staff/session';

type AuthClient = SupabaseClient['auth'];

/** Where the library keeps the session. */
const STORED_SESSION = /^sb-.*-auth-token$/;
/** Answers of the server to a sign-out that mean: there is no such session any more. */
const GONE = new Set([401, 403, 404]);

/** Sign-in of staff through Supabase Auth. `hash`: of the address that the page was opened with, where a mailed link leaves its word. */
export function staffAuth(auth: AuthClient, hash: string): StaffAuth {
  return {
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (!error) return {};
      if (isNoAnswer(error)) throw error;
      return { error: error.message };
    },

    async signOut(anyway = false) {
      if (!anyway) await endOnServer(auth);
      // Says so in every tab; asks the server only where a session is left.
      await auth.signOut({ scope: 'local' });
    },

    async mailLink(email) {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/login` });
      if (error && isNoAnswer(error)) throw error;
    },

    async setPassword(password) {
      const { error } = await auth.updateUser({ password });
      if (!error) return {};
      if (isNoAnswer(error)) throw error;
      return { error: error.message };
    },

    link: linkOf(hash),

    watch(listener) {
      // Only hands the session on: a Supabase call awaited in here would wait for itself.
      const { data } = auth.onAuthStateChange((_event, session) => listener(memberOf(session)));
      const stop = watchLoss(auth, () => listener(null));
      return () => {
        data.subscription.unsubscribe();
        stop();
      };
    },
  };
}

/** No network, a gateway's error page, no reply in time. */
function isNoAnswer(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || error.name === 'AuthUnknownError' || !error.message;
}

/**
 * The library takes the session off the disk before it asks; who is told that it failed would be signed out all the same.
 * @throws Error when this device's session is still good on the server.
 */
async function endOnServer(auth: AuthClient): Promise<void> {
  const { data, error } = await auth.getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
  if (!data.session) return;
  const refused = (await auth.admin.signOut(data.session.access_token, 'local')).error;
  if (refused && !GONE.has(refused.status ?? 0)) throw refused;
  for (const key of Object.keys(localStorage)) if (STORED_SESSION.test(key)) localStorage.removeItem(key);
}

/** An invitation needs a password as much as a recovery does. */
function linkOf(hash: string): StaffAuth['link'] {
  const words = new URLSearchParams(hash.slice(1));
  if (words.has('error_code') || words.has('error')) return 'expired';
  return words.has('access_token') && /^(recovery|invite)$/.test(words.get('type') ?? '') ? 'password' : 'none';
}

/**
 * Notices a session that went without the library's word: the storage was cleared by another tab, or a sign-out happened while this
 * one was asleep. A session that merely cannot be renewed for want of a network is not lost.
 */
function watchLoss(auth: AuthClient, onLoss: () => void): () => void {
  async function check(): Promise<void> {
    const { data, error } = await auth.getSession();
    if (!data.session && !error) onLoss();
  }
  const look = new AbortController();
  const { signal } = look;
  const checkNow = (): void => void check().catch(() => undefined);
  const checkSeen = (): void => {
    if (document.visibilityState === 'visible') checkNow();
  };
  window.addEventListener('storage', ({ newValue }) => newValue === null && checkNow(), { signal });
  window.addEventListener('pageshow', checkSeen, { signal });
  document.addEventListener('visibilitychange', checkSeen, { signal });
  return () => look.abort();
}

/** The member of staff behind a session; null without a user, and for guests of anonymous sign-in. */
export function memberOf(session: Session | null): StaffMember | null {
  const user = session?.user;
  // A session whose user is missing in the storage carries a stand-in that throws at any other access.
  if (!user || Reflect.get(user, '__isUserNotAvailableProxy') === true || user.is_anonymous) return null;
  const email = user.email ?? '';
  const named: unknown = user.user_metadata?.['name'];
  const name = typeof named === 'string' ? named.slice(0, 100).trim() : '';
  return { id: user.id, email, name: name || (email.split('@')[0] ?? '') };
}
