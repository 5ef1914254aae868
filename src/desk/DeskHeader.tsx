import { useState } from 'react';

import { Button } from '@/ui/Button';
import { TextButton } from '@/ui/TextButton';
import { showToast, dismissToast } from '@/ui/toast';

import { useDesk } from './DeskContext';
import { ExportLeads } from './export/ExportLeads';
import { LateOverview } from './late';
import { StaffIcon } from './StaffIcon';

interface DeskHeaderProps {
  signOut: () => Promise<void>;
  /** Omitted for accounts that are not staff. */
  overview?: {
    isOpen: boolean;
    isKnown: boolean;
    onToggle: () => void;
  };
}

export function DeskHeader({ signOut, overview }: DeskHeaderProps) {
  const { member, show } = useDesk();
  const { busy, logout } = useLogout(signOut);
  return (
    <div className="flex items-center gap-x-4 gap-y-2 pt-4 pb-3 max-md:flex-wrap max-md:gap-x-2 md:pt-6 md:pb-5">
      <h1 className="font-sans text-card whitespace-nowrap">Lead dashboard</h1>
      {overview && (
        <TextButton
          aria-expanded={overview.isOpen}
          aria-disabled={!overview.isKnown || undefined}
          onClick={overview.onToggle}
          {...LateOverview.near}
          className="inline-flex items-center gap-2 no-underline aria-disabled:cursor-not-allowed aria-disabled:text-mute"
        >
          <StaffIcon name="chart" />
          Overview
        </TextButton>
      )}
      <span className="ms-auto truncate text-mute max-md:hidden">{member.email}</span>
      <div className="flex gap-2 max-md:ms-auto max-md:*:px-3">
        {overview && (
          <>
            <Button dense look="line" onClick={() => show({ showsShortcuts: true })}>
              <StaffIcon name="keyboard" />
              <span className="sr-only">Keyboard</span>
            </Button>
            <ExportLeads />
          </>
        )}
        <Button dense look="line" onClick={logout} disabled={busy}>
          <StaffIcon name="logout" />
          Logout
        </Button>
      </div>
    </div>
  );
}

const LOGOUT_FAILED = 'Failed to logout';

/** Signs out; StaffGuard then redirects to the login page. A failure is shown in a toast. */
function useLogout(signOut: () => Promise<void>): { busy: boolean; logout: () => void } {
  const [busy, setBusy] = useState(false);

  async function logout(): Promise<void> {
    setBusy(true);
    try {
      await signOut();
      dismissToast(LOGOUT_FAILED);
    } catch {
      setBusy(false);
      showToast({ title: 'Error', text: LOGOUT_FAILED, kind: 'destructive' });
    }
  }

  return { busy, logout: () => void logout() };
}
