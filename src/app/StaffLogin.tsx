import { LoginPage } from '@/staff/LoginPage';

import { StaffArea } from './StaffArea';

export function StaffLogin() {
  return (
    <StaffArea>
      <LoginPage />
    </StaffArea>
  );
}
