import type { SupabaseClient } from '@supabase/supabase-js';

import type { Cursor, DeskBackend, MailState, NotAdded } from '@/desk/model/backend';
import type { FollowUp } from '@/desk/model/followUp';
import { addedLeadForm, type Lead } from '@/desk/model/lead';
import { tableRecord } from '@/leads/payload';

import { campaignBackend } from './campaigns';
import type { Renewal } from './renewal';
import {
  DELETIONS,
  EVENTS,
  FOLLOW_UPS,
  LEADS,
  NO_FUNCTION,
  NO_TABLE,
  rowsOf,
  type Table,
  textIn,
  timestampMs,
  toAddedLead,
  toActionResult,
  toArguments,
  toEvent,
  toFollowUp,
  toLastWeek,
  toLead,
  toMailState,
} from './rows';
import type { ServerClock } from './staffFetch';

/** Hosted Supabase never sends more rows than this in one response. */
const PAGE_ROWS = 1000;
const LEAD_GONE = 'PT404';
const TOO_MANY = 429;
const NO_PERMISSION = '42501';
/** Codes of add_lead for an id that is taken. */
const NOT_ADDED: Readonly<Record<string, NotAdded>> = { PT409: 'conflict', 23505: 'deleted' };
/** Codes of desk_act's own refusals, whose messages staff understand. */
const DESK_ACT_REFUSAL = /^(PT\d{3}|22023)$/;
/** No session, timeout, too many requests: a later attempt may succeed. */
const TRANSIENT = new Set([401, 408, 429]);
/** Rows get their timestamp before they are committed, so a row up to this many ms older than the last one may appear late. */
const OVERLAP_MS = { leads: 300_000, followUps: 60_000, deletions: 60_000 };
/** The position before the first row, for reading the whole table. */
const START: Cursor = '';

