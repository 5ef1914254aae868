import { type AuthError, isAuthRetryableFetchError, type Session, type SupabaseClient } from '@supabase/supabase-js';

import type { StaffMember } from '@/desk/model/backend';
import type { StaffAuth } from '@/staff/session';

import type { Renewal } from './renewal';

type AuthClient = SupabaseClient['auth'];

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
      return refusalIn(await auth.signInWithPassword({ email, password }));
    },

    async signOut(anyway = false) {
      if (!anyway) {
        // Before the library is asked: it clears the stored session first, and the device would be signed out even if the request failed.
        // With an expired token the server would keep the session.
        const token = await renewal.accessToken();
        const error = token !== undefined && (await auth.admin.signOut(token, 'local')).error;
        if (error) throw error;
      }
      discardSession(!anyway);
      // Notifies every tab, but sends a request only if a session remains.
      await auth.signOut({ scope: 'local' });
    },

    async mailLink(email) {
      const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/login` });
      if (error?.status === 429) return 'throttled';
      if (error && isUnanswered(error)) throw error;
      return 'sent';
    },

    async setPassword(password) {
      await renewal.accessToken();
      return refusalIn(await auth.updateUser({ password }));
    },

    watch(listener) {
      let isReady = false;
      let isSignedIn = false;

      function report(session: Session | null, link?: 'password' | 'expired'): void {
        const member = memberOf(session);
        isSignedIn = member !== null;
        listener(member, link);
      }

      /** Reports the stored session once the server has had the chance to say that it has ended. */
      async function begin(stored: Session | null): Promise<void> {
        if (stored) await renewal.firstAnswer();
        const error = page.byLink ? (await auth.initialize()).error : null;
        isReady = true;
        // A link that worked fires a separate event afterwards, a refused one does not.
        if (page.byLink && !error) return;
        report((await auth.getSession()).data.session, error ? 'expired' : undefined);
      }

      // Do not await a Supabase call in this callback, which would cause a deadlock.
      auth.onAuthStateChange((event, session) => {
        if (event === 'INITIAL_SESSION') void begin(session);
        else if (isReady) report(session, event === 'PASSWORD_RECOVERY' && page.byLink ? 'password' : undefined);
      });
      // While a link is being checked, no session is stored yet.
      watchForLoss(() => isSignedIn && void renewal.accessToken().catch(() => undefined));
    },
  };
}

function refusalIn({ error }: { error: AuthError | null }): { error?: string } {
  if (!error) return {};
  if (isUnanswered(error)) throw error;
  return { error: error.message };
}

/** Returns true if the browser is offline, a gateway sent an error page, or no response came in time. */
function isUnanswered(error: AuthError): boolean {
  return isAuthRetryableFetchError(error) || error.name === 'AuthUnknownError' || !error.message;
}

/** Calls `check` once another tab may have cleared the storage, or signed out while this tab was asleep. */
function watchForLoss(check: () => void): void {
  const checkIfVisible = (): void => {
    if (document.visibilityState === 'visible') check();
  };
  window.addEventListener('storage', ({ newValue }) => newValue === null && check());
  window.addEventListener('pageshow', checkIfVisible);
  document.addEventListener('visibilitychange', checkIfVisible);
}

/** Returns the member of staff behind a session; null if there is no user or the sign-in is anonymous. */
function memberOf(session: Session | null): StaffMember | null {
  const user = session?.user;
  // If the user is missing from storage, the session has a placeholder user that throws on any other access.
  if (!user || Reflect.get(user, '__isUserNotAvailableProxy') === true || user.is_anonymous) return null;
  const email = user.email ?? '';
  const named: unknown = user.user_metadata?.['name'];
  const name = typeof named === 'string' ? named.slice(0, 100).trim() : '';
  return { id: user.id, email, name: name || (email.split('@')[0] ?? '') };
}
