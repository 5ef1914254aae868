import { leadColumns, type LeadRow } from '../_shared/leadColumns.ts';

/** A row of public.lead_form as the database stores it. */
export interface StoredRow extends LeadRow {
  id: string;
  /** `2026-11-20T23:27:24.639+00:00`, or with a space and a short zone (`2026-11-20 23:27:24.639+00`). */
  created_at: string;
  /** The row's other texts, by column, because a form may have fields that this function does not know. */
  further: Readonly<Record<string, string>>;
}

const COLUMNS = Object.values(leadColumns);

/**
 * Parses the six known keys of the body. Ignores other keys, because only these six identify the stored row. Returns undefined if the body
 * is not an object, has none of the six keys, or has a value for one of them that is neither text nor null.
 */
export function parseRecord(body: unknown): LeadRow | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const values = new Map<string, unknown>(Object.entries(body));
  if (!COLUMNS.some(({ column }) => values.has(column))) return undefined;
  if (!COLUMNS.every(({ column }) => isTextOrNothing(values.get(column)))) return undefined;
  return Object.fromEntries(COLUMNS.map(({ column, nullable }) => [column, values.get(column) ?? (nullable ? null : '')])) as LeadRow;
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** True when PostgreSQL can store these texts. A record with U+0000 or a lone surrogate cannot be in the table. */
export function isStorable(record: LeadRow): boolean {
  return Object.values(record).every((value: string | null) => value === null || (!value.includes('\0') && value.isWellFormed()));
}

/** Parses a lead's row from the database. Returns undefined if `row` is not such a row. */
export function parseStoredRow(row: unknown): StoredRow | undefined {
  const record = parseRecord(row);
  if (!record || typeof row !== 'object' || row === null || !('id' in row) || !('created_at' in row)) return undefined;
  if (typeof row.id !== 'string' || typeof row.created_at !== 'string') return undefined;
  const known = new Set<string>([...COLUMNS.map(({ column }) => column), 'id', 'created_at']);
  const further = Object.entries(row).filter((entry): entry is [string, string] => !known.has(entry[0]) && typeof entry[1] === 'string');
  return { ...record, id: row.id, created_at: row.created_at, further: Object.fromEntries(further) };
}
