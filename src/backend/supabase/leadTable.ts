import { furtherFields, furtherLines, type LeadRecord, type SheetQuery, textOf } from '@/leads/fields';
import { fitToLimits } from '@/leads/payload';
import type { Outcome, TablePort } from '@/leads/ports';

import { originHeader } from '../../../supabase/functions/_shared/leadOrigin';
import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { post } from '../post';
import { latePostgrest } from './late';

/** unique_violation: a row with this id is already stored. */
const ALREADY_STORED = '23505';
/** The row can never be stored: a value is too long or does not fit its column, a check failed, or a trigger refused it. */
const REFUSED = new Set(['22001', '22021', '22P02', '22P05', '23514', 'P0001', 'PT413']);
/** PostgREST: the table does not have this column, or does not have it yet. */
const NO_SUCH_COLUMN = 'PGRST204';
/** Too many requests: the limit of the table or of the gateway. */
const CAPPED = 429;
/** Without a database code, these statuses come from a gateway that does not recognise the project's key or path. */
const PROJECT_LOST = new Set([401, 403, 404]);

/**
 * Interprets a response of the table by its status and its PostgreSQL or PostgREST code. `later`: the site's owner must first fix a missing
 * grant, policy, column or table. `unknown`: overload, a gateway fault or a captive portal's page, which are temporary.
 */
function outcomeOf(status: number, code: string | undefined): Outcome {
  if (status === 201 || code === ALREADY_STORED) return 'delivered';
  if (code && REFUSED.has(code)) return 'refused';
  if (status === CAPPED) return 'capped';
  // Status 0 means no response.
  if (status < 400 || status >= 500) return 'unknown';
  return code || PROJECT_LOST.has(status) ? 'later' : 'unknown';
}

/** Adapts a lead to a table older than the site: moves values that have no column to the end of the message. */
function moveToMessage(row: LeadRecord): object {
  const columns = new Set(Object.values(furtherFields).map(({ column }) => column));
  const known = Object.fromEntries(Object.entries(row).filter(([name]) => !columns.has(name)));
  return fitToLimits({
    ...known,
    message: [row.message ?? '', ...furtherLines((_, column) => textOf(row, column))].filter((text) => text !== '').join('\n'),
  });
}

/**
 * Adapter for the table lead_form as visitors use it: inserts one row, always as the anonymous role, without reading it back.
 * Loads only @supabase/postgrest-js, when a form appears or the first lead is saved. Once the library is loaded, the request starts before
 * any other task of the page.
 */
export function leadTable(env: SiteEnv): TablePort {
  /** A proxy that requires a header may not let others through. */
  const sendsOrigin = env.leadOrigin !== 'off' && !env.supabaseHeader;
  /** True if the last request got no response while the browser was online: the gateway may refuse the origin's header. */
  let isUnanswered = false;

  async function insertRow(row: LeadRecord & { id?: string }, query: SheetQuery, signal: AbortSignal): Promise<Outcome> {
    if (!env.supabaseUrl || !env.supabaseKey) return 'refused';
    try {
      // Do not await a client that has already loaded: a page that is being left runs no further task.
      const Client = latePostgrest.now() ?? (await latePostgrest.get());
      const client = new Client(`${absoluteUrl(env.supabaseUrl)}/rest/v1`, {
        headers: { ...supabaseHeaders(env), ...(sendsOrigin && originHeader(query)), apikey: env.supabaseKey },
        fetch: (input, init) => post(input, init ?? {}),
      });
      const insert = async (values: object) => await client.from('lead_form').insert(values).abortSignal(signal);
      let response = await insert(row);
      if (response.error?.code === NO_SUCH_COLUMN && furtherLines((_, column) => textOf(row, column)).length > 0)
        response = await insert(moveToMessage(row));
      isUnanswered = response.status === 0 && navigator.onLine;
      return outcomeOf(response.status, response.error?.code);
    } catch {
      return 'unknown';
    }
  }

  return {
    prepare: latePostgrest.preload,
    insert: (id, record, query, signal) => insertRow({ id, ...record }, query, signal),
    insertRecord: (record, query, signal) => insertRow(record, isUnanswered ? {} : query, signal),
  };
}
