import type { ReactNode } from 'react';

import { DenseButton } from './DenseButton';
import type { StaffMember } from './model/backend';
import { StaffIcon } from './StaffIcon';
import { useLogout } from './useLogout';

interface DashboardHeadProps {
  member: StaffMember;
  signOut: () => Promise<void>;
  /** Stands beside the title. */
  aside?: ReactNode;
  /** What can be done with the leads; stands before Logout. */
  children?: ReactNode;
}

export function DashboardHead({ member, signOut, aside, children }: DashboardHeadProps) {
  const { busy, logout } = useLogout(signOut);
  return (
    <div className="flex items-center gap-x-4 gap-y-2 pt-4 pb-3 max-md:flex-wrap max-md:gap-x-2 md:pt-6 md:pb-5">
      <h1 className="font-sans text-title font-semibold whitespace-nowrap max-md:text-[22px]/7">Lead dashboard</h1>
      {aside}
      <span className="ml-auto truncate text-mute max-md:hidden">{member.email}</span>
      <div className="flex gap-2 max-md:ml-auto max-md:*:px-3">
        {children}
        <DenseButton look="line" onClick={logout} disabled={busy}>
          <StaffIcon name="logout" />
          Logout
        </DenseButton>
      </div>
    </div>
  );
}
