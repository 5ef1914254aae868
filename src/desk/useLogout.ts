import { useState } from 'react';

import { showToast, withdrawToast } from '@/ui/toast';

const LOGOUT_FAILED = 'Failed to logout';

/** Signs out; the guard then leads to the login. A failure is told in a toast. */
export function useLogout(signOut: () => Promise<void>): { busy: boolean; logout: () => void } {
  const [busy, setBusy] = useState(false);

  async function logout(): Promise<void> {
    setBusy(true);
    try {
      await signOut();
      withdrawToast(LOGOUT_FAILED);
    } catch {
      setBusy(false);
      showToast({ title: 'Error', text: LOGOUT_FAILED, kind: 'destructive' });
    }
  }

  return { busy, logout: () => void logout() };
}
