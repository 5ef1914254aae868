import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';

import { createStaffSession, type StaffAccess, type StaffSession, type StaffState } from './staffSession';

export type { StaffAccess } from './staffSession';

const StaffContext = createContext<StaffSession | null>(null);

/** Gives the staff pages their backend. Costs nothing until one of them is shown. */
export function StaffBackendProvider({ value, children }: { value: StaffAccess; children: ReactNode }) {
  const session = useMemo(() => createStaffSession(value), [value]);
  return <StaffContext value={session}>{children}</StaffContext>;
}

/**
 * The staff session and who is signed in; follows every change.
 * @throws Error outside of a StaffBackendProvider.
 */
export function useStaff(): { session: StaffSession; state: StaffState } {
  const session = use(StaffContext);
  if (!session) throw new Error('useStaff needs a StaffBackendProvider.');
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  return { session, state };
}
