import type { SheetPayload } from './fields';

/**
 * `delivered`: sheet or table has the lead. `kept`: it waits on this device. `unsaved`: it waits in the memory of its page, because the disk
 * did not take it. `failed`: neither sheet nor table will ever take it.
 */
export type LeadStatus = 'delivered' | 'kept' | 'unsaved' | 'failed';

/** In sessionStorage: what was typed into a lead that failed, so that it can be sent by chat. Goes with the tab. */
const FAILED_KEY = 'failed-lead';
const CHANNEL = 'lead-status';

/** Of the leads that this page knows of, by id. */
const statuses = new Map<string, LeadStatus>();
const listeners = new Set<() => void>();
/** Whether the form sent last was acknowledged: then /thank-you is about that lead, whatever else waits. */
let isThanked = false;

/** Notes what became of a lead, and tells the other tabs. */
export function setLeadStatus(sid: string, status: LeadStatus, payload?: SheetPayload): void {
  if (status === 'failed' && payload) storeFailedText([payload.name, payload.whatsapp, payload.email, payload.service, payload.message]);
  update(sid, status);
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays within this origin
  channel?.postMessage([sid, status]);
  channel?.close();
}

/** Called when a form leads to /thank-you. */
export function setThanked(isAcknowledged: boolean): void {
  isThanked = isAcknowledged;
  if (isAcknowledged) storeFailedText([]);
  notify();
}

export function wasThanked(): boolean {
  return isThanked;
}

/** Leads that are found waiting on the disk. */
export function addKeptLeads(sids: readonly string[]): void {
  for (const sid of sids) if (!statuses.has(sid)) statuses.set(sid, 'kept');
  notify();
}

/** What /thank-you is about: a lead that waits before one that failed. */
export function shownStatus(): LeadStatus {
  if (isThanked) return 'delivered';
  const known = new Set(statuses.values());
  if (known.has('unsaved')) return 'unsaved';
  if (known.has('kept')) return 'kept';
  return known.has('failed') || failedText() !== '' ? 'failed' : 'delivered';
}

/** What was typed into the lead that failed, '' if none did. */
export function failedText(): string {
  try {
    return sessionStorage.getItem(FAILED_KEY) ?? '';
  } catch {
    return '';
  }
}

/** Calls back after every change, in this tab or another one. Returns the unsubscribe function. */
export function watchLeadStatus(listener: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data: [sid, status] }: MessageEvent<[string, LeadStatus]>) => {
    // Other tabs' leads are theirs, unless this page has found them on the disk.
    if (statuses.has(sid)) update(sid, status);
  });
  listeners.add(listener);
  return () => {
    channel?.close();
    listeners.delete(listener);
  };
}

/** Undefined where the browser refuses it together with its storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

function update(sid: string, status: LeadStatus): void {
  statuses.set(sid, status);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function storeFailedText(texts: (string | undefined)[]): void {
  const text = texts.filter(Boolean).join('\n');
  try {
    if (text === '') sessionStorage.removeItem(FAILED_KEY);
    else sessionStorage.setItem(FAILED_KEY, text);
  } catch {
    // Storage is blocked: the visitor is told all the same.
  }
}
