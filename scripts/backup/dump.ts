import { type Account, columnsOf, type Connection, type Counts, type Line, OMITTED_SETTINGS, TABLES } from './tables.ts';

const ROWS_PER_FETCH = 5_000;

/**
 * Yields the lines of a backup: all rows of `TABLES` as they are at one moment. Holds one transaction open and changes nothing. Returns the
 * rows per table.
 * @throws Error when the database lacks a table.
 */
export async function* dump(connection: Connection): AsyncGenerator<Line, Counts> {
  await connection.query('begin isolation level repeatable read read only');
  try {
    yield { accounts: await accountsOf(connection) };
    const counts: Counts = {};
    for (const table of TABLES) {
      if ((await columnsOf(connection, table)).length === 0)
        throw new Error(`The database has no table ${table}: run its migrations first.`);
      counts[table] = 0;
      for await (const row of rowsOf(connection, table)) {
        counts[table] += 1;
        yield { table, row };
      }
    }
    yield { counts };
    return counts;
  } finally {
    await connection.query('rollback');
  }
}

async function accountsOf(connection: Connection): Promise<Account[]> {
  const { rows } = await connection.query(
    `select id, email, exists (select from private.staff where user_id = id) as is_staff from auth.users where email <> '' order by email`,
  );
  return rows.map(({ id, email, is_staff }) => ({ id: String(id), email: String(email), isStaff: is_staff === true }));
}

/** Reads a table in parts, because a large one would not fit into memory. */
async function* rowsOf(connection: Connection, table: string): AsyncGenerator<Record<string, unknown>> {
  const where = table === 'private.setting' ? ` where name not in (${OMITTED_SETTINGS.map((name) => `'${name}'`).join(', ')})` : '';
  // As text, because the driver would round times to milliseconds.
  await connection.query(`declare backup cursor for select to_jsonb(source)::text as line from ${table} as source${where}`);
  for (;;) {
    const { rows } = await connection.query(`fetch ${ROWS_PER_FETCH} from backup`);
    for (const { line } of rows) yield JSON.parse(String(line));
    if (rows.length < ROWS_PER_FETCH) break;
  }
  await connection.query('close backup');
}
