import type { LeadRecord, SheetPayload, SheetQuery } from './fields';

/**
 * The outcome of one attempt to deliver a lead.
 * `delivered`: the lead is certainly stored. `refused`: this lead can never be stored. `capped`: too many requests (429); try again in a
 * few minutes.
 * `later`: the lead cannot be stored until a setting is corrected. `unknown`: anything else; try again soon.
 */
export type Outcome = 'delivered' | 'refused' | 'capped' | 'later' | 'unknown';

/** The spreadsheet-script endpoint. Never rejects: a network failure is `unknown`. */
export interface SheetPort {
  /** `sid`: the submission's UUID, an idempotency key. */
  append(sid: string, payload: SheetPayload, query: SheetQuery, signal: AbortSignal): Promise<Outcome>;
}

/** The table lead_form, as a visitor may use it: insert only. Never rejects. */
export interface TablePort {
  /** Loads the client in advance, so that no lead has to wait for a script. */
  prepare(): void;
  /** `id` becomes the row's primary key; a row that already exists counts as delivered. `query`: where the visitor came from. */
  insert(id: string, record: LeadRecord, query: SheetQuery, signal: AbortSignal): Promise<Outcome>;
  /** Inserts exactly the six fields; the database creates the id. Leaves out the query after a request without a response. */
  insertRecord(record: LeadRecord, query: SheetQuery, signal: AbortSignal): Promise<Outcome>;
}

/** The function send-lead-notification. Rejects when the studio could not be notified. */
export interface NotificationPort {
  notify(record: LeadRecord): Promise<void>;
}
