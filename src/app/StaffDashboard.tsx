import { Desk } from '@/desk/Desk';
import { facts } from '@/site/facts';
import { IdleSignOut } from '@/staff/IdleSignOut';
import { StaffGuard } from '@/staff/StaffGuard';

import { StaffArea } from './StaffArea';

export function StaffDashboard() {
  return (
    <StaffArea>
      <GuardedDesk />
    </StaffArea>
  );
}
StaffDashboard.head = { title: `Lead Dashboard | ${facts.studioName}`, description: 'Staff area.' };

/** The lead dashboard, for signed-in staff only. */
export function GuardedDesk() {
  return (
    <StaffGuard>
      {({ member, desk }, session) => (
        <>
          <Desk key={member.id} backend={desk} member={member} signOut={session.signOut} />
          <IdleSignOut session={session} />
        </>
      )}
    </StaffGuard>
  );
}
