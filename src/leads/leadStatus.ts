import { readStorage, writeStorage } from '@/lib/browserStorage';

import type { SheetPayload } from './fields';

/**
 * `delivered`: the sheet or the table has the lead. `kept`: the lead is stored in the browser until it can be sent. `unsaved`: the lead is
 * only in the page's memory, because IndexedDB failed. `failed`: neither the sheet nor the table will ever accept the lead.
 */
export type LeadStatus = 'delivered' | 'kept' | 'unsaved' | 'failed';

/**
 * The sessionStorage key for the id and, from the second line on, the text of a failed lead, which the visitor can send by chat. The browser
 * erases it with the tab.
 */
const FAILED_KEY = 'failed-lead';
const CHANNEL = 'lead-status';

/** The leads that this page knows of, by id. */
const statuses = new Map<string, LeadStatus>();
const listeners = new Set<() => void>();
/** True if the last submission was acknowledged: /thank-you is about that lead, even while an older lead is still unsent. */
let lastAcknowledged = false;

/** Sets a lead's status, in other tabs too. */
export function setLeadStatus(sid: string, status: LeadStatus, payload?: SheetPayload): void {
  if (status === 'failed' && payload) {
    const texts = [payload.name, payload.whatsapp, payload.email, payload.service, payload.message].filter(Boolean);
    writeStorage('sessionStorage', FAILED_KEY, [sid, ...texts].join('\n'));
  }
  update(sid, status);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within this origin
  channel?.postMessage([sid, status]);
  channel?.close();
}

/** Call before a form navigates to /thank-you. */
export function recordSubmission(isAcknowledged: boolean): void {
  lastAcknowledged = isAcknowledged;
  if (isAcknowledged) writeStorage('sessionStorage', FAILED_KEY, null);
  notify();
}

export function isLastAcknowledged(): boolean {
  return lastAcknowledged;
}

/** Adds leads found in IndexedDB. */
export function addKeptLeads(sids: readonly string[]): void {
  for (const sid of sids) if (!statuses.has(sid)) statuses.set(sid, 'kept');
  notify();
}

/** Returns the status that /thank-you shows: unsent leads take precedence over failed ones. */
export function currentStatus(): LeadStatus {
  if (lastAcknowledged) return 'delivered';
  const known = new Set(statuses.values());
  if (known.has('unsaved')) return 'unsaved';
  if (known.has('kept')) return 'kept';
  return known.has('failed') || failedText() !== '' ? 'failed' : 'delivered';
}

/** Returns the text of a failed lead, '' if there is none. */
export function failedText(): string {
  return storedFailure().slice(1).join('\n');
}

/** Returns the lines under `FAILED_KEY`. */
function storedFailure(): string[] {
  return (readStorage('sessionStorage', FAILED_KEY) ?? '').split('\n');
}

/** Calls `listener` after every change, in any tab. Returns the unsubscribe function. */
export function watchLeadStatus(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data: [sid, status] }: MessageEvent<[string, LeadStatus]>) => {
    // A lead of another tab matters only if this page has found it in IndexedDB, or if this tab has given it up.
    if (statuses.has(sid) || storedFailure()[0] === sid) update(sid, status);
  });
  listeners.add(listener);
  return () => {
    channel?.close();
    listeners.delete(listener);
  };
}

/** Returns undefined in browsers that block the channel together with storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

function update(sid: string, status: LeadStatus): void {
  // Another tab may deliver a lead that this one has given up.
  if (status === 'delivered' && storedFailure()[0] === sid) writeStorage('sessionStorage', FAILED_KEY, null);
  statuses.set(sid, status);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
