import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

import type { StaffSession, StaffState } from './staffSession';

const StaffContext = createContext<StaffSession | null>(null);

/** Gives the staff pages their session. */
export function StaffSessionProvider({ value, children }: { value: StaffSession; children: ReactNode }) {
  return <StaffContext value={value}>{children}</StaffContext>;
}

/**
 * The staff session and who is signed in; follows every change.
 * @throws Error outside of a StaffSessionProvider.
 */
export function useStaff(): { session: StaffSession; state: StaffState } {
  const session = use(StaffContext);
  if (!session) throw new Error('useStaff needs a StaffSessionProvider.');
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return { session, state };
}
