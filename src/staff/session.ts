import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import { createStore, type Readable } from '@/lib/store';

import { type Activity, createActivity, IDLE_MS } from './activity';

export interface StaffAuth {
  /** Resolves with {} on success, or with the server's message if it refuses. Rejects without a response (offline). */
  signIn(email: string, password: string): Promise<{ error?: string }>;
  /**
   * Signs out on this device only. Rejects if the server cannot end the session; 401, 403 and 404 mean that the session has already ended.
   * `anyway`: removes the session from this device even if the server cannot be reached.
   */
  signOut(anyway?: boolean): Promise<void>;
  /**
   * Emails a link to /login if the address has an account. Only 'throttled' (too many emails were requested) reveals that it has one. Rejects
   * without a response.
   */
  mailLink(email: string): Promise<'sent' | 'throttled'>;
  /** Sets the password of the person whose emailed link was opened. Resolves and rejects like signIn. */
  setPassword(password: string): Promise<{ error?: string }>;
  /**
   * Calls `listener` with the initial session and after every change, also in other tabs. If an emailed link opened this page, the first
   * call waits until the link was checked; if the token has expired, until the server has answered, 8 s at most. `link`: a link signed the
   * member in to set a new password, or was refused.
   */
  watch(listener: (member: StaffMember | null, link?: 'password' | 'expired') => void): void;
}

/** The backend of the staff area, built by the composition root. */
export interface StaffBackend {
  auth: StaffAuth;
  desk: DeskBackend;
}

/** Access to the backend: a loader (called once, on the first staff page), or a text that names the missing setting. */
export type StaffAccess = { load: () => Promise<StaffBackend> } | { problem: string };

/** Who is signed in. `broken`: nobody can sign in; `problem` tells staff why. */
export type StaffState =
  | { kind: 'loading' }
  | { kind: 'broken'; problem: string }
  | { kind: 'signedOut'; linkExpired: boolean }
  /** Signed in by an emailed link; a new password must be set first. */
  | { kind: 'newPassword'; member: StaffMember }
  | SignedIn;

export interface SignedIn {
  kind: 'signedIn';
  member: StaffMember;
  desk: DeskBackend;
}

/** The first subscriber starts the backend. From then on, the session is watched until the page closes, changes in other tabs included. */
export interface StaffSession extends Readable<StaffState> {
  /** Like StaffAuth.signIn; updates the state. */
  signIn: (email: string, password: string) => Promise<{ error?: string }>;
  /** Like StaffAuth.signOut; updates the state. */
  signOut: (anyway?: boolean) => Promise<void>;
  mailLink: StaffAuth['mailLink'];
  /** Like StaffAuth.setPassword; success signs the person in. */
  setPassword: (password: string) => Promise<{ error?: string }>;
  activity: Activity;
}

const UNREACHABLE = 'The staff area could not be loaded. Check the connection, then reload the page.';

export function createStaffSession(access: StaffAccess): StaffSession {
  const { get, set, subscribe } = createStore<StaffState>(
    'problem' in access ? { kind: 'broken', problem: access.problem } : { kind: 'loading' },
  );
  let backend: Promise<StaffBackend> | undefined;
  const activity = createActivity();

  function follow({ auth, desk }: StaffBackend): void {
    auth.watch((member, link) => {
      if (!member) return leave(link === 'expired');
      if (activity.idleMs() >= IDLE_MS) {
        void signOut(true);
        return;
      }
      const state = get();
      const isSame = 'member' in state && state.member.id === member.id;
      const kind = link === 'password' || (isSame && state.kind === 'newPassword') ? 'newPassword' : 'signedIn';
      // Ignore a refreshed token of the same person, because nothing changes on the screen.
      if (isSame && state.kind === kind) return;
      activity.note();
      set(kind === 'signedIn' ? { kind, member, desk } : { kind, member });
    });
  }

  function leave(linkExpired: boolean): void {
    activity.forget();
    set({ kind: 'signedOut', linkExpired });
  }

  async function signOut(anyway?: boolean): Promise<void> {
    const { auth } = await open();
    const ended = auth.signOut(anyway);
    if (anyway) set({ kind: 'signedOut', linkExpired: false });
    await ended;
    leave(false);
  }

  async function start(load: () => Promise<StaffBackend>): Promise<StaffBackend> {
    try {
      const loaded = await load();
      follow(loaded);
      return loaded;
    } catch (error) {
      set({ kind: 'broken', problem: UNREACHABLE });
      throw error;
    }
  }

  async function open(): Promise<StaffBackend> {
    if ('problem' in access) throw new Error(access.problem);
    backend ??= start(access.load);
    return await backend;
  }

  return {
    get,
    subscribe(listener) {
      if (get().kind === 'loading') open().catch(() => undefined);
      return subscribe(listener);
    },
    async signIn(email, password) {
      const { auth } = await open();
      activity.forget();
      return await auth.signIn(email, password);
    },
    signOut,
    async mailLink(email) {
      return await (await open()).auth.mailLink(email);
    },
    async setPassword(password) {
      const { auth, desk } = await open();
      const result = await auth.setPassword(password);
      if (result.error !== undefined) return result;
      const state = get();
      if (state.kind === 'newPassword') set({ kind: 'signedIn', member: state.member, desk });
      return result;
    },
    activity,
  };
}