/** Adapter for the desk's tables and functions, with a signed-in client. Tables look empty if row level security hides their rows. */
export function deskBackend(client: SupabaseClient, clock: ServerClock, accessToken: Renewal['accessToken']): DeskBackend {
  /**
   * Renews an expired token and sends a request. If the server refuses the token, whose clock decides, renews it and sends the request once
   * more.
   * @throws Error if the token could not be renewed.
   */
  async function withFreshToken<T extends { status: number }>(send: () => PromiseLike<T>): Promise<T> {
    const token = await accessToken();
    const response = await send();
    if (response.status !== 401) return response;
    await accessToken(token);
    return await send();
  }

  /** Reads the page of leads after `last`, newest first, then by id. The first page is the exact request agreed with the customer. */
  async function pageOfLeads(last: unknown): Promise<unknown[]> {
    const response = await withFreshToken(() => {
      const query = client.from(LEADS.name).select('*').order(LEADS.time, { ascending: false }).order(LEADS.id, { ascending: false });
      if (last === undefined) return query;
      const time = textIn(last, LEADS.time);
      const earlier = `${LEADS.time}.lt."${withoutQuotes(time)}",${LEADS.id}.lt.${textIn(last, LEADS.id)}`;
      return query.lte(LEADS.time, time).or(earlier).limit(PAGE_ROWS);
    });
    return rowsOf(response);
  }

  /**
   * Reads a table's rows since a position, in pages that continue after the last row read. A row that changes meanwhile moves to the end
   * and is read again. Each request also counts the remaining rows, so that one request suffices if little has changed.
   */
  async function rowsSince(table: Table, since: Cursor, overlapMs = 0): Promise<unknown[] | 'missing'> {
    const rows: unknown[] = [];
    let from = since === START ? undefined : new Date(timestampMs(since) - overlapMs).toISOString();
    let lastId: string | undefined;
    for (;;) {
      const response = await withFreshToken(() => {
        const all = client.from(table.name).select('*', { count: 'exact' }).order(table.time).order(table.id).limit(PAGE_ROWS);
        if (from === undefined) return all;
        const newer = all.gte(table.time, from);
        return lastId === undefined ? newer : newer.or(`${table.time}.gt."${from}",${table.id}.gt.${lastId}`);
      });
      if (response.error?.code === NO_TABLE) return 'missing';
      const page = rowsOf(response);
      rows.push(...page);
      if (page.length === 0 || page.length >= (response.count ?? 0)) break;
      const last = page.at(-1);
      from = withoutQuotes(textIn(last, table.time));
      lastId = textIn(last, table.id);
    }
    return rows;
  }

  async function changesOf(table: Table, since: Cursor | undefined, overlapMs: number) {
    const rows = since === undefined ? 'missing' : await rowsSince(table, since, overlapMs);
    return rows === 'missing' ? { rows: [], cursor: since } : { rows, cursor: cursorAfter(table, rows, since) };
  }

  async function mailState(): Promise<MailState | 'notStaff' | undefined> {
    const { data, error } = await withFreshToken(() => client.rpc('staff_state'));
    if (error?.code === NO_FUNCTION) return undefined;
    if (error) throw new Error(error.message, { cause: error });
    return toMailState(data);
  }

  /** @throws Error if this account is not signed in. */
  async function accessTokenOf(account: string): Promise<string> {
    const { session } = (await client.auth.getSession()).data;
    if (session?.user.id !== account) throw new Error('Another account is signed in, or none.');
    return session.access_token;
  }

  /** Calls a database function as this account. Pins the token: a colleague who signs in at this moment must not become the author. */
  async function callAs(account: string, name: string, parameters: object) {
    return await withFreshToken(async () => {
      const token = await accessTokenOf(account);
      return await client.rpc(name, parameters).setHeader('authorization', `Bearer ${token}`);
    });
  }

  return {
    /**
     * Pages continue after the last row read (its time and id), not at a row number, so that leads added or deleted meanwhile cause no gaps
     * or duplicates. Reading ends with a page without new leads, whatever the server's page limit is.
     */
    async leads() {
      const leads = new Map<string, Lead>();
      let newest = START;
      let last: unknown;
      for (;;) {
        const countBefore = leads.size;
        for (const row of await pageOfLeads(last)) {
          const lead = toLead(row);
          if (leads.size === 0) newest = textIn(row, LEADS.time);
          if (!leads.has(lead.id)) last = row;
          leads.set(lead.id, lead);
        }
        if (leads.size === countBefore) break;
      }
      return { leads: [...leads.values()], cursors: { leads: newest, deletions: newest } };
    },

    async followUps() {
      const rows = await rowsSince(FOLLOW_UPS, START);
      return rows === 'missing' ? rows : { followUps: latestFollowUps(rows), cursor: cursorAfter(FOLLOW_UPS, rows, START) };
    },

    async changes(since) {
      const [leads, followUps, deletions] = await Promise.all([
        changesOf(LEADS, since.leads, OVERLAP_MS.leads),
        changesOf(FOLLOW_UPS, since.followUps, OVERLAP_MS.followUps),
        changesOf(DELETIONS, since.deletions, OVERLAP_MS.deletions),
      ]);
      return {
        leads: leads.rows.map(toLead),
        followUps: latestFollowUps(followUps.rows),
        deleted: deletions.rows.map((row) => textIn(row, DELETIONS.id)),
        cursors: { leads: leads.cursor ?? START, followUps: followUps.cursor, deletions: deletions.cursor ?? START },
      };
    },

    async countLeads() {
      const { error, count } = await withFreshToken(() => client.from(LEADS.name).select('*', { count: 'exact', head: true }));
      if (error || count === null) throw new Error('The leads could not be counted.', { cause: error });
      return count;
    },

    async remove(id) {
      if ((await accessToken()) === undefined) return 'refused';
      const { data, error } = await withFreshToken(() => client.from(LEADS.name).delete().eq(LEADS.id, id).select(LEADS.id));
      if (error) throw new Error(error.message, { cause: error });
      // Only a returned row proves the deletion. Without it, either a colleague was faster or the deletion was not allowed.
      if (Array.isArray(data) && data.length > 0) return 'gone';
      const remaining = await client.from(LEADS.name).select(LEADS.id).eq(LEADS.id, id);
      if (rowsOf(remaining).length > 0) return 'refused';
      // To an account that is not staff, every lead looks deleted.
      return (await mailState()) === 'notStaff' ? 'refused' : 'gone';
    },

    mailState,

    async recentEvents(since) {
      const response = await withFreshToken(() =>
        client
          .from(EVENTS.name)
          .select(EVENTS.recent)
          .gte(EVENTS.time, new Date(since).toISOString())
          .order(EVENTS.time, { ascending: false })
          .limit(PAGE_ROWS),
      );
      return rowsOf(response).map(toEvent);
    },

    async lastWeek() {
      const { data, error } = await withFreshToken(() => client.rpc('last_week'));
      if (error) throw new Error(error.message, { cause: error });
      return toLastWeek(data);
    },

    async history(leadId) {
      const response = await withFreshToken(() =>
        client.from(EVENTS.name).select(EVENTS.history).eq(EVENTS.lead, leadId).order(EVENTS.time).order(EVENTS.id),
      );
      return rowsOf(response).map(toEvent);
    },

    async addLead({ id, source, values, channel, campaign }, account) {
      try {
        const lead = tableRecord(addedLeadForm(source), values, '');
        const added = { p_id: id, p_lead: lead, p_channel: channel, p_campaign: campaign };
        const { data, error, status } = await callAs(account, 'add_lead', added);
        if (!error) return { outcome: 'added', ...toAddedLead(data) };
        if (status === TOO_MANY) return { outcome: 'capped' };
        return { outcome: status === 0 ? 'unanswered' : (NOT_ADDED[error.code] ?? 'refused') };
      } catch {
        return { outcome: 'unanswered' };
      }
    },

    async send(request) {
      try {
        const { data, error, status } = await callAs(request.account, 'desk_act', toArguments(request));
        if (!error) return toActionResult(data);
        if (error.code === LEAD_GONE) return { outcome: 'gone' };
        return isFinal(status, error) ? { outcome: 'refused', reason: reasonOf(error) } : { outcome: 'unanswered' };
      } catch {
        return { outcome: 'unanswered' };
      }
    },

    clockOffset: () => clock.offsetMs,

    ...campaignBackend(client, withFreshToken),
  };
}

/** Returns whether the database itself has permanently refused the action. A network failure has status 0; a gateway returns HTML. */
function isFinal(status: number, { message }: { message: string }): boolean {
  return status >= 400 && status < 500 && !TRANSIENT.has(status) && !message.trimStart().startsWith('<');
}

function reasonOf({ code, message }: { code: string; message: string }): string {
  if (code === NO_PERMISSION) return 'This account may not change leads.';
  return DESK_ACT_REFUSAL.test(code) ? message : 'The database did not accept it.';
}

/** Keeps the last version of each row: a row that changed while its table was read appears twice. */
function latestFollowUps(rows: readonly unknown[]): FollowUp[] {
  return [...new Map(rows.map(toFollowUp).map((followUp) => [followUp.leadId, followUp])).values()];
}

/** Returns the position after the last row, or `since` if there are no rows. */
function cursorAfter<Since extends Cursor | undefined>(table: Table, rows: readonly unknown[], since: Since): Cursor | Since {
  return rows.length === 0 ? since : textIn(rows.at(-1), table.time);
}

/** Makes a value safe inside a quoted PostgREST filter. */
function withoutQuotes(text: string): string {
  return text.replace(/["\\]/g, '');
}
