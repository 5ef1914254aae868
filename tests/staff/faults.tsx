import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import * as signals from '@/lib/signals';
import type { StaffBackend } from '@/staff/session';

import { showStaff } from '../desk/staff';
import { type Asked, type Fault, type LeadRow, type StaffServer, startStaffServer } from './staffServer';

// For tests of the staff area with the real Supabase client, over HTTP, while things go wrong (fault table F16-F22).

export const HOUR_MS = 3_600_000;
export const TABLE = '/rest/v1/lead_form';
/** A row of lead_form. */
function row(id: string, name: string): LeadRow {
  return { id, full_name: name, email: '', phone_number: '', inquiry_type: null, source_page: null, created_at: '2026-11-20 10:08:00+00' };
}

/** 'Lead 1' to 'Lead 95', newest first, all at the same time: ten pages. */
export const NINETY_FIVE = Array.from({ length: 95 }, (_, index) =>
  row(`00000000-0000-4000-8000-${String(99 - index).padStart(12, '0')}`, `Lead ${index + 1}`),
);

/** 'Lead 1' to 'Lead 15': two pages, where their number does not matter. */
export const FIFTEEN = NINETY_FIVE.slice(0, 15);

/** Starts a server for each test of the file, with these leads in it, and a clock whose date the test may move. */
export function serverOfEachTest(leads: readonly LeadRow[]): () => StaffServer {
  let server: StaffServer | undefined;
  const current = (): StaffServer => {
    if (!server) throw new Error('only inside of a test');
    return server;
  };

  beforeEach(async () => {
    localStorage.clear();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    // Every test is two tabs in one; the library warns of that.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server = await startStaffServer(leads);
  });

  afterEach(async () => {
    restoreTimeouts();
    vi.mocked(console.warn).mockRestore();
    vi.useRealTimers();
    await server?.close();
    // Toasts outlive the pages.
    cleanup();
    toast.dismiss();
  });

  return current;
}

/** A tab of the same browser without a page in it. */
export function openTab(server: StaffServer): StaffBackend {
  return createStaffBackend({ supabaseUrl: server.origin, supabaseKey: 'sb_publishable_test' });
}

/** Another tab has signed in; shows the dashboard in this one, before its leads are there. Hands back the other tab. */
export async function showDashboard(server: StaffServer): Promise<StaffBackend> {
  const other = openTab(server);
  expect(await other.auth.signIn('staff@studio.test', 'right')).toEqual({});
  showStaff('/dashboard', { load: async () => openTab(server) });
  await told('Lead dashboard');
  return other;
}

/** As showDashboard, with all leads. */
export async function showLoaded(server: StaffServer): Promise<StaffBackend> {
  const other = await showDashboard(server);
  await untilAllLoaded(server);
  return other;
}

export async function untilAllLoaded(server: StaffServer): Promise<void> {
  const all = String(server.leads.length);
  await waitFor(() => expect(counters()).toEqual([all, all, all]));
  // The last request of a page that is loading: what a test breaks next is not meant for it.
  await waitFor(() => expect(server.asked).toContain('POST /rest/v1/rpc/staff_state'));
}

/** Asks for the deletion of the first lead in the list, and confirms. */
export async function deleteFirst(): Promise<void> {
  await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body);
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

/** Total Leads, This Month, Filtered Results. */
export function counters(): string[] {
  return [...(document.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
}

export async function told(text: string): Promise<HTMLElement> {
  return await screen.findByText(text, {});
}

/** This fault for every request of that kind. */
export function failing(what: (request: Asked) => boolean, fault: Fault): StaffServer['fault'] {
  return (request) => (what(request) ? fault : undefined);
}

const { abortAfter } = signals;

/** The client's own time limit of 20 s, in a time that a test can wait for, until restoreTimeouts() or the test's end. */
export function shortenTimeouts(): void {
  vi.spyOn(signals, 'abortAfter').mockImplementation((_ms, other) => abortAfter(300, other));
}

export function restoreTimeouts(): void {
  if (vi.isMockFunction(signals.abortAfter)) vi.mocked(signals.abortAfter).mockRestore();
}

/** What is left of a session on the disk. */
export function storedSessions(): number {
  return Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')).length;
}

/** Time goes by, and staff are at work in another tab meanwhile: nobody is idle. */
export function workElsewhere(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  localStorage.setItem('staff-active-at', String(Date.now()));
}
