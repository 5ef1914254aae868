import { keyHeaders } from '../_shared/settings.ts';
import type { LeadStore, MailKind } from './handler.ts';
import type { WeekFigures } from './letter.ts';
import { isRefused } from './mailer.ts';

const TIMEOUT_MS = 5000;

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
export interface StoredLead extends LeadRecord {
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
export function parseStoredLead(row: unknown): StoredLead | undefined {
  const record = parseRecord(row);
  if (!record || typeof row !== 'object' || row === null || !('id' in row) || !('created_at' in row)) return undefined;
  if (typeof row.id !== 'string' || typeof row.created_at !== 'string') return undefined;
  const known = new Set<string>([...TEXTS, ...OPTIONAL_TEXTS, 'id', 'created_at']);
  const further = Object.entries(row).filter((entry): entry is [string, string] => !known.has(entry[0]) && typeof entry[1] === 'string');
  return { ...record, id: row.id, created_at: row.created_at, further: Object.fromEntries(further) };
}

/**
 * Calls the database functions claim_lead_notification, claim_due_mail and settle_mail through the Data API.
 * @param kinds the kinds of emails that can be sent
 */
export function createStore(supabaseUrl: string, secretKey: string, kinds: readonly MailKind[]): LeadStore {
  async function call(name: string, parameters: Record<string, string | null>): Promise<unknown> {
    const response = await fetch(new URL(`/rest/v1/rpc/${name}`, supabaseUrl), {
      method: 'POST',
      headers: { ...keyHeaders(secretKey), 'content-type': 'application/json' },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${name} answered ${response.status}`);
    }
    return await response.json();
  }

  return {
    async claim(record) {
      const rows = await call('claim_lead_notification', {
        p_full_name: record.full_name,
        p_email: record.email,
        p_phone_number: record.phone_number,
        p_inquiry_type: record.inquiry_type,
        p_message: record.message,
        p_source_page: record.source_page,
      });
      const [row] = rowsOf('claim_lead_notification', rows);
      return row === undefined ? undefined : leadOf('claim_lead_notification', row);
    },
    async claimDue() {
      const rows = rowsOf('claim_due_mail', await call('claim_due_mail', { p_kinds: kinds.join() }));
      if (rows.length === 0) return undefined;
      const id = fieldOf(rows[0], 'mail_id');
      const kind = kinds.find((known) => known === fieldOf(rows[0], 'kind'));
      if (typeof id !== 'string' || !kind) throw new Error('claim_due_mail answered no mail');
      const refused = isRefused(String(fieldOf(rows[0], 'failure'))) && { wasRefused: true };
      if (kind === 'letter') return { id, kind, ...refused, figures: figuresOf(fieldOf(rows[0], 'lead')) };
      const [first, ...more] = rows.map((row) => leadOf('claim_due_mail', fieldOf(row, 'lead')));
      if (!first) return undefined;
      return { id, kind, ...refused, leads: [first, ...more] };
    },
    async settle(mailId, failure) {
      await call('settle_mail', { p_mail_id: mailId, p_failure: failure ?? null });
    },
  };
}

function rowsOf(name: string, answer: unknown): unknown[] {
  if (!Array.isArray(answer)) throw new Error(`${name} answered no list`);
  return answer;
}

function leadOf(name: string, row: unknown): StoredLead {
  const lead = parseStoredLead(row);
  if (!lead) throw new Error(`${name} answered no lead`);
  return lead;
}

function figuresOf(value: unknown): WeekFigures {
  const text = (field: string): string => String(fieldOf(value, field));
  const facts = fieldOf(value, 'facts');
  if (!Array.isArray(facts)) throw new Error('claim_due_mail answered no figures');
  return {
    day: text('day'),
    at: text('at'),
    leads: Number(text('leads')),
    booked: Number(text('booked')),
    facts: facts.map(([label, shown]) => [String(label), String(shown)]),
    advice: text('advice'),
  };
}

function fieldOf(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
}
