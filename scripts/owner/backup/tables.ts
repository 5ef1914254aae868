/** Runs SQL, as a client of `pg` and PGlite do. */
export interface Connection {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The tables with one or more rows for each lead, and their column with the lead's id. A table follows those that it refers to. */
export const LEAD_TABLES = {
  'public.lead_form': 'id',
  'public.lead_origin': 'lead_id',
  'public.lead_follow_up': 'lead_id',
  'public.lead_event': 'lead_id',
  'private.lead_notification': 'lead_id',
} as const;

/** The tables of a backup, in the order in which they are restored: those of leads, then the ids of deleted leads, then the rest. */
export const TABLES = [
  ...Object.keys(LEAD_TABLES),
  'public.lead_deletion',
  'public.campaign_spend',
  'private.weekly_letter',
  'private.setting',
  'private.staff',
];

/** Not backed up: the migrations fill the first two, and the third holds ten minutes of hashed IP addresses. */
export const OMITTED_TABLES = ['private.lead_state', 'private.treatment', 'private.lead_sender'] as const;

/** Settings that are valid in one project only, and the staff list's, which only the project itself may turn off. */
export const OMITTED_SETTINGS = ['functions_url', 'publishable_key', 'address_salt', 'sender_key', 'staff_list'] as const;

/** An account in the backup's project. Other projects give the same person another id. */
export interface Account {
  id: string;
  email: string;
  isStaff: boolean;
}

/** Rows per table, by its name. */
export type Counts = Record<string, number>;

/** Says what is wrong when the database refuses a query about a table, or a row of a backup. */
export async function withReadableErrors<Result>(table: string, query: Promise<Result>): Promise<Result> {
  return await query.catch((cause) => {
    const { code = '', message } = Object(cause);
    if (['42P01', '42703'].includes(code))
      throw new Error(`The project lacks the table ${table} or a column of it (${message}): run the migrations (going-live.md, 1.3).`, {
        cause,
      });
    if (!/^2[23]/.test(code)) throw cause;
    let problem = `a value that this project refuses (${message})`;
    if (code === '23505') problem = 'a row twice';
    if (code === '23503') problem = 'rows of a lead that is missing';
    throw new Error(
      `The backup has ${problem} in ${table}: it was edited, or made by another release. Run its migrations, or use another backup.`,
      { cause },
    );
  });
}
