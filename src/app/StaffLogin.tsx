import { LoginPage } from '@/staff/LoginPage';

import { StaffArea } from './StaffArea';

/** The login of the staff area. */
export function StaffLogin() {
  return (
    <StaffArea>
      <LoginPage />
    </StaffArea>
  );
}
