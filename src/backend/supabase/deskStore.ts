import type { SupabaseClient } from '@supabase/supabase-js';

import { readTimestamp } from '@/desk/model/dubaiTime';
import type { DeskAct, DeskAnswer, DeskEvent, DeskRequest, DeskStore } from '@/desk/model/ports';
import { type Channel, CHANNELS, type FollowUp, type LeadState, type LostReason, type Question } from '@/desk/model/states';

import { PAGE_ROWS, toLead } from './leadArchive';
import type { ServerClock } from './staffFetch';
import { rowsOf, staffRequests } from './staffRequests';

/** There is no such table: a database whose migrations are older than the site. */
const NO_TABLE = 'PGRST205';
const LEAD_GONE = 'PT404';
/** Codes of desk_act's own refusals, whose words staff understand. */
const OWN_REFUSAL = /^(PT\d{3}|22023)$/;
/** No session, too slow, too much at once: the same action may be saved later. */
const TRANSIENT = new Set([401, 408, 429]);
const PRESSES: ReadonlySet<string> = new Set(CHANNELS);
/** A press is told this much later at most, in s. */
const LONGEST_WAIT_S = 86_400;
/** What may have come to light only after something younger was read, in ms: a request writes its time before it is done. */
const OVERLAP_MS = { lead: 300_000, followUp: 60_000, deletion: 60_000 };

/** A table in the order in which its rows come or change. */
interface Table {
  name: 'lead_form' | 'lead_follow_up' | 'lead_deletion';
  time: string;
  id: string;
}

const LEADS: Table = { name: 'lead_form', time: 'created_at', id: 'id' };
const FOLLOW_UPS: Table = { name: 'lead_follow_up', time: 'updated_at', id: 'lead_id' };
const DELETIONS: Table = { name: 'lead_deletion', time: 'at', id: 'lead_id' };

