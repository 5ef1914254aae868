import { isAuthRetryableFetchError, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { StaffAuth, StaffMember } from '@/leads/ports';

type AuthClient = SupabaseClient['auth'];

/** Sign-in of staff through Supabase Auth. */
export function staffAuth(auth: AuthClient): StaffAuth {
  return {
    async signIn(email, password) {
      const { error } = await auth.signInWithPassword({ email, password });
      if (!error) return {};
      // Not an answer of the server: no network, a gateway's error page, no reply in time.
      if (isAuthRetryableFetchError(error) || error.name === 'AuthUnknownError' || !error.message) throw error;
      return { error: error.message };
    },

    async signOut() {
      const { error } = await auth.signOut();
      if (!error) return;
      if (isAuthRetryableFetchError(error)) throw error;
      // A refused refresh on the way has already removed the session: that is signed out too.
      const { data } = await auth.getSession();
      if (data.session) throw error;
    },

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
  return { email: user.email ?? '' };
}
