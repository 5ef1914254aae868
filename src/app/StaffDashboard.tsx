import { DashboardPage } from '@/admin/DashboardPage';
import { StaffGuard } from '@/admin/StaffGuard';

/** The lead dashboard behind its guard. */
export function StaffDashboard() {
  return (
    <StaffGuard>
      <DashboardPage />
    </StaffGuard>
  );
}
