import { createStore, type Readable } from '@/lib/store';

import type { Lead } from '../model/lead';

interface LeadsState {
  /** Every lead of the table, newest first. */
  all: readonly Lead[];
  /** The leads in the list. Until the list is updated, unseen leads are missing and leads that others deleted remain. */
  listed: readonly Lead[];
  /** Leads that arrived since the list was last updated, newest first. */
  unseen: readonly Lead[];
  /** The ids of listed leads that somebody else has deleted. */
  deleted: ReadonlySet<string>;
}

/** The loaded leads, and which of them are in the list. The list changes only on request. */
export interface LeadStore extends Readable<LeadsState> {
  /** The known leads by their ids. The map object never changes. */
  byId: ReadonlyMap<string, Lead>;
  /**
   * Call before all leads are read. The returned function replaces the known ones with those that were read, except for what became known
   * meanwhile; `show` updates the list too.
   */
  beginReading: () => (leads: readonly Lead[], show: boolean) => void;
  /** Merges changes, ignoring known and deleted leads. */
  merge: (leads: readonly Lead[], deletedIds: readonly string[]) => void;
  /** Adds a lead of mine, also to the list. A poll may have found it already. */
  add: (lead: Lead) => void;
  /** Removes a lead that I deleted. */
  remove: (id: string) => void;
  /** Removes leads that others have deleted from the list. */
  dropDeleted: () => void;
  /** Updates the list to show all leads. */
  showUnseen: () => void;
  /** Whether a lead is known, or still in the list although somebody else has deleted it. */
  isOnPage: (id: string) => boolean;
}

const NONE: LeadsState = { all: [], listed: [], unseen: [], deleted: new Set() };

export function createLeadStore(): LeadStore {
  const store = createStore(NONE);
  const byId = new Map<string, Lead>();
  /** The ids of deleted leads, because a late response may still contain them. */
  const removedIds = new Set<string>();

  function change(next: Partial<LeadsState>): void {
    store.set({ ...store.get(), ...next });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    byId,
    beginReading() {
      const [knownBefore, removedBefore] = [new Set(byId.keys()), [...removedIds]];
      return (found, show) => {
        const read = new Set(found.map(({ id }) => id));
        // The owner restored these from a backup.
        for (const id of removedBefore) if (read.has(id)) removedIds.delete(id);
        const since = store.get().all.filter(({ id }) => !knownBefore.has(id) && !read.has(id));
        const all = since.reduce(
          insert,
          found.filter(({ id }) => !removedIds.has(id)),
        );
        byId.clear();
        for (const lead of all) byId.set(lead.id, lead);
        if (show) {
          store.set({ all, listed: all, unseen: [], deleted: NONE.deleted });
          return;
        }
        const listed = new Set(store.get().listed.map(({ id }) => id));
        change({
          all,
          unseen: all.filter(({ id }) => !listed.has(id)),
          deleted: new Set([...listed].filter((id) => !byId.has(id))),
        });
      };
    },
    merge(found, deletedIds) {
      for (const id of deletedIds) removedIds.add(id);
      const leaving = new Set(deletedIds.filter((id) => byId.delete(id)));
      const fresh = found.filter(({ id }) => !byId.has(id) && !removedIds.has(id));
      if (leaving.size === 0 && fresh.length === 0) return;
      for (const lead of fresh) byId.set(lead.id, lead);
      const state = store.get();
      const unseen = new Set(state.unseen.map(({ id }) => id));
      const stays = ({ id }: Lead): boolean => !leaving.has(id);
      const leavingList = [...leaving].filter((id) => !unseen.has(id));
      change({
        all: fresh.reduce(insert, leaving.size > 0 ? state.all.filter(stays) : state.all),
        unseen: fresh.reduce(insert, state.unseen.filter(stays)),
        deleted: leavingList.length > 0 ? new Set([...state.deleted, ...leavingList]) : state.deleted,
      });
    },
    add(lead) {
      if (removedIds.has(lead.id)) return;
      const { all, listed, unseen } = store.get();
      const isKnown = byId.has(lead.id);
      byId.set(lead.id, lead);
      const isIn = (leads: readonly Lead[]): boolean => leads.some(({ id }) => id === lead.id);
      change({
        all: isKnown ? all : insert(all, lead),
        listed: isIn(listed) ? listed : insert(listed, lead),
        unseen: unseen.filter(({ id }) => id !== lead.id),
      });
    },
    remove(id) {
      removedIds.add(id);
      byId.delete(id);
      const { all, listed, unseen } = store.get();
      const others = (lead: Lead): boolean => lead.id !== id;
      change({ all: all.filter(others), listed: listed.filter(others), unseen: unseen.filter(others) });
    },
    dropDeleted() {
      const { listed, deleted } = store.get();
      if (deleted.size > 0) change({ listed: listed.filter(({ id }) => !deleted.has(id)), deleted: NONE.deleted });
    },
    showUnseen: () => change({ listed: store.get().all, unseen: [], deleted: NONE.deleted }),
    isOnPage: (id) => byId.has(id) || store.get().deleted.has(id),
  };
}

/** Inserts a lead into a list sorted newest first, then by descending id. Searches from the start, where new leads belong. */
function insert(list: readonly Lead[], lead: Lead): readonly Lead[] {
  const { id, createdAt } = lead;
  const place = list.findIndex((other) => other.createdAt < createdAt || (other.createdAt === createdAt && other.id < id));
  const index = place === -1 ? list.length : place;
  return [...list.slice(0, index), lead, ...list.slice(index)];
}
