import { keyHeaders } from '../_shared/settings.ts';
import type { LeadStore } from './handler.ts';
import { parseStoredLead, type StoredLead } from './record.ts';

const TIMEOUT_MS = 5000;

/** The store over the Data API's functions claim_lead_notification, claim_due_mail and settle_mail. */
export function createStore(supabaseUrl: string, secretKey: string): LeadStore {
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
      const rows = rowsOf('claim_due_mail', await call('claim_due_mail', {}));
      const [first, ...more] = rows.map((row) => leadOf('claim_due_mail', fieldOf(row, 'lead')));
      if (!first) return undefined;
      const id = fieldOf(rows[0], 'mail_id');
      if (typeof id !== 'string') throw new Error('claim_due_mail answered no mail');
      return { id, leads: [first, ...more] };
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

function fieldOf(row: unknown, field: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, field) : undefined;
}
