import type { ReactNode } from 'react';

import { siteEnv, supabaseProblem } from '@/backend/env';
import { createStaffSession, type StaffAccess } from '@/staff/session';
import { StaffSessionProvider } from '@/staff/StaffGuard';

import { lateStaffBackend } from './late';

import '@/staff/staff.css';

const problem = supabaseProblem(siteEnv);

const access: StaffAccess = problem === undefined ? { load: async () => (await lateStaffBackend.get())(siteEnv) } : { problem };

/** One session for all staff pages. The session loads its backend when the first staff page is shown. */
const session = createStaffSession(access);

/** Wraps every staff page. It is bundled only with the staff pages, so that visitors do not load it. */
export function StaffArea({ children }: { children: ReactNode }) {
  return <StaffSessionProvider value={session}>{children}</StaffSessionProvider>;
}
