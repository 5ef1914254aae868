import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import { createStore, type Readable } from '@/lib/store';

import { isIdle, noteSignIn } from './activity';

/** Sign-in of staff. */
export interface StaffAuth {
  /** The message of the server when it refuses, undefined when signed in. Rejects on an exception (no network). */
  signIn(email: string, password: string): Promise<{ error?: string }>;
  /**
   * On this device only. Rejects unless the session is gone here; 401, 403 and 404 of the server count as gone. `anyway`: the session goes
   * even where the server cannot be told.
   */
  signOut(anyway?: boolean): Promise<void>;
  /** Has a link mailed that leads to /login, if the address has an account; nobody is told whether it has. Rejects on an exception. */
  mailLink(email: string): Promise<void>;
  /** Of the person whose mailed link was opened. The message of the server when it refuses. Rejects on an exception. */
  setPassword(password: string): Promise<{ error?: string }>;
  /** What a mailed link has led to: a new password is to be set, or the link is of no use any more. */
  link: 'none' | 'password' | 'expired';
  /** Calls back with the session found at the start and at every later change (other tabs too). Returns the unsubscribe function. */
  watch(listener: (member: StaffMember | null) => void): () => void;
}

/** What the staff area needs; the composition root builds it, or says in words what is missing. */
export interface StaffBackend {
  auth: StaffAuth;
  desk: DeskBackend;
}

/** How the staff area gets its backend: a loader (called once, on the first staff page), or in words what is missing. */
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
  /** As StaffAuth.signIn; the state follows by itself. */
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
