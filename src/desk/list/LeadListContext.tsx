import { createContext, type ReactNode, use, useCallback, useDeferredValue, useMemo, useState } from 'react';

import { useStore } from '@/lib/store';

import { useDesk, useDeskState } from '../DeskContext';
import {
  createLeadSearch,
  dependsOnFollowUp,
  distinctValues,
  inOrder,
  type LeadFilter,
  leadMatcher,
  matchesFollowUp,
  NO_FILTER,
  type Order,
} from '../model/filter';
import type { Lead } from '../model/lead';

interface LeadList {
  filter: LeadFilter;
  /** Changes part of the filter. */
  setFilter: (change: Partial<LeadFilter>) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** The matching leads. They may lag behind the typing, so that a key's letter is painted first. */
  shown: readonly Lead[];
  /** The ids of shown leads that no longer match. They stay until the filter, the order or the list changes. */
  noLongerMatching: ReadonlySet<string>;
  /** The filter that produced `shown`. */
  applied: LeadFilter;
  /** Whether a lead matches `applied` now. */
  matches: (lead: Lead) => boolean;
  services: readonly string[];
  sources: readonly string[];
}

const LeadListContext = createContext<LeadList | null>(null);

/** @throws Error outside a LeadListProvider. */
export function useLeadList(): LeadList {
  const list = use(LeadListContext);
  if (!list) throw new Error('useLeadList needs a LeadListProvider.');
  return list;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Filters and sorts the list. A chosen value is reset to 'all' once no lead has it. Rows move only when the filter, the order or the list
 * changes: the matching leads and their order come from the snapshot of that moment.
 */
export function LeadListProvider({ children }: { children: ReactNode }) {
  const { leads, clock } = useDesk();
  const { snapshot } = useDeskState();
  const { listed } = useStore(leads);
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>('Newest first');
  const services = useMemo(() => distinctValues(listed, 'service'), [listed]);
  const sources = useMemo(() => distinctValues(listed, 'source'), [listed]);

  const service = stillThere(filter.service, services);
  const source = stillThere(filter.source, sources);
  if (service !== filter.service || source !== filter.source) setFilter({ ...filter, service, source });

  const deferredFilter = useDeferredValue(filter);
  const [basis, setBasis] = useState(() => ({ listed, applied: deferredFilter, order, snapshot, now: clock.get() }));
  if (basis.listed !== listed || basis.applied !== deferredFilter || basis.order !== order)
    setBasis({ listed, applied: deferredFilter, order, snapshot, now: clock.get() });
  const { applied } = basis;

  const [findLeads] = useState(createLeadSearch);
  const shown = useMemo(() => {
    const { applied: wanted, snapshot: then, now } = basis;
    const found = findLeads(basis.listed, wanted);
    const matching = dependsOnFollowUp(wanted) ? found.filter((lead) => matchesFollowUp(wanted, lead, then, now)) : found;
    return inOrder(basis.order, matching, then, now);
  }, [basis, findLeads]);

  const noLongerMatching = useMemo(() => {
    if (!dependsOnFollowUp(basis.applied) || snapshot === basis.snapshot) return NOBODY;
    const noLongerMatching = shown.filter((lead) => !matchesFollowUp(basis.applied, lead, snapshot, basis.now));
    return noLongerMatching.length === 0 ? NOBODY : new Set(noLongerMatching.map(({ id }) => id));
  }, [shown, snapshot, basis]);

  const change = useCallback(
    (part: Partial<LeadFilter>): void => {
      leads.dropDeleted();
      setFilter((current) => ({ ...current, ...part }));
    },
    [leads],
  );
  const list = useMemo(
    () => ({
      filter,
      setFilter: change,
      order,
      setOrder(next: Order) {
        leads.dropDeleted();
        setOrder(next);
      },
      shown,
      noLongerMatching,
      applied,
      matches: (lead: Lead) => leadMatcher(applied)(lead) && matchesFollowUp(applied, lead, snapshot, clock.get()),
      services,
      sources,
    }),
    [filter, change, order, leads, shown, noLongerMatching, applied, snapshot, clock, services, sources],
  );
  return <LeadListContext value={list}>{children}</LeadListContext>;
}

function stillThere(value: string | undefined, values: readonly string[]): string | undefined {
  return value === '' || (value !== undefined && values.includes(value)) ? value : undefined;
}