/** The desk's tables and its function, as staff use them. Row level security decides; what it hides looks empty. */
export function deskStore(client: SupabaseClient, clock: ServerClock): DeskStore {
  const { isSignedIn, withFreshToken } = staffRequests(client);

  /**
   * The rows of a table since a time, in pages that continue behind the last row read. What changes meanwhile moves to the end and is read
   * again. How many are left is asked along, so that a quiet minute takes one request. `missing`: there is no such table.
   */
  async function rowsSince(table: Table, since: string | undefined, overlapMs = 0): Promise<unknown[] | 'missing'> {
    const rows: unknown[] = [];
    let from = since === undefined ? undefined : new Date(readTimestamp(since) - overlapMs).toISOString();
    let lastId: string | undefined;
    for (;;) {
      const { data, error, count } = await withFreshToken(() => {
        const all = client.from(table.name).select('*', { count: 'exact' }).order(table.time).order(table.id).limit(PAGE_ROWS);
        if (from === undefined) return all;
        const later = all.gte(table.time, from);
        return lastId === undefined ? later : later.or(`${table.time}.gt."${from}",${table.id}.gt.${lastId}`);
      });
      if (error?.code === NO_TABLE) return 'missing';
      if (error) throw new Error(error.message, { cause: error });
      const page = rowsOf(data);
      rows.push(...page);
      if (page.length === 0 || page.length >= (count ?? 0)) break;
      const last = page.at(-1);
      from = text(last, table.time).replace(/["\\]/g, '');
      lastId = text(last, table.id);
    }
    if (!(await isSignedIn())) throw new Error('The session ended before everything was read.');
    return rows;
  }

  /** @throws Error unless this account is signed in. */
  async function tokenOf(account: string): Promise<string> {
    const { session } = (await client.auth.getSession()).data;
    if (session?.user.id !== account) throw new Error('Another account is signed in, or none.');
    return session.access_token;
  }

  return {
    async followUps() {
      const rows = await rowsSince(FOLLOW_UPS, undefined);
      return rows === 'missing' ? rows : { followUps: latest(rows), changedAt: lastTime(FOLLOW_UPS, rows) };
    },

    async changes(since) {
      const [leads, followUps, deletions] = (
        await Promise.all([
          rowsSince(LEADS, since.lead, OVERLAP_MS.lead),
          rowsSince(FOLLOW_UPS, since.followUp, OVERLAP_MS.followUp),
          rowsSince(DELETIONS, since.deletion ?? since.lead, OVERLAP_MS.deletion),
        ])
      ).map((rows) => (rows === 'missing' ? [] : rows)) as [unknown[], unknown[], unknown[]];
      return {
        leads: leads.map(toLead),
        followUps: latest(followUps),
        deleted: deletions.map((row) => ({ leadId: text(row, 'lead_id'), at: time(row, 'at') ?? 0 })),
        since: {
          lead: lastTime(LEADS, leads) ?? since.lead,
          followUp: lastTime(FOLLOW_UPS, followUps) ?? since.followUp,
          deletion: lastTime(DELETIONS, deletions) ?? since.deletion,
        },
      };
    },

    async countLeads() {
      const { error, count } = await withFreshToken(() => client.from('lead_form').select('*', { count: 'exact', head: true }));
      if (error || count === null || !(await isSignedIn())) throw new Error('The leads could not be counted.', { cause: error });
      return count;
    },

    async recent(since) {
      const { data, error } = await withFreshToken(() =>
        client
          .from('lead_event')
          .select('lead_id,by,by_name,kind')
          .gte('at', new Date(since).toISOString())
          .order('at', { ascending: false })
          .limit(PAGE_ROWS),
      );
      if (error) throw new Error(error.message, { cause: error });
      return rowsOf(data).map((row) => ({
        leadId: text(row, 'lead_id'),
        by: text(row, 'by'),
        byName: text(row, 'by_name'),
        kind: text(row, 'kind'),
      }));
    },

    async history(leadId) {
      const { data, error } = await withFreshToken(() =>
        client.from('lead_event').select('id,at,by,by_name,kind,value').eq('lead_id', leadId).order('at').order('id'),
      );
      if (error) throw new Error(error.message, { cause: error });
      const events = rowsOf(data).map(toEvent);
      if (!(await isSignedIn())) throw new Error('The session ended before the history was read.');
      return events;
    },

    async act(request) {
      try {
        const { data, error, status } = await withFreshToken(async () => {
          const token = await tokenOf(request.account);
          // Pins the token: a colleague signing in at this moment must not become the author.
          return await client.rpc('desk_act', toArguments(request)).setHeader('authorization', `Bearer ${token}`);
        });
        if (!error) return toAnswer(data);
        if (error.code === LEAD_GONE) return { outcome: 'gone' };
        return isFinal(status, error) ? { outcome: 'refused', reason: reasonOf(error) } : { outcome: 'unanswered' };
      } catch {
        return { outcome: 'unanswered' };
      }
    },

    clockOffset: () => clock.offsetMs,
  };
}

/** Returns whether the database itself has refused the action for good. A network failure has status 0; a gateway answers with a page. */
function isFinal(status: number, { message }: { message: string }): boolean {
  return status >= 400 && status < 500 && !TRANSIENT.has(status) && !message.trimStart().startsWith('<');
}

function reasonOf({ code, message }: { code: string; message: string }): string {
  if (code === '42501') return 'This account may not change leads.';
  return OWN_REFUSAL.test(code) ? message : 'The database did not accept it.';
}

function toArguments({ id, leadId, seen, act }: DeskRequest): Record<string, unknown> {
  return { id, lead: leadId, seen, kind: act.kind, value: valueOf(act) };
}

function valueOf(act: DeskAct): string | null {
  switch (act.kind) {
    case 'assign':
      return act.owner;
    case 'state':
      return act.state;
    case 'lost':
      return act.reason;
    case 'note':
      return act.text;
    case 'undo':
      return act.event;
    case 'whatsapp':
    case 'call':
    case 'mail':
      return String(Math.min(LONGEST_WAIT_S, Math.max(0, Math.round((Date.now() - act.pressedAt) / 1000))));
    default:
      return null;
  }
}

/** @throws Error when the answer is none. */
function toAnswer(data: unknown): DeskAnswer {
  const followUp = toFollowUp(value(data, 'follow_up'));
  const outcome = text(data, 'outcome');
  if (outcome === 'conflict') {
    const conflict = value(data, 'conflict');
    return { outcome, followUp, by: text(conflict, 'by'), byName: text(conflict, 'by_name'), at: time(conflict, 'at') ?? Date.now() };
  }
  if (outcome === 'saved' || outcome === 'held' || outcome === 'changed') return { outcome, followUp };
  throw new Error('desk_act sent no outcome.');
}

/** A row that changed while its table was read is there twice; the later one counts. */
function latest(rows: readonly unknown[]): FollowUp[] {
  return [...new Map(rows.map(toFollowUp).map((followUp) => [followUp.leadId, followUp])).values()];
}

/** @throws Error when the row belongs to no lead. */
function toFollowUp(row: unknown): FollowUp {
  const leadId = text(row, 'lead_id');
  if (leadId === '') throw new Error('lead_follow_up sent a row without a lead.');
  const asked = value(row, 'asked');
  const version = value(row, 'version');
  return {
    leadId,
    state: text(row, 'state') as LeadState,
    lostReason: (text(row, 'lost_reason') || null) as LostReason | null,
    owner: text(row, 'owner') || null,
    ownerName: text(row, 'owner_name') || null,
    claimedAt: time(row, 'claimed_at'),
    firstContactAt: time(row, 'first_contact_at'),
    asked: Array.isArray(asked) ? asked.map(toQuestion) : [],
    version: typeof version === 'number' ? version : 0,
  };
}

function toQuestion(row: unknown): Question {
  return { kind: text(row, 'kind') as Channel, at: time(row, 'at') ?? 0, by: text(row, 'by'), byName: text(row, 'by_name') };
}

function toEvent(row: unknown): DeskEvent {
  const kind = text(row, 'kind');
  const found = text(row, 'value') || null;
  const pressed = PRESSES.has(kind) && found !== null;
  return {
    id: text(row, 'id'),
    at: (pressed ? readTimestamp(found) : time(row, 'at')) ?? 0,
    by: text(row, 'by'),
    byName: text(row, 'by_name'),
    kind,
    value: pressed ? null : found,
  };
}

function lastTime(table: Table, rows: readonly unknown[]): string | undefined {
  return rows.length === 0 ? undefined : text(rows.at(-1), table.time);
}

function value(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

function text(row: unknown, name: string): string {
  const found = value(row, name);
  return typeof found === 'string' ? found : '';
}

/** In ms since 1970; null where there is none. */
function time(row: unknown, name: string): number | null {
  const found = readTimestamp(text(row, name));
  return Number.isNaN(found) ? null : found;
}
