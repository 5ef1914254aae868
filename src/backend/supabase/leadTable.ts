import type { LeadRecord } from '@/leads/model';
import type { Attempt, TablePort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { latePostgrest } from './late';

/** A policy of the table refused the row itself. */
const ROW_REFUSED = '42501';
/** Statuses that no retry of the same row can change. */
const REFUSED = new Set([400, 413, 422]);

/**
 * The table lead_form as visitors use it: one row, always as the anonymous role, without reading it back.
 * Only @supabase/postgrest-js is loaded for it, when a form appears or the first lead is saved; once it is there the request starts before
 * any other task of the page.
 */
export function leadTable(env: SiteEnv): TablePort {
  async function insertRow(row: LeadRecord | (LeadRecord & { id: string }), signal: AbortSignal): Promise<Attempt> {
    if (!env.supabaseUrl || !env.supabaseKey) return 'refused';
    try {
      // What is there is not waited for: a page that is being left runs no further task.
      const Client = latePostgrest.now() ?? (await latePostgrest.get());
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
    prepare: latePostgrest.preload,
    insert: (id, record, signal) => insertRow({ id, ...record }, signal),
    insertRecord: insertRow,
  };
}
