import { createContext, type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withLink } from '@/desk/model/lead';
import { useStore } from '@/lib/store';
import { pathOf } from '@/site/pages';
import { Alert } from '@/ui/Notice';

import type { SignedIn, StaffSession, StaffState } from './session';

const ARCH = 'M1 83V32a31 31 0 0 1 62 0v51z';

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

/** An arch traced by a moving line. The line rests at the top when motion is off. Decorative: text beside it must say what is loading. */
function ArchSpinner() {
  return (
    <svg viewBox="0 0 64 84" aria-hidden="true" fill="none" className="h-21 w-16 overflow-visible">
      <path d={ARCH} pathLength="180" strokeWidth="1.5" className="stroke-sand" />
      <path
        d={ARCH}
        pathLength="180"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="46 134"
        strokeDashoffset="-46"
        className="animate-run-arch stroke-oxblood"
      />
    </svg>
  );
}
