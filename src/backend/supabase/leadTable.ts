import { furtherFields, furtherLines, type LeadRecord, textOf } from '@/leads/fields';
import { fitToLimits } from '@/leads/payload';
import type { Attempt, TablePort } from '@/leads/ports';

import { absoluteUrl, type SiteEnv, supabaseHeaders } from '../env';
import { post } from '../post';
import { latePostgrest } from './late';

/** unique_violation: the row is there already, by its id. */
const STORED = '23505';
/** What this row holds can never be stored: too long, characters or a type that text is not, a broken check, PT413 of a trigger. */
const REFUSED = new Set(['22001', '22021', '22P02', '22P05', '23514', 'PT413']);
/** PostgREST: the table has no such column, or not yet. */
const NO_SUCH_COLUMN = 'PGRST204';
/** Too many requests: the table's cap, or the gateway's own. */
const CAPPED = 429;
/** Without a code of the database: keys and paths of a gateway that has lost its project. */
const LATER = new Set([401, 403, 404]);

/**
 * What an answer of the table means, by its status and the code of PostgreSQL or PostgREST in it. A missing grant, policy, column or table
 * is mended by the owner: the lead waits for that. Load, a gateway's fault or a captive portal's page passes by itself.
 */
function outcomeOf(status: number, code: string | undefined): Attempt {
  if (status === 201 || code === STORED) return 'delivered';
  if (code && REFUSED.has(code)) return 'refused';
  if (status === CAPPED) return 'capped';
  // No answer is 0.
  if (status < 400 || status >= 500) return 'unknown';
  return code || LATER.has(status) ? 'later' : 'unknown';
}

/** The same lead for a table that is older than the site: what it has no column for stands at the end of its message. */
function asMessage(row: LeadRecord): object {
  const columns = new Set(Object.values(furtherFields).map(({ column }) => column));
  const known = Object.fromEntries(Object.entries(row).filter(([name]) => !columns.has(name)));
  return fitToLimits({
    ...known,
    message: [row.message ?? '', ...furtherLines((_, column) => textOf(row, column))].filter((text) => text !== '').join('\n'),
  });
}

/**
 * The table lead_form as visitors use it: one row, always as the anonymous role, without reading it back.
 * Only @supabase/postgrest-js is loaded for it, when a form appears or the first lead is saved; once it is there the request starts before
 * any other task of the page.
 */
export function leadTable(env: SiteEnv): TablePort {
  async function insertRow(row: LeadRecord & { id?: string }, signal: AbortSignal): Promise<Attempt> {
    if (!env.supabaseUrl || !env.supabaseKey) return 'refused';
    try {
      // What is there is not waited for: a page that is being left runs no further task.
      const Client = latePostgrest.now() ?? (await latePostgrest.get());
      const client = new Client(`${absoluteUrl(env.supabaseUrl)}/rest/v1`, {
        headers: { ...supabaseHeaders(env), apikey: env.supabaseKey },
        fetch: (input, init) => post(input, init ?? {}),
      });
      const insert = async (values: object) => await client.from('lead_form').insert(values).abortSignal(signal);
      let answer = await insert(row);
      if (answer.error?.code === NO_SUCH_COLUMN && furtherLines((_, column) => textOf(row, column)).length > 0)
        answer = await insert(asMessage(row));
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
