import { showClock, showDate } from './dubaiTime';
import type { Channel, FollowUp, LostReason } from './followUp';
import type { LeadState } from './states';

/** What staff can do with a lead. */
export type DeskAction =
  /** "I have it": the first one wins. */
  | { kind: 'claim' }
  /** "Take over": mine, no matter who has it. */
  | { kind: 'takeOver' }
  /** To an account, or "Let it go" with null. */
  | { kind: 'assign'; owner: string | null }
  /** With a reason where the state asks for one (states.ts). */
  | { kind: 'setState'; state: LeadState; lostReason: LostReason | null }
  /** A press opens its question. `pressedAt`: this browser's Date.now() at the press, even if sent much later. */
  | { kind: Channel; pressedAt: number }
  /** Answers to my question: "Yes, contacted", "Not yet", "No answer". */
  | { kind: 'contacted' | 'notContacted' | 'noAnswer' }
  | { kind: 'note'; text: string }
  /** Takes back one action of mine; for ten minutes, unless somebody has acted since. */
  | { kind: 'undo'; actionId: string };

/** An action as it is sent. Its id is an idempotency key: sending it again has the same answer. */
export interface ActionRequest {
  /** A UUID made for this action. */
  id: string;
  /** The id of the account that acted; sent only while that account is signed in. */
  account: string;
  leadId: string;
  /** The version of the follow-up on the screen, 0 for none; after an earlier action of mine, its answer's version. */
  seenVersion: number;
  action: DeskAction;
}

/** The outcome of an action. `followUp`: the present one on the server. */
export type ActionAnswer =
  | { outcome: 'saved'; followUp: FollowUp }
  /** A colleague set another state first; ours was not saved. Send it again with `followUp.version` to set it anyway. */
  | { outcome: 'conflict'; followUp: FollowUp; by: string; byName: string; at: number }
  /** A colleague has it: offer "Take over". */
  | { outcome: 'held'; followUp: FollowUp }
  /** Too late to undo. */
  | { outcome: 'changed'; followUp: FollowUp }
  /** The lead was deleted. */
  | { outcome: 'gone' }
  /** It can never be saved. `reason` is in words for staff. */
  | { outcome: 'refused'; reason: string }
  /**
   * The database did not answer: the network or a gateway failed, the session ended, another account is signed in, or the server is busy.
   * It may or may not have been saved. Keep it, and send it again under the same id.
   */
  | { outcome: 'unanswered' };

/** One line of a lead's history. */
export interface HistoryEvent {
  id: string;
  /** In ms since 1970; for a press the time of the press. */
  at: number;
  /** An account's id. */
  by: string;
  byName: string;
  /** As in DeskAction, or `lost`. An unknown kind is shown by its name. */
  kind: string;
  /** A note's text, a state, a reason, the new owner's name, the id of the undone action; null for the others. */
  value: string | null;
}

const DONE: Readonly<Record<string, string>> = {
  claim: 'Has it',
  takeOver: 'Took over',
  whatsapp: 'WhatsApp opened',
  call: 'Call started',
  mail: 'Mail opened',
  contacted: 'Contacted',
  notContacted: 'Not answered yet',
  noAnswer: 'Called, no answer',
  undo: 'Undone',
};

/** '20 Nov, 14:05 · Maya · WhatsApp opened'; notes verbatim, the signed-in person as 'you'. */
export function historyLine({ at, by, byName, kind, value }: HistoryEvent, me: string): string {
  const who = by === me ? 'you' : byName;
  return `${showDate(at)}, ${showClock(at)} · ${who} · ${actionText(kind, value)}`;
}

function actionText(kind: string, value: string | null): string {
  switch (kind) {
    case 'note':
      return String(value);
    case 'setState':
      return `Set to ${value}`;
    case 'lost':
      return `Lost: ${value}`;
    case 'assign':
      return value === null ? 'Let it go' : `Gave it to ${value}`;
    default:
      return DONE[kind] ?? kind;
  }
}

/** 'Maya set this to Booked at 14:05. Yours was not saved.' */
export function conflictText({ followUp, by, byName, at }: Extract<ActionAnswer, { outcome: 'conflict' }>, me: string): string {
  const [who, where] = by === me ? ['You', ' in another window'] : [byName, ''];
  return `${who} set this to ${followUp.state}${where} at ${showClock(at)}. Yours was not saved.`;
}

/** How long an action can be taken back. */
export const UNDO_MS = 10 * 60_000;

/** Whether "Undo" appears beside a line: my action, recent, and nothing has followed it. `events`: the newest first. */
export function isUndoable(event: HistoryEvent, events: readonly HistoryEvent[], me: string, now: number): boolean {
  const last = events.find(({ kind }) => kind !== 'note');
  return event === last && event.by === me && event.kind !== 'undo' && now - event.at < UNDO_MS;
}

/** The button that changes who has a lead: "I have it", "Let it go" or "Take over". */
export function claimAction(followUp: FollowUp | undefined, me: string): { label: string; action: DeskAction } {
  const owner = followUp?.owner ?? null;
  if (owner === null) return { label: 'I have it', action: { kind: 'claim' } };
  return owner === me
    ? { label: 'Let it go', action: { kind: 'assign', owner: null } }
    : { label: 'Take over', action: { kind: 'takeOver' } };
}
