import { readBackup } from './file.ts';
import { type Account, type Connection, withReadableErrors, LEAD_TABLES, TABLES } from './tables.ts';

const CHARS_PER_INSERT = 500_000;

/** The temporary table with the backup's rows of a table. */
export const staged = (table: string): string => `pg_temp."${table}"`;

/**
 * Copies a backup into temporary tables, which end with the connection. Accounts get the ids that they have in this project; one that is gone
 * keeps its id. Returns the addresses of staff without an account here.
 * @param onRows receives the number of rows so far
 * @throws Error with advice when this project cannot hold a row.
 */
export async function stage(
  connection: Connection,
  path: string,
  passphrase: string,
  accounts: readonly Account[],
  onRows: (rows: number) => void = () => undefined,
): Promise<string[]> {
  await connection.query('discard temp');
  // With their checks and unique indexes, so that a row which a table would refuse is refused before anything is written.
  for (const table of TABLES)
    await withReadableErrors(table, connection.query(`create temp table "${table}" (like ${table} including all)`));
  const { rows: users } = await connection.query('select id, lower(email) as email from auth.users');
  const idByEmail = new Map(users.map(({ id, email }) => [email, String(id)]));
  const newIds = new Map(accounts.map(({ id, email }) => [id, idByEmail.get(email.toLowerCase()) ?? id]));
  let batch = { table: '', columns: [''], texts: new Array<string>(), chars: 0 };
  let done = 0;
  const flush = async ({ table, columns, texts }: typeof batch): Promise<void> => {
    if (texts.length === 0) return;
    const list = columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
    const json = `[${texts.join(',')}]`.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => newIds.get(id) ?? id);
    const insert = `insert into ${staged(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
    await withReadableErrors(table, connection.query(insert, [json]));
    onRows((done += texts.length));
  };
  await readBackup(path, passphrase, async (table, columns, text) => {
    if (table !== batch.table || batch.chars > CHARS_PER_INSERT || String(columns) !== String(batch.columns)) {
      await flush(batch);
      batch = { table, columns, texts: [], chars: 0 };
    }
    batch.texts.push(text);
    batch.chars += text.length;
  });
  await flush(batch);
  await connection.query(`analyze ${TABLES.map(staged).join(', ')}`);
  for (const table of Object.keys(LEAD_TABLES).slice(1))
    await withReadableErrors(
      table,
      connection.query(`alter table ${staged(table)} add foreign key (lead_id) references ${staged('public.lead_form')}`),
    );
  for (const [column, table] of [
    ['state', 'private.lead_state'],
    ['treatment', 'private.treatment'],
  ] as const) {
    const { rows } = await connection.query(
      `select ${column} as name from ${staged('public.lead_follow_up')} where ${column} not in (select name from ${table}) limit 1`,
    );
    for (const { name } of rows)
      throw new Error(`This project does not know the ${column} ${String(name)} of the backup: run the migrations (going-live.md, 1.3).`);
  }
  return accounts.filter(({ email, isStaff }) => isStaff && !idByEmail.has(email.toLowerCase())).map(({ email }) => email);
}
