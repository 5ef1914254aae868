import { readStorage, writeStorage } from '@/lib/browserStorage';
import { createStore, type Readable } from '@/lib/store';

import type { ActionResult, ActionRequest, DeskAction } from '../model/actions';
import type { DeskBackend } from '../model/backend';
import { CHANNELS, type FollowUp } from '../model/followUp';
import { isState, STATES } from '../model/states';
import { recordUnsavedWork } from './unsavedWork';

export type FinalResult = Exclude<ActionResult, { outcome: 'unanswered' }>;

/** An action that was not saved because a colleague acted first. Its author decides what to do. */
export interface Conflict {
  request: ActionRequest;
  result: Extract<ActionResult, { outcome: 'conflict' | 'held' }>;
}

interface QueueState {
  /** Actions without a response, oldest first. */
  pending: readonly ActionRequest[];
  /** Leads whose last request got no response. */
  stuck: ReadonlySet<string>;
  conflicts: readonly Conflict[];
  /** Whether the desk of the account is open. */
  isConnected: boolean;
}

interface Connection {
  send: DeskBackend['send'];
  /** Called before the action is removed from the queue. */
  onResult: (request: ActionRequest, result: FinalResult) => void;
}

/**
 * One account's actions that wait for a response from the server. The queue belongs to the page, not to a component. Actions left when the
 * account signs out stay here, and are sent under their own ids once the account is back. A reload keeps all actions except notes and
 * appointments.
 */
export interface ActionQueue extends Readable<QueueState> {
  /** Sends the account's actions through `connection` until the returned function is called. */
  connect: (connection: Connection) => () => void;
  add: (request: ActionRequest) => void;
  /** Sends actions without a response again. */
  resend: () => void;
  /** Removes a conflict that has been decided. */
  resolve: (conflict: Conflict) => void;
}

const queues = new Map<string, ActionQueue>();
for (const account of storedAccounts()) actionQueueOf(account);

export function actionQueueOf(account: string): ActionQueue {
  const queue = queues.get(account) ?? createActionQueue(account);
  queues.set(account, queue);
  return queue;
}

/** The number of actions that wait for the connection. */
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
  /** Leads with a request in progress. A new connection does not wait for requests of the last one. */
  let sending = new Set<string>();

  function change(part: Partial<QueueState>): void {
    const next = { ...get(), ...part };
    // Store open conflicts too. After a reload they are sent again and get the same response.
    store(account, [...next.conflicts.map(({ request }) => request), ...next.pending]);
    recordUnsavedWork(account, 'actions', next.pending.length > 0);
    set(next);
  }

  /** Sends the actions on one lead one after the other. */
  async function send(leadId: string): Promise<void> {
    const request = get().pending.find((waiting) => waiting.leadId === leadId);
    const own = connection;
    if (!own || !request || sending.has(leadId)) return;
    const underWay = sending.add(leadId);
    const result = await own.send(request);
    underWay.delete(leadId);
    const { pending, stuck, conflicts } = get();
    if (!pending.some(({ id }) => id === request.id)) return;
    // After a sign-out nobody would see a conflict or an error. Unless the action was saved, send it again when its account is back.
    if (result.outcome === 'unanswered' || (connection !== own && result.outcome !== 'saved')) {
      change({ stuck: new Set(stuck).add(leadId) });
      return;
    }
    connection?.onResult(request, result);
    const rest = pending.filter(({ id }) => id !== request.id);
    const isConflict = result.outcome === 'conflict' || result.outcome === 'held';
    change({
      pending: result.outcome === 'saved' ? rest.map((next) => afterMine(next, request, result.followUp)) : rest,
      stuck: new Set([...stuck].filter((other) => other !== leadId)),
      conflicts: isConflict ? [...conflicts, { request, result }] : conflicts,
    });
    await send(leadId);
  }

  function resend(): void {
    for (const leadId of new Set(get().pending.map((request) => request.leadId))) void send(leadId);
  }

  recordUnsavedWork(account, 'actions', stored.length > 0);
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

/**
 * Updates the version that my next action on the lead has seen, so that it does not conflict with my last one. If a colleague changed the
 * lead in between, I have seen only the state that I set, and that the lead is mine.
 */
function afterMine(next: ActionRequest, { seenVersion, action }: ActionRequest, followUp: FollowUp): ActionRequest {
  const { leadId, version, state, owner } = followUp;
  const isKnown =
    version <= seenVersion + 1 ||
    (next.action.kind === 'state' && action.kind === 'state' && action.state === state) ||
    (next.action.kind === 'assign' && owner === next.account);
  return next.leadId === leadId && isKnown ? { ...next, seenVersion: Math.max(next.seenVersion, version) } : next;
}

/** With an account's id appended, the sessionStorage key of the account's actions, which survive a reload. */
const PREFIX = 'desk.waiting.';

const visit = 'an appointment';
/** What waits in memory only, because its values are personal. */
export const UNSTORED: Partial<Record<DeskAction['kind'], string>> = { note: 'a note', appointment: visit, came: visit, 'touch-up': visit };

/** Stores ids, kinds and times. */
function store(account: string, requests: readonly ActionRequest[]): void {
  const kept = requests.filter(({ action }) => UNSTORED[action.kind] === undefined);
  writeStorage('sessionStorage', PREFIX + account, kept.length === 0 ? null : JSON.stringify(kept));
}

/** Drops stored actions that this release does not know. */
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
    case 'take':
    case 'yes':
    case 'not yet':
    case 'no answer':
      return true;
    case 'assign':
      return rest['owner'] === null || isText(rest['owner']);
    case 'state':
      return (
        isText(rest['state']) &&
        isState(rest['state']) &&
        (rest['lostReason'] === null || isOneOf(STATES[rest['state']].reasons, rest['lostReason']))
      );
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
