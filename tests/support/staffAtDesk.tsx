import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { ActionResult, ActionRequest } from '@/desk/model/actions';
import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';
import type { Lead } from '@/desk/model/lead';
import { actionQueueOf } from '@/desk/store/actionQueue';

import { followUp, lead } from './fixtures';
import { fakeBackend, member, showStaff } from './staff';

// Helpers for lead desk tests with a backend that the test controls.

/** Converts a Dubai time on 20 November 2026 (a Friday), or on another day of that month, to ms: '14:08', '21 10:00'. */
export function dubai(text: string): number {
  const [time = '', day = '20'] = text.split(' ').reverse();
  return Date.parse(`2026-11-${day}T${time}:00+04:00`);
}

/** A lead received at that time (see `dubai`). */
export function cameAt(time: string, part: Partial<Lead> & { id: string }): Lead {
  return lead({ createdAt: dubai(time), ...part });
}

export const maya: StaffMember = { id: 'u2', email: 'maya@studio.test', name: 'Maya' };
export const mine = { owner: member.id, ownerName: member.name } as const;
export const mayas = { owner: maya.id, ownerName: maya.name } as const;

/** Starts every test at this time; intervals run only when the test advances them. */
export function atTheDesk(time: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: dubai(time), toFake: ['Date', 'setInterval', 'clearInterval'] });
    sessionStorage.clear();
    // Removes the stored time of the last activity, which was on another day.
    localStorage.clear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    // Toasts and unsent actions outlive the rendered page.
    cleanup();
    toast.dismiss();
    for (const id of [member.id, maya.id]) await emptyQueue(id);
  });
}

/** Answers all pending actions of an account, so that the next test begins without any. */
async function emptyQueue(account: string): Promise<void> {
  const queue = actionQueueOf(account);
  const disconnect = queue.connect({
    send: async () => ({ outcome: 'gone' }),
    onResult: () => undefined,
  });
  await vi.waitFor(() => expect(queue.get().pending).toEqual([]));
  for (const conflict of queue.get().conflicts) queue.resolve(conflict);
  disconnect();
}

type Backend = ReturnType<typeof fakeBackend>;

/** A backend with leads and, by lead id, the changed parts of their follow-ups. */
export function deskBackend(leads: Lead[], changedParts: Record<string, Partial<FollowUp>> = {}): Backend {
  const backend = fakeBackend({ leads });
  const followUps = Object.entries(changedParts).map(([id, part]) => followUp(id, part));
  backend.desk.followUps.mockResolvedValue({ followUps, cursor: '' });
  return backend;
}

/** A server that saves each action and increments the follow-up's version. */
export function saved(part: Partial<FollowUp>): (request: ActionRequest) => Promise<ActionResult> {
  return async ({ leadId, seenVersion }) => ({ outcome: 'saved', followUp: followUp(leadId, { ...part, version: seenVersion + 1 }) });
}

/** The actions sent so far. */
export function sentTo(backend: Backend): ActionRequest[] {
  return backend.desk.send.mock.calls.map(([request]) => request);
}

export async function showDesk(backend: Backend): Promise<void> {
  showStaff('/dashboard', { load: async () => backend });
  // Not by role, which is slow in long lists.
  await waitFor(() => expect(document.querySelector('th[scope=row]')).not.toBeNull());
}

/** Advances the clock and makes the page visible again, which asks the backend for changes. */
export async function lookAgain(ms = 20_000): Promise<void> {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Sets the response to the next request for changes. */
export function newsOf(backend: Backend, news: Partial<Awaited<ReturnType<DeskBackend['changes']>>>): void {
  backend.desk.changes.mockImplementationOnce(async (cursors) => ({ leads: [], followUps: [], deleted: [], cursors, ...news }));
}

/** The texts of a counter, without its label. */
export function counter(label: string): string[] {
  const group = screen.getByText(label).closest('div');
  return [...(group?.querySelectorAll('dd') ?? [])].map((value) => value.textContent);
}

/** The first cell of each row, as lines of text. */
export function firstCells(): string[][] {
  return screen.getAllByRole('rowheader').map((cell) => [...cell.children].map((line) => line.textContent));
}

/** Unfolds the overview and waits for its figures. */
export async function openOverview(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Overview' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(button);
  await vi.dynamicImportSettled();
  await screen.findByRole('figure', { name: 'By campaign' });
}
