import { DashboardPage } from '@/admin/DashboardPage';
import { StaffGuard } from '@/admin/StaffGuard';

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
