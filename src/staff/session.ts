import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import { createStore, type Readable } from '@/lib/store';

import { isIdle, noteSignIn } from './activity';

export interface StaffAuth {
  /** Resolves with {} on success, or with the server's message if it refuses. Rejects without a response (offline). */
  signIn(email: string, password: string): Promise<{ error?: string }>;
  /**
   * Signs out on this device only. Rejects if the server cannot end the session; 401, 403 and 404 mean that the session has already ended.
   * `anyway`: removes the session from this device even if the server cannot be reached.
   */
  signOut(anyway?: boolean): Promise<void>;
  /** Emails a link to /login if the address has an account, without revealing whether it has one. Rejects without a response. */
  mailLink(email: string): Promise<void>;
  /** Sets the password of the person whose emailed link was opened. Resolves and rejects like signIn. */
  setPassword(password: string): Promise<{ error?: string }>;
  /** The emailed link that opened this page: `password` is for setting a new one. */
  link: 'none' | 'password' | 'expired';
  /** Calls `listener` with the initial session and after every change, also in other tabs. Returns the unsubscribe function. */
  watch(listener: (member: StaffMember | null) => void): () => void;
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
  mailLink: (email: string) => Promise<void>;
  /** Like StaffAuth.setPassword; success signs the person in. */
  setPassword: (password: string) => Promise<{ error?: string }>;
}

const UNREACHABLE = 'The staff area could not be loaded. Check the connection, then reload the page.';

export function createStaffSession(access: StaffAccess): StaffSession {
  const { get, set, subscribe } = createStore<StaffState>(
    'problem' in access ? { kind: 'broken', problem: access.problem } : { kind: 'loading' },
  );
  let backend: Promise<StaffBackend> | undefined;
  let needsPassword = false;
  /** Whether the stored session was unused for too long and must end. */
  let isAbandoned = false;

  function follow({ auth, desk }: StaffBackend): void {
    needsPassword = auth.link === 'password';
    isAbandoned = !needsPassword && isIdle();
    auth.watch((member) => {
      if (!member) return set({ kind: 'signedOut', linkExpired: auth.link === 'expired' });
      if (isAbandoned) {
        void signOut(true);
        return;
      }
      const kind = needsPassword ? 'newPassword' : 'signedIn';
      const state = get();
      // Ignore a refreshed token of the same person, because nothing changes on the screen.
      if (state.kind === kind && state.member.id === member.id) return;
      set(kind === 'signedIn' ? { kind, member, desk } : { kind, member });
    });
  }

  async function signOut(anyway?: boolean): Promise<void> {
    await (await open()).auth.signOut(anyway);
    isAbandoned = false;
    set({ kind: 'signedOut', linkExpired: false });
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
      isAbandoned = false;
      noteSignIn();
      return await (await open()).auth.signIn(email, password);
    },
    signOut,
    async mailLink(email) {
      await (await open()).auth.mailLink(email);
    },
    async setPassword(password) {
      const { auth, desk } = await open();
      const answer = await auth.setPassword(password);
      if (answer.error !== undefined) return answer;
      needsPassword = false;
      noteSignIn();
      const state = get();
      if (state.kind === 'newPassword') set({ kind: 'signedIn', member: state.member, desk });
      return answer;
    },
  };
}
