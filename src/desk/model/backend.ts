import type { ActionAnswer, ActionRequest, HistoryEvent } from './actions';
import type { FollowUp } from './followUp';
import type { Lead } from './lead';

/** A position in a table, behind the last row read. Only the adapter reads it. */
export type Cursor = string;

/** How far each table has been read. */
export interface Cursors {
  leads: Cursor;
  /** Undefined while no follow-ups are known; then their changes are not requested. */
  followUps: Cursor | undefined;
  deletions: Cursor;
}

/** Changed rows. Some are known already, because each poll overlaps the last one. */
export interface Changes {
  leads: Lead[];
  followUps: FollowUp[];
  /** Times in ms since 1970. A lead may have returned after its deletion, sent again by its visitor's browser. */
  deleted: { leadId: string; at: number }[];
  /** For the next call. */
  cursors: Cursors;
}

/** Whether the studio was mailed its leads. */
export interface MailState {
  /** `off`: mails are not set up. */
  mail: 'on' | 'off';
  /** How many leads of the last seven days should have been mailed by now and were not. */
  unmailed: number;
  /** When the oldest of them arrived, in ms since 1970. */
  oldest: number | null;
  /** Why the last attempt failed, if there was one. */
  failure: string | null;
}

/** Leads and follow-ups as staff use them. Methods reject with an Error when the backend fails, unless they say otherwise. */
export interface DeskBackend {
  /** Every lead, newest first, complete or not at all. */
  leads(): Promise<{ leads: Lead[]; cursors: Omit<Cursors, 'followUps'> }>;
  /** Every follow-up, complete or not at all. `missing`: the latest database migration has not been run. */
  followUps(): Promise<{ followUps: FollowUp[]; cursor: Cursor } | 'missing'>;
  /** For the poll: three requests while little happens. */
  changes(since: Cursors): Promise<Changes>;
  /** The number of leads in the table. If it differs from ours, something was missed. */
  countLeads(): Promise<number>;
  /** `gone`: the lead is no longer in the table, no matter who removed it. `refused`: it is still there. */
  remove(leadId: string): Promise<'gone' | 'refused'>;
  /** `notStaff`: this account is not on the list of staff. Undefined where the database keeps no record of mails. */
  mailState(): Promise<MailState | 'notStaff' | undefined>;
  /** The latest actions of all staff since a time in ms since 1970, newest first, limited in number. */
  recentEvents(since: number): Promise<(Pick<HistoryEvent, 'by' | 'byName' | 'kind'> & { leadId: string })[]>;
  /** The actions on a lead, oldest first. */
  history(leadId: string): Promise<HistoryEvent[]>;
  /** Sends one action. Never rejects. Actions on one lead must be sent one after the other. */
  send(request: ActionRequest): Promise<ActionAnswer>;
  /** By how much the server's clock is ahead of this browser's, in ms; 0 until it has answered. */
  clockOffset(): number;
}

/** The signed-in member of staff. */
export interface StaffMember {
  /** The account's. */
  id: string;
  email: string;
  /** The name colleagues see: the account's name, else the first part of the e-mail. The database makes it the same way. */
  name: string;
}
