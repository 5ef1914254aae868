import type { LeadStore } from './handler.ts';
import { parseStoredLead } from './record.ts';

const TIMEOUT_MS = 5000;

/** The store over the Data API's functions claim_lead_notification and release_lead_notification. */
export function createStore(supabaseUrl: string, secretKey: string): LeadStore {
  async function call(name: string, parameters: Record<string, string | null>): Promise<unknown> {
    const response = await fetch(new URL(`/rest/v1/rpc/${name}`, supabaseUrl), {
      method: 'POST',
      headers: {
        apikey: secretKey,
        'content-type': 'application/json',
        // Only the older keys, which are tokens, also belong here.
        ...(secretKey.startsWith('eyJ') && { authorization: `Bearer ${secretKey}` }),
      },
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
      if (!Array.isArray(rows)) throw new Error('claim_lead_notification answered no list');
      const [row]: unknown[] = rows;
      if (row === undefined) return undefined;
      const lead = parseStoredLead(row);
      if (!lead) throw new Error('claim_lead_notification answered no lead');
      return lead;
    },
    async release(id) {
      await call('release_lead_notification', { p_lead_id: id });
    },
  };
}
