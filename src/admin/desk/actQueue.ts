import type { DeskAnswer, DeskRequest, DeskStore } from '@/leads/desk/ports';

import { keepWaiting, restoreWaiting } from './waitingActs';

export type AnsweredAct = Exclude<DeskAnswer, { outcome: 'unanswered' }>;

/** My actions on their way to the server. */
export interface ActQueue {
  /** Those that have no answer yet, in the order in which they were done. */
  pending: () => readonly DeskRequest[];
  /** How many of them wait for the connection. */
  waiting: () => number;
  add: (request: DeskRequest) => void;
  /** Tries those again that wait for the connection. */
  resend: () => void;
}

/**
 * Actions on one lead go out one after the other. One without an answer is kept, survives a reload, and is sent again under its own id.
 * `account`: whose actions they are. `onChange`: after every change; `onAnswer`: before it.
 */
export function createActQueue(
  store: DeskStore,
  account: string,
  { onAnswer, onChange }: { onAnswer: (request: DeskRequest, answer: AnsweredAct) => void; onChange: () => void },
): ActQueue {
  let pending: readonly DeskRequest[] = restoreWaiting(account);
  /** Leads whose last action had no answer. */
  const stuck = new Set(pending.map(({ leadId }) => leadId));
  const sending = new Set<string>();
  /** By lead, the version that my last action has made. */
  const versions = new Map<string, number>();

  function change(next: readonly DeskRequest[]): void {
    pending = next;
    keepWaiting(account, pending);
    onChange();
  }

  async function send(leadId: string): Promise<void> {
    const request = pending.find((waiting) => waiting.leadId === leadId);
    if (!request || sending.has(leadId)) return;
    sending.add(leadId);
    const seen = Math.max(request.seen, versions.get(leadId) ?? 0);
    const answer = await store.act({ ...request, seen });
    sending.delete(leadId);
    if (answer.outcome === 'unanswered') {
      stuck.add(leadId);
      onChange();
      return;
    }
    stuck.delete(leadId);
    if (answer.outcome === 'saved') versions.set(leadId, answer.followUp.version);
    onAnswer(request, answer);
    change(pending.filter(({ id }) => id !== request.id));
    await send(leadId);
  }

  return {
    pending: () => pending,
    waiting: () => pending.filter(({ leadId }) => stuck.has(leadId)).length,
    add(request) {
      change([...pending, request]);
      if (!stuck.has(request.leadId)) void send(request.leadId);
    },
    resend() {
      for (const leadId of stuck) void send(leadId);
    },
  };
}
