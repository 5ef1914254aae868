/** Runs SQL, as a client of `pg` and PGlite do. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The tables of a backup, in the order in which they can be restored: a table follows those that it refers to. */
export const TABLES = [
  'public.lead_form',
  'public.lead_origin',
  'public.lead_follow_up',
  'public.lead_event',
  'public.lead_deletion',
  'public.campaign_spend',
  'private.lead_notification',
  'private.weekly_letter',
  'private.setting',
  'private.staff',
] as const;

/** Not backed up: the migrations fill the first, and the second holds ten minutes of hashed addresses. */
export const OMITTED_TABLES = ['private.lead_state', 'private.lead_sender'] as const;

/** Settings that are valid in one project only. */
export const OMITTED_SETTINGS = ['functions_url', 'publishable_key', 'address_salt', 'sender_key'] as const;

/** A staff account in the backup's project. Other projects give the same person another id. */
export interface Account {
  id: string;
  email: string;
  isStaff: boolean;
}

/** Rows per table, by its name. */
export type Counts = Record<string, number>;

/** A backup is a series of these, one JSON text per line: first the accounts, then the rows, last the counts. */
export type Line = { accounts: Account[] } | { table: string; row: Record<string, unknown> } | { counts: Counts };

/** The columns of a table by name; empty if there is no such table. */
export async function columnsOf(connection: Connection, table: string): Promise<string[]> {
  const { rows } = await connection.query(
    'select attname from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum',
    [table],
  );
  return rows.map(({ attname }) => String(attname));
}
