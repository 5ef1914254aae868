import { LoginPage } from '@/staff/LoginPage';

import { StaffArea } from './StaffArea';

/** The door to the staff area. */
export function StaffLogin() {
  return (
    <StaffArea>
      <LoginPage />
    </StaffArea>
  );
}
