import { createHash } from 'node:crypto';

import { FORMAT } from './format.ts';
import { type Account, type Connection, type Counts, withReadableErrors, OMITTED_SETTINGS, TABLES } from './tables.ts';

/** With leads of the largest size, 16 MB. */
const ROWS_PER_FETCH = 500;

/**
 * Yields the text of a backup (format.ts): all rows of `TABLES` as they are at one moment. Holds one transaction open and changes nothing.
 * @param onRows receives the rows per table so far
 * @throws Error when the database lacks a table
 */
export async function* dump(connection: Connection, onRows: (counts: Counts) => void = () => undefined): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  const counts: Counts = {};
  await connection.query('begin isolation level repeatable read read only');
  try {
    const { rows } = await connection.query('select to_json(now()) as time');
    yield hashed(`${JSON.stringify({ format: FORMAT, time: rows[0]?.time, accounts: await accountsOf(connection) })}\n`);
    for (const table of TABLES) {
      counts[table] = 0;
      for await (const lines of linesOf(connection, table)) {
        counts[table] += lines.length;
        onRows(counts);
        yield hashed(lines.join(''));
      }
    }
    yield `${JSON.stringify({ counts, sha256: hash.digest('hex') })}\n`;
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
async function* linesOf(connection: Connection, table: string): AsyncGenerator<string[]> {
  const where = table === 'private.setting' ? ` where name not in ('${OMITTED_SETTINGS.join(`', '`)}')` : '';
  // As text, because the driver would round times to milliseconds, and JavaScript would drop the zeros at the end of amounts.
  const cursor = `declare backup cursor for select to_jsonb(source)::text as line from ${table} as source${where}`;
  await withReadableErrors(table, connection.query(cursor));
  for (;;) {
    const { rows } = await connection.query(`fetch ${ROWS_PER_FETCH} from backup`);
    if (rows.length > 0) yield rows.map(({ line }) => `{"table":"${table}","row":${String(line)}}\n`);
    if (rows.length < ROWS_PER_FETCH) break;
  }
  await connection.query('close backup');
}
