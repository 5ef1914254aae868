import type { ActionRequest, DeskAction } from '../model/actions';
import type { Cursor, DeskBackend, StaffMember } from '../model/backend';
import { type FollowUp, LIVE_MS } from '../model/followUp';
import { applyAction } from '../model/transition';
import { type AnsweredAct, actQueueOf, type Objection } from './actQueue';

/** `missing`: the database's latest migration has not been run. */
type FollowUpsPhase = 'loading' | 'loaded' | 'failed' | 'missing';

export interface FollowUpsState {
  /** Of the follow-ups: the leads themselves are there before them. */
  phase: FollowUpsPhase;
  /** By the ids of their leads, with my actions that are still on their way; empty unless loaded. */
  followUps: ReadonlyMap<string, FollowUp>;
  /** The leads with an action of mine on its way. */
  busy: ReadonlySet<string>;
  /** How many actions wait for the connection. */
  waiting: number;
  objections: readonly Objection[];
  /** The leads that I have called in vain. */
  missed: ReadonlySet<string>;
  /** The names of those who have done something lately, by their accounts' ids. */
  colleagues: ReadonlyMap<string, string>;
  /** Whether a note of mine is on its way: its text is in memory only. */
  holdsNote: boolean;
}

/** What staff did with the leads, as React follows it. */
export interface FollowUps {
  state: () => FollowUpsState;
  subscribe: (listener: () => void) => () => void;
  /** Sends my actions, those of an earlier sign-in first, until the returned function is called. */
  connect: () => () => void;
  /** Calls back with what became of each action. Returns the unsubscribe function. */
  watchAnswers: (listener: AnswerListener) => () => void;
  /** Reads everything anew; what is known stays meanwhile. Never rejects. */
  load: () => Promise<void>;
  /** Where the next changes begin; undefined until the follow-ups are loaded. */
  cursor: () => Cursor | undefined;
  /** These leads were deleted. One that comes back starts without a follow-up. */
  forget: (leadIds: readonly string[]) => void;
  /** Takes in what has changed. */
  take: (rows: readonly FollowUp[], cursor: Cursor | undefined) => void;
  /** Does something with a lead: it shows at once. Nothing where there are no tables for it. */
  act: (leadId: string, action: DeskAction) => void;
  /** Tries again what waits for the connection. */
  resend: () => void;
  /** An objection has been decided. */
  settle: (objection: Objection) => void;
}

type AnswerListener = (request: ActionRequest, answer: AnsweredAct) => void;

export function createFollowUps(backend: DeskBackend, me: StaffMember): FollowUps {
  const listeners = new Set<() => void>();
  const answerListeners = new Set<AnswerListener>();
  const queue = actQueueOf(me.id);
  /** As the server has them. */
  let known = new Map<string, FollowUp>();
  /** By action, what it found: to this its undo goes back. */
  const found = new Map<string, FollowUp | undefined>();
  let state: FollowUpsState = {
    phase: 'loading',
    followUps: known,
    busy: new Set(),
    waiting: 0,
    objections: [],
    missed: new Set(),
    colleagues: new Map(),
    holdsNote: false,
  };
  let cursor: Cursor | undefined;
  set({});

  function set(change: Partial<Pick<FollowUpsState, 'phase' | 'missed' | 'colleagues'>>): void {
    const pending = queue.pending();
    state = {
      ...state,
      ...change,
      followUps: pending.reduce(apply, new Map(known)),
      busy: new Set(pending.map(({ leadId }) => leadId)),
      waiting: queue.waiting(),
      objections: queue.objections(),
      holdsNote: pending.some(({ action }) => action.kind === 'note'),
    };
    for (const listener of listeners) listener();
  }

  function apply(followUps: Map<string, FollowUp>, { leadId, action }: ActionRequest): Map<string, FollowUp> {
    const before = action.kind === 'undo' ? found.get(action.actionId) : undefined;
    return followUps.set(leadId, applyAction(followUps.get(leadId), leadId, action, me, Date.now(), before));
  }

  /** What no follow-up tells. Without it the desk works all the same. */
  async function lookBack(): Promise<void> {
    const events = await backend.recentEvents(Date.now() - LIVE_MS).catch(() => []);
    const inVain = events.filter(({ by, kind }) => by === me.id && kind === 'noAnswer');
    set({
      missed: new Set([...state.missed, ...inVain.map(({ leadId }) => leadId)]),
      colleagues: new Map(events.map(({ by, byName }) => [by, byName])),
    });
  }

  function learn(followUp: FollowUp): void {
    // An older answer may come after a newer one.
    if (followUp.version >= (known.get(followUp.leadId)?.version ?? 0)) known.set(followUp.leadId, followUp);
  }

  function answered(request: ActionRequest, answer: AnsweredAct): void {
    if ('followUp' in answer) learn(answer.followUp);
    if (answer.outcome === 'gone') known.delete(request.leadId);
    for (const listener of answerListeners) listener(request, answer);
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: () => queue.connect({ backend, onAnswer: answered, onChange: () => set({}) }),
    watchAnswers(listener) {
      answerListeners.add(listener);
      return () => answerListeners.delete(listener);
    },
    async load() {
      if (state.phase !== 'loaded') set({ phase: 'loading' });
      const before = new Map(known);
      try {
        const answer = await backend.followUps();
        if (answer === 'missing') {
          known = new Map();
          set({ phase: answer });
          return;
        }
        // An action of mine may have been answered since the reading began.
        const learned = [...known.values()].filter((row) => row !== before.get(row.leadId));
        known = new Map(answer.followUps.map((row) => [row.leadId, row]));
        for (const row of learned) learn(row);
        cursor = answer.cursor;
        set({ phase: 'loaded' });
        void lookBack();
      } catch {
        if (state.phase !== 'loaded') set({ phase: 'failed' });
      }
    },
    cursor: () => cursor,
    forget(leadIds) {
      if (leadIds.length === 0) return;
      for (const leadId of leadIds) known.delete(leadId);
      set({});
    },
    take(rows, upTo) {
      if (state.phase !== 'loaded') return;
      cursor = upTo;
      if (rows.length === 0) return;
      for (const row of rows) learn(row);
      set({});
    },
    act(leadId, action) {
      if (state.phase === 'missing') return;
      const now = state.followUps.get(leadId);
      const id = crypto.randomUUID();
      found.set(id, now);
      if (action.kind === 'noAnswer') state = { ...state, missed: new Set(state.missed).add(leadId) };
      queue.add({ id, account: me.id, leadId, seenVersion: now?.version ?? 0, action });
    },
    resend: queue.resend,
    settle: queue.settle,
  };
}
