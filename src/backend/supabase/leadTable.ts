import type { PostgrestClient } from '@supabase/postgrest-js';

import type { LeadRecord } from '@/leads/model';
import type { Attempt, TablePort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';

/** A policy of the table refused the row itself. */
const ROW_REFUSED = '42501';
/** Statuses that no retry of the same row can change. */
const REFUSED = new Set([400, 413, 422]);

let library: { PostgrestClient: typeof PostgrestClient } | undefined;
/** Also a script that is there is imported in a task of its own, which a page that is being left does not run any more. */
const loadLibrary = async () => (library ??= await import('@supabase/postgrest-js'));

/**
 * The table lead_form as visitors use it: one row, always as the anonymous role, without reading it back.
 * Only @supabase/postgrest-js is loaded for it, when a form appears or the first lead is saved; once it is there the request starts before
 * any other task of the page.
 */
export function leadTable(env: SiteEnv): TablePort {
  async function insertRow(row: LeadRecord | (LeadRecord & { id: string }), signal: AbortSignal): Promise<Attempt> {
    if (!env.supabaseUrl || !env.supabaseKey) return 'refused';
    try {
      const { PostgrestClient: Client } = await loadLibrary();
      const client = new Client(`${absoluteUrl(env.supabaseUrl)}/rest/v1`, {
        headers: { ...supabaseHeaders(env), apikey: env.supabaseKey },
        fetch: (input, init) => fetch(input, { ...init, keepalive: true, credentials: 'omit' }),
      });
      const { error, status } = await client.from('lead_form').insert(row).abortSignal(signal);
      if (status === 201 || status === 409) return 'delivered';
      // A gateway between us and the database has no say in whether a row can be stored: only the database's own code is final.
      if (!error?.code) return 'unknown';
      return REFUSED.has(status) || error.code === ROW_REFUSED ? 'refused' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  return {
    prepare: () => void loadLibrary().catch(() => undefined),
    insert: (id, record, signal) => insertRow({ id, ...record }, signal),
    insertRecord: insertRow,
  };
}
