import { createContext, use, useEffect, useMemo, useSyncExternalStore } from 'react';

import { clockWarning } from '@/leads/desk/clock';
import type { DeskAct, DeskStore } from '@/leads/desk/ports';
import type { Desk } from '@/leads/desk/states';
import type { StaffMember } from '@/leads/ports';

import type { LeadBook } from '../leadBook';
import { leadName } from '../leadText';
import type { FollowUps, FollowUpsPhase, Objection } from './followUps';
import { tellAnswer } from './tellAnswer';
import { useNow } from './useNow';

/** The lead desk as the dashboard shows it. */
export interface DeskView {
  /** Of the follow-ups: the leads themselves are there before them. */
  phase: FollowUpsPhase;
  desk: Desk;
  /** Who is signed in. */
  member: StaffMember;
  now: number;
  /** This computer's clock is wrong: what is said of it. */
  clockWarning: string | undefined;
  /** The leads with an action of mine on its way. */
  busy: ReadonlySet<string>;
  /** How many of my actions wait for the connection. */
  waiting: number;
  objections: readonly Objection[];
  /** The leads that I have called in vain. */
  missed: ReadonlySet<string>;
  act: (leadId: string, act: DeskAct) => void;
  settle: (objection: Objection) => void;
  retry: () => void;
}

/** What staff do with the leads of the book. */
export function useDesk(store: DeskStore, member: StaffMember, work: FollowUps, book: LeadBook): DeskView {
  const { byId } = book;
  const { leads } = useSyncExternalStore(book.subscribe, book.state);
  const { phase, followUps, busy, waiting, objections, missed } = useSyncExternalStore(work.subscribe, work.state);
  const now = useNow();
  const desk = useMemo(() => ({ leads, byId, followUps, me: member.id }), [leads, byId, followUps, member]);

  useEffect(
    () =>
      work.watchAnswers((request, answer) => {
        const entry = byId.get(request.leadId);
        const undo = (): void => work.act(request.leadId, { kind: 'undo', event: request.id });
        tellAnswer(request, answer, entry ? leadName(entry.lead) : 'The lead', undo);
      }),
    [work, byId],
  );

  useEffect(() => work.resend(), [work, now]);
  useEffect(() => {
    window.addEventListener('online', work.resend);
    return () => window.removeEventListener('online', work.resend);
  }, [work]);

  const warning = clockWarning(store.clockOffset());
  return useMemo(
    () => ({
      phase,
      desk,
      member,
      now,
      clockWarning: warning,
      busy,
      waiting,
      objections,
      missed,
      act: work.act,
      settle: work.settle,
      retry: () => void work.load(),
    }),
    [phase, desk, member, now, warning, busy, waiting, objections, missed, work],
  );
}

/** For the parts of the list that show how a lead stands. */
export const DeskContext = createContext<DeskView | null>(null);

/** @throws Error outside of the dashboard. */
export function useDeskView(): DeskView {
  const view = use(DeskContext);
  if (!view) throw new Error('useDeskView needs a DeskContext.');
  return view;
}
