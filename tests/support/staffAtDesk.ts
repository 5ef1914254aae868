import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import type { ActionResult, ActionRequest, DeskAction } from '@/desk/model/actions';
import type { DeskBackend, StaffMember } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';
import type { Lead } from '@/desk/model/lead';
import { actionQueueOf } from '@/desk/store/actionQueue';
import { addedLeadsOf, appointmentDraftsOf, noteDraftsOf, replyDraftsOf, spendDraftsOf } from '@/desk/store/unsavedWork';

import { at, followUp, lead } from './fixtures';
import { fakeBackend, member } from './staff';

// Helpers for lead desk tests with a backend that the test controls.

/** A lead received at that time (see `at`). */
export function cameAt(time: string, part: Partial<Lead> & { id: string }): Lead {
  return lead({ createdAt: at(time), ...part });
}

/** Due at 16:08 and at 17:00. */
export const sofia = cameAt('14:08', { id: '2', name: 'Sofia Lindqvist', phone: '050 123 4567' });
export const omar = cameAt('15:00', { id: '1', name: 'Omar Said' });

export const maya: StaffMember = { id: 'u2', email: 'maya@studio.test', name: 'Maya' };
export const mine = { owner: member.id, ownerName: member.name } as const;
export const mayas = { owner: maya.id, ownerName: maya.name } as const;

/** Starts every test at this time; intervals run only when the test advances them. */
export function atTheDesk(time: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: at(time), toFake: ['Date', 'setInterval', 'clearInterval'] });
    // Removes the stored time of the last activity, which was on another day.
    localStorage.clear();
  });
  afterEach(async () => {
    vi.useRealTimers();
    // Toasts, unsent actions and drafts outlive the rendered page.
    cleanup();
    toast.dismiss();
    for (const id of [member.id, maya.id]) await emptyQueue(id);
    for (const drafts of [noteDraftsOf, replyDraftsOf, appointmentDraftsOf, addedLeadsOf, spendDraftsOf].map((of) => of(member.id)))
      for (const key of drafts.get().keys()) drafts.keep(key, undefined);
  });
}

/** Answers all pending actions of an account, so that the next test begins without any. */
async function emptyQueue(account: string): Promise<void> {
  const queue = actionQueueOf(account);
  const disconnect = queue.connect({ send: async () => ({ outcome: 'gone' }), onResult: () => undefined });
  await vi.waitFor(() => expect(queue.get().pending).toEqual([]));
  for (const conflict of queue.get().conflicts) queue.resolve(conflict);
  disconnect();
}

export type Backend = ReturnType<typeof fakeBackend>;

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

/** The actions sent so far, by the lead's id. */
export function actionsOf(backend: Backend): [leadId: string, action: DeskAction][] {
  return sentTo(backend).map(({ leadId, action }) => [leadId, action]);
}

/** Sets the response to the next request for changes. */
export function newsOf(backend: Backend, news: Partial<Awaited<ReturnType<DeskBackend['changes']>>>): void {
  backend.desk.changes.mockImplementationOnce(async (cursors) => ({ leads: [], followUps: [], deleted: [], cursors, ...news }));
}
