import { newId } from '@/lib/newId';
import { createStore, type Readable } from '@/lib/store';

import type { ActionRequest, DeskAction } from '../model/actions';
import type { Cursor, DeskBackend, StaffMember } from '../model/backend';
import { deskTime } from '../model/clock';
import { type FollowUp, LIVE_MS } from '../model/followUp';
import { applyAction } from '../model/transition';
import { type Conflict, countWaiting, type FinalResult, actionQueueOf, UNSTORED } from './actionQueue';

export interface FollowUpsState {
  /** The phase of the follow-ups, which load separately from the leads. `missing`: the latest database migration has not been run. */
  phase: 'loading' | 'loaded' | 'failed' | 'missing';
  /** By lead id, with my pending actions applied. Holds nothing else until loaded. */
  followUps: ReadonlyMap<string, FollowUp>;
  /** The ids of leads with a pending action of mine. */
  busy: ReadonlySet<string>;
  /** The number of actions that wait for the connection. */
  waiting: number;
  /** What of my pending actions is in memory only: 'a note'. */
  unstored: string | undefined;
  conflicts: readonly Conflict[];
  /** The ids of leads that I called without an answer. */
  missedCalls: ReadonlySet<string>;
  /** The names of recently active accounts, by their ids. */
  colleagues: ReadonlyMap<string, string>;
}

export interface FollowUpStore extends Readable<FollowUpsState> {
  /** Sends my actions until the returned function is called. Actions left from an earlier sign-in are sent first. */
  connect: (onResult: (request: ActionRequest, result: FinalResult) => void) => () => void;
  /** Reads all follow-ups. The known ones stay until the new ones have arrived. Never rejects. `quiet`: does not show that it is loading. */
  load: (quiet?: boolean) => Promise<void>;
  /** The position for the next poll; undefined until the follow-ups are loaded. */
  cursor: () => Cursor | undefined;
  /** Learns changed follow-ups. `poll`: the position that a poll asked from, and the one after its rows. */
  merge: (rows: readonly FollowUp[], poll?: Readonly<Record<'from' | 'to', Cursor | undefined>>) => void;
  /**
   * Acts on a lead and shows the result immediately. Does nothing if the database has no follow-up tables. `seen`: the version to override
   * after a conflict.
   */
  act: (leadId: string, action: DeskAction, seen?: number) => void;
  resend: () => void;
  resolve: (conflict: Conflict) => void;
}

export function createFollowUpStore(backend: DeskBackend, me: StaffMember): FollowUpStore {
  const queue = actionQueueOf(me.id);
  /** The follow-ups as stored on the server. */
  let known = new Map<string, FollowUp>();
  /** The follow-up before each action, used to undo the action. */
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
      unstored: state.pending.map(({ action }) => UNSTORED[action.kind]).find((what) => what !== undefined),
      conflicts: state.conflicts,
    };
  }

  function change(part: Partial<Pick<FollowUpsState, 'phase' | 'missedCalls' | 'colleagues'>> = {}): void {
    set({ ...get(), ...part, ...fromQueue() });
  }

  function apply(followUps: Map<string, FollowUp>, { leadId, action }: ActionRequest): Map<string, FollowUp> {
    const undone = action.kind === 'undo' ? before.get(action.actionId) : undefined;
    return followUps.set(leadId, applyAction(followUps.get(leadId), leadId, action, me, deskTime(backend.clockOffset()), undone));
  }

  /** Reads missed calls and colleagues from recent events. The desk works even if this fails. */
  async function readRecentEvents(): Promise<void> {
    const events = await backend.recentEvents(deskTime(backend.clockOffset()) - LIVE_MS).catch(() => []);
    const missed = events.filter(({ by, kind }) => by === me.id && kind === 'no answer');
    change({
      missedCalls: new Set([...get().missedCalls, ...missed.map(({ leadId }) => leadId)]),
      colleagues: new Map([...get().colleagues, ...events.map(({ by, byName }) => [by, byName] as const)]),
    });
  }

  function learn(followUp: FollowUp): void {
    // An older response may arrive after a newer one.
    if (followUp.version >= (known.get(followUp.leadId)?.version ?? 0)) known.set(followUp.leadId, followUp);
  }

  return {
    get,
    subscribe,
    connect(onResult) {
      const stop = queue.subscribe(() => change());
      const disconnect = queue.connect({
        send: backend.send,
        onResult(request, result) {
          if ('followUp' in result) learn(result.followUp);
          onResult(request, result);
        },
      });
      return () => {
        disconnect();
        stop();
      };
    },
    async load(quiet = false) {
      if (get().phase !== 'loaded' && !quiet) change({ phase: 'loading' });
      const earlier = new Map(known);
      try {
        const response = await backend.followUps();
        if (response === 'missing') {
          known = new Map();
          change({ phase: response });
          return;
        }
        // Keep the results of my actions that arrived while the follow-ups were being read.
        const learned = [...known.values()].filter((row) => row !== earlier.get(row.leadId));
        known = new Map(response.followUps.map((row) => [row.leadId, row]));
        for (const row of learned) learn(row);
        cursor = response.cursor;
        change({ phase: 'loaded' });
        void readRecentEvents();
      } catch {
        if (get().phase !== 'loaded') change({ phase: 'failed' });
      }
    },
    cursor: () => cursor,
    merge(rows, poll) {
      if (get().phase !== 'loaded') return;
      // A poll from before the last reading knows an older position, or none.
      if (poll && poll.from === cursor) cursor = poll.to;
      if (rows.length === 0) return;
      for (const row of rows) learn(row);
      change();
    },
    act(leadId, action, seen) {
      const { phase, followUps, missedCalls } = get();
      if (phase === 'missing') return;
      const followUp = followUps.get(leadId);
      const id = newId();
      before.set(id, followUp);
      if (action.kind === 'no answer') set({ ...get(), missedCalls: new Set(missedCalls).add(leadId) });
      // A pending action hides what a colleague changed meanwhile.
      const pending = queue.get().pending.find((request) => request.leadId === leadId);
      queue.add({ id, account: me.id, leadId, seenVersion: seen ?? pending?.seenVersion ?? followUp?.version ?? 0, action });
    },
    resend: queue.resend,
    resolve: queue.resolve,
  };
}
