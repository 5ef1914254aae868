import { facts } from '@/site/facts';
import { LoginPage } from '@/staff/LoginPage';

import { StaffArea } from './StaffArea';

export function StaffLogin() {
  return (
    <StaffArea>
      <LoginPage />
    </StaffArea>
  );
}
StaffLogin.head = { title: `Admin Login | ${facts.studioName}`, description: 'Staff sign-in.' };
