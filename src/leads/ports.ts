import type { LeadRecord, SheetPayload, SheetQuery } from './fields';

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
