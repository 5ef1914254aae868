import { createContext, use, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

import { type DeskAction, type HistoryEvent, UNDO_MS } from '../model/actions';
import type { DeskBackend, StaffMember } from '../model/backend';
import { clockWarning } from '../model/clock';
import type { Snapshot } from '../model/followUp';
import { type Lead, leadTitle } from '../model/lead';
import { refusedNumbers } from '../model/phone';
import type { Objection } from './actQueue';
import { noteDrafts } from './drafts';
import type { FollowUps, FollowUpsState } from './followUps';
import type { LeadBook } from './leadBook';
import { tellAnswer } from './tellAnswer';
import { useNow } from './useNow';
import { usePeople } from './usePeople';

/** The lead desk as the dashboard shows it. */
export interface DeskView extends Omit<FollowUpsState, 'followUps'> {
  desk: Snapshot;
  /** Who is signed in. */
  member: StaffMember;
  now: number;
  /** This computer's clock is wrong: what is said of it. */
  clockWarning: string | undefined;
  /** The numbers whose owners asked not to be contacted. */
  refused: ReadonlySet<string>;
  /** What else the same person has asked, newest first. */
  others: (lead: Lead) => Lead[];
  act: (leadId: string, action: DeskAction) => void;
  /** Takes my last action back. */
  undoLast: () => void;
  history: (leadId: string) => Promise<HistoryEvent[]>;
  settle: (objection: Objection) => void;
  retry: () => void;
}

/** What staff do with the leads of the book. */
export function useDesk(store: DeskBackend, member: StaffMember, work: FollowUps, book: LeadBook, loading: boolean): DeskView {
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
        const { leadId, action } = request;
        const lead = byId.get(leadId);
        const undo = (): void => work.act(leadId, { kind: 'undo', actionId: request.id });
        tellAnswer(request, answer, lead ? leadTitle(lead) : 'The lead', undo);
        if (answer.outcome === 'saved' && action.kind !== 'note')
          lastUndo.current = action.kind === 'undo' ? undefined : { at: Date.now(), undo };
        // It comes back into its box, unless another one has been begun.
        if (answer.outcome === 'refused' && action.kind === 'note' && !noteDrafts.of(member.id).has(leadId))
          noteDrafts.keep(member.id, leadId, action.text);
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
