import type { SupabaseClient } from '@supabase/supabase-js';

import type { LeadArchive, MailState } from '@/desk/model/ports';
import { furtherFields, type Lead } from '@/leads/fields';

import { rowsOf, staffRequests } from './staffRequests';

/** Hosted Supabase never sends more rows than this in one answer. */
export const PAGE_ROWS = 1000;
/** There is no such function: a database whose migrations are older than the site. */
const NO_FUNCTION = 'PGRST202';

/** The table lead_form as staff use it. Row level security decides; what it hides looks like an empty table. */
export function leadArchive(client: SupabaseClient): LeadArchive {
  const { isSignedIn, withFreshToken } = staffRequests(client);

  /** The page after `last` in the order newest first, ties by id; the first page is the agreed request as it stands. */
  async function page(last: Lead | undefined): Promise<Lead[]> {
    const { data, error } = await withFreshToken(() => {
      const query = client.from('lead_form').select('*').order('created_at', { ascending: false }).order('id', { ascending: false });
      if (!last) return query;
      const time = `"${last.created_at.replace(/["\\]/g, '')}"`;
      return query.lte('created_at', last.created_at).or(`created_at.lt.${time},id.lt.${last.id}`).limit(PAGE_ROWS);
    });
    if (error) throw new Error(error.message, { cause: error });
    return rowsOf(data).map(toLead);
  }

  async function state(): Promise<MailState | 'stray' | undefined> {
    const { data, error } = await withFreshToken(() => client.rpc('staff_state'));
    if (error?.code === NO_FUNCTION) return undefined;
    if (error) throw new Error(error.message, { cause: error });
    return toMailState(data);
  }

  return {
    /**
     * Pages continue behind the last row read (its time and id), not at a row number: leads that come or go meanwhile shift
     * nothing, so none is skipped or doubled. Only a page without news ends the list, whatever the server's limit is.
     */
    async list() {
      const leads = new Map<string, Lead>();
      let last: Lead | undefined;
      for (;;) {
        const known = leads.size;
        for (const lead of await page(last)) {
          if (!leads.has(lead.id)) last = lead;
          leads.set(lead.id, lead);
        }
        if (leads.size === known) break;
      }
      if (!(await isSignedIn())) throw new Error('The session ended before the leads were read.');
      return [...leads.values()];
    },

    async remove(id) {
      if (!(await isSignedIn())) return 'refused';
      const { data, error } = await withFreshToken(() => client.from('lead_form').delete().eq('id', id).select('id'));
      if (error) throw new Error(error.message, { cause: error });
      // Only the deleted row itself proves a deletion; without it, a colleague was faster, or it was not allowed.
      if (Array.isArray(data) && data.length > 0) return 'gone';
      const again = await client.from('lead_form').select('id').eq('id', id);
      if (again.error) throw new Error(again.error.message, { cause: again.error });
      if (rowsOf(again.data).length > 0 || !(await isSignedIn())) return 'refused';
      // To a stray every lead looks gone.
      return (await state()) === 'stray' ? 'refused' : 'gone';
    },

    state,
  };
}

/** @throws Error when the row has no id. */
export function toLead(row: unknown): Lead {
  const value = (name: string): string | null => {
    const found: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
    return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : null;
  };
  const id = value('id');
  if (id === null) throw new Error('lead_form sent a row without an id.');
  const further = Object.values(furtherFields).map(({ column }) => [column, value(column) ?? '']);
  return {
    ...Object.fromEntries(further),
    id,
    full_name: value('full_name') ?? '',
    email: value('email') ?? '',
    phone_number: value('phone_number') ?? '',
    inquiry_type: value('inquiry_type'),
    source_page: value('source_page'),
    message: value('message'),
    created_at: value('created_at') ?? '',
  };
}

/** @throws Error when the answer is none. */
function toMailState(answer: unknown): MailState | 'stray' {
  const value = (name: string): unknown => (typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined);
  const text = (name: string): string | null => {
    const found = value(name);
    return typeof found === 'string' ? found : null;
  };
  if (value('staff') === false) return 'stray';
  const mail = value('mail');
  const untold = value('untold');
  if ((mail !== 'on' && mail !== 'off') || typeof untold !== 'number') throw new Error('staff_state sent no state.');
  return { mail, untold, oldest: text('oldest'), failure: text('failure') };
}
