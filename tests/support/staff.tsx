import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
    mailLink: vi.fn<(email: string) => Promise<void>>(async () => undefined),
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

export async function listed(name: string): Promise<HTMLElement> {
  return await screen.findByRole('rowheader', { name: new RegExp(name) });
}

export function isListed(name: string): boolean {
  return screen.queryByRole('rowheader', { name: new RegExp(name) }) !== null;
}

/** Chooses an option of a select in `root`. */
export async function choose(select: string, option: string, root = document.body): Promise<void> {
  await userEvent.click(within(root).getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** The toast that contains `text`: an alert for failures, otherwise a status. */
export async function toastWith(text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(text)).closest<HTMLElement>('[role=alert], [role=status]');
  if (!toast) throw new Error(`${text} is not in a toast`);
  return toast;
}

/** Whether the browser would ask for confirmation before it closes or reloads the page. */
export function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
