import { useSyncExternalStore } from 'react';

import { holdWork } from './heldWork';

type Drafts = ReadonlyMap<string, string>;

const NONE: Drafts = new Map();

/** Notes that were typed and not saved, by the account that typed them and their leads' ids. In memory only. */
const drafts = new Map<string, Drafts>();
const listeners = new Set<() => void>();

/** The unsaved notes of an account, by their leads' ids. */
export function useNoteDrafts(account: string): Drafts {
  const current = (): Drafts => drafts.get(account) ?? NONE;
  return useSyncExternalStore(subscribe, current, current);
}

/** Keeps an unsaved note; '' when there is none any more. */
export function keepNoteDraft(account: string, leadId: string, text: string): void {
  const next = new Map(drafts.get(account));
  if (text === '') next.delete(leadId);
  else next.set(leadId, text);
  drafts.set(account, next);
  holdWork(account, 'notes', next.size > 0);
  for (const listener of listeners) listener();
}

/** A note that was sent and not taken comes back, unless another one has been begun. */
export function restoreNoteDraft(account: string, leadId: string, text: string): void {
  if (!drafts.get(account)?.has(leadId)) keepNoteDraft(account, leadId, text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
