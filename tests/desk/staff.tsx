import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';

import { DashboardPage } from '@/app/DashboardPage';
import type { DeskStore, MailState, StaffMember } from '@/desk/model/ports';
import type { Lead } from '@/leads/fields';
import { LoginPage } from '@/staff/LoginPage';
import { StaffSessionProvider } from '@/staff/StaffContext';
import { StaffGuard } from '@/staff/StaffGuard';
import { createStaffSession, type StaffAccess } from '@/staff/staffSession';
import type { StaffAuth } from '@/staff/staffSession';
import { Toaster } from '@/ui/Toaster';

export const member: StaffMember = { id: 'u1', email: 'staff@studio.test', name: 'staff' };

export function lead(part: Partial<Lead> & { id: string }): Lead {
  return {
    full_name: 'Mariam Khoury',
    email: 'mariam.k@example.com',
    phone_number: '+971 50 000 0012',
    inquiry_type: 'lip-blush',
    source_page: 'hero_booking',
    message: 'Booking request from hero section',
    created_at: '2026-11-20 10:08:00+00',
    ...part,
  };
}

/** A backend whose session and answers the test decides. */
export function fakeBackend({
  leads = [],
  signedIn = true,
  link = 'none',
}: { leads?: Lead[]; signedIn?: boolean; link?: StaffAuth['link'] } = {}) {
  let tell: (found: StaffMember | null) => void = () => undefined;
  const auth = {
    signIn: vi.fn<(email: string, password: string) => Promise<{ error?: string }>>(async () => ({})),
    signOut: vi.fn<(anyway?: boolean) => Promise<void>>(async () => undefined),
    mailLink: vi.fn<(email: string) => Promise<void>>(async () => undefined),
    setPassword: vi.fn<(password: string) => Promise<{ error?: string }>>(async () => ({})),
    link,
    watch: (listener: (found: StaffMember | null) => void) => {
      tell = listener;
      queueMicrotask(() => listener(signedIn ? member : null));
      return () => undefined;
    },
  };
  const archive = {
    list: vi.fn<() => Promise<Lead[]>>(async () => leads),
    remove: vi.fn<(id: string) => Promise<'gone' | 'refused'>>(async () => 'gone' as const),
    state: vi.fn<() => Promise<MailState | 'stray' | undefined>>(async () => undefined),
  };
  const desk = {
    followUps: vi.fn<DeskStore['followUps']>(async () => ({ followUps: [], changedAt: undefined })),
    changes: vi.fn<DeskStore['changes']>(async (since) => ({ leads: [], followUps: [], deleted: [], since })),
    countLeads: vi.fn<DeskStore['countLeads']>(async () => leads.length),
    recent: vi.fn<DeskStore['recent']>(async () => []),
    history: vi.fn<DeskStore['history']>(async () => []),
    act: vi.fn<DeskStore['act']>(async () => ({ outcome: 'refused', reason: 'No such action' })),
    clockOffset: vi.fn<DeskStore['clockOffset']>(() => 0),
  };
  return { auth, archive, desk, tell: (found: StaffMember | null) => tell(found) };
}

/** The browser's own way back. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

/** The staff area at a path, as the app puts it together; the visitor came from the home page. */
export function showStaff(path: '/login' | '/dashboard' | `/dashboard?lead=${string}`, access: StaffAccess) {
  return render(
    <StaffSessionProvider value={createStaffSession(access)}>
      <MemoryRouter initialEntries={['/', path]}>
        <Back />
        <Routes>
          <Route path="/" element={<p>Home page</p>} />
          <Route path="/login" element={<LoginPage />} />
          <Route
            path="/dashboard"
            element={
              <StaffGuard>
                <DashboardPage />
              </StaffGuard>
            }
          />
        </Routes>
      </MemoryRouter>
      <Toaster area="staff" />
    </StaffSessionProvider>,
  );
}

/** The lead's row in the table, once it is there. */
export async function listed(name: string): Promise<HTMLElement> {
  return await screen.findByRole('rowheader', { name: new RegExp(name) });
}

export function isListed(name: string): boolean {
  return screen.queryByRole('rowheader', { name: new RegExp(name) }) !== null;
}
