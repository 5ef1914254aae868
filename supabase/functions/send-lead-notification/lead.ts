/** The record that the skin-pen forms insert and then send to this function. */
export interface LeadRecord {
  full_name: string;
  email: string;
  phone_number: string;
  inquiry_type: string | null;
  message: string | null;
  source_page: string | null;
}

/** A row of public.lead_form as the database stores it. */
export interface StoredRow extends LeadRecord {
  id: string;
  /** `2026-11-20T23:27:24.639+00:00`, or with a space and a short zone (`2026-11-20 23:27:24.639+00`). */
  created_at: string;
  /** The row's other texts, by column, because a form may have fields that this function does not know. */
  further: Readonly<Record<string, string>>;
}

const TEXTS = ['full_name', 'email', 'phone_number'] as const;
const OPTIONAL_TEXTS = ['inquiry_type', 'message', 'source_page'] as const;

/**
 * Parses the six known keys of the body. Ignores other keys, because only these six identify the stored row. Returns undefined if the body
 * is not an object, has none of the six keys, or has a value for one of them that is neither text nor null.
 */
export function parseRecord(body: unknown): LeadRecord | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const values = new Map<string, unknown>(Object.entries(body));
  const known = [...TEXTS, ...OPTIONAL_TEXTS];
  if (!known.some((key) => values.has(key))) return undefined;
  if (known.some((key) => !isTextOrNothing(values.get(key)))) return undefined;
  const text = (key: string): string | null => {
    const value = values.get(key);
    return typeof value === 'string' ? value : null;
  };
  return {
    full_name: text('full_name') ?? '',
    email: text('email') ?? '',
    phone_number: text('phone_number') ?? '',
    inquiry_type: text('inquiry_type'),
    message: text('message'),
    source_page: text('source_page'),
  };
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** True when PostgreSQL can store these texts. A record with U+0000 or a lone surrogate cannot be in the table. */
export function isStorable(record: LeadRecord): boolean {
  return Object.values(record).every((value: string | null) => value === null || (!value.includes('\0') && value.isWellFormed()));
}

/** Parses a lead's row from the database. Returns undefined if `row` is not such a row. */
export function parseStoredRow(row: unknown): StoredRow | undefined {
  const record = parseRecord(row);
  if (!record || typeof row !== 'object' || row === null || !('id' in row) || !('created_at' in row)) return undefined;
  if (typeof row.id !== 'string' || typeof row.created_at !== 'string') return undefined;
  const known = new Set<string>([...TEXTS, ...OPTIONAL_TEXTS, 'id', 'created_at']);
  const further = Object.entries(row).filter((entry): entry is [string, string] => !known.has(entry[0]) && typeof entry[1] === 'string');
  return { ...record, id: row.id, created_at: row.created_at, further: Object.fromEntries(further) };
}
