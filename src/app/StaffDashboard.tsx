import { StaffGuard } from '@/staff/StaffGuard';

import { DashboardPage } from './DashboardPage';
import { StaffArea } from './StaffArea';

/** The lead dashboard behind its guard. */
export function StaffDashboard() {
  return (
    <StaffArea>
      <StaffGuard>
        <DashboardPage />
      </StaffGuard>
    </StaffArea>
  );
}
