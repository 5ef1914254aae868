import { keyHeaders } from '../_shared/settings.ts';
import { rowOf, rowWithoutFurther, type SheetBody } from './lead.ts';

/** As long as the site's own scripts wait for one answer. */
const TIMEOUT_MS = 10_000;
/** PostgREST: the table has no such column. */
const NO_SUCH_COLUMN = 'PGRST204';
/** PostgreSQL: the row is there already, by its id. */
const STORED = '23505';

/** Where a lead goes. Both reject when it was not taken, with words that name no lead. */
export interface Targets {
  sheet(sid: string, body: SheetBody, isSuspect: boolean): Promise<void>;
  /** Without an id the database chooses one. */
  table(id: string | undefined, body: SheetBody): Promise<void>;
}

interface TargetSettings {
  supabaseUrl: string;
  publishableKey: string;
  /** The deployed spreadsheet script; '' where there is none. */
  scriptUrl: string;
}

/** The spreadsheet script, as the site calls it, and the table as a visitor may use it: insert only, its limits included. */
export function createTargets({ supabaseUrl, publishableKey, scriptUrl }: TargetSettings): Targets {
  async function insert(row: object): Promise<{ status: number; code: unknown }> {
    const answer = await fetch(new URL('/rest/v1/lead_form', supabaseUrl), {
      method: 'POST',
      headers: { ...keyHeaders(publishableKey), 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: answer.status, code: fieldOf(await answer.text(), 'code') };
  }

  return {
    async sheet(sid, body, isSuspect) {
      if (scriptUrl === '') throw new Error('LEAD_SCRIPT_URL is not set');
      const url = new URL(scriptUrl);
      if (isSuspect) url.searchParams.set('suspect', 'honeypot');
      url.searchParams.set('sid', sid);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=utf-8' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (fieldOf(await answer.text(), 'status') !== 'success') throw new Error(`the script answered ${answer.status} and no success`);
    },
    async table(id, body) {
      const own = id === undefined ? {} : { id };
      let answer = await insert({ ...rowOf(body), ...own });
      if (answer.code === NO_SUCH_COLUMN) answer = await insert({ ...rowWithoutFurther(body), ...own });
      if (answer.status !== 201 && answer.code !== STORED) throw new Error(`the table answered ${answer.status}`);
    },
  };
}

/** What a JSON answer holds under a name; undefined where it is no such answer. */
function fieldOf(text: string, name: string): unknown {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  } catch {
    return undefined;
  }
}
