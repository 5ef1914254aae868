import { type Account, columnsOf, type Connection, type Counts, type Line, TABLES } from './tables.ts';

const ROWS_PER_INSERT = 1_000;
/** Tables that may already have rows in a new project. */
const ON_CONFLICT: Readonly<Record<string, string>> = {
  'private.setting': 'on conflict (name) do update set value = excluded.value',
  'private.staff': 'on conflict (user_id) do nothing',
};

/**
 * Restores a backup into a project with all migrations and without leads, in one transaction: everything or, when it throws, nothing.
 * Accounts are matched by email address, and the ids in all rows are replaced with those of the new project. Returns the restored rows per
 * table.
 * @throws Error with instructions when the project is not empty or lacks tables, columns or staff accounts, or the backup is incomplete.
 */
export async function load(connection: Connection, lines: AsyncIterable<Line>): Promise<Counts> {
  await connection.query('begin');
  try {
    await requireEmpty(connection);
    const counts = await insertAll(connection, lines);
    await requireStaff(connection);
    await connection.query('commit');
    return counts;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

async function requireEmpty(connection: Connection): Promise<void> {
  const filled: string[] = [];
  for (const table of TABLES) {
    if ((await columnsOf(connection, table)).length === 0)
      throw new Error(`The project has no table ${table}: run the migrations (going-live.md, 1.3).`);
    if (table in ON_CONFLICT) continue;
    await connection.query(`lock table ${table} in exclusive mode`);
    const rows = await countOf(connection, table);
    if (rows > 0) filled.push(`${rows} rows in ${table}`);
  }
  if (filled.length > 0) throw new Error(`The project is not empty: ${filled.join(', ')}. Restore into a new project.`);
}

async function insertAll(connection: Connection, lines: AsyncIterable<Line>): Promise<Counts> {
  const counts: Counts = {};
  let expected: Counts | undefined;
  let newIds = new Map<string, string>();
  let batch: { table: string; rows: object[] } = { table: '', rows: [] };
  const flush = async (): Promise<void> => {
    if (batch.rows.length > 0) await insert(connection, batch.table, batch.rows, newIds);
    batch = { table: '', rows: [] };
  };
  for await (const line of lines) {
    if ('accounts' in line) newIds = await newIdsOf(connection, line.accounts);
    else if ('counts' in line) expected = line.counts;
    else {
      if (line.table !== batch.table || batch.rows.length === ROWS_PER_INSERT) await flush();
      batch.table = line.table;
      batch.rows.push(line.row);
      counts[line.table] = (counts[line.table] ?? 0) + 1;
    }
  }
  await flush();
  if (!expected) throw new Error('The backup is cut off: its last line is missing.');
  for (const [table, rows] of Object.entries(expected)) {
    const found = counts[table] ?? 0;
    if (found !== rows) throw new Error(`The backup is damaged: ${found} of ${rows} rows of ${table}.`);
  }
  return expected;
}

/** The ids of the accounts in this project, by their ids in the backup. */
async function newIdsOf(connection: Connection, accounts: readonly Account[]): Promise<Map<string, string>> {
  const { rows } = await connection.query('select id, lower(email) as email from auth.users');
  const idByEmail = new Map(rows.map(({ id, email }) => [String(email), String(id)]));
  const missing = accounts.filter(({ email, isStaff }) => isStaff && !idByEmail.has(email.toLowerCase()));
  if (missing.length > 0)
    throw new Error(
      `These staff have no account here; make them first (going-live.md, 1.6): ${missing.map(({ email }) => email).join(', ')}`,
    );
  return new Map(accounts.map(({ id, email }) => [id, idByEmail.get(email.toLowerCase()) ?? id]));
}

async function insert(connection: Connection, table: string, rows: readonly object[], newIds: ReadonlyMap<string, string>): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const known = await columnsOf(connection, table);
  const unknown = columns.filter((column) => !known.includes(column));
  if (unknown.length > 0)
    throw new Error(`The project has no column ${unknown.join(', ')} in ${table}: run the migrations (going-live.md, 1.3).`);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const json = JSON.stringify(rows).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => newIds.get(id) ?? id);
  await connection.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${ON_CONFLICT[table] ?? ''}`,
    [json],
  );
}

async function requireStaff(connection: Connection): Promise<void> {
  if ((await countOf(connection, 'private.staff')) === 0)
    throw new Error('The backup has no staff list, so every account could read the leads. Add the staff first (going-live.md, 1.6).');
}

async function countOf(connection: Connection, table: string): Promise<number> {
  const { rows } = await connection.query(`select count(*) as rows from ${table}`);
  return Number(rows[0]?.rows);
}
