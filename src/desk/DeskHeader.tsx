import { useState } from 'react';

import { Button } from '@/ui/Button';
import { TextButton } from '@/ui/TextButton';
import { showToast, dismissToast } from '@/ui/toast';

import { useDesk } from './DeskContext';
import { ExportLeads } from './export/ExportLeads';
import { LateAddLead, LateOverview } from './late';
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
    <div className="flex items-center gap-x-0.5 py-1 max-md:flex-wrap md:gap-x-4 md:py-4">
      <h1 className="me-auto font-sans text-small font-semibold whitespace-nowrap md:me-0 md:text-card">Lead dashboard</h1>
      {overview && (
        <TextButton
          aria-expanded={overview.isOpen}
          aria-disabled={!overview.isKnown || undefined}
          onClick={overview.onToggle}
          {...LateOverview.openerProps}
          className="inline-flex items-center gap-2 no-underline aria-disabled:cursor-not-allowed aria-disabled:text-mute max-md:px-3"
        >
          <StaffIcon name="chart" />
          <span className="max-md:sr-only">Overview</span>
        </TextButton>
      )}
      <span className="ms-auto truncate text-mute max-lg:hidden">{member.email}</span>
      <div className="ms-auto flex gap-0.5 max-md:*:min-w-11 max-md:*:px-2 md:gap-2 lg:ms-0">
        {overview && (
          <>
            <Button
              dense
              variant="line"
              aria-disabled={!overview.isKnown || undefined}
              onClick={() => overview.isKnown && show({ addsLead: true })}
              {...LateAddLead.openerProps}
            >
              <StaffIcon name="plus" />
              <span className="max-md:sr-only">Add a lead</span>
            </Button>
            <Button dense variant="line" onClick={() => show({ showsShortcuts: true })}>
              <StaffIcon name="keyboard" />
              <span className="sr-only">Keyboard</span>
            </Button>
            <ExportLeads />
          </>
        )}
        <Button dense variant="line" onClick={logout} disabled={busy}>
          <StaffIcon name="logout" />
          <span className="max-lg:sr-only">Logout</span>
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
