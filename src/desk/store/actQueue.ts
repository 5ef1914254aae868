import type { ActionAnswer, ActionRequest } from '../model/actions';
import type { DeskBackend } from '../model/backend';
import type { FollowUp } from '../model/followUp';
import { holdWork } from './heldWork';
import { keepWaiting, restoreWaiting, waitingAccounts } from './waitingActs';

export type AnsweredAct = Exclude<ActionAnswer, { outcome: 'unanswered' }>;

/** An action that was not saved because a colleague had acted first; its author decides. */
export interface Objection {
  request: ActionRequest;
  answer: Extract<ActionAnswer, { outcome: 'conflict' | 'held' }>;
}

/** The dashboard of the account that is signed in. */
interface Connection {
  backend: Pick<DeskBackend, 'send'>;
  onAnswer: (request: ActionRequest, answer: AnsweredAct) => void;
  /** After every change, and after onAnswer. */
  onChange: () => void;
}

/**
 * The actions of one account on their way to the server. It belongs to the page, not to a component: what is not saved when its account
 * signs out stays here, and is sent under its own id once the same account is back. A reload keeps all of it but notes.
 */
export interface ActQueue {
  /** Actions without an answer, in the order in which they were done. */
  pending: () => readonly ActionRequest[];
  objections: () => readonly Objection[];
  /** How many actions wait for the connection. */
  waiting: () => number;
  /** Sends the account's actions through `connection` until the returned function is called. */
  connect: (connection: Connection) => () => void;
  add: (request: ActionRequest) => void;
  /** Sends again what has no answer. */
  resend: () => void;
  settle: (objection: Objection) => void;
}

const queues = new Map<string, ActQueue>();
for (const account of waitingAccounts()) actQueueOf(account);

/** The queue of an account, by the account's id. */
export function actQueueOf(account: string): ActQueue {
  const queue = queues.get(account) ?? createActQueue(account);
  queues.set(account, queue);
  return queue;
}

function createActQueue(account: string): ActQueue {
  let pending: readonly ActionRequest[] = restoreWaiting(account);
  let objections: readonly Objection[] = [];
  let connection: Connection | undefined;
  /** Leads whose last action had no answer. */
  const stuck = new Set(pending.map(({ leadId }) => leadId));
  /** Leads with a request under way; a new connection does not wait for those of the last one. */
  let sending = new Set<string>();

  const waiting = (): number => pending.filter(({ leadId }) => !connection || stuck.has(leadId)).length;

  function guard(): void {
    holdWork(account, 'actions', pending.length > 0);
  }

  function changed(): void {
    // An open objection is sent again after a reload, and has the same answer.
    keepWaiting(account, [...objections.map(({ request }) => request), ...pending]);
    guard();
    connection?.onChange();
  }

  /** Actions on one lead go out one after the other. */
  async function send(leadId: string): Promise<void> {
    const request = pending.find((waits) => waits.leadId === leadId);
    const own = connection;
    if (!own || !request || sending.has(leadId)) return;
    const underWay = sending.add(leadId);
    const answer = await own.backend.send(request);
    underWay.delete(leadId);
    if (!pending.some(({ id }) => id === request.id)) return;
    // After a sign-out nobody would see more than a success: the action is sent again when its account is back.
    if (answer.outcome === 'unanswered' || (connection !== own && answer.outcome !== 'saved')) {
      stuck.add(leadId);
      changed();
      return;
    }
    stuck.delete(leadId);
    pending = pending.filter(({ id }) => id !== request.id);
    if (answer.outcome === 'saved') pending = pending.map((next) => afterMine(next, answer.followUp));
    if (answer.outcome === 'conflict' || answer.outcome === 'held') objections = [...objections, { request, answer }];
    connection?.onAnswer(request, answer);
    changed();
    await send(leadId);
  }

  function resend(): void {
    for (const leadId of new Set(pending.map((request) => request.leadId))) void send(leadId);
  }

  guard();
  return {
    pending: () => pending,
    objections: () => objections,
    waiting,
    connect(next) {
      connection = next;
      sending = new Set();
      resend();
      return () => {
        if (connection !== next) return;
        connection = undefined;
        guard();
      };
    },
    add(request) {
      pending = [...pending, request];
      changed();
      if (!stuck.has(request.leadId)) void send(request.leadId);
    },
    resend,
    settle(objection) {
      objections = objections.filter((other) => other !== objection);
      changed();
    },
  };
}

/** My next action on the lead has seen what my last one made of it: the two are no conflict. */
function afterMine(next: ActionRequest, { leadId, version }: FollowUp): ActionRequest {
  return next.leadId === leadId ? { ...next, seenVersion: Math.max(next.seenVersion, version) } : next;
}
