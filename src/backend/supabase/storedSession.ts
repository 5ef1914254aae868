import type { Session, SupabaseClient } from '@supabase/supabase-js';

import { readStorage, writeStorage } from '@/lib/browserStorage';

type AuthClient = SupabaseClient['auth'];

/** The session in this browser's storage, which all tabs share. */
export interface StoredSession {
  remove: () => void;
  /** Removes the session, and ends it on the server in the background. Returns what was stored. */
  discard: () => string | null;
}

/** `connect` creates a client that stores nothing. */
export function storedSession(key: string, connect: () => AuthClient): StoredSession {
  const remove = (): void => writeStorage('localStorage', key, null);
  return {
    remove,
    discard() {
      const text = readStorage('localStorage', key);
      remove();
      if (text !== null) void revoke(connect(), text).catch(() => undefined);
      return text;
    },
  };
}

/** Ends a session on the server. An expired access token is renewed first, because the server would refuse it. */
async function revoke(auth: AuthClient, text: string): Promise<void> {
  const stored = JSON.parse(text) as Session;
  const isExpired = (stored.expires_at ?? 0) * 1000 <= Date.now();
  const session = isExpired ? (await auth.refreshSession(stored)).data.session : stored;
  if (session) await auth.admin.signOut(session.access_token, 'local');
}
