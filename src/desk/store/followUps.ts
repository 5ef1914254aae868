import { createStore, type Readable } from '@/lib/store';

import type { ActionRequest, DeskAction } from '../model/actions';
import type { Cursor, DeskBackend, StaffMember } from '../model/backend';
import { type FollowUp, LIVE_MS } from '../model/followUp';
import { applyAction } from '../model/transition';
import { type Conflict, countWaiting, type FinalAnswer, actionQueueOf } from './actionQueue';

export interface FollowUpsState {
  /** Of the follow-ups, which load after the leads. `missing`: the latest database migration has not been run. */
  phase: 'loading' | 'loaded' | 'failed' | 'missing';
  /** By the ids of their leads, with my pending actions applied; empty unless loaded. */
  followUps: ReadonlyMap<string, FollowUp>;
  /** The leads with a pending action of mine. */
  busy: ReadonlySet<string>;
  /** The number of actions that wait for the connection. */
  waiting: number;
  /** Whether a note of mine is pending: its text is in memory only. */
  holdsNote: boolean;
  conflicts: readonly Conflict[];
  /** The leads that I called without an answer. */
  missedCalls: ReadonlySet<string>;
  /** The names of the accounts that did something lately, by their ids. */
  colleagues: ReadonlyMap<string, string>;
}

/** The follow-ups of the leads, and the queue of my actions on them. */
export interface FollowUpStore extends Readable<FollowUpsState> {
  /** Sends my actions, those of an earlier sign-in first, until the returned function is called. */
  connect: (onAnswer: (request: ActionRequest, answer: FinalAnswer) => void) => () => void;
  /** Reads all follow-ups; the known ones stay until then. Never rejects. */
  load: () => Promise<void>;
  /** The position for the next poll; undefined until the follow-ups are loaded. */
  cursor: () => Cursor | undefined;
  merge: (rows: readonly FollowUp[], cursor: Cursor | undefined) => void;
  /** Drops the follow-ups of deleted leads. A lead that returns starts without one. */
  forget: (leadIds: readonly string[]) => void;
  /** Acts on a lead; shown at once. Does nothing if the database has no tables for it. */
  act: (leadId: string, action: DeskAction) => void;
  /** Resends the actions that wait for the connection. */
  resend: () => void;
  resolve: (conflict: Conflict) => void;
}

export function createFollowUpStore(backend: DeskBackend, me: StaffMember): FollowUpStore {
  const queue = actionQueueOf(me.id);
  /** As the server has them. */
  let known = new Map<string, FollowUp>();
  /** The follow-up before each action, for its undo. */
  const before = new Map<string, FollowUp | undefined>();
  let cursor: Cursor | undefined;
  const { get, set, subscribe } = createStore<FollowUpsState>({
    phase: 'loading',
    missedCalls: new Set(),
    colleagues: new Map(),
    ...fromQueue(),
  });

  function fromQueue() {
    const state = queue.get();
    return {
      followUps: state.pending.reduce(apply, new Map(known)),
      busy: new Set(state.pending.map(({ leadId }) => leadId)),
      waiting: countWaiting(state),
      holdsNote: state.pending.some(({ action }) => action.kind === 'note'),
      conflicts: state.conflicts,
    };
  }

  function change(part: Partial<Pick<FollowUpsState, 'phase' | 'missedCalls' | 'colleagues'>> = {}): void {
    set({ ...get(), ...part, ...fromQueue() });
  }

  function apply(followUps: Map<string, FollowUp>, { leadId, action }: ActionRequest): Map<string, FollowUp> {
    const undone = action.kind === 'undo' ? before.get(action.actionId) : undefined;
    return followUps.set(leadId, applyAction(followUps.get(leadId), leadId, action, me, Date.now(), undone));
  }

  /** Reads missed calls and colleagues from recent events. The desk works without them. */
  async function readRecentEvents(): Promise<void> {
    const events = await backend.recentEvents(Date.now() - LIVE_MS).catch(() => []);
    const missed = events.filter(({ by, kind }) => by === me.id && kind === 'noAnswer');
    change({
      missedCalls: new Set([...get().missedCalls, ...missed.map(({ leadId }) => leadId)]),
      colleagues: new Map(events.map(({ by, byName }) => [by, byName])),
    });
  }

  function learn(followUp: FollowUp): void {
    // An older answer may come after a newer one.
    if (followUp.version >= (known.get(followUp.leadId)?.version ?? 0)) known.set(followUp.leadId, followUp);
  }

  return {
    get,
    subscribe,
    connect(onAnswer) {
      const stop = queue.subscribe(() => change());
      const disconnect = queue.connect({
        send: backend.send,
        onAnswer(request, answer) {
          if ('followUp' in answer) learn(answer.followUp);
          if (answer.outcome === 'gone') known.delete(request.leadId);
          onAnswer(request, answer);
        },
      });
      return () => {
        disconnect();
        stop();
      };
    },
    async load() {
      if (get().phase !== 'loaded') change({ phase: 'loading' });
      const earlier = new Map(known);
      try {
        const answer = await backend.followUps();
        if (answer === 'missing') {
          known = new Map();
          change({ phase: answer });
          return;
        }
        // An action of mine may have been answered since the reading began.
        const learned = [...known.values()].filter((row) => row !== earlier.get(row.leadId));
        known = new Map(answer.followUps.map((row) => [row.leadId, row]));
        for (const row of learned) learn(row);
        cursor = answer.cursor;
        change({ phase: 'loaded' });
        void readRecentEvents();
      } catch {
        if (get().phase !== 'loaded') change({ phase: 'failed' });
      }
    },
    cursor: () => cursor,
    merge(rows, next) {
      if (get().phase !== 'loaded') return;
      cursor = next;
      if (rows.length === 0) return;
      for (const row of rows) learn(row);
      change();
    },
    forget(leadIds) {
      if (leadIds.length === 0) return;
      for (const leadId of leadIds) known.delete(leadId);
      change();
    },
    act(leadId, action) {
      const { phase, followUps, missedCalls } = get();
      if (phase === 'missing') return;
      const followUp = followUps.get(leadId);
      const id = crypto.randomUUID();
      before.set(id, followUp);
      if (action.kind === 'noAnswer') set({ ...get(), missedCalls: new Set(missedCalls).add(leadId) });
      queue.add({ id, account: me.id, leadId, seenVersion: followUp?.version ?? 0, action });
    },
    resend: queue.resend,
    resolve: queue.resolve,
  };
}
