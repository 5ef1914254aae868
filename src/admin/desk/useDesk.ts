import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { clockWarning } from '@/leads/desk/clock';
import type { DeskStore } from '@/leads/desk/ports';
import type { Desk } from '@/leads/desk/states';
import type { StaffMember } from '@/leads/ports';

import type { LeadEntry } from '../leadIndex';
import { createFollowUps, type FollowUpsPhase } from './followUps';
import { useNow } from './useNow';

/** The lead desk as the dashboard shows it. */
export interface DeskView {
  /** Of the follow-ups: the leads themselves are there before them. */
  phase: FollowUpsPhase;
  desk: Desk;
  now: number;
  /** This computer's clock is wrong: what is said of it. */
  clockWarning: string | undefined;
  retry: () => void;
}

/** `loadedAt`: when the leads were read last, 0 for not yet; the follow-ups are read beside them. */
export function useDesk(store: DeskStore, { id: me }: StaffMember, leads: readonly LeadEntry[], loadedAt: number): DeskView {
  const [work] = useState(() => createFollowUps(store));
  const { phase, followUps } = useSyncExternalStore(work.subscribe, work.state);
  const now = useNow();
  const byId = useMemo(() => new Map(leads.map((entry) => [entry.lead.id, entry])), [leads]);
  const desk = useMemo(() => ({ leads, byId, followUps, me }), [leads, byId, followUps, me]);

  const firstLeads = useRef(0);
  useEffect(() => {
    if (loadedAt > 0 && firstLeads.current === 0) firstLeads.current = loadedAt;
    else void work.load();
  }, [work, loadedAt]);

  const warning = clockWarning(store.clockOffset());
  return useMemo(() => ({ phase, desk, now, clockWarning: warning, retry: () => void work.load() }), [phase, desk, now, warning, work]);
}

/** For the parts of the list that show how a lead stands. */
export const DeskContext = createContext<DeskView | null>(null);

/** @throws Error outside of the dashboard. */
export function useDeskView(): DeskView {
  const view = use(DeskContext);
  if (!view) throw new Error('useDeskView needs a DeskContext.');
  return view;
}
