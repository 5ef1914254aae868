import { readStorage, writeStorage } from '@/lib/browserStorage';

/** A session as the auth library stores it in localStorage, shared by all tabs. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** In s. */
  expires_in: number | string;
  /** In s since 1970 by this device's clock, which may differ from the server's. */
  expires_at: number;
  user?: { id: string } | undefined;
  /** When a throttled device may ask for new tokens again, in ms since 1970. */
  renew_after?: number;
}

/** Reads and writes the session under `key`. A session that the browser does not store stays in memory. */
export function sessionStore(key: string) {
  let unstored: string | null = null;

  function write(session: StoredSession | null): void {
    const text = session && JSON.stringify(session);
    writeStorage('localStorage', key, text);
    unstored = readStorage('localStorage', key) === text ? null : text;
  }

  function get(): StoredSession | undefined {
    const session = parsed<StoredSession>(unstored ?? readStorage('localStorage', key));
    return session.refresh_token ? (session as StoredSession) : undefined;
  }

  return {
    get,
    write,
    /** Replaces the session unless its refresh token has changed: another tab may have renewed it, or signed out. */
    replace(refreshToken: string, session: StoredSession | null): void {
      if (get()?.refresh_token === refreshToken) write(session);
    },
    /**
     * The auth library's storage. It hides when the token expires, so that the library never renews the token itself: after a failure it
     * would send nothing for a minute. Without the key `expires_at` the library would erase the session.
     */
    forLibrary: {
      getItem(name: string): string | null {
        const session = name === key ? get() : undefined;
        return session ? JSON.stringify({ ...session, expires_at: null }) : null;
      },
      setItem(name: string, text: string): void {
        if (name !== key) return;
        const session = JSON.parse(text) as StoredSession;
        const stored = get();
        if (session.expires_at) write(withExpiry(session));
        // A changed user comes with the tokens that were read before the change. They may have been renewed since.
        else if (stored && session.user?.id === stored.user?.id) write({ ...stored, user: session.user });
      },
      removeItem: (name: string) => (name === key ? write(null) : undefined),
    },
  };
}

/** Sets when new tokens expire by this device's clock. */
export function withExpiry(session: StoredSession): StoredSession {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) + Number(session.expires_in) };
}

/** Returns the object in a JSON text, or an empty one. */
export function parsed<Shape>(text: string | null): Partial<Shape> {
  try {
    return Object(JSON.parse(text ?? 'null')) as Partial<Shape>;
  } catch {
    return {};
  }
}
