import type { Lead } from '@/leads/fields';

import { readTimestamp } from '../model/dubaiTime';
import { indexLeads, type LeadEntry } from '../model/leadIndex';

interface LeadBookState {
  /** All that the table has, newest first. */
  leads: readonly LeadEntry[];
  /** What the list on the screen is made of: without news, and with what others have deleted, until somebody presses something. */
  listed: readonly LeadEntry[];
  /** Leads that came since, newest first. */
  news: readonly LeadEntry[];
  /** The ids of listed leads that somebody else has deleted. */
  deleted: ReadonlySet<string>;
}

/** The leads that this page knows, and which of them are on the screen: nothing there moves by itself. */
export interface LeadBook {
  state: () => LeadBookState;
  subscribe: (listener: () => void) => () => void;
  /** The known leads by their ids; one map for the life of the book. */
  byId: ReadonlyMap<string, LeadEntry>;
  /** Takes the whole table in; `show` puts it on the screen. */
  read: (leads: readonly Lead[], show: boolean) => void;
  /**
   * Takes in what has changed; what is known or gone does not count. Times of deletions in ms since 1970. Returns the ids of the leads that
   * were deleted; one of them may have come back since.
   */
  take: (leads: readonly Lead[], deletions: readonly { leadId: string; at: number }[]) => string[];
  /** I have deleted a lead at that time: it goes at once. */
  remove: (id: string, at: number) => void;
  /** Takes away what is shown as deleted. */
  tidy: () => void;
  /** Puts the news on the screen. */
  show: () => void;
}

const NONE: LeadBookState = { leads: [], listed: [], news: [], deleted: new Set() };

export function createLeadBook(): LeadBook {
  let state = NONE;
  const listeners = new Set<() => void>();
  const byId = new Map<string, LeadEntry>();
  /** When a lead was deleted, by its id: a list that was asked for before may still hold it. One that came later has come anew. */
  const deletions = new Map<string, number>();

  function set(next: Partial<LeadBookState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function isThere({ id, created_at: createdAt }: Lead): boolean {
    const at = deletions.get(id);
    return at === undefined || readTimestamp(createdAt) > at;
  }

  function show(): void {
    set({ listed: state.leads, news: [], deleted: NONE.deleted });
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    byId,
    read(found, all) {
      const leads = indexLeads(found.filter(isThere));
      byId.clear();
      for (const entry of leads) byId.set(entry.lead.id, entry);
      if (all) {
        state = { ...state, leads };
        show();
        return;
      }
      const listed = new Set(state.listed.map(({ lead }) => lead.id));
      set({
        leads,
        news: leads.filter(({ lead }) => !listed.has(lead.id)),
        deleted: new Set([...listed].filter((id) => !byId.has(id))),
      });
    },
    take(found, deleted) {
      for (const { leadId, at } of deleted) deletions.set(leadId, at);
      const leaving = new Set(deleted.map(({ leadId }) => leadId).filter((id) => isGone(byId.get(id))));
      for (const id of leaving) byId.delete(id);
      const fresh = indexLeads(found.filter((lead) => !byId.has(lead.id) && isThere(lead)));
      if (leaving.size === 0 && fresh.length === 0) return [];
      const stays = ({ lead }: LeadEntry): boolean => !leaving.has(lead.id);
      const news = new Set(state.news.map(({ lead }) => lead.id));
      const deletedOnScreen = [...leaving].filter((id) => !news.has(id));
      for (const entry of fresh) byId.set(entry.lead.id, entry);
      set({
        leads: fresh.reduce(insert, leaving.size > 0 ? state.leads.filter(stays) : state.leads),
        news: fresh.reduce(insert, state.news.filter(stays)),
        deleted: deletedOnScreen.length > 0 ? new Set([...state.deleted, ...deletedOnScreen]) : state.deleted,
      });
      return [...leaving];
    },
    remove(id, at) {
      deletions.set(id, at);
      byId.delete(id);
      const others = ({ lead }: LeadEntry): boolean => lead.id !== id;
      set({ leads: state.leads.filter(others), listed: state.listed.filter(others), news: state.news.filter(others) });
    },
    tidy() {
      if (state.deleted.size === 0) return;
      set({ listed: state.listed.filter(({ lead }) => !state.deleted.has(lead.id)), deleted: NONE.deleted });
    },
    show,
  };

  function isGone(entry: LeadEntry | undefined): boolean {
    return entry !== undefined && !isThere(entry.lead);
  }
}

/** Into a list that is sorted newest first, ties by id; what comes new stands near its head. */
function insert(list: readonly LeadEntry[], entry: LeadEntry): readonly LeadEntry[] {
  const { lead, time } = entry;
  const place = list.findIndex((other) => other.time < time || (other.time === time && other.lead.id < lead.id));
  const at = place === -1 ? list.length : place;
  return [...list.slice(0, at), entry, ...list.slice(at)];
}
