import type { LeadValues } from '@/leads/fields';

import type { ActionResult, ActionRequest, HistoryEvent } from './actions';
import type { CampaignBackend } from './campaigns';
import type { FollowUp } from './followUp';
import type { Lead, WAYS } from './lead';

/** The position after the last row read from a table. Only the adapter can interpret it. */
export type Cursor = string;

/** How far each table has been read. */
export interface Cursors {
  leads: Cursor;
  /** Undefined until the follow-ups are loaded. Until then, their changes are not requested. */
  followUps: Cursor | undefined;
  deletions: Cursor;
}

/** Changed rows. Each poll overlaps the last one, so some rows are already known. */
interface Changes {
  leads: Lead[];
  followUps: FollowUp[];
  /** The ids of deleted leads. */
  deleted: string[];
  /** Pass these to the next call. */
  cursors: Cursors;
}

/** Whether the studio has been emailed its leads. */
export interface MailState {
  /** `off`: email is not set up. */
  mail: 'on' | 'off';
  /** The number of leads of the last seven days whose email is overdue. */
  unmailed: number;
  /** The arrival of the oldest unmailed lead, in ms since 1970. */
  oldest: number | null;
  /** Why the last attempt failed, if it failed. */
  failure: string | null;
  /** The arrival of the oldest lead whose reminder is overdue, in ms since 1970, and the reason. Undefined if none is overdue. */
  overdue?: { received: number; why: string } | undefined;
}

/** Last week's figures and one piece of advice, as in the weekly letter to the owner. */
export interface LastWeek {
  /** The first and the last day, in ms since 1970. */
  days: readonly [first: number, last: number];
  /** Labels and values, in order. */
  facts: readonly (readonly [label: string, value: string])[];
  advice: string;
}

/** Leads and follow-ups as staff use them. Unless stated otherwise, methods reject with an Error when the backend fails. */
export interface DeskBackend extends CampaignBackend {
  /** Reads every lead, newest first. Rejects rather than return a part. */
  leads(): Promise<{ leads: Lead[]; cursors: Omit<Cursors, 'followUps'> }>;
  /** Reads every follow-up. Rejects rather than return a part. `missing`: the latest database migration has not been run. */
  followUps(): Promise<{ followUps: FollowUp[]; cursor: Cursor } | 'missing'>;
  /** For polling. Needs three requests if there are few changes. */
  changes(since: Cursors): Promise<Changes>;
  /** Counts the leads in the table. If the number differs from ours, polling missed something. */
  countLeads(): Promise<number>;
  /** `gone`: the lead is no longer in the table, whoever removed it. `refused`: the lead is still there. */
  remove(leadId: string): Promise<'gone' | 'refused'>;
  /** `notStaff`: this account is not on the list of staff. Undefined if the database keeps no record of emails. */
  mailState(): Promise<MailState | 'notStaff' | undefined>;
  /** The latest actions of all staff since a time in ms since 1970, newest first, limited in number. */
  recentEvents(since: number): Promise<(Pick<HistoryEvent, 'by' | 'byName' | 'kind'> & { leadId: string })[]>;
  lastWeek(): Promise<LastWeek>;
  /** The actions on a lead, oldest first. */
  history(leadId: string): Promise<HistoryEvent[]>;
  /** Adds a lead, answered by this account. Never rejects. */
  addLead(lead: AddedLead, account: string): Promise<{ outcome: 'added'; lead: Lead; followUp: FollowUp } | { outcome: NotAdded }>;
  /** Sends one action. Never rejects. Actions on one lead must be sent one after the other. */
  send(request: ActionRequest): Promise<ActionResult>;
  /** How far the server's clock is ahead of this browser's, in ms; 0 before the first response. */
  clockOffset(): number;
}

/**
 * Why a lead was not added. `conflict`: an earlier request stored another lead under its id; `deleted`: one stored it, and it was deleted
 * since; `capped`: too many in a short time; `unanswered`: no response.
 */
export type NotAdded = 'conflict' | 'deleted' | 'capped' | 'refused' | 'unanswered';

/** A lead as staff type it in. Texts are '' if not given. */
export interface AddedLead {
  /** A UUID made for this lead: a repeated request adds no second one. */
  id: string;
  source: (typeof WAYS)[number];
  values: LeadValues;
  /** The advert that the client named. */
  channel: string | null;
  campaign: string | null;
}

/** The signed-in member of staff. */
export interface StaffMember {
  /** The account's id. */
  id: string;
  email: string;
  /** The name colleagues see: the account's name, or else the first part of the email address. The database applies the same rule. */
  name: string;
}
