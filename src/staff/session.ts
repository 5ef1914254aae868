import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import { createStore, type Readable } from '@/lib/store';

import { isIdle, noteSignIn } from './activity';

/** Sign-in of staff. */
export interface StaffAuth {
  /** Resolves with the server's message if it refuses, {} when signed in. Rejects without an answer (offline). */
  signIn(email: string, password: string): Promise<{ error?: string }>;
  /**
   * Signs out on this device only. Rejects if the server cannot end the session; its 401, 403 and 404 mean that it is gone. `anyway`:
   * removes the session from this device even if the server cannot be reached.
   */
  signOut(anyway?: boolean): Promise<void>;
  /** Has a link to /login mailed if the address has an account, without revealing whether it has. Rejects without an answer. */
  mailLink(email: string): Promise<void>;
  /** Sets the password of the person whose mailed link was opened. Resolves and rejects like signIn. */
  setPassword(password: string): Promise<{ error?: string }>;
  /** The mailed link that opened this page: for a new password, or expired. */
  link: 'none' | 'password' | 'expired';
  /** Calls back with the session found at the start and at every later change (other tabs too). Returns the unsubscribe function. */
  watch(listener: (member: StaffMember | null) => void): () => void;
}

/** The backend of the staff area, built by the composition root. */
export interface StaffBackend {
  auth: StaffAuth;
  desk: DeskBackend;
}

/** Access to the backend: a loader (called once, on the first staff page), or the missing setting in words. */
export type StaffAccess = { load: () => Promise<StaffBackend> } | { problem: string };

/** Who is signed in. `broken`: nobody can sign in; `problem` says why, in words for staff. */
export type StaffState =
  | { kind: 'loading' }
  | { kind: 'broken'; problem: string }
  | { kind: 'signedOut'; linkExpired: boolean }
  /** Signed in by a mailed link, and has to set a new password first. */
  | { kind: 'newPassword'; member: StaffMember }
  | SignedIn;

export interface SignedIn {
  kind: 'signedIn';
  member: StaffMember;
  desk: DeskBackend;
}

/** The first subscriber starts the backend; from then on the session is watched for the life of the page, other tabs included. */
export interface StaffSession extends Readable<StaffState> {
  /** As StaffAuth.signIn; the state changes with it. */
  signIn: (email: string, password: string) => Promise<{ error?: string }>;
  /** As StaffAuth.signOut. */
  signOut: (anyway?: boolean) => Promise<void>;
  /** As StaffAuth.mailLink. */
  mailLink: (email: string) => Promise<void>;
  /** As StaffAuth.setPassword; once it is set, the person is signed in. */
  setPassword: (password: string) => Promise<{ error?: string }>;
}

const UNREACHABLE = 'The staff area could not be loaded. Check the connection, then reload the page.';

/** The session as the staff pages see it, across navigation between them. */
export function createStaffSession(access: StaffAccess): StaffSession {
  const { get, set, subscribe } = createStore<StaffState>(
    'problem' in access ? { kind: 'broken', problem: access.problem } : { kind: 'loading' },
  );
  let backend: Promise<StaffBackend> | undefined;
  let needsPassword = false;
  /** The stored session was unused for too long and must end. */
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
      // A refreshed token is the same person: nothing changes on the screen.
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
