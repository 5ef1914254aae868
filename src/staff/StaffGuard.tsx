import { createContext, type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withLink } from '@/desk/model/lead';
import { useStore } from '@/lib/store';
import { pathOf } from '@/site/pages';
import { ArchSpinner } from '@/ui/ArchSpinner';
import { Alert } from '@/ui/Notice';

import type { SignedIn, StaffSession, StaffState } from './session';

const StaffContext = createContext<StaffSession | null>(null);

export function StaffSessionProvider({ value, children }: { value: StaffSession; children: ReactNode }) {
  return <StaffContext value={value}>{children}</StaffContext>;
}

/**
 * Returns the staff session and its current state; re-renders on every change.
 * @throws Error outside a StaffSessionProvider.
 */
export function useStaff(): { session: StaffSession; state: StaffState } {
  const session = use(StaffContext);
  if (!session) throw new Error('useStaff needs a StaffSessionProvider.');
  return { session, state: useStore(session) };
}

/** Shows its content to signed-in staff and redirects everyone else to the login page. */
export function StaffGuard({ children }: { children: (staff: SignedIn, session: StaffSession) => ReactNode }) {
  const { session, state } = useStaff();
  const { search } = useLocation();
  if (state.kind === 'signedIn') return children(state, session);
  if (state.kind === 'signedOut' || state.kind === 'newPassword') return <Navigate to={withLink(pathOf('login'), search)} replace />;
  if (state.kind === 'loading') return <Authenticating />;
  return (
    <div className="mx-auto grid min-h-dvh w-[min(448px,100%-2*var(--gutter))] content-center">
      <h1 className="mb-6 font-sans text-card">Lead dashboard</h1>
      <Alert>{state.problem}</Alert>
    </div>
  );
}

/** Shown while the session loads; part of the dashboard's prerendered HTML. */
export function Authenticating() {
  return (
    <output className="grid min-h-dvh place-content-center justify-items-center gap-6 text-body/6 font-medium text-ink-soft">
      <ArchSpinner />
      Authenticating...
    </output>
  );
}
