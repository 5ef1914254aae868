import type { DeskStore } from '@/leads/desk/ports';
import type { FollowUp } from '@/leads/desk/states';

/** `missing`: the database's latest migration has not been run. */
export type FollowUpsPhase = 'loading' | 'loaded' | 'failed' | 'missing';

interface FollowUpsState {
  phase: FollowUpsPhase;
  /** By the ids of their leads; empty unless loaded. */
  followUps: ReadonlyMap<string, FollowUp>;
}

/** What staff did with the leads, as React follows it. */
export interface FollowUps {
  state: () => FollowUpsState;
  subscribe: (listener: () => void) => () => void;
  /** Reads everything anew; what is known stays meanwhile. Never rejects. */
  load: () => Promise<void>;
}

export function createFollowUps(store: DeskStore): FollowUps {
  let state: FollowUpsState = { phase: 'loading', followUps: new Map() };
  const listeners = new Set<() => void>();

  function set(next: FollowUpsState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async load() {
      if (state.phase !== 'loaded') set({ ...state, phase: 'loading' });
      try {
        const found = await store.followUps();
        if (found === 'missing') set({ phase: found, followUps: new Map() });
        else set({ phase: 'loaded', followUps: new Map(found.followUps.map((row) => [row.leadId, row])) });
      } catch {
        if (state.phase !== 'loaded') set({ ...state, phase: 'failed' });
      }
    },
  };
}
