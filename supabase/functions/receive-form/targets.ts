import type { SheetBody } from '../_shared/leadColumns.ts';
import { originHeader } from '../_shared/leadOrigin.ts';
import { keyHeaders } from '../_shared/settings.ts';
import { type PostedLead, rowOf, rowWithoutFurther } from './lead.ts';
import { senderHeader } from './sender.ts';

/** The same timeout as in the site's own scripts. */
const TIMEOUT_MS = 10_000;
/** PostgREST's error code for a column that the table does not have. */
const NO_SUCH_COLUMN = 'PGRST204';
/** PostgreSQL's error code for an id that is already stored. */
const STORED = '23505';

/** The targets of a lead. If the lead was not accepted, both methods reject with a message that contains no visitor data. */
export interface Targets {
  sheet(sid: string, body: SheetBody, query: PostedLead['query']): Promise<void>;
  /** If `id` is undefined, the database generates an id. `address` is the visitor's. */
  table(id: string | undefined, body: SheetBody, query: PostedLead['query'], address: string): Promise<void>;
}

interface TargetSettings {
  supabaseUrl: string;
  publishableKey: string;
  /** The deployed spreadsheet script; '' if there is none. */
  scriptUrl: string;
  /** Signs the visitor's address for the database; '' if the owner set no key. */
  senderKey: string;
}

/** Calls the spreadsheet script as the site does, and inserts into the table with a visitor's privileges and limits. */
export function createTargets({ supabaseUrl, publishableKey, scriptUrl, senderKey }: TargetSettings): Targets {
  async function insert(row: object, headers: Record<string, string>): Promise<{ status: number; code: unknown }> {
    const response = await fetch(new URL('/rest/v1/lead_form', supabaseUrl), {
      method: 'POST',
      headers: { ...keyHeaders(publishableKey), ...headers, 'content-type': 'application/json', prefer: 'return=minimal' },
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, code: fieldOf(await response.text(), 'code') };
  }

  return {
    async sheet(sid, body, query) {
      if (scriptUrl === '') throw new Error('LEAD_SCRIPT_URL is not set');
      const url = new URL(scriptUrl);
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
      url.searchParams.set('sid', sid);
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=utf-8' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (fieldOf(await response.text(), 'status') !== 'success') throw new Error(`the script answered ${response.status} and no success`);
    },
    async table(id, body, query, address) {
      const headers = { ...originHeader(query), ...(await senderHeader(address, senderKey)) };
      const idColumn = id === undefined ? {} : { id };
      let response = await insert({ ...rowOf(body), ...idColumn }, headers);
      if (response.code === NO_SUCH_COLUMN) response = await insert({ ...rowWithoutFurther(body), ...idColumn }, headers);
      if (response.status !== 201 && response.code !== STORED) throw new Error(`the table answered ${response.status}`);
    },
  };
}

/** Reads a property from JSON text. Returns undefined if the text is not a JSON object. */
function fieldOf(text: string, name: string): unknown {
  try {
    const response: unknown = JSON.parse(text);
    return typeof response === 'object' && response !== null ? Reflect.get(response, name) : undefined;
  } catch {
    return undefined;
  }
}
