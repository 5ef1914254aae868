import { furtherFields, furtherLines, type LeadRecord, textOf } from '@/leads/fields';
import { fitToLimits } from '@/leads/payload';
import type { Attempt, TablePort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { post } from '../post';
import { latePostgrest } from './late';

/** unique_violation: a row with this id is already stored. */
const ALREADY_STORED = '23505';
/** This row can never be stored: too long, characters or types that do not fit the column, a failed check, a trigger's PT413. */
const REFUSED = new Set(['22001', '22021', '22P02', '22P05', '23514', 'PT413']);
/** PostgREST: the table does not have such a column, or not yet. */
const NO_SUCH_COLUMN = 'PGRST204';
/** Too many requests: the limit of the table or of the gateway. */
const CAPPED = 429;
/** Without a database code, these come from a gateway that has lost the project and does not know its key or path. */
const PROJECT_LOST = new Set([401, 403, 404]);

/**
 * Interprets an answer of the table by its status and its PostgreSQL or PostgREST code. A missing grant, policy, column or table has to be
 * fixed by the owner, and the lead waits for that. Overload, a gateway fault or a captive portal's page passes by itself.
 */
function outcomeOf(status: number, code: string | undefined): Attempt {
  if (status === 201 || code === ALREADY_STORED) return 'delivered';
  if (code && REFUSED.has(code)) return 'refused';
  if (status === CAPPED) return 'capped';
  // Status 0 means no answer.
  if (status < 400 || status >= 500) return 'unknown';
  return code || PROJECT_LOST.has(status) ? 'later' : 'unknown';
}

/** Adapts a lead to a table older than the site: moves values without a column to the end of the message. */
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
 * Loads only @supabase/postgrest-js, when a form appears or the first lead is saved. Once that is loaded, the request starts before any
 * other task of the page.
 */
export function leadTable(env: SiteEnv): TablePort {
  async function insertRow(row: LeadRecord & { id?: string }, signal: AbortSignal): Promise<Attempt> {
    if (!env.supabaseUrl || !env.supabaseKey) return 'refused';
    try {
      // Do not wait for a client that has loaded: a page that is being left runs no further task.
      const Client = latePostgrest.now() ?? (await latePostgrest.get());
      const client = new Client(`${absoluteUrl(env.supabaseUrl)}/rest/v1`, {
        headers: { ...supabaseHeaders(env), apikey: env.supabaseKey },
        fetch: (input, init) => post(input, init ?? {}),
      });
      const insert = async (values: object) => await client.from('lead_form').insert(values).abortSignal(signal);
      let answer = await insert(row);
      if (answer.error?.code === NO_SUCH_COLUMN && furtherLines((_, column) => textOf(row, column)).length > 0)
        answer = await insert(moveToMessage(row));
      return outcomeOf(answer.status, answer.error?.code);
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
