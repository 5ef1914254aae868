import { createContext, use } from 'react';

import { useStore } from '@/lib/store';

import type { Desk, DeskState } from './store/desk';

/** The desk of the signed-in account. The object never changes, so reading it causes no re-render. */
export const DeskContext = createContext<Desk | null>(null);

/** @throws Error outside a DeskContext. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskContext.');
  return desk;
}

/** Changes with my actions, their results, and every poll that finds changes. */
export function useDeskState(): DeskState {
  return useStore(useDesk().state);
}

/** The current time in ms since 1970, updated every 15 s. */
export function useNow(): number {
  return useStore(useDesk().clock);
}
