import type { DeskStore } from './desk/ports';
import type { Lead, LeadRecord, SheetPayload, SheetQuery } from './fields';

/**
 * What one attempt to hand a lead over came to.
 * `delivered`: stored, for certain. `refused`: it can never be stored as it is. `capped`: too many requests (429), try again in a few minutes.
 * `later`: not before somebody has mended a setting. `unknown`: anything else; try again soon.
 */
export type Attempt = 'delivered' | 'refused' | 'capped' | 'later' | 'unknown';

/** The spreadsheet-script endpoint. Never rejects: a network failure is `unknown`. */
export interface SheetPort {
  /** `sid` is the submission's UUID; the endpoint stores a sid once, however often it arrives. */
  append(sid: string, payload: SheetPayload, query: SheetQuery, signal: AbortSignal): Promise<Attempt>;
}

/** The table lead_form, as a visitor may use it: insert only. Never rejects. */
export interface TablePort {
  /** Loads what an insert needs, so that no lead waits for a script. */
  prepare(): void;
  /** `id` becomes the row's primary key; a row that is there already counts as delivered. */
  insert(id: string, record: LeadRecord, signal: AbortSignal): Promise<Attempt>;
  /** Exactly the six fields, without an id of our own. */
  insertRecord(record: LeadRecord, signal: AbortSignal): Promise<Attempt>;
}

/** The function send-lead-notification. Rejects when the studio could not be told. */
export interface NotificationPort {
  notify(record: LeadRecord): Promise<void>;
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

/** Sign-in of staff. */
export interface StaffAuth {
  /** The message of the server when it refuses, undefined when signed in. Rejects on an exception (no network). */
  signIn(email: string, password: string): Promise<{ error?: string }>;
  /**
   * On this device only. Rejects unless the session is gone here; 401, 403 and 404 of the server count as gone. `anyway`: the session goes
   * even where the server cannot be told.
   */
  signOut(anyway?: boolean): Promise<void>;
  /** Has a link mailed that leads to /login, if the address has an account; nobody is told whether it has. Rejects on an exception. */
  mailLink(email: string): Promise<void>;
  /** Of the person whose mailed link was opened. The message of the server when it refuses. Rejects on an exception. */
  setPassword(password: string): Promise<{ error?: string }>;
  /** What a mailed link has led to: a new password is to be set, or the link is of no use any more. */
  link: 'none' | 'password' | 'expired';
  /** Calls back with the session found at the start and at every later change (other tabs too). Returns the unsubscribe function. */
  watch(listener: (member: StaffMember | null) => void): () => void;
}

/** What the staff area needs; the composition root builds it, or says in words what is missing. */
export interface StaffBackend {
  auth: StaffAuth;
  archive: LeadArchive;
  desk: DeskStore;
}
