import type { LeadRow } from '../_shared/leadColumns.ts';
import { keyHeaders } from '../_shared/settings.ts';
import { parseStoredRow, type StoredRow } from './lead.ts';
import type { WeekFigures } from './letter.ts';
import { isRefused, type MailKind } from './mailer.ts';

const TIMEOUT_MS = 5000;

/** An email that is due. For a single new lead, `id` is the lead's id; otherwise it is generated. */
export type DueMail = {
  id: string;
  /** Whether the email service has refused the email at any earlier attempt. */
  wasRefused?: boolean;
} & ({ kind: Exclude<MailKind, 'letter'>; leads: readonly [StoredRow, ...StoredRow[]] } | { kind: 'letter'; figures: WeekFigures });

/** The database functions for emails. All methods reject if the database does not return the agreed response. */
export interface LeadStore {
  /** Leases the recently stored lead with exactly these values for two minutes. Undefined if no such lead can be emailed now. */
  claim(record: LeadRow): Promise<StoredRow | undefined>;
  /** Leases the next due email for two minutes. Undefined if no email is due or a cap is reached. */
  claimDue(): Promise<DueMail | undefined>;
  /** Records that an email was sent, or why it failed. A failed email is due again after a pause. */
  settle(mailId: string, failure?: string): Promise<void>;
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
      const parameters = Object.fromEntries(Object.entries(record).map(([column, value]) => [`p_${column}`, value]));
      const rows = await call('claim_lead_notification', parameters);
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

function rowsOf(name: string, response: unknown): unknown[] {
  if (!Array.isArray(response)) throw new Error(`${name} answered no list`);
  return response;
}

function leadOf(name: string, row: unknown): StoredRow {
  const lead = parseStoredRow(row);
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
