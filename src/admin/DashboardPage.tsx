import { Dashboard } from './Dashboard';
import { IdleNotice } from './IdleNotice';
import { useStaff } from './StaffContext';

/** The lead dashboard. Stands behind StaffGuard; without a member of staff it shows nothing at all. */
export function DashboardPage() {
  const { session, state } = useStaff();
  if (state.kind !== 'signedIn') return null;
  return (
    <>
      <Dashboard key={state.member.id} archive={state.archive} store={state.desk} member={state.member} session={session} />
      <IdleNotice session={session} />
    </>
  );
}
