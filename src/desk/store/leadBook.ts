import type { Lead } from '../model/lead';

interface LeadBookState {
  /** All that the table has, newest first. */
  leads: readonly Lead[];
  /** What the list on the screen is made of: without news, and with what others have deleted, until somebody presses something. */
  listed: readonly Lead[];
  /** Leads that came since, newest first. */
  news: readonly Lead[];
  /** The ids of listed leads that somebody else has deleted. */
  deleted: ReadonlySet<string>;
}

/** The leads that this page knows, and which of them are on the screen: nothing there moves by itself. */
export interface LeadBook {
  state: () => LeadBookState;
  subscribe: (listener: () => void) => () => void;
  /** The known leads by their ids; one map for the life of the book. */
  byId: ReadonlyMap<string, Lead>;
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
  const byId = new Map<string, Lead>();
  /** When a lead was deleted, by its id: a list that was asked for before may still hold it. One that came later has come anew. */
  const deletions = new Map<string, number>();

  function set(next: Partial<LeadBookState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function isThere({ id, createdAt }: Lead): boolean {
    const at = deletions.get(id);
    return at === undefined || createdAt > at;
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
      const leads = found.filter(isThere);
      byId.clear();
      for (const lead of leads) byId.set(lead.id, lead);
      if (all) {
        state = { ...state, leads };
        show();
        return;
      }
      const listed = new Set(state.listed.map(({ id }) => id));
      set({
        leads,
        news: leads.filter(({ id }) => !listed.has(id)),
        deleted: new Set([...listed].filter((id) => !byId.has(id))),
      });
    },
    take(found, deleted) {
      for (const { leadId, at } of deleted) deletions.set(leadId, at);
      const leaving = new Set(deleted.map(({ leadId }) => leadId).filter((id) => isGone(byId.get(id))));
      for (const id of leaving) byId.delete(id);
      const fresh = found.filter((lead) => !byId.has(lead.id) && isThere(lead));
      if (leaving.size === 0 && fresh.length === 0) return [];
      const stays = ({ id }: Lead): boolean => !leaving.has(id);
      const news = new Set(state.news.map(({ id }) => id));
      const deletedOnScreen = [...leaving].filter((id) => !news.has(id));
      for (const lead of fresh) byId.set(lead.id, lead);
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
      const others = (lead: Lead): boolean => lead.id !== id;
      set({ leads: state.leads.filter(others), listed: state.listed.filter(others), news: state.news.filter(others) });
    },
    tidy() {
      if (state.deleted.size === 0) return;
      set({ listed: state.listed.filter(({ id }) => !state.deleted.has(id)), deleted: NONE.deleted });
    },
    show,
  };

  function isGone(lead: Lead | undefined): boolean {
    return lead !== undefined && !isThere(lead);
  }
}

/** Into a list that is sorted newest first, ties by id; what comes new stands near its head. */
function insert(list: readonly Lead[], lead: Lead): readonly Lead[] {
  const { id, createdAt } = lead;
  const place = list.findIndex((other) => other.createdAt < createdAt || (other.createdAt === createdAt && other.id < id));
  const at = place === -1 ? list.length : place;
  return [...list.slice(0, at), lead, ...list.slice(at)];
}
