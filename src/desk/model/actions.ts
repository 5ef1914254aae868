import { type Appointment, appointmentLine, type TouchUp } from './appointment';
import { showClock, showDate } from './dubaiTime';
import type { Channel, FollowUp } from './followUp';
import { type LeadState, type LostReason, stateNames } from './states';

/** What staff can do to a lead. The kinds are those of desk_act. */
export type DeskAction =
  /** "I have it". Only the first claim succeeds. */
  | { kind: 'claim' }
  /** "Take over": the lead becomes mine, whoever owns it. */
  | { kind: 'take' }
  /** Gives the lead to an account. Null means "Let it go". */
  | { kind: 'assign'; owner: string | null }
  /** `lostReason`: one of the state's reasons, if it has any. Then the stored kind is the name of the state (`lost`). */
  | { kind: 'state'; state: LeadState; lostReason: LostReason | null }
  /** A click on a channel opens a question. `pressedAt`: this browser's Date.now() at the click, even if sent much later. */
  | { kind: Channel; pressedAt: number }
  /** Answers to my question: "Yes, contacted", "Not yet", "No answer". */
  | { kind: 'yes' | 'not yet' | 'no answer' }
  | { kind: 'note'; text: string }
  /** A booked lead's appointment, and whether she came. Null removes the appointment. */
  | { kind: 'appointment'; appointment: Appointment | null }
  | { kind: 'came'; answer: 'yes' | 'no' }
  | { kind: 'touch-up'; answer: TouchUp }
  /** Undoes one action of mine, within ten minutes and only if nobody has acted since. */
  | { kind: 'undo'; actionId: string };

/** An action as sent. Its id is an idempotency key: a repeated request gets the same response. */
export interface ActionRequest {
  /** A UUID made for this action. */
  id: string;
  /** The id of the account that acted. The action is sent only while that account is signed in. */
  account: string;
  leadId: string;
  /** The version of the follow-up on the screen (0 for none), or a newer one that my previous action returned. */
  seenVersion: number;
  action: DeskAction;
}

/** The outcome of an action. `followUp`: the server's current one. */
export type ActionResult =
  | { outcome: 'saved'; followUp: FollowUp }
  /** A colleague set another state or appointment first, so mine was not saved. To override it, send mine again with `followUp.version`. */
  | { outcome: 'conflict'; followUp: FollowUp; by: string; byName: string; at: number }
  /** A colleague owns the lead. Offer "Take over". */
  | { outcome: 'held'; followUp: FollowUp }
  /** Too late to undo, or no longer booked. */
  | { outcome: 'changed'; followUp: FollowUp }
  /** The lead was deleted. */
  | { outcome: 'gone' }
  /** The action can never be saved. `reason` is a text for staff. */
  | { outcome: 'refused'; reason: string }
  /**
   * No response from the database: the network or a gateway failed, the session ended, another account is signed in, or the server is
   * busy. The action may or may not have been saved. Keep the action and send it again under the same id.
   */
  | { outcome: 'unanswered' };

export interface HistoryEvent {
  id: string;
  /** In ms since 1970. For WhatsApp, Call and Mail, the time of the click. */
  at: number;
  /** The id of the account that acted. */
  by: string;
  byName: string;
  /** A stored kind of DeskAction, or `added` for a lead added by hand. An unknown kind is shown as it is. */
  kind: string;
  /** A note's text, a state, a reason, the new owner's name, a visit in words or the id of the undone action; null for other kinds. */
  value: string | null;
}

const DONE: Readonly<Record<string, string>> = {
  claim: 'Has it',
  take: 'Took over',
  whatsapp: 'WhatsApp opened',
  call: 'Call started',
  mail: 'Mail opened',
  yes: 'Contacted',
  'not yet': 'Not answered yet',
  'no answer': 'Called, no answer',
  undo: 'Undone',
};

/** '20 Nov, 14:05 · Maya · WhatsApp opened'. Notes are verbatim; the signed-in person is 'you'. */
export function historyLine({ at, by, byName, kind, value }: HistoryEvent, me: string): string {
  const who = by === me ? 'you' : byName;
  return `${showDate(at)}, ${showClock(at)} · ${who} · ${actionText(kind, value)}`;
}

function actionText(kind: string, value: string | null): string {
  switch (kind) {
    case 'note':
    case 'came':
    case 'touch-up':
      return String(value);
    case 'state':
      return `Set to ${value}`;
    case 'added':
      return `Added: ${value}`;
    case 'assign':
      return value === null ? 'Let it go' : `Gave it to ${value}`;
    case 'appointment':
      return value === null ? 'Appointment removed' : `Appointment: ${value}`;
    default: {
      const state = stateNames.find((name) => name.toLowerCase() === kind);
      return state ? `${state}: ${value}` : (DONE[kind] ?? kind);
    }
  }
}

/** 'Maya set this to Booked at 14:05. Yours was not saved.' `mine`: the action that was not saved. */
export function conflictText(result: Extract<ActionResult, { outcome: 'conflict' }>, mine: DeskAction, me: string): string {
  const { followUp, by, byName, at } = result;
  const [who, where] = by === me ? ['You', ' in another window'] : [byName, ''];
  const current = mine.kind === 'state' ? followUp.state : appointmentLine(followUp);
  return `${who} set this to ${current}${where} at ${showClock(at)}. Yours was not saved.`;
}

/** How long an action can be undone. */
export const UNDO_MS = 10 * 60_000;

const KINDS_WITHOUT_UNDO = new Set<HistoryEvent['kind']>(['undo', 'added']);

/** True for my own action if it is recent and no action other than a note has followed. `events`: newest first. */
export function isUndoable(event: HistoryEvent, events: readonly HistoryEvent[], me: string, now: number): boolean {
  const last = events.find(({ kind }) => kind !== 'note');
  return event === last && event.by === me && !KINDS_WITHOUT_UNDO.has(event.kind) && now - event.at < UNDO_MS;
}

/** The button that changes a lead's owner: "I have it", "Let it go" or "Take over". */
export function claimAction(followUp: FollowUp | undefined, me: string): { label: string; action: DeskAction } {
  const owner = followUp?.owner ?? null;
  if (owner === null) return { label: 'I have it', action: { kind: 'claim' } };
  return owner === me ? { label: 'Let it go', action: { kind: 'assign', owner: null } } : { label: 'Take over', action: { kind: 'take' } };
}
