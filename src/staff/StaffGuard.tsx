import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { withLead } from '@/desk/model/lead';
import { pathOf } from '@/site/pages';
import { Alert } from '@/ui/Notice';

import { Authenticating } from './Authenticating';
import { useStaff } from './StaffContext';

/** Lets only signed-in staff see its content; everybody else is sent to the login. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const { state } = useStaff();
  const { search } = useLocation();
  if (state.kind === 'signedIn') return children;
  if (state.kind === 'signedOut' || state.kind === 'newPassword') return <Navigate to={withLead(pathOf('login'), search)} replace />;
  if (state.kind === 'loading') return <Authenticating />;
  return (
    <div className="mx-auto grid min-h-dvh w-[min(448px,100%-2*var(--gutter))] content-center">
      <h1 className="mb-6 font-sans text-title font-semibold">Lead dashboard</h1>
      <Alert>{state.problem}</Alert>
    </div>
  );
}
