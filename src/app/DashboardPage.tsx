import { Desk } from '@/desk/Desk';
import { IdleNotice } from '@/staff/IdleNotice';
import { useStaff } from '@/staff/StaffContext';

/** The lead dashboard. Stands behind StaffGuard; without a member of staff it shows nothing at all. */
export function DashboardPage() {
  const { session, state } = useStaff();
  if (state.kind !== 'signedIn') return null;
  return (
    <>
      <Desk key={state.member.id} backend={state.desk} member={state.member} signOut={session.signOut} />
      <IdleNotice session={session} />
    </>
  );
}
