import type { Lead } from '@/leads/fields';

import type { Channel, FollowUp, LeadState, LostReason } from './states';

/** What staff can do with a lead. */
export type DeskAct =
  /** "I have it": the first one wins. */
  | { kind: 'claim' }
  /** "Take over": mine, whoever has it. */
  | { kind: 'take' }
  /** To an account, or "Let it go" with null. */
  | { kind: 'assign'; owner: string | null }
  | { kind: 'state'; state: Exclude<LeadState, 'Lost'> }
  | { kind: 'lost'; reason: LostReason }
  /** A press opens its question. It was at `pressedAt` (this browser's Date.now()), also when it is sent much later. */
  | { kind: Channel; pressedAt: number }
  /** Answers to my question: "Yes, contacted", "Not yet", "No answer". */
  | { kind: 'yes' | 'not yet' | 'no answer' }
  | { kind: 'note'; text: string }
  /** Takes one action of mine back; for ten minutes, unless somebody has acted since. */
  | { kind: 'undo'; event: string };

/** An action as it is sent. The same id again changes nothing and has the same answer, so an action may be sent again at any time. */
export interface DeskRequest {
  /** A UUID made for this action. */
  id: string;
  /** The id of the account that did it, the only one that it is sent for. */
  account: string;
  leadId: string;
  /** The version of the follow-up that was on the screen, 0 for none. After an action of one's own on the lead: its answer's version. */
  seen: number;
  act: DeskAct;
}

/** What became of an action; `followUp` is the lead's as it is now. */
export type DeskAnswer =
  | { outcome: 'saved'; followUp: FollowUp }
  /** Another state was set meanwhile, by whom and when; ours was not saved. Send it again with `followUp.version` to set it anyway. */
  | { outcome: 'conflict'; followUp: FollowUp; by: string; byName: string; at: number }
  /** A colleague has it: offer "Take over". */
  | { outcome: 'held'; followUp: FollowUp }
  /** Too late to undo: "Someone has changed it since." */
  | { outcome: 'changed'; followUp: FollowUp }
  /** The lead was deleted. */
  | { outcome: 'gone' }
  /** It can never be saved, and why, in words for staff. */
  | { outcome: 'refused'; reason: string }
  /**
   * No word of the database: the network or a gateway failed, the session ended, another account is signed in, or too much was sent at once.
   * It may or may not have been saved. Keep it, and send it again under the same id.
   */
  | { outcome: 'unanswered' };

/** A line of a lead's history: a row of lead_event. */
export interface DeskEvent {
  id: string;
  /** In ms since 1970; of a press when it was pressed. */
  at: number;
  /** An account's id. */
  by: string;
  byName: string;
  /** As in DeskAct; a kind that this page does not know yet is shown by its name. */
  kind: string;
  /** A note's text, a state, a reason, the new owner's name, the id of what was undone; null for the others. */
  value: string | null;
}

/** Up to where something is known: times as the server wrote them. */
interface DeskSince {
  /** `created_at` of the newest lead; undefined when there is none. */
  lead: string | undefined;
  /** `changedAt` of what was read last; undefined reads every follow-up. */
  followUp: string | undefined;
  /** Undefined at first: as far back as `lead`. */
  deletion: string | undefined;
}

/** What has changed; some of it is known already, because what is only just older is read again. */
interface DeskChanges {
  leads: Lead[];
  followUps: FollowUp[];
  /** A lead may have come again later than it was deleted, sent anew by its visitor's browser. */
  deleted: { leadId: string; at: number }[];
  /** To ask with the next time. */
  since: DeskSince;
}

/** What the desk reads and writes beside the leads. Methods reject with an Error when the backend fails, unless they say otherwise. */
export interface DeskStore {
  /**
   * Every follow-up, complete or not at all. `missing`: the database's latest migration has not been run. The list of leads waits for
   * nothing of it.
   */
  followUps(): Promise<{ followUps: FollowUp[]; changedAt: string | undefined } | 'missing'>;
  /** For the poll: three requests while little happens. */
  changes(since: DeskSince): Promise<DeskChanges>;
  /** How many leads the table has: another number than ours means that something was missed. */
  countLeads(): Promise<number>;
  /** Who has done what since then with any lead, the newest first; of very much only the newest. */
  recent(since: number): Promise<(Pick<DeskEvent, 'by' | 'byName' | 'kind'> & { leadId: string })[]>;
  /** What was done with a lead, oldest first. */
  history(leadId: string): Promise<DeskEvent[]>;
  /** Never rejects. Actions on one lead are to be sent one after the other. */
  act(request: DeskRequest): Promise<DeskAnswer>;
  /** By how much the server's clock is ahead of this browser's, in ms; 0 until it has answered. */
  clockOffset(): number;
}

/** Whether the studio was told of its leads. */
export interface MailState {
  /** `off`: nobody has set the mails up. */
  mail: 'on' | 'off';
  /** How many leads of the last seven days should have been mailed by now, and were not. */
  untold: number;
  /** `created_at` of the oldest of them. */
  oldest: string | null;
  /** Why the last try failed, if there was one. */
  failure: string | null;
}

/** The table lead_form as staff use it. Methods reject with an Error when the backend fails. */
export interface LeadArchive {
  /** Every lead, newest first, complete or not at all. */
  list(): Promise<Lead[]>;
  /** `gone`: the lead is not in the table any more, whoever removed it. `refused`: it is still there. */
  remove(id: string): Promise<'gone' | 'refused'>;
  /** `stray`: this account is not on the list of staff. Undefined where the database keeps no record of mails. */
  state(): Promise<MailState | 'stray' | undefined>;
}

/** The signed-in member of staff. */
export interface StaffMember {
  /** The account's. */
  id: string;
  email: string;
  /** By which colleagues know them: the account's name, else the first part of the e-mail. The database makes it the same way. */
  name: string;
}
