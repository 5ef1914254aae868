import { useSyncExternalStore } from 'react';

import type { Reply, ReplyLanguage } from '../model/replies';
import { holdWork } from './heldWork';

/** Unsent texts by account and lead id. In memory only, so that the next person at this computer cannot read them. */
interface Drafts<Draft> {
  of: (account: string) => ReadonlyMap<string, Draft>;
  /** The same, followed by React. */
  useOf: (account: string) => ReadonlyMap<string, Draft>;
  /** Keeps a draft instead of the last one; undefined for none. */
  keep: (account: string, leadId: string, draft: Draft | undefined) => void;
}

function createDrafts<Draft>(kind: 'notes' | 'replies'): Drafts<Draft> {
  const none: ReadonlyMap<string, Draft> = new Map();
  const drafts = new Map<string, ReadonlyMap<string, Draft>>();
  const listeners = new Set<() => void>();
  const of = (account: string): ReadonlyMap<string, Draft> => drafts.get(account) ?? none;

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    of,
    useOf: (account) => useSyncExternalStore(subscribe, () => of(account)),
    keep(account, leadId, draft) {
      const next = new Map(of(account));
      if (draft === undefined) next.delete(leadId);
      else next.set(leadId, draft);
      drafts.set(account, next);
      holdWork(account, kind, next.size > 0);
      for (const listener of listeners) listener();
    },
  };
}

/** Notes for the team. */
export const noteDrafts = createDrafts<string>('notes');

/** Replies that differ from the prepared text. */
export const replyDrafts = createDrafts<{ reply: Reply; language: ReplyLanguage; text: string }>('replies');
