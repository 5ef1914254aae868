import { readStorage, writeStorage } from '@/lib/browserStorage';
import { createStore, type Readable } from '@/lib/store';

import type { ActionAnswer, ActionRequest } from '../model/actions';
import type { DeskBackend } from '../model/backend';
import { CHANNELS, type FollowUp, LOST_REASONS } from '../model/followUp';
import { stateNames } from '../model/states';
import { holdWork } from './unsavedWork';

export type FinalAnswer = Exclude<ActionAnswer, { outcome: 'unanswered' }>;

/** An action that was not saved because a colleague acted first; its author decides. */
export interface Conflict {
  request: ActionRequest;
  answer: Extract<ActionAnswer, { outcome: 'conflict' | 'held' }>;
}

interface QueueState {
  /** Actions without an answer, in the order in which they were done. */
  pending: readonly ActionRequest[];
  /** Leads whose last action had no answer. */
  stuck: ReadonlySet<string>;
  conflicts: readonly Conflict[];
  /** Whether the desk of the account is open. */
  isConnected: boolean;
}

interface Connection {
  send: DeskBackend['send'];
  /** Called before the action leaves the queue. */
  onAnswer: (request: ActionRequest, answer: FinalAnswer) => void;
}

/**
 * The actions of one account on their way to the server. It belongs to the page, not to a component: what is not saved when its account
 * signs out stays here, and is sent under its own id once the same account is back. A reload keeps all of it but notes.
 */
export interface ActionQueue extends Readable<QueueState> {
  /** Sends the account's actions through `connection` until the returned function is called. */
  connect: (connection: Connection) => () => void;
  add: (request: ActionRequest) => void;
  /** Sends again what has no answer. */
  resend: () => void;
  /** Removes a conflict that has been decided. */
  resolve: (conflict: Conflict) => void;
}

const queues = new Map<string, ActionQueue>();
for (const account of storedAccounts()) actionQueueOf(account);

/** The queue of an account, by the account's id. */
export function actionQueueOf(account: string): ActionQueue {
  const queue = queues.get(account) ?? createActionQueue(account);
  queues.set(account, queue);
  return queue;
}

/** How many actions wait for the connection. */
export function countWaiting({ pending, stuck, isConnected }: QueueState): number {
  return pending.filter(({ leadId }) => !isConnected || stuck.has(leadId)).length;
}

function createActionQueue(account: string): ActionQueue {
  const stored = readStored(account);
  const { get, set, subscribe } = createStore<QueueState>({
    pending: stored,
    stuck: new Set(stored.map(({ leadId }) => leadId)),
    conflicts: [],
    isConnected: false,
  });
  let connection: Connection | undefined;
  /** Leads with a request under way; a new connection does not wait for those of the last one. */
  let sending = new Set<string>();

  function change(part: Partial<QueueState>): void {
    const next = { ...get(), ...part };
    // An open conflict is sent again after a reload, and has the same answer.
    store(account, [...next.conflicts.map(({ request }) => request), ...next.pending]);
    holdWork(account, 'actions', next.pending.length > 0);
    set(next);
  }

  /** Actions on one lead go out one after the other. */
  async function send(leadId: string): Promise<void> {
    const request = get().pending.find((waiting) => waiting.leadId === leadId);
    const own = connection;
    if (!own || !request || sending.has(leadId)) return;
    const underWay = sending.add(leadId);
    const answer = await own.send(request);
    underWay.delete(leadId);
    const { pending, stuck, conflicts } = get();
    if (!pending.some(({ id }) => id === request.id)) return;
    // After a sign-out nobody would see more than a success: the action is sent again when its account is back.
    if (answer.outcome === 'unanswered' || (connection !== own && answer.outcome !== 'saved')) {
      change({ stuck: new Set(stuck).add(leadId) });
      return;
    }
    connection?.onAnswer(request, answer);
    const rest = pending.filter(({ id }) => id !== request.id);
    const isConflict = answer.outcome === 'conflict' || answer.outcome === 'held';
    change({
      pending: answer.outcome === 'saved' ? rest.map((next) => afterMine(next, answer.followUp)) : rest,
      stuck: new Set([...stuck].filter((other) => other !== leadId)),
      conflicts: isConflict ? [...conflicts, { request, answer }] : conflicts,
    });
    await send(leadId);
  }

  function resend(): void {
    for (const leadId of new Set(get().pending.map((request) => request.leadId))) void send(leadId);
  }

  holdWork(account, 'actions', stored.length > 0);
  return {
    get,
    subscribe,
    connect(next) {
      connection = next;
      sending = new Set();
      change({ isConnected: true });
      resend();
      return () => {
        if (connection !== next) return;
        connection = undefined;
        change({ isConnected: false });
      };
    },
    add(request) {
      change({ pending: [...get().pending, request] });
      if (!get().stuck.has(request.leadId)) void send(request.leadId);
    },
    resend,
    resolve: (conflict) => change({ conflicts: get().conflicts.filter((other) => other !== conflict) }),
  };
}

/** My next action on the lead has seen the result of my last one: the two are no conflict. */
function afterMine(next: ActionRequest, { leadId, version }: FollowUp): ActionRequest {
  return next.leadId === leadId ? { ...next, seenVersion: Math.max(next.seenVersion, version) } : next;
}

/** Followed by the id of an account: where this tab's storage keeps the account's actions for a reload. */
const PREFIX = 'desk.waiting.';

/** Stores ids, kinds and times. A note's text is never stored. */
function store(account: string, requests: readonly ActionRequest[]): void {
  const kept = requests.filter(({ action }) => action.kind !== 'note');
  writeStorage('sessionStorage', PREFIX + account, kept.length === 0 ? null : JSON.stringify(kept));
}

/** Drops what this release does not know. */
function readStored(account: string): ActionRequest[] {
  try {
    const kept: unknown = JSON.parse(readStorage('sessionStorage', PREFIX + account) ?? 'null');
    return Array.isArray(kept) ? kept.filter((request) => isActionRequest(request) && request.account === account) : [];
  } catch {
    return [];
  }
}

function storedAccounts(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function isActionRequest(value: unknown): value is ActionRequest {
  if (!isRecord(value)) return false;
  const { id, account, leadId, seenVersion, action } = value;
  return isText(id) && isText(account) && isText(leadId) && typeof seenVersion === 'number' && isRecord(action) && isAction(action);
}

function isAction({ kind, ...rest }: Record<string, unknown>): boolean {
  switch (kind) {
    case 'claim':
    case 'takeOver':
    case 'contacted':
    case 'notContacted':
    case 'noAnswer':
      return true;
    case 'assign':
      return rest['owner'] === null || isText(rest['owner']);
    case 'setState':
      return isOneOf(stateNames, rest['state']) && (rest['lostReason'] === null || isOneOf(LOST_REASONS, rest['lostReason']));
    case 'undo':
      return isText(rest['actionId']);
    default:
      return isOneOf(CHANNELS, kind) && typeof rest['pressedAt'] === 'number';
  }
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return isText(value) && values.includes(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
