import { readStorage, writeStorage } from '@/lib/browserStorage';

/** A session as the auth library stores it in localStorage, shared by all tabs. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** In s. */
  expires_in: number;
  /** In s since 1970 by this device's clock, which may differ from the server's. */
  expires_at: number;
  user?: { id: string } | undefined;
  /** When the server may be asked for new tokens again, in ms since 1970. Undefined unless it has throttled this device. */
  renew_after?: number;
}

/** Reads and writes the session under `key`. The session stays in memory if the browser does not store it. */
export function sessionStore(key: string) {
  let unstored: string | null = null;

  const read = (): string | null => unstored ?? readStorage('localStorage', key);

  function write(session: StoredSession | null): void {
    const text = session && JSON.stringify(session);
    writeStorage('localStorage', key, text);
    unstored = readStorage('localStorage', key) === text ? null : text;
  }

  /** Undefined if there is none, or an unreadable one. */
  function get(): StoredSession | undefined {
    try {
      return (JSON.parse(read() ?? 'null') as StoredSession | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  return {
    get,
    write,
    /** Replaces the session unless its refresh token has changed: another tab may have renewed it, or signed out. */
    replace(refreshToken: string, session: StoredSession | null): void {
      if (get()?.refresh_token === refreshToken) write(session);
    },
    /**
     * The storage option of the auth library. It hides when the token expires, so that the library never renews the token itself: it would
     * then send nothing for a minute after a failure. The key must remain, or the library erases the session.
     */
    forLibrary: {
      getItem: (name: string) => {
        if (name !== key) return readStorage('localStorage', name);
        const session = get();
        return session ? JSON.stringify({ ...session, expires_at: null }) : read();
      },
      setItem(name: string, text: string): void {
        if (name !== key) return writeStorage('localStorage', name, text);
        const session = JSON.parse(text) as Omit<StoredSession, 'expires_at'> & { expires_at: number | null };
        const stored = get();
        if (session.expires_at !== null) write(withExpiry(session));
        // A changed user comes with the tokens that were read before the change. They may have been renewed since.
        else if (stored && stored.user?.id === session.user?.id) write({ ...stored, user: session.user });
      },
      removeItem: (name: string) => (name === key ? write(null) : writeStorage('localStorage', name, null)),
    },
  };
}

/** Sets when new tokens expire by this device's clock. */
export function withExpiry(session: Omit<StoredSession, 'expires_at'>): StoredSession {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in };
}
