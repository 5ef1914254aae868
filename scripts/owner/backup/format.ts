// A backup is UTF-8 text with a JSON object per line: first its format, time and accounts, then the rows, last the rows per table and the
// SHA-256 hash of all lines before.
import { createHash } from 'node:crypto';

import { type Account, type Counts, TABLES } from './tables.ts';

export const FORMAT = 2;
/** Many times the largest row, so that a damaged file without line breaks cannot fill the memory. */
const MAX_LINE_CHARS = 4_000_000;
export const ADVICE = 'Copy it again from where it was made, or use another backup.';

export interface Backup {
  /** When it was made, as ISO 8601. */
  time: string;
  accounts: Account[];
  counts: Counts;
}

/** A row's columns and its exact text: parsed by JavaScript, an amount would lose the zeros at its end. */
export type OnRow = (table: string, columns: string[], text: string) => Promise<void>;

/** A line of an unchecked file. */
type Line = Partial<Backup & { format: number; table: string; row: object; sha256: string }>;

/**
 * Reads the text of a backup and calls `onRow` with each row. Knows only at the end whether the backup is complete and unchanged.
 * @throws Error with advice when the text is not what `dump` wrote.
 */
export async function parse(chunks: AsyncIterable<string>, onRow: OnRow): Promise<Backup> {
  const hash = createHash('sha256');
  const counts: Counts = Object.fromEntries(TABLES.map((table) => [table, 0]));
  let head: Backup | undefined;
  let end: Line | undefined;
  for await (const text of linesOf(chunks)) {
    const line = parseLine(text);
    if (end) throw new Error(`The backup goes on after its last line: files were joined, or lines added. ${ADVICE}`);
    if (line.sha256) end = line;
    else hash.update(`${text}\n`);
    if (!head) head = { counts, ...headOf(line) };
    else if (line.table && line.row) {
      if (!TABLES.includes(line.table)) throw new Error(`The backup was edited: ${line.table} is no table of a backup. ${ADVICE}`);
      counts[line.table] = (counts[line.table] ?? 0) + 1;
      const start = text.indexOf('"row":') + '"row":'.length;
      await onRow(line.table, Object.keys(line.row), text.slice(start, text.lastIndexOf('}')));
    } else if (!end) throw new Error(`The backup is damaged or was edited: it has a line that cannot be read. ${ADVICE}`);
  }
  if (!head) throw new Error(`The backup is empty. ${ADVICE}`);
  if (!end) throw new Error(`The backup is cut off: its last line is missing. ${ADVICE}`);
  if (end.sha256 !== hash.digest('hex') || JSON.stringify(end.counts) !== JSON.stringify(counts))
    throw new Error(`The backup was changed after it was made: its rows and its checksum do not match. ${ADVICE}`);
  return head;
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    // Not (rest + chunk).split(): it would copy a long line once for each of its chunks.
    const lines = chunk.split('\n');
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARS) throw new Error(`The backup is damaged: it has a line that is far too long. ${ADVICE}`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null ? line : {};
  } catch {
    return {};
  }
}

function headOf({ format, time, accounts }: Line): Pick<Backup, 'time' | 'accounts'> {
  if (format === FORMAT && time && accounts) return { time, accounts };
  if (!format && !accounts) throw new Error(`This is not a backup of the leads, or its first line is missing. ${ADVICE}`);
  const made = (format ?? 1) < FORMAT ? 'an older' : 'a newer';
  throw new Error(`The backup has ${made} format, ${format ?? 1} and not ${FORMAT}. Restore it with the release that made it.`);
}
