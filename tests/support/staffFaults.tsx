import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { createStaffBackend } from '@/backend/supabase/staffBackend';
import * as signals from '@/lib/signals';
import type { StaffBackend } from '@/staff/session';

import { showStaff } from './staff';
import { type Asked, type Fault, type LeadRow, type StaffServer, startStaffServer } from './staffServer';

// Helpers for tests of the staff area under faults (fault table F16-F22), with the real Supabase client over HTTP.

export const HOUR_MS = 3_600_000;
export const TABLE = '/rest/v1/lead_form';
function row(id: string, name: string): LeadRow {
  return { id, full_name: name, email: '', phone_number: '', inquiry_type: null, source_page: null, created_at: '2026-11-20 10:08:00+00' };
}

/** 'Lead 1' to 'Lead 95', newest first, all with the same time. They fill ten pages. */
export const NINETY_FIVE = Array.from({ length: 95 }, (_, index) =>
  row(`00000000-0000-4000-8000-${String(99 - index).padStart(12, '0')}`, `Lead ${index + 1}`),
);

/** 'Lead 1' to 'Lead 15', on two pages, for tests that need no particular number. */
export const FIFTEEN = NINETY_FIVE.slice(0, 15);

/** Gives each test of the file its own server with these leads, and a clock that the test can set. */
export function serverOfEachTest(leads: readonly LeadRow[]): () => StaffServer {
  let server: StaffServer | undefined;
  const current = (): StaffServer => {
    if (!server) throw new Error('only inside a test');
    return server;
  };

  beforeEach(async () => {
    localStorage.clear();
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
    // Every test runs two tabs in one page, which the library warns about.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server = await startStaffServer(leads);
  });

  afterEach(async () => {
    restoreTimeouts();
    vi.mocked(console.warn).mockRestore();
    vi.useRealTimers();
    await server?.close();
    // Toasts outlive the rendered page.
    cleanup();
    toast.dismiss();
  });

  return current;
}

/** Opens another tab of the same browser without rendering a page. */
export function openTab(server: StaffServer): StaffBackend {
  return createStaffBackend({ supabaseUrl: server.origin, supabaseKey: 'sb_publishable_test' });
}

/** Signs in from a tab that renders no page. */
export async function signIn(server: StaffServer): Promise<StaffBackend> {
  const tab = openTab(server);
  expect(await tab.auth.signIn('staff@studio.test', 'right')).toEqual({});
  return tab;
}

/** Signs in from another tab, then shows the dashboard in this tab without waiting for its leads. Returns the other tab. */
export async function showDashboard(server: StaffServer): Promise<StaffBackend> {
  const other = await signIn(server);
  showStaff('/dashboard', { load: async () => openTab(server) });
  await screen.findByText('Lead dashboard');
  return other;
}

export async function showLoaded(server: StaffServer): Promise<StaffBackend> {
  const other = await showDashboard(server);
  await untilAllLoaded(server);
  return other;
}

export async function untilAllLoaded(server: StaffServer): Promise<void> {
  const all = String(server.leads.length);
  await waitFor(() => expect(counters()).toEqual([all, all, all]));
  // The last request of the load, so faults set later cannot affect it.
  await waitFor(() => expect(server.asked).toContain('POST /rest/v1/rpc/staff_state'));
}

export async function deleteFirst(): Promise<void> {
  await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? document.body);
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

/** The values of Total Leads, This Month and Filtered Results. */
export function counters(): string[] {
  return [...(document.querySelector('dl')?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
}

export function failing(what: (request: Asked) => boolean, fault: Fault): StaffServer['fault'] {
  return (request) => (what(request) ? fault : undefined);
}

const { abortAfter } = signals;

/** Shortens the client's timeout of 20 s to 0.3 s, until restoreTimeouts() or the end of the test. */
export function shortenTimeouts(): void {
  vi.spyOn(signals, 'abortAfter').mockImplementation((_ms, other) => abortAfter(300, other));
}

export function restoreTimeouts(): void {
  if (vi.isMockFunction(signals.abortAfter)) vi.mocked(signals.abortAfter).mockRestore();
}

export function storedSessions(): number {
  return Object.keys(localStorage).filter((key) => key.endsWith('-auth-token')).length;
}

/** Advances the clock while staff work in another tab, so that this tab does not count as idle. */
export function workElsewhere(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  localStorage.setItem('staff-active-at', String(Date.now()));
}
