import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import type { Lead } from '@/leads/fields';

import { clockWarning } from '../model/clock';
import { UNDO_MS } from '../model/history';
import { leadName } from '../model/leadText';
import { refusedNumbers } from '../model/phone';
import type { DeskAct, DeskEvent, DeskStore, StaffMember } from '../model/ports';
import type { Desk, DeskLead } from '../model/states';
import type { Objection } from './actQueue';
import { noteDrafts } from './drafts';
import type { FollowUps, FollowUpsState } from './followUps';
import type { LeadBook } from './leadBook';
import { tellAnswer } from './tellAnswer';
import { useNow } from './useNow';
import { usePeople } from './usePeople';

/** The lead desk as the dashboard shows it. */
export interface DeskView extends Omit<FollowUpsState, 'followUps'> {
  desk: Desk;
  /** Who is signed in. */
  member: StaffMember;
  now: number;
  /** This computer's clock is wrong: what is said of it. */
  clockWarning: string | undefined;
  /** The numbers whose owners asked not to be contacted. */
  refused: ReadonlySet<string>;
  /** What else the same person has asked, newest first. */
  others: (lead: Lead) => DeskLead[];
  act: (leadId: string, act: DeskAct) => void;
  /** Takes my last action back. */
  undoLast: () => void;
  history: (leadId: string) => Promise<DeskEvent[]>;
  settle: (objection: Objection) => void;
  retry: () => void;
}

/** What staff do with the leads of the book. */
export function useDesk(store: DeskStore, member: StaffMember, work: FollowUps, book: LeadBook, loading: boolean): DeskView {
  const { byId } = book;
  const { leads } = useSyncExternalStore(book.subscribe, book.state);
  const state = useSyncExternalStore(work.subscribe, work.state);
  const { followUps } = state;
  const now = useNow();
  const desk = useMemo(() => ({ leads, byId, followUps, me: member.id }), [leads, byId, followUps, member]);

  const asked = usePeople(leads);
  const refused = useMemo(() => refusedNumbers(desk), [desk]);

  const lastUndo = useRef<{ at: number; undo: () => void }>(undefined);
  useEffect(
    () =>
      work.watchAnswers((request, answer) => {
        const { leadId, act } = request;
        const entry = byId.get(leadId);
        const undo = (): void => work.act(leadId, { kind: 'undo', event: request.id });
        tellAnswer(request, answer, entry ? leadName(entry.lead) : 'The lead', undo);
        if (answer.outcome === 'saved' && act.kind !== 'note')
          lastUndo.current = act.kind === 'undo' ? undefined : { at: Date.now(), undo };
        // It comes back into its box, unless another one has been begun.
        if (answer.outcome === 'refused' && act.kind === 'note' && !noteDrafts.of(member.id).has(leadId))
          noteDrafts.keep(member.id, leadId, act.text);
      }),
    [work, byId, member],
  );

  // Waiting actions go out after the leads are read, so that their toasts can name the lead.
  useEffect(() => (loading ? undefined : work.connect()), [work, loading]);
  useEffect(() => work.resend(), [work, now]);
  useEffect(() => {
    window.addEventListener('online', work.resend);
    return () => window.removeEventListener('online', work.resend);
  }, [work]);

  const warning = clockWarning(store.clockOffset());
  return useMemo(
    () => ({
      ...state,
      desk,
      member,
      now,
      clockWarning: warning,
      refused,
      others: (lead) => asked.people.others(lead, byId),
      act: work.act,
      undoLast() {
        const last = lastUndo.current;
        lastUndo.current = undefined;
        if (last && Date.now() - last.at < UNDO_MS) last.undo();
      },
      history: store.history,
      settle: work.settle,
      retry: () => void work.load(),
    }),
    [state, desk, member, now, warning, refused, asked, byId, store, work],
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
