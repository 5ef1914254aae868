import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { vi } from 'vitest';

import { GuardedDesk } from '@/app/StaffDashboard';
import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import type { Lead } from '@/desk/model/lead';
import { LoginPage } from '@/staff/LoginPage';
import { createStaffSession, type StaffAccess, type StaffAuth } from '@/staff/session';
import { StaffSessionProvider } from '@/staff/StaffGuard';
import { Toaster } from '@/ui/Toaster';

// Radix's select needs these, and jsdom lacks them.
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;

export const member: StaffMember = { id: 'u1', email: 'staff@studio.test', name: 'staff' };

type Listener = Parameters<StaffAuth['watch']>[0];

/** A backend whose session and responses the test controls. */
export function fakeBackend({
  leads = [],
  signedIn = true,
  link,
}: { leads?: Lead[]; signedIn?: boolean; link?: Parameters<Listener>[1] } = {}) {
  let tell: Listener = () => undefined;
  const auth = {
    signIn: vi.fn<(email: string, password: string) => Promise<{ error?: string }>>(async () => ({})),
    signOut: vi.fn<(anyway?: boolean) => Promise<void>>(async () => undefined),
    mailLink: vi.fn<StaffAuth['mailLink']>(async () => 'sent'),
    setPassword: vi.fn<(password: string) => Promise<{ error?: string }>>(async () => ({})),
    watch: (listener: Listener) => {
      tell = listener;
      queueMicrotask(() => listener(signedIn ? member : null, link));
      return () => undefined;
    },
  };
  const desk = {
    leads: vi.fn<DeskBackend['leads']>(async () => allLeads(leads)),
    followUps: vi.fn<DeskBackend['followUps']>(async () => ({ followUps: [], cursor: '' })),
    changes: vi.fn<DeskBackend['changes']>(async (cursors) => ({ leads: [], followUps: [], deleted: [], cursors })),
    countLeads: vi.fn<DeskBackend['countLeads']>(async () => leads.length),
    remove: vi.fn<DeskBackend['remove']>(async () => 'gone'),
    mailState: vi.fn<DeskBackend['mailState']>(async () => undefined),
    recentEvents: vi.fn<DeskBackend['recentEvents']>(async () => []),
    lastWeek: vi.fn<DeskBackend['lastWeek']>(async () => ({ days: [0, 0], facts: [], advice: '' })),
    history: vi.fn<DeskBackend['history']>(async () => []),
    send: vi.fn<DeskBackend['send']>(async () => ({ outcome: 'refused', reason: 'No such action' })),
    addLead: vi.fn<DeskBackend['addLead']>(async () => ({ outcome: 'refused' })),
    clockOffset: vi.fn<DeskBackend['clockOffset']>(() => 0),
    origin: vi.fn<DeskBackend['origin']>(async () => null),
    campaignFigures: vi.fn<DeskBackend['campaignFigures']>(async () => []),
    spend: vi.fn<DeskBackend['spend']>(async () => []),
    saveSpend: vi.fn<DeskBackend['saveSpend']>(async () => 'saved'),
    adConversions: vi.fn<DeskBackend['adConversions']>(async () => []),
  };
  return { auth, desk, tell: (found: StaffMember | null) => tell(found) };
}

/** The backend's response to a full read of the table. */
export function allLeads(leads: Lead[]): Awaited<ReturnType<DeskBackend['leads']>> {
  return { leads, cursors: { leads: 'newest', deletions: 'newest' } };
}

function HistoryButton({ name, steps }: { name: string; steps: number }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(steps)}>
      {name}
    </button>
  );
}

/** Renders the staff area at a path, as the app does, with the home page before it in the history. */
export function showStaff(path: '/login' | '/dashboard' | `/dashboard?${string}`, access: StaffAccess) {
  return render(
    <StaffSessionProvider value={createStaffSession(access)}>
      <MemoryRouter initialEntries={['/', path]}>
        <HistoryButton name="Back" steps={-1} />
        <HistoryButton name="Forward" steps={1} />
        <Routes>
          <Route path="/" element={<p>Home page</p>} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/dashboard" element={<GuardedDesk />} />
        </Routes>
      </MemoryRouter>
      <Toaster area="staff" />
    </StaffSessionProvider>,
  );
}
